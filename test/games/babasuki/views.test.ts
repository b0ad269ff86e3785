/** What each may see of a round. */
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { BACK, faceOf } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { arrange, change, draft, moved, raid, secure, strike } from './rounds.ts';

/** Every card's face that a screen shows, on lines, buttons and options. */
function facesOn(screen: Screen): Set<string> {
  const pieces = screen.flatMap((part) => {
    if (part.part === 'text') return part.line;
    if (part.part === 'seats') return part.rows.flatMap(({ note }) => note);
    if (part.part === 'cards') return [{ cards: part.cards }];
    const controls = part.part === 'buttons' ? part.buttons : part.part === 'rule' ? [] : part.options;
    return controls.flatMap(({ card }) => (card ? [{ cards: [card] }] : []));
  });
  const faces = pieces.flatMap((piece) => (typeof piece === 'object' && 'cards' in piece ? piece.cards : []));
  return new Set(faces.filter((face) => face !== BACK));
}

const shown = (state: State, seat?: number): Set<string> =>
  new Set(
    LOCALES.flatMap((locale) => [
      ...facesOn(
        seat === undefined
          ? babasuki.drawTable(babasuki.tableView(state), locale)
          : babasuki.drawPanel(babasuki.seatView(state, seat), '', locale),
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
  const start = draft({ hands });
  const picked = moved(start, secure(1, 8));

  it('shows the table no card, but who has picked', () => {
    expect(shown(picked)).toEqual(faces());
    expect(babasuki.tableView(picked)).toMatchObject({ waiting: [0, 2], sizes: [3, 3, 3] });
  });

  it('looks the same to all others whatever was picked, and however often', () => {
    const other = moved(start, secure(1, 16), change(1, 23));
    expect(babasuki.tableView(other)).toEqual(babasuki.tableView(picked));
    expect(babasuki.seatView(other, 0)).toEqual(babasuki.seatView(picked, 0));
  });

  it('shows each the cards passed to them and what they have secured', () => {
    expect(shown(picked, 1)).toEqual(faces(...hands[1]!));
    const second = moved(picked, secure(0, 1), secure(2, 9));
    expect(shown(second, 1)).toEqual(faces(8, 15, 22));
    expect(babasuki.seatView(second, 1)).toMatchObject({ hand: [15, 22], secured: [8], pick: null });
  });

  it('of two: nobody sees what the other has drawn or kept, all what was laid open', () => {
    const two = moved(draft({ deck: [1, 15, 8, 22, 16, 23, 18, 2] }), secure(0, 1), secure(1, 8));
    expect(shown(two)).toEqual(faces(15, 22));
    expect(shown(two, 0)).toEqual(faces(1, 15, 22, 16, 23));
    expect(shown(two, 1)).toEqual(faces(8, 15, 22, 18, 2));
  });
});

describe('the raid', () => {
  const state = raid({
    hands: [
      [1, 2, 10],
      [22, 15],
      [3, 24],
    ],
  });

  it('shows all the villains, and no hand', () => {
    expect(shown(state)).toEqual(faces(1, 2, 3));
    expect(babasuki.tableView(state)).toMatchObject({ sizes: [1, 2, 1], turn: 0, target: 1 });
  });

  it('shows each their own hand besides', () => {
    expect(shown(state, 0)).toEqual(faces(1, 2, 3, 10));
    expect(shown(state, 1)).toEqual(faces(1, 2, 3, 22, 15));
  });

  it('shows all what was drawn, and where it lies again, until its owner rearranges', () => {
    const back = moved(state, strike(0, 1, 0));
    expect(shown(back)).toEqual(faces(1, 2, 3, 22));
    expect(babasuki.tableView(back)).toMatchObject({ seen: [[], [{ card: 22, at: 0 }], []] });
    const arranged = [moved(back, arrange(1, 15, 22)), moved(back, arrange(1, 22, 15))];
    for (const viewer of [0, 2]) {
      const [one, other] = arranged.map((of) => babasuki.seatView(of, viewer));
      expect(one).toEqual(other);
    }
  });

  it('over, shows what each score came from', () => {
    const over = moved(state, strike(0, 2, 0), strike(2, 3, 0), strike(0, 1, 1));
    expect(shown(over)).toEqual(faces(1, 2, 3, 10, 15, 22, 24));
  });
});

describe('a panel', () => {
  const acts = (state: State, seat: number, picked = '') => {
    const screen = babasuki.drawPanel(babasuki.seatView(state, seat), picked, 'en');
    return screen.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
  };
  const state = raid({
    hands: [
      [1, 2, 10],
      [22, 15],
      [3, 24],
    ],
  });

  it('of a draft secures in one press, and shows the pick', () => {
    const start = draft({
      hands: [
        [1, 15],
        [8, 16],
        [9, 17],
      ],
    });
    expect(acts(start, 0).map(({ action }) => action)).toEqual([
      { choose: 'secure.1' },
      { choose: 'secure.15' },
    ]);
    const picked = moved(start, secure(0, 15));
    expect(acts(picked, 0).map(({ action }) => action)).toEqual([{ choose: 'change.1' }]);
    expect(JSON.stringify(babasuki.drawPanel(babasuki.seatView(picked, 0), '', 'en'))).toContain(
      'You will secure',
    );
  });

  it('of a raid asks for the villain, then for one of the backs', () => {
    const own = (picked: string) => acts(state, 0, picked).map(({ action }) => action);
    expect(own('')).toEqual([{ show: 'v.1' }, { show: 'v.2' }]);
    expect(own('v.2')).toEqual([
      { show: 'v.1' },
      { show: 'v.2' },
      { choose: 'raid.2.0' },
      { choose: 'raid.2.1' },
    ]);
  });

  it('with one villain, for one of the backs at once; what all know to lie there is shown', () => {
    const last = moved(state, strike(0, 1, 0), strike(2, 3, 0));
    expect(acts(last, 0).map(({ card }) => card)).toEqual([faceOf(22), BACK]);
  });

  it('of a hand with several cards orders it at any time: a card, then its place, or by chance', () => {
    const press = (picked: string) =>
      babasuki
        .drawPanel(babasuki.seatView(state, 1), picked, 'en')
        .flatMap((part) => (part.part === 'select' ? part.options : []))
        .map((option) => option.action);
    expect(press('')).toEqual([{ show: 'm.22' }, { show: 'm.15' }]);
    expect(press('m.22')).toEqual([{ show: 'm.22' }, { show: 'm.15' }, { choose: 'move.22.1' }]);
    expect(acts(state, 1).map((of) => of.action)).toEqual([{ choose: 'shuffle' }]);
    expect(babasuki.outOfTurnAction!('move.22.1')).toEqual({ do: 'move', card: 22, to: 1 });
    expect(babasuki.outOfTurnAction!('shuffle')).toEqual({ do: 'shuffle' });
    for (const name of ['move.22', 'move.a.1', 'raid.1.0', 'move.22.1.1', ''])
      expect(babasuki.outOfTurnAction!(name)).toBeNull();
  });
});
