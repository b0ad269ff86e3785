/** The headline of the panel, and the end of a round: who drew what, and who won and why. */

import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { panelOf, textsOf } from './panel-text.ts';
import { afterMoves, overState, raid, raidState } from './setup.ts';

describe('the headline of a panel in the raid', () => {
  const state = raidState({
    hands: [
      [1, 2, 10],
      [22, 15],
      [3, 24],
    ],
  });
  const headline = (after: State, seat: number) => textsOf(panelOf(after, seat).headline);

  it('tells of every draw since the seat’s own last one, with the points secured: its own and the latest in full, and all in short in its turn', () => {
    expect(headline(state, 0)).toEqual(['**⚔️ The raid begins!**']);
    const after = afterMoves(state, raid(0, 1, 0), raid(2, 3, 0));
    const latest = [
      'seat 2 ba03 → seat 0’s card 1 is ba10',
      '🛡️ **Caught by a hero!** seat 0 captures both: 10 points.',
    ];
    expect(headline(after, 0)).toEqual([
      'seat 0 ba01 → seat 1 ba22 **💨 a miss**',
      'seat 2 ba03 → seat 0 ba10 🛡️ caught, 10\u00a0pts to you',
    ]);
    expect(headline(after, 1)).toEqual(['seat 0 ba01 → seat 1 ba22 💨 a miss', ...latest]);
    expect(headline(after, 2)).toEqual(latest);
  });

  it('keeps the seat’s own draw large until it draws again, whatever others have drawn since', () => {
    const sizes = (after: State, seat: number) =>
      panelOf(after, seat).headline.map((block) =>
        block.part === 'text' ? (block.size ?? 'large') : block.part,
      );
    const inTurn = afterMoves(state, raid(0, 1, 0), raid(2, 3, 0));
    expect(sizes(inTurn, 0)).toEqual(['large', 'small']);
    const four = raidState({ hands: [[1, 5, 10], [2, 15], [3, 22], [23]] });
    const waiting = afterMoves(four, raid(0, 1, 0), raid(1, 2, 0));
    expect(headline(waiting, 0)).toEqual([
      'seat 0 ba01 → seat 1’s card 1 is ba15',
      '💰 **Treasure taken!** seat 0 captures both: 8 points.',
      'seat 1 ba02 → seat 2’s card 1 is ba22',
      '💨 **A miss:** the villain is discarded, the card goes back.',
    ]);
    expect(sizes(waiting, 0)).toEqual(['large', 'large', 'large', 'large']);
    const over = afterMoves(raidState({ hands: [[1, 10], [2, 15], [22]] }), raid(0, 1, 0), raid(1, 2, 0));
    expect(sizes(over, 0).slice(1)).toEqual(['large', 'small']);
  });

  it('names who has the points of a treasure that was drawn from the reader, and nobody else as the loser', () => {
    const after = afterMoves(
      raidState({
        hands: [
          [1, 10],
          [2, 15, 23],
          [3, 22],
        ],
      }),
      raid(0, 1, 0),
      raid(1, 2, 0),
    );
    expect(headline(after, 1)[0]).toBe('seat 1 ba02 → seat 2’s card 1 is ba22');
    expect(textsOf(detailsOf(panelOf(after, 1)))).toContain(
      'seat 0 ba01 → seat 1 ba15 💰 captured, 8\u00a0pts to seat 0',
    );
    for (const reader of [0, 2])
      expect(textsOf(detailsOf(panelOf(after, reader)))).toContain(
        'seat 0 ba01 → seat 1 ba15 💰 captured, 8\u00a0pts',
      );
    const lost = afterMoves(raidState({ hands: [[1], [2, 15, 23], [3, 22]] }), raid(0, 1, 0));
    expect(headline(lost, 1)[1]).toBe('💰 **Your treasure was taken!** seat 0 captures both: 8 points.');
    expect(headline(lost, 2)[1]).toBe('💰 **Treasure taken!** seat 0 captures both: 8 points.');
  });

  it('leaves the draws before the seat’s own to the details', () => {
    const after = afterMoves(state, raid(0, 1, 0), raid(2, 3, 0), raid(0, 2, 1));
    expect(headline(after, 0).join()).not.toContain('ba01');
    expect(textsOf(detailsOf(panelOf(after, 0)))).toContain('seat 0 ba01 → seat 1 ba22 💨 a miss');
  });

  it('tells of about three, never without the seat’s own and what was drawn from it, and counts the others in their place', () => {
    const many = raidState({ hands: [[1, 2, 3, 4, 5, 6], [22], []] });
    const moves = [1, 2, 3, 4, 5].map((villain) => raid(0, villain, 0));
    expect(headline(afterMoves(many, ...moves), 1)).toEqual([
      'Drawn from you: 💨 ba22×4 went back',
      'seat 0 ba05 → seat 1’s card 1 is ba22',
      '💨 **A miss:** the villain is discarded, the card goes back.',
    ]);
    const four = raidState({
      hands: [
        [1, 5, 10],
        [2, 15],
        [3, 22],
        [4, 23],
      ],
    });
    const round = afterMoves(four, raid(0, 1, 0), raid(1, 2, 0), raid(2, 3, 0), raid(3, 4, 0));
    expect(headline(round, 0)).toEqual([
      'seat 0 ba01 → seat 1 ba15 **💰 captured, 8\u00a0pts**',
      '… 2 more raids: see “More”',
      'seat 3 ba04 → seat 0 ba10 💥 both discarded',
    ]);
  });
});

