/** Cards to give and to discard, and the question of a J: each is picked, may be changed, and is confirmed. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import { choicesOn, reachableScreens } from '../../game/screens.ts';
import { labels, panelOf, pickOf, playButton, rows, screenOf, texts } from './panels.ts';
import { afterMoves, choiceNames, gameState, splitFaces } from './setup.ts';

const LONG_HAND = '3s 3h 3d 3c 4s 4h 4d 5s 5h 7c 7d 8s 8h 9s 9c Ts Th Jd Jc Qs Qc Kd Kh As Ad 2s 2h 2d';

describe('a card to give', () => {
  const state = afterMoves(gameState({ hands: ['6h 4s 9d', 'Kc'] }), [0, '6h']);

  it('is picked by a button, and the panel says for whom', () => {
    expect(labels(screenOf(state, 0))).toEqual(['4♠', '9♦']);
    expect(texts(screenOf(state, 0))).toContain('**6渡し**：@1に渡す札を1枚選んでください。');
    expect(playButton(state, 0)).toMatchObject({ label: '札を1枚選ぶ', disabled: true });
  });

  it('is given after another press, and may be changed before', () => {
    const picked = pickOf(screenOf(state, 0), '4♠');
    expect(playButton(state, 0, picked)).toMatchObject({ label: '4♠ を渡す', action: { choose: 'give.4s' } });
    const changed = pickOf(screenOf(state, 0, picked), '9♦');
    expect(playButton(state, 0, changed)).toMatchObject({ action: { choose: 'give.9d' } });
    const undone = pickOf(screenOf(state, 0, changed), '✓ 9♦');
    expect(playButton(state, 0, undone)).toMatchObject({ disabled: true });
  });
});

describe('two cards to discard', () => {
  const state = afterMoves(gameState({ hands: ['Th Td 4s 5h 9d Kc', 'Kd'] }), [0, 'Th Td']);

  it('are picked one after another; a third takes the place of the first', () => {
    let picked = '';
    for (const label of ['9♦', '4♠']) picked = pickOf(screenOf(state, 0, picked), label);
    expect(playButton(state, 0, picked)).toMatchObject({
      label: '4♠ 9♦ を捨てる',
      action: { choose: 'discard.4s9d' },
    });
    picked = pickOf(screenOf(state, 0, picked), 'K♣');
    expect(playButton(state, 0, picked)).toMatchObject({ action: { choose: 'discard.4sKc' } });
  });

  it('keep the rows in their places', () => {
    const panels = reachableScreens((picked) => screenOf(state, 0, picked));
    expect(new Set(panels.map((screen) => rows(screen).join())).size).toBe(1);
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(choiceNames(state, 0)));
  });
});

describe('cards of a large hand', () => {
  it('are picked in a multi-select and confirmed', () => {
    const held = '4s 4h 5s 5h 7s 7h 9s 9h Qs Qh Ks Kh';
    const state = afterMoves(gameState({ hands: [`6h 6d 6s ${held}`, 'Kc'] }), [0, '6s 6h 6d']);
    const first = screenOf(state, 0);
    expect(first.find((part) => part.part === 'multi-select')).toMatchObject({ min: 3, max: 3 });
    expect(playButton(state, 0)).toMatchObject({ disabled: true });
    expect(playButton(state, 0, 'cards.9h-4s-Kh')).toMatchObject({
      label: '4♠ 9♥ K♥ を渡す',
      action: { choose: 'give.4s9hKh' },
    });
    expect(playButton(state, 0, 'cards.9h-Kc-4s')).toMatchObject({ disabled: true });
  });

  it('are picked in two multi-selects from more than 25 cards', () => {
    const held = splitFaces(LONG_HAND);
    const state = afterMoves(gameState({ hands: [`6h 6d ${held.join(' ')}`, 'Kc'] }), [0, '6h 6d']);
    const hand = state.hands[0]!.map(faceOf);
    const picks = (picked: string) =>
      screenOf(state, 0, picked).flatMap((part) => (part.part === 'multi-select' ? [part] : []));
    expect(picks('').map(({ options: menu }) => menu.length)).toEqual([25, 3]);
    expect(picks('').map(({ min, max }) => [min, max])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const [low, high] = [hand[0]!, hand[27]!];
    const [, other] = picks(`cards.${low}`);
    expect(other).toMatchObject({ min: 1, max: 1, action: { show: `cards.${low}` } });
    expect(playButton(state, 0, `cards.${low}.${high}`).action).toEqual({ choose: `give.${low}${high}` });
    expect(choiceNames(state, 0)).toContain(`give.${low}${high}`);
  });

  it('reach every card if one of more than 25 is needed', () => {
    const state = afterMoves(gameState({ hands: [`6h ${LONG_HAND}`, 'Kc'] }), [0, '6h']);
    const panels = reachableScreens((picked) => screenOf(state, 0, picked));
    expect(new Set(panels.flatMap(choicesOn))).toEqual(new Set(choiceNames(state, 0)));
  });
});

describe('the question of a J (daifugo 7)', () => {
  const state = afterMoves(gameState({ hands: ['Jh 4s 9d', 'Kc'] }), [0, 'Jh']);

  it('says the order that either answer leads to', () => {
    expect(texts(screenOf(state, 0))).not.toContain('最強');
    expect(labels(screenOf(state, 0))).toEqual(['逆にする（3＞4…）', 'しない（2＞A…）']);
  });

  it('is asked first of all, where a turn is told', () => {
    expect(texts(panelOf(state, 0).table)).toMatch(/^\*\*11バック：強さを逆にしますか？/);
  });

  it('is answered by one press of either button, and a hint points one out', () => {
    expect(choicesOn(screenOf(state, 0))).toEqual(['reverse', 'keep']);
    const styles = (picked: string) =>
      panelOf(state, 0, picked).controls.flatMap((part) =>
        part.part === 'buttons' ? part.buttons.map(({ style }) => style) : [],
      );
    expect(styles('')).toEqual(['secondary', 'secondary']);
    expect(styles('keep')).toEqual(['secondary', 'primary']);
    expect(rows(panelOf(state, 0, 'keep').controls)).toEqual(rows(panelOf(state, 0).controls));
  });
});
