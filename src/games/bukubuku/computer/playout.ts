/** Rounds played on to their end, as people might play them. */
import type { Weather } from '../cards.ts';
import { habit } from './habit.ts';
import { type Position, settle } from './position.ts';

/** The cards that everybody lays in a turn; 0: none, being out. */
export function lay({ fighters, ahead }: Position, turn: number, random: () => number): Weather[] {
  const pair = ahead[turn]!;
  let top = 0;
  let next = 0;
  for (const { out, lighthouse } of fighters) {
    if (out) continue;
    if (lighthouse >= top) {
      next = top;
      top = lighthouse;
    } else if (lighthouse > next) next = lighthouse;
  }
  return fighters.map((fighter) => {
    if (fighter.dummy) return fighter.hand.shift() ?? 0;
    if (fighter.out) return 0;
    const others = fighter.lighthouse === top ? next : top;
    return fighter.hand.splice(habit(fighter, pair, others, random), 1)[0] ?? 0;
  });
}

/** Plays on from this turn. */
export function playOn(position: Position, from: number, random: () => number): void {
  for (let turn = from; ; turn++) {
    if (settle(position, turn, lay(position, turn, random))) return;
  }
}
