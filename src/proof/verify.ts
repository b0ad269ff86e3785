/**
 * Verifies a table file: plays the table again from its seed, salts and actions, and compares all that follows from them
 * with what the file says. The first difference is named.
 */
import { commitment, tableKey } from '../game/chance.ts';
import { type AnyGame, findGame } from '../game/game.ts';
import { bookOf } from '../ledger/books.ts';
import { COMPUTERS, postingsOf } from '../ledger/postings.ts';
import type { TableSeat } from '../tables/table.ts';
import { firstUnequal } from './compare.ts';
import { replayHand } from './replay.ts';
import type { FileHand, TableFile } from './table-file.ts';
import { type Counts, type Difference, type DifferenceKind, NO_COUNTS, type Verdict } from './verdict.ts';
import type { VerifyParts } from './verify-parts.ts';

/** @param file a file that `readTableFile` has read; it may be forged */
export async function verifyTable(file: TableFile, parts: VerifyParts): Promise<Verdict> {
  const { game: id, gameVersion } = file;
  const game = findGame(parts.games, id);
  if (!game || game.version !== gameVersion) return { outcome: 'unknown-game', game: id, gameVersion };
  const counts = { ...NO_COUNTS };
  const difference =
    differenceOfSeed(file) ??
    differenceOfSetup(game, file) ??
    (await differenceOfHands(game, file, parts, counts));
  return difference ? { outcome: 'differs', difference, counts } : { outcome: 'agrees', counts };
}

const OUTSIDE = { hand: null, step: null, seat: null };

function compare(
  what: DifferenceKind,
  expected: unknown,
  found: unknown,
  place: Pick<Difference, 'hand' | 'step' | 'seat'> = OUTSIDE,
): Difference | null {
  const unequal = firstUnequal(what, expected, found);
  return unequal && { what, ...place, ...unequal };
}

const differenceOfSeed = ({ seed, key, seats, commitment: shown }: TableFile): Difference | null =>
  compare('commitment', commitment(seed), shown) ??
  compare(
    'key',
    tableKey(
      seed,
      seats.map(({ salt }) => salt),
    ).toString('hex'),
    key,
  );

function differenceOfSetup(game: AnyGame, { options, seats }: TableFile): Difference | null {
  const parsed = game.options.safeParse(options);
  if (!parsed.success) return compare('options', 'options of the game', options);
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    return compare('options', `${min} to ${max} seats`, `${seats.length} seats`);
  const refusal = game.whyUnplayable?.(parsed.data, seats.length);
  if (refusal) return compare('options', `options for ${seats.length} seats`, refusal.refused);
  return compare('options', parsed.data, options);
}

async function differenceOfHands(
  game: AnyGame,
  file: TableFile,
  parts: VerifyParts,
  counts: Counts,
): Promise<Difference | null> {
  const totals = file.seats.map(() => 0);
  let carry: unknown = null;
  let seq = 0;
  let state: unknown = null;
  for (const [index, hand] of file.hands.entries()) {
    const place = { hand: hand.number, step: null, seat: null };
    const isNext = index === 0 || carry !== null;
    const isLast = index === file.hands.length - 1;
    const before =
      compare('hand', isNext ? index + 1 : 'no further hand', hand.number, place) ??
      compare('carry', carry, hand.carry ?? null, place);
    if (before) return before;
    const replayed = await replayHand(game, file, { hand, carry, seq }, parts, counts);
    if ('what' in replayed) return replayed;
    state = replayed.state;
    const result = game.result(state);
    const after =
      differenceOfScores(result?.scores ?? null, hand, isLast) ??
      differenceOfEntry(game, file, hand, result?.scores ?? null);
    if (after) return after;
    result?.scores.forEach((score, seat) => {
      totals[seat]! += score;
    });
    carry = result?.carry ?? null;
    seq += hand.actions.length;
    counts.hands += 1;
    counts.scores += result?.scores.length ?? 0;
    counts.postings += hand.entry?.postings.length ?? 0;
    if (!hand.entry) counts.unpostedHands += 1;
  }
  return compare('totals', totals, file.totals) ?? compare('state', state, file.state);
}

/** Only the last hand may have been ended unfinished: it has no scores. */
function differenceOfScores(
  expected: readonly number[] | null,
  { number, scores }: FileHand,
  isLast: boolean,
): Difference | null {
  const place = { hand: number, step: null, seat: null };
  if (expected === null && scores === null && isLast) return null;
  if (expected === null || scores === null)
    return compare('scores', expected ?? 'a hand that is over', scores, place);
  const seat = expected.findIndex((score, index) => score !== scores[index]);
  return compare('scores', expected, scores, { ...place, seat: seat < 0 ? null : seat });
}

function differenceOfEntry(
  game: AnyGame,
  { options, seats, hasNewHolders }: TableFile,
  { number, entry }: FileHand,
  scores: readonly number[] | null,
): Difference | null {
  if (entry === null) return null;
  const place = { hand: number, step: null, seat: null };
  const head =
    compare('posting', scores ? 'hand' : 'unfinished', entry.kind, place) ??
    compare('posting', bookOf(game, { options }), entry.book, place);
  if (head) return head;
  const book = bookOf(game, { options });
  const accounts = seats.map(({ player }, seat) => seatOf(player === 'computer' ? null : `${seat}`));
  const expected = scores ? postingsOf(book, accounts, scores) : [];
  const found = entry.postings.map(({ account, amount }) => ({ account: String(account), amount }));
  if (
    hasNewHolders &&
    scores &&
    addsUp(
      scores,
      found.map(({ amount }) => amount),
    )
  )
    return null;
  const doubled = found.find(
    ({ account }, index) => found.findIndex((each) => each.account === account) < index,
  );
  if (doubled) return compare('posting', 'one posting for each account', doubled, place);
  const amounts = (list: typeof found) =>
    Object.fromEntries(list.map(({ account, amount }) => [account, amount]));
  const difference = compare('posting', amounts([...expected]), amounts(found), place);
  const account = difference?.at.split('.').at(-1);
  return (
    difference && {
      ...difference,
      seat: account === COMPUTERS || account === 'other' ? null : Number(account),
    }
  );
}

/** Whether every score can be part of one of these amounts so that each is the sum of its scores, and has at least one. */
function addsUp(scores: readonly number[], amounts: readonly number[]): boolean {
  const assign = (seat: number, rest: readonly number[], used: ReadonlySet<number>): boolean => {
    const score = scores[seat];
    if (score === undefined) return used.size === amounts.length && rest.every((amount) => amount === 0);
    return rest.some((amount, index) =>
      assign(seat + 1, rest.with(index, amount - score), new Set([...used, index])),
    );
  };
  return amounts.length <= scores.length && assign(0, amounts, new Set());
}

/** A seat of which only the account counts. */
const seatOf = (userId: string | null): TableSeat => ({ userId, name: '', salt: '', missed: 0, away: false });
