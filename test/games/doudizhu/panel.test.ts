/** Panels: every legal play is within three presses, no select has more than 25 options, and nothing illegal is offered. */

import { describe, expect, it } from 'vitest';
import { panelParts } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { afterMoves, auctionState, choiceNames, playState } from './setup.ts';

describe.each([
  ['every rank twice, all jokers', '33445566778899TTJJQQKKAA22 BJBJSJSJ 333'],
  ['every rank twice, and triples', '333444555666777 8899TTJJQQKKAA22 BJSJ'],
  ['eleven triples', '333444555666777888999TTTJJJQQQKKK'],
  ['four bombs of eight', '33333333444444445555555566666666 7'],
  ['bombs of five', '33333555557777799999JJJJJ KKKKK 222'],
  ['bombs and jokers', '444466668888TTTTQQQQAAAA2222 BJBJSJSJ 3'],
])('a hand of 33 cards: %s', (_, cards) => {
  const state = playState({ hands: [cards, '9', 'T', 'J'] });

  it('has 33 cards', () => expect(state.hands[0]).toHaveLength(33));

  it.each(LOCALES)('reaches every legal play in three presses, and no other, in %s', (locale) => {
    const names = choiceNames(state, 0);
    const view = doudizhu.seatView(state, 0);
    const panels = reachableScreens((picked) => panelParts(doudizhu.drawPanel(view, picked, locale)));
    for (const panel of panels) expect(faultsOf(panel, names)).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names));
  });
});

describe('a hand with few plays', () => {
  const state = playState({ hands: ['3 4 55', '66 7', '4', '5'] });

  it('offers every play as one press', () => {
    const panel = panelParts(doudizhu.drawPanel(doudizhu.seatView(state, 0), '', 'en'));
    expect(choicesOn(panel)).toEqual(choiceNames(state, 0));
    expect(showsOn(panel)).toEqual([]);
  });

  it('offers a pass as one press', () => {
    const answering = afterMoves(state, [0, '55']);
    const panel = panelParts(doudizhu.drawPanel(doudizhu.seatView(answering, 1), '', 'en'));
    expect(choicesOn(panel).toSorted()).toEqual(['pair.6', 'pass']);
  });

  it('offers nothing to seats that are not to act', () => {
    for (const seat of [1, 2, 3]) {
      const panel = panelParts(doudizhu.drawPanel(doudizhu.seatView(state, seat), '', 'en'));
      expect([...choicesOn(panel), ...showsOn(panel)]).toEqual([]);
    }
  });
});

const panelText = (state: State, seat: number): string =>
  JSON.stringify(doudizhu.drawPanel(doudizhu.seatView(state, seat), '', 'en'));

describe('a combination to beat', () => {
  const state = playState({ hands: ['3 55', '66 7', '88 4', '99 4'] });

  it('asks a farmer to beat the landlord’s', () => {
    expect(panelText(afterMoves(state, [0, '55']), 1)).toContain('or pass');
  });

  it('tells a farmer that it is a partner’s, and that passing is fine', () => {
    const partners = afterMoves(state, [0, '55'], [1, '66']);
    expect(panelText(partners, 2)).toContain('your partner');
    expect(panelText(partners, 2)).toContain('may well pass');
    const beaten = afterMoves(partners, [2, 'pass'], [3, 'pass']);
    expect(panelText(beaten, 0)).not.toContain('partner');
  });

  it('stands beside seats that may not bomb any more, and those that may once (doudizhu 20)', () => {
    const bound = playState({ hands: ['3 55', '6666 7', '8888 4', '99 4'], oneBomb: [1, 2] });
    const bombed = panelText(afterMoves(bound, [0, '55'], [1, '6666']), 3);
    expect(bombed).toContain('may not bomb any more');
    expect(bombed).toContain('one bomb at most');
  });
});

describe('the auction', () => {
  const hands = ['7', '9', 'T', '2'] as const;
  const promisesFreeBombs = (state: State, seat: number) =>
    panelText(state, seat).includes('may bomb freely');

  it('tells the first seat only that its bombs stay free if all decline', () => {
    const state = auctionState({ hands, exposed: 0 });
    expect(promisesFreeBombs(state, 0)).toBe(true);
    expect(promisesFreeBombs(afterMoves(state, [0, 'decline']), 1)).toBe(false);
  });

  it('says that the landlord takes the eight cards and leads (doudizhu 11)', () => {
    expect(panelText(auctionState({ hands, exposed: 0 }), 0)).toContain(
      'takes the eight cards set aside and leads',
    );
    const withoutKitty = panelText(auctionState({ hands, exposed: 0, options: { kitty: 'out' } }), 0);
    expect(withoutKitty).toContain('The landlord leads');
  });

  it('tells nobody so with forcedLandlordBombs: limited', () =>
    expect(
      promisesFreeBombs(auctionState({ hands, exposed: 0, options: { forcedLandlordBombs: 'limited' } }), 0),
    ).toBe(false));
});
