/** Worlds: positions that fit what a seat sees, with all unseen cards and lighthouses dealt at random. */
import { allLighthouses, allWeather, type Pair, pairOf, sortHand, type Weather } from '../cards.ts';
import { areEqual } from '../equal-cards.ts';
import type { Choice } from '../rules.ts';
import { heightOf } from '../turn.ts';
import type { SeatView } from '../views.ts';
import type { Participant, Position } from './position.ts';

/** Everything that a seat's view says about the cards; the same for all worlds. */
export interface Knowledge {
  readonly view: SeatView;
  /** Weather cards whose place is unknown. */
  readonly unseen: readonly Weather[];
  /**
   * Weather cards that this seat knows to be the dummy's: all if it has had that hand, else those that earlier rounds have
   * shown, and those that it has seen while building.
   */
  readonly dummyCards: readonly Weather[];
  /** By turn to come: the dummy's card, where this seat has laid it on its own pile; else null. Empty without a dummy. */
  readonly dummyPlan: readonly (Weather | null)[];
  /** Lighthouse cards that have not been turned up. */
  readonly lighthouses: readonly number[];
  /** The number of turns to come, the current one included. */
  readonly turnsLeft: number;
}

export function knowledgeOf(view: SeatView): Knowledge {
  const { table, hand, drawn, memo, held, built } = view;
  const { turns, turnCount, current } = table;
  const { known } = table;
  const heldByDummy = table.dummy ? held[table.standings.length] : null;
  const shownByDummy = table.dummy ? (known[table.standings.length] ?? []) : [];
  const seenOfDummy = [...(memo ?? []), ...(drawn?.cards ?? []), ...(built?.seen ?? [])];
  const dummyCards = heldByDummy ?? [...new Set([...shownByDummy, ...seenOfDummy])];
  const seen = new Set([...hand, ...dummyCards, ...known.flat(), ...held.flatMap((cards) => cards ?? [])]);
  const lighthouses = allLighthouses();
  const takeOut = (pair: Pair) => {
    for (const number of pair) {
      const index = lighthouses.indexOf(number);
      if (index >= 0) lighthouses.splice(index, 1);
    }
  };
  for (const turn of turns) {
    for (const { card } of turn.shown) seen.add(card);
    takeOut(turn.lighthouses);
  }
  if (current.phase === 'play') takeOut(current.lighthouses);
  const unseen = allWeather().filter((card) => !seen.has(card));
  const turnsLeft = turnCount - turns.length;
  return { view, unseen, dummyCards, dummyPlan: dummyPlanOf(view, turnsLeft), lighthouses, turnsLeft };
}

function dummyPlanOf({ table, built }: SeatView, turnsLeft: number): (Weather | null)[] {
  if (!table.dummy) return [];
  const cards = new Map(built?.pile.map(({ card, turn }) => [turn, card]));
  return Array.from({ length: turnsLeft }, (_, turn) => cards.get(table.turns.length + turn + 1) ?? null);
}

/** Somebody else who is in the round, or the dummy. */
export interface Other {
  /** The cards that they may lay now for all that the seat knows. */
  readonly cards: readonly Weather[];
  /** Of the newest lighthouse. */
  readonly height: number;
}

export function possibleOthers(knowledge: Knowledge): Other[] {
  const { table } = knowledge.view;
  const players = otherPlayers(knowledge);
  if (!table.dummy) return players;
  const dummy: Other = {
    cards: possibleDummyCards(knowledge),
    height: heightOf(table.dummy.lighthouse),
  };
  return [...players, dummy];
}

function otherPlayers({ view: { table, seat, held }, unseen, turnsLeft }: Knowledge): Other[] {
  return table.standings.flatMap((standing, other): Other[] => {
    if (!standing || other === seat) return [];
    const known = table.known[other] ?? [];
    const cards = held[other] ?? (known.length < turnsLeft ? [...known, ...unseen] : known);
    return [{ cards, height: heightOf(standing.lighthouse) }];
  });
}

