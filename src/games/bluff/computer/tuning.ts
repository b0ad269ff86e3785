/** Parameters of the computer player, chosen by matches of variants against one another, hundreds of them each. */
export const TUNING = {
  /**
   * How much a player's last call says about their hidden dice: a die's probability p of counting as the called face
   * becomes p + callEvidence × (1 − p).
   */
  callEvidence: 0.1,
  /** The probability of being true, to the next player, at which they challenge a call half of the time. */
  doubtThreshold: 0.55,
  /** The width of the logistic function from always to never challenging, around that threshold. */
  doubtWidth: 0.2,
  /** The value, in dice, of leaving a completely doubtful call unchallenged to the next player. */
  pressure: 0.2,
  /** The softmax temperature, in dice: a choice that is worse by this much is 1/e as likely. */
  temperature: 0.08,
  /** The share of calls that are bluffs, chosen as if other dice were hidden. */
  bluffRate: 0.2,
  /** The value, in dice, that a bluff may give up. */
  bluffRisk: 0.5,
  /** The number of rolls sampled to estimate a reroll. */
  rerollSamples: 6,
  /** The value, in dice, by which a reroll must be better than a call, as it reveals dice. */
  rerollMargin: 0.05,
} as const;
