/**
 * A seat whose whole hand is one bomb goes out on its next turn, unless a greater bomb is there to beat. To keep it from that,
 * its opponents must play a greater bomb for each of its turns, and they have few: if nobody of them can be out before these
 * are spent, the bomb wins, whatever they play. A search would have to go through everything that they may play until then.
 */
import type { Seat } from '../../../game/game.ts';
import { type Counts, leads, type Play, rankCountsOf, sizeOf } from '../combinations.ts';
import type { End, Side } from './end.ts';

const MIN_BOMB = 4;
/** With more turns to last out, there is too much that the opponents may lay down. */
const MAX_TURNS = 4;

interface Bomb {
  readonly rank: number;
  readonly count: number;
}

/** The side that wins by a last bomb; null where this does not tell. Its seats that are not in turn pass, or lead what they like. */
export function winnerByLastBomb({ hands, sizes, bombs, top }: End, landlord: Seat): Side | null {
  for (let seat = 0; seat < hands.length; seat++) {
    const bomb = bombs[seat]! > 0 ? lastBomb(hands[seat]!, sizes[seat]!) : null;
    if (!bomb) continue;
    const isOpponent = (other: Seat): boolean => (other === landlord) !== (seat === landlord);
    // Each greater bomb lies there for one turn of this seat: then the others pass, too, or beat it.
    let turns = top && isGreater(top, bomb) ? 2 : 1;
    for (let other = 0; other < hands.length; other++) {
      if (isOpponent(other)) turns += Math.min(bombs[other]!, greaterBombs(hands[other]!, bomb));
    }
    if (turns > MAX_TURNS) continue;
    const isOutBefore = (other: Seat): boolean =>
      isOpponent(other) && canBeOutIn(hands[other]!, sizes[other]!, turns, bombs[other]! > 0);
    if (!hands.some((_, other) => isOutBefore(other))) return seat === landlord ? 'landlord' : 'farmers';
  }
  return null;
}

function lastBomb(hand: Counts, size: number): Bomb | null {
  if (size < MIN_BOMB) return null;
  const rank = hand.findIndex((count) => count > 0);
  return hand[rank] === size ? { rank, count: size } : null;
}

const isGreater = ({ kind, length, height }: Play, { rank, count }: Bomb): boolean =>
  kind === 'bomb' && (length > count || (length === count && height > rank));

/** How many bombs greater than this one a hand has at most. */
const greaterBombs = (hand: Counts, { rank, count }: Bomb): number =>
  hand.reduce((sum, held, each) => sum + Math.floor(held / (each > rank ? count : count + 1)), 0);

/** By hand, with and without bombs: whether it can be laid down in so many plays. */
const known = [new WeakMap<Counts, Map<number, boolean>>(), new WeakMap<Counts, Map<number, boolean>>()];

/** Whether a hand can be laid down in so many plays, as if nobody else played. */
function canBeOutIn(hand: Counts, size: number, plays: number, mayBomb: boolean): boolean {
  const byHand = known[Number(mayBomb)]!;
  const ofHand = byHand.get(hand) ?? new Map<number, boolean>();
  byHand.set(hand, ofHand);
  const found = ofHand.get(plays) ?? search(hand, size, plays, mayBomb);
  ofHand.set(plays, found);
  return found;
}

/** The order of the plays does not matter, so that the largest comes first. */
function search(hand: Counts, size: number, plays: number, mayBomb: boolean): boolean {
  if (size <= plays) return true;
  return leads(hand, mayBomb).some(({ play }) => {
    const left = size - sizeOf(play);
    return (
      plays * sizeOf(play) >= size &&
      (left === 0 || (plays > 1 && search(without(hand, play), left, plays - 1, mayBomb)))
    );
  });
}

function without(hand: Counts, play: Play): Counts {
  const left = [...hand];
  for (const [rank, count] of rankCountsOf(play)) left[rank]! -= count;
  return left;
}
