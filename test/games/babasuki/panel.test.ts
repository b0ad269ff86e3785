/** The panel: what is asked, and how a pick is made and taken back. */
import { describe, expect, it } from 'vitest';
import { BACK, faceOf } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { actionsIn, buttonsIn, panelOf, rowsOf, selectsIn, textsOf } from './panel-text.ts';
import { afterMoves, arrange, change, draftState, raid, raidState, secure } from './setup.ts';

describe('babasuki 2: the panel of the draft', () => {
  const start = draftState({
    hands: [
      [15, 1, 22],
      [8, 16, 23],
      [9, 17, 24],
    ],
  });

  it('has the points of every card beside it: secured in the raid, and left in hand (babasuki 5)', () => {
    expect(buttonsIn(panelOf(start, 0).controls).map(({ label, card }) => [card, label])).toEqual([
      [faceOf(1), 'Villain ☀ · raid 5'],
      [faceOf(15), 'Treasure ☀ · raid 3 / hand 3'],
      [faceOf(22), 'Cat #22 · hand 2'],
    ]);
    expect(textsOf(panelOf(start, 0).hand)).toContain(
      'Points: “raid” if you capture the card, “hand” if you keep it to the end',
    );
  });

  it('marks a card by a press, which can be another one until Keep is pressed', () => {
    expect(panelOf(start, 0).last).toMatchObject([{ label: 'Choose a card', disabled: true }]);
    expect(actionsIn(panelOf(start, 0, 'k.1').controls)).toEqual([
      { show: 'k.1' },
      { show: 'k.15' },
      { show: 'k.22' },
    ]);
    expect(panelOf(start, 0, 'k.1').last).toMatchObject([
      { label: 'Keep Villain ☀', action: { choose: 'secure.1' } },
    ]);
    expect(panelOf(start, 0, 'k.22').last).toMatchObject([
      { label: 'Keep Cat #22', action: { choose: 'secure.22' } },
    ]);
  });

  it('lets a seat that has kept a card keep another one, until all have', () => {
    const kept = afterMoves(start, secure(0, 15));
    expect(textsOf(panelOf(kept, 0).hand).join()).toContain('You will keep ba15');
    expect(buttonsIn(panelOf(kept, 0).controls)[1]!.label).toBe('✅ Treasure ☀ · raid 3 / hand 3');
    expect(panelOf(kept, 0, 'k.15').last).toMatchObject([{ disabled: true }]);
    expect(panelOf(kept, 0, 'k.1').last).toMatchObject([{ action: { choose: 'change.1' } }]);
    const changed = afterMoves(kept, change(0, 1), secure(1, 8), secure(2, 9));
    expect(textsOf(panelOf(changed, 0).hand)).toContain('Your hand: ba01');
  });

  it('keeps its rows in their places, and the last one for Keep', () => {
    const kept = afterMoves(start, secure(0, 15));
    const rows = ['1 buttons', '1 buttons', '1 buttons', '1 last'];
    for (const state of [start, kept])
      for (const picked of ['', 'k.1', 'k.15', 'keep'])
        expect(rowsOf(panelOf(state, 0, picked))).toEqual(rows);
  });

  it('names whose hand it will draw from and who will draw from its own, and says when the direction changes', () => {
    const partners = (state: State): string => textsOf(panelOf(state, 0).table)[0]!;
    expect(partners(start)).toBe('You pass to seat 1 (whom you raid), receive from seat 2 (who raids you)');
    expect(partners({ ...start, round: 2 })).toBe(
      'You pass to seat 2 (whom you raid), receive from seat 1 (who raids you) · now reversed',
    );
  });

  it('is the same at a table of two, with the open cards (babasuki 8)', () => {
    const two = afterMoves(draftState({ deck: [1, 15, 8, 22, 16, 23, 18, 2] }), secure(0, 1), secure(1, 8));
    const panel = panelOf(two, 0, 'k.16');
    expect(textsOf(panel.table)).toEqual(['Discards — you: ba15 · seat 1: ba22']);
    expect(panel.last).toMatchObject([{ label: 'Keep Treasure ☾', action: { choose: 'secure.16' } }]);
  });
});

