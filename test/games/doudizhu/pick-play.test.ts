/** Picking a play: what is offered, in which rows, and what asks for a second press. */
import { describe, expect, it } from 'vitest';
import { panelParts } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { buttonsOn, panelOf, playButton, rowsOf, selectsOn } from './panels.ts';
import { afterMoves, choiceNames, playState } from './setup.ts';

const LONG_HANDS = [
  ['every rank twice, all jokers', '33445566778899TTJJQQKKAA22 BJBJSJSJ 333'],
  ['every rank twice, and triples', '333444555666777 8899TTJJQQKKAA22 BJSJ'],
  ['eleven triples', '333444555666777888999TTTJJJQQQKKK'],
  ['four bombs of eight', '33333333444444445555555566666666 7'],
  ['bombs of five', '33333555557777799999JJJJJ KKKKK 222'],
  ['bombs and jokers', '444466668888TTTTQQQQAAAA2222 BJBJSJSJ 3'],
] as const;

describe.each(LONG_HANDS)('a hand of 33 cards: %s', (_, cards) => {
  const state = playState({ hands: [cards, '9', 'T', 'J'] });
  const view = doudizhu.seatView(state, 0);

  it('has 33 cards', () => expect(state.hands[0]).toHaveLength(33));

  it.each(LOCALES)('reaches every legal play in three presses, and no other, in %s', (locale) => {
    const names = choiceNames(state, 0);
    const panels = reachableScreens((picked) => panelParts(doudizhu.drawPanel(view, picked, locale)));
    for (const panel of panels) expect(faultsOf(panel, names)).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names));
    // A kind, a play, and the button that makes it.
    const [kinds] = selectsOn(doudizhu.drawPanel(view, '', locale));
    const picks = kinds!.options.flatMap(({ action }) =>
      'show' in action ? showsOn(panelParts(doudizhu.drawPanel(view, action.show, locale))) : [],
    );
    expect(names.filter((name) => !picks.includes(name))).toEqual([]);
  });

  it('keeps its rows in their places while its player picks', () => {
    const first = rowsOf(panelOf(state, 0));
    expect(first).toEqual(['select', 'select', '1 buttons', 'Pass']);
    for (const picked of showsOn(panelParts(panelOf(state, 0))))
      expect(rowsOf(panelOf(state, 0, picked))).toEqual(first);
  });
});

