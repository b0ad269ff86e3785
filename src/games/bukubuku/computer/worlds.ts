/** Worlds: positions that fit what a seat sees, with all unseen cards and lighthouses dealt at random. */
import { allLighthouses, allWeather, type Pair, pairOf, sortHand, type Weather } from '../cards.ts';
import type { SeatView } from '../views.ts';
import type { Participant, Position } from './position.ts';

/** Everything that a seat's view says about the cards; the same for all worlds. */
export interface Knowledge {
  readonly view: SeatView;
  /** Weather cards whose place is unknown. */
  readonly unseen: readonly Weather[];
  /**
   * Weather cards that this seat knows to be the dummy's: all if it has had that hand, else those that earlier rounds have
   * shown, those in view, and with the option `memo` those seen before.
   */
  readonly dummyCards: readonly Weather[];
  /** Lighthouse cards that have not been turned up. */
  readonly lighthouses: readonly number[];
  /** The number of turns to come, the current one included. */
  readonly turnsLeft: number;
}

export function knowledgeOf(view: SeatView): Knowledge {
  const { table, hand, drawn, memo, held } = view;
  const { turns, turnCount, current } = table;
  const { known } = table;
  const heldByDummy = table.dummy ? held[table.standings.length] : null;
  const shownByDummy = table.dummy ? (known[table.standings.length] ?? []) : [];
  const dummyCards = heldByDummy ?? [...new Set([...shownByDummy, ...(memo ?? []), ...(drawn?.cards ?? [])])];
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
  return { view, unseen, dummyCards, lighthouses, turnsLeft: turnCount - turns.length };
}

/**
 * A random world. The dummy's cards are in random order, as the order of its piles is unknown.
 * @param isOwnUnknown the seat's own cards are dealt at random, too, except those that earlier rounds have shown
 */
export function sampleWorld(knowledge: Knowledge, random: () => number, isOwnUnknown = false): Position {
  const { view, unseen, dummyCards, turnsLeft } = knowledge;
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
    const known = dummyCards.slice(0, turnsLeft);
    const others = pool.splice(pool.length - (turnsLeft - known.length));
    participants.push({
      isDummy: true,
      hand: shuffled([...known, ...others], random),
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
