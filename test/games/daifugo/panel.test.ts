/** A turn's panel: every play is within three presses, its button says what follows, and rows keep their places. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/game/words.ts';
import { isOneLine } from '../../../src/games/daifugo/draw/rows.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { choicesOn, faultsOf, reachableScreens, showsOn } from '../../game/screens.ts';
import { labels, options, panelOf, pickOf, playButton, rows, screenOf, texts } from './panels.ts';
import { afterMoves, choiceNames, gameState } from './setup.ts';

/** Three long suits and both jokers: many sequences. */
const LONG_SUITS = '3h 4h 5h 6h 7h 8h 9h Th Jh 3s 4s 5s 6s 9d Td Jd Qd JK JK';
const WHOLE_SUIT = '3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h JK JK 4s';

describe.each([
  ['pairs of everything', '3s 3h 4s 4h 5s 5h 6d 6c 7s 7d 8s 8h 9c 9d'],
  ['threes and fours with a joker', '4s 4h 4d 4c 7s 7h 7d Qs Qh Qd Qc JK'],
  [
    'a hand of thirty',
    '3s 3h 3d 3c 4s 4h 4d 5s 5h 6s 6d 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d',
  ],
  ['long runs and two jokers', LONG_SUITS],
  ['a whole suit and two jokers', WHOLE_SUIT],
])('leading from %s', (_, cards) => {
  const state = gameState({ hands: [cards, 'Kc'], stock: '2c', options: { jokers: 2 } });
  const names = choiceNames(state, 0);

  it('reaches every play, and no other, in rows that keep their places, whatever the language', () => {
    let drawn = 0;
    const panels = reachableScreens((picked) =>
      screenOf(state, 0, picked, LOCALES[drawn++ % LOCALES.length]!),
    );
    for (const screen of panels) expect(faultsOf(screen, names)).toEqual([]);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(names));
    expect(new Set(panels.map((screen) => rows(screen).join())).size, 'arrangements of rows').toBe(1);
  });
});

describe('picking a play', () => {
  const state = gameState({ hands: ['4h 5d 9c', 'Kh'], stock: '7h' });

  it('asks for a pick first, then for one press', () => {
    expect(playButton(state, 0)).toMatchObject({ label: '選んだ札を出す', disabled: true });
    const picked = pickOf(screenOf(state, 0), '5♦');
    expect(playButton(state, 0, picked)).toMatchObject({
      label: '5♦ を出す',
      action: { choose: 'play.5d' },
      style: 'primary',
    });
  });

  it('can be changed, as all plays stay on offer', () => {
    const shows = showsOn(screenOf(state, 0)).filter((show) => show.startsWith('play.'));
    const later = screenOf(state, 0, pickOf(screenOf(state, 0), '5♦'));
    expect(shows.length).toBe(3);
    expect(showsOn(later)).toEqual(expect.arrayContaining(shows));
  });

  it('is in one select where buttons do not fit, which shows what is picked', () => {
    const many = gameState({ hands: ['4h 4s 5d 5c 9c 9s Qh', 'Kh'], stock: '7h' });
    const picked = pickOf(screenOf(many, 0), '5♦ 5♣');
    expect(rows(screenOf(many, 0))).toEqual(['select', '1 buttons', '2 buttons']);
    expect(options(screenOf(many, 0, picked)).filter(({ selected }) => selected)).toEqual([
      expect.objectContaining({ label: '5♦ 5♣' }),
    ]);
    expect(playButton(many, 0, picked).label).toBe('5♦ 5♣ を出す');
  });

  it('is done for the only play, where that does no harm', () => {
    const answer = afterMoves(gameState({ hands: ['5h Kd', '9h 4s'], stock: '7s' }), [0, '5h']);
    expect(playButton(answer, 1)).toMatchObject({ action: { choose: 'play.9h' } });
    const foul = gameState({ hands: ['8h', '5s'], stock: '7h' });
    expect(playButton(foul, 0)).toMatchObject({ disabled: true });
  });

  it('is not done for the only play where that ends the game: going out takes a second press', () => {
    const last = gameState({ hands: ['7s', '5s'], stock: '7h' });
    expect(playButton(last, 0)).toMatchObject({ disabled: true });
    expect(playButton(last, 0, pickOf(screenOf(last, 0), '🎉 7♠'))).toMatchObject({
      style: 'success',
      action: { choose: 'play.7s' },
    });
  });

  it('begins with revolutions, then goes kind by kind', () => {
    const leads = gameState({ hands: ['Qs Qh Qd JK 8c 7s', 'Kh'], stock: '7h' });
    const shown = options(screenOf(leads, 0, '', 'en')).map(({ label }) => label);
    expect(shown.slice(0, 3)).toEqual(['Q♠ Q♥ Q♦ joker', '7♠', '8♣']);
    expect(shown.at(-1)).toBe('Q♥ Q♦ joker');
  });

  it('ignores what is not in the hand', () => {
    expect(playButton(state, 0, 'play.Kh')).toMatchObject({ disabled: true });
  });
});

