/** What is said of a play: its reason speaks for it, and for no other that is on offer. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import { choiceEvaluator, type Facts } from '../../../src/games/daifugo/computer/evaluation.ts';
import { whyChosen } from '../../../src/games/daifugo/computer/explain.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { afterMoves, gameState } from './setup.ts';

/** Every play is as likely to go unbeaten as the others, and leaves as much to lay down. */
const facts: Facts = {
  chanceToHold: () => 0.7,
  turnsAfter: () => 3,
  turnsWithout: () => 3,
  costWithout: () => 10,
  jackHolds: () => 0,
  jackAnswers: () => 0,
  isSurelyUnbeaten: () => false,
};

/** The reason of seat 0 for the play of a single card. */
function codeOf(state: State, face: string): string {
  const view = daifugo.seatView(state, 0);
  const all = view.choices.map((choice) => ({ choice, score: 1 }));
  const chosen = all.find(
    ({ choice }) => choice.do === 'play' && choice.cards.length === 1 && faceOf(choice.cards[0]!) === face,
  )!;
  return whyChosen(view, facts, chosen, all).because;
}

describe('that a play splits no rank', () => {
  const answering = (lead: string, hand: string): State =>
    afterMoves(
      gameState({ hands: [hand, `${lead} 3c 4c 6d`, '3d 5c 7d'], stock: '4s 4h', starter: 1 }),
      [1, lead],
      [2, 'draw'],
      [2, 'pass'],
    );

  it('is its reason where every other would', () => {
    expect(codeOf(answering('9s', '5h Qs Qd Kc'), 'Kc')).toBe('keeps-groups');
  });

  it('is none where another splits no rank either', () => {
    expect(codeOf(answering('9s', '5h Js Jd Qh Kc'), 'Kc')).toBe('likely-leads');
  });

  it('is none of the only play', () => {
    expect(codeOf(answering('2s', '9d Qs Qd JK'), 'BJ')).toBe('likely-leads');
  });
});

describe('that nothing left beats the card on the table', () => {
  const waits = (state: State, what: 'draw' | 'pass'): string => {
    const view = daifugo.seatView(state, 0);
    const { facts: seen } = choiceEvaluator(view, seededChance(seedFromText('waits')));
    const all = view.choices.map((choice) => ({ choice, score: 0 }));
    return whyChosen(view, seen, all.find(({ choice }) => choice.do === what)!, all).because;
  };
  const hands = (lead: string): State =>
    gameState({
      hands: ['5h 6h 4c', `${lead} 9c 7c 4d 4h JK`, '5c 7d 8s'],
      stock: 'Ts Th 9h Jd',
      starter: 1,
    });
  const others = [
    [2, 'draw'],
    [2, 'pass'],
    [0, 'draw'],
    [0, 'pass'],
  ] as const;

  it('is the reason to pass once the only joker has been played', () => {
    const facingTwo = (before: readonly (readonly [number, string])[]) =>
      afterMoves(hands('2h'), ...before, [1, '2h'], [2, 'pass']);
    expect(waits(facingTwo([[1, '4d 4h JK as 4d 4h 4s'], ...others]), 'pass')).toBe('no-card-left');
    expect(waits(facingTwo([[1, '9c'], ...others]), 'pass')).toBe('nothing-to-play');
  });

  it('is the reason to pass on a pair of 2s, which one joker does not beat', () => {
    const facing = (pair: string, ...waiting: (readonly [number, string])[]) =>
      afterMoves(hands(pair), [1, '9c'], ...others, [1, pair], ...waiting);
    expect(waits(facing('2h 2d', [2, 'pass']), 'pass')).toBe('no-card-left');
    const kings = facing('Kd Kc', [2, 'draw'], [2, 'pass'], [0, 'draw']);
    expect(waits(kings, 'pass')).toBe('nothing-to-play');
  });

  it('is told of a draw that a pass takes first', () => {
    const state = afterMoves(hands('Ah'), [1, 'Ah'], [2, 'draw'], [2, 'pass']);
    expect(waits(state, 'draw')).toBe('draw-may-help');
    const view = daifugo.seatView(state, 0);
    const all = view.choices.map((choice) => ({ choice, score: 0 }));
    const [draw] = all.filter(({ choice }) => choice.do === 'draw');
    expect(whyChosen(view, { ...facts, isSurelyUnbeaten: () => true }, draw!, all).because).toBe(
      'draw-to-pass',
    );
  });
});
