/**
 * What all others have done since the reader's last turn, for the player to act: every play, draw and pass with its effects, in
 * order. Where that is more than a panel has room for, its beginning is left out, and a sign stands there.
 */
import type { Card } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line } from '../../../game/screen.ts';
import { inDetails, joinLines, smallText } from '../../../game/screen-parts.ts';
import { LINE_WIDTH, textWidth } from '../../../game/text-width.ts';
import type { LogEntry } from '../state.ts';
import { MAX_LOG_ENTRIES } from '../transitions.ts';
import type { SeatView, TableView } from '../views.ts';
import { cardLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { namingFor } from './shared.ts';

/** @param lines how many lines of a phone it may take */
export function sinceOwnTurn(view: SeatView, lines: number, words: Words): Block[] {
  const { table, seat, choices } = view;
  const { recent, trick, owes } = table;
  if (choices.length === 0 || owes || lines < 1) return [];
  const entries = recent.slice(lastTurnOf(seat, recent) + 1);
  const hasWon = trick === null && entries.some((entry) => entry.kind === 'clear' && entry.by === 'passes');
  const [passes, ...otherPasses] = passesOf(entries, seat);
  const hasPlays = entries.some((entry) => entry.kind === 'play' && entry.seat !== seat);
  if (hasWon && passes && otherPasses.length === 0 && !hasPlays)
    return [inDetails(smallText(words.allPassed(table.sizes.length - 1, passes.hasDrawn)))];
  return recapOf(view, { lines, least: 1 }, words);
}

/** @param least with fewer events there is nothing to tell */
function recapOf(
  view: SeatView,
  { lines, least }: { readonly lines: number; readonly least: number },
  words: Words,
): Block[] {
  const { seat, table } = view;
  const { recent } = table;
  const ownTurn = lastTurnOf(seat, recent);
  const events = toldOf(recent.slice(ownTurn + 1), view, words);
  const isLogCut = ownTurn < 0 && recent.length >= MAX_LOG_ENTRIES;
  // The draw before it may be what the log has lost.
  const known = isLogCut && endsTurn(recent[0]!) ? events.slice(1) : events;
  const heading = ownTurn < 0 ? words.soFar : words.sinceYourTurn;
  const told = latestOf(known, { heading, lines, isCut: isLogCut, least });
  return told ? [inDetails(smallText(told))] : [];
}

const ARROW = ' → ';
const CUT = '…';

interface Room {
  readonly heading: string;
  readonly lines: number;
  /** Whether something before the events is missing already. */
  readonly isCut: boolean;
  /** So many events are worth the room. */
  readonly least: number;
}

/** The latest of the events, as many as there is room for; null where there are too few. */
function latestOf(events: readonly Line[], { heading, lines, isCut, least }: Room): Line | null {
  const told = (from: number): Line =>
    line`${heading}${joinLines([...(isCut || from > 0 ? [[CUT]] : []), ...events.slice(from)], ARROW)}`;
  const from = events.findIndex((_, index) => textWidth(told(index)) <= lines * LINE_WIDTH);
  return from < 0 || events.length - from < least ? null : told(from);
}

/** Passes with no play between them, all with a draw before or all without one. */
interface Passes {
  readonly seats: readonly Seat[];
  readonly hasDrawn: boolean;
  /** The entry of the first. */
  readonly first: number;
}

function passesOf(entries: readonly LogEntry[], reader: Seat): Passes[] {
  const all: Passes[] = [];
  let isBroken = true;
  for (const [first, { kind, seat }] of entries.entries()) {
    if (kind === 'draw' || seat === reader) continue;
    if (kind === 'pass') {
      const hasDrawn = hasDrawnBefore(entries, first);
      const last = all.at(-1);
      if (last && !isBroken && last.hasDrawn === hasDrawn)
        all.splice(-1, 1, { ...last, seats: [...last.seats, seat] });
      else all.push({ seats: [seat], hasDrawn, first });
    }
    isBroken = kind !== 'pass';
  }
  return all;
}

const hasDrawnBefore = (entries: readonly LogEntry[], index: number): boolean =>
  entries[index - 1]?.kind === 'draw';

const endsTurn = ({ kind }: LogEntry): boolean => kind === 'play' || kind === 'pass';

/** The entry with which a seat ended its latest turn; −1: the log has none. */
const lastTurnOf = (seat: Seat, recent: readonly LogEntry[]): number =>
  recent.findLastIndex((entry) => entry.seat === seat && endsTurn(entry));

/** The others' turns, and where a trick was cleared among them. */
function toldOf(entries: readonly LogEntry[], view: SeatView, words: Words): Line[] {
  const reader = view.seat;
  const passes = passesOf(entries, reader);
  const last = entries.length - 1;
  return entries.flatMap((entry, index): Line[] => {
    if (entry.kind === 'clear')
      // That the reader leads is said where their turn is.
      return entry.by === 'passes' && (entry.seat !== reader || index < last) ? [[words.trickCleared]] : [];
    if (entry.seat === reader) return [];
    if (entry.kind === 'pass') {
      const group = passes.find(({ first }) => first === index);
      return group ? [words.passedInShort(namesOf(group.seats, words), group.hasDrawn)] : [];
    }
    if (entry.kind !== 'play') return [];
    const played = words.playedInShort(
      { seat: entry.seat },
      words.play(entry.play),
      hasDrawnBefore(entries, index),
    );
    const effects = effectsOf(entries.slice(index + 1), view, words);
    return [effects.length > 0 ? words.withEffects(played, effects) : played];
  });
}

const namesOf = (seats: readonly Seat[], words: Words): Line => words.names(seats.map((seat) => ({ seat })));

const namesOfCards = (cards: readonly Card[] | undefined, words: Words): string | null =>
  cards?.map((card) => cardLabel(card, words)).join(' ') ?? null;

/** What a play brought about. @param later the entries behind it */
function effectsOf(later: readonly LogEntry[], view: SeatView, words: Words): Line[] {
  const end = later.findIndex(
    (entry) => endsTurn(entry) || entry.kind === 'draw' || (entry.kind === 'clear' && entry.by === 'passes'),
  );
  return later.slice(0, end < 0 ? undefined : end).flatMap((entry) => effectOf(entry, view, words));
}

function effectOf(entry: LogEntry, { seat, gifts }: SeatView, words: Words): Line[] {
  switch (entry.kind) {
    case 'revolution':
      return [[words.revolutionInShort(entry.on)]];
    case 'give':
      return [
        words.gaveInShort(
          namingFor(seat, words)(entry.to),
          entry.count,
          namesOfCards(gifts[entry.gift]?.cards, words),
        ),
      ];
    case 'discard':
      return [[words.discardedInShort(namesOfCards(entry.cards, words) ?? '')]];
    case 'reverse':
      return entry.yes ? [[words.reversedInShort]] : [];
    case 'clear':
      return entry.by === 'passes' ? [] : [[words.cutInShort(entry.by)]];
    default:
      return [];
  }
}

/** The same for a game that is over: what led to its last play, which stands above it, and that play. */
export function sinceOwnTurnToEnd(view: SeatView, words: Words): Block[] {
  const lines = linesToEnd(view.table);
  // The last play alone stands above already.
  return lines > 0 ? recapOf(view, { lines, least: 2 }, words) : [];
}

/** Lines of small print that a panel has room for: for the end alone, and how many of them hands and cards drawn then take. */
const LINES_TO_END = { foul: 10, win: 13, hand: 4, drawn: 1 };

function linesToEnd({ end, sizes }: TableView): number {
  if (end?.kind !== 'win') return LINES_TO_END.foul;
  const drawn = end.drew.filter((card) => card !== null).length;
  const { win, hand, drawn: each } = LINES_TO_END;
  return Math.max(0, win - (sizes.length - 1) * hand - drawn * each);
}
