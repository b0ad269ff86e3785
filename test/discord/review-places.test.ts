/** Where a review leads: to its reader's turns, and at its end on to the next hand. */
import { expect, it } from 'vitest';
import { reviewScreen } from '../../src/discord/screens/review.ts';
import { findGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { finishedTables, reviewOf } from '../tables/reviewed-hands.ts';

const SEED = 20_261_128;

it('goes to the turns of its reader', async () => {
  const daifugo = findGame(games, 'daifugo')!;
  const [finished] = finishedTables(daifugo, 1, SEED);
  const review = await reviewOf(daifugo, finished!, 1);
  const goTo = (reader: number | null) =>
    reviewScreen(
      review,
      { eyes: 'table', step: 0, analysis: null },
      { locale: 'en', reader, turningPoints: [] },
    ).flatMap((part) => (part.part === 'select' ? part.options : []));
  const own = goTo(1).filter(({ label }) => String(label).startsWith('👤 Your turn, '));
  expect(own.length).toBeGreaterThan(0);
  for (const { action } of own)
    expect('kind' in action && action.kind === 'reviewStep' && review.moves[action.step]!.seat).toBe(1);
  expect(goTo(null).some(({ label }) => String(label).includes('Your turn'))).toBe(false);
});

it('names every turn of its reader by its play, and says so where it has no room for them all', async () => {
  const doudizhu = findGame(games, 'doudizhu')!;
  let cut = 0;
  for (const finished of finishedTables(doudizhu, 4, SEED)) {
    const review = await reviewOf(doudizhu, finished, 1);
    const isOwn = (step: number) => review.moves[step]!.seat === 1 && step > 0;
    const own = [...review.moves.keys()].filter(isOwn);
    const screen = reviewScreen(
      review,
      { eyes: 'open', step: 0, analysis: null },
      { locale: 'en', reader: 1, turningPoints: [] },
    );
    const goTo = screen.find((part) => part.part === 'select')!;
    const told = goTo.options.map(({ label }) => String(label)).filter((label) => label.startsWith('👤'));
    expect(told.every((label) => / turn, .+: ./.test(label))).toBe(true);
    expect(told.length === own.length || String(goTo.label).includes('the nearest')).toBe(true);
    if (told.length < own.length) cut += 1;
    // It is no place to go to, and says so.
    expect(goTo.options.at(-1)).toMatchObject({
      label: '💾 Download',
      description: expect.stringContaining('a file'),
    });
  }
  expect(cut).toBeGreaterThan(0);
});

it('its last step has the way to the next hand, as long as the table waits for its reader', async () => {
  const doudizhu = findGame(games, 'doudizhu')!;
  const [finished] = finishedTables(doudizhu, 1, SEED);
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
