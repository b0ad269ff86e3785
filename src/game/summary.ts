/** How a hand ended, for the picture of a table's results. */
import type { Face } from './cards.ts';
import type { Line, Screen } from './screen.ts';

/** What a seat has at the end of a hand. */
interface SeatSummary {
  /** Its cards, dice or tiles. */
  readonly pieces: readonly Face[];
  /** What they are worth, or what the seat is. May be empty. */
  readonly note: Line;
}

export interface HandSummary {
  /** Who has won, and how: a line or two. */
  readonly outcome: readonly Line[];
  /** By seat. */
  readonly seats: readonly SeatSummary[];
  /** What decided the hand, the first first: bombs, challenges, fouls. */
  readonly keyPlays: readonly Line[];
}

export const MAX_KEY_PLAYS = 5;

/** A summary made of a game's own screen of the end: its titles, its rows of seats, and its other lines. */
export function summaryOf(screen: Screen, seatCount: number): HandSummary {
  const texts = screen.flatMap((part) => (part.part === 'text' ? [part] : []));
  const rows = screen.flatMap((part) => (part.part === 'seats' ? part.rows : []));
  const titles = texts.filter(({ size }) => size === 'title');
  const outcome = titles.length > 0 ? titles : texts.slice(0, 1);
  const others = texts.filter((text) => !outcome.includes(text));
  return {
    outcome: outcome.map(({ line }) => line),
    seats: Array.from({ length: seatCount }, (_, seat) => ({
      pieces: [],
      note: rows.find((row) => row.seat === seat)?.note ?? [],
    })),
    keyPlays: others.slice(0, MAX_KEY_PLAYS).map(({ line }) => line),
  };
}
