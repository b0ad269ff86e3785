/** What else a seat could have chosen at a turning point, where that was one thing alone. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '../game/game.ts';
import type { TurningPoint } from '../game/turning-points.ts';

/** Adds to losses what the only other choice was, where there was one. Of luck it says nothing. @param states as in `statesOf` */
export const withOnlyAlternatives = (
  game: AnyGame,
  states: readonly unknown[],
  points: readonly TurningPoint[],
): readonly TurningPoint[] =>
  points.map((point) => {
    const { step, seat, action, before, after, isLuck = false } = point;
    if (after >= before || isLuck) return point;
    const others = game
      .choices(states[step], seat)
      .map((choice) => game.actionFor(states[step], seat, choice))
      .filter((other) => !isDeepStrictEqual(other, action));
    return others.length === 1 ? { ...point, instead: others[0] } : point;
  });
