/** What is said of cards that are given or discarded, and of a leader's draw: only what the evaluation has compared. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import type { Facts } from '../../../src/games/daifugo/computer/evaluation.ts';
import { whyChosen } from '../../../src/games/daifugo/computer/explain.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { catalogue } from '../../../src/games/daifugo/words/catalogue.ts';
import { afterMoves, gameState } from './setup.ts';

/** What is left without a card: turns, and what it would cost. */
type Left = Readonly<Record<string, readonly [turns: number, cost: number]>>;

/** The reason for the card of seat 0 that leaves the first of these. */
function codeOf(state: State, left: Left): string {
  const leftBy = (cards: readonly number[]) => left[faceOf(cards[0]!)]!;
  const facts: Facts = {
    chanceToHold: () => 0,
    turnsAfter: () => 0,
    turnsWithout: (cards) => leftBy(cards)[0],
    costWithout: (cards) => leftBy(cards)[1],
    jackHolds: () => 0,
    jackAnswers: () => 0,
    isSurelyUnbeaten: () => false,
  };
  const view = daifugo.seatView(state, 0);
  const all = view.choices.map((choice) => ({ choice, score: 1 }));
  const [face] = Object.keys(left);
  const chosen = all.find(({ choice }) => 'cards' in choice && faceOf(choice.cards[0]!) === face)!;
  return whyChosen(view, facts, chosen, all).because;
}

const decision = (state: State) => {
  const [seat] = daifugo.toAct(state);
  return daifugo.computer(daifugo.seatView(state, seat!), seededChance(seedFromText('why')));
};

describe('the reason of a discard', () => {
  const ten = afterMoves(gameState({ hands: ['Th 3d Jd Kc', '9h'], stock: '7h' }), [0, 'Th']);

  it('is that the rest goes out soonest where it does', () => {
    expect(codeOf(ten, { Jd: [1, 20], '3d': [2, 9], Kc: [3, 5] })).toBe('discard-least');
  });

  it('is the cost of the hand where another rest would go out as soon', () => {
    expect(codeOf(ten, { Jd: [1, 13], '3d': [1.05, 20], Kc: [3, 5] })).toBe('discard-cheapest');
  });

  it('claims neither where another rest goes out sooner, or one that does so costs less', () => {
    expect(codeOf(ten, { Jd: [1.5, 13], '3d': [1, 20], Kc: [3, 5] })).toBe('discard-balance');
    expect(codeOf(ten, { Jd: [1, 20], '3d': [1.05, 13], Kc: [3, 5] })).toBe('discard-balance');
  });

  it('is the cost of the hand where the computer takes two rests to go out as soon', () => {
    const { choice, reason } = decision(ten);
    expect([daifugo.nameOf(choice), reason?.because]).toEqual(['discard.Jd', 'discard-cheapest']);
  });
});

describe('the reason of a gift', () => {
  const six = afterMoves(gameState({ hands: ['6h 4d Ks 9c', '9h 5c'], stock: '7h' }), [0, '6h']);

  it('is that the rest goes out soonest where it does', () => {
    expect(codeOf(six, { Ks: [1, 13], '4d': [2, 9], '9c': [3, 5] })).toBe('give-soonest');
  });

  it('is that it is weak only where the rest goes out as soon as after any stronger one', () => {
    expect(codeOf(six, { '4d': [1, 19], Ks: [1.05, 13], '9c': [3, 14] })).toBe('give-weakest');
    expect(codeOf(six, { Ks: [1, 13], '4d': [1.05, 19], '9c': [3, 14] })).toBe('give-balance');
    expect(codeOf(six, { '4d': [1.5, 19], Ks: [1, 13], '9c': [3, 14] })).toBe('give-balance');
  });
});

describe('the reason of a draw', () => {
  const reasonOfDraw = (state: State) => {
    const { choice, reason } = decision(state);
    return choice.do === 'draw' ? reason?.because : undefined;
  };

  it('of a leader with special cards alone is that there is nothing to go out on', () => {
    expect(reasonOfDraw(gameState({ hands: ['Jc Js', '5s 7d'], stock: '4s Ks' }))).toBe('draw-to-finish');
  });

  it('of a leader never speaks of passing, which a leader may not do', () => {
    const view = daifugo.seatView(gameState({ hands: ['4c 9d Kh', '5s 7d'], stock: '4s Ks' }), 0);
    const all = view.choices.map((choice) => ({ choice, score: choice.do === 'draw' ? 1 : 0 }));
    const draw = all.find(({ choice }) => choice.do === 'draw')!;
    const { because } = whyChosen(view, { isSurelyUnbeaten: () => false } as Facts, draw, all);
    expect(because).toBe('draw-improves');
    for (const [locale, word] of [
      ['ja', 'パス'],
      ['en', 'pass'],
      ['zh', '不出'],
    ] as const)
      for (const id of ['draw-improves', 'draw-to-finish'] as const)
        expect(catalogue[locale].reasons[id]({})).not.toContain(word);
  });

  it('of others is that a pass takes one, too', () => {
    const state = afterMoves(gameState({ hands: ['9h Kd', '2s JK 4c', '5d'], stock: '4s Ks' }), [0, '9h']);
    const view = daifugo.seatView(state, 1);
    const all = view.choices.map((choice) => ({ choice, score: choice.do === 'draw' ? 1 : 0 }));
    const draw = all.find(({ choice }) => choice.do === 'draw')!;
    expect(whyChosen(view, { isSurelyUnbeaten: () => false } as Facts, draw, all).because).toBe('draw-first');
  });
});
