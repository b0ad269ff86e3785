/** The eyes of a review: what is open, to whom, and what of it a screen offers. */
import { describe, expect, it } from 'vitest';
import { reviewScreen, stepScreen } from '../../src/discord/screens/review.ts';
import { findGame } from '../../src/game/game.ts';
import type { Screen } from '../../src/game/screen.ts';
import type { State } from '../../src/games/babasuki/state.ts';
import { games } from '../../src/games/index.ts';
import {
  type Eyes,
  firstEyes,
  mayLieOpen,
  maySeeWith,
  nearest,
  type Review,
  seesMove,
  stepWithin,
} from '../../src/tables/review.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { finishedTables, playTable, reviewOf, running } from '../tables/reviewed-hands.ts';

const SEED = 7;

const textOf = (screen: Screen<unknown>): string => JSON.stringify(screen);

describe('the eyes of a review', () => {
  const bukubuku = findGame(games, 'bukubuku')!;
  const doudizhu = findGame(games, 'doudizhu')!;
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
    const finished = running(playTable(doudizhu, doudizhu.options.parse({}), 4, 'open'));
    const review = await reviewOf(doudizhu, finished, 1);
    expect(firstEyes(review, null)).toBe('open');
    expect(maySeeWith(review, 1, null)).toBe(true);
    expect(maySeeWith(review, 9, null)).toBe(false);
  });

  it('of a seat see its cards once at the end, among those of all', async () => {
    const finished = running(playTable(doudizhu, doudizhu.options.parse({}), 4, 'open'));
    const review = await reviewOf(doudizhu, finished, 1);
    const step = review.moves.length;
    const { hands } = review.states[step] as { hands: readonly (readonly number[])[] };
    const seat = hands.findIndex(({ length }) => length > 0);
    const shown = stepScreen(review, { eyes: seat, step, analysis: null }, 'en').flatMap((part) =>
      part.part === 'text' ? part.line : [],
    );
    const cards = shown.filter((inline) => typeof inline === 'object' && 'cards' in inline);
    const left = hands.filter(({ length }) => length > 0);
    // The hands that are left, and the eight cards set aside.
    expect(cards).toHaveLength(left.length + 1);
  });

  it('stay the same in another hand of the table', async () => {
    const finished = running(playTable(doudizhu, doudizhu.options.parse({ deals: 3 }), 4, 'open'));
    const review = await reviewOf(doudizhu, finished, 2);
    const view = { locale: 'en', reader: null, turningPoints: [] } as const;
    const others = reviewScreen(review, { eyes: 1, step: 0, analysis: null }, view)
      .flatMap((part) => (part.part === 'select' ? part.options : []))
      .flatMap(({ action }) => ('hand' in action && action.hand !== 2 ? [action] : []));
    expect(others).toMatchObject([
      { hand: 1, eyes: 1, how: 'first' },
      { hand: 3, eyes: 1, how: 'first' },
    ]);
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

describe.each(games)('a review of $id', (game) => {
  const facesIn = (value: unknown): readonly string[] =>
    [...JSON.stringify(value).matchAll(/"cards":(\[[^\]]*\])/g)].flatMap(([, cards]) => JSON.parse(cards!));

  it('has a seat’s hand in the row of its name, and says whom its panel calls “you”', async () => {
    const [finished] = finishedTables(game, 1, SEED);
    const review = await reviewOf(game, finished!, 1);
    const seat = review.moves[0]!.seat;
    const state = { eyes: seat, step: 0, analysis: null };
    const shown = stepScreen(review, state, 'en');
    const hand = game.drawHand!(game.seatView(review.states[0], seat), 'en');
    expect(shown).toContainEqual({ part: 'seats', rows: [expect.objectContaining({ seat })] });
    expect(facesIn(shown)).toEqual(expect.arrayContaining([...facesIn(hand)]));
    expect(textOf(shown)).toContain('“you” is');
    expect(textOf(shown)).not.toContain('Your hand');
    expect(textOf(stepScreen(review, state, 'en', seat))).not.toContain('“you” is');
  });

  it('with everything open has every card that is left at the end', async () => {
    for (const finished of finishedTables(game, 3, SEED)) {
      const review = await reviewOf(game, finished, 1);
      const end = review.states.at(-1);
      const left = review.scores.flatMap((_, seat) =>
        facesIn(game.drawHand!(game.seatView(end, seat), 'en')),
      );
      const step = review.moves.length;
      const shown = facesIn(stepScreen(review, { eyes: 'open', step, analysis: null }, 'en'));
      expect(shown).toEqual(expect.arrayContaining(left));
    }
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

it('a hand to draw from lies open where everything does, and its numbered backs are left out', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  const [finished] = finishedTables(babasuki, 1, SEED);
  const review = await reviewOf(babasuki, finished!, 1);
  const step = review.states.findIndex((state) => (state as State).phase === 'raid');
  const told = (eyes: Eyes): string => textOf(stepScreen(review, { eyes, step, analysis: null }, 'en'));
  expect(told('table')).toContain('baBack');
  expect(told('open')).not.toContain('baBack');
});