describe('babasuki 3: the panel of a raid', () => {
  const state = raidState({
    hands: [
      [1, 2, 10],
      [22, 15],
      [3, 24],
    ],
  });

  it('says whose raid it is, from whom it draws, and what the others have left', () => {
    expect(textsOf(panelOf(state, 0).table)).toEqual([
      '**Your turn:** draw from seat 1.',
      'seat 2 **1 card** 👿 ba03 · draws from you',
    ]);
    expect(textsOf(panelOf(state, 2).table).slice(1)).toEqual([
      'seat 0 **1 card** 👿 ba01 ba02 · you draw from here',
      'No villain left: seat 1',
    ]);
    expect(textsOf(panelOf(state, 1).table)[0]).toContain('seat 0 is about to draw from your hand');
    expect(textsOf(panelOf(state, 2).table)[0]).toContain('seat 0 draws one card from seat 1’s hand');
  });

  it('has a row for the hand to draw from only where its seat has villains left', () => {
    const armed = raidState({
      hands: [
        [1, 10],
        [2, 22],
        [3, 24],
      ],
    });
    expect(textsOf(panelOf(armed, 0).table)[1]).toBe('seat 1 **1 card** 👿 ba02 · you draw from here');
  });

  it('takes the villain and the place in any order, and says on the button what will be drawn', () => {
    const { controls, last } = panelOf(state, 0);
    expect(selectsIn(controls)[0]).toMatchObject({
      actions: [{ show: 'v.1' }, { show: 'v.2' }],
      selected: [],
    });
    expect(actionsIn(controls)).toEqual([{ show: 'p.0' }, { show: 'p.1' }]);
    expect(last).toMatchObject([{ label: 'Choose a villain and a card', disabled: true }]);
    expect(panelOf(state, 0, 'p.1').last).toMatchObject([{ label: 'Choose a villain', disabled: true }]);
    expect(panelOf(state, 0, 'v.2').last).toMatchObject([
      { label: 'Choose the card to draw', disabled: true },
    ]);
    expect(selectsIn(panelOf(state, 0, 'p.1').controls)[0]!.actions).toEqual([
      { show: 'v.1.p.1' },
      { show: 'v.2.p.1' },
    ]);
    const both = panelOf(state, 0, 'v.2.p.1');
    expect(both.last).toEqual([
      { label: 'Draw card 2 with Villain ☾', action: { choose: 'raid.2.1' }, style: 'success' },
    ]);
    expect(selectsIn(both.controls)[0]!.selected).toEqual(['Villain ☾']);
  });

  it('takes another villain or place until the draw, and the place back', () => {
    const { controls } = panelOf(state, 0, 'v.2.p.1');
    expect(selectsIn(controls)[0]!.actions).toContainEqual({ show: 'v.1.p.1' });
    expect(actionsIn(controls)).toEqual([{ show: 'v.2.p.0' }, { show: 'v.2' }]);
  });

  it('has a villain or a place without an alternative picked from the start', () => {
    const oneVillain = afterMoves(state, raid(0, 1, 0), raid(2, 3, 0));
    expect(panelOf(oneVillain, 0).last).toMatchObject([{ label: 'Choose the card to draw', disabled: true }]);
    const onePlace = raidState({ hands: [[1, 2], [22], [3]] });
    expect(panelOf(onePlace, 0, 'v.1').last).toMatchObject([{ action: { choose: 'raid.1.0' } }]);
  });

  it('shows the cards whose place everybody knows', () => {
    const known = afterMoves(state, raid(0, 1, 0), raid(2, 3, 0));
    expect(buttonsIn(panelOf(known, 0).controls).map(({ card, label }) => [card, label])).toEqual([
      [faceOf(22), '1 Cat #22'],
      [BACK, '2'],
    ]);
    const moved = afterMoves(known, arrange(1, 15, 22));
    expect(textsOf(panelOf(moved, 0).table)[0]).toContain(
      'draw from seat 1 (the 2 include ba22, place unknown).',
    );
  });

  it('asks for a villain alone where nobody else has a card (babasuki 4)', () => {
    const nothingLeft = raidState({ hands: [[1, 2], [3], [4]] });
    expect(textsOf(panelOf(nothingLeft, 0).table)[0]).toContain('Nobody has a card in hand');
    expect(panelOf(nothingLeft, 0).last).toMatchObject([{ label: 'Choose a villain', disabled: true }]);
    expect(panelOf(nothingLeft, 0, 'v.2').last).toMatchObject([
      { label: 'Discard Villain ☾', action: { choose: 'raid.2' } },
    ]);
  });

  it('keeps its rows in their places while villain and place are picked and the hand is arranged', () => {
    const hands = [
      [1, 2, 10, 23],
      [22, 15, 16, 17, 18],
      [3, 24],
    ];
    const asked = raidState({ hands });
    const rows = ['select', 'select', '3 buttons', '2 buttons', '1 last'];
    for (const picked of ['', 'v.1', 'p.4', 'v.1.p.4', 'm.10.0', 'draw'])
      expect(rowsOf(panelOf(asked, 0, picked))).toEqual(rows);
  });

  it('draws six cards large in turn as well: above many places, raids among others give way', () => {
    const hands = [
      [1, 2, 8, 22, 23, 24, 25, 10],
      [3, 4, 15, 16, 17, 18, 19],
      [5, 6, 9, 11, 12],
    ];
    const inTurn = afterMoves(raidState({ hands }), raid(0, 1, 1), raid(1, 3, 0), raid(2, 5, 1));
    const { headline, hand } = panelOf(inTurn, 0);
    expect(textsOf(headline)).toEqual([
      'seat 0 ba01 → seat 1 ba16 **💨 a miss**',
      'Drawn from you since: 💨 ba22 went back',
    ]);
    expect(hand.find(({ part }) => part === 'cards')).toMatchObject({
      cards: [8, 22, 23, 24, 25, 10].map(faceOf),
    });
  });

  it('has no control that cannot be used while others raid, and shows one’s villains always', () => {
    expect(panelOf(state, 2)).toMatchObject({ controls: [], last: [] });
    expect(textsOf(panelOf(state, 2).hand)).toContain('👿 Your villains: ba03');
    expect(textsOf(panelOf(state, 0).hand)).toContain('👿 Your villains: ba01 ba02');
  });

  it('says that a hand of several cards can be arranged before it is drawn from', () => {
    const more = raidState({
      hands: [
        [1, 2, 10],
        [22, 15],
        [3, 24],
      ],
    });
    expect(textsOf(panelOf(more, 1).table)[0]).toContain('Until then you may rearrange it');
    const single = raidState({ hands: [[1, 2, 10], [22], [3, 24]] });
    expect(textsOf(panelOf(single, 1).table)[0]).not.toContain('arrange');
  });

  it.each(['', '.', 'v', 'v.', 'v.99', 'p.-1', 'v.constructor.p.x'])(
    'takes the forged pick %j for none',
    (picked) => {
      expect(panelOf(state, 0, picked).last).toMatchObject([{ disabled: true }]);
    },
  );
});

