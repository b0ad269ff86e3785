/** How the computer plays: chosen by trying, one against another over hundreds of matches. */
export const TEMPER = {
  /** A hidden die of who called a face last shows it more often than another, by this share of the rest. */
  trust: 0.1,
  /** What the next player finds as likely as this, they challenge half of the time; and how sharply they tell. */
  doubt: 0.55,
  sharpness: 0.2,
  /** How much it is worth to leave the next player a doubtful call that they did not challenge: in dice. */
  pressure: 0.2,
  /** Choices worth less than the best by this much, in dice, are a third as likely. */
  whim: 0.08,
  /** How often it speaks as if other dice lay under its cup, and what it risks for that, in dice. */
  bluffs: 0.2,
  risk: 0.5,
  /** Rolls it imagines before rolling again. */
  imagined: 6,
  /** Rolling again shows dice: it must be better by this much, in dice. */
  shy: 0.05,
};
export type Temper = typeof TEMPER;
