/** The recap of an evening: who played what, and the hands that stand out. Pure. */
import type { PlayedHand } from '../store/evenings.ts';
import type { Book } from '../store/records.ts';
import { COMPUTERS, SYSTEM_ACCOUNTS } from './postings.ts';

export interface RecapRow {
  readonly account: string;
  readonly total: number;
  readonly hands: number;
}

/** The standings of one game in one book, the highest total first. */
export interface RecapGame {
  readonly game: string;
  readonly book: Book;
  readonly hands: number;
  readonly players: readonly RecapRow[];
  /** What the computers won or lost; null where none sat there. */
  readonly computers: number | null;
}

/** A hand that stands out, for one of its players. */
export interface NotableHand {
  readonly played: PlayedHand;
  readonly account: string;
  /** What it paid them. */
  readonly amount: number;
  /** How many times the usual gain or loss of the game it was; above zero. */
  readonly times: number;
}

export interface Recap {
  readonly games: readonly RecapGame[];
  readonly hands: number;
  readonly tables: number;
  readonly people: number;
  /** Hands that are in no book, and count for nothing here. */
  readonly uncounted: number;
  readonly from: number;
  readonly to: number;
  readonly best: NotableHand | null;
  readonly bitterest: NotableHand | null;
}

const accountAt = ({ users }: PlayedHand, seat: number): string => users[seat] ?? COMPUTERS;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What a hand brought each seat beyond the hand's average: on a scoreboard, everybody may score. */
const gainsOf = (scores: readonly number[]): number[] => scores.map((score) => score - mean(scores));

/** A game's usual gain or loss: the root of the mean of their squares; 0 where there is none. */
export const usualGain = (hands: readonly (readonly number[])[]): number =>
  Math.sqrt(mean(hands.flatMap(gainsOf).map((gain) => gain * gain)));

/** The name under which `recapOf` looks for a game's usual gain. */
export const recapKey = ({ game, book }: Pick<RecapGame, 'game' | 'book'>): string => `${game}/${book}`;

type Counted = PlayedHand & { readonly book: Book };

const isCounted = (hand: PlayedHand): hand is Counted => hand.book !== null;

function gameOf(hands: readonly Counted[]): RecapGame {
  const rows = new Map<string, { total: number; hands: number }>();
  for (const hand of hands) {
    const seen = new Set<string>();
    for (const [seat, score] of hand.scores.entries()) {
      const account = accountAt(hand, seat);
      const row = rows.get(account) ?? { total: 0, hands: 0 };
      rows.set(account, { total: row.total + score, hands: row.hands + (seen.has(account) ? 0 : 1) });
      seen.add(account);
    }
  }
  const [{ game, book }] = hands as readonly [Counted];
  const players = [...rows]
    .filter(([account]) => !SYSTEM_ACCOUNTS.includes(account))
    .map(([account, row]) => ({ account, ...row }))
    .sort((a, b) => b.total - a.total || (a.account < b.account ? -1 : 1));
  return { game, book, hands: hands.length, players, computers: rows.get(COMPUTERS)?.total ?? null };
}

function notableHands(hands: readonly Counted[], usual: ReadonlyMap<string, number>): NotableHand[] {
  return hands.flatMap((played) => {
    const unit = usual.get(recapKey(played)) ?? 0;
    if (unit === 0) return [];
    return gainsOf(played.scores).flatMap((gain, seat) => {
      const account = accountAt(played, seat);
      if (account === COMPUTERS) return [];
      return [{ played, account, amount: played.scores[seat]!, times: gain / unit }];
    });
  });
}

/**
 * @param hands in the order in which they ended
 * @param usual by `recapKey`, the usual gain or loss of a game
 * @returns null where nobody has played
 */
export function recapOf(hands: readonly PlayedHand[], usual: ReadonlyMap<string, number>): Recap | null {
  const [first, last] = [hands[0], hands.at(-1)];
  const people = new Set(hands.flatMap(({ users }) => users.filter((user) => user !== null)));
  if (!first || !last || people.size === 0) return null;
  const counted = hands.filter(isCounted);
  const games = [...new Set(counted.map(recapKey))]
    .map((key) => gameOf(counted.filter((hand) => recapKey(hand) === key)))
    .sort((a, b) => b.hands - a.hands);
  const notable = notableHands(counted, usual).toSorted((a, b) => b.times - a.times);
  const [best, bitterest] = [notable[0], notable.at(-1)];
  return {
    games,
    hands: hands.length,
    tables: new Set(hands.map(({ tableId }) => tableId)).size,
    people: people.size,
    uncounted: hands.length - counted.length,
    from: first.endedAt,
    to: last.endedAt,
    best: best && best.times > 0 ? best : null,
    bitterest: bitterest && bitterest.times < 0 ? { ...bitterest, times: -bitterest.times } : null,
  };
}
