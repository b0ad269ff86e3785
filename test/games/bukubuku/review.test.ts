/** A review with all hands open: what lies before a seat stands in front of its hand. */
import { describe, expect, it } from 'vitest';
import { stepScreen } from '../../../src/discord/screens/review.ts';
import { tableAsSeen } from '../../../src/discord/screens/review-table.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { State } from '../../../src/games/bukubuku/state.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import type { StepAnalysis } from '../../../src/tables/review-analysis.ts';
import { reviewWords } from '../../../src/text/review/catalogue.ts';
import { playTable, reviewOf, running } from '../../tables/reviewed-hands.ts';
import { linesOf } from './reading.ts';
import {
  afterStack,
  afterTurns,
  builtRound,
  DUMMY,
  HANDS_OF_TWO,
  type Round,
  roundOf,
  smallRound,
} from './setup.ts';

const round = roundOf({
  hands: [
    [26, 31, 50],
    [27, 32, 51],
    [28, 33, 52],
  ],
  lighthouses: [
    [2, 9],
    [3, 4],
    [5, 6],
  ],
});

it('shows lighthouse, belts and mark before each hand, and the lighthouses on offer once', () => {
  const { state } = afterTurns(round, [50, 51, 28]);
  const lines = linesOf(tableAsSeen(bukubuku, state, 'open', 'en', 372));
  expect(lines).toEqual(
    expect.arrayContaining([
      'seat 0 · l9 🛟\u20601 highest w26 w31',
      'seat 1 · l2 🛟\u20602 w27 w32',
      'seat 2 · 🛟\u20602 lowest w33 w52',
    ]),
  );
  expect(lines.filter((text) => text.includes('l3') && text.includes('l4'))).toHaveLength(1);
});

/** A review of the first round of a table, each step of it with a long comment of the computer's. */
async function commented(seats: number) {
  const review = await reviewOf(bukubuku, running(playTable(bukubuku, {}, seats, `review ${seats}`)), 1);
  const turnAt = (step: number) => (review.states[step] as State).turns.length;
  const analysisOf = (step: number): StepAnalysis | null => {
    const move = review.moves[step];
    if (!move) return null;
    const choices = bukubuku.choices(review.states[step] as State, move.seat);
    const params = {
      percent: 30,
      low: 1,
      next: 31,
      high: 12,
      other: 39,
      own: 11,
      gain: 0.3,
      othersGain: -0.2,
    };
    const reason = { because: 'rounds-say', params };
    const value = { change: 0, error: 1, before: 1, after: 1 };
    return { advice: { name: bukubuku.nameOf(choices.at(-1)!), reason }, value } as unknown as StepAnalysis;
  };
  return { review, turnAt, analysisOf };
}

it.each([2, 3, 5])(
  'a seat’s view tells in every step of %s players what came of the turn before, and keeps the hand',
  async (seats) => {
    const { review, turnAt, analysisOf } = await commented(seats);
    for (let step = 0; step <= review.moves.length; step++)
      for (let eyes = 0; eyes < seats; eyes++) {
        const analysis = review.moves[step]?.seat === eyes ? analysisOf(step) : null;
        const lines = linesOf(stepScreen(review, { eyes, step, analysis }, 'en'));
        const told = lines.filter((text) => /^(Turn \d+: |Previous turn|The final turn)/.test(text));
        expect(told.map((text) => text.match(/^Turn \d+/)?.[0])).toEqual(
          turnAt(step) > 0 ? [`Turn ${turnAt(step)}`] : [],
        );
      }
  },
);

it.each([2, 3])(
  'a seat’s own view has the computer’s reason in every step of %s players, however long',
  async (seats) => {
    const { review, analysisOf } = await commented(seats);
    for (const [step, { seat: eyes }] of review.moves.entries()) {
      const lines = linesOf(stepScreen(review, { eyes, step, analysis: analysisOf(step) }, 'en', eyes));
      expect(lines.join('\n')).toContain('n average it does best');
    }
  },
);

it('a seat’s view marks the highest and the lowest without what comes of it, which follows', () => {
  const lines = linesOf(tableAsSeen(bukubuku, afterTurns(round, [50, 51, 28]).state, 0, 'en', 352));
  expect(lines.filter((text) => /highest|lowest/.test(text))).toEqual([
    expect.stringMatching(/ highest$/),
    expect.stringMatching(/ lowest$/),
    expect.stringMatching(/^seat 0 · .* highest /),
  ]);
});

