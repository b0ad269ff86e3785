/** The final score of a table: who stands where once its last hand is over. */
import { describe, expect, it } from 'vitest';
import { tableScreen } from '../../src/discord/screens/table.ts';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import { ann, as, ben, cho, dan, playing } from '../tables/fixtures.ts';

/** The places that a final score shows, as medal and seat. */
function places(totals: readonly number[]): string[] {
  const options = bukubuku.options.parse({});
  const table = playing([ann, ben, cho, dan], { options }, bukubuku);
  const ended: typeof bukubuku = { ...bukubuku, result: () => ({ scores: totals, carry: null }) };
  const over = as.over({ ...table, hand: 4, totals });
  return tableScreen(ended, over, null).flatMap((part) => {
    const [, medal, seat] = JSON.stringify(part).match(/(🥇|🥈|🥉|▫️).*?"seat":(\d)/u) ?? [];
    return medal ? [`${medal} ${seat}`] : [];
  });
}

describe('the final score (bukubuku 9)', () => {
  it('puts the highest total first', () => {
    expect(places([3, -1, 12, 7])).toEqual(['🥇 2', '🥈 3', '🥉 0', '▫️ 1']);
  });

  it('gives seats that tie the same place', () => {
    expect(places([7, 12, 12, 7])).toEqual(['🥇 1', '🥇 2', '🥉 0', '🥉 3']);
  });
});
