/** Reviews stop once at picks that are made at the same time, and then tell what came of them. */
import { describe, expect, it } from 'vitest';
import { reviewScreen, stepScreen } from '../../src/discord/screens/review.ts';
import { findGame } from '../../src/game/game.ts';
import { picksAt } from '../../src/game/picks.ts';
import type { Screen } from '../../src/game/screen.ts';
import type { Raid } from '../../src/games/babasuki/state.ts';
import { games } from '../../src/games/index.ts';
import { type Eyes, isDecision, type Review } from '../../src/tables/review.ts';
import { placeOf, seenStep, stopAfter, stopAt, stopBefore } from '../../src/tables/review-steps.ts';
import { playTable, reviewOf } from './reviewed-hands.ts';

const bukubuku = findGame(games, 'bukubuku')!;
const SEATS = 3;

const roundOf = (): Promise<Review> =>
  reviewOf(bukubuku, playTable(bukubuku, bukubuku.options.parse({}), SEATS, 'steps'), 1);

/** The steps to which ▶ leads from the beginning. */
function stopsOf(review: Review, eyes: Eyes, reader: number | null): number[] {
  const stops = [stopAt(review, 0, eyes, reader)];
  while (stops.at(-1)! < review.moves.length) stops.push(stopAfter(review, stops.at(-1)!, eyes, reader));
  return stops;
}

const textOf = (screen: Screen<unknown>): string => JSON.stringify(screen);

describe('the stops of a review', () => {
  it.each<readonly [Eyes, number | null]>([
    ['open', 1],
    ['open', null],
    ['table', null],
    [2, 2],
  ])('are one a turn where all lay at the same time (%s, reader %s)', async (eyes, reader) => {
    const review = await roundOf();
    const { turns } = review.states.at(-1) as { readonly turns: readonly unknown[] };
    const stops = stopsOf(review, eyes, reader);
    expect(stops).toHaveLength(turns.length + 1);
    const back = stops.toReversed().map((step) => stopBefore(review, step, eyes, reader));
    expect(back.slice(0, -1)).toEqual(stops.slice(0, -1).toReversed());
    const places = stops.map((step) => placeOf(review, step));
    expect(places).toEqual([...turns.map((_, index) => ({ number: index + 1, all: turns.length })), null]);
  });

  it('are the reader’s own picks, or those of whose eyes they are seen with', async () => {
    const review = await roundOf();
    const seatAt = (step: number) => review.moves[step]!.seat;
    expect(stopsOf(review, 'open', 1).slice(0, 3).map(seatAt)).toEqual([1, 1, 1]);
    expect(stopsOf(review, 2, 1).slice(0, 3).map(seatAt)).toEqual([2, 2, 2]);
    // A way to another seat's pick, such as a turning point, leads there with all hands open alone.
    const { first } = picksAt(review, 0);
    expect(seenStep(review, first, 'open')).toBe(first);
    expect(seatAt(seenStep(review, first, (seatAt(first) + 1) % SEATS))).toBe((seatAt(first) + 1) % SEATS);
  });

  it('are no way to a turning point whose play these eyes do not see there', async () => {
    const review = await roundOf();
    const { first, end } = picksAt(review, picksAt(review, 0).end);
    const turningPoints = Array.from({ length: end - first }, (_, index) => first + index).map((step) => ({
      step,
      seat: review.moves[step]!.seat,
      action: review.moves[step]!.action,
      before: 0,
      after: 2,
    }));
    const offered = (eyes: Eyes) =>
      reviewScreen(review, { eyes, step: 0, analysis: null }, { locale: 'en', reader: 1, turningPoints })
        .flatMap((part) => (part.part === 'select' ? part.options : []))
        .filter(({ label }) => JSON.stringify(label).includes('Turning point'));
    expect(offered(1)).toHaveLength(1);
    expect(JSON.stringify(offered(1)[0]!.label)).toContain('"seat":1');
    expect(offered('open')).toHaveLength(turningPoints.length);
  });

  it.each([2, 3, 4])(
    'are one a pick of a draft, though picks change while one is awaited (%i seats)',
    async (seats) => {
      const babasuki = findGame(games, 'babasuki')!;
      let changes = 0;
      for (let round = 0; round < 10; round++) {
        const table = playTable(babasuki, babasuki.options.parse({}), seats, `draft ${round}`);
        const review = await reviewOf(babasuki, table, 1);
        const isPicking = (step: number) =>
          ['draft', 'pairs'].includes((review.states[step] as { readonly phase: string }).phase);
        for (let step = 0; isPicking(step); ) {
          const { first, end } = picksAt(review, step);
          const picking = review.moves.slice(first, end).map(({ seat }) => seat);
          expect(new Set(picking).size).toBe(seats);
          changes += picking.length - seats;
          // What the computer would have done is told of the question that the seat was asked.
          for (const [index, seat] of picking.entries())
            if (picking.indexOf(seat) < index) expect(isDecision(review, first + index)).toBe(false);
          step = end;
        }
      }
      expect(changes).toBeGreaterThan(0);
    },
  );

  it('are all moves where seats act one after another', async () => {
    const doudizhu = findGame(games, 'doudizhu')!;
    const review = await reviewOf(
      doudizhu,
      playTable(doudizhu, doudizhu.options.parse({}), doudizhu.seats.min, 'steps'),
      1,
    );
    expect(stopsOf(review, 'open', 0)).toEqual([...review.states.keys()]);
  });
});

