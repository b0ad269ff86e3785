/** Playouts: drafts and raids played to their end by simple rules. Worlds are changed in place. */
import type { Seat } from '../../../game/game.ts';
import { CARDS, type Card, cardOf, isVillain } from '../cards.ts';
import { outcomeOf, targetOf } from '../raid.ts';
import { goesLeft } from '../seats.ts';
import type { Outcome } from '../state.ts';
import { valueOfCard } from './card-values.ts';

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A raid with all hands open. */
export interface RaidWorld {
  readonly round: number;
  readonly hands: Card[][];
  readonly villains: Card[][];
  /** Points of secured cards, by seat. */
  readonly points: number[];
}

/** By card number less 1, as playouts look them up all the time. */
const SECURED_POINTS = CARDS.map((card) => cardOf(card).secured);
const HAND_POINTS = CARDS.map((card) => cardOf(card).inHand);
/** By villain and drawn card. */
const OUTCOMES: readonly (readonly Outcome[])[] = CARDS.map((villain) =>
  CARDS.map((drawn) => (isVillain(villain) && !isVillain(drawn) ? outcomeOf(villain, drawn) : 'nothing')),
);

/**
 * Plays one raid (babasuki 3, 4).
 * @param villainIndex an index into the seat's villains
 * @param target the seat that is drawn from; null if nobody else has a card
 * @param position an index into the target's hand
 */
export function raidOnce(
  world: RaidWorld,
  seat: Seat,
  villainIndex: number,
  target: Seat | null,
  position: number,
): void {
  const [villain] = world.villains[seat]!.splice(villainIndex, 1);
  if (target === null) return;
  const hand = world.hands[target]!;
  const card = hand[position]!;
  const outcome = OUTCOMES[villain! - 1]![card - 1]!;
  if (outcome === 'back') return;
  hand.splice(position, 1);
  if (outcome === 'both-out') return;
  const winner = outcome === 'treasure' ? seat : target;
  world.points[winner]! += SECURED_POINTS[villain! - 1]! + SECURED_POINTS[card - 1]!;
}

/** Plays the rest of a raid with random villains and places, and returns the round's scores. */
export function finishRaid(world: RaidWorld, lastActor: Seat, random: Random): number[] {
  const { hands, villains } = world;
  const seats = hands.length;
  let turn = lastActor;
  let seatsWithoutVillain = 0;
  while (seatsWithoutVillain < seats) {
    turn = turn + 1 === seats ? 0 : turn + 1;
    const own = villains[turn]!;
    if (own.length === 0) {
      seatsWithoutVillain++;
      continue;
    }
    seatsWithoutVillain = 0;
    const target = targetOf(world, turn);
    const position = target === null ? 0 : Math.floor(random() * hands[target]!.length);
    raidOnce(world, turn, Math.floor(random() * own.length), target, position);
  }
  return scoresOf(world);
}

/** The scores, if the raid were over. */
export const scoresOf = ({ points, hands }: RaidWorld): number[] =>
  points.map((secured, seat) => {
    let score = secured;
    for (const card of hands[seat]!) score += HAND_POINTS[card - 1]!;
    return score;
  });

/** Plays a raid from its start, with the cards that were secured in the draft, and returns the round's scores. */
export function scoresOfWholeRaid(
  secured: readonly Card[][],
  round: number,
  dealer: Seat,
  random: Random,
): number[] {
  const world: RaidWorld = {
    round,
    hands: secured.map((cards) => cards.filter((card) => !isVillain(card))),
    villains: secured.map((cards) => cards.filter(isVillain)),
    points: secured.map(() => 0),
  };
  return finishRaid(world, (dealer + secured.length - 1) % secured.length, random);
}

/** The range of the noise on a card's value, in points: players differ in what they think it is worth. */
const VALUE_NOISE = 2;

/** The index of the card of the highest value, with noise. */
function choosePick(cards: readonly Card[], random: Random): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < cards.length; index++) {
    const value = valueOfCard(cards[index]!) + VALUE_NOISE * random();
    if (value > highest) {
      highest = value;
      best = index;
    }
  }
  return best;
}

/** Takes the card that a player keeps out of these, whose order is lost. */
export function keepOne(cards: Card[], random: Random): Card {
  const index = choosePick(cards, random);
  const card = cards[index]!;
  // The order of cards that are passed on does not matter, so the last one fills the gap.
  cards[index] = cards.at(-1)!;
  cards.pop();
  return card;
}

/** Plays the rest of a draft in which `seat` alone has made its current pick. */
export function finishDraft(
  secured: readonly Card[][],
  hands: readonly Card[][],
  seat: Seat,
  round: number,
  random: Random,
): void {
  const seats = hands.length;
  const shiftPerPick = goesLeft(round) ? seats - 1 : 1;
  let hasPicked: Seat | null = seat;
  // Hands stay where they are in the array, and each seat picks from another one after every pass.
  for (let shift = 0, picks = 1; picks > 0; shift += shiftPerPick) {
    picks = 0;
    for (let other = 0; other < seats; other++) {
      const hand = hands[(other + shift) % seats]!;
      if (other === hasPicked || hand.length === 0) continue;
      secured[other]!.push(keepOne(hand, random));
      picks++;
    }
    hasPicked = null;
  }
}

/** Takes a pack two cards at a time, seat by seat, each of which keeps one of them (babasuki 8). */
export function finishPairs(secured: Card[][], pack: readonly Card[], random: Random): void {
  for (let index = 0; index + 1 < pack.length; index += 2) {
    const pair = [pack[index]!, pack[index + 1]!];
    secured[(index / 2) % secured.length]!.push(pair[choosePick(pair, random)]!);
  }
}
