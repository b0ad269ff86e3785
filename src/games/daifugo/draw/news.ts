/** What happened since the reader's last decision and must not be missed. It stays until they decide again. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { joinLines, smallText } from '../../../game/screen-parts.ts';
import type { LogEntry } from '../state.ts';
import type { SeatView, TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { inlineCards, namingFor } from './shared.ts';

const MAX_NEWS = 3;
/** Plays since the reader's last turn. */
const MAX_SINCE = 2;
/** Of a game that is over: a turn with a cut or two. */
const MAX_SINCE_TO_END = 6;
/** What a panel has room for, together with the rows of hands below. */
const MAX_SINCE_AND_ROWS = 8;
/** With more rows there is no room for any. */
const MAX_HAND_ROWS = 4;
/** Kinds of log entries that a seat decided on. The others follow from a play. */
const DECISIONS: readonly LogEntry['kind'][] = ['draw', 'pass', 'play', 'give', 'discard', 'reverse'];

/** The latest cuts and revolutions, the cards that the reader was given, and the card that they drew. */
export function drawNews(view: SeatView, words: Words): Block[] {
  const { table, seat, drew } = view;
  const decided = table.recent.findLastIndex(
    (entry) => entry.seat === seat && DECISIONS.includes(entry.kind),
  );
  const entries = table.recent.slice(decided + 1);
  const lines = entries.flatMap((entry, index) =>
    isAnswered(entry, entries.slice(index + 1)) ? [] : newsOf(entry, view, words),
  );
  const drawn = drew === null ? [] : [words.youDrew(inlineCards([drew]))];
  // Cuts in a row by the same seat read the same.
  const different = lines.filter((news, index) => !isSame(news, lines[index + 1]));
  return [...different, ...drawn].slice(-MAX_NEWS).map((news) => text(news));
}

