/** Rounds that may well lie behind what a seat sees: the cards and lighthouses that nobody has shown, dealt at random. */
import { allLighthouses, allWeather, type Pair, pairOf, sortHand, type Weather } from '../cards.ts';
import type { SeatView } from '../views.ts';
import type { Fighter, Position } from './position.ts';

/** What a seat sees, sorted out once for many worlds. */
export interface Known {
  readonly view: SeatView;
  /** Weather cards that may be anywhere but in one's own hand. */
  readonly unseen: readonly Weather[];
  /** The dummy's, as one remembers them. */
  readonly dummys: readonly Weather[];
  readonly lighthouses: readonly number[];
  /** Turns to come, this one among them. */
  readonly turns: number;
}

export function known(view: SeatView): Known {
  const { table, hand, drawn, memo } = view;
  const dummys = [...new Set([...(memo ?? []), ...(drawn?.cards ?? [])])];
  const gone = new Set([...hand, ...dummys]);
  const lighthouses = allLighthouses();
  const use = (pair: Pair) => {
    for (const number of pair) {
      const at = lighthouses.indexOf(number);
      if (at >= 0) lighthouses.splice(at, 1);
    }
  };
  for (const turn of table.turns) {
    for (const { card } of turn.shown) gone.add(card);
    use(turn.lighthouses);
  }
  if (table.now.phase === 'play') use(table.now.lighthouses);
  const unseen = allWeather().filter((card) => !gone.has(card));
  return { view, unseen, dummys, lighthouses, turns: table.of - table.turns.length };
}

/** One such round. The dummy's cards are in random order. */
export function world({ view, unseen, dummys, lighthouses, turns }: Known, random: () => number): Position {
  const { table, seat, hand } = view;
  const pool = shuffled(unseen, random);
  const fighters = table.standings.map((of, other): Fighter => {
    const own = other === seat ? hand.slice() : of ? sortHand(pool.splice(pool.length - turns)) : [];
    return { dummy: false, hand: own, lighthouse: of?.lighthouse ?? 0, belts: of?.belts ?? 0, out: !of };
  });
  if (table.dummy) {
    const own = dummys.slice(0, turns);
    const cards = shuffled([...own, ...pool.splice(pool.length - (turns - own.length))], random);
    fighters.push({
      dummy: true,
      hand: cards,
      lighthouse: table.dummy.lighthouse ?? 0,
      belts: 0,
      out: false,
    });
  }
  const pack = shuffled(lighthouses, random);
  const open = table.now.phase === 'play' ? [table.now.lighthouses] : [];
  const later = Array.from({ length: turns - open.length }, (_, turn) =>
    pairOf(pack[2 * turn]!, pack[2 * turn + 1]!),
  );
  return { fighters, ahead: [...open, ...later] };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const pool = items.slice();
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const item = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = item;
  }
  return pool;
}
