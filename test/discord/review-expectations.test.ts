/** What a review says of a seat’s chances: before a choice, and after it. */
import { expect, it } from 'vitest';
import { stepScreen } from '../../src/discord/screens/review.ts';
import { expectationLine } from '../../src/discord/screens/review-expectations.ts';
import { findGame } from '../../src/game/game.ts';
import type { Estimate, StepValue } from '../../src/game/step-values.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { isDecision } from '../../src/tables/review.ts';
import { reviewWords } from '../../src/text/review/catalogue.ts';
import { finishedTables, reviewOf } from '../tables/reviewed-hands.ts';

const daifugo = findGame(games, 'daifugo')!;

async function told(
  value: Pick<StepValue, 'before' | 'after' | 'error'>,
  locale: Locale,
  together?: Estimate,
): Promise<string> {
  const [finished] = finishedTables(daifugo, 1, 3);
  const review = await reviewOf(daifugo, finished!, 1);
  const step = review.moves.findIndex((_, at) => isDecision(review, at));
  const analysis = {
    advice: null,
    value: { step, change: value.after - value.before, ...value },
    ...(together && { together }),
  };
  const [, comment] = stepScreen(review, { eyes: 'open', step, analysis }, locale).map((part) =>
    part.part === 'text' ? part.line.filter((inline) => typeof inline !== 'object').join('') : '',
  );
  return comment!;
}

it('has both where they differ by more than the estimate may err', async () => {
  const value = { before: -634, after: -72, error: 90 };
  expect(await told(value, 'en')).toMatch(
    /this raised what \S* ?could expect from about −630 to about −70 points in Game 1\./,
  );
  expect(await told(value, 'ja')).toMatch(
    /第1ゲームの予想得点は、この一手で約−630点から約−70点に上がりました/,
  );
  expect(await told(value, 'zh')).toMatch(/第1局的预计得分从约−630分升到约−70分/);
});

it('has the mean of both where they differ by no more: a range would leave open which it is', async () => {
  const value = { before: 430, after: -634, error: 600 };
  expect(await told(value, 'en')).toMatch(
    /this was not clearly different from the computer’s play: .* about −100 points in Game 1\.$/,
  );
  expect(await told(value, 'ja')).toMatch(/どちらの手でもはっきりした差がなく、約−100点です。$/);
  expect(await told(value, 'zh')).toMatch(/与电脑的打法没有明显差别，.*约为−100分。$/);
});

it('has one where they are the same', async () => {
  const value = { before: -49.2, after: -49, error: 20 };
  expect(await told(value, 'en')).toMatch(
    / not clearly different from the computer’s play: .* about −49 points in Game 1\.$/,
  );
  expect(await told(value, 'ja')).toMatch(/どちらの手でもはっきりした差がなく、約−49点です。$/);
  expect(await told(value, 'zh')).toMatch(/与电脑的打法没有明显差别，.*约为−49分。$/);
});

it('has what the others’ choices at the same time have changed, and nothing where they differ by less than the estimate errs', async () => {
  const value = { before: 430, after: 400, error: 90 };
  const then = (mean: number, locale: Locale) => told(value, locale, { mean, error: 50 });
  expect(await then(-210, 'en')).toMatch(
    / about \+420 points in Game 1\. The others’ choices, made at the same time, then brought \S* ?to about −210\.$/,
  );
  expect(await then(-210, 'ja')).toMatch(
    /約\+420点です。同時に選んだほかの人の選択も合わせると、\S*の予想は約−210点になりました。$/,
  );
  expect(await then(-210, 'zh')).toMatch(
    /约为\+420分。别人同时做的选择也亮明后，\S*的预计得分变为约−210分。$/,
  );
  // Told in tens, 20 may be the playouts' as well as the others'.
  expect(await told(value, 'en', { mean: 380, error: 5 })).toBe(await told(value, 'en'));
  for (const little of [360, 415]) expect(await then(little, 'en')).toBe(await told(value, 'en'));
});

it('has them, too, where the choice itself made a difference', async () => {
  const value = { before: 430, after: -72, error: 90 };
  const then = (locale: Locale) => told(value, locale, { mean: -310, error: 50 });
  expect(await then('en')).toMatch(
    /this lowered .* to about −70 points in Game 1\. .*The others’ choices, made at the same time, then brought \S* ?to about −310\.$/,
  );
  expect(await then('ja')).toMatch(
    /約−70点に下がりました。.*同時に選んだほかの人の選択も合わせると、\S*の予想は約−310点になりました。$/,
  );
  expect(await then('zh')).toMatch(/降到约−70分。.*别人同时做的选择也亮明后，\S*的预计得分变为约−310分。$/);
});

it('does not say that a choice raised what the others’ choices then brought below what it was', async () => {
  const value = { before: -634, after: -72, error: 90 };
  expect(await told(value, 'en', { mean: -800, error: 50 })).toMatch(
    /\S* ?could expect about −72 points in Game 1 after this\. The others’ choices, made at the same time, then brought \S* ?to about −800\.$/,
  );
});

it('says of a choice that comes to the same as the computer’s that it does', () => {
  const value = { step: 0, before: 2.6, after: 2.8, change: 0.2, error: 0.3 };
  const lineFor = (compared: 'same' | 'equivalent', locale: Locale): string =>
    expectationLine(
      { value },
      { who: 'Ann', hand: null, compared, isLuck: false, kind: 'chips' },
      reviewWords(locale),
    ).join('');
  for (const [locale, said] of [
    ['en', / about \+2\.7 chips after this\. The computer’s choice comes to the same here\.$/],
    ['ja', /です。コンピューターの手でも、ここでは同じことになります。$/],
    ['zh', /。换成电脑的打法，在这里结果也一样。$/],
  ] as const) {
    expect(lineFor('equivalent', locale)).toMatch(said);
    expect(lineFor('same', locale)).not.toMatch(said);
  }
});
