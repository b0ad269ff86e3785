/** What is said of a J: its reason never names a worse chance than the other answer's. */
import { describe, expect, it } from 'vitest';
import { whyChosen } from '../../../src/games/daifugo/computer/explain.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import { afterMoves, gameState } from './setup.ts';

const state = afterMoves(gameState({ hands: ['Jh 4s 9d', 'Kc'] }), [0, 'Jh']);
const view = daifugo.seatView(state, 0);

/** @param holds the chances that the J goes unbeaten, reversed and not; @param own the own plays that beat it */
function codeOf(yes: boolean, holds: readonly [number, number], own: readonly [number, number]): string {
  const facts = {
    chanceToHold: () => 0,
    turnsAfter: () => 0,
    turnsWithout: () => 0,
    costWithout: () => 0,
    jackHolds: (reverses: boolean) => holds[reverses ? 0 : 1],
    jackAnswers: (reverses: boolean) => own[reverses ? 0 : 1],
    isSurelyUnbeaten: () => false,
  };
  const chosen = { choice: { do: 'reverse', yes } as const, score: 1 };
  return whyChosen(view, facts, chosen, [chosen]).because;
}

describe('the reason of an answer to a J', () => {
  it('has the chances where the chosen one is better', () => {
    expect(codeOf(true, [0.5, 0.2], [0, 0])).toBe('reverse-holds');
    expect(codeOf(false, [0.2, 0.5], [0, 0])).toBe('keep-holds');
  });

  it('is the own hand where the chosen one is worse', () => {
    expect(codeOf(true, [0.18, 0.24], [3, 1])).toBe('reverse-answers');
    expect(codeOf(false, [0.24, 0.18], [1, 3])).toBe('keep-answers');
  });

  it('is the own hand, too, where the chances are much the same', () => {
    expect(codeOf(true, [0.02, 0], [3, 1])).toBe('reverse-answers');
    expect(codeOf(true, [0.02, 0], [1, 1])).toBe('reverse-holds');
  });

  it('says that neither is better where neither is', () => {
    expect(codeOf(true, [0.2, 0.2], [1, 1])).toBe('orders-alike');
  });

  it('says of a sure lead that nothing can beat it', () => {
    expect(daifugo.words.ja.reasons['surely-leads']!({ percent: 100 })).not.toContain('%');
    expect(daifugo.words.ja.reasons['surely-leads']!({ percent: 95 })).toContain('95%');
  });
});
