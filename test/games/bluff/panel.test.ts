/** What a player's panel of ブラフ shows. */
import { describe, expect, it } from 'vitest';
import { detailsOf, text } from '../../../src/game/screen.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { linesOf, panelOf } from './lines.ts';
import { afterMoves, matchOf } from './setup.ts';

const called = afterMoves(matchOf({ dice: '136 24566 55' }), [0, '2x3']);

describe('the table on a panel', () => {
  it('is the call to beat, the dice in play, those of each seat from the reader on, and what each of the others has revealed', () => {
    const match = matchOf({ dice: '136 24566 55 - 1', rolls: '55' });
    const { table } = panelOf(afterMoves(match, [0, 'show 3'], [0, '2x3']), 1);
    expect(linesOf(table)).toEqual([
      'P0’s call: **2 ×** [3]',
      '11 dice in play: you **5**, P2 **2**, P4 **1**, P0 **3** · Revealed: P0 [3]',
    ]);
    expect(linesOf(panelOf(afterMoves(match, [0, 'show 3'], [0, '2x3']), 0).table)).toContain(
      '11 dice in play: you **3**, P1 **5**, P2 **2**, P4 **1**',
    );
  });

  it('has one number for three or more of those who have as many dice, behind the others', () => {
    const match = matchOf({ dice: '13 24 - 555 36 16' });
    expect(linesOf(panelOf(match, 1).table)[0]).toBe('11 dice in play: P3 **3**, the others **2** each');
  });

  it('has one number where all who are left have as many dice', () => {
    const match = matchOf({ dice: '13 24 - 55' });
    expect(linesOf(panelOf(match, 1).table)[0]).toBe('6 dice in play: 2 each');
  });

  it('tells what led to the call to beat since the reader’s own last action', () => {
    const match = matchOf({ dice: '12345 12345 12345 12345', rolls: '1234 12' });
    const first = afterMoves(match, [0, '1x1'], [1, 'show 5'], [1, '1x2']);
    expect(linesOf(panelOf(first, 2).table)).toContain('So far: P0 1×①');
    expect(linesOf(panelOf(first, 3).table).join()).not.toContain('So far');
    const round = afterMoves(first, [2, '1x3'], [3, '1x4'], [0, '1x5']);
    expect(linesOf(panelOf(round, 1).table)).toContain('Since your last turn: P2 1×③ → P3 1×④');
    const long = afterMoves(first, [2, 'show 345'], [2, '1x3']);
    expect(linesOf(panelOf(long, 3).table)).toContain('So far: P0 1×① → P1 1×②');
    // Revealed dice stand below.
    expect(linesOf(panelOf(long, 3).table).join()).toContain('Revealed: P1 [5], P2 [3][4][5]');
    // A reroll does not end the turn: who is still to call has what led to the call before them.
    const rerolled = afterMoves(long, [3, 'show 345']);
    expect(linesOf(panelOf(rerolled, 3).table)).toContain('So far: P0 1×① → P1 1×②');
    const again = afterMoves(round, [1, 'show 4']);
    expect(linesOf(panelOf(again, 1).table)).toContain('Since your last turn: P2 1×③ → P3 1×④');
    const longer = afterMoves(long, [3, 'show 345'], [3, '1x4']);
    expect(linesOf(panelOf(longer, 0).table)).toContain('Since your last turn: P1 1×② → P2 1×③');
  });

  it('says how many a call of wilds compares as (bluff 7)', () => {
    const round = afterMoves(called, [1, '3x*'], [2, '7x1']);
    expect(linesOf(panelOf(round, 0).table)).toContain('Since your last turn: P1 3×★ (as 6)');
    expect(linesOf(panelOf(afterMoves(called, [1, '3x*']), 2).table)[0]).toBe(
      'P1’s call: **3 ×** [6] (as 6)',
    );
  });

  it('stands on the page of details too, above the calls that may follow', () => {
    expect(linesOf(detailsOf(panelOf(called, 1)))).toEqual(
      expect.arrayContaining(['P0’s call: **2 ×** [3]', 'Higher calls: 2×④ → 2×⑤ → 1×★ → 3×① …']),
    );
  });

  it('names the reader’s own call as theirs, here and on the page of details', () => {
    expect(linesOf(panelOf(called, 0).table)[0]).toBe('Your call: **2 ×** [3]');
    expect(linesOf(detailsOf(panelOf(called, 0)))).toContain('Your call: **2 ×** [3]');
    const raised = afterMoves(called, [1, '3x3']);
    expect(linesOf(detailsOf(panelOf(raised, 0)))).toContain('You: **2 ×** [3]');
  });

  it('says whose turn it is to a seat that is not to act', () => {
    expect(linesOf(panelOf(called, 2).table)).toContain('⏳ It is P1’s turn.');
  });

  it('has the odds of the call to beat with odds: true', () => {
    const withOdds = afterMoves(matchOf({ dice: '136 24566 55', options: { odds: true } }), [0, '2x3']);
    expect(linesOf(panelOf(withOdds, 1).table).join()).toMatch(
      /True by what you see: \*\*100%\*\* \(exact: 13%\)/,
    );
    expect(linesOf(panelOf(called, 1).table).join()).not.toContain('🎯');
  });
});

