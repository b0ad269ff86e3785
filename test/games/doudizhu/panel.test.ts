/** Picking from 33 cards: at most three presses for any legal play, never more than 25 options, nothing else offered. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { auction, deal, moved, offered } from './deals.ts';

describe.each([
  ['every rank twice, all jokers', '33445566778899TTJJQQKKAA22 BJBJSJSJ 333'],
  ['every rank twice, and triples', '333444555666777 8899TTJJQQKKAA22 BJSJ'],
  ['eleven triples', '333444555666777888999TTTJJJQQQKKK'],
  ['four bombs of eight', '33333333444444445555555566666666 7'],
  ['bombs of five', '33333555557777799999JJJJJ KKKKK 222'],
  ['bombs and jokers', '444466668888TTTTQQQQAAAA2222 BJBJSJSJ 3'],
])('33 cards: %s', (_, cards) => {
  const state = deal({ hands: [cards, '9', 'T', 'J'] });

  it('are 33', () => expect(state.hands[0]).toHaveLength(33));

  it.each(LOCALES)('every legal play is reached in three presses, and no other, in %s', (locale) => {
    const names = offered(state, 0);
    const view = doudizhu.seatView(state, 0);
    const panels = reachableScreens((picked) => doudizhu.drawPanel(view, picked, locale));
    for (const panel of panels) expect(faultsOf(panel, names)).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names));
  });
});

describe('few plays', () => {
  const state = deal({ hands: ['3 4 55', '66 7', '4', '5'] });

  it('are offered at once: one press', () => {
    const panel = doudizhu.drawPanel(doudizhu.seatView(state, 0), '', 'en');
    expect(choicesOn(panel)).toEqual(offered(state, 0));
    expect(showsOn(panel)).toEqual([]);
  });

  it('passing is one press', () => {
    const answering = moved(state, [0, '55']);
    const panel = doudizhu.drawPanel(doudizhu.seatView(answering, 1), '', 'en');
    expect(choicesOn(panel).toSorted()).toEqual(['pair.6', 'pass']);
  });

  it('who is not to act is offered nothing', () => {
    for (const seat of [1, 2, 3]) {
      const panel = doudizhu.drawPanel(doudizhu.seatView(state, seat), '', 'en');
      expect([...choicesOn(panel), ...showsOn(panel)]).toEqual([]);
    }
  });
});

describe('at the auction', () => {
  const hands = ['7', '9', 'T', '2'] as const;
  const freed = (state: ReturnType<typeof auction>, seat: number) =>
    JSON.stringify(doudizhu.drawPanel(doudizhu.seatView(state, seat), '', 'en')).includes('may bomb freely');

  it('the first, and nobody else, is told that all declining frees their bombs', () => {
    const state = auction({ hands, exposed: 0 });
    expect(freed(state, 0)).toBe(true);
    expect(freed(moved(state, [0, 'decline']), 1)).toBe(false);
  });

  it('nobody is told so where it does not', () =>
    expect(freed(auction({ hands, exposed: 0, options: { forcedLandlordBombs: 'limited' } }), 0)).toBe(
      false,
    ));
});
