/** A hand on one line. */
import { faceOf } from '../../../game/cards.ts';
import type { Line } from '../../../game/screen.ts';
import type { SeatView } from '../views.ts';

export const drawHand = ({ hand }: SeatView): Line => [{ cards: hand.map(faceOf) }];
