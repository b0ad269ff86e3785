/** Reviews: what each step shows, and to whom. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { render } from '../../src/discord/render.ts';
import { type ReviewState, reviewScreen, stepScreen } from '../../src/discord/screens/review.ts';
import { tableAsSeen } from '../../src/discord/screens/review-table.ts';
import { reviewText } from '../../src/discord/screens/review-text.ts';
import type { TableFacts } from '../../src/discord/screens/table.ts';
import { watchedTable } from '../../src/discord/screens/watched-table.ts';
import { findGame } from '../../src/game/game.ts';
import type { Block, Screen } from '../../src/game/screen.ts';
import { LOCALES } from '../../src/game/words.ts';
import type { Action, State } from '../../src/games/babasuki/state.ts';
import { games } from '../../src/games/index.ts';
import { type Eyes, isDecision, partsOf, type Review, seesMove } from '../../src/tables/review.ts';
import type { StepAnalysis } from '../../src/tables/review-analysis.ts';
import { afterMoves, matchOf } from '../games/bluff/setup.ts';
import { runs } from '../runs.ts';
import { anyChance, finishedTables, playTable, reviewOf, running } from '../tables/reviewed-hands.ts';
import { faultsOf, longest } from './fits.ts';

const SEED = 7;
/** Of a hand, one step in so many is looked at. */
const STEPS = 4;
const MAX_CHOICES = 6;

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

const eventsOf = (screen: Screen<unknown>): Block[] =>
  screen.filter((part): part is Block => part.part === 'text' && part.isEvent === true);

const FACTS: TableFacts = { totals: null, past: [], endedBy: null, turningPoints: [] };

const textOf = (screen: Screen<unknown>): string => JSON.stringify(screen);