describe('the last row', () => {
  const lastRow = (state: State, seat: number) =>
    panelOf(state, seat, '', 'en').last.map(({ label, disabled }) => [label, !disabled]);

  it('has a draw and a pass, and nothing else, in every question', () => {
    const led = gameState({ hands: ['6h 5h Kd', '4s 3d'], stock: '7s 8d' });
    expect(lastRow(led, 0)).toEqual([
      ['Draw (2 left)', true],
      ['Pass', false],
    ]);
    const giving = afterMoves(led, [0, '6h']);
    expect(lastRow(giving, 0).map(([, isOpen]) => isOpen)).toEqual([false, false]);
    const answer = afterMoves(giving, [0, 'give 5h']);
    expect(lastRow(answer, 1).map(([, isOpen]) => isOpen)).toEqual([true, false]);
    expect(lastRow(afterMoves(answer, [1, 'draw']), 1).map(([, isOpen]) => isOpen)).toEqual([false, true]);
  });

  it('is not there for seats that are not asked', () => {
    const state = gameState({ hands: ['4h 5d', 'Kh'], stock: '7h' });
    expect([...choicesOn(screenOf(state, 1)), ...showsOn(screenOf(state, 1))]).toEqual([]);
  });
});

describe('passing', () => {
  const hands = ['5h Kd 9c', '4s 3d', '4c 4d Jh'];

  it('is not possible before a draw, and the panel says why (daifugo 12)', () => {
    const state = afterMoves(gameState({ hands, stock: '2s' }), [0, '5h']);
    expect(choicesOn(screenOf(state, 1))).toEqual(['draw']);
    expect(texts(screenOf(state, 1))).toContain('パスするには、先に1枚引きます');
    expect(texts(screenOf(state, 1))).toContain('出せる札がありません。');
    expect(panelOf(state, 1).last.map(({ style }) => style)).toEqual(['primary', 'secondary']);
    const drawn = afterMoves(state, [1, 'draw']);
    expect(choicesOn(screenOf(drawn, 1)).toSorted()).toEqual(['pass', 'play.2s']);
    expect(texts(screenOf(drawn, 1))).not.toContain('パスするには');
  });

  it('is free on a 2 and without a stock, and the panel says why (daifugo 13, 15)', () => {
    const two = afterMoves(gameState({ hands: ['2h Kd', '4s 3d'], stock: '7s' }), [0, '2h']);
    expect(texts(screenOf(two, 1))).toContain('ジョーカー以外では勝てない');
    expect(panelOf(two, 1).last.map(({ style }) => style)).toEqual(['secondary', 'primary']);
    const empty = afterMoves(gameState({ hands }), [0, '5h']);
    expect(texts(screenOf(empty, 1))).toContain('山札がない');
  });
});

describe('a play that ends the game', () => {
  it('by a foul is marked, and its button says what it costs (daifugo 16)', () => {
    const state = gameState({ hands: ['8h', '5s', '9d'], stock: '7h' });
    const picked = pickOf(screenOf(state, 0), '⚠️ 8♥');
    expect(playButton(state, 0, picked)).toMatchObject({
      label: '⚠️ 8♥：反則負け −1,000点',
      style: 'danger',
      action: { choose: 'play.8h' },
    });
    expect(playButton(state, 0, picked, 'en').label).toBe('⚠️ 8♥: foul, −1,000');
    expect(texts(screenOf(state, 0))).toContain('反則です');
  });

  it('by a role’s effect is a foul, too (daifugo 8)', () => {
    const state = gameState({ hands: ['6h 6d 4s 9d', '5s'], stock: '7h' });
    const picked = pickOf(screenOf(state, 0), '⚠️ 6♥ 6♦');
    expect(playButton(state, 0, picked)).toMatchObject({
      style: 'danger',
      label: '⚠️ 6♥ 6♦：反則負け −500点',
    });
    const one = pickOf(screenOf(state, 0), '6♥ · 6渡し');
    expect(playButton(state, 0, one)).toMatchObject({ style: 'primary', label: '6♥ を出す · 6渡し' });
  });

  it('legally is marked, and its button says so', () => {
    const state = gameState({ hands: ['9h 9d', '5s'], stock: '7h' });
    const picked = pickOf(screenOf(state, 0), '🎉 9♥ 9♦');
    expect(playButton(state, 0, picked)).toMatchObject({ style: 'success', label: '🎉 9♥ 9♦ で上がる' });
  });

  it('by a foul has its warning in a select, too', () => {
    const state = gameState({ hands: ['4s 4h 4d JK', 'Kc'], stock: '7h' });
    const foul = options(screenOf(state, 0)).find(({ label }) => label === '4♠ 4♥ 4♦ ジョーカー');
    expect(foul?.description).toContain('反則 −500');
    // One card of several would look like all of the play.
    expect(foul).not.toHaveProperty('card');
    expect(options(screenOf(state, 0)).find(({ label }) => label === '4♠')).toHaveProperty('card', '4s');
  });

  it('is not offered before anybody has drawn, and the panel says why (daifugo 17)', () => {
    const state = gameState({ hands: ['9h', '5s'], stock: '7h', drawn: false });
    expect(choicesOn(screenOf(state, 0))).toEqual(['draw']);
    expect(texts(screenOf(state, 0))).toContain('まだだれも引いていません');
    expect(texts(screenOf(gameState({ hands: ['9h', '5s'], stock: '7h' }), 0))).not.toContain('まだだれも');
  });

  it('is said to be out of reach beside three cards or fewer, out of turn, too (daifugo 17)', () => {
    const said = (hand: string, drawn: boolean) =>
      texts(screenOf(gameState({ hands: ['Kh', hand], stock: '7h', drawn }), 1, '', 'en')).includes(
        'Nobody has drawn yet.',
      );
    expect(said('5s 6s 9s', false)).toBe(true);
    expect(said('5s 6s 9s Js', false)).toBe(false);
    expect(said('5s', true)).toBe(false);
  });
});