describe('the own dice on a panel', () => {
  it('are the hidden ones beside the revealed ones, and what a wild counts as (bluff 2)', () => {
    const rerolled = afterMoves(matchOf({ dice: '1236 24', rolls: '55' }), [0, 'show 16']);
    expect(linesOf(panelOf(rerolled, 0).hand)).toEqual([
      '**Your turn · Your 4 dice**',
      'hidden [5][5] revealed [1][6]',
      '★ is wild: it counts as any face.',
    ]);
  });

  it('are all in one line where everything lies open, the revealed ones apart', () => {
    const rerolled = afterMoves(matchOf({ dice: '1236 24', rolls: '55' }), [0, 'show 16']);
    const handOf = (seat: number) => bluff.drawHand!(bluff.seatView(rerolled.state, seat), 'en');
    expect(linesOf([text(handOf(0))])).toEqual(['hidden [5][5] revealed [1][6]']);
    expect(linesOf([text(handOf(1))])).toEqual(['[2][4]']);
  });

  it('are in one line below a showdown', () => {
    const challenged = afterMoves(called, [1, 'challenge']);
    const [dice] = linesOf(panelOf(challenged, 2).hand);
    expect(dice).toMatch(/^\*\*Your turn\*\* (\[\d\]){2}$/);
  });

  it('are none for a seat that is out (bluff 11)', () => {
    const out = afterMoves(matchOf({ dice: '12 - 34' }), [0, '1x1']);
    expect(linesOf(panelOf(out, 1).hand)).toEqual(['You have no dice left. Watch how it ends.']);
  });

  it('are how the seat went out, from the next showdown until the match ends (bluff 11)', () => {
    const match = matchOf({ dice: '122 3 4455 5' });
    const byCall = afterMoves(match, [0, '1x1'], [1, '3x3'], [2, 'challenge']);
    const later = afterMoves(byCall, [3, '1x1'], [0, '1x2'], [2, '2x2'], [3, 'challenge']);
    expect(linesOf(panelOf(later, 1).hand)).toEqual([
      'You are out: P2 challenged your 3×③, and there were 1.',
    ]);
    const byChallenge = afterMoves(
      match,
      [0, '1x5'],
      [1, 'challenge'],
      [2, '1x1'],
      [3, '8x5'],
      [0, 'challenge'],
    );
    expect(linesOf(panelOf(byChallenge, 1).hand)).toEqual([
      'You are out: you challenged P0’s 1×⑤, and there were 3.',
    ]);
    const byExactCall = afterMoves(
      match,
      [0, '2x4'],
      [1, '3x5'],
      [2, 'challenge'],
      [0, '6x5'],
      [1, 'challenge'],
    );
    expect(linesOf(panelOf(byExactCall, 3).hand)).toEqual([
      'You are out: P2 challenged P1’s 3×⑤, and it was exact.',
    ]);
  });

  it('are nothing where the showdown above tells how the seat went out (bluff 11)', () => {
    const match = matchOf({ dice: '12 3 4455 5' });
    const byCall = afterMoves(match, [0, '1x1'], [1, '3x3'], [2, 'challenge']);
    expect(panelOf(byCall, 1).hand).toEqual([]);
    expect(linesOf(panelOf(byCall, 1).headline)).toContain(
      '💥 You lose your last die and are out · P3 starts (next after P2)',
    );
    // An exact call takes a die of everybody's, and is told as that.
    const byExactCall = afterMoves(match, [0, '2x4'], [1, '3x5'], [2, 'challenge']);
    expect(linesOf(panelOf(byExactCall, 3).hand)).toEqual(['You have no dice left. Watch how it ends.']);
  });
});

