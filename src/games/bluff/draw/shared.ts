/** Parts that the table and the panels share: dice, the call to beat, seat rows and recent actions. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type SeatName, type SeatRow, type Text } from '../../../game/screen.ts';
import {
  event,
  joinLines,
  joinWithDots,
  NARROW_SPACE,
  NO_BREAK_SPACE,
  smallText,
} from '../../../game/screen-parts.ts';
import { type Call, callsAbove, type DieFace, WILD } from '../dice.ts';
import { HIDDEN_DIE, pictureOf } from '../pictures.ts';
import type { LogEntry } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** Dice in a row; an empty line when there are none. */
export const diceLine = (faces: readonly DieFace[]): Line =>
  faces.length > 0 ? [{ cards: faces.map(pictureOf) }] : [];

/** A seat in a row or a list; the reader of a panel is "You" there. */
export const nameOf = (seat: Seat, reader: Seat | null): SeatName =>
  seat === reader ? { seat, isListed: true } : { seat };

export const diceOnTable = ({ diceLeft }: TableView): number => diceLeft.reduce((sum, dice) => sum + dice, 0);

/** A rounded percentage; only a certainty reads as 0% or 100%. */
export function percent(probability: number): string {
  const rounded = Math.round(100 * probability);
  if (rounded === 0 && probability > 0) return '<1%';
  return rounded === 100 && probability < 1 ? '>99%' : `${rounded}%`;
}

/** The seat that has begun the round, or is to begin it. */
export const starterOf = ({ log, turn }: TableView): Seat => log[0]?.seat ?? turn ?? 0;

/** The number of dice on the table and of each seat, the reader's first. */
export const diceInPlay = (view: TableView, reader: Seat, words: Words): Line =>
  words.inPlay(diceOnTable(view), diceBySeat(view.diceLeft, reader, words));

/** The dice that the others have revealed; empty where there are none. The reader's own stand beside their hidden dice. */
export function revealedByOthers(view: TableView, reader: Seat, words: Words): Line {
  const revealed = view.revealed.flatMap((dice, seat): Line[] =>
    dice.length > 0 && seat !== reader ? [line`${{ seat }}${NO_BREAK_SPACE}${diceLine(dice)}`] : [],
  );
  return revealed.length > 0 ? words.inView(joinLines(revealed, words.listSeparator)) : [];
}

/** So many seats with one number of dice are told of together. */
const MIN_EQUAL_SEATS = 3;

/** Each seat with dice, from the reader on; one number where all have the same, and last one for most of them. */
function diceBySeat(diceLeft: readonly number[], reader: Seat, words: Words): Line {
  const inTurn = diceLeft.map((_, offset) => (reader + offset) % diceLeft.length);
  const seats = inTurn.filter((seat) => diceLeft[seat]! > 0);
  const withDice = (dice: number): Seat[] => seats.filter((seat) => diceLeft[seat] === dice);
  const [first, ...rest] = seats.map((seat) => diceLeft[seat]!);
  if (first !== undefined && rest.every((dice) => dice === first)) return [words.eachHas(first)];
  const equal = seats.find((seat) => withDice(diceLeft[seat]!).length >= MIN_EQUAL_SEATS);
  const common = equal === undefined ? null : diceLeft[equal]!;
  const counts = seats
    .filter((seat) => diceLeft[seat] !== common)
    .map((seat) => words.seatHas(seat === reader ? words.you : { seat }, diceLeft[seat]!));
  return joinLines([...counts, ...(common === null ? [] : [words.othersHave(common)])], words.listSeparator);
}

/** What may follow the call to beat, and what a wild counts as. Nothing before the round's first call. */
export function callsToCome(view: TableView, words: Words): Block[] {
  const { call } = view;
  if (!call) return [];
  return [
    smallText(nextCalls(call, diceOnTable(view), words)),
    smallText(call.face === WILD ? words.onlyWildsCount : words.wildNote),
    smallText(words.wildCallNote),
  ];
}

/** The number of next calls that are always listed. */
const LISTED_CALLS = 3;
/** The number of calls listed on each side of the next call of wilds. */
const WILD_NEIGHBORS = 1;

