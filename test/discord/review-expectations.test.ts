/** What a review says of a seat’s chances: before a choice, and after it. */
import { expect, it } from 'vitest';
import { stepScreen } from '../../src/discord/screens/review.ts';
import { findGame } from '../../src/game/game.ts';
import type { StepValue } from '../../src/game/step-values.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { isDecision } from '../../src/tables/review.ts';
import { finishedTables, reviewOf } from '../tables/reviewed-hands.ts';

const daifugo = findGame(games, 'daifugo')!;

async function told(value: Pick<StepValue, 'before' | 'after' | 'error'>, locale: Locale): Promise<string> {
  const [finished] = finishedTables(daifugo, 1, 3);
  const review = await reviewOf(daifugo, finished!, 1);
  const step = review.moves.findIndex((_, at) => isDecision(review, at));
  const analysis = { advice: null, value: { step, change: value.after - value.before, ...value } };
  const [, comment] = stepScreen(review, { eyes: 'open', step, analysis }, locale).map((part) =>
    part.part === 'text' ? part.line.filter((inline) => typeof inline !== 'object').join('') : '',
  );
  return comment!;
}

it('has both where they differ by more than the estimate may err', async () => {
  expect(await told({ before: -634, after: -72, error: 90 }, 'en')).toMatch(/−630 points before this, −70 /);
});

it('has both, as a range, where they differ by no more: the next step begins with one of them', async () => {
  const value = { before: 430, after: -634, error: 600 };
  expect(await told(value, 'en')).toMatch(/: no clear difference\. .* about −630 to \+430 points\.$/);
  expect(await told(value, 'ja')).toMatch(/この手ではっきりした差は出ず、.*約−630〜\+430点$/);
  expect(await told(value, 'zh')).toMatch(/这一步没有明显差别，.*约为−630至\+430分$/);
});

it('has one where they are the same', async () => {
  const value = { before: -49.2, after: -49, error: 20 };
  expect(await told(value, 'en')).toMatch(/: this changed nothing\. .* about −49 points\.$/);
  expect(await told(value, 'ja')).toMatch(/この手では変わらず、.*約−49点$/);
  expect(await told(value, 'zh')).toMatch(/这一步前后不变，.*约为−49分$/);
});