it('tells of every draw from the reader’s hand, also of a card that came back, in turn and out of turn', () => {
  const start = raidState({
    hands: [[1, 2, 22, 23], [5, 7, 3, 24], [25], [4, 6]],
  });
  const inTurn = afterMoves(start, raid(0, 1, 0), raid(1, 5, 0), raid(3, 4, 1));
  const outOfTurn = afterMoves(inTurn, raid(0, 2, 0), raid(1, 7, 0), raid(3, 6, 0));
  for (const [state, drawn] of [
    [inTurn, 'seat 3 ba04 → seat 0 ba23 💨 a miss'],
    [outOfTurn, 'seat 3 ba06 → seat 0’s card 1 is ba22'],
  ] as const)
    expect(textsOf(panelOf(state, 0).headline).join('\n')).toContain(drawn);
});

describe('the panel of a round that is over', () => {
  /** Since its own raid, four cards were drawn from seat 0. */
  const over = afterMoves(
    raidState({
      hands: [
        [1, 10, 22, 15, 16],
        [2, 5, 23],
        [3, 4, 6, 7, 24],
      ],
    }),
    ...[
      raid(0, 1, 0),
      raid(1, 2, 0),
      raid(2, 3, 0),
      raid(1, 5, 0),
      raid(2, 4, 0),
      raid(2, 7, 1),
      raid(2, 6, 0),
    ],
  );

  it('tells all that was drawn from the seat since its own raid, in its order: on one line where that is more than three lines', () => {
    expect(textsOf(panelOf(over, 0).headline).slice(1)).toEqual([
      'seat 0 ba01 → seat 1 ba23 **💨 a miss**',
      'Drawn from you since: 🛡️ ba10 caught seat 2’s villain, 10\u00a0pts to you · 💨 ba22 went back · 💰 seat 2 captured ba15, 6\u00a0pts · 💨 ba22 went back',
    ]);
  });

  it('tells of a card that was drawn from the seat and came back, also at a table of six, where there is room for two lines', () => {
    const start = raidState({
      hands: [
        [1, 22],
        [2, 23],
        [3, 24],
        [4, 15],
        [5, 16],
        [6, 17],
      ],
    });
    const others = [raid(1, 2, 0), raid(2, 3, 0), raid(3, 4, 0), raid(4, 5, 0)];
    const after = afterMoves(start, raid(0, 1, 0), ...others, raid(5, 6, 0));
    const told = textsOf(panelOf(after, 0).headline).join('\n');
    expect(told).toContain('💨 ba22 went back');
  });

  it('says in every language who did what, in the order of the raids, and that it was after the reader’s own', () => {
    const told = (locale: 'ja' | 'zh') => textsOf(panelOf(over, 0, '', locale).headline).at(-1)!;
    expect(told('ja')).toMatch(
      /^このあと手札から：🛡️ ba10がseat 2のヴィランをつかまえた（あなたに.*） · 💨 ba22は戻った · 💰 seat 2がba15を奪った（.*） · [^·]*$/,
    );
    expect(told('zh')).toMatch(/：🛡️ ba10抓住seat 2的反派（你得.*） · .* · 💰 seat 2夺走ba15（.*） · [^·]*$/);
  });

  const reasonOf = (state: State, seat = 0) => textsOf(panelOf(state, seat).headline);

  it('shows every hand and what was secured, with the points of each card (babasuki 5)', () => {
    const start = raidState({
      hands: [
        [1, 2, 10],
        [22, 15],
        [3, 24],
      ],
    });
    const over = afterMoves(start, raid(0, 1, 0), raid(2, 3, 0), raid(0, 2, 1));
    expect(textsOf(panelOf(over, 1).table)).toEqual([
      'seat 0\u00a0**+10**  captured\u00a010\u00a0pts: ba03 ba10',
      'seat 1\u00a0**+5**  in\u00a0hand\u00a05\u00a0pts: ba15 ba22',
      'seat 2\u00a0**+2**  in\u00a0hand\u00a02\u00a0pts: ba24',
    ]);
    expect(textsOf(detailsOf(panelOf(over, 1)))[0]).toBe('seat 0: **+10** · 5\u00a0pts each ba03 ba10');
    for (const locale of LOCALES) expect(panelOf(over, 1, '', locale).headline.length).toBeGreaterThan(2);
  });

  it('says who leads, and the reader’s own total and place (babasuki 6)', () => {
    const state = overState({ hands: [[15], [22], []] });
    expect(reasonOf(state, 2)).toEqual([
      '**±0** this round · your total **0** (3rd of 3)',
      'In the lead with 3: seat 0.',
    ]);
    expect(reasonOf(state)).toEqual(['**+3** this round · your total **3** (1st of 3)']);
  });

  it('says who has won the table, and by which total (babasuki 6)', () => {
    const state = overState({ hands: [[15], [22], []], totals: [99, 90, 5], round: 4 });
    expect(reasonOf(state).slice(0, 3)).toEqual([
      '🎉 You have won!',
      'The highest total, 102 (100 ends the game).',
      '**+3** this round',
    ]);
    expect(reasonOf(state, 1)[0]).toBe('🏆 seat 0 wins!');
    expect(textsOf(detailsOf(panelOf(state, 1)))[1]).toContain('seat 1: **+2** (total 92) · 2\u00a0pts ba22');
  });

  it('says that a tie at 100 goes on with suddenDeath: true, and is a draw without (babasuki 6)', () => {
    const tie = { hands: [[22], [22], [23]], totals: [99, 99, 0] };
    expect(reasonOf(overState(tie))[0]).toBe('🤝 A draw: seat 0 and seat 1');
    expect(reasonOf(overState({ ...tie, options: { suddenDeath: true } }))).toContain(
      'A tie at 101: seat 0 and seat 1 (sudden death: another round).',
    );
  });

  it('says what decided a single round (babasuki 7)', () => {
    const options = { oneShot: true };
    expect(reasonOf(overState({ hands: [[21], [22], []], options }))).toEqual([
      '🎉 You have won!',
      'The highest score: 5 to 2.',
      'Your score: **5**',
    ]);
    expect(reasonOf(overState({ hands: [[20], [22, 23], []], options }))[1]).toContain('most cards held');
  });
});
