/** A round as playouts play it: mutable and cheap to copy; the rules of a turn are written for speed. */
import { HAND_SIZE, type Lighthouse, type Pair, type Weather } from '../cards.ts';

/** A seat or the dummy. */
export interface Participant {
  readonly isDummy: boolean;
  /** A seat's from low to high, the dummy's in the order in which it plays them. */
  readonly hand: Weather[];
  /** 0 for none. */
  lighthouse: Lighthouse;
  belts: number;
  isOut: boolean;
}

export interface Position {
  /** By seat, then the dummy. */
  readonly participants: Participant[];
  /** The lighthouses of the turns to come, the current turn's first. */
  readonly ahead: readonly Pair[];
}

export const copyPosition = ({ participants, ahead }: Position): Position => ({
  ahead,
  participants: participants.map(({ isDummy, hand, lighthouse, belts, isOut }) => ({
    isDummy,
    hand: hand.slice(),
    lighthouse,
    belts,
    isOut,
  })),
});

/**
 * Plays a turn (bukubuku 4–7, 12–14) and returns whether the round is over.
 * @param turn the index into `ahead`
 * @param laid by participant, 0 for none
 */
export function playTurn({ participants, ahead }: Position, turn: number, laid: readonly Weather[]): boolean {
  let first = -1;
  let second = -1;
  for (let index = 0; index < laid.length; index++) {
    const card = laid[index]!;
    if (card === 0) continue;
    if (first < 0 || card > laid[first]!) {
      second = first;
      first = index;
    } else if (second < 0 || card > laid[second]!) second = index;
  }
  const [low, high] = ahead[turn]!;
  if (first >= 0) participants[first]!.lighthouse = low;
  if (second >= 0) participants[second]!.lighthouse = high;

  let highest = 0;
  for (const { isOut, lighthouse } of participants) if (!isOut && lighthouse > highest) highest = lighthouse;
  let remaining = 0;
  for (const participant of participants) {
    if (participant.isOut) continue;
    if (participant.lighthouse === highest && !participant.isDummy) {
      if (participant.belts > 0) participant.belts--;
      else participant.isOut = true;
    }
    if (!participant.isOut) remaining++;
  }
  return remaining <= 2 || turn + 1 >= ahead.length;
}

/** A seat's points of a round (bukubuku 8), and the mean of the other seats' points. */
export interface Points {
  readonly own: number;
  readonly others: number;
}

export const marginOf = ({ own, others }: Points): number => own - others;

export const differenceOf = (one: Points, other: Points): Points => ({
  own: one.own - other.own,
  others: one.others - other.others,
});

export function pointsOf({ participants }: Position, seat: number): Points {
  let lowest = HAND_SIZE + 1;
  for (const { isOut, lighthouse } of participants) if (!isOut && lighthouse < lowest) lowest = lighthouse;
  let ownPoints = 0;
  let othersPoints = 0;
  let others = 0;
  for (let index = 0; index < participants.length; index++) {
    const { isDummy, isOut, belts, lighthouse } = participants[index]!;
    if (isDummy) continue;
    const points = isOut ? -1 : belts + (lighthouse === lowest ? 1 : 0);
    if (index === seat) ownPoints = points;
    else {
      othersPoints += points;
      others++;
    }
  }
  return { own: ownPoints, others: othersPoints / others };
}
