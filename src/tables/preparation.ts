/**
 * Preparing for a computer's move: the person whom it concerns, such as the owner of the hand that it draws from, has time
 * to put that hand in order. The time is the table's deadline, so that it is stored and moves with outages. It depends on
 * what everybody sees and on what that person does, never on what is hidden.
 */
import type { AnyGame, Seat } from '../game/game.ts';
import { refused, type Transition } from './refusals.ts';
import { type PlayingTable, playedByComputer, seatIndex, type Table } from './table.ts';

/** A computer's move for which somebody may prepare comes so long after it was asked for. */
export const PREPARATION_MS = 15_000;
/** Whoever has begun to prepare has so long from then on, once for each move. */
export const LONGER_PREPARATION_MS = 30_000;

/** Two clicks on a button follow each other within this time. */
const TWO_CLICKS_MS = 1_000;

/** The seat of the person who may prepare for the computer's move that is next; null: nobody does, or a person must act. */
export function preparingSeat(game: AnyGame, table: Table): Seat | null {
  if (table.phase !== 'playing' || !game.preparing) return null;
  const toAct = game.toAct(table.state);
  const [computer] = toAct;
  if (computer === undefined || !toAct.every((seat) => playedByComputer(table.seats[seat]!))) return null;
  const seat = game.preparing(table.state, computer);
  return seat === null || playedByComputer(table.seats[seat]!) ? null : seat;
}

/** The table as it waits for somebody to prepare; null where it waits for nobody's preparation, or does so no more. */
export function waitsForPreparation(
  game: AnyGame,
  table: Table,
): { readonly seat: Seat; readonly until: number; readonly mayTakeLonger: boolean } | null {
  const seat = preparingSeat(game, table);
  if (seat === null || table.phase !== 'playing' || table.deadline === null) return null;
  const { deadline, touchedAt, takesLonger = false } = table;
  return deadline > touchedAt ? { seat, until: deadline, mayTakeLonger: !takesLonger } : null;
}

/** A player begins to prepare: once for each move there is more time. */
export const beginPreparation = (game: AnyGame, userId: string): Transition =>
  whilePreparing(game, userId, (table, now) =>
    table.takesLonger
      ? null
      : { deadline: Math.max(table.deadline, now + LONGER_PREPARATION_MS), takesLonger: true },
  );

/** The table for whose next move there may be more time again. */
export function withoutMoreTime({ takesLonger: _, ...table }: PlayingTable): PlayingTable {
  return table;
}

/** A player needs no more time: the computer moves. */
export const endPreparation = (game: AnyGame, userId: string): Transition =>
  whilePreparing(game, userId, ({ deadline, takesLonger = false }, now) => {
    // It has ended already: of two presses at once the second changes nothing.
    if (deadline <= now) return null;
    const passed = PREPARATION_MS - (deadline - now);
    // Of two clicks the second is not for the move after. Who has taken more time has clicked in this one.
    return !takesLonger && passed < TWO_CLICKS_MS ? null : { deadline: now };
  });

const whilePreparing =
  (
    game: AnyGame,
    userId: string,
    change: (
      table: PlayingTable & { readonly deadline: number },
      now: number,
    ) => Pick<PlayingTable, 'deadline' | 'takesLonger'> | null,
  ): Transition =>
  (table, now) => {
    const seat = seatIndex(table, userId);
    if (seat < 0) return refused('not-seated');
    if (table.phase !== 'playing') return refused('stale');
    const { deadline } = table;
    if (deadline === null || preparingSeat(game, table) !== seat) return refused('stale');
    const changed = change({ ...table, deadline }, now);
    return changed === null
      ? refused('stale')
      : { table: { ...table, ...changed, version: table.version + 1, touchedAt: now } };
  };