describe('a play that is picked', () => {
  const state = playState({ hands: ['3 44 555 66 7', '9', 'T', 'J'] });

  it('is made by a button that waits for a pick', () => {
    expect(playButton(panelOf(state, 0))).toMatchObject({ label: 'Play', disabled: true });
    expect(choicesOn(panelParts(panelOf(state, 0)))).toEqual([]);
    const picked = panelOf(state, 0, 'pair.4');
    expect(playButton(picked)).toMatchObject({ label: 'Play pair of 4s', action: { choose: 'pair.4' } });
    expect(choicesOn(panelParts(picked))).toEqual(['pair.4']);
  });

  it('is the select’s current option, and can be changed', () => {
    const [select] = selectsOn(panelOf(state, 0, 'pair.4'));
    expect(select!.options.filter(({ selected }) => selected).map(({ label }) => label)).toEqual([
      'pair of 4s',
    ]);
    expect(playButton(panelOf(state, 0, 'plane.5.6')).label).toBe('Play three 5s + two 6s');
  });

  it('is one of a list in which bombs stand from the weakest to the strongest (doudizhu 17)', () => {
    const bombsOf = (state: State, seat: number, picked: string) =>
      selectsOn(panelOf(state, seat, picked))
        .at(-1)!
        .options.map(({ label }) => `${label}`)
        .filter((label) => label.startsWith('bomb'));
    const inOrder = ['bomb of four 10s', 'bomb of four Ks', 'bomb of five 10s'];
    const led = afterMoves(playState({ hands: ['2 3', 'TTTTT KKKK', '4', '5'] }), [0, '2']);
    expect(bombsOf(led, 1, '')).toEqual(inOrder);
    const many = playState({ hands: ['TTTTT KKKK 3344556677889', '4', '5', '6'] });
    expect(bombsOf(many, 0, 'bomb.T.4')).toEqual(inOrder);
  });

  it('is one of a list in which what breaks up a bomb stands last', () => {
    const state = playState({ hands: ['KKKK 3 5 7 9 JJ 88', '4', '5', '6'] });
    const warned = selectsOn(panelOf(state, 0))
      .at(-1)!
      .options.filter(({ label }) => !`${label}`.startsWith('bomb'))
      .map(({ description = '' }) => `${description}`.includes('⚠️'));
    expect(new Set(warned).size).toBe(2);
    expect(warned).toEqual(warned.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('is none where the pick is not on offer', () => {
    for (const picked of ['pair.9', 'g.99', 'play', 'pass', 'g.'])
      expect(playButton(panelOf(state, 0, picked)).disabled).toBe(true);
  });
});

describe('a hand with up to three harmless plays', () => {
  const state = playState({ hands: ['3 55 7', '66 7', '4', '5'] });
  const answering = afterMoves(state, [0, '55']);

  it('offers each as one press', () => {
    expect(buttonsOn(panelOf(answering, 1)).map(({ action }) => action)).toEqual([{ choose: 'pair.6' }]);
    expect(showsOn(panelParts(panelOf(answering, 1)))).toEqual([]);
  });

  it('asks for a second press where the play ends the deal', () => {
    const last = playState({ hands: ['Q', '3', '4', '5'] });
    expect(buttonsOn(panelOf(last, 0))).toMatchObject([
      { label: 'Play Q and win', action: { show: 'single.Q.sure' }, style: 'success' },
    ]);
    expect(buttonsOn(panelOf(last, 0, 'single.Q.sure'))).toMatchObject([
      { label: 'Sure? Play Q and win', action: { choose: 'single.Q' }, style: 'success' },
    ]);
  });

  it('asks for a second press on the same button where the only play is a bomb', () => {
    const bomb = afterMoves(playState({ hands: ['3 K', '6666 7', '4', '5'] }), [0, 'K']);
    expect(buttonsOn(panelOf(bomb, 1))).toMatchObject([
      { label: 'Play bomb of four 6s', action: { show: 'bomb.6.4.sure' } },
    ]);
    expect(buttonsOn(panelOf(bomb, 1, 'bomb.6.4.sure'))).toMatchObject([
      { label: 'Sure? Play bomb of four 6s', action: { choose: 'bomb.6.4' } },
    ]);
  });

  it('asks whether one is sure also where a hint has picked the bomb', () => {
    const bomb = afterMoves(playState({ hands: ['3 K', '6666 7', '4', '5'] }), [0, 'K']);
    const [choice] = doudizhu.choices(bomb, 1);
    expect(buttonsOn(panelOf(bomb, 1, doudizhu.pickOf(doudizhu.seatView(bomb, 1), choice!)))).toMatchObject([
      { label: 'Sure? Play bomb of four 6s', action: { choose: 'bomb.6.4' } },
    ]);
  });

  it('offers nothing to seats that are not to act', () => {
    for (const seat of [1, 2, 3]) {
      const panel = panelParts(panelOf(state, seat));
      expect([...choicesOn(panel), ...showsOn(panel)]).toEqual([]);
    }
  });
});

describe('doudizhu 19: the pass', () => {
  const state = playState({ hands: ['3 55', '66 7', '4', '5'] });

  it('is alone in the last row', () => {
    expect(panelOf(afterMoves(state, [0, '55']), 1).last).toEqual([
      { label: 'Pass', action: { choose: 'pass' }, style: 'secondary' },
    ]);
  });

  it('stands there for the leader too, and cannot be pressed', () => {
    expect(panelOf(state, 0).last).toMatchObject([{ label: 'Pass', disabled: true }]);
    expect(choicesOn(panelParts(panelOf(state, 0)))).not.toContain('pass');
  });

  it('is what is left to a seat that has nothing to play', () => {
    const panel = panelOf(afterMoves(state, [0, '55'], [1, 'pass']), 2);
    expect(buttonsOn(panel)).toEqual([]);
    expect(panel.last).toMatchObject([{ action: { choose: 'pass' }, style: 'primary' }]);
  });
});

describe('a play that must not happen by mistake', () => {
  const state = playState({ hands: ['3 5', '8888 6', '99', 'TTTT J'], oneBomb: [3] });
  const answering = afterMoves(state, [0, '5']);

  it.each(['single.8', 'bomb.8.4'])('%s is made by the button after a pick only', (name) => {
    expect(choicesOn(panelParts(panelOf(answering, 1)))).toEqual(['pass']);
    expect(choicesOn(panelParts(panelOf(answering, 1, name))).toSorted()).toEqual([name, 'pass'].toSorted());
  });

  it('says that it is a bomb', () =>
    expect(playButton(panelOf(answering, 1, 'bomb.8.4')).label).toBe('Play bomb of four 8s'));

  it('says that it breaks up a bomb', () => {
    expect(playButton(panelOf(answering, 1, 'single.8')).label).toBe('Play 8 ⚠️ breaks 💣');
    const options = selectsOn(panelOf(answering, 1))[0]!.options;
    expect(options.find(({ label }) => label === '8')!.description).toBe('⚠️ breaks your bomb of four 8s');
  });

  it('says that a smaller bomb breaks up a larger one', () => {
    const larger = playState({ hands: ['444444 5', '8', '9', 'T'] });
    const described = selectsOn(panelOf(larger, 0))[0]!.options.map(({ label, description }) => [
      label,
      description,
    ]);
    expect(described).toContainEqual(['bomb of five 4s', '⚠️ breaks your bomb of six 4s']);
    expect(described).toContainEqual(['bomb of six 4s', undefined]);
    // Without one of them they are a bomb still.
    expect(described).toContainEqual(['4', undefined]);
  });

  it('names every bomb that it breaks up, or says how many', () => {
    const descriptionsOf = (hand: string, play: string) => {
      const view = doudizhu.seatView(playState({ hands: [hand, '8', '9', 'T'] }), 0);
      return LOCALES.map(
        (locale) =>
          selectsOn(doudizhu.drawPanel(view, play, locale))
            .at(-1)!
            .options.find(({ action }) => 'show' in action && action.show === play)!.description,
      );
    };
    expect(descriptionsOf('TTTTT JJ QQ KKKK', 'pairs.K.4')).toEqual([
      '8枚 · ⚠️ 10の爆弾（5枚）とKの爆弾（4枚）をくずす',
      '8 cards · ⚠️ breaks your bombs of five 10s and four Ks',
      '8张 · ⚠️ 拆开5张10、4张K炸弹',
    ]);
    expect(descriptionsOf('TTTT JJJJ QQQQ', 'pairs.Q.3')).toEqual([
      '6枚 · ⚠️ 爆弾3組をくずす',
      '6 cards · ⚠️ breaks 3 of your bombs',
      '6张 · ⚠️ 拆开3个炸弹',
    ]);
  });

  it('says that it is the only bomb that the seat may play (doudizhu 9)', () => {
    const bound = afterMoves(answering, [1, '8888'], [2, 'pass']);
    expect(playButton(panelOf(bound, 3, 'bomb.T.4.sure')).label).toBe(
      'Sure? Play bomb of four 10s (1 bomb allowed)',
    );
  });

  it('says that it ends the deal (doudizhu 21)', () => {
    const last = playState({ hands: ['99', '3', '4', '5'] });
    expect(playButton(panelOf(last, 0, 'pair.9'))).toMatchObject({ label: 'Play pair of 9s and win' });
    expect(buttonsOn(panelOf(last, 0)).map(({ action }) => action)).toEqual([
      { choose: 'single.9' },
      { show: 'pair.9.sure' },
    ]);
  });

  it('breaks up no bomb of a seat that may not bomb any more (doudizhu 20)', () => {
    const spent = playState({ hands: ['3 5', '8888 TTTT 6', '9', 'J'], oneBomb: [1] });
    const bombed = afterMoves(spent, [0, '3'], [1, 'TTTT'], [2, 'pass'], [3, 'pass'], [0, 'pass']);
    expect(playButton(panelOf(bombed, 1, 'pair.8')).label).toBe('Play pair of 8s');
  });
});