describe('babasuki 2: the order of one’s hand in the panel', () => {
  const state = raidState({
    hands: [
      [1, 2, 10, 23],
      [22, 15],
      [3, 24],
    ],
  });
  const arranger = (seat: number, picked = '') => selectsIn(panelOf(state, seat, picked).controls)[0]!;

  it('is one select, out of turn too: a shuffle, or a card and then its place', () => {
    expect(arranger(1)).toMatchObject({
      label: 'Hand order: as you put it',
      actions: [{ choose: 'shuffle' }, { show: 'm.22.0' }, { show: 'm.15.0' }],
    });
    expect(arranger(1, 'm.22.0')).toMatchObject({
      label: 'Where to put Cat\u00A0#22?',
      actions: [{ show: '' }, { choose: 'move.22.1' }],
    });
    expect(arranger(0).actions).toEqual([{ choose: 'shuffle' }, { show: 'm.10.0' }, { show: 'm.23.0' }]);
  });

  it('is safe, and said to be, once nobody else has a villain', () => {
    const title = (played: State): string => textsOf(panelOf(played, 0).hand)[0]!;
    expect(title(state)).not.toContain('anymore');
    expect(title(afterMoves(state, raid(0, 1, 0), raid(2, 3, 0)))).toContain(
      '· nobody can draw from it anymore',
    );
  });

  it('says which places everybody knows, until the order changes or nobody can draw there', () => {
    const title = (played: State): string => textsOf(panelOf(played, 1).hand)[0]!;
    const miss = afterMoves(state, raid(0, 1, 0));
    expect(title(state)).not.toContain('everybody knows');
    expect(title(miss)).toContain(' · everybody knows card 1');
    expect(title(afterMoves(miss, arrange(1, 15, 22)))).not.toContain('everybody knows');
    const safe = afterMoves(raidState({ hands: [[1, 10], [3, 22, 15], [24]] }), raid(0, 1, 0));
    expect(title(safe)).toContain('nobody can draw from it anymore');
    expect(title(safe)).not.toContain('everybody knows');
  });

  it('asks for a place no longer once somebody has drawn', () => {
    const drawn = afterMoves(state, raid(0, 1, 0));
    expect(selectsIn(panelOf(drawn, 1, 'm.22.0').controls)[0]).toMatchObject({
      label: 'Hand order: as you put it',
      actions: [{ choose: 'shuffle' }, { show: 'm.22.1' }, { show: 'm.15.1' }],
    });
  });

  it('takes the names of its moves, and no others', () => {
    expect(babasuki.outOfTurnAction!('move.22.1')).toEqual({ do: 'move', card: 22, to: 1 });
    expect(babasuki.outOfTurnAction!('shuffle')).toEqual({ do: 'shuffle' });
    for (const name of ['move.22', 'move.a.1', 'raid.1.0', 'move.22.1.1', ''])
      expect(babasuki.outOfTurnAction!(name)).toBeNull();
  });

  it('is not offered for a single card', () => {
    expect(panelOf(state, 2).controls).toEqual([]);
  });
});