describe('a showdown on a panel', () => {
  const challenged = afterMoves(called, [1, 'challenge']);
  const lines = [
    '⚔️ P1 challenges P0!',
    'Called **2 ×** [3] · counted **4** (2 over)',
    '💥 P1 loses **2 dice**',
  ];
  /** The same for the caller, and for the challenger, who loses. */
  const linesOfCaller = lines.with(0, '⚔️ P1 challenges you!');
  const ownLines = lines.with(0, '⚔️ You challenge P0!').with(2, '💥 You lose **2 dice**');
  /** The same for who does not start the next round, and has to be told who does. */
  const linesOfOthers = lines.with(2, '💥 P1 loses **2 dice** · P2 starts (next after P1)');
  const rows = [
    'P0: **2** counted [3][6] · rest ①',
    'P1: **2** counted [6][6] · rest ②④⑤',
    'P2: **0** counted · rest ⑤⑤',
  ];
  const smallRows = [
    'P0: **2** counted [3][6] · rest ①',
    'P1: **2** counted [6][6] · rest ②④⑤',
    'P2: **0** counted · rest ⑤⑤',
  ];
  /** The rows as a seat reads them. */
  const readBy = (reader: number, all: readonly string[]) =>
    all.map((row) => row.replace(`P${reader}:`, 'You:'));

  it('stays with all dice until the reader acts, in brief beside the controls', () => {
    expect(linesOf(panelOf(challenged, 0).headline)).toEqual([
      linesOfCaller[0],
      ...linesOfOthers.slice(1),
      ...readBy(0, rows),
    ]);
    expect(linesOf(panelOf(challenged, 2).headline)).toEqual([...lines, ...readBy(2, smallRows)]);
  });

  it('stays while others act, and goes with the reader’s own action', () => {
    const later = afterMoves(challenged, [2, '1x2']);
    // The round has begun, and everybody has seen who started it.
    expect(linesOf(panelOf(later, 0).headline).slice(0, 3)).toEqual(linesOfCaller);
    expect(linesOf(panelOf(later, 1).headline).slice(0, 3)).toEqual(ownLines);
    expect(linesOf(panelOf(challenged, 1).headline).slice(0, 3)).toEqual(
      ownLines.with(2, `${ownLines[2]} · P2 starts next`),
    );
    expect(panelOf(later, 2).headline).toEqual([]);
    expect(linesOf(detailsOf(panelOf(later, 2)))).toEqual(expect.arrayContaining(lines));
  });

  it('stays while the reader picks a call, makes room for what follows from others, and is among the details too', () => {
    const later = afterMoves(challenged, [2, '1x2']);
    expect(linesOf(panelOf(later, 0, 'c.3').headline)).toEqual([...linesOfCaller, ...readBy(0, smallRows)]);
    for (const picked of ['r.0', 'challenge'])
      expect(linesOf(panelOf(later, 0, picked).headline)).toEqual(linesOfCaller);
    expect(linesOf(detailsOf(panelOf(later, 0, 'c.3')))).toEqual(expect.arrayContaining(readBy(0, rows)));
  });

  it('leaves a line for the calls before the one to beat', () => {
    const later = afterMoves(challenged, [2, '1x2'], [0, '1x3']);
    expect(linesOf(panelOf(later, 1).headline)).toEqual([...ownLines, ...readBy(1, smallRows)]);
    expect(linesOf(panelOf(later, 1).table)).toContain('So far: P2 1×②');
  });

  it('has only the counts of five players or more below an earlier showdown', () => {
    const crowd = matchOf({ dice: '12345 12345 12345 12345 12345' });
    const round = afterMoves(
      crowd,
      [0, '1x2'],
      [1, '5x5'],
      [2, 'challenge'],
      [3, '1x1'],
      [4, 'challenge'],
      [0, '1x1'],
    );
    const [earlier, ...rest] = linesOf(panelOf(afterMoves(round, [1, '1x2']), 2).headline);
    expect(earlier).toBe('Round 1: ⚔️ You → P1, 5×⑤ · counted 5 · all but P1 −1');
    expect(rest.slice(-1)[0]).toMatch(
      /^Of these: P0 \*\*\d\*\*, P1 .*, You \*\*\d\*\*, P3 .*, P4 \*\*\d\*\*$/,
    );
    // Who waits has room for all dice.
    expect(linesOf(panelOf(afterMoves(round, [1, '1x2']), 3).headline).join()).toContain('You: **');
  });

  it('has nothing about other dice for a seat all of whose dice count', () => {
    const round = afterMoves(
      matchOf({ dice: '333 12 35', starter: 1 }),
      [1, '1x3'],
      [2, '3x3'],
      [0, 'challenge'],
    );
    expect(linesOf(panelOf(round, 0).headline)).toContain('You: **3** counted [3][3][3]');
    const begun = afterMoves(round, [1, '1x1'], [2, '1x2']);
    expect(linesOf(panelOf(begun, 0).headline)).toContain('You: **3** counted [3][3][3]');
  });

  it('says why the reader starts the next round (bluff 12)', () => {
    expect(linesOf(panelOf(challenged, 2).controls)[0]).toBe(
      '**You start** (next after P1, who challenged). Call any face and number.',
    );
  });

  it('leaves that out where six players’ dice are shown above', () => {
    const crowded = matchOf({ dice: '12 34 56 12 34 56' });
    const round = afterMoves(crowded, [0, '5x5'], [1, 'challenge']);
    expect(linesOf(panelOf(round, 2).controls)[0]).toBe('**You start.** Call any face and number.');
  });

  it('tells of a seat that has fewer dice than it must lose that it lost them all (bluff 10, 11)', () => {
    const out = afterMoves(matchOf({ dice: '12 34 5' }), [0, '5x5'], [1, 'challenge']);
    expect(linesOf(panelOf(out, 2).headline)[2]).toBe('💥 P0 loses all **2 dice** and is out');
  });

  it('tells an exact call, of which all but the caller lose a die (bluff 10)', () => {
    const exact = afterMoves(matchOf({ dice: '13 62 5' }), [0, '2x3'], [1, 'challenge']);
    expect(linesOf(panelOf(exact, 0).headline)[2]).toBe('💥 Everybody but you loses **1 die** (out: P2)');
  });

  it('names the only one whom an exact call costs a die (bluff 10)', () => {
    const exact = afterMoves(matchOf({ dice: '13 623 -' }), [0, '3x3'], [1, 'challenge']);
    expect(linesOf(panelOf(exact, 0).headline)[2]).toBe('💥 P1 loses **1 die**');
  });
});
