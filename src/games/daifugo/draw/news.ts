/** What happened since the reader's last decision and must not be missed. It stays until they decide again, a cut until somebody leads. */
import { type Block, type Line, text } from '../../../game/screen.ts';
import type { LogEntry } from '../state.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { inlineCards, namingFor } from './shared.ts';

const MAX_NEWS = 3;
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
    isPast(entry, entries.slice(index + 1)) ? [] : newsOf(entry, view, words),
  );
  const drawn = drew === null ? [] : [words.youDrew(inlineCards([drew]))];
  return [...lines, ...drawn].slice(-MAX_NEWS).map((news) => text(news));
}

/** A cut says who leads: once they have led, that is past, and the table shows their play. */
const isPast = ({ kind }: LogEntry, later: readonly LogEntry[]): boolean =>
  kind === 'clear' && later.some((entry) => entry.kind === 'play');

function newsOf(entry: LogEntry, { seat, gifts, table }: SeatView, words: Words): Line[] {
  const who = namingFor(seat, words)(entry.seat);
  const { events } = words;
  switch (entry.kind) {
    case 'revolution':
      // The reader knows of their own, and the order in force is told beside it.
      return entry.seat === seat ? [] : [events.revolution(who, entry.on)];
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
