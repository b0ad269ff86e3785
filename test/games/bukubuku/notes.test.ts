/** What small lines of ブクブク explain: how long a table is, what ⚠️ means, and where hands that are known can be read. */
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { catalogue } from '../../../src/games/bukubuku/words/catalogue.ts';
import { linesOf, panelOf } from './reading.ts';
import { afterTurns, carryOf, playToEnd, roundFromSeed } from './setup.ts';

const words = catalogue.en;

describe('the lobby', () => {
  it('says how many rounds a table has, and how many turns a round (bukubuku 4, 9)', () => {
    expect(bukubuku.noteWith?.(1, 'en')).toMatch(/^There are as many rounds as players, of 12 turns at most/);
    expect(bukubuku.noteWith?.(4, 'en')).toMatch(/^4 players play 4 rounds, of 12 turns at most/);
    for (const locale of LOCALES) expect(bukubuku.noteWith?.(3, locale)).toMatch(/3.*3.*12/);
    expect(bukubuku.noteWith?.(2, 'en')).toBe(words.noteForTwo);
  });
});

describe('a panel', () => {
  const first = roundFromSeed('notes', 3);
  const second = roundFromSeed('notes/2', 3, {}, carryOf(playToEnd(first)));

  it('explains ⚠️ in its details once somebody has a lighthouse', () => {
    const later = afterTurns(
      first,
      first.state.hands.map(([lowest]) => lowest!),
    );
    expect(linesOf(detailsOf(panelOf(later, 0)))).toContain(words.aboutWarning);
    expect(linesOf(detailsOf(panelOf(first, 0)))).not.toContain(words.aboutWarning);
  });

  it('says on the first turn of a later round where the hands are that have been seen (bukubuku 9)', () => {
    expect(linesOf(panelOf(second, 0).table)).toContain(words.whereHands);
    expect(linesOf(detailsOf(panelOf(second, 0)))).toContain(`**${words.leftInHands}**`);
    expect(linesOf(panelOf(first, 0).table)).not.toContain(words.whereHands);
  });
});
