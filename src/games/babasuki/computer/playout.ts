/** A round played on quickly from what it may be like: what the computer tries its choices out in. */
import type { Seat } from '../../../game/game.ts';
import { CARDS, type Card, cardOf, isVillain } from '../cards.ts';
import { outcomeOf, targetOf } from '../raid.ts';
import { goesLeft } from '../seats.ts';
import type { Outcome } from '../state.ts';
import { worthOf } from './worth.ts';

/** From 0 up to 1. */
export type Random = () => number;

/** A raid as it may be: all hands open. It is changed as it is played. */
export interface World {
  readonly round: number;
  readonly hands: Card[][];
  readonly villains: Card[][];
  /** By seat: points of what it has secured. */
  readonly points: number[];
}

const SECURED = CARDS.map((no) => cardOf(no).secured);
const IN_HAND = CARDS.map((no) => cardOf(no).inHand);

/** By villain and drawn card. */
const OUTCOMES: readonly (readonly Outcome[])[] = CARDS.map((villain) =>
  CARDS.map((drawn) => (isVillain(villain) && !isVillain(drawn) ? outcomeOf(villain, drawn) : 'nothing')),
);

/** One raid: the villain goes, and draws what lies at a place of `from`'s hand. */
export function strike(world: World, seat: Seat, villain: number, from: Seat | null, place: number): void {
  const [no] = world.villains[seat]!.splice(villain, 1);
  if (from === null) return;
  const hand = world.hands[from]!;
  const card = hand[place]!;
  const outcome = OUTCOMES[no! - 1]![card - 1]!;
  if (outcome === 'back') return;
  hand.splice(place, 1);
  if (outcome === 'both-out') return;
  world.points[outcome === 'treasure' ? seat : from]! += SECURED[no! - 1]! + SECURED[card - 1]!;
}

/** The rest of a raid after `acted` has: any villain, any card. @returns what each seat scores */
export function raidOn(world: World, acted: Seat, random: Random): number[] {
  const { hands, villains } = world;
  const seats = hands.length;
  let turn = acted;
  let idle = 0;
  while (idle < seats) {
    turn = turn + 1 === seats ? 0 : turn + 1;
    const own = villains[turn]!;
    if (own.length === 0) {
      idle++;
      continue;
    }
    idle = 0;
    const from = targetOf(world, turn);
    const place = from === null ? 0 : Math.floor(random() * hands[from]!.length);
    strike(world, turn, Math.floor(random() * own.length), from, place);
  }
  return world.points.map((points, seat) => {
    let sum = points;
    for (const card of hands[seat]!) sum += IN_HAND[card - 1]!;
    return sum;
  });
}

/** A raid from its start: all that was kept, the villains laid out. */
export function raidFrom(kept: readonly Card[][], round: number, dealer: Seat, random: Random): number[] {
  const world: World = {
    round,
    hands: kept.map((cards) => cards.filter((card) => !isVillain(card))),
    villains: kept.map((cards) => cards.filter(isVillain)),
    points: kept.map(() => 0),
  };
  return raidOn(world, (dealer + kept.length - 1) % kept.length, random);
}

/** How far players differ about what a card is worth. */
const NOISE = 2;

/** The place of the card that somebody would take. */
export function liked(cards: readonly Card[], random: Random): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < cards.length; at++) {
    const value = worthOf(cards[at]!) + NOISE * random();
    if (value > most) {
      most = value;
      best = at;
    }
  }
  return best;
}

/** The rest of a draft where everybody but `seat`, whose pick is made, has yet to pick. Changes what it is given. */
export function draftOn(
  kept: readonly Card[][],
  hands: readonly Card[][],
  seat: Seat,
  round: number,
  random: Random,
): void {
  const seats = hands.length;
  const back = goesLeft(round) ? seats - 1 : 1;
  let ready = seat;
  // A hand keeps its place in the list; who picks from it goes round.
  for (let shift = 0, picks = 1; picks > 0; shift += back) {
    picks = 0;
    for (let of = 0; of < seats; of++) {
      const hand = hands[(of + shift) % seats]!;
      if (of === ready || hand.length === 0) continue;
      const at = liked(hand, random);
      kept[of]!.push(hand[at]!);
      // The order of what is passed on does not matter.
      hand[at] = hand.at(-1)!;
      hand.pop();
      picks++;
    }
    ready = NOBODY;
  }
}

const NOBODY = -1;

/** The rest of the pack, two by two: each keeps one. */
export function pairsOn(kept: Card[][], deck: readonly Card[], random: Random): void {
  for (let at = 0; at + 1 < deck.length; at += 2) {
    const pair = [deck[at]!, deck[at + 1]!];
    kept[(at / 2) % kept.length]!.push(pair[liked(pair, random)]!);
  }
}
