/** Starts the bot for tests of the ledger, with what members do in them. */

import { type Member, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect } from 'vitest';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { quickGames } from './quick-games.ts';
import { leaveTable, startTestBot, type TestBot } from './test-bot.ts';

/** Starts a bot for each test of the file. */
export function setupLedgerTests() {
  let drawChart: () => Promise<Buffer>;
  let bot: TestBot;
  beforeEach(async () => {
    drawChart = async () => Buffer.from('picture');
    const pictures = { draw: () => drawChart(), close: async () => {} };
    bot = await startTestBot({}, { games: quickGames, pace: () => 20, pictures });
  });
  afterEach(async () => {
    expect(bot.discord.violations).toEqual([]);
    await bot.close();
  });

  const member = (name: string): Member => bot.discord.member(name);

  /** The private reply to a command. */
  const privateReply = async (
    name: string,
    line: string,
    values: Record<string, string | number | boolean> = {},
    forge = false,
  ): Promise<string> => {
    const { ephemeral } = await member(name).runCommand(line, values, { forge });
    if (!ephemeral) throw new Error(`${line} gave no private reply`);
    return textOf(ephemeral);
  };

  return {
    get bot() {
      return bot;
    },
    member,
    privateReply,
    /** Replaces the function that draws charts. */
    setChartDrawer(draw: () => Promise<Buffer>): void {
      drawChart = draw;
    },
    /** Holds charts back until the returned function is called. */
    holdCharts(): () => void {
      let draw: (png: Buffer) => void = () => {};
      const drawn = new Promise<Buffer>((resolve) => {
        draw = resolve;
      });
      drawChart = () => drawn;
      return () => draw(Buffer.from('picture'));
    },
    adjust: (player: string, amount: number, reason = 'prize') =>
      privateReply('Ann', '/ledger adjust', { player, amount, reason }),
    /** Plays one deal of three computers and Ann, whose seat a computer takes over. */
    async playDeal(): Promise<void> {
      const ann = member('Ann');
      const opened = await ann.runCommand('/play doudizhu', { deals: 1, computers: 3 });
      await ann.press(opened.message!, 'Start');
      await leaveTable(ann);
      await bot.settle(RETURN_MS + 10_000);
    },
    async total(name: string): Promise<number> {
      const { id } = member(name);
      return (await bot.store.ledger.totals(bot.discord.guildId, 'chips', [id])).get(id) ?? 0;
    },
  };
}