const isSame = (a: Line, b: Line | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** For the player to act: what was played since their last turn under the play to beat, who passed, or why they lead. */
export function sinceOwnTurn(view: SeatView, words: Words): Block[] {
  const { table, seat, choices } = view;
  const { recent, trick, owes } = table;
  if (choices.length === 0 || owes) return [];
  const entries = recent.slice(lastTurnOf(seat, recent) + 1);
  const top = trick === null ? -1 : entries.findLastIndex(({ kind }) => kind === 'play');
  const hasWon = trick === null && entries.some((entry) => entry.kind === 'clear' && entry.by === 'passes');
  const [passes, ...otherPasses] = passesOf(entries);
  if (hasWon && passes && otherPasses.length === 0)
    return [smallText(words.allPassed(table.sizes.length - 1, passes.hasDrawn))];
  const events = entries.flatMap((_, index) => toldOfTrick(entries, index, top, view, words));
  return events.length > 0 ? [latestOf(events, MAX_SINCE, words)] : [];
}

/** Passes with no play between them, all with a draw before or all without one. */
interface Passes {
  readonly seats: readonly Seat[];
  readonly hasDrawn: boolean;
  /** The entry of the first. */
  readonly first: number;
}

function passesOf(entries: readonly LogEntry[]): Passes[] {
  const all: Passes[] = [];
  let isBroken = true;
  for (const [first, { kind, seat }] of entries.entries()) {
    if (kind === 'draw') continue;
    if (kind === 'pass') {
      const hasDrawn = entries[first - 1]?.kind === 'draw';
      const last = all.at(-1);
      if (last && !isBroken && last.hasDrawn === hasDrawn)
        all.splice(-1, 1, { ...last, seats: [...last.seats, seat] });
      else all.push({ seats: [seat], hasDrawn, first });
    }
    isBroken = kind !== 'pass';
  }
  return all;
}

/** What the entry at an index tells: plays but the one to beat, passes, gifts, and who won a trick. @param top the play to beat */
function toldOfTrick(
  entries: readonly LogEntry[],
  index: number,
  top: number,
  { seat }: SeatView,
  words: Words,
): Line[] {
  const entry = entries[index]!;
  const who = { seat: entry.seat };
  switch (entry.kind) {
    case 'play': {
      if (index === top || isLead(entries, index, seat)) return [];
      const hasDrawn = entries[index - 1]?.kind === 'draw';
      const played = words.playedInShort(who, words.play(entry.play), hasDrawn);
      return [line`${played}${giftOf(entries, index, words)}`];
    }
    case 'pass': {
      const passes = passesOf(entries).find(({ first }) => first === index);
      return passes ? [words.passedInShort(namesOf(passes.seats, words), passes.hasDrawn)] : [];
    }
    case 'give':
      // Gifts of other plays stand beside them, and what the reader was given, in the headline.
      return top >= 0 && index > top && entry.to !== seat ? [words.gaveInShort(who, { seat: entry.to })] : [];
    case 'clear': {
      // What a cut ends stands in the headline.
      if (entry.by !== 'passes' || entry.seat === seat) return [];
      const lead = index + 1;
      const led = entries[lead];
      return led?.kind === 'play' && lead !== top
        ? [line`${words.wonTrick(who, words.play(led.play))}${giftOf(entries, lead, words)}`]
        : [words.wonTrick(who, null)];
    }
    default:
      return [];
  }
}

const namesOf = (seats: readonly Seat[], words: Words): Line =>
  joinLines(
    seats.map((seat) => [{ seat }]),
    words.listSeparator,
  );

/** Whether a play is told together with the trick that its player won. */
const isLead = (entries: readonly LogEntry[], index: number, reader: Seat): boolean => {
  const before = entries[index - 1];
  return before?.kind === 'clear' && before.by === 'passes' && before.seat !== reader;
};

/** Whom the play at an index gave cards. */
function giftOf(entries: readonly LogEntry[], index: number, words: Words): Line {
  const next = entries.slice(index + 1).findIndex(({ kind }) => kind === 'play' || kind === 'clear');
  const effects = entries.slice(index + 1, next < 0 ? undefined : index + 1 + next);
  const gift = effects.find((entry) => entry.kind === 'give');
  return gift ? words.gaveInShort(null, { seat: gift.to }) : [];
}

/** The entry with which a seat ended its latest turn; −1: the log has none. */
const lastTurnOf = (seat: Seat, recent: readonly LogEntry[]): number =>
  recent.findLastIndex((entry) => entry.seat === seat && (entry.kind === 'play' || entry.kind === 'pass'));

function latestOf(events: readonly Line[], max: number, words: Words): Block {
  const latest = joinLines(events.slice(-max), ' → ');
  return smallText(line`${words.sinceYourTurn}${words.colon}${events.length > max ? '… → ' : ''}${latest}`);
}

/** For a game that is over: what led to the last play since the reader's last turn. The last play stands above it. */
export function sinceOwnTurnToEnd(view: SeatView, words: Words): Block[] {
  const { table, seat } = view;
  const last = table.recent.findLastIndex(({ kind }) => kind === 'play');
  const entries = table.recent.slice(lastTurnOf(seat, table.recent) + 1, Math.max(0, last));
  // What the reader's own play brought about is not news to them.
  const events = entries.flatMap((entry) => (entry.seat === seat ? [] : toldInShort(entry, view, words)));
  const max = maxSinceToEnd(table);
  return max > 0 && events.length > 0 ? [latestOf(events, max, words)] : [];
}

/** The hands that are shown take the room, and twice as much of it where they drew a card (daifugo 18). */
function maxSinceToEnd({ end, sizes }: TableView): number {
  if (end?.kind !== 'win') return MAX_SINCE_TO_END;
  const rows = sizes.length - 1 + end.drew.filter((card) => card !== null).length;
  return rows > MAX_HAND_ROWS ? 0 : Math.min(MAX_SINCE_TO_END, MAX_SINCE_AND_ROWS - rows);
}

/** What is public of an entry, and the cards that the reader was given. Draws and passes changed no trick. */
function toldInShort(entry: LogEntry, view: SeatView, words: Words): Line[] {
  const { events } = words;
  const who = { seat: entry.seat };
  switch (entry.kind) {
    case 'play':
      return [words.playedInShort(who, words.play(entry.play), false)];
    case 'give': {
      const known = newsOf(entry, view, words);
      return known.length > 0 ? known : [events.gave(who, { seat: entry.to }, entry.count)];
    }
    case 'discard':
      return [events.discarded(who, inlineCards(entry.cards))];
    case 'reverse':
      return entry.yes ? [events.reversed(who, true)] : [];
    case 'clear':
      return [
        entry.by === 'passes'
          ? words.wonTrick(who, null)
          : events.cleared(null, entry.by, view.table.sizes.length - 1),
      ];
    case 'revolution':
      return newsOf(entry, view, words);
    default:
      return [];
  }
}

/** Once somebody has answered the play that followed a cut, the cut is no news: it would name the wrong leader. */
const isAnswered = ({ kind, seat }: LogEntry, later: readonly LogEntry[]): boolean =>
  kind === 'clear' && later.some((entry) => entry.kind === 'play' && entry.seat !== seat);

function newsOf(entry: LogEntry, { seat, gifts, table }: SeatView, words: Words): Line[] {
  const who = namingFor(seat, words)(entry.seat);
  const { events } = words;
  switch (entry.kind) {
    case 'revolution':
      return [events.revolution(who, entry.on)];
    case 'clear':
      return entry.by === 'passes' ? [] : [events.cleared(who, entry.by, table.sizes.length - 1)];
    case 'give': {
      const gift = gifts[entry.gift];
      return gift && gift.to === seat ? [events.youGot(who, inlineCards(gift.cards))] : [];
    }
    default:
      return [];
  }
}
