/** Company at tables: private lobbies, invitations, calls, who watches and waits, seats that change hands, another game. */
import type { Member, MessageView } from 'stand-in-discord/testing';
import { DISCORD_LOCALES, type Locale } from '../../src/game/words.ts';
import { settingsPanel } from '../e2e/settings-panel.ts';
import { startTestBot, type TestBot } from '../e2e/test-bot.ts';
import { emojis } from '../layout/tables.ts';
import type { Shown } from './shown.ts';

const NAMES = ['Ann', 'Benjamin', 'チカちゃん', '小明', 'Dan', 'Eve'] as const;
type Name = (typeof NAMES)[number];

export async function companyScreens(locale: Locale): Promise<Shown[]> {
  const [discordLocale] = DISCORD_LOCALES[locale];
  const people = NAMES.map((name) => ({ name, locale: discordLocale, manager: name === 'Eve' }));
  const bot = await startTestBot(
    { people, guildLocale: discordLocale },
    { pace: () => 86_400_000, loadEmojis: async () => ({ ...emojis, emoji: () => undefined }) },
  );
  const shown: Shown[] = [];
  try {
    const stage = onStage(bot, shown);
    await lobbies(bot, stage);
    await seats(stage);
  } finally {
    await bot.close();
  }
  return shown;
}

type Stage = ReturnType<typeof onStage>;

/** What members do, each answer of which is shown. */
function onStage(bot: TestBot, shown: Shown[]) {
  const member = (name: Name): Member => bot.discord.member(name);
  const note = (caption: string, message: MessageView | null | undefined): MessageView => {
    if (!message) throw new Error(`no message: ${caption}`);
    shown.push({ caption, components: message.components, ephemeral: message.ephemeral });
    return message;
  };
  /** The answer to what somebody does, once all of it is done. */
  const answer = async (name: Name, caption: string, acting: ReturnType<Member['press']>) => {
    const outcome = await acting;
    await bot.settle();
    const message = outcome.ephemeral ?? outcome.message;
    return note(`${name}: ${caption}`, message && member(name).view(message));
  };
  return {
    note,
    settle: () => bot.settle(),
    run: (name: Name, line: string, values: Record<string, string | number | boolean> = {}) =>
      answer(name, line, member(name).runCommand(line, values)),
    /** @param part of the control's id */
    press: (name: Name, message: MessageView, part: string) =>
      answer(name, part, member(name).press(message, idOf(message, part), { forge: true })),
    select: (name: Name, message: MessageView, part: string, values: string[]) =>
      answer(name, part, member(name).select(message, idOf(message, part), values)),
    /** The latest message that all see and that has this text. */
    seen: (name: Name, text: string, channel?: string): MessageView | undefined =>
      member(name)
        .visibleMessages(channel)
        .findLast((message) => !message.ephemeral && JSON.stringify(message.components).includes(text)),
    view: (name: Name, message: MessageView): MessageView => member(name).view(message)!,
  };
}

const idOf = ({ components }: MessageView, part: string): string => {
  const ids = [...JSON.stringify(components).matchAll(/"custom_id":"([^"]*)"/g)].map(([, id]) => id!);
  const found = ids.find((id) => id.includes(part));
  if (found === undefined) throw new Error(`no control ${part} among ${ids.join(' ')}`);
  return found;
};

async function lobbies(bot: TestBot, { note, run, press, select, seen, settle }: Stage): Promise<void> {
  const role = bot.discord.addRole('players', { mentionable: true, members: ['Dan'] });
  await settingsPanel(bot, bot.discord.member('Eve')).choose('callRoleId', role);
  const lobby = await run('Ann', '/play bukubuku');
  const page = await press('Ann', lobby, 'v.invite');
  await select('Ann', page, 'v.invited', ['Benjamin', '小明']);
  note('invitation', seen('Benjamin', '<@'));
  await press('Ann', lobby, 'v.call');
  note('call', seen('Dan', '<@&'));
  await press('Ann', lobby, 'v.call');
  await run('Benjamin', '/play bluff', { private: true });
  await settle();
  const thread = [...bot.discord.world.channels.values()].find((channel) => channel.thread)!.id;
  const hidden = note('private lobby', seen('Benjamin', '🔒', thread));
  const invitations = await press('Benjamin', hidden, 'v.invite');
  await select('Benjamin', invitations, 'v.invited', ['Ann', 'チカちゃん']);
  note('private invitation', seen('Ann', '<@', thread));
  await press('Benjamin', hidden, 'v.invite');
  await press('Ann', hidden, 'v.join');
  await press('Benjamin', hidden, 'v.fill');
  note('private table', seen('Benjamin', '🔒', thread));
}

async function seats({ note, run, press, select, seen, view }: Stage): Promise<void> {
  const lobby = await run('Dan', '/play daifugo');
  for (const name of ['チカちゃん', '小明', 'Ann'] as const) await press(name, lobby, 'v.join');
  await press('Dan', lobby, 'v.start');
  const table = view('Dan', lobby);
  await press('Eve', table, 'v.hand');
  const watched = await press('Eve', table, 'v.watch');
  await press('Eve', watched, 'v.wait');
  note('somebody waits', view('Dan', table));
  await run('小明', '/table leave');
  const replacing = await run('Dan', '/table seats');
  await select('Dan', replacing, ':?1', [optionOf(replacing, 'v.replaceBy')]);
  note('given a seat', seen('Eve', '🪑'));
  await press('Benjamin', await press('Benjamin', table, 'v.watch'), 'v.wait');
  await run('Dan', '/table leave');
  const voting = await run('チカちゃん', '/table seats');
  await select('チカちゃん', voting, ':?1', [optionOf(voting, 'v.replaceVote')]);
  await press('Ann', note('a vote', view('Ann', table)), 'v.agreeVote');
  const leaving = await press('チカちゃん', await run('チカちゃん', '/table seats'), 'v.leaveForGood');
  await press('チカちゃん', leaving, 'v.leaveForGoodNow');
  note('a free seat', view('Dan', table));
  note('told of a seat', seen('Benjamin', '🪑'));
  const ending = await run('Eve', '/table end');
  const asked = await select('Eve', ending, 't:end:', [optionOf(ending, '')]);
  await press('Eve', asked, ':');
  const over = note('over', view('Dan', table));
  const others = await press('Eve', over, 'v.another');
  await select('Eve', others, 'f:else:', ['bluff']);
  await press('Eve', over, 'v.rematch');
  note('told of the rematch', seen('Benjamin', '<@'));
}

const optionOf = ({ components }: MessageView, part: string): string => {
  const values = [...JSON.stringify(components).matchAll(/"value":"([^"]*)"/g)].map(([, value]) => value!);
  const found = values.find((value) => value.startsWith(part));
  if (found === undefined) throw new Error(`no option ${part} among ${values.join(' ')}`);
  return found;
};
