/** Parameters of the computer player, chosen by matches of variants against one another, hundreds of them each. */
export interface Tuning {
  /**
   * How much a player's last call says about their hidden dice, if these were all dice: a die's probability p of counting
   * as the called face becomes p + e × (1 − p), where e is callEvidence × the part of all dice that they are. Who has few
   * of many dice goes by the others'.
   */
  readonly callEvidence: number;
  /** The same, of what the next player is taken to make of calls. */
  readonly believedEvidence: number;
  /** The probability of being true, to the next player, at which they challenge a call half of the time. */
  readonly doubtThreshold: number;
  /** The width of the logistic function from always to never challenging, around that threshold. */
  readonly doubtWidth: number;
  /** The value, in dice, of leaving a completely doubtful call unchallenged to the next player. */
  readonly pressure: number;
  /** The value, in dice, that other choices must be better by than a challenge which is right nearly always. */
  readonly clearChallengeLead: number;
  /** The softmax temperature, in dice: a choice that is worse by this much is 1/e as likely. */
  readonly temperature: number;
  /** The share of calls that are bluffs, chosen as if other dice were hidden. */
  readonly bluffRate: number;
  /** The value, in dice, that a bluff may give up. */
  readonly bluffRisk: number;
  /** A seat's part of the match goes by its dice to this power: the higher, the more a lead is worth. */
  readonly leadPower: number;
  /** The most dice that each of two players who are left may have for their duel to be played by the table. */
  readonly duelDice: number;
  /** The number of rolls sampled to estimate a reroll. */
  readonly rerollSamples: number;
  /** The value, in dice, by which a reroll must be better than a call, as it reveals dice. */
  readonly rerollMargin: number;
}

export const HOUSE: Tuning = {
  callEvidence: 0.7,
  believedEvidence: 0.7,
  doubtThreshold: 0.55,
  doubtWidth: 0.2,
  pressure: 0.4,
  clearChallengeLead: 0.2,
  temperature: 0.05,
  bluffRate: 0.15,
  bluffRisk: 0.5,
  leadPower: 2,
  duelDice: 1,
  rerollSamples: 6,
  rerollMargin: 0.05,
};

/** Among two it makes more of calls, and bluffs where that is less likely to be challenged. */
export const MASTER: Tuning = { ...HOUSE, callEvidence: 1.1, doubtThreshold: 0.65, duelDice: 2 };

/** It believes nobody's calls, and rerolls where that is clearly better. */
export const FRIENDLY: Tuning = {
  ...HOUSE,
  callEvidence: 0,
  believedEvidence: 0,
  duelDice: 0,
  rerollMargin: 0.3,
};
