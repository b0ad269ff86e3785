/** Who held a seat in which hand: what is credited to whom once somebody has left for good and another sits there. */
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/game/chance.ts';
import { holdersAtMove, holdersInHand } from '../../src/store/held-seats.ts';
import { leaveForGood, takeSeat } from '../../src/tables/company.ts';
import { agreeToEnd, askToEnd } from '../../src/tables/ending.ts';
import { endTable } from '../../src/tables/open-table.ts';
import { actByComputer, nextHand, seatsToAct } from '../../src/tables/play.ts';
import { isRefused } from '../../src/tables/refusals.ts';
import { handsBegun, isOpen } from '../../src/tables/table.ts';
import { ann, ben, cho, dan, NOON, person, seqOf } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { allOf, newStore, rowsOf } from './files.ts';
import { GUILD, recapTotals, seatThatChanged, tableInPlay, totalsOf } from './held-seats-setup.ts';

const inChips = () => ({ book: 'chips' as const, isScoreboard: false });

describe('a seat that has become another’s', () => {
  test('tells who held it in each hand and at each move', async () => {
    const { store, table } = await seatThatChanged();
    const current = table();
    const holders = await store.hands.holdersOf(current);
    expect(holdersInHand(holders, 1).map(({ name }) => name)).toEqual(['ann', 'ben']);
    expect(holdersInHand(holders, 2).map(({ name }) => name)).toEqual(['ann', 'dan']);
    // A computer thought in Ben's place, and another one answered in Dan's.
    expect(holdersAtMove(holders, 1)[1]).toMatchObject({ userId: null });
    expect(holdersAtMove(holders, 2)[1]).toMatchObject({ userId: dan.id });
  });

  test('gives the evening’s standings and the stats to who began the hand, as the ledger does', async () => {
    const { store } = await seatThatChanged();
    const [totals, recap] = [await totalsOf(store), await recapTotals(store)];
    expect(recap).toEqual(totals);
    expect([...recap.keys()].toSorted()).toEqual([ann.id, ben.id, dan.id]);
    for (const { id } of [ann, ben, dan])
      expect(await store.ledger.stats(GUILD, id, inChips)).toMatchObject([
        { hands: id === ann.id ? 2 : 1, total: totals.get(id) },
      ]);
  });

  test('gives an unfinished hand to who began it', async () => {
    const { store, step, begin } = await seatThatChanged();
    await begin();
    await step(leaveForGood(toy, dan.id));
    await step(takeSeat(toy, cho));
    await step(askToEnd(ann.id));
    await step(agreeToEnd(cho.id));
    expect(await store.ledger.unfinishedHands(GUILD, dan.id)).toMatchObject({ hands: 1 });
    for (const { id } of [ben, cho])
      expect(await store.ledger.unfinishedHands(GUILD, id)).toMatchObject({ hands: 0 });
    const page = await store.ledger.history(GUILD, 'chips', { account: dan.id, count: 10 });
    expect(page.entries[0]).toMatchObject({ kind: 'unfinished', players: [ann.id, dan.id] });
    const ofCho = await store.ledger.history(GUILD, 'chips', { account: cho.id, count: 10 });
    expect(ofCho.entries).toEqual([]);
    const exported = (await allOf(store.ledger.exportPages(GUILD, 'chips', 10_000))).flat();
    expect(exported.at(-1)!.players.map(({ name }) => name)).toEqual(['ann', 'dan']);
  });

  test('is told to its person, and keeps their result but not their name once that is erased', async () => {
    const { store, file, step } = await seatThatChanged();
    const rows = (await allOf(store.people.personalData(ben.id))).flat();
    expect(rows.filter(({ what }) => what === 'seat-held')).toMatchObject([
      { seat: 1, name: 'ben', hand: 1 },
    ]);
    await step(endTable(ann.id, true));
    expect(await store.people.erase(ben.id, null)).toEqual({ formers: new Map([[GUILD, 1]]) });
    expect(JSON.stringify(rowsOf(file, 'SELECT * FROM HeldSeat'))).not.toMatch(/ben/);
    const recap = await recapTotals(store);
    expect(recap).toEqual(await totalsOf(store));
    expect([...recap.keys()]).toContain('former-1');
  });

  test('is noted once between two moves, however often it is left and taken', async () => {
    const { store, file } = await newStore();
    const { step, table, changes } = await tableInPlay(store, [ann, ben, cho]);
    for (let times = 0; times < 20; times += 1) {
      await step(leaveForGood(toy, ben.id));
      await step(takeSeat(toy, ben));
    }
    await step(leaveForGood(toy, cho.id));
    expect(changes).toHaveLength(41);
    const rows = rowsOf(file, 'SELECT seat, userId, hand, seq FROM HeldSeat ORDER BY id');
    expect(rows).toEqual([
      { seat: 1, userId: ben.id, hand: 1, seq: 0 },
      { seat: 2, userId: cho.id, hand: 1, seq: 0 },
    ]);
    await step(actByComputer(toy, 2, 'computer', { name: 'think' }));
    await step(leaveForGood(toy, ben.id));
    const { held } = await store.hands.holdersOf(table());
    expect(held.at(-1)).toMatchObject({ seat: 1, userId: ben.id, seq: 1 });
  });
});

test('whoever leaves and sits down, each hand and move has its holder, and evenings and stats say what the ledger says', async () => {
  const { store } = await newStore();
  const people = ['ann', 'ben', 'cho', 'dan', 'eve'].map(person);
  let count = 0;
  for (let run = 0; run < 6; run += 1) {
    const chance = chanceFrom({ seed: `${run % 10}`.repeat(64), salts: [`${run}`], scopes: [] });
    const id = `table${String(run).padStart(5, '0')}`;
    const { step, table, changes } = await tableInPlay(store, people.slice(0, 3), { id });
    for (let turn = 0; isOpen(table()) && turn < 60; turn += 1) {
      const current = table();
      const who = people[chance.below(`who/${turn}`, people.length)]!;
      const [acting] = current.phase === 'playing' ? seatsToAct(toy, current) : [];
      const onwards = acting === undefined ? nextHand(toy) : actByComputer(toy, acting, 'computer');
      const transition = [leaveForGood(toy, who.id), takeSeat(toy, who), onwards][
        chance.below(`${turn}`, 3)
      ]!;
      if (isRefused(transition(current, NOON))) continue;
      await step(transition);
    }
    count += changes.length;
    const last = table();
    const noted = await store.hands.holdersOf(last);
    const all = { seats: last.seats, held: changes };
    for (let hand = 1; hand <= handsBegun(last); hand += 1)
      expect(holdersInHand(noted, hand)).toEqual(holdersInHand(all, hand));
    for (let seq = 1; seq <= seqOf(last); seq += 1)
      expect(holdersAtMove(noted, seq)).toEqual(holdersAtMove(all, seq));
  }
  expect(count).toBeGreaterThan(50);
  const totals = await totalsOf(store);
  expect(await recapTotals(store)).toEqual(totals);
  for (const { id } of people)
    expect((await store.ledger.stats(GUILD, id, inChips))[0]?.total).toBe(totals.get(id));
});
