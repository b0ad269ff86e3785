/** What a player must not miss: how the landlord was found, and bombs, until the player has decided again. */
import { type Block, line, text } from '../../../game/screen.ts';
import type { LogEntry } from '../state.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { cardsLine } from './shared.ts';
import { sinceDecided } from './since.ts';

/** News until the landlord has led: then a mark among the seats says it, and a large hand needs the room. */
const LANDLORD_FOUND: ReadonlySet<LogEntry['kind']> = new Set(['accept', 'forced']);

/** @param isCrowded of several bombs the one to beat is left out: the prompt below names it */
export function headline(view: SeatView, words: Words, isCrowded: boolean): Block[] {
  const { turn, played } = view.table;
  if (turn === null) return [];
  const news = sinceDecided(view)
    .filter(({ kind }) => played.length === 0 || !LANDLORD_FOUND.has(kind))
    .flatMap((entry) => newsOf(entry, view, words));
  const isNamedBelow = view.choices.length > 0 && view.table.top?.play.kind === 'bomb';
  return isCrowded && isNamedBelow && news.length > 1 ? news.slice(0, -1) : news;
}

function newsOf(entry: LogEntry, view: SeatView, words: Words): Block[] {
  const who = { seat: entry.seat };
  const isOwn = entry.seat === view.seat;
  switch (entry.kind) {
    case 'accept':
      return [
        text(isOwn ? words.youAreLandlord(entry.stake) : line`👑 ${words.accepted(who, entry.stake)}`),
        ...takenKitty(view, words),
      ];
    case 'forced':
      return [text(isOwn ? words.youWereForced : line`👑 ${words.forced(who)}`), ...takenKitty(view, words)];
    case 'play':
      return entry.play.kind === 'bomb' ? [text(line`💣 ${words.played(who, words.play(entry.play))}`)] : [];
    default:
      return [];
  }
}

/** The eight cards, for the landlord or where everybody sees them (doudizhu 11). */
function takenKitty({ kitty, table }: SeatView, words: Words): Block[] {
  if (kitty) return [cardsLine(words.fromKitty, kitty, words)];
  return table.kitty ? [cardsLine(words.kittyShown, table.kitty, words)] : [];
}
