/** What is said of a play: its reason speaks for it, and for no other that is on offer. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import type { Facts } from '../../../src/games/daifugo/computer/evaluation.ts';
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