it.each([
  [3, 3],
  [5, 1],
])(
  'with everything open, the picks of %s players stand on %s lines, as there is room',
  async (seats, count) => {
    const { review } = await commented(seats);
    const lines = linesOf(stepScreen(review, { eyes: 'open', step: 2 * seats, analysis: null }, 'en'));
    expect(lines.join('\n').match(/▶️/g)).toHaveLength(count);
  },
);

it('with everything open, the picks of four players share a line before the computer’s reason goes', async () => {
  const { review, analysisOf } = await commented(4);
  const screens = review.moves.map((_, step) =>
    linesOf(stepScreen(review, { eyes: 'open', step, analysis: analysisOf(step) }, 'ja')).join('\n'),
  );
  const withReason = screens.filter((text) => text.includes('平均ではこれがいちばん有利'));
  expect(withReason.length).toBeGreaterThan(review.moves.length / 2);
  expect(withReason.some((text) => text.match(/▶️/g)?.length === 1)).toBe(true);
});

it('a turn that stands alone has cards before names', () => {
  const { state } = afterTurns(round, [50, 51, 28]);
  expect(linesOf(tableAsSeen(bukubuku, state, 0, 'en', 352)).join()).not.toMatch(/w51|w28/);
  const outcome = bukubuku.drawOutcome?.(state, 'en') ?? [];
  expect(linesOf([{ part: 'text', line: outcome }])[0]).toMatch(
    /^Turn 1: w51 seat 1\u2060→\u2060l2 · w50 seat 0\u2060→\u2060l9 · /,
  );
});

describe('the dummy, where everything lies open', () => {
  const linesAt = ({ state }: Round, eyes: 'open' | 'table' = 'open') =>
    linesOf(tableAsSeen(bukubuku, state, eyes, 'en', 372)).filter((text) => /^(▫️ )?🎭 Dummy/.test(text));

  it('has its lighthouse, its card of this turn, and the others in their order', () => {
    const open = smallRound([2, 7], [3, 4]);
    expect(linesAt(open)).toEqual(['▫️ 🎭 Dummy · ⬇️ w20 · then w40 w58 w10']);
    expect(linesAt(afterTurns(open, [5, 32]))).toEqual(['▫️ 🎭 Dummy · l7 highest ⬇️ w40 · then w58 w10']);
  });

  it('has both piles and what is on none while they are built', () => {
    const start = roundOf({ hands: [...HANDS_OF_TWO, DUMMY], lighthouses: [], draws: [DUMMY], builder: 0 });
    expect(linesAt(afterStack(start, 0, 10, 40))).toEqual(['▫️ 🎭 Dummy: seat 0’s pile w40 w10']);
  });

  it('has the cards that are left at the end', () => {
    const ended = afterTurns(
      builtRound(
        [
          [50, 60],
          [27, 32],
        ],
        [
          [9, 9],
          [1, 2],
        ],
      ),
      [50, 27],
    );
    expect(linesAt(ended).at(-1)).toBe('🎭 Dummy w40 w58 w10');
  });

  it('lies face down for everybody’s eyes', () => {
    expect(linesAt(smallRound([2, 7], [3, 4]), 'table')).toEqual([
      '▫️ 🎭 Dummy · no lighthouse · wback from seat 1’s pile',
    ]);
  });
});

it.each(LOCALES)(
  'the end of a round has the latest turns below their heading, and how many are left out, in %s',
  async (locale) => {
    const { review } = await commented(2);
    const state = review.states.at(-1) as State;
    const words = catalogue[locale];
    const linesIn = (room: number) => linesOf(tableAsSeen(bukubuku, state, 'table', locale, room));
    const isTurn = (text: string) =>
      state.turns.some((_, index) => text.startsWith(words.turnNumber(index + 1) + words.colon));
    const [cut, whole] = [linesIn(352), linesIn(2_000)];
    expect(whole.filter(isTurn)).toHaveLength(state.turns.length);
    const shown = cut.filter(isTurn);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(whole.filter(isTurn).slice(-shown.length));
    const at = cut.indexOf(shown[0]!);
    expect(cut.slice(at - 2, at)).toEqual([
      `**${words.turnsSoFar}**`,
      reviewWords(locale).earlierLeftOut(state.turns.length - shown.length),
    ]);
  },
);
