/** Dice that only their owner sees, on one line. */
import type { Line } from '../../../game/screen.ts';
import type { SeatView } from '../views.ts';
import { diceLine } from './shared.ts';

export const drawHand = ({ hidden }: SeatView): Line => diceLine(hidden);
