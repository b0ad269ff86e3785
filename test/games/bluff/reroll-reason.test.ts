/** What is said of a reroll: what it is worth beside what the seat could do instead. */
import { describe, expect, it } from 'vitest';
import { playoutRandom, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { reasonText } from '../../../src/game/reasons.ts';
import { whyReroll } from '../../../src/games/bluff/computer/explain.ts';
import { positionOf } from '../../../src/games/bluff/computer/position.ts';
import { FRIENDLY } from '../../../src/games/bluff/computer/tuning.ts';
import { bestReroll } from '../../../src/games/bluff/computer/weigh.ts';
import { bluff } from '../../../src/games/bluff/index.ts';
import { afterMoves, matchOf } from './setup.ts';

describe('a reroll', () => {
  it('says how likely a challenge would be to win, and how likely the seat takes the call to be', () => {
    const { state } = afterMoves(matchOf({ dice: '1145 11336 12556', starter: 1 }), [1, '4x3'], [2, '5x5']);
    const sentence = (share: number, tuning?: typeof FRIENDLY) => {
      const reroll = { choice: { do: 'reveal' as const, dice: [5] }, value: share * 14 };
      return reasonText(bluff.words.en, whyReroll(positionOf(bluff.seatView(state, 0), tuning), reroll, []));
    };
    // P2 has called fives: the dice alone make five of them 44% likely.
    expect(sentence(0.25)).toBe(
      'Trial rolls outdid any call: 25% to win the match, 19% by a challenge (the call: 66% likely by dice and calls). The roll decides the call.',
    );
    expect(sentence(0.3, FRIENDLY)).toContain('24% by a challenge (the call: 44% likely).');
    // Friendly rerolls although a challenge would be better: it does not weigh one.
    expect(sentence(0.2, FRIENDLY)).toContain(
      '20% to win the match. The call to beat is 44% likely. The roll',
    );
  });

  it('of some dice of a face says what showing all of them would be worth', () => {
    const told = (whole: number) => {
      const { state } = afterMoves(matchOf({ dice: '1155 11336 12556', starter: 1 }), [1, '4x3'], [2, '5x5']);
      const reroll = { choice: { do: 'reveal' as const, dice: [5] }, value: 3.5, whole };
      return reasonText(bluff.words.en, whyReroll(positionOf(bluff.seatView(state, 0)), reroll, []));
    };
    expect(told(2.8)).toContain('25% to win the match');
    expect(told(2.8)).toMatch(/Showing every ⑤: 20%\.$/);
    // A single estimate may lie above the better one of what was chosen.
    expect(told(4.2)).toMatch(/Showing every ⑤: 25%\.$/);
  });

  it('is weighed against showing all dice of the face, where it shows only some', () => {
    const random = playoutRandom(seededChance(seedFromText('rerolls')), 'test');
    const seen = new Set<boolean>();
    for (let deal = 0; deal < 60; deal++) {
      const roll = () => Array.from({ length: 4 }, () => 1 + Math.floor(random() * 6)).join('');
      const { state } = afterMoves(matchOf({ dice: `${roll()} ${roll()}`, starter: 1 }), [1, '3x5']);
      const view = bluff.seatView(state, 0);
      const reroll = bestReroll(positionOf(view), view.choices, random);
      const face = reroll?.choice.dice.find((die) => die !== 6);
      if (!reroll || face === undefined) continue;
      const count = (dice: readonly number[]) => dice.filter((die) => die === face).length;
      const isSome = count(reroll.choice.dice) < count(view.hidden);
      // All of the hand cannot be shown (bluff 6).
      const mayShowAll = view.hidden.some((die) => die !== face && die !== 6);
      expect(reroll.whole !== undefined).toBe(isSome && mayShowAll);
      seen.add(isSome);
    }
    expect(seen.size).toBe(2);
  });
});
