/** The words of how anybody can check the shuffles. */

/** A text by what the game leaves to chance. */
type ByChance = Readonly<Record<'cards' | 'dice', string>>;

export type FairShuffleWords = {
  /** The button, and the heading of what it opens. */
  readonly title: ByChance;
  /** What the check proves, in a sentence. */
  readonly proves: ByChance;
  readonly purpose: ByChance;
  readonly wholeTable: ByChance;
  readonly recipe: ByChance;
  /** The button that opens the recipe. */
  readonly check: string;
} & Readonly<Record<'commitment' | 'seed' | 'salts' | 'noSalt' | 'checkLater' | 'checkNow', string>>;
