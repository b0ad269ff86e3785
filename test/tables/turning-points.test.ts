/** Turning points of finished hands: searched once, kept with the hand, and told of when they are found. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { chanceFrom } from '../../src/game/chance.ts';
import { answerSteps, statesOf } from '../../src/game/step-values.ts';
import { pendingWork } from '../../src/pending-work.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import type { Thinker } from '../../src/tables/thinker.ts';
import { createTurningPoints } from '../../src/tables/turning-points.ts';
import { PACE_MS, press, setupPlaying, TURN_MS } from './service-setup.ts';
import { toy } from './toy-game.ts';

/** Evaluates in this thread. */
const evaluateHere: Thinker['evaluate'] = async ({ game, record, chance: data }, question) => {
  const chance = chanceFrom(data);
  return answerSteps(game, statesOf(game, record, chance), record, question, chance);
};

/** What the computer player would do, in this thread. */
const adviseHere: Thinker['advise'] = async ({ game, view, chance }) => {
  const { choice, reason } = game.computer(view, chanceFrom(chance));
  return { name: game.nameOf(choice), reason };
};

/** A table of Ann's whose first hand is over: she left her coins or let her time run out, the computers did what they do. */
async function setupOver(evaluate: Thinker['evaluate'] = evaluateHere, isPressed = true) {
  const { id, tables, clock, findTable, hands } = await setupPlaying(3);
  if (isPressed) await tables.apply(id, press(await findTable(id), 'leave'));
  else await clock.advance(TURN_MS);
  for (let guard = 0; guard < 10 && (await findTable(id)).phase === 'playing'; guard++)
    await clock.advance(PACE_MS);
  const table = (await findTable(id)) as BegunTable;
  expect(table.phase).toBe('between');
  const found: string[] = [];
  const work = pendingWork();
  const newSearch = (
    thinker: Pick<Thinker, 'evaluate' | 'advise'> | null = { evaluate, advise: adviseHere },
    isLuck?: (typeof toy)['isLuck'],
  ) =>
    createTurningPoints({
      store: hands,
      gameOf: () => (isLuck ? { ...toy, isLuck } : toy),
      thinker,
      log: pino({ level: 'silent' }),
      work,
      onFound: (tableId) => found.push(tableId),
    });
  return { table, found, work, newSearch, hands };
}

it('are searched for when the hand is shown, told of, and kept over a restart', async () => {
  let questions = 0;
  const { table, found, work, newSearch } = await setupOver((hand, question) => {
    questions += 1;
    return evaluateHere(hand, question);
  });
  const search = newSearch();
  expect(await Promise.all([search.of(table), search.of(table)])).toEqual([[], []]);
  await work.idle();
  expect(found).toEqual([table.id]);
  const points = await search.of(table);
  expect(points.length).toBeGreaterThan(0);
  const asked = questions;
  expect(await newSearch().of(table)).toEqual(points);
  await work.idle();
  expect(questions).toBe(asked);
});

it.each([
  ['knows what a player chose', true, []],
  ['knows what was chosen for a player whose time ran out, and no move of a computer’s seat', false, [0]],
])('a search %s', async (_, isPressed, substituted) => {
  const seats = new Set<number>();
  const { table, work, newSearch } = await setupOver((hand, question) => {
    for (const { seat, isSubstitute } of hand.record.moves) if (isSubstitute) seats.add(seat);
    return evaluateHere(hand, question);
  }, isPressed);
  const search = newSearch();
  await search.of(table, 0);
  await work.idle();
  expect([...seats]).toEqual(substituted);
  const points = await search.of(table, 0);
  expect(points.filter(({ isSubstitute }) => isSubstitute).map(({ seat }) => seat)).toEqual(
    points.filter(({ seat }) => seats.has(seat)).map(({ seat }) => seat),
  );
});

it.each([
  ['would have done the same', 'leave', true],
  ['would have done something else', 'take', false],
])('tell where the computer %s in a player’s place', async (_, name, isAdvised) => {
  const over = await setupOver();
  const ownScore = toy.result(over.table.state as Parameters<typeof toy.result>[0])!.scores[0]!;
  const { table, work, newSearch } = over;
  // Of all choices only Ann's matters: with it she can expect what she scores.
  const evaluate: Thinker['evaluate'] = async ({ record: { moves } }, { steps }) =>
    steps.map((step) => {
      const { seat } = moves[step]!;
      const hasChosen = moves.slice(0, step).some((move) => move.seat === 0);
      const expected = table.seats.map((_, each) => ({
        mean: each === 0 && hasChosen ? ownScore : 0,
        error: 0,
      }));
      const change = seat === 0 ? ownScore : 0;
      return { step, from: step, before: 0, after: change, change, error: 0, side: [seat], expected };
    });
  const asked: unknown[] = [];
  const advise: Thinker['advise'] = async ({ view }) => {
    asked.push(view);
    return { name, reason: { because: 'lucky' } };
  };
  const search = newSearch({ evaluate, advise });
  await search.of(table, 0);
  await work.idle();
  const points = await search.of(table, 0);
  expect(points).toMatchObject([{ seat: 0, action: { do: 'leave' } }]);
  expect(points[0]!.isAdvised === true).toBe(isAdvised);
  // What a computer's seat would have chosen is known: nobody asks.
  expect(asked).toMatchObject([{ seat: 0, said: [null, null, null, null] }]);
});

it('say that a choice was luck where the game does, and then nothing of advice', async () => {
  const { table, work, newSearch } = await setupOver();
  await newSearch(undefined, () => true).of(table, 0);
  await work.idle();
  // As they are stored.
  const points = await newSearch().of(table, 0);
  expect(points.length).toBeGreaterThan(0);
  for (const { isLuck, isAdvised } of points) expect([isLuck, isAdvised]).toEqual([true, undefined]);
});

it('are none in play, and where no thread can search', async () => {
  const { table, work, newSearch } = await setupOver();
  expect(await newSearch().of({ ...table, phase: 'playing' } as BegunTable)).toEqual([]);
  expect(await newSearch(null).of(table)).toEqual([]);
  await work.idle();
  expect(await newSearch(null).of(table)).toEqual([]);
});

it('are searched for again after a thread has died, and not after the search has failed', async () => {
  let answer: () => Promise<null> = async () => null;
  const { table, work, newSearch, hands } = await setupOver(() => answer());
  const search = newSearch();
  const ask = async () => {
    await search.of(table);
    await work.idle();
  };
  await ask();
  expect(await hands.turningPoints(table.id, 1)).toBeNull();
  let failures = 0;
  answer = async () => {
    failures += 1;
    throw new Error('no idea');
  };
  await ask();
  await ask();
  expect([failures, await hands.turningPoints(table.id, 1)]).toEqual([1, null]);
});

it('nothing is written once the search is closed', async () => {
  const { table, work, newSearch, hands, found } = await setupOver();
  const search = newSearch();
  await search.of(table);
  search.close();
  await work.idle();
  expect([await hands.turningPoints(table.id, 1), found]).toEqual([null, []]);
});
