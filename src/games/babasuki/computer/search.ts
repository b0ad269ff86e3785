/** The best of several choices whose value depends on luck, by sequential halving. */

/**
 * Evaluates all choices in sampled worlds and drops the worse half, again and again, until one is left.
 * @param budget the number of evaluations in all, about
 * @param sampleWorld samples a world; all choices left are evaluated in the same worlds
 * @param evaluate the value of a choice in a world, by one playout
 */
export function findBest<Choice, World>(
  choices: readonly Choice[],
  budget: number,
  sampleWorld: () => World,
  evaluate: (choice: Choice, world: World) => number,
): Choice {
  let candidates = choices.map((choice) => ({ choice, sum: 0 }));
  const halvings = candidates.length < 2 ? 0 : 32 - Math.clz32(candidates.length - 1);
  while (candidates.length > 1) {
    const worlds = Math.ceil(budget / halvings / candidates.length);
    for (let count = 0; count < worlds; count++) {
      const world = sampleWorld();
      for (const candidate of candidates) candidate.sum += evaluate(candidate.choice, world);
    }
    candidates = candidates.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(candidates.length / 2));
  }
  return candidates[0]!.choice;
}