describe('the effects of a play', () => {
  const labelAfter = (state: State, seat: number, label: string) =>
    playButton(state, seat, pickOf(screenOf(state, seat), label)).label;

  it('stay on the button of a long play, which is named in short', () => {
    const label = (hand: string, cards: string) => {
      const state = gameState({ hands: [hand, '5s'], stock: '7h' });
      return playButton(state, 0, pickOf(screenOf(state, 0, '', 'en'), cards), 'en').label;
    };
    expect(label('Td Jd JK 3c 4c', '10♦ J♦ joker (Q)')).toBe('Play 10–Q♦ · discard 1 · J-back');
    expect(label('9d Td Jd Qd 3c 4c', '9♦ 10♦ J♦ Q♦')).toBe('Play 9–Q♦ · revolution · …');
    expect(label('Qs Qh Qd Qc 3c 4c', 'Q♠ Q♥ Q♦ Q♣')).toBe('Play Q♠ Q♥ Q♦ Q♣ · revolution');
  });

  it('are on its button', () => {
    const state = gameState({ hands: ['6h 8s Td Jc 4s', '5s'], stock: '7h' });
    const labels = ['6♥ · 6渡し', '8♠ · 8切り', '10♦ · 10捨て', 'J♣ · 11バック', '4♠'];
    expect(labels.map((label) => labelAfter(state, 0, label))).toEqual([
      '6♥ を出す · 6渡し',
      '8♠ を出す · 8切り',
      '10♦ を出す · 10捨て',
      'J♣ を出す · 11バック',
      '4♠ を出す',
    ]);
  });

  it('include a lock (daifugo 10)', () => {
    const lock = afterMoves(gameState({ hands: ['5h Kd', '9h 4s 9d'], stock: '7s' }), [0, '5h']);
    expect(['9♥ · 縛り', '9♦'].map((label) => labelAfter(lock, 1, label))).toEqual([
      '9♥ を出す · 縛り',
      '9♦ を出す',
    ]);
  });

  it('include a revolution, or the end of one (daifugo 9)', () => {
    const hands = ['7h 7s 7d 7c 4s', 'Kd'];
    const first = gameState({ hands, stock: '9s' });
    expect(labelAfter(first, 0, '7♠ 7♥ 7♦ 7♣')).toBe('7♠ 7♥ 7♦ 7♣ を出す · 革命');
    const second = gameState({ hands, stock: '9s', revolutions: 1 });
    expect(labelAfter(second, 0, '7♠ 7♥ 7♦ 7♣')).toBe('7♠ 7♥ 7♦ 7♣ を出す · 革命返し');
  });

  it('include what a joker stands for in a sequence (daifugo 4)', () => {
    const state = gameState({ hands: ['5h 6h JK Kd 9c', '9s'], stock: '7s' });
    expect(options(screenOf(state, 0)).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['K♦ ジョーカー', '5♥ 6♥ ジョーカー（7）', 'ジョーカー（4） 5♥ 6♥']),
    );
  });
});

it.each(LOCALES)('writes every label on one line of a phone, in %s', (locale) => {
  const state = gameState({ hands: ['5h 6h 7h 8h 9h Th Jh JK 4s', 'Kc'], stock: '2c' });
  const panels = reachableScreens((picked) => screenOf(state, 0, picked, locale));
  for (const label of panels.flatMap(labels)) expect(isOneLine(label), label).toBe(true);
});
