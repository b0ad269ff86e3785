/** A match as one seat sees it, as far as the computer cares. */
import type { Seat } from '../../../game/game.ts';
import type { Call, Face } from '../dice.ts';
import type { SeatView, TableView } from '../views.ts';

export interface Position {
  readonly seat: Seat;
  /** Its own hidden dice. */
  readonly hidden: readonly Face[];
  /** Revealed dice of all. */
  readonly shown: readonly Face[];
  /** By seat: hidden dice, and the face it last called in this round. */
  readonly cups: readonly Cup[];
  /** By seat: dice left. */
  readonly left: readonly number[];
  readonly call: (Call & { readonly seat: Seat }) | null;
}

export interface Cup {
  readonly dice: number;
  readonly claims: Face | null;
}

export const positionOf = ({ table, seat, hidden }: SeatView): Position => ({
  seat,
  hidden,
  shown: table.shown.flat(),
  cups: table.left.map((dice, of) => ({
    dice: dice - table.shown[of]!.length,
    claims: lastCalled(table, of),
  })),
  left: table.left,
  call: table.call,
});

function lastCalled({ log }: TableView, seat: Seat): Face | null {
  const deed = log.findLast((of) => of.seat === seat && of.kind === 'call');
  return deed?.kind === 'call' ? deed.face : null;
}

/** The same position, had its seat revealed these and rolled the others so. */
export function afterReroll(
  position: Position,
  revealed: readonly Face[],
  rolled: readonly Face[],
): Position {
  const { seat, shown, cups } = position;
  return {
    ...position,
    hidden: rolled,
    shown: [...shown, ...revealed],
    cups: cups.with(seat, { dice: rolled.length, claims: cups[seat]!.claims }),
  };
}