describe('a stop at picks that are made together', () => {
  it('names all of them where all hands are open, and the own one alone to the eyes of a seat', async () => {
    const review = await roundOf();
    const step = stopAt(review, 0, 'open', 1);
    const named = (eyes: Eyes) =>
      (textOf(stepScreen(review, { eyes, step, analysis: null }, 'en')).match(/:\*\* /g) ?? []).length;
    expect(named('open')).toBe(SEATS);
    expect(named(1)).toBe(1);
    const table = textOf(stepScreen(review, { eyes: 'table', step, analysis: null }, 'en'));
    expect(table).toContain('all choose at once, unseen by the others.');
  });

  it('has a line for each of them', async () => {
    const review = await roundOf();
    const step = stopAt(review, 0, 'open', 1);
    const [picks] = stepScreen(review, { eyes: 'open', step, analysis: null }, 'en');
    const shown =
      picks?.part === 'text' ? picks.line.filter((each) => typeof each === 'string').join('') : '';
    expect(shown.split('\n').map((line) => line.startsWith('▶️'))).toEqual(Array(SEATS).fill(true));
  });

  it('tells before the next ones what came of them', async () => {
    const review = await roundOf();
    const first = stopAt(review, 0, 'open', 1);
    const second = stopAfter(review, first, 'open', 1);
    const shown = (step: number) => textOf(stepScreen(review, { eyes: 'open', step, analysis: null }, 'en'));
    expect(shown(first)).not.toContain('"Turn 1",": "');
    expect(shown(second)).toContain('"Turn 1",": "');
  });

  it('counts turns in its heading', async () => {
    const review = await roundOf();
    const step = stopAfter(review, stopAt(review, 0, 'open', 1), 'open', 1);
    const { turns } = review.states.at(-1) as { readonly turns: readonly unknown[] };
    const textAt = (at: number) =>
      textOf(
        reviewScreen(
          review,
          { eyes: 'open', step: at, analysis: null },
          { locale: 'en', reader: 1, turningPoints: [] },
        ),
      );
    expect(textAt(step)).toContain(`2/${turns.length} · Turn 2`);
    expect(textAt(review.moves.length)).toContain('\\nThe end');
  });
});

it('a play stands above what it brought to light: the card that a raid drew, and what came of it', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  const finished = playTable(babasuki, babasuki.options.parse({}), 3, 'raids');
  const review = await reviewOf(babasuki, finished, 1);
  const shown = (step: number, eyes: Eyes) =>
    textOf(stepScreen(review, { eyes, step, analysis: null }, 'ja').slice(0, 2));
  const raidAfter = (step: number): Raid =>
    (review.states[step + 1] as { raids: readonly Raid[] }).raids.at(-1)!;
  const steps = review.moves.flatMap(({ action }, step) =>
    (action as { position?: number }).position === undefined ? [] : [step],
  );
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps)
    for (const eyes of ['open', 'table', 0] as const) expect(shown(step, eyes)).toMatch(/💰|🛡️|💥|💨/);
  const captures = steps.filter((step) => raidAfter(step).outcome === 'treasure');
  expect(captures.length).toBeGreaterThan(0);
  // The card is named by who held it: without who captured it, it would read as if they had.
  for (const step of captures)
    expect(babasuki.drawResult!(review.states[step + 1], review.moves[step]!.action, 'en')).toContainEqual({
      seat: raidAfter(step).seat,
    });
  const pick = review.moves.findIndex(({ action }) => (action as { do: string }).do === 'secure');
  expect(babasuki.drawResult!(review.states[pick + 1], review.moves[pick]!.action, 'ja')).toEqual([]);
});
