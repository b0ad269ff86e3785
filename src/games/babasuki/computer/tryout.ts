/** Trying choices out where the outcome is a matter of luck: the better half goes on, until one is left. */

/**
 * @param budget how often anything is tried, in all
 * @param imagine one way things may be
 * @param outcome how well a choice does there, once
 */
export function bestOf<Choice, World>(
  choices: readonly Choice[],
  budget: number,
  imagine: () => World,
  outcome: (choice: Choice, world: World) => number,
): Choice {
  let left = choices.map((choice) => ({ choice, sum: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  while (left.length > 1) {
    const worlds = Math.ceil(budget / rounds / left.length);
    for (let tried = 0; tried < worlds; tried++) {
      const world = imagine();
      for (const of of left) of.sum += outcome(of.choice, world);
    }
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.choice;
}
