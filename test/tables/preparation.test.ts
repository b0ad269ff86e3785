/** A computer's move for which a person may prepare waits for them. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import { join, start } from '../../src/tables/lobby.ts';
import { choose, comeBack, goAway } from '../../src/tables/play.ts';
import {
  beginPreparation,
  endPreparation,
  LONGER_PREPARATION_MS,
  PREPARATION_MS,
  waitsForPreparation,
} from '../../src/tables/preparation.ts';
import { promptOf, type Table } from '../../src/tables/table.ts';
import { ann, ben, cho, NOON, person, playing, seqOf, tableAfter } from './fixtures.ts';
import { PACE_MS, setupPlaying, setupTables } from './service-setup.ts';
import { toy } from './toy-game.ts';

/** The move of each seat concerns the one before it. */
const game: AnyGame = { ...toy, preparing: (_, seat) => seat - 1 };

const answer = (table: Table, seat: number) =>
  choose(game, table.seats[seat]!.userId!, promptOf(table, seat), 'take');

/** Ann has answered, two computers are to answer. */
async function setup() {
  const table = await setupPlaying(2, { turnSeconds: 0 }, [game]);
  await table.tables.apply(table.id, answer(await table.findTable(), 0));
  return table;
}

it('waits, at a table without a clock too', async () => {
  const { clock, findTable } = await setup();
  expect(await findTable()).toMatchObject({ seq: 1, deadline: clock.now() + PREPARATION_MS });
  await clock.advance(PREPARATION_MS - 1);
  expect(seqOf(await findTable())).toBe(1);
  await clock.advance(1);
  expect(await findTable()).toMatchObject({ seq: 2, deadline: null });
  // The move of the third seat concerns a computer.
  await clock.advance(PACE_MS);
  expect((await findTable()).phase).toBe('between');
});

it('waits longer once they have begun, after a restart too, but not again', async () => {
  const { tables, newService, clock, findTable, id } = await setup();
  await clock.advance(PREPARATION_MS - 1);
  await tables.apply(id, beginPreparation(game, ann.id));
  const until = clock.now() + LONGER_PREPARATION_MS;
  expect(await tables.apply(id, beginPreparation(game, ann.id))).toMatchObject({ refused: 'stale' });
  expect(await findTable()).toMatchObject({ deadline: until, takesLonger: true });
  await tables.close();
  const restarted = newService();
  onTestFinished(() => restarted.close());
  const table = (await restarted.find(id))!;
  expect(waitsForPreparation(game, table)).toEqual({ seat: 0, until, mayTakeLonger: false });
});

it('is made at once where they need no more time; of two clicks the second does nothing', async () => {
  const { tables, clock, findTable, id } = await setup();
  expect(await tables.apply(id, endPreparation(game, ann.id))).toMatchObject({ refused: 'stale' });
  await clock.advance(PACE_MS);
  await tables.apply(id, endPreparation(game, ann.id));
  await clock.advance(1);
  expect(seqOf(await findTable())).toBe(2);
});

it('is made at once at any moment of the longer time', async () => {
  const { tables, clock, findTable, id } = await setup();
  await tables.apply(id, beginPreparation(game, ann.id));
  await clock.advance(LONGER_PREPARATION_MS - PREPARATION_MS);
  await tables.apply(id, endPreparation(game, ann.id));
  await clock.advance(1);
  expect(seqOf(await findTable())).toBe(2);
});

it('waits for nobody else: not for strangers, players who are away, or other seats', async () => {
  const { tables, clock, openTable, findTable } = await setupTables({ games: [game] });
  const { id } = await openTable({ computers: 1, turnSeconds: 0 });
  await tables.apply(id, join(game, ben));
  await tables.apply(id, start(game, ann.id));
  const { seats } = await findTable();
  const computer = seats.findIndex(({ userId }) => userId === null);
  const concerned = seats[computer - 1]!.userId!;
  const other = seats.find(({ userId }) => userId !== null && userId !== concerned)!.userId!;
  for (const seat of seats.keys())
    if (seat !== computer) await tables.apply(id, answer(await findTable(), seat));
  expect(await tables.apply(id, beginPreparation(game, other))).toMatchObject({ refused: 'stale' });
  expect(await tables.apply(id, endPreparation(game, person('eve').id))).toMatchObject({
    refused: 'not-seated',
  });
  await tables.apply(id, goAway(game, concerned));
  expect(await findTable()).toMatchObject({ deadline: null, seq: 2 });
  await tables.apply(id, comeBack(game, concerned));
  expect(await findTable()).toMatchObject({ deadline: clock.now() + PREPARATION_MS });
  await tables.apply(id, goAway(game, concerned));
  await clock.advance(PACE_MS);
  expect((await findTable()).phase).toBe('between');
});

/** It is Ann's turn, who is away: the computer moves for her, and Ben may prepare for that. */
describe('a player who is back', () => {
  const atOnce: AnyGame = toy;
  const turns: AnyGame = {
    ...atOnce,
    toAct: (state) => atOnce.toAct(state).slice(0, 1),
    choices: (state, seat) => (atOnce.toAct(state)[0] === seat ? atOnce.choices(state, seat) : []),
    preparing: (_, seat) => seat + 1,
    outOfTurnAction: (name) => (name === 'order' ? name : null),
    apply: (state, seat, action, chance) =>
      action === 'order' ? state : atOnce.apply(state, seat, action, chance),
  };
  const order = (userId: string) => choose(turns, userId, 0, 'order');
  const started = (turnSeconds: number) => {
    const table = playing([ann, ben, cho], { turnSeconds }, turns);
    return tableAfter(table, goAway(turns, ann.id));
  };

  it('has the whole time of a turn, also where they only order their hand', () => {
    expect(started(180)).toMatchObject({ deadline: NOON + PREPARATION_MS });
    const later = NOON + 1_000;
    for (const [turnSeconds, deadline] of [
      [180, later + 180_000],
      [0, null],
    ] as const)
      for (const transition of [order(ann.id), comeBack(turns, ann.id)])
        expect(tableAfter(started(turnSeconds), transition, later)).toMatchObject({ deadline });
  });

  it('leaves the preparation for the move of another computer as it is', () => {
    const both = tableAfter(started(180), goAway(turns, cho.id));
    const longer = tableAfter(both, beginPreparation(turns, ben.id));
    for (const transition of [order(cho.id), comeBack(turns, cho.id)])
      expect(tableAfter(longer, transition, NOON + 1_000)).toMatchObject({
        deadline: NOON + LONGER_PREPARATION_MS,
        takesLonger: true,
      });
  });

  it('may take longer for the preparation that begins with them', () => {
    const longer = tableAfter(started(180), beginPreparation(turns, ben.id));
    const back = tableAfter(tableAfter(longer, goAway(turns, ben.id)), comeBack(turns, ben.id));
    expect(back).not.toHaveProperty('takesLonger');
    expect(waitsForPreparation(turns, back)).toMatchObject({ mayTakeLonger: true });
    const acting = tableAfter(longer, comeBack(turns, ann.id));
    expect(acting).not.toHaveProperty('takesLonger');
  });
});
