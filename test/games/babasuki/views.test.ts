/** What table views, seat views and screens show of a round. */

import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { BACK, faceOf } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { everythingOn } from '../../game/screens.ts';
import { afterMoves, arrange, change, draftState, raid, raidState, secure } from './setup.ts';

/** The face of every open card that a screen shows, in text, on buttons and in options. */
function facesOn(screen: Screen): Set<string> {
  const inlines = screen.flatMap((part) => {
    if (part.part === 'text') return part.line;
    if (part.part === 'seats') return part.rows.flatMap(({ note }) => note);
    if (part.part === 'cards') return [{ cards: part.cards }];
    if (part.part === 'rule' || part.part === 'section') return [];
    const controls = part.part === 'buttons' ? part.buttons : part.options;
    return controls.flatMap(({ card }) => (card ? [{ cards: [card] }] : []));
  });
  const faces = inlines.flatMap((inline) =>
    typeof inline === 'object' && 'cards' in inline ? inline.cards : [],
  );
  return new Set(faces.filter((face) => face !== BACK));
}

/** The faces on the public screen, or on a seat's panel, in any language. */
const facesShown = (state: State, seat?: number): Set<string> =>
  new Set(
    LOCALES.flatMap((locale) => [
      ...facesOn(
        seat === undefined
          ? babasuki.drawTable(babasuki.tableView(state), locale)
          : everythingOn(babasuki.drawPanel(babasuki.seatView(state, seat), '', locale)),
      ),
    ]),
  );
const faces = (...cards: number[]) => new Set(cards.map(faceOf));

describe('the draft', () => {
  const hands = [
    [1, 15, 22],
    [8, 16, 23],
    [9, 17, 24],
  ];
  const start = draftState({ hands });
  const picked = afterMoves(start, secure(1, 8));

  it('shows no card to everybody, but which seats have picked', () => {
    expect(facesShown(picked)).toEqual(faces());
    expect(babasuki.tableView(picked)).toMatchObject({ toAct: [0, 2], sizes: [3, 3, 3] });
  });

  it('looks the same to the others whatever a seat has picked, and however often', () => {
    const other = afterMoves(start, secure(1, 16), change(1, 23));
    expect(babasuki.tableView(other)).toEqual(babasuki.tableView(picked));
    expect(babasuki.seatView(other, 0)).toEqual(babasuki.seatView(picked, 0));
  });

  it('shows each seat the cards passed to it and those it has secured', () => {
    expect(facesShown(picked, 1)).toEqual(faces(...hands[1]!));
    const second = afterMoves(picked, secure(0, 1), secure(2, 9));
    expect(facesShown(second, 1)).toEqual(faces(8, 15, 22));
    expect(babasuki.seatView(second, 1)).toMatchObject({ hand: [15, 22], secured: [8], pick: null });
  });

  it('of two seats hides what the other has drawn or kept, and shows the open cards', () => {
    const two = afterMoves(draftState({ deck: [1, 15, 8, 22, 16, 23, 18, 2] }), secure(0, 1), secure(1, 8));
    expect(facesShown(two)).toEqual(faces(15, 22));
    expect(facesShown(two, 0)).toEqual(faces(1, 15, 22, 16, 23));
    expect(facesShown(two, 1)).toEqual(faces(8, 15, 22, 18, 2));
  });
});

describe('the raid', () => {
  const state = raidState({
    hands: [
      [1, 2, 10],
      [22, 15],
      [3, 24],
    ],
  });

  it('shows everybody all villains, and no hand', () => {
    expect(facesShown(state)).toEqual(faces(1, 2, 3));
    expect(babasuki.tableView(state)).toMatchObject({ sizes: [1, 2, 1], turn: 0, target: 1 });
  });

  it('shows each seat its own hand too', () => {
    expect(facesShown(state, 0)).toEqual(faces(1, 2, 3, 10));
    expect(facesShown(state, 1)).toEqual(faces(1, 2, 3, 22, 15));
  });

  it('shows what was drawn and its place, until its owner rearranges the hand', () => {
    const back = afterMoves(state, raid(0, 1, 0));
    expect(facesShown(back)).toEqual(faces(1, 2, 3, 22));
    expect(babasuki.tableView(back)).toMatchObject({ seen: [[], [{ card: 22, at: 0 }], []] });
    const arranged = [afterMoves(back, arrange(1, 15, 22)), afterMoves(back, arrange(1, 22, 15))];
    for (const viewer of [0, 2]) {
      const [one, other] = arranged.map((after) => babasuki.seatView(after, viewer));
      expect(one).toEqual(other);
    }
  });

  it('shows the cards of every score when it is over', () => {
    const ended = afterMoves(state, raid(0, 2, 0), raid(2, 3, 0), raid(0, 1, 1));
    expect(facesShown(ended)).toEqual(faces(1, 2, 3, 10, 15, 22, 24));
  });
});

it('cards that lie beside the game are told apart from those that raids discarded', () => {
  const state = {
    ...raidState({
      hands: [
        [1, 2],
        [22, 8],
        [24, 9],
      ],
    }),
    discards: [5],
  };
  const lines = (played: State): string[] =>
    babasuki
      .drawTable(babasuki.tableView(played), 'en')
      .flatMap((part) => (part.part === 'text' ? [JSON.stringify(part.line)] : []))
      .filter((line) => /Left out|Discards/.test(line));
  expect(lines(state)).toHaveLength(1);
  expect(lines(state)[0]).not.toContain('Discards');
  const missed = lines(afterMoves(state, raid(0, 1, 0)))[0]!;
  expect(missed.indexOf('ba05')).toBeLessThan(missed.indexOf('Discards'));
  expect(missed.indexOf('ba01')).toBeGreaterThan(missed.indexOf('Discards'));
});
