/** The final score of a table: who stands where once its last hand is over. */
import { describe, expect, it } from 'vitest';
import { scoreParts } from '../../src/discord/screens/scores.ts';
import { tableScreen } from '../../src/discord/screens/table.ts';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import { anywhereBroken } from '../game/anywhere-broken.ts';
import { ann, as, ben, cho, dan, playing } from '../tables/fixtures.ts';

/** The places that a final score shows, as medal and seat. */
const places = (totals: readonly number[]): string[] =>
  final(totals).flatMap((part) => {
    const [, medal, seat] = JSON.stringify(part).match(/(🥇|🥈|🥉|▫️).*?"seat":(\d)/u) ?? [];
    return medal ? [`${medal} ${seat}`] : [];
  });

/** The public message of a table that has ended with these totals. */
function final(totals: readonly number[]) {
  const options = bukubuku.options.parse({});
  const table = playing([ann, ben, cho, dan], { options }, bukubuku);
  const ended: typeof bukubuku = { ...bukubuku, result: () => ({ scores: totals, carry: null }) };
  const over = as.over({ ...table, hand: 4, totals });
  return tableScreen(ended, over, { totals: null, past: [], endedBy: null, turningPoints: [] });
}

describe('the final score (bukubuku 9)', () => {
  it('puts the highest total first', () => {
    expect(places([3, -1, 12, 7])).toEqual(['🥇 2', '🥈 3', '🥉 0', '▫️ 1']);
  });

  it('gives seats that tie the same place', () => {
    expect(places([12, 3, 12, 7])).toEqual(['🥇 0', '🥇 2', '🥉 3', '▫️ 1']);
  });

  it('gives no medal to several that share the last place', () => {
    expect(places([7, 12, 12, 7])).toEqual(['🥇 1', '🥇 2', '▫️ 0', '▫️ 3']);
    expect(places([-1, -1, 3, -1])).toEqual(['🥇 2', '▫️ 0', '▫️ 1', '▫️ 3']);
  });

  it('gives all the first place when nobody has won', () => {
    expect(places([5, 5, 5, 5])).toEqual(['🥇 0', '🥇 1', '🥇 2', '🥇 3']);
  });

  it('marks no place without a medal where all stand in one line', () => {
    const options = bukubuku.options.parse({});
    const ended: typeof bukubuku = { ...bukubuku, result: () => ({ scores: [1, 2, 3, 4], carry: null }) };
    const over = as.over({
      ...playing([ann, ben, cho, dan], { options }, bukubuku),
      hand: 4,
      totals: [1, 2, 3, 4],
    });
    const line = JSON.stringify(scoreParts(ended, over, { cast: null, isInOneLine: true }));
    expect(line).toContain('🥉');
    expect(line).not.toContain('▫️');
  });

  it('groups the digits of large totals', () => {
    const shown = JSON.stringify(final([-69_210, 69_210, 0, 0]));
    expect(shown).toContain('−69,210');
    expect(shown).toContain('+69,210');
  });
});

describe('the title of a table (bukubuku 10)', () => {
  const titleOf = (people: Parameters<typeof playing>[0]): string => {
    const [title] = tableScreen(
      bukubuku,
      { ...playing(people, {}, bukubuku), locale: 'ja' },
      { totals: null, past: [], endedBy: null, turningPoints: [] },
    );
    return anywhereBroken(JSON.stringify(title));
  };

  it('is that of the variant where two play', () => {
    expect(titleOf([ann, ben])).toContain('どっちの味方？ — ラウンド1');
    expect(titleOf([ann, ben, cho])).toContain('ブクブク — ラウンド1');
  });
});
