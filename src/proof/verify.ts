/**
 * Verifies a table file: plays the table again from its seed, salts and actions, and compares all that follows from them
 * with what the file says. The first difference is named.
 */
import { commitment, tableKey } from '../game/chance.ts';
import { type AnyGame, findGame } from '../game/game.ts';
import { compare } from './difference.ts';
import { differenceOfEntry } from './entries.ts';
import { differenceOfHolders, hasChanges } from './holders.ts';
import { replayHand } from './replay.ts';
import { verifiedState } from './state-digest.ts';
import type { FileHand, TableFile } from './table-file.ts';
import { type Counts, type Difference, NO_COUNTS, type Verdict } from './verdict.ts';
import type { VerifyParts } from './verify-parts.ts';

/** @param file a file that `readTableFile` has read; it may be forged */
export async function verifyTable(file: TableFile, parts: VerifyParts): Promise<Verdict> {
  const { game: id, gameVersion } = file;
  const game = findGame(parts.games, id);
  if (!game || game.version !== gameVersion)
    return { outcome: 'unknown-game', game: id, gameVersion, ownVersion: game?.version ?? null };
  const counts = { ...NO_COUNTS };
  const difference =
    differenceOfSeed(file) ??
    differenceOfStored(file, parts) ??
    differenceOfSetup(game, file) ??
    (await differenceOfHands(game, file, parts, counts));
  return difference ? { outcome: 'differs', difference, counts } : { outcome: 'agrees', counts };
}

const differenceOfSeed = ({ seed, key, seats, commitment: shown }: TableFile): Difference | null =>
  compare('commitment', commitment(seed), shown) ??
  compare(
    'key',
    tableKey(
      seed,
      seats.map(({ salt }) => salt),
    ),
    key,
  );

/** Compares a file with what is stored of its table. A hand that it lacks, or has in addition, is a difference. */
function differenceOfStored(
  { options, seed, seats, hands }: TableFile,
  { ledger }: VerifyParts,
): Difference | null {
  if (!ledger) return null;
  const salts = seats.map(({ salt }) => salt);
  const levels = seats.map(({ level = null }) => level);
  const told = { options, seed, salts, levels, hands: hands.length };
  return compare('stored', { ...ledger.stored, hands: ledger.entries.size }, told);
}

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
      differenceOfCarry(game, carry, hand) ??
      differenceOfHolders(file, hand);
    if (before) return before;
    const replayed = await replayHand(game, file, { hand, carry, seq }, parts, counts);
    if ('what' in replayed) return replayed;
    state = replayed.state;
    const result = game.result(state);
    const after =
      differenceOfScores(result?.scores ?? null, hand, isLast) ??
      differenceOfEntry(game, file, hand, result?.scores ?? null, parts.ledger);
    if (after) return after;
    result?.scores.forEach((score, seat) => {
      totals[seat]! += score;
    });
    carry = result?.carry ?? null;
    seq += hand.actions.length;
    count(file, hand, parts, counts);
  }
  return (
    compare('totals', totals, file.totals) ??
    compare('state', state && verifiedState(game, state), file.state)
  );
}

/** A carry is all that the hand before left, or as much of it as an earlier version knew. */
function differenceOfCarry(
  game: AnyGame,
  expected: unknown,
  { number, carry = null }: FileHand,
): Difference | null {
  const place = { hand: number, step: null, seat: null };
  const difference = compare('carry', expected, carry, place);
  if (!difference || expected === null || !game.verifiedCarry) return difference;
  return compare('carry', game.verifiedCarry(expected), carry, place) && difference;
}

/** Counts what has been verified of a hand, and what could not be. */
function count(file: TableFile, hand: FileHand, { ledger }: VerifyParts, counts: Counts): void {
  counts.hands += 1;
  counts.scores += hand.scores?.length ?? 0;
  counts.postings += hand.entry?.postings.length ?? 0;
  // An unfinished hand pays nothing.
  if (!hand.entry && hand.scores) counts[ledger ? 'unpostedHands' : 'uncheckedEntries'] += 1;
  if (hand.holders === null) counts.unknownHolders += 1;
  else if (hasChanges(file, hand.holders)) counts.changedHands += 1;
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
