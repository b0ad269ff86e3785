/** Where a review can go to: places of the hand, and at its end the next one. */
import { expect, it } from 'vitest';
import { reviewScreen } from '../../src/discord/screens/review.ts';
import { wordsForPictures } from '../../src/discord/spoken-text.ts';
import { findGame } from '../../src/game/game.ts';
import type { TurningPoint } from '../../src/game/turning-points.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { isOutOfTurn, type Review } from '../../src/tables/review.ts';
import { finishedTables, reviewOf } from '../tables/reviewed-hands.ts';

const daifugo = findGame(games, 'daifugo')!;
const reviews = async (count: number): Promise<Review[]> =>
  Promise.all(finishedTables(daifugo, count, 7).map((finished) => reviewOf(daifugo, finished, 1)));

/** The options of the select that goes to another place, from the first step. */
function placesOf(review: Review, reader: number | null, turningPoints: readonly TurningPoint[] = []) {
  const state = { eyes: 'table', step: 0, analysis: null } as const;
  const screen = reviewScreen(review, state, { locale: 'en', reader, turningPoints });
  return screen.flatMap((part) => (part.part === 'select' ? [part.options] : []))[0]!;
}

it('goes to the turns of its reader', async () => {
  const [review] = await reviews(1);
  const own = placesOf(review!, 1).filter(({ label }) => String(label).startsWith('▶️ Your turn, '));
  expect(own.length).toBeGreaterThan(0);
  for (const { action } of own)
    expect('kind' in action && action.kind === 'reviewStep' && review!.moves[action.step]!.seat).toBe(1);
  expect(placesOf(review!, null).some(({ label }) => String(label).includes('Your turn'))).toBe(false);
});

it('goes to every raid of its reader in ドラフト・ババスキ！, even if nobody else draws between two of them', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  let inARow = 0;
  for (const finished of finishedTables(babasuki, 6, 11)) {
    const review = await reviewOf(babasuki, finished, 1);
    const raids = review.moves.flatMap(({ seat, action }, step) =>
      (action as { do: string }).do === 'raid' ? [{ seat, step }] : [],
    );
    inARow += raids.filter(({ seat }, index) => raids[index - 1]?.seat === seat).length;
    for (const reader of review.table.seats.keys()) {
      const named = placesOf(review, reader).filter(({ label }) => /^▶️ Your turn, raid/.test(String(label)));
      expect(named.length).toBe(raids.filter(({ seat }) => seat === reader).length);
    }
  }
  expect(inARow).toBeGreaterThan(0);
});

it('tells several turns and turning points of one trick apart by their number', async () => {
  const labels = (await reviews(3)).flatMap((review) =>
    [...review.table.seats.keys()].map((reader) => {
      const [moment, seat] = [{ part: 'trick', number: 1 }, review.moves[0]!.seat];
      const own = review.moves.flatMap((move, step) => (move.seat === seat ? [step] : [])).slice(0, 2);
      const points = own.map((step) => ({ step, seat, action: {}, before: 0, after: 1, moment }));
      return placesOf(review, reader, points).map(({ label }) => JSON.stringify([label].flat()));
    }),
  );
  for (const ofReader of labels) expect(new Set(ofReader).size).toBe(ofReader.length);
  const numbered = labels.flat().filter((label) => / · \d+\/\d+"\]$/.test(label));
  for (const sign of ['▶️', '🔀']) expect(numbered.some((label) => label.includes(sign))).toBe(true);
});

it('names every turn of its reader by its play, and says so where it has no room for them all', async () => {
  const doudizhu = findGame(games, 'doudizhu')!;
  let cut = 0;
  for (const finished of finishedTables(doudizhu, 4, 20_261_128)) {
    const review = await reviewOf(doudizhu, finished, 1);
    const isOwn = (step: number) => review.moves[step]!.seat === 1 && step > 0;
    const own = [...review.moves.keys()].filter(isOwn);
    const screen = reviewScreen(
      review,
      { eyes: 'open', step: 0, analysis: null },
      { locale: 'en', reader: 1, turningPoints: [] },
    );
    const goTo = screen.find((part) => part.part === 'select')!;
    const told = goTo.options.map(({ label }) => String(label)).filter((label) => label.startsWith('▶️'));
    expect(told.every((label) => / turn, .+: ./.test(label))).toBe(true);
    expect(told.length === own.length || String(goTo.label).includes('around this step')).toBe(true);
    if (told.length < own.length) cut += 1;
    // It is no place to go to, and says so.
    expect(goTo.options.at(-1)).toMatchObject({
      label: '💾 Download files',
      description: expect.stringContaining('a file'),
    });
  }
  expect(cut).toBeGreaterThan(0);
});

it('shows the marks of a card as they are, and puts only pictures in words', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  const review = await reviewOf(babasuki, finishedTables(babasuki, 1, 7)[0]!, 1);
  const labels = placesOf(review, 1).map(({ label }) => String(label));
  expect(labels.some((label) => /with Villain\s[☀☾★]+$/u.test(label))).toBe(true);
  expect(labels.filter((label) => /sun|moon|star/.test(label))).toEqual([]);
  const doudizhu = findGame(games, 'doudizhu')!.words.en.spoken!;
  expect(wordsForPictures({ ...doudizhu, '☀': 'sun' })).toEqual(doudizhu);
});

