/** What a player reads at a table that is over: who has won it, and how they stand. */
import { expect, it } from 'vitest';
import { ownStanding, ownTotals } from '../../src/discord/screens/scores.ts';
import { spokenNames, spokenText } from '../../src/discord/spoken-text.ts';
import type { Locale } from '../../src/game/words.ts';
import { ann, as, ben, dan, playing } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';

const people = [ann, ben, dan];

function told(totals: readonly number[], seat: number, locale: Locale, hand = 2): string | null {
  const table = as.over({ ...playing(people), hand, totals: [...totals] });
  const line = ownStanding(toy, table, { seat, cast: null }, locale);
  return line && spokenText({}, locale, spokenNames(table.seats, locale, 'label')).line(line);
}

it('has everybody’s totals between two hands and at the end, unless the game keeps score by itself or there was one hand', () => {
  const totals = (phase: 'between' | 'over', hand: number, kind: 'points' | 'score') => {
    const table = as[phase]({ ...playing(people), hand, totals: [1940, 0, -1940] });
    const game = { ...toy, bookKind: () => kind } as typeof toy;
    return JSON.stringify(ownTotals(game, table, null, 'ja'));
  };
  expect(totals('between', 2, 'points')).toMatch(/ここまでの得点.*\+1,940.*±0.*−1,940/);
  expect(totals('over', 2, 'points')).toMatch(/最終得点.*\+1,940.*±0.*−1,940/);
  for (const phase of ['between', 'over'] as const)
    expect([totals(phase, 1, 'points'), totals(phase, 2, 'score')]).toEqual(['[]', '[]']);
});

it('names who has won, to those who have not', () => {
  expect(told([5, -2, -3], 1, 'en')).toMatch(/is over; .*ann.* won\. You: −2 chips in all, 2nd place\./);
  expect(told([5, -2, -3], 0, 'en')).toMatch(/is over\. You: \+5 chips in all, 1st place\./);
  expect(told([1, 2, -3], 0, 'en')).toMatch(/ won\. You: \+1 chip in all/);
  expect(told([5, -2, -3], 1, 'ja')).toMatch(/ann.*が1位でした。あなたは合計−2チップ、2位です。/);
  expect(told([5, -2, -3], 1, 'zh')).toMatch(/ann.*第1名。你合计−2个筹码，第2名。/);
});

it('has a sign where players win from each other, as at the points of 変則大富豪', () => {
  const total = (kind: 'points' | 'score') => {
    const table = as.over({ ...playing(people), hand: 2, totals: [1940, 0, -1940] });
    const game = { ...toy, bookKind: () => kind } as typeof toy;
    const standing = ownStanding(game, table, { seat: 0, cast: null }, 'ja') ?? [];
    return standing.join('');
  };
  expect(total('points')).toContain('合計**+1,940**点');
  expect(total('score')).toContain('合計**1,940**点');
});

it('names a tie as one', () => {
  expect(told([4, 4, -8], 2, 'en')).toMatch(/; .*ann.* and .*ben.* tied for 1st place\./);
  expect(told([4, 4, -8], 0, 'en')).toMatch(/tied for 1st place/);
  expect(told([4, 4, -8], 0, 'ja')).toMatch(/同点で1位/);
  expect(told([4, 4, -8], 0, 'zh')).toMatch(/并列第1名/);
  expect(told([4, -2, -2], 1, 'en')).toMatch(/ann.* won\. You: −2 chips in all\./);
});

it('names nobody where nobody has won', () => {
  expect(told([0, 0, 0], 0, 'en')).toMatch(/is over\. You: ±0 chips in all\./);
  expect(told([0, 0, 0], 0, 'en', 1)).toBeNull();
});
