/** What the table and a panel say and offer. */
import { describe, expect, it } from 'vitest';
import type { Line, Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { begun, type Match, match, offered, played } from './matches.ts';

/** As it reads, dice by their faces: `[3]`, `[?]`. */
const spell = (line: Line): string =>
  line
    .map((piece) => {
      if (typeof piece !== 'object') return `${piece}`;
      if ('seat' in piece) return `P${piece.seat}`;
      return piece.cards.map((face) => `[${face.replace('dieback', '?').replace('die', '')}]`).join('');
    })
    .join('');

const linesOf = (screen: Screen): string[] =>
  screen.flatMap((part) => {
    if (part.part === 'text') return [spell(part.line)];
    if (part.part === 'cards') return [spell([{ cards: part.cards }])];
    return part.part === 'seats' ? part.rows.map(({ seat, note }) => `P${seat} ${spell(note)}`) : [];
  });

const table = ({ state }: Match) => linesOf(bluff.drawTable(bluff.tableView(state), 'en'));
const panel = ({ state }: Match, seat: number, picked = '') =>
  bluff.drawPanel(bluff.seatView(state, seat), picked, 'en');

describe('the table', () => {
  const shown = played(match({ dice: '12336 11 44', rolls: '445' }), [0, 'show 36'], [0, '4x5']);

  it('shows the call to beat, and the ladder with the wilds in their place', () => {
    expect(table(shown)).toContain('**4 ×** [5]');
    expect(table(shown)).toContain('Next up: 2×[6] → 5×[1] → 5×[2] …');
    const lower = played(match({ dice: '12336 11 44' }), [0, '3x3']);
    expect(table(lower)).toContain('Next up: 3×[4] → 3×[5] → 4×[1] … 4×[5] → 2×[6] → 5×[1] …');
  });

  it('ends the ladder where it ends', () => {
    expect(table(played(match({ dice: '12 34' }), [0, '3x*']))).toContain('Next up: 4×[6]');
    expect(table(played(match({ dice: '12 34' }), [0, '4x*']))).toContain('There is no greater call.');
  });

  it('shows each seat’s hidden, revealed and lost dice', () => {
    expect(table(shown)).toContain('P0 [?]×3 [3][6]');
    const later = played(shown, [1, '2x*'], [2, 'challenge']);
    expect(table(later)).toContain('P1 [?]×1 ✖');
  });

  it('shows a challenge laid open: the counted dice first, the count, who loses what; into the next round', () => {
    const open = played(shown, [1, 'challenge']);
    const told = [
      '⚔️ P1 challenges P0',
      'The call: **4 ×** [5] → there are **2** (2 short)',
      '💥 P0 loses **2 dice**',
      'P0 · ✅ **2** [5][6] | [3][4][4]',
      'P1 · ✅ **0** | [1][1]',
    ];
    expect(table(open)).toEqual(expect.arrayContaining(told));
    expect(table(played(open, [2, '1x1']))).toEqual(expect.arrayContaining([...told, 'How round 1 ended']));
  });

  it('tells who has won', () => {
    expect(table(played(match({ dice: '12 34' }), [0, '4x5'], [1, 'challenge']))).toContain('🏆 P1 wins!');
    const first = match({ dice: '12 34 5', options: { end: 'first' } });
    const ended = played(first, [0, '5x5'], [1, 'challenge']);
    expect(table(ended)).toContain('P0: no dice left. What the others kept is their score.');
  });
});

describe('a panel', () => {
  const called = played(match({ dice: '136 24566 55' }), [0, '2x3']);

  it('shows one’s own dice, revealed ones apart', () => {
    const rerolled = played(match({ dice: '1236 24', rolls: '55' }), [0, 'show 16']);
    expect(linesOf(panel(rerolled, 0))).toEqual(expect.arrayContaining(['[5][5]', 'revealed: [1][6]']));
  });

  it('tells the odds of the call to beat where the table asked for them', () => {
    const asked = played(match({ dice: '136 24566 55', options: { odds: true } }), [0, '2x3']);
    expect(linesOf(panel(asked, 1)).join()).toMatch(/At least 2: \*\*100%\*\* \(exactly 2: 13%\)/);
    expect(linesOf(panel(called, 1)).join()).not.toContain('🎯');
  });

  it('offers the challenge in red, and the least call of each face in the order of calls, one press each', () => {
    const buttons = panel(called, 1).flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
    const least = ['2×④', '2×⑤', '1×★ (as 2)', '3×①', '3×②', '3×③'];
    expect(buttons.map(({ label }) => label)).toEqual(['Challenge', ...least]);
    expect(buttons[0]).toMatchObject({ style: 'danger', action: { choose: 'challenge' } });
  });

  it('offers any other call by its face, then its count', () => {
    const [faces] = panel(called, 1).filter((part) => part.part === 'select');
    expect(faces?.options.map(({ description }) => description).join(', ')).toBe(
      '3 to 10, 3 to 10, 3 to 10, 2 to 10, 2 to 10, 1 to 10',
    );
    const counts = panel(called, 1, 'c.3').filter((part) => part.part === 'select')[1];
    expect(counts?.options.map(({ label }) => label)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10].map((of) => `${of}×③`),
    );
  });

  it('offers a reroll by one choice of several, and one press', () => {
    const [picks] = panel(called, 1).filter((part) => part.part === 'picks');
    expect(picks).toMatchObject({ min: 1, max: 4, action: { show: 'r' } });
    expect(choicesOn(panel(called, 1, 'r.4-0-1'))).toContain('reveal.246');
    expect(choicesOn(panel(called, 1)).some((act) => act.startsWith('reveal'))).toBe(false);
  });

  it('of six players offers every count, in two selects where there are many', () => {
    const full = begun('full', 6);
    const seat = full.state.turn;
    const view = bluff.seatView(full.state, seat);
    for (const locale of LOCALES) {
      const panels = reachableScreens((picked) => bluff.drawPanel(view, picked, locale));
      expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(offered(full, seat)));
      for (const screen of panels) expect(faultsOf(screen, offered(full, seat))).toEqual([]);
    }
  });

  it.each(['r.', 'r.9', 'r.0-1-2-3-4', 'r.0-0', 'c.7', 'c.', 'c.3.4', '__proto__'])(
    'with %j picked offers legal things',
    (picked) => expect(faultsOf(panel(called, 1, picked), offered(called, 1))).toEqual([]),
  );

  it('offers nothing to who is not to act, or is out', () => {
    for (const seat of [0, 2])
      expect([...choicesOn(panel(called, seat)), ...showsOn(panel(called, seat))]).toEqual([]);
    const out = played(match({ dice: '12 - 34' }), [0, '1x1']);
    expect(linesOf(panel(out, 1))).toContain('You have no dice left. Watch how it ends.');
  });

  it('tells what one has won, lost or kept', () => {
    const ended = played(match({ dice: '12 34', options: { stake: 3 } }), [0, '4x5'], [1, 'challenge']);
    expect(linesOf(panel(ended, 1))[0]).toBe('🎉 You won 3 chips!');
    expect(linesOf(panel(ended, 0))[0]).toBe('You lost 3 chips.');
    const kept = played(match({ dice: '12 34', options: { end: 'first' } }), [0, '4x5'], [1, 'challenge']);
    expect(linesOf(panel(kept, 1))[0]).toBe('You kept 2 dice: 2 points');
    expect(linesOf(panel(kept, 0))[0]).toBe('No dice left: 0 points');
  });
});
