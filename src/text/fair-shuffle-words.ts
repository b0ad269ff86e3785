/** The words of how anybody can check the shuffles. */
export type FairShuffleWords = {
  /** The button, and the heading of what it opens, by what the game leaves to chance. */
  readonly title: Readonly<Record<'cards' | 'dice', string>>;
  /** What the check proves, in a sentence. */
  readonly proves: string;
  /** The button that opens the recipe. */
  readonly check: string;
} & Readonly<
  Record<
    | 'purpose'
    | 'commitment'
    | 'seed'
    | 'salts'
    | 'noSalt'
    | 'checkLater'
    | 'checkNow'
    | 'wholeTable'
    | 'recipe',
    string
  >
>;
