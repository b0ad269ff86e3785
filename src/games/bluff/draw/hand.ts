/** A seat's dice on one line: those that only their owner sees, and apart from them those that all see. */
import type { Line } from '../../../game/screen.ts';
import type { Locale } from '../../../game/words.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import { diceLine } from './shared.ts';

export function drawHand({ hidden, table, seat }: SeatView, locale: Locale): Line {
  const revealed = table.revealed[seat]!;
  return revealed.length > 0
    ? catalogue[locale].diceApart(diceLine(hidden), diceLine(revealed))
    : diceLine(hidden);
}
