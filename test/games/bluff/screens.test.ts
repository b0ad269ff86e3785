/** The screens of ブラフ: their texts and controls. */
import { describe, expect, it } from 'vitest';
import { type Line, panelParts, type Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { afterMoves, choiceNames, type Match, matchFromSeed, matchOf } from './setup.ts';

/** A line as plain text, with dice as `[3]` and `[?]`. */
const plainText = (line: Line): string =>
  line
    .map((inline) => {
      if (typeof inline !== 'object') return `${inline}`;
      if ('seat' in inline) return `P${inline.seat}`;
      return inline.cards.map((face) => `[${face.replace('dieback', '?').replace('die', '')}]`).join('');
    })
    .join('');

const linesOf = (screen: Screen): string[] =>
  screen.flatMap((part) => {
    if (part.part === 'text') return [plainText(part.line)];
    if (part.part === 'cards') return [plainText([{ cards: part.cards }])];
    return part.part === 'seats' ? part.rows.map(({ seat, note }) => `P${seat} ${plainText(note)}`) : [];
  });

const tableLines = ({ state }: Match) => linesOf(bluff.drawTable(bluff.tableView(state), 'en'));
const panelOf = ({ state }: Match, seat: number, picked = '') =>
  panelParts(bluff.drawPanel(bluff.seatView(state, seat), picked, 'en'));

describe('the public screen', () => {
  const called = afterMoves(matchOf({ dice: '12336 11 44', rolls: '445' }), [0, 'show 36'], [0, '4x5']);

  it('shows the call to beat, the next calls, and the next call of wilds', () => {
    expect(tableLines(called)).toContain('**4 ×** [5]');
    expect(tableLines(called)).toContain('Next up: 2×[6] → 5×[1] → 5×[2] …');
    const lower = afterMoves(matchOf({ dice: '12336 11 44' }), [0, '3x3']);
    expect(tableLines(lower)).toContain('Next up: 3×[4] → 3×[5] → 4×[1] … 4×[5] → 2×[6] → 5×[1] …');
  });

  it('lists no calls beyond the highest', () => {
    expect(tableLines(afterMoves(matchOf({ dice: '12 34' }), [0, '3x*']))).toContain('Next up: 4×[6]');
    expect(tableLines(afterMoves(matchOf({ dice: '12 34' }), [0, '4x*']))).toContain(
      'There is no greater call.',
    );
  });

  it('shows every seat’s hidden, revealed and lost dice', () => {
    expect(tableLines(called)).toContain('P0 [?] 3 hidden · [3][6]');
    const later = afterMoves(called, [1, '2x*'], [2, 'challenge']);
    expect(tableLines(later)).toContain('P1 [?] 1 hidden · 1 lost');
  });

  it('shows a challenge, the count, the losses, and all dice with the counted ones first; during the next round too', () => {
    const challenged = afterMoves(called, [1, 'challenge']);
    const showdown = [
      '⚔️ P1 challenges P0!',
      'The call: **4 ×** [5] → there are **2** (2 short)',
      '💥 P0 loses **2 dice**',
      'P0 · ✅ **2** [5][6] | [3][4][4]',
      'P1 · ✅ **0** | [1][1]',
    ];
    expect(tableLines(challenged)).toEqual(expect.arrayContaining(showdown));
    expect(tableLines(afterMoves(challenged, [2, '1x1']))).toEqual(
      expect.arrayContaining([...showdown, 'The end of round 1']),
    );
  });

  it('shows the winner, or with end: first the seats without dice', () => {
    expect(tableLines(afterMoves(matchOf({ dice: '12 34' }), [0, '4x5'], [1, 'challenge']))).toContain(
      '🏆 P1 wins!',
    );
    const endFirst = matchOf({ dice: '12 34 5', options: { end: 'first' } });
    const ended = afterMoves(endFirst, [0, '5x5'], [1, 'challenge']);
    expect(tableLines(ended)).toContain('No dice left: P0. The dice that the others kept are their scores.');
  });
});

describe('a panel', () => {
  const called = afterMoves(matchOf({ dice: '136 24566 55' }), [0, '2x3']);

  it('shows the player’s own dice, the revealed ones apart', () => {
    const rerolled = afterMoves(matchOf({ dice: '1236 24', rolls: '55' }), [0, 'show 16']);
    expect(linesOf(panelOf(rerolled, 0))).toEqual(expect.arrayContaining(['[5][5]', 'revealed: [1][6]']));
  });

  it('shows the odds of the call to beat with odds: true', () => {
    const withOdds = afterMoves(matchOf({ dice: '136 24566 55', options: { odds: true } }), [0, '2x3']);
    expect(linesOf(panelOf(withOdds, 1)).join()).toMatch(/At least 2: \*\*100%\*\* \(exactly 2: 13%\)/);
    expect(linesOf(panelOf(called, 1)).join()).not.toContain('🎯');
  });

  it('offers the challenge in red and the lowest call of each face, one button each, in the order of calls', () => {
    const buttons = panelOf(called, 1).flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
    const lowest = ['2×④', '2×⑤', '1×★ (as 2)', '3×①', '3×②', '3×③'];
    expect(buttons.map(({ label }) => label)).toEqual([...lowest, 'Challenge']);
    expect(buttons.at(-1)).toMatchObject({ style: 'danger', action: { choose: 'challenge' } });
  });

  it('offers any other call as a face, then a count', () => {
    const [faces] = panelOf(called, 1).filter((part) => part.part === 'select');
    expect(faces?.options.map(({ description }) => description).join(', ')).toBe(
      '3 to 10, 3 to 10, 3 to 10, 2 to 10, 2 to 10, 1 to 10',
    );
    const counts = panelOf(called, 1, 'c.3').filter((part) => part.part === 'select')[1];
    expect(counts?.options.map(({ label }) => label)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count}×③`),
    );
  });

  it('offers a reroll as a selection of dice and a button', () => {
    const [picks] = panelOf(called, 1).filter((part) => part.part === 'multi-select');
    expect(picks).toMatchObject({ min: 1, max: 4, action: { show: 'r' } });
    expect(choicesOn(panelOf(called, 1, 'r.4-0-1'))).toContain('reveal.246');
    expect(choicesOn(panelOf(called, 1)).some((name) => name.startsWith('reveal'))).toBe(false);
  });

  it('offers six players every count, in two selects if needed', () => {
    const match = matchFromSeed('full', 6);
    const seat = match.state.turn;
    const view = bluff.seatView(match.state, seat);
    for (const locale of LOCALES) {
      const panels = reachableScreens((picked) => panelParts(bluff.drawPanel(view, picked, locale)));
      expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(choiceNames(match, seat)));
      for (const screen of panels) expect(faultsOf(screen, choiceNames(match, seat))).toEqual([]);
    }
  });

  it.each(['r.', 'r.9', 'r.0-1-2-3-4', 'r.0-0', 'c.7', 'c.', 'c.3.4', '__proto__'])(
    'offers only legal choices with %j picked',
    (picked) => expect(faultsOf(panelOf(called, 1, picked), choiceNames(called, 1))).toEqual([]),
  );

  it('offers nothing to a seat that is not to act, or is out', () => {
    for (const seat of [0, 2])
      expect([...choicesOn(panelOf(called, seat)), ...showsOn(panelOf(called, seat))]).toEqual([]);
    const out = afterMoves(matchOf({ dice: '12 - 34' }), [0, '1x1']);
    expect(linesOf(panelOf(out, 1))).toContain('You have no dice left. Watch how it ends.');
  });

  it('shows what the player has won, lost or kept', () => {
    const ended = afterMoves(matchOf({ dice: '12 34', options: { stake: 3 } }), [0, '4x5'], [1, 'challenge']);
    expect(linesOf(panelOf(ended, 1))[0]).toBe('🎉 You won 3 chips!');
    expect(linesOf(panelOf(ended, 0))[0]).toBe('You lost 3 chips.');
    const kept = afterMoves(
      matchOf({ dice: '12 34', options: { end: 'first' } }),
      [0, '4x5'],
      [1, 'challenge'],
    );
    expect(linesOf(panelOf(kept, 1))[0]).toBe('You kept 2 dice: 2 points');
    expect(linesOf(panelOf(kept, 0))[0]).toBe('No dice left: 0 points');
  });
});
