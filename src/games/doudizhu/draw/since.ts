/** What happened since a player's last decision, and what of it led to the play that they are to beat. */
import { type Block, type Line, line } from '../../../game/screen.ts';
import { joinLines, smallText } from '../../../game/screen-parts.ts';
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
  if (told.length > 0) return [smallText(line`${heading}${told}`)];
  return table.top === null && entries.some(({ kind }) => kind === 'clear')
    ? [smallText(words.allPassed)]
    : [];
}

const isBomb = (entry: LogEntry): boolean => entry.kind === 'play' && entry.play.kind === 'bomb';

/**
 * In one line: who led the trick that lies there now, or who played and passed, with the cards if they have room. Nothing where the
 * headline tells of every play.
 */
function inShort(entries: readonly LogEntry[], words: Words): Line {
  const told = entries.filter(({ kind }) => kind === 'play' || kind === 'pass');
  const plays = told.filter(({ kind }) => kind === 'play');
  if (plays.length > 0 && plays.every(isBomb) && told.length === entries.length) return [];
  const clear = entries.findLast(({ kind }) => kind === 'clear');
  if (clear) return words.wonTrick({ seat: clear.seat });
  const whole = joinLines(
    told.map((entry) => eventLine(entry, words)),
    ' → ',
  );
  if (textWidth(whole) <= LINE_WIDTH) return whole;
  return joinLines(
    told.map(({ kind, seat }) => (kind === 'play' ? words.hasPlayed({ seat }) : words.passed({ seat }))),
    ' → ',
  );
}
