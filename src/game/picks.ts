/** Picks that are made at the same time: nobody could tell their order, and none is shown until the last of them is made. */
import type { AnyGame, Seat } from './game.ts';

/** A hand that is over, state by state. */
interface Replay {
  readonly game: AnyGame;
  /** As in `statesOf`. */
  readonly states: readonly unknown[];
  readonly moves: readonly { readonly seat: Seat; readonly action: unknown }[];
}

/** Moves from the first to before `end`. */
export interface Picks {
  readonly first: number;
  readonly end: number;
}

/** Whether players choose at the same time: the game says so, several must act, or who has chosen may still choose again. */
export function chooseTogether(game: AnyGame, state: unknown): boolean {
  if (game.choosesTogether?.(state)) return true;
  const acting = game.toAct(state);
  return game
    .sides(state)
    .flat()
    .some((seat) => (acting.includes(seat) ? acting.length > 1 : game.choices(state, seat).length > 0));
}

/** The moves that are made together with the one of a step; only that one where it is made alone, or at the end. */
export function picksAt(replay: Replay, step: number): Picks {
  let first = step;
  while (first > 0 && isOnePick(replay, first - 1)) first--;
  let end = step + 1;
  while (isOnePick(replay, end - 1)) end++;
  return { first, end: Math.min(end, replay.moves.length) };
}

export const isTogether = ({ first, end }: Picks): boolean => end - first > 1;

/** Whether a step's move and the next one belong to the same picks: both are secret, and the others who pick still wait. */
function isOnePick({ game, states, moves }: Replay, step: number): boolean {
  const move = moves[step];
  const next = moves[step + 1];
  if (!move || !next || !game.isSecret?.(move.action) || !game.isSecret(next.action)) return false;
  const waiting = game.toAct(states[step]);
  const left = game.toAct(states[step + 1]);
  return (
    chooseTogether(game, states[step]) &&
    left.length > 0 &&
    !left.includes(move.seat) &&
    left.every((seat) => waiting.includes(seat))
  );
}
