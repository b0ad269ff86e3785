/** Slow tables and what their players choose for themselves: a lobby, `/me`, a reminder, one's own tables. */
import type { Member, MessageView } from 'stand-in-discord/testing';
import { DISCORD_LOCALES, type Locale } from '../../src/game/words.ts';
import { controlId } from '../e2e/settings-panel.ts';
import { openPanel, playFirstMove, startTestBot } from '../e2e/test-bot.ts';
import { emojis } from '../layout/tables.ts';
import type { Shown } from './shown.ts';

const MINUTE_MS = 60_000;
const GAMES = ['bukubuku', 'babasuki', 'bukubuku', 'babasuki'];
const OPTIONS = { time: 'd1', computers: 3 };

export async function slowScreens(locale: Locale): Promise<Shown[]> {
  const [discordLocale] = DISCORD_LOCALES[locale];
  const people = ['Ann', 'Benjamin'].map((name) => ({ name, locale: discordLocale, manager: true }));
  const bot = await startTestBot(
    { people, guildLocale: discordLocale },
    { pace: () => 86_400_000, loadEmojis: async () => ({ ...emojis, emoji: () => undefined }) },
  );
  const shown: Shown[] = [];
  const note = (caption: string, message: MessageView | null | undefined): void => {
    if (!message) throw new Error(`no message: ${caption}`);
    shown.push({ caption, components: message.components, ephemeral: message.ephemeral });
  };
  const choose = async (member: Member, preference: string, value: string): Promise<MessageView> => {
    const panel = (await member.runCommand('/me')).ephemeral!;
    await member.select(panel, controlId(panel, `u:set:${preference}:`), value);
    await bot.whenIdle();
    return member.view(panel)!;
  };
  try {
    const [ann, ben] = [bot.discord.member('Ann'), bot.discord.member('Benjamin')];
    note('/me', (await ann.runCommand('/me')).ephemeral);
    note('/me, an hour', await choose(ann, 'reminderHour', '20'));
    note('/me, a zone', await choose(ann, 'timeZone', 'America/Los_Angeles'));
    const panel = (await ann.runCommand('/me')).ephemeral!;
    await ann.press(panel, controlId(panel, 'u:set:pings:'));
    note('/me, no mentions', ann.view(panel));
    const lobby = (await ben.runCommand('/play bluff', { time: 'd1' })).message!;
    note('lobby', lobby);
    note(
      'options',
      (await ben.press(lobby, `m:${await idOf(lobby)}:0:v.options`, { forge: true })).ephemeral,
    );
    let last = lobby;
    for (const [index, game] of GAMES.entries()) {
      last = (await ben.runCommand(`/play ${game}`, OPTIONS, { channel: index % 2 ? '卓-2' : '卓-1' }))
        .message!;
      const { ephemeral } = await ben.press(last, startId(await idOf(last)), { forge: true });
      if (!ephemeral) throw new Error(`${game} has not begun`);
      await bot.settle();
    }
    note('/tables', (await ben.runCommand('/tables')).ephemeral);
    await bot.clock.advance(17 * MINUTE_MS);
    await bot.store.preferences.change(
      ben.id,
      { reminderHour: 0, timeZone: 'UTC' },
      () => bot.clock.now(),
      bot.clock.now(),
    );
    await bot.clock.advance(MINUTE_MS);
    const reminder = ben
      .visibleMessages('卓-1')
      .find(({ components }) => JSON.stringify(components).includes('⏰ <@'));
    note('reminder', reminder);
    const hand = await openPanel(ben, ben.view(last)!);
    await playFirstMove(ben, hand);
    await bot.settle();
    note('panel', ben.view(hand));
  } finally {
    await bot.close();
  }
  return shown;

  async function idOf({ id }: MessageView): Promise<string> {
    await bot.whenIdle();
    for (const table of await bot.store.tables.openTableIds(bot.discord.guildId))
      if ((await bot.store.tables.find(table))?.messageId === id) return table;
    throw new Error('no such table');
  }
}

const startId = (table: string): string => `m:${table}:0:v.start`;
