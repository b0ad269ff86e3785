/** Where in a hand a turning point was, and how much it says of what could be expected. */
import { describe, expect, it } from 'vitest';
import { turningPointLines } from '../../src/discord/screens/turning-points.ts';
import { expectations } from '../../src/game/numbers.ts';
import type { TurningPoint } from '../../src/game/turning-points.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { walk } from './walk.ts';

describe.each(games.map((game) => ({ game })))('moments in $game.id', ({ game }) => {
  const options = game.options.parse({});
  const walked = [...walk(game, { seed: 'moments', options, seats: game.seats.max })].map(
    ({ state }) => state,
  );
  // The walk goes on with the next hand.
  const states = walked.slice(
    0,
    walked.findIndex((state) => game.result(state) !== null),
  );
  const moments = states.map((_, step) => game.moments!.of(states.slice(0, step + 1)));

  it('are numbered from 1 within a part, without gaps', () => {
    for (const part of new Set(moments.map((moment) => moment.part))) {
      const numbers = moments.filter((moment) => moment.part === part).map(({ number }) => number);
      expect(numbers[0]).toBeLessThanOrEqual(1);
      numbers.forEach((number, index) => {
        if (index > 0) expect([0, 1]).toContain(number - numbers[index - 1]!);
      });
    }
  });

  it.each(LOCALES)('have a name in %s', (locale) => {
    for (const moment of moments) expect(game.moments!.name(moment, locale)).toMatch(/\S/);
  });
});

it('a challenge names the call that it challenged, and its reader as “you”', () => {
  const bluff = games.find(({ id }) => id === 'bluff')!;
  const moment = { part: 'round', number: 1, answered: { do: 'call', count: 9, face: 2 } };
  const point = { step: 0, seat: 0, action: { do: 'challenge' }, before: 0.34, after: -0.81, moment };
  const [told] = turningPointLines(
    bluff,
    { options: bluff.options.parse({}), phase: 'over', state: null },
    [point],
    'en',
    0,
  );
  const text = told!.map((inline) => (typeof inline === 'object' ? '▢' : inline)).join('');
  expect(text).toMatch(
    /\(round 1\) · You: challenge 9×\u2060②\. This lowered your expected chips from \+0\.3 to −0\.8 \(the average of many trial games, knowing what everybody held\)\./,
  );
});

describe('a line of 変則大富豪', () => {
  const daifugo = games.find(({ id }) => id === 'daifugo')!;
  const table = { options: daifugo.options.parse({}), phase: 'over', state: null } as const;
  const drawn = { step: 0, seat: 0, action: { do: 'draw' }, before: -310, after: -840 };
  const lineOf = (point: TurningPoint, locale: Locale, form?: 'brief'): string =>
    turningPointLines(daifugo, table, [point], locale, 0, form).flat().join('');

  it.each([
    [
      'en',
      'the average of many trial games, where a payment above 840 counts as 840, knowing what everybody held',
    ],
    [
      'ja',
      '全員の手の内がわかっている前提での、シミュレーションの平均、840点を超える支払いは840点として計算',
    ],
    ['zh', '把大家手里的都摊开，试打多次（付分超过840分的按840分计）：'],
  ] as const)('says in %s how large payments count at most', (locale, told) => {
    expect(lineOf({ ...drawn, stake: 840 }, locale)).toContain(told);
    expect(lineOf(drawn, locale).match(/840/g)).toHaveLength(1);
  });

  it.each([
    ['en', ' (trial games knowing all hands).'],
    ['ja', '（全員の手の内を見た試算）'],
    ['zh', '把大家手里的都摊开，试打多次：'],
  ] as const)('says less in %s of its estimates in a panel', (locale, told) => {
    const text = lineOf({ ...drawn, stake: 999 }, locale, 'brief');
    expect(text).toContain(told);
    expect(text).not.toContain('999');
  });

  it.each([
    ['en', 'You: Pass. This lowered', ' Better: draw a card.'],
    ['ja', 'あなたの「\u2060パス」で、', '。よりよい手は「\u2060山札から引く」）'],
    ['zh', '你选择了“\u2060不出”。把', '。“\u2060抽牌”更好。'],
  ] as const)('ends in %s with what would have been better', (locale, told, end) => {
    const text = lineOf({ ...drawn, action: { do: 'pass' }, better: { do: 'draw' } }, locale);
    expect(text).toContain(told);
    expect(text.slice(-end.length)).toBe(end);
  });
});

describe('a turning point', () => {
  const bukubuku = games.find(({ id }) => id === 'bukubuku')!;
  const action = { do: 'stack', cards: [13, 26] };
  const point = { step: 0, seat: 0, action, before: 0.3, after: -0.8 };
  /** The round has ended before all of the dummy's cards were played. */
  const state = {
    phase: 'over',
    hands: [[1], [2]],
    dummy: { builder: 0, piles: [[13], []], seen: [[], []], lighthouse: 3 },
  };
  const told = (
    phase: 'between' | 'over',
    reader?: number,
    isSubstitute = false,
    locale: Locale = 'en',
  ): string =>
    JSON.stringify(
      turningPointLines(
        bukubuku,
        { options: bukubuku.options.parse({}), phase, state },
        [{ ...point, isSubstitute }],
        locale,
        reader,
      ),
    );

  it('names cards that not all have seen to who laid them alone, until the table is over', () => {
    expect([told('between', 0), told('over'), told('over', 1)]).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/w26.*w13/)),
    );
    for (const text of [told('between'), told('between', 1)]) expect(text).not.toMatch(/w\d/);
  });

  it('says where the computer played in the place of its player', () => {
    expect(told('over', 0, true)).toContain('played by the computer');
    expect(told('over', 0)).not.toContain('played by the computer');
  });

  it.each([
    ['en', '"their"'],
    ['ja', '"本人の"'],
    ['zh', '"其"'],
  ] as const)('says in %s whose expectation it was where it is another player’s', (locale, whose) => {
    for (const reader of [1, undefined]) expect(told('over', reader, false, locale)).toContain(whose);
    expect(told('over', 0, false, locale)).not.toContain(whose);
  });
});

it.each([
  [0.34, -0.81, ['+0.3', '−0.8']],
  [11.1, 4, ['+11', '+4']],
  [-1110, -47.9, ['−1,110', '−50']],
  [120, -0.2, ['+120', '±0']],
])('rounds %d and %d by the larger of them', (before, after, told) => {
  expect(expectations(before, after)).toEqual(told);
});