describe.each(games)('a review of $id', (game) => {
  it('shows nobody before the end what they could not know, whatever the others hold', async () => {
    let exchanges = 0;
    for (const finished of finishedTables(game, runs(3), SEED)) {
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
              const [seen, otherwise] = [review, exchanged].map((each) => stepScreen(each, state, 'en'));
              // So often, `expect` would take most of the time: it is only needed for its explanation.
              if (!isDeepStrictEqual(otherwise, seen)) expect(otherwise).toStrictEqual(seen);
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
    for (const finished of finishedTables(game, runs(2), SEED + 5)) {
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

  it('fits Discord at every step, with all hands open and what the computer says', async () => {
    const options = game.options.parse({});
    const finished = playTable(game, options, game.seats.max, 'full');
    const review = await reviewOf(game, finished, 1);
    const { seats } = finished.table;
    for (const step of review.states.keys()) {
      const analysis = isDecision(review, step) ? analysisOf(review, step) : null;
      for (const locale of LOCALES) {
        const view = { locale, reader: null, turningPoints: [] };
        const screen = reviewScreen(review, { eyes: 'open', step, analysis }, view);
        const id = { table: 'a'.repeat(10), prompt: 0 };
        const components = render(screen, { seats, locale, emojis: longest, id, nonce: `${step}` });
        expect(faultsOf(components)).toEqual([]);
        // What the computer says is not left out for the sake of pictures.
        if (analysis) expect(JSON.stringify(components)).toContain('💡');
      }
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
    expect(shown).toContain('With all hands known');
    // Points are paid in tens, and told without tenths.
    expect(shown).toContain(game.id === 'daifugo' ? '+4' : '+3.5');
    expect(textOf(stepScreen(review, { ...state, eyes: 'table' }, 'en'))).not.toContain('The computer');
    expect(textOf(stepScreen(review, { ...state, analysis: 'pending' }, 'en'))).toContain('is thinking');
  });

  it('says of the play that it comes next, until the hand is over', async () => {
    const [finished] = finishedTables(game, 1, SEED + 2);
    const review = await reviewOf(game, finished!, 1);
    for (const [locale, heading] of [
      ['en', '▶️ Next, '],
      ['ja', '▶️ 次の手 '],
      ['zh', '▶️ 下一步 '],
    ] as const) {
      const headingsAt = (step: number) =>
        stepScreen(review, { eyes: 'table', step, analysis: null }, locale).filter((part) =>
          textOf([part]).includes(heading),
        ).length;
      expect(headingsAt(0)).toBe(1);
      expect(headingsAt(review.moves.length)).toBe(0);
    }
  });

  it('says of a play that gained against the computer’s choice that this could not be known', async () => {
    const [finished] = finishedTables(game, 1, SEED + 2);
    const review = await reviewOf(game, finished!, 1);
    for (const step of review.moves.keys()) {
      if (!isDecision(review, step)) continue;
      const { advice, value } = analysisOf(review, step);
      const shownWith = (change: number) => {
        const analysis = { advice, value: { ...value!, after: value!.before + change, change } };
        return textOf(stepScreen(review, { eyes: 'open', step, analysis }, 'en'));
      };
      const isAdvised =
        !shownWith(5).includes('The computer’s choice for') || shownWith(5).includes(', too.');
      const { seat, action } = review.moves[step]!;
      const state = review.states[step];
      const advised = game.choices(state, seat).find((choice) => game.nameOf(choice) === advice!.name);
      const isEquivalent =
        game.isEquivalent?.(state, seat, action, game.actionFor(state, seat, advised)) ?? false;
      const isUsual = isAdvised || isEquivalent;
      expect(shownWith(5).includes('would have chosen otherwise')).toBe(!isUsual);
      // Of luck nobody asks whether it could be known.
      const isLuck = game.isLuck?.(state, seat, action) ?? false;
      const isUnforeseen = isAdvised && !isLuck;
      expect(shownWith(-5).includes('would have done the same')).toBe(isUnforeseen);
      expect(shownWith(-5)).not.toContain('chosen otherwise');
      // By what the computer would choose, too, nobody gains more than they could expect, but by luck: the estimate was too low.
      expect(shownWith(5).includes('raised')).toBe(!isUsual || isLuck);
      expect(shownWith(-5)).toContain('lowered');
    }
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

  it('has the latest events where there is no room for all', async () => {
    const [finished] = finishedTables(game, 1, SEED + 5);
    const review = await reviewOf(game, finished!, 1);
    const { table } = review;
    let cut = 0;
    const seen = review.states.filter((_, step) => step % STEPS === 0 || step === review.moves.length);
    for (const state of seen) {
      const all = eventsOf(game.drawTable(game.tableView(state), 'en'));
      for (let room = 100; room <= 600; room += 50)
        for (const screen of [
          tableAsSeen(game, state, 'open', 'en', room),
          watchedTable(game, { ...table, locale: 'en', state }, FACTS, () => room),
        ]) {
          const shown = eventsOf(screen);
          expect(shown).toEqual(all.slice(all.length - shown.length));
          if (shown.length < all.length) cut += 1;
        }
    }
    expect(cut).toBeGreaterThan(0);
  });

  it('goes to every part of the hand near the step, with no option twice', async () => {
    const [finished] = finishedTables(game, 1, SEED + 4);
    const review = await reviewOf(game, finished!, 1);
    expect(partsOf(review)[0]?.step ?? 0).toBe(0);
    const steps = [0, Math.floor(review.moves.length / 2), review.moves.length];
    for (const [step, reader] of steps.flatMap((at) => [[at, null] as const, [at, 0] as const])) {
      const screen = reviewScreen(
        review,
        { eyes: 'table', step, analysis: null },
        { locale: 'en', reader, turningPoints: [] },
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

it('shows at the end of a game what it has paid, before its latest events', async () => {
  const daifugo = findGame(games, 'daifugo')!;
  for (const finished of finishedTables(daifugo, 3, SEED)) {
    const review = await reviewOf(daifugo, finished, 1);
    const shown = textOf(tableAsSeen(daifugo, review.states.at(-1), 'open', 'en', 352));
    expect(shown).toContain('pays');
  }
});

it('a list of seats above the hands is whole or left out, and the hands have their heading', () => {
  const bluff = findGame(games, 'bluff')!;
  const start = matchOf({ dice: '12345 12345 12345 12345 12345 12345' });
  const { state } = afterMoves(start, [0, '1x1'], [1, 'challenge']);
  const isDiceOfSeat = (block: Block) =>
    block.part === 'text' && /^\[\{"seat":\d\},": "/.test(JSON.stringify(block.line));
  const listed = [200, 300, 400, 450, 500, 600].map((room) => {
    const shown = tableAsSeen(bluff, state, 'table', 'en', room);
    const rowsAt = shown.findIndex(({ part }) => part === 'seats');
    expect(textOf([shown[rowsAt - 1]!])).toContain('Round 2');
    return shown.slice(0, rowsAt).filter(isDiceOfSeat).length;
  });
  expect(new Set(listed)).toEqual(new Set([0, 6]));
});

it('a draw from another place nobody knows is the computer’s choice, too', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  let alike = 0;
  for (const finished of finishedTables(babasuki, 2, SEED)) {
    const review = await reviewOf(babasuki, finished, 1);
    for (const [step, { seat, action: played }] of review.moves.entries()) {
      const state = review.states[step] as State;
      const action = played as Action;
      if (action.do !== 'raid' || state.phase !== 'raid' || state.seen.flat().length > 0) continue;
      for (const choice of babasuki.choices(state, seat)) {
        const name = babasuki.nameOf(choice);
        const advice = { name, reason: { because: 'only-choice', params: {} } };
        const analysis = { advice, value: null };
        const told = textOf(stepScreen(review, { eyes: 'open', step, analysis }, 'en'));
        expect(told.includes('The computer’s choice for')).toBe(true);
        expect(told.includes(', too.')).toBe(name.startsWith(`raid.${action.villain}`));
        alike += 1;
      }
    }
  }
  expect(alike).toBeGreaterThan(0);
});
