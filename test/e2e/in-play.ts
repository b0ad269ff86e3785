/** A table in play for the tests of what can go wrong: one member at it, asked to act, with three computers. */
import type { Member, MessageView } from 'stand-in-discord/testing';
import { expect } from 'vitest';
import { inPhase } from '../tables/fixtures.ts';
import { canAct, type House, openHand, openHouse } from './house.ts';

export async function openTableInPlay() {
  const house = await openHouse({}, { pace: () => 200 });
  const ann = house.discord.member('Ann');
  const table = (await ann.runCommand('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await house.settle();
  const panel = await openHand(ann, table);
  await untilAsked(house, ann, panel);
  return { house, ann, table, panel };
}

/** Lets the computers play until the member has to act. */
export async function untilAsked(house: House, member: Member, panel: MessageView): Promise<void> {
  for (let guard = 0; !canAct(member.view(panel)!); guard++) {
    expect(guard).toBeLessThan(200);
    await house.settle(1_100);
  }
}

/** The server's oldest open table, as it is stored. */
export async function storedTable({ store, discord }: House) {
  const [id] = await store.tables.openTableIds(discord.guildId);
  return inPhase('playing', (await store.tables.find(id!))!);
}
