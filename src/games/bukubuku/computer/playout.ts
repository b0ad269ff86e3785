/** Playouts: rounds played to their end by the policy. Positions are changed in place. */
import type { Weather } from '../cards.ts';
import { chooseCardIndex } from './policy.ts';
import { type Position, playTurn } from './position.ts';

/** Takes a card for a turn from every hand; 0 for participants that are out. */
export function layCards({ participants, ahead }: Position, turn: number, random: () => number): Weather[] {
  const pair = ahead[turn]!;
  let highest = 0;
  let secondHighest = 0;
  for (const { isOut, lighthouse } of participants) {
    if (isOut) continue;
    if (lighthouse >= highest) {
      secondHighest = highest;
      highest = lighthouse;
    } else if (lighthouse > secondHighest) secondHighest = lighthouse;
  }
  return participants.map((participant) => {
    const { hand, isDummy, isOut, lighthouse } = participant;
    if (isDummy) return hand.shift() ?? 0;
    if (isOut) return 0;
    const othersHighest = lighthouse === highest ? secondHighest : highest;
    return hand.splice(chooseCardIndex(participant, pair, othersHighest, random), 1)[0] ?? 0;
  });
}

/** Plays every turn from this one on. */
export function playToEnd(position: Position, firstTurn: number, random: () => number): void {
  for (let turn = firstTurn; ; turn++) {
    if (playTurn(position, turn, layCards(position, turn, random))) return;
  }
}
