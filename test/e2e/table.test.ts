/** A whole table through Discord: four members, components alone. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textOf } from '../../src/sandbox/people/text.ts';
import { buttons, type House, openHand, openHouse, playSomething, seatAll, selects } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const NAMES = ['Ann', 'Ben', 'Chika', 'Dan'];

test('four members play a whole table by components alone; the chips add up to zero', async () => {
  const { discord } = house;
  const table = await seatAll(house, NAMES, { deals: 2 });
  let guard = 0;
  for (let deal = 1; deal <= 2; deal++) {
    const ann = discord.member('Ann');
    const shown = deal === 1 ? ann.look(table)! : await ann.awaits(`Deal ${deal} of 2`);
    const panels = new Map<string, string>();
    for (const name of NAMES) panels.set(name, (await openHand(discord.member(name), shown).catch(() => openHandJa(name, shown))).id);
    for (;;) {
      expect(guard++).toBeLessThan(900);
      const actor = NAMES.find((name) => {
        const panel = discord.member(name).look(panels.get(name)!)!;
        return selects(panel).length > 0 || buttons(panel).some((label) => label !== 'Refresh' && label !== '更新');
      });
      if (!actor) break;
      const member = discord.member(actor);
      const { answer } = await playSomething(member, member.look(panels.get(actor)!)!);
      expect(answer).toBeDefined();
      await house.settle(1_100);
    }
    if (deal === 1) await house.settle(15_000);
  }
  const final = await discord.member('Ann').awaits('Final score');
  expect(textOf(final)).toContain('Seed');
  const standings = await house.store.ledger.standings(discord.guildId, 'chips');
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(standings).toHaveLength(4);
  expect(discord.complaints).toEqual([]);
}, 120_000);

async function openHandJa(name: string, table: Parameters<typeof openHand>[1]) {
  const member = house.discord.member(name);
  const { ephemeral } = await member.press(member.look(table)!, 'My hand');
  return ephemeral!;
}
