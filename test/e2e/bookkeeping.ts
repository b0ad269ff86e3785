/** A server for tests of the ledger, and actions of its members. */

import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect } from 'vitest';
import { type House, openHouse } from './house.ts';

/** Opens a server for each test of the file. */
export function bookkeeping() {
  /** Replaces the chart drawer. */
  let drawChart: () => Promise<Buffer>;
  let house: House;
  beforeEach(async () => {
    drawChart = async () => Buffer.from('picture');
    const charts = { draw: () => drawChart(), close: async () => {} };
    house = await openHouse({}, { pace: () => 20, charts });
  });
  afterEach(async () => {
    expect(house.discord.violations).toEqual([]);
    await house.close();
  });

  const member = (name: string) => house.discord.member(name);

  /** The private reply to a command. */
  const answer = async (
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
    get house() {
      return house;
    },
    member,
    answer,
    /** Draws charts by this function from now on. */
    drawChartsBy(draw: () => Promise<Buffer>): void {
      drawChart = draw;
    },
    /** Draws charts only after the returned function is called. */
    holdCharts(): () => void {
      let draw: (png: Buffer) => void = () => {};
      const drawn = new Promise<Buffer>((resolve) => {
        draw = resolve;
      });
      drawChart = () => drawn;
      return () => draw(Buffer.from('picture'));
    },
    give: (player: string, amount: number, reason = 'prize') =>
      answer('Ann', '/ledger adjust', { player, amount, reason }),
    /** Plays one deal of three computers and Ann, whose seat a computer takes over. */
    async playADeal(): Promise<void> {
      const ann = member('Ann');
      const opened = await ann.runCommand('/play doudizhu', { deals: 1, computers: 3 });
      await ann.press(opened.message!, 'Start');
      await ann.runCommand('/table leave');
      await house.settle(10_000);
    },
    async total(name: string): Promise<number> {
      const { id } = member(name);
      return (await house.store.ledger.totals(house.discord.guildId, 'chips', [id])).get(id) ?? 0;
    },
  };
}
