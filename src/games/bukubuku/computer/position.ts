/** A round as the computer turns it over in its mind: numbers alone, and quick to copy. */
import { HAND, type Lighthouse, type Pair, type Weather } from '../cards.ts';

/** Somebody in a round: a seat, or the dummy, who plays what lies on top and loses nothing. */
export interface Fighter {
  readonly dummy: boolean;
  /** Low to high; the dummy's in the order they are played. */
  readonly hand: Weather[];
  /** 0: none yet. */
  lighthouse: Lighthouse;
  belts: number;
  out: boolean;
}

export interface Position {
  /** By seat, the dummy last. */
  readonly fighters: Fighter[];
  /** The lighthouses of the turns to come. */
  readonly ahead: readonly Pair[];
}

export const copy = ({ fighters, ahead }: Position): Position => ({
  ahead,
  fighters: fighters.map(({ dummy, hand, lighthouse, belts, out }) => ({
    dummy,
    hand: hand.slice(),
    lighthouse,
    belts,
    out,
  })),
});

/** Plays the turn on from cards that all have laid (0: none); true: the round is over. */
export function settle({ fighters, ahead }: Position, turn: number, laid: readonly Weather[]): boolean {
  let first = -1;
  let second = -1;
  for (let at = 0; at < laid.length; at++) {
    const card = laid[at]!;
    if (card === 0) continue;
    if (first < 0 || card > laid[first]!) {
      second = first;
      first = at;
    } else if (second < 0 || card > laid[second]!) second = at;
  }
  const [low, high] = ahead[turn]!;
  if (first >= 0) fighters[first]!.lighthouse = low;
  if (second >= 0) fighters[second]!.lighthouse = high;

  let top = 0;
  for (const { out, lighthouse } of fighters) if (!out && lighthouse > top) top = lighthouse;
  let left = 0;
  for (const fighter of fighters) {
    if (fighter.out) continue;
    if (fighter.lighthouse === top && !fighter.dummy) {
      if (fighter.belts > 0) fighter.belts--;
      else fighter.out = true;
    }
    if (!fighter.out) left++;
  }
  return left <= 2 || turn + 1 >= ahead.length;
}

/** What a seat's round comes to, less what the others' come to on the average. */
export function margin({ fighters }: Position, seat: number): number {
  let lowest = HAND + 1;
  for (const { out, lighthouse } of fighters) if (!out && lighthouse < lowest) lowest = lighthouse;
  let mine = 0;
  let others = 0;
  let count = 0;
  for (let at = 0; at < fighters.length; at++) {
    const { dummy, out, belts, lighthouse } = fighters[at]!;
    if (dummy) continue;
    const points = out ? -1 : belts + (lighthouse === lowest ? 1 : 0);
    if (at === seat) mine = points;
    else {
      others += points;
      count++;
    }
  }
  return mine - others / count;
}
