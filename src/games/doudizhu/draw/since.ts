/** What happened since a player's last decision, and what of it led to the play that they are to beat. */
import { type Block, type Line, line } from '../../../game/screen.ts';
import { inDetails, joinLines, smallText } from '../../../game/screen-parts.ts';
import { LINE_WIDTH, textWidth } from '../../../game/text-width.ts';
import type { LogEntry } from '../state.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { eventLine } from './shared.ts';

const DECISIONS: ReadonlySet<LogEntry['kind']> = new Set(['decline', 'play', 'pass']);

/** The log entries since the seat last decided, oldest first. */
export function sinceDecided({ table: { recent }, seat }: SeatView): readonly LogEntry[] {
  const decided = recent.findLastIndex((entry) => entry.seat === seat && DECISIONS.has(entry.kind));
  return recent.slice(decided + 1);
}

/**
 * For the player to act: what came since then before the play to beat, or why they lead. What followed that play stands beside
 * the seats.
 * @param isShort there is room for one line, without a heading
 */
export function sinceOwnDecision(view: SeatView, words: Words, isShort: boolean): Block[] {
  const { table, seat, choices } = view;
  if (table.phase !== 'play' || choices.length === 0) return [];
  const entries = sinceDecided(view);
  const isFirstTurn = !table.recent.some((entry) => entry.seat === seat && DECISIONS.has(entry.kind));
  const last = table.top === null ? -1 : entries.findLastIndex(({ kind }) => kind === 'play');
  const lastClear = entries.findLastIndex(({ kind }) => kind === 'clear');
  const events = entries.flatMap((entry, index): Line[] => {
    const who = { seat: entry.seat };
    const hasLed = entries[index - 1]?.kind === 'clear';
    switch (entry.kind) {
      case 'accept':
        if (entry.seat === seat) return [];
        return isFirstTurn ? [words.acceptedBeforeYou(who, entry.stake)] : [words.accepted(who, entry.stake)];
      case 'forced':
        return entry.seat === seat ? [] : [words.forced(who)];
      case 'play': {
        if (index === last) return [];
        const played = hasLed ? words.wonTrickAndLed : words.playedInShort;
        return [played(who, words.play(entry.play))];
      }
      case 'pass':
        // Passes that ended a trick are told of by who won it, and those on the play to beat stand beside the seats.
        return index < last && index > lastClear ? [words.passedInShort(who)] : [];
      case 'clear':
        // The play that follows says it, unless that is the one to beat.
        return entry.seat !== seat && index + 1 === last ? [words.wonTrick(who)] : [];
      default:
        return [];
    }
  });
  const told = isShort ? inShort(entries.slice(0, Math.max(0, last)), words) : joinLines(events, ' → ');
  const heading = isShort ? '' : `${words.beforeThisPlay}${words.colon}`;
  if (told.length > 0) return [inDetails(smallText(line`${heading}${told}`))];
  return table.top === null && entries.some(({ kind }) => kind === 'clear')
    ? [inDetails(smallText(words.allPassed))]
    : [];
}

const isBomb = (entry: LogEntry): boolean => entry.kind === 'play' && entry.play.kind === 'bomb';

/**
 * In one line: who led the trick that lies there now, and what, or who played and passed; as many of them, with their cards, as have
 * room, the latest last. Nothing where the headline tells of every play.
 */
function inShort(entries: readonly LogEntry[], words: Words): Line {
  const told = entries.filter(({ kind }) => kind === 'play' || kind === 'pass');
  const plays = told.filter(({ kind }) => kind === 'play');
  if (plays.length > 0 && plays.every(isBomb) && told.length === entries.length) return [];
  const cleared = entries.findLastIndex(({ kind }) => kind === 'clear');
  const [lead, ...followed] = cleared < 0 ? [] : entries.slice(cleared + 1);
  if (cleared >= 0 && lead?.kind !== 'play') return words.wonTrick({ seat: entries[cleared]!.seat });
  const all =
    lead?.kind === 'play'
      ? [
          words.wonTrickAndLed({ seat: lead.seat }, words.play(lead.play)),
          ...followed.map((entry) => eventLine(entry, words)),
        ]
      : told.map((entry) => eventLine(entry, words));
  const latest = (count: number): Line =>
    joinLines([...(count < all.length ? [['…']] : []), ...all.slice(-count)], ' → ');
  const count = [...all.keys()].findLast((index) => textWidth(latest(index + 1)) <= LINE_WIDTH) ?? 0;
  const isTooLong = count === 0 && textWidth(latest(1)) > LINE_WIDTH;
  return isTooLong && lead?.kind === 'play' ? words.wonTrick({ seat: lead.seat }) : latest(count + 1);
}