/** The next calls and the place of the next call of wilds: `4×④ → 4×⑤ → 5×① … 5×⑤ → 3×★ → 6×①`. */
function nextCalls(call: Call, dice: number, words: Words): Line {
  const calls = callsAbove(call, dice);
  if (calls.length === 0) return [words.nothingAbove];
  const wildIndex = calls.findIndex(({ face }) => face === WILD);
  const isListed = (index: number) =>
    index < LISTED_CALLS || (wildIndex >= 0 && Math.abs(index - wildIndex) <= WILD_NEIGHBORS);
  const listed = [...calls.keys()].filter(isListed);
  const rungs = listed.reduce<Line>((previous, index, position) => {
    const rung = words.rung(calls[index]!);
    if (position === 0) return rung;
    return line`${previous}${listed[position - 1] === index - 1 ? ' → ' : ' … '}${rung}`;
  }, []);
  const isComplete = listed.at(-1) === calls.length - 1;
  return words.ladder(isComplete ? rungs : line`${rungs} …`);
}

/** A row for every seat: its hidden and revealed dice, and how many it has lost. */
export const seatRows = (view: TableView, words: Words): Block => ({
  part: 'seats',
  rows: view.diceLeft.map((_, seat) => seatRow(view, seat, words)),
});

function seatRow(view: TableView, seat: Seat, words: Words): SeatRow {
  const diceLeft = view.diceLeft[seat]!;
  const revealed = view.revealed[seat]!;
  const lost = view.lost[seat]!;
  if (diceLeft === 0) return { seat, isActing: false, note: [`💀 ${words.out}`] };
  const hidden = diceLeft - revealed.length;
  const notes: Line[] = [
    ...(hidden > 0 ? [line`${{ cards: [HIDDEN_DIE] }}${NARROW_SPACE}×${hidden}`] : []),
    ...(revealed.length > 0 ? [diceLine(revealed)] : []),
    ...(lost > 0 ? [[words.lostDice(lost)]] : []),
  ];
  return { seat, isActing: view.turn === seat, note: joinWithDots(notes) };
}

/**
 * The round's latest actions, at most `count` of them, without the standing call, which is shown by itself. The first begins
 * with an ellipsis where there were others before it.
 */
export function recentActions(
  { log, call }: TableView,
  count: number,
  words: Words,
  reader: Seat | null = null,
): Block[] {
  const callIndex = call ? log.findLastIndex((entry) => entry.kind === 'call') : -1;
  const entries = log.filter((_, index) => index !== callIndex);
  return entries.slice(-count).map((entry, index) => {
    const told = actionLine(entry, reader, words);
    return event(index === 0 && entries.length > count ? line`… ${told}` : told);
  });
}

/** The most calls that the line for a reader's turn tells of: a round of the table. Calls of ★ take the room of two. */
export const MAX_UNREAD = 6;

type CallEntry = Extract<LogEntry, { kind: 'call' }>;

/** Where the log has the reader's last action before this turn, of which a reroll is a part; -1 without one. */
const lastActionBefore = ({ log, turn, rerolled }: TableView, seat: Seat): number => {
  const own = [...log.keys()].filter((index) => log[index]!.seat === seat);
  return own.at(turn === seat && rerolled ? -2 : -1) ?? -1;
};

/**
 * The calls of the others since the reader's last action before this turn, or in the whole round, without the standing call.
 * Revealed dice stand in a line of their own until the round ends.
 */
const unreadCalls = (view: TableView, seat: Seat): CallEntry[] => {
  const { log } = view;
  const own = lastActionBefore(view, seat);
  const standing = log.findLastIndex((entry) => entry.kind === 'call');
  return log.filter(
    (entry, index): entry is CallEntry => entry.kind === 'call' && index > own && index !== standing,
  );
};

/** The latest calls that have room: one of ★, with what it ranks as, takes that of two. The last one always has. */
function latestOf(entries: readonly CallEntry[], room: number): readonly CallEntry[] {
  let left = room;
  const first = entries.findLastIndex((entry) => {
    left -= entry.face === WILD ? 2 : 1;
    return left < 0;
  });
  return entries.slice(Math.min(first + 1, entries.length - 1));
}

/**
 * The latest that the others have called since the reader's last action before this turn, or in the whole round, without the
 * standing call.
 * @param room for so many calls
 */
export function unreadActions(view: TableView, seat: Seat, room: number, words: Words): Text[] {
  const unread = unreadCalls(view, seat);
  if (unread.length === 0) return [];
  const told = latestOf(unread, room);
  const hasActed = lastActionBefore(view, seat) >= 0;
  const listed = joinLines(
    told.map((call) => words.calledInShort({ seat: call.seat }, call)),
    ' → ',
  );
  return [event(words.since(told.length < unread.length ? line`… ${listed}` : listed, hasActed))];
}

/** One action of a round in words. */
function actionLine(entry: LogEntry, reader: Seat | null, words: Words): Line {
  const who = nameOf(entry.seat, reader);
  return entry.kind === 'call'
    ? words.called(who, entry)
    : words.revealed(who, diceLine(entry.dice), entry.rolled);
}
