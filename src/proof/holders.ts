/**
 * Who held the seats of a finished table, hand by hand, as its file tells it: every change of a holder, and names for accounts.
 * `store/held-seats.ts` answers who held a seat at one moment.
 */
import { COMPUTERS } from '../ledger/postings.ts';
import type { PlayedHand, PlayedHands } from '../store/finished-tables.ts';
import { isAutomatic } from '../store/records.ts';
import type { TableSeat } from '../tables/table.ts';
import { compare } from './difference.ts';
import type {
  FileAccount,
  FileHand,
  FileHolder,
  HolderAccount,
  SeatHolders,
  TableFile,
} from './table-file.ts';
import type { Difference } from './verdict.ts';

/** How a file calls the holders of a table's seats. */
interface HolderNames {
  /** @param account an account of the ledger */
  readonly nameOf: (account: string) => FileAccount;
  /** @param firstSeq moves made at the table before the hand @returns null where it was not kept */
  readonly ofHand: (hand: Pick<PlayedHand, 'number' | 'moves'>, firstSeq: number) => FileHand['holders'];
}

type Played = Pick<PlayedHands, 'hands' | 'erased' | 'heldSeats' | 'hasPastHolders'>;

export function holdersOf(seats: readonly Pick<TableSeat, 'userId'>[], played: Played): HolderNames {
  const accountOf = (userId: string | null): string =>
    userId === null ? COMPUTERS : (played.erased.get(userId) ?? userId);
  const present = seats.map(({ userId }) => accountOf(userId));
  const heldSeats = played.heldSeats ?? [];
  const past = [...new Set(heldSeats.map(({ userId }) => accountOf(userId)))].filter(
    (account) => account !== COMPUTERS && !present.includes(account),
  );
  const holderName = (account: string): HolderAccount | null => {
    if (account === COMPUTERS) return 'computers';
    const [seat, place] = [present.indexOf(account), past.indexOf(account)];
    if (seat >= 0) return seat;
    return place < 0 ? null : `past-${place + 1}`;
  };
  const nameOf = (account: string): FileAccount => holderName(account) ?? 'other';
  const isKnown = played.heldSeats !== null || !(played.hasPastHolders || hasOthers(played, nameOf));
  const ofSeat = (
    seat: number,
    { number, moves }: Pick<PlayedHand, 'number' | 'moves'>,
    firstSeq: number,
  ): FileHolder[] => {
    const own = heldSeats.filter((held) => held.seat === seat);
    const holderFrom = (place: number): HolderAccount => {
      const held = own[place];
      return holderName(held ? accountOf(held.userId) : present[seat]!)!;
    };
    const before = own.filter((held) => held.hand < number).length;
    const first: FileHolder = { from: 0, account: holderFrom(before) };
    return own.reduce<FileHolder[]>(
      (holders, held, place) => {
        const from = held.seq - firstSeq;
        // After the last action it is the next hand that the new holder plays.
        const isWithin = held.hand === number && from < moves.length;
        return isWithin ? next(holders, { from, account: holderFrom(place + 1) }) : holders;
      },
      [first],
    );
  };
  return {
    nameOf,
    ofHand: (hand, firstSeq) => (isKnown ? seats.map((_, seat) => ofSeat(seat, hand, firstSeq)) : null),
  };
}

/** Who held a seat for no action is left out, but for the first, whose result it is. */
function next(holders: FileHolder[], holder: FileHolder): FileHolder[] {
  const isInstead = holders.length > 1 && holders.at(-1)!.from === holder.from;
  const kept = isInstead ? holders.slice(0, -1) : holders;
  return kept.at(-1)!.account === holder.account ? kept : [...kept, holder];
}

/** Whether somebody has played or been paid who does not sit there at the end. */
const hasOthers = ({ hands, erased }: Played, nameOf: HolderNames['nameOf']): boolean =>
  hands.some(
    ({ entry, moves }) =>
      entry?.postings.some(({ account }) => nameOf(account) === 'other') ||
      moves.some(({ by }) => !isAutomatic(by) && nameOf(erased.get(by) ?? by) === 'other'),
  );

/** Who held a seat for an action of a hand. @param step actions made in the hand before it @returns null where it is not known */
export function holderAt(
  { holders }: Pick<FileHand, 'holders'>,
  seat: number,
  step: number,
): HolderAccount | null {
  return holders?.[seat]?.findLast(({ from }) => from <= step)?.account ?? null;
}

/** What of the holders of a hand cannot be so: there is a list for each seat, in order, and nobody ever holds two seats. */
export function differenceOfHolders(
  { seats }: TableFile,
  { number, holders, actions }: FileHand,
): Difference | null {
  if (holders === null) return null;
  const place = { hand: number, step: null, seat: null };
  if (holders.length !== seats.length) return compare('holders', seats.length, holders.length, place);
  for (const [seat, list] of holders.entries()) {
    const times = list.map(({ from }) => from);
    const expected = times.map((from, index) =>
      index === 0 ? 0 : Math.min(Math.max(from, times[index - 1]!), actions.length),
    );
    const stranger = list.find(
      ({ account }) => typeof account === 'number' && seats[account]?.player !== 'person',
    );
    const difference =
      compare('holders', expected, times, { ...place, seat }) ??
      compare('holders', 'a person’s seat', stranger?.account ?? 'a person’s seat', { ...place, seat });
    if (difference) return difference;
  }
  const moments = [...new Set(holders.flat().map(({ from }) => from))].toSorted((a, b) => a - b);
  const first = holders.map((list) => list[0]!.account);
  for (const accounts of [first, ...moments.map((from) => accountsAt(holders, from))]) {
    const people = accounts.filter((account) => account !== COMPUTERS);
    const twice = people.find((account, index) => people.indexOf(account) < index);
    if (twice !== undefined) return compare('holders', 'one seat for each', twice, place);
  }
  return null;
}

/** By seat, who held it once so many actions were made. */
const accountsAt = (holders: SeatHolders, from: number): HolderAccount[] =>
  holders.map((list) => list.findLast((holder) => holder.from <= from)!.account);

/** Whether a seat was held by another than at the table's end. */
export const hasChanges = ({ seats }: TableFile, holders: SeatHolders): boolean =>
  holders.some((list, seat) => {
    const present = seats[seat]!.player === 'person' ? seat : COMPUTERS;
    return list.some(({ account }) => account !== present);
  });
