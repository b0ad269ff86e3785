/**
 * How often tests repeat what is random: play, input, kills. `npm test` does a quarter of the full number, and everything
 * at least once; `TEST_RUNS=1` does all of it, as `.ci/run` does, and a higher number more.
 */
const SHARE = Number(process.env.TEST_RUNS || 0.25);

export const runs = (full: number): number => Math.max(1, Math.ceil(full * SHARE));

/** Of a list that every moment of random play is checked with: all of it where everything is repeated in full, otherwise one after the other. */
export const inTurn = <T>(all: readonly T[], turn: number): readonly T[] =>
  SHARE >= 1 ? all : [all[turn % all.length]!];
