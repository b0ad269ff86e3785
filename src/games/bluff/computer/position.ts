/** The part of a seat's view that the computer evaluates. */
import type { Seat } from '../../../game/game.ts';
import type { Call, DieFace } from '../dice.ts';
import type { SeatView, TableView } from '../views.ts';
import { HOUSE, type Tuning } from './tuning.ts';

export interface Position {
  /** How whoever looks at it judges. */
  readonly tuning: Tuning;
  readonly seat: Seat;
  /** This seat's own hidden dice. */
  readonly hidden: readonly DieFace[];
  /** The revealed dice of all seats. */
  readonly revealed: readonly DieFace[];
  /** By seat. */
  readonly cups: readonly Cup[];
  /** The number of dice each seat still has. */
  readonly diceLeft: readonly number[];
  readonly call: (Call & { readonly seat: Seat }) | null;
  /** Whether the seat may challenge that call now. */
  readonly canChallenge: boolean;
}

/** What everybody knows of a seat's hidden dice. */
export interface Cup {
  /** The number of hidden dice. */
  readonly dice: number;
  /** The face that the seat last called in this round. */
  readonly lastCalled: DieFace | null;
}

export const positionOf = ({ table, seat, hidden, choices }: SeatView, tuning: Tuning = HOUSE): Position => ({
  tuning,
  seat,
  hidden,
  revealed: table.revealed.flat(),
  cups: table.diceLeft.map((dice, other) => ({
    dice: dice - table.revealed[other]!.length,
    lastCalled: lastCalledFace(table, other),
  })),
  diceLeft: table.diceLeft,
  call: table.call,
  canChallenge: choices.some((choice) => choice.do === 'challenge'),
});

function lastCalledFace({ log }: TableView, seat: Seat): DieFace | null {
  const entry = log.findLast((candidate) => candidate.seat === seat && candidate.kind === 'call');
  return entry?.kind === 'call' ? entry.face : null;
}

/** The position after its seat has revealed some dice and rolled the others again. */
export function afterReroll(
  position: Position,
  newlyRevealed: readonly DieFace[],
  rerolled: readonly DieFace[],
): Position {
  const { seat, revealed, cups } = position;
  return {
    ...position,
    hidden: rerolled,
    revealed: [...revealed, ...newlyRevealed],
    cups: cups.with(seat, { dice: rerolled.length, lastCalled: cups[seat]!.lastCalled }),
    canChallenge: false,
  };
}
