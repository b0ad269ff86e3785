/** Reviews: what each step shows, and to whom. */
import { describe, expect, it } from 'vitest';
import { type ReviewState, reviewScreen, stepScreen } from '../../src/discord/screens/review.ts';
import { reviewText } from '../../src/discord/screens/review-text.ts';
import { findGame } from '../../src/game/game.ts';
import type { Screen } from '../../src/game/screen.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import {
  type Eyes,
  firstEyes,
  isDecision,
  mayLieOpen,
  maySeeWith,
  nearest,
  partsOf,
  type Review,
  seesMove,
  stepWithin,
} from '../../src/tables/review.ts';
import type { StepAnalysis } from '../../src/tables/review-analysis.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { NOON } from '../tables/fixtures.ts';
import {
  anyChance,
  type FinishedTable,
  finishedTables,
  playTable,
  reviewOf,
} from '../tables/reviewed-hands.ts';

const SEED = 7;
/** Of a hand, one step in so many is looked at. */
const STEPS = 4;
const MAX_CHOICES = 6;

const running = ({ table, hands }: FinishedTable): FinishedTable => {
  const { phase: _, endedBy: __, ...fields } = table as Extract<BegunTable, { phase: 'over' }>;
  return { table: { ...fields, phase: 'between', carry: null, deadline: NOON, ready: [] }, hands };
};

const analysisOf = ({ game, states, moves }: Review, step: number): StepAnalysis => {
  const { seat } = moves[step]!;
  const [because = ''] = Object.keys(game.words.en.reasons);
  return {
    advice: { name: game.nameOf(game.choices(states[step], seat)[0]), reason: { because, params: {} } },
    value: { step, before: -1.5, after: 3.5, change: 5, error: 0 },
  };
};

const controlsOf = (screen: Screen<unknown>) =>
  screen.filter(({ part }) => ['buttons', 'select', 'multi-select', 'section'].includes(part));

const textOf = (screen: Screen<unknown>): string => JSON.stringify(screen);

