/** What players of ブラフ read after others have played on: every showdown since their last decision. */

import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/game/game.ts';
import { detailsOf } from '../../../src/game/screen.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { MAX_EARLIER } from '../../../src/games/bluff/state.ts';
import { stateDigest } from '../../../src/proof/state-digest.ts';
import { linesOf, panelOf, tableLines } from './lines.ts';
import { afterMoves, type Match, matchOf, playing } from './setup.ts';

const match = matchOf({ dice: '1236 2455 55 1234' });
/** The first round ends with an exact call, of which all but its caller lose a die. */
const EXACT = [
  [0, '1x1'],
  [1, '5x5'],
  [2, 'challenge'],
  [3, '1x1'],
  [0, 'challenge'],
] as const;
const first = afterMoves(match, [0, '1x1'], [1, '1x2'], [2, '1x3'], [3, '2x3'], [0, 'challenge']);
const second = afterMoves(first, [1, '1x1'], [2, '9x2'], [3, '9x3'], [0, 'challenge']);

const headlineOf = (at: Match, seat: number, picked = '') => linesOf(panelOf(at, seat, picked).headline);
const earlierIn = (lines: readonly string[]) => lines.filter((line) => /Round \d+: ⚔️/.test(line));

describe('a showdown', () => {
  const round = afterMoves(
    matchOf({ dice: '123 12345 12345 12345' }),
    [0, '1x1'],
    [1, '1x2'],
    [2, 'challenge'],
  );
  const next = afterMoves(round, [3, '1x1'], [0, 'challenge'], [1, '1x1']);

  it('is kept when the next one comes, for those who have decided nothing since', () => {
    expect(earlierIn(headlineOf(next, 2))).toEqual(['Round 1: ⚔️ You → P1, 1×② · counted 4 · You −3']);
    expect(headlineOf(next, 2)).toContain('⚔️ P0 challenges P3!');
    // They have made the second challenge, or called before it, or in the third round.
    for (const seat of [0, 1, 3]) expect(earlierIn(headlineOf(next, seat))).toEqual([]);
  });

  it('says where the dice that counted were if it cost the reader dice, beside those of few players', () => {
    const three = afterMoves(
      matchOf({ dice: '23445 15555 56611', starter: 2 }),
      [2, '4x5'],
      [0, 'challenge'],
      [1, '1x1'],
      [2, 'challenge'],
    );
    expect(headlineOf(three, 0).slice(0, 2)).toEqual([
      'Round 1: ⚔️ You → P2, 4×⑤ · counted 8 · You −4',
      'Of these: You **1**, P1 **4**, P2 **3**',
    ]);
    // Who waits has room for those of more players.
    const waiting = afterMoves(round, [3, '1x1'], [0, 'challenge']);
    expect(headlineOf(waiting, 2)).toContain('Of these: P0 **1**, P1 **1**, You **1**, P3 **1**');
    expect(headlineOf(next, 2).join()).not.toContain('Of these');
  });

  it('of a round in which the reader did nothing is kept as well', () => {
    const long = afterMoves(
      matchOf({ dice: '123 12345 12345 12345' }),
      [0, '1x1'],
      [1, 'challenge'],
      [2, '1x1'],
      [3, 'challenge'],
      [0, '1x1'],
      [1, 'challenge'],
    );
    const [line] = earlierIn(headlineOf(long, 2));
    expect(earlierIn(headlineOf(long, 2))).toHaveLength(1);
    expect(line).toMatch(/^Round 2: ⚔️ P3 → You/);
    expect(earlierIn(headlineOf(long, 3))[0]).toMatch(/^Round 2: ⚔️ You → P2/);
  });

  it('stands among the details for all, and on the table, the newest first', () => {
    expect(earlierIn(linesOf(detailsOf(panelOf(next, 1))))).toHaveLength(1);
    expect(earlierIn(tableLines(next))).toEqual(['Round 1: ⚔️ P2 → P1, 1×② · counted 4 · P2 −3']);
    expect(tableLines(next).at(-1)).toBe(earlierIn(tableLines(next))[0]);
  });
});

describe('an earlier showdown in one line', () => {
  it('names an exact call’s caller, whom it cost nothing, and marks who went out', () => {
    expect(earlierIn(tableLines(afterMoves(match, ...EXACT)))).toEqual([
      'Round 1: ⚔️ P2 → P1, 5×⑤ · counted 5 · all but P1 −1',
    ]);
    const out = afterMoves(matchOf({ dice: '12 3 45 45' }), [0, '1x1'], [1, '5x1'], [2, 'challenge']);
    const later = afterMoves(out, [3, '1x1'], [0, 'challenge']);
    expect(earlierIn(linesOf(panelOf(later, 1).headline))).toEqual([
      'Round 1: ⚔️ P2 → You, 5×① · counted 1 · You −1 💀',
    ]);
  });
});

describe('what a match keeps of challenges', () => {
  it('is the latest of them, and in which round each seat last acted', () => {
    expect(playing(second).earlier?.map(({ round }) => round)).toEqual([1]);
    expect(playing(second).acted).toEqual([2, 2, 2, 2]);
    expect(playing(first).earlier).toEqual([]);
  });

  it('has a bound', () => {
    let round = matchOf({ dice: '11111 11111 11111 11111 11111 11111', options: { end: 'last' } });
    for (let number = 0; number < MAX_EARLIER + 3; number++) {
      const { turn } = playing(round);
      const opened = afterMoves(round, [turn, '1x*']);
      round = afterMoves(opened, [playing(opened).turn, 'challenge']);
    }
    const { earlier = [], round: number } = playing(round);
    expect(earlier.map((each) => each.round)).toEqual(
      Array.from({ length: MAX_EARLIER }, (_, index) => number - MAX_EARLIER - 1 + index),
    );
    expect(bluff.schema.state.parse(round.state)).toEqual(round.state);
  });

  it('may be missing in the state of an earlier version, which goes on', () => {
    const { earlier: _, acted: __, ...stored } = playing(second);
    const old = { ...second, state: bluff.schema.state.parse(stored) };
    expect(earlierIn(headlineOf(old, 3))).toEqual([]);
    const next = afterMoves(old, [playing(old).turn, '1x1']);
    expect(playing(afterMoves(next, [playing(next).turn, 'challenge'])).earlier).toHaveLength(1);
  });

  it('is in no digest, so that table files of earlier versions agree', () => {
    const played = afterMoves(
      matchOf({ dice: '1236 24566 55' }),
      [0, '2x3'],
      [1, 'challenge'],
      [2, '1x1'],
      [0, '1x2'],
      [1, 'challenge'],
      [2, '1x1'],
    );
    expect(playing(played).earlier).toHaveLength(1);
    // What the version before wrote for this state.
    expect(stateDigest(bluff as AnyGame, played.state)).toBe('d3879e0208959c41');
  });
});

describe('the time to read a showdown', () => {
  it('is for those who were in it or whom it cost dice, until the next round’s first move', () => {
    const readersOf = ({ state }: Match) => bluff.reading!(state);
    const challenged = afterMoves(match, [0, '1x1'], [1, 'challenge']);
    expect(readersOf(match)).toEqual([]);
    expect(readersOf(challenged)).toEqual([0, 1]);
    expect(readersOf(afterMoves(match, ...EXACT.slice(0, 3)))).toEqual([0, 1, 2, 3]);
    expect(readersOf(afterMoves(challenged, [2, '1x1']))).toEqual([]);
  });
});
