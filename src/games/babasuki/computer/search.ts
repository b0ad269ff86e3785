/** The best of several choices whose value depends on luck, by sequential halving. */

interface Candidate<Choice> {
  readonly choice: Choice;
  sum: number;
}

/** How long, and among what, a search chooses. */
export interface Effort {
  /** The number of evaluations in all, about. */
  readonly budget: number;
  /** Returns a number from 0 to 1: of two choices whose difference may be luck, one is drawn by it. Left out: the better one. */
  readonly draw?: () => number;
}

/** The best choice, and the one that was left last beside it. */
export interface Comparison<Choice> {
  readonly best: Choice;
  /** Undefined: there was nothing else. */
  readonly next: Choice | undefined;
  /** Whether the difference between them may be luck. */
  readonly mayBeLuck: boolean;
}

export const findBest = <Choice, World>(
  choices: readonly Choice[],
  effort: Effort,
  sampleWorld: () => World,
  evaluate: (choice: Choice, world: World) => number,
): Choice => compare(choices, effort, sampleWorld, evaluate).best;

/**
 * Evaluates all choices in sampled worlds and drops the worse half, again and again, until one is left.
 * @param sampleWorld samples a world; all choices left are evaluated in the same worlds
 * @param evaluate the value of a choice in a world, by one playout
 */
export function compare<Choice, World>(
  choices: readonly Choice[],
  { budget, draw }: Effort,
  sampleWorld: () => World,
  evaluate: (choice: Choice, world: World) => number,
): Comparison<Choice> {
  let last: Omit<Comparison<Choice>, 'best'> = { next: undefined, mayBeLuck: false };
  let candidates = choices.map((choice): Candidate<Choice> => ({ choice, sum: 0 }));
  const halvings = candidates.length < 2 ? 0 : 32 - Math.clz32(candidates.length - 1);
  let allWorlds = 0;
  while (candidates.length > 1) {
    const worlds = Math.ceil(budget / halvings / candidates.length);
    allWorlds += worlds;
    let squares = 0;
    let differences = 0;
    for (let count = 0; count < worlds; count++) {
      const world = sampleWorld();
      const values = candidates.map((candidate) => evaluate(candidate.choice, world));
      for (const [index, candidate] of candidates.entries()) candidate.sum += values[index]!;
      const difference = values[0]! - values[1]!;
      differences += difference;
      squares += difference * difference;
    }
    if (candidates.length === 2) {
      const [first, second] = candidates as [Candidate<Choice>, Candidate<Choice>];
      const variance = squares / worlds - (differences / worlds) ** 2;
      // The difference of the sums, and its standard error.
      const mayBeLuck = (first.sum - second.sum) ** 2 <= variance * allWorlds;
      if (mayBeLuck && draw) {
        const [best, next] = draw() < 0.5 ? [first, second] : [second, first];
        return { best: best.choice, next: next.choice, mayBeLuck };
      }
      const next = second.sum > first.sum ? first : second;
      last = { next: next.choice, mayBeLuck };
    }
    candidates = candidates.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(candidates.length / 2));
  }
  return { ...last, best: candidates[0]!.choice };
}