describe.each(games)('a review of $id', (game) => {
  it('shows nobody before the end what they could not know, whatever the others hold', async () => {
    let exchanges = 0;
    for (const finished of finishedTables(game, 3, SEED)) {
      const seats = [...finished.table.seats.keys()];
      for (const { number } of finished.hands) {
        const review = await reviewOf(game, running(finished), number);
        for (let step = 0; step < review.moves.length; step += STEPS) {
          const analysis = isDecision(review, step) ? analysisOf(review, step) : null;
          for (const holder of seats) {
            const other = game.audit.resampleHidden(review.states[step], holder, anyChance(`${step}`));
            const exchanged = { ...review, states: review.states.with(step, other) };
            for (const eyes of ['table', ...seats.filter((seat) => seat !== holder)] as const) {
              // The computer's play is named as its seat saw it.
              const state: ReviewState = { eyes, step, analysis: eyes === 'table' ? analysis : null };
              expect(stepScreen(exchanged, state, 'en')).toEqual(stepScreen(review, state, 'en'));
            }
            const open: ReviewState = { eyes: 'open', step, analysis: null };
            if (textOf(stepScreen(exchanged, open, 'en')) !== textOf(stepScreen(review, open, 'en')))
              exchanges += 1;
          }
        }
      }
    }
    expect(exchanges).toBeGreaterThan(0);
  });

  it('names no play that looks like another one to those whose eyes it is seen with', async () => {
    for (const finished of finishedTables(game, 2, SEED + 5)) {
      const review = await reviewOf(game, finished, 1);
      const seats = [...finished.table.seats.keys()];
      for (let step = 0; step < review.moves.length; step += STEPS) {
        const { seat, action } = review.moves[step]!;
        const state = review.states[step];
        const others = game.choices(state, seat).slice(0, MAX_CHOICES);
        for (const eyes of ['table', ...seats.filter((other) => other !== seat)] as const) {
          const seen = (played: unknown): string => {
            const after = game.apply(state, seat, played, anyChance(`${step}`));
            return JSON.stringify([
              game.tableView(after),
              typeof eyes === 'number' && game.seatView(after, eyes),
            ]);
          };
          for (const choice of others) {
            const other = game.actionFor(state, seat, choice);
            const isSame = JSON.stringify(other) === JSON.stringify(action) || seen(other) !== seen(action);
            if (!isSame) expect(seesMove(review, review.moves[step]!, eyes)).toBe(false);
          }
        }
      }
    }
  });

  it('draws every step with all eyes in every language, without a control of play', async () => {
    const [finished] = finishedTables(game, 1, SEED + 1);
    const review = await reviewOf(game, finished!, 1);
    const eyes: readonly Eyes[] = ['table', 'open', ...finished!.table.seats.keys()];
    for (let step = 0; step <= review.moves.length; step += STEPS)
      for (const each of eyes)
        for (const locale of LOCALES) {
          const screen = stepScreen(review, { eyes: each, step, analysis: null }, locale);
          expect(controlsOf(screen)).toEqual([]);
          expect(screen.length).toBeGreaterThan(1);
        }
  });

  it('says at a decision what was played, what the computer would have played, and what it meant', async () => {
    const [finished] = finishedTables(game, 1, SEED + 2);
    const review = await reviewOf(game, finished!, 1);
    const step = review.moves.findIndex((_, at) => isDecision(review, at));
    const state: ReviewState = { eyes: 'open', step, analysis: analysisOf(review, step) };
    const shown = textOf(stepScreen(review, state, 'en'));
    expect(shown).toContain('▶️');
    expect(shown).toContain('The computer’s choice');
    expect(shown).toContain('Expected with nothing hidden: +3.5');
    expect(textOf(stepScreen(review, { ...state, eyes: 'table' }, 'en'))).not.toContain('The computer');
    expect(textOf(stepScreen(review, { ...state, analysis: 'pending' }, 'en'))).toContain('is thinking');
  });

  it('has a line for every play in its text', async () => {
    const [finished] = finishedTables(game, 1, SEED + 3);
    const review = await reviewOf(game, finished!, 1);
    for (const locale of LOCALES) {
      const lines = reviewText(review, locale).split('\n');
      expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(review.moves.length);
      expect(lines.join('')).not.toMatch(/undefined|\*\*|<:/);
    }
  });

  it('goes to every part of the hand near the step, with no option twice', async () => {
    const [finished] = finishedTables(game, 1, SEED + 4);
    const review = await reviewOf(game, finished!, 1);
    expect(partsOf(review)[0]?.step ?? 0).toBe(0);
    for (const step of [0, Math.floor(review.moves.length / 2), review.moves.length]) {
      const screen = reviewScreen(
        review,
        { eyes: 'table', step, analysis: null },
        { locale: 'en', reader: null, turningPoints: [] },
      );
      for (const part of screen) {
        if (part.part !== 'select') continue;
        const values = part.options.map(({ action }) => JSON.stringify(action));
        expect(new Set(values).size).toBe(values.length);
        expect(values.length).toBeLessThanOrEqual(25);
        expect(values.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the eyes of a review', () => {
  const bukubuku = findGame(games, 'bukubuku')!;
  const bluff = findGame(games, 'bluff')!;
  const daifugo = findGame(games, 'daifugo')!;

  /** A hand of which something stays hidden: a round of bukubuku that ended early. */
  async function hiddenReview(): Promise<Review> {
    for (let seed = 0; seed < 200; seed++) {
      const finished = running(playTable(bukubuku, bukubuku.options.parse({}), 3, `early ${seed}`));
      for (const { number } of finished.hands) {
        const review = await reviewOf(bukubuku, finished, number);
        if (!mayLieOpen(review)) return review;
      }
    }
    throw new Error('no round ended early');
  }

  it('are open from the start where the end has shown all, for strangers too', async () => {
    const finished = running(playTable(bluff, bluff.options.parse({}), 3, 'open'));
    const review = await reviewOf(bluff, finished, 1);
    expect(firstEyes(review, null)).toBe('open');
    expect(maySeeWith(review, 1, null)).toBe(true);
    expect(maySeeWith(review, 9, null)).toBe(false);
  });

  it('are the own or the table’s while the table goes on and the end has not shown all', async () => {
    const review = await hiddenReview();
    expect(firstEyes(review, null)).toBe('table');
    expect(firstEyes(review, 2)).toBe(2);
    expect(maySeeWith(review, 'open', 2)).toBe(false);
    expect(maySeeWith(review, 1, 2)).toBe(false);
    expect(maySeeWith(review, 2, 2)).toBe(true);
    const over = { ...review, table: { ...review.table, phase: 'over', endedBy: null } as BegunTable };
    expect(firstEyes(over, null)).toBe('open');
  });

  it('of daifugo see all hands after a win, and not after a foul (daifugo 18)', async () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 60 && ends.size < 2; seed++) {
      const finished = running(playTable(daifugo, daifugo.options.parse({}), 3, `end ${seed}`));
      const review = await reviewOf(daifugo, finished, 1);
      const { end } = review.states.at(-1) as { end: { kind: string } };
      ends.add(end.kind);
      expect(mayLieOpen(review)).toBe(end.kind === 'win');
    }
    expect([...ends].toSorted()).toEqual(['foul', 'win']);
  });

  it('of others do not see a secret pick', async () => {
    const finished = playTable(bukubuku, bukubuku.options.parse({}), 3, 'secret');
    const review = await reviewOf(bukubuku, finished, 1);
    const move = review.moves[0]!;
    const eyes: readonly Eyes[] = ['table', (move.seat + 1) % 3, move.seat, 'open'];
    expect(eyes.map((each) => seesMove(review, move, each))).toEqual([false, false, true, true]);
    const shown = textOf(stepScreen(review, { eyes: 'table', step: 0, analysis: null }, 'en'));
    expect(shown).toContain('unseen by the others');
  });
});

it('steps stay within the hand, and a window within its list', async () => {
  const [finished] = finishedTables(games[0]!, 1, SEED);
  const review = await reviewOf(games[0]!, finished!, 1);
  const last = review.moves.length;
  expect([-1, 0, 1, last, last + 1].map((step) => stepWithin(review, step))).toEqual([0, 0, 1, last, last]);
  const items = [0, 1, 2, 3, 4, 5, 6];
  expect(nearest(items, 0, 3)).toEqual([0, 1, 2]);
  expect(nearest(items, 3, 3)).toEqual([2, 3, 4]);
  expect(nearest(items, 6, 3)).toEqual([4, 5, 6]);
  expect(nearest(items, 6, 9)).toEqual(items);
});
