/** A house for tests of the ledger, and what its members do there. */

import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect } from 'vitest';
import { type House, openHouse } from './house.ts';

/** A house for each test of the file. */
export function bookkeeping() {
  /** Stands in for what draws. */
  let drawing: () => Promise<Buffer>;
  let house: House;
  beforeEach(async () => {
    drawing = async () => Buffer.from('picture');
    const charts = { draw: () => drawing(), close: async () => {} };
    house = await openHouse({}, { pace: () => 20, charts });
  });
  afterEach(async () => {
    expect(house.discord.complaints).toEqual([]);
    await house.close();
  });

  const member = (name: string) => house.discord.member(name);

  /** What a command answers its user alone. */
  const answer = async (
    name: string,
    line: string,
    values: Record<string, string | number | boolean> = {},
    forge = false,
  ): Promise<string> => {
    const { ephemeral } = await member(name).command(line, values, { forge });
    if (!ephemeral) throw new Error(`${line} gave no private answer`);
    return textOf(ephemeral);
  };

  return {
    get house() {
      return house;
    },
    member,
    answer,
    /** From now on charts are drawn so. */
    draws(draw: () => Promise<Buffer>): void {
      drawing = draw;
    },
    /** From now on charts are drawn when that is called. */
    drawsWhenTold(): () => void {
      let draw: (png: Buffer) => void = () => {};
      const drawn = new Promise<Buffer>((resolve) => {
        draw = resolve;
      });
      drawing = () => drawn;
      return () => draw(Buffer.from('picture'));
    },
    give: (player: string, amount: number, reason = 'prize') =>
      answer('Ann', '/ledger adjust', { player, amount, reason }),
    /** One deal with three computers, which Ann leaves to a fourth. */
    async playADeal(): Promise<void> {
      const ann = member('Ann');
      const opened = await ann.command('/play doudizhu', { deals: 1, computers: 3 });
      await ann.press(opened.message!, 'Start');
      await ann.command('/table leave');
      await house.settle(10_000);
    },
    async total(name: string): Promise<number> {
      const { id } = member(name);
      return (await house.store.ledger.totals(house.discord.guildId, 'chips', [id])).get(id) ?? 0;
    },
  };
}
