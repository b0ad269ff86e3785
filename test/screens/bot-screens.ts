/** Replies of the bot that belong to no game, as a member who speaks a language gets them. */
import type { Member, MessageView, Outcome } from 'stand-in-discord/testing';
import { welcomeComponents } from '../../src/discord/screens/games.ts';
import { DISCORD_LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { SETTINGS_PAGES } from '../../src/text/settings/words.ts';
import { settingsPanel } from '../e2e/settings-panel.ts';
import { controls, startTestBot } from '../e2e/test-bot.ts';
import { emojis } from '../layout/tables.ts';
import type { Shown } from './shown.ts';

type Values = Record<string, string | number | boolean>;

export async function botScreens(locale: Locale): Promise<Shown[]> {
  const [discordLocale] = DISCORD_LOCALES[locale];
  const people = ['Ann', 'Benjamin', 'チカちゃん', '小明', 'Dan'].map((name, index) => ({
    name,
    locale: discordLocale,
    manager: index === 0,
  }));
  // The stand-in takes controls with the emojis alone that were uploaded to it.
  const bot = await startTestBot(
    { people, guildLocale: discordLocale },
    { pace: () => 60_000, loadEmojis: async () => ({ ...emojis, emoji: () => undefined }) },
  );
  const shown: Shown[] = [
    {
      caption: 'welcome',
      components: welcomeComponents({ games, emojis: () => emojis, commandIds: new Map() }, locale),
      ephemeral: false,
    },
  ];
  const note = (caption: string, message: MessageView | undefined): void => {
    if (message) shown.push({ caption, components: message.components, ephemeral: message.ephemeral });
    else shown.push({ caption: `${caption}: no answer`, components: [], ephemeral: true });
  };
  /** The outcome, as its message shows it once the work is done. */
  const finished = async (member: Member, acting: Promise<Outcome>): Promise<Pick<Outcome, 'message'>> => {
    const { answer, message } = await acting;
    if (answer === 'thinking' || answer === 'later') await bot.whenIdle();
    const latest = message && member.view(message);
    return latest ? { message: latest } : {};
  };
  const run = async (name: string, line: string, values: Values = {}, forge = true) => {
    const member = bot.discord.member(name);
    const outcome = await finished(member, member.runCommand(line, values, { forge }));
    const options = Object.entries(values).map(([key, value]) => ` ${key}:${value}`);
    note(`${name === 'Ann' ? '' : `${name}: `}${line}${options.join('')}`, outcome.message);
    return outcome.message;
  };
  const press = async (name: string, message: MessageView | undefined, index: number) => {
    const member = bot.discord.member(name);
    const control = message && controls(message).filter(({ label }) => label)[index];
    if (!message || !control?.custom_id || control.disabled) return undefined;
    const { label, custom_id: id } = control;
    const outcome = await finished(member, member.press(message, id));
    note(`${name}: press ${label}`, outcome.message);
    return outcome.message;
  };
  try {
    for (const line of [
      '/games',
      '/tables',
      '/help',
      '/table show',
      '/table leave',
      '/table end',
      '/ledger help',
    ])
      await run('Benjamin', line);
    await ledgerReplies(run, press);
    await settingsReplies(bot, run, note);
    await tableReplies(bot, run, press);
    for (const line of ['/privacy export', '/privacy erase']) await run('Benjamin', line);
  } finally {
    await bot.close();
  }
  return shown;
}

type Run = (name: string, line: string, values?: Values, forge?: boolean) => Promise<MessageView | undefined>;
type Press = (
  name: string,
  message: MessageView | undefined,
  index: number,
) => Promise<MessageView | undefined>;

async function ledgerReplies(run: Run, press: Press): Promise<void> {
  for (const line of ['/ledger show', '/ledger history', '/stats', '/ledger settle', '/ledger export'])
    await run('Ann', line);
  const entry = { player: 'Benjamin', amount: 1_234_567, reason: 'lottery 抽選 抽奖' };
  await run('Ann', '/ledger adjust', entry);
  await run('Ann', '/ledger adjust', { ...entry, player: '小明', amount: -200 });
  for (const amount of [0, 1_000_000_001]) await run('Ann', '/ledger adjust', { ...entry, amount });
  await run('Ann', '/ledger adjust', { ...entry, reason: ' ' });
  await run('Ann', '/ledger adjust', { ...entry, player: 'Madoi' });
  await run('Benjamin', '/ledger adjust', entry);
  const transfer = { from: 'Benjamin', to: 'Dan', amount: 20, reason: 'bet' };
  await run('Ann', '/ledger transfer', transfer);
  await run('Ann', '/ledger transfer', { ...transfer, to: 'Benjamin' });
  await run('Ann', '/ledger reverse', { entry: 3, reason: 'typo' });
  await run('Ann', '/ledger reverse', { entry: 3, reason: 'typo' });
  await run('Ann', '/ledger reverse', { entry: 99, reason: 'typo' });
  for (let index = 1; index <= 12; index++)
    await run('Ann', '/ledger adjust', { player: 'Dan', amount: index, reason: `prize ${index}` });
  await run('Ann', '/ledger show');
  const history = await run('Ann', '/ledger history');
  await press('Ann', history, 0);
  await run('Ann', '/ledger history', { player: '小明' });
  await run('Ann', '/ledger export');
  const question = await run('Ann', '/ledger settle');
  await press('Ann', question, 0);
  await run('Ann', '/ledger close');
  await run('Ann', '/ledger adjust', entry);
  await run('Ann', '/ledger close');
  await run('Ann', '/ledger reopen');
  await run('Ann', '/ledger reopen');
}

async function settingsReplies(
  bot: Awaited<ReturnType<typeof startTestBot>>,
  run: Run,
  note: (caption: string, message: MessageView | undefined) => void,
): Promise<void> {
  await run('Benjamin', '/settings', {}, true);
  const panel = settingsPanel(bot, bot.discord.member('Ann'));
  for (const page of SETTINGS_PAGES) note(`/settings, ${page}`, await panel.open(page));
  await panel.choose('channels', ['卓-1', '卓-2', '記録']);
  await panel.choose('games', ['bluff', 'doudizhu']);
  await panel.press('threads');
  await panel.choose('adminRole', 'Managers');
  await panel.choose('logChannel', '記録');
  await panel.fill('units', { chip: 'メダル', worth: '10', money: 'どんぐり' });
  for (const page of SETTINGS_PAGES) note(`/settings, ${page}, changed`, await panel.open(page));
}

async function tableReplies(
  bot: Awaited<ReturnType<typeof startTestBot>>,
  run: Run,
  press: Press,
): Promise<void> {
  const lobby = await run('Benjamin', '/play bluff');
  await run('Dan', '/play bluff');
  await run('Benjamin', '/play daifugo');
  const view = (name: string) => lobby && bot.discord.member(name).view(lobby);
  const find = (name: string, action: string): number =>
    controls(view(name)!)
      .filter(({ label }) => label)
      .findIndex(({ custom_id: id }) => id?.endsWith(`v.${action}`));
  for (const action of ['start', 'fill', 'computer', 'remove', 'leave', 'cancel', 'fair'])
    await press('Dan', view('Dan'), find('Dan', action));
  for (const action of ['join', 'join']) await press('Dan', view('Dan'), find('Dan', action));
  await press('Benjamin', view('Benjamin'), find('Benjamin', 'remove'));
  await press('Benjamin', view('Benjamin'), find('Benjamin', 'fill'));
  await bot.settle();
  for (const action of ['hand', 'watch']) await press('小明', view('小明'), find('小明', action));
  const watched = await press('チカちゃん', view('チカちゃん'), find('チカちゃん', 'watch'));
  await press('チカちゃん', watched, 0);
  await run('Benjamin', '/table show');
  await run('Dan', '/table show');
  await run('Dan', '/tables');
  await run('Benjamin', '/games');
  await run('Dan', '/table end');
  const end = await run('Benjamin', '/table end');
  await press('Benjamin', end, 0);
  const leaving = await run('Benjamin', '/table leave');
  await press('Benjamin', leaving, 0);
  await run('Benjamin', '/stats');
}