it('its last step has the way to the next hand, as long as the table waits for its reader', async () => {
  const doudizhu = findGame(games, 'doudizhu')!;
  const [finished] = finishedTables(doudizhu, 1, 7);
  const review = await reviewOf(doudizhu, finished!, 1);
  const goesOn = (step: number, isWaitedFor: boolean) =>
    reviewScreen(
      review,
      { eyes: 'open', step, analysis: null },
      { locale: 'en', reader: 1, turningPoints: [], isWaitedFor },
    ).some((part) => part.part === 'buttons' && part.buttons.some(({ label }) => label === 'Next'));
  const last = review.moves.length;
  expect([goesOn(last, true), goesOn(last, false), goesOn(last - 1, true)]).toEqual([true, false, false]);
});

it('has every turn of its reader, and no rearrangement of a hand in its place: that is a stop before the turn', async () => {
  const babasuki = findGame(games, 'babasuki')!;
  let rearranged = 0;
  for (const finished of finishedTables(babasuki, 30, 20_261_129)) {
    const review = await reviewOf(babasuki, finished, 1);
    for (const [step, { seat }] of review.moves.entries()) {
      if (!isOutOfTurn(review, step)) continue;
      const turn = review.moves.findIndex((_, at) => at > step && !isOutOfTurn(review, at));
      // The seat itself draws next, after its own rearrangement.
      if (review.moves[turn]!.seat !== seat) continue;
      rearranged += 1;
      const state = { eyes: 'open', step, analysis: null } as const;
      const screen = reviewScreen(review, state, { locale: 'en', reader: seat, turningPoints: [] });
      const goTo = screen.flatMap((part) => (part.part === 'select' ? part.options : []));
      const steps = goTo.flatMap(({ action }) =>
        'kind' in action && action.kind === 'reviewStep' && action.how === 'to' ? [action.step] : [],
      );
      expect(steps).toContain(turn);
      expect(steps).not.toContain(step);
      const shown = JSON.stringify(screen);
      expect(shown).toMatch(/· Before raid, turn \d+/);
      expect(shown).toContain('shuffle the hand');
    }
  }
  expect(rearranged).toBeGreaterThan(0);
});

it('a rearrangement says which card went where', () => {
  const babasuki = findGame(games, 'babasuki')!;
  const told = (action: unknown, locale: Locale) =>
    babasuki
      .drawAction(action, locale)
      .filter((inline) => typeof inline !== 'object')
      .join('')
      .replaceAll(/[\u2060\u00A0]/g, '');
  const move = { do: 'move', card: 22, to: 2 };
  expect(told(move, 'ja')).toBe('手札の ねこ22番 を3番目へ移す');
  expect(told(move, 'en')).toBe('move  Cat#22 to place 3 of the hand');
  expect(told(move, 'zh')).toBe('把手里的 22号猫移到第3张');
  expect(told({ do: 'shuffle' }, 'ja')).toBe('手札をシャッフル');
  expect(babasuki.drawAction({ do: 'arrange', order: [23, 15] }, 'ja')).toContainEqual({
    cards: ['ba23', 'ba15'],
  });
});