/** All cards that somebody else or the dummy may lay in this turn or a later one. */
export function cardsOfOthers(knowledge: Knowledge): readonly Weather[] {
  const { view, unseen, dummyCards } = knowledge;
  const cards = otherPlayers(knowledge).flatMap((player) => player.cards);
  return view.table.dummy ? [...cards, ...dummyCards, ...unseen] : cards;
}

/** The choices that are equal to one for all that the seat knows, itself included. */
export function equalTo(choice: Choice, knowledge: Knowledge): readonly Choice[] {
  if (choice.do !== 'play') return [choice];
  const others = cardsOfOthers(knowledge);
  return knowledge.view.choices.filter(
    (each) => each.do === 'play' && areEqual(each.card, choice.card, others),
  );
}

/** The cards of the hand that are equal to one for all that the seat knows, itself included. */
export const cardsEqualTo = (card: Weather, knowledge: Knowledge): readonly Weather[] =>
  equalTo({ do: 'play', card }, knowledge).flatMap((choice) => (choice.do === 'play' ? [choice.card] : []));

/** The cards of which one may be the dummy's of this turn; none without a dummy. */
export function possibleDummyCards({ dummyCards, dummyPlan, unseen }: Knowledge): readonly Weather[] {
  const [next] = dummyPlan;
  if (next === undefined) return [];
  if (next !== null) return [next];
  const unplaced = dummyCards.filter((card) => !dummyPlan.includes(card));
  const places = dummyPlan.filter((card) => card === null).length;
  return unplaced.length >= places ? unplaced : [...unplaced, ...unseen];
}

/**
 * A random world. The dummy's cards are in random order, but for those of the seat's own pile.
 * @param isOwnUnknown the seat's own cards are dealt at random, too, except those that earlier rounds have shown; the order of
 * its pile is unknown then
 */
export function sampleWorld(knowledge: Knowledge, random: () => number, isOwnUnknown = false): Position {
  const { view, unseen, dummyCards, dummyPlan, turnsLeft } = knowledge;
  const { table, seat, hand, held } = view;
  const ownKnown = table.known[seat] ?? [];
  const hidden = isOwnUnknown ? hand.filter((card) => !ownKnown.includes(card)) : [];
  const pool = shuffled([...unseen, ...hidden], random);
  /** A hand with these cards, and others up to the number of turns. */
  const dealTo = (known: readonly Weather[]): Weather[] => {
    const unknown = Math.max(0, turnsLeft - known.length);
    return sortHand([...known, ...pool.splice(pool.length - unknown)]);
  };
  const participants = table.standings.map((standing, other): Participant => {
    const isOtherIn = other !== seat && standing !== null;
    const dealt = isOtherIn ? (held[other]?.slice() ?? dealTo(table.known[other] ?? [])) : [];
    return {
      isDummy: false,
      hand: other === seat ? (isOwnUnknown ? dealTo(ownKnown) : hand.slice()) : dealt,
      lighthouse: standing?.lighthouse ?? 0,
      belts: standing?.belts ?? 0,
      isOut: !standing,
    };
  });
  if (table.dummy) {
    const plan = isOwnUnknown ? dummyPlan.map(() => null) : dummyPlan;
    const places = plan.filter((card) => card === null).length;
    const known = dummyCards.filter((card) => !plan.includes(card)).slice(0, places);
    const others = pool.splice(pool.length - (places - known.length));
    const order = shuffled([...known, ...others], random);
    participants.push({
      isDummy: true,
      hand: plan.map((card) => card ?? order.pop()!),
      lighthouse: table.dummy.lighthouse ?? 0,
      belts: 0,
      isOut: false,
    });
  }
  return { participants, ahead: sampleLighthouses(knowledge, random) };
}

function sampleLighthouses({ view, lighthouses, turnsLeft }: Knowledge, random: () => number): Pair[] {
  const { current } = view.table;
  const pack = shuffled(lighthouses, random);
  const open = current.phase === 'play' ? [current.lighthouses] : [];
  const later = Array.from({ length: turnsLeft - open.length }, (_, turn) =>
    pairOf(pack[2 * turn]!, pack[2 * turn + 1]!),
  );
  return [...open, ...later];
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const pool = items.slice();
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const item = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = item;
  }
  return pool;
}
