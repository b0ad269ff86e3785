/** Colors that pictures share: dark in both of Discord's themes, as charts are. */
import type { Seat } from '../game/seat.ts';

export const BACKGROUND = '#2b2d31';
export const PANEL = '#35373d';
export const HEADER = '#1e1f22';
export const TEXT = '#f2f3f5';
export const MUTED = '#c4c9ce';
export const RULE = '#4a4c54';
export const GOLD = '#ffd166';

/** Distinguishable on the background, also for color-blind readers: neighbors differ in lightness. */
const COLORS = [
  '#5b9dff',
  '#ffd166',
  '#ff7a59',
  '#7ee0c0',
  '#c792ea',
  '#4dd0e1',
  '#ff8fb8',
  '#b0bec5',
] as const;

export const colorAt = (index: number): string => COLORS[index % COLORS.length] ?? TEXT;

/** A seat has one color in all of a picture; its name always stands beside it. */
export const seatColor = (seat: Seat): string => colorAt(seat);
