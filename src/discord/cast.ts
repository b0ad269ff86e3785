/**
 * The people whom the messages about a table name. A line names somebody by a number: first those who sit there, by seat, then
 * those who held a seat before. So a hand is told of with the names of those who played it.
 */
import { recentlyUsed } from '../recently-used.ts';
import type { HandScores, HandStore } from '../store/hands.ts';
import { type Holders, holdersAtMove, holdersInHand } from '../store/held-seats.ts';
import type { Review, ReviewMove } from '../tables/review.ts';
import type { BegunTable, Holder } from '../tables/table.ts';

export interface Cast {
  /** By the number that names them. */
  readonly people: readonly Holder[];
  /** By seat, the number of who held it when a hand began. */
  readonly inHand: (hand: number) => readonly number[];
  /** By seat, the number of who held it when a move was made. */
  readonly atMove: (seq: number) => readonly number[];
}

/** Lines have numbers for so many people; whoever comes after them has the name of who sits there now. */
const MAX_PEOPLE = 100;

const isSame = (one: Holder, other: Holder): boolean =>
  one.userId === null ? other.userId === null && one.name === other.name : one.userId === other.userId;

/** @param first by seat, those who have the first numbers; by default those who sit there now */
export function castOf(holders: Holders, first: readonly Holder[] = holders.seats): Cast {
  const people = [...first];
  for (const { userId, name } of [...holders.held, ...holders.seats])
    if (people.length < MAX_PEOPLE && !people.some((each) => isSame(each, { userId, name })))
      people.push({ userId, name });
  const numberOf = (holder: Holder, seat: number): number => {
    if (isSame(holder, first[seat]!)) return seat;
    const found = people.findIndex((each) => isSame(each, holder));
    return found < 0 ? seat : found;
  };
  return {
    people,
    inHand: (hand) => holdersInHand(holders, hand).map(numberOf),
    atMove: (seq) => holdersAtMove(holders, seq).map(numberOf),
  };
}

/** The cast of a hand that is over, as of one of its steps: those who held the seats then have the first numbers. */
export function castAtStep({ hand, moves, holders }: Review, step: number): Cast {
  const move = moves[step] ?? moves.at(-1);
  return castOf(holders, move ? holdersAtMove(holders, move.seq + 1) : holdersInHand(holders, hand));
}

/** The number of who held the seat of a step's play. */
export const playerOf = (cast: Cast, { seat, seq }: Pick<ReviewMove, 'seat' | 'seq'>): number =>
  cast.atMove(seq + 1)[seat] ?? seat;

/** What somebody has won and lost at a table in all, and in its latest hand; null: they did not begin that one. */
export interface Standing {
  readonly person: number;
  readonly total: number;
  readonly won: number | null;
}

/** The cast of a table whose seats have changed hands, with the totals of each of them. */
export interface ChangedCast extends Cast {
  /** Those who sit there, by seat, then the others who have begun a hand, the latest first; not all where there are many. */
  readonly standings: readonly Standing[];
  /** How many more there are. */
  readonly unlisted: number;
}

/** So many are listed who sit there no more. */
const MAX_LISTED = 4;

/** More hands than a table has. */
const ALL_HANDS = 100_000;

/** The number of who held a seat when the latest hand began, whose result it is. @param cast null: nobody has given up a seat */
export const beginnerOf = ({ hand }: BegunTable, cast: ChangedCast | null, seat: number): number =>
  cast?.inHand(hand)[seat] ?? seat;

/** All of them, by the number that names each. */
export const beginnersOf = (table: BegunTable, cast: ChangedCast | null): ReadonlyMap<number, Holder> =>
  new Map(
    table.seats.map((holder, seat) => {
      const person = beginnerOf(table, cast, seat);
      return [person, cast?.people[person] ?? holder];
    }),
  );

type CastHands = Pick<HandStore, 'holdersOf' | 'before'>;

/** @returns null where nobody has given up a seat of the table in play */
export async function changedCast(
  hands: CastHands,
  table: BegunTable,
  scoresOf = readScores(hands),
): Promise<ChangedCast | null> {
  const holders = await hands.holdersOf(table);
  return holders.held.length === 0 ? null : withStandings(castOf(holders), table, await scoresOf(table));
}

/** Of all hands of a table that are over. */
const readScores =
  (hands: Pick<HandStore, 'before'>) =>
  ({ id, hand }: BegunTable): Promise<readonly HandScores[]> =>
    hands.before(id, hand + 1, ALL_HANDS);

/** Tables whose scores are kept. */
const MAX_TABLES = 200;

/** Gives the casts of tables. Scores of their hands are read once in a hand, and not for each drawing. */
export function createCasts(hands: CastHands): (table: BegunTable) => Promise<ChangedCast | null> {
  const read = readScores(hands);
  const kept = recentlyUsed<{ readonly at: string; readonly scores: Promise<readonly HandScores[]> }>(
    MAX_TABLES,
  );
  const scoresOf = (table: BegunTable): Promise<readonly HandScores[]> => {
    // In play, its hand is not among them yet.
    const at = `${table.hand}/${table.phase === 'playing'}`;
    const known = kept.get(table.id);
    if (known?.at === at) return known.scores;
    const scores = read(table);
    kept.set(table.id, { at, scores });
    scores.catch(() => {
      if (kept.peek(table.id)?.scores === scores) kept.delete(table.id);
    });
    return scores;
  };
  return (table) => changedCast(hands, table, scoresOf);
}

/** @param hands all that are over */
export function withStandings(
  cast: Cast,
  { seats, hand }: BegunTable,
  hands: readonly HandScores[],
): ChangedCast {
  const totals = new Map<number, number>();
  const won = new Map<number, number>();
  for (const { number, scores } of hands)
    for (const [seat, person] of cast.inHand(number).entries()) {
      totals.set(person, (totals.get(person) ?? 0) + scores[seat]!);
      if (number === hand) won.set(person, (won.get(person) ?? 0) + scores[seat]!);
    }
  const standing = (person: number): Standing => ({
    person,
    total: totals.get(person) ?? 0,
    won: won.get(person) ?? null,
  });
  const others = [...totals.keys()].filter((person) => person >= seats.length).sort((a, b) => b - a);
  return {
    ...cast,
    standings: [...seats.keys(), ...others.slice(0, MAX_LISTED)].map(standing),
    unlisted: Math.max(0, others.length - MAX_LISTED),
  };
}
