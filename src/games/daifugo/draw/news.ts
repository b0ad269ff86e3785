/** What happened since the reader's last decision and must not be missed. It stays until they decide again. */
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { joinLines, smallText } from '../../../game/screen-parts.ts';
import type { LogEntry } from '../state.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { inlineCards } from './shared.ts';

const MAX_NEWS = 3;
/** Plays since the reader's last turn. */
const MAX_SINCE = 2;
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

/** For the player to act: the plays since their last one or pass that lie under the one to beat, or why they lead. */
export function sinceOwnTurn({ table, seat, choices }: SeatView, words: Words): Block[] {
  const { recent, trick, owes } = table;
  if (choices.length === 0 || owes) return [];
  const entries = recent.slice(
    recent.findLastIndex((entry) => entry.seat === seat && (entry.kind === 'play' || entry.kind === 'pass')) +
      1,
  );
  const top = trick === null ? -1 : entries.findLastIndex(({ kind }) => kind === 'play');
  const events = entries.flatMap((entry, index): Line[] => {
    const who = { seat: entry.seat };
    if (entry.kind === 'play' && index !== top) return [words.playedInShort(who, words.play(entry.play))];
    // What a cut ends stands in the headline.
    const isWon = entry.kind === 'clear' && entry.by === 'passes' && entry.seat !== seat;
    return isWon ? [words.wonTrick(who)] : [];
  });
  if (events.length > 0) {
    const latest = joinLines(events.slice(-MAX_SINCE), ' → ');
    const isCut = events.length > MAX_SINCE;
    return [smallText(line`${words.sinceYourTurn}${words.colon}${isCut ? '… → ' : ''}${latest}`)];
  }
  const hasWon = entries.some((entry) => entry.kind === 'clear' && entry.by === 'passes');
  return trick === null && hasWon ? [smallText(words.allPassed(table.sizes.length - 1))] : [];
}

/** Once somebody has answered the play that followed a cut, the cut is no news: it would name the wrong leader. */
const isAnswered = ({ kind, seat }: LogEntry, later: readonly LogEntry[]): boolean =>
  kind === 'clear' && later.some((entry) => entry.kind === 'play' && entry.seat !== seat);

function newsOf(entry: LogEntry, { seat, gifts, table }: SeatView, { events }: Words): Line[] {
  const who = { seat: entry.seat };
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
