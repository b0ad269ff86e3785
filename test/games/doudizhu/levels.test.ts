/** How the levels of the computer of 闘地主 differ. `npm run strength -- --against house` measures by how much. */
import { describe, expect, it } from 'vitest';
import { newPacks } from '../../../src/game/cards.ts';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import type { Level } from '../../../src/game/levels.ts';
import { evaluateChoices } from '../../../src/games/doudizhu/computer/evaluation.ts';
import { situationOf } from '../../../src/games/doudizhu/computer/situation.ts';
import { computer } from '../../../src/games/doudizhu/computer.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { State } from '../../../src/games/doudizhu/state.ts';
import { playState } from './setup.ts';

/** The names of the choices that a seat makes with any of eight seeds. */
function decisions(state: State, seat: number, level: Level): string[] {
  const view = doudizhu.seatView(state, seat);
  const chances = Array.from({ length: 8 }, (_, i) => seededChance(seedFromText(`levels/${i}`)));
  return [...new Set(chances.map((chance) => doudizhu.nameOf(computer(view, chance, level).choice)))];
}

/** Hands near the end of a deal, where all other cards have been played and the farmers may bomb once. */
function atEnd(hands: readonly [string, string, string, string], landlord: number, turn: number): State {
  const oneBomb = [0, 1, 2, 3].filter((seat) => seat !== landlord);
  const state = playState({ hands, landlord, oneBomb });
  const held = new Set(state.hands.flat());
  return { ...state, turn, played: newPacks(2).filter((card) => !held.has(card)) };
}

describe('a friendly computer', () => {
  const MANY = '33 4 55 6 77 8 T JJ Q KK A';

  it('varies what it leads, among what looks about as good', () => {
    const state = playState({ hands: ['3 5 88 99 JJ QQ KK A 2', MANY, MANY, MANY] });
    const found = decisions(state, 0, 'friendly');
    expect(found.length).toBeGreaterThan(1);
    const scored = evaluateChoices(situationOf(doudizhu.seatView(state, 0)));
    for (const { choice, score } of scored)
      if (found.includes(doudizhu.nameOf(choice))) expect(scored[0]!.score - score).toBeLessThan(1);
  });

  it('has no whims where an opponent is nearly out', () => {
    const state = atEnd(['K', '34 88 A', '5566 7', '5566 7'], 0, 1);
    expect(decisions(state, 1, 'friendly')).toEqual(['single.A']);
  });
});

describe('a master computer', () => {
  it('works out ends: it leads a single that a landlord with a pair must break up to beat', () => {
    const state = atEnd(['7T', '3345 777 TTK', '337A BJ BJ', '88'], 3, 2);
    expect(decisions(state, 2, 'master')).toEqual(['single.7']);
  });
});
