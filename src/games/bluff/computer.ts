/**
 * The computer player of ブラフ. It decides from its seat's view and chance alone, without search, at one of three levels:
 *
 * - friendly (`friendly.ts`) goes by its own dice, like a beginner who knows the rules and misjudges odds;
 * - house (`weigh.ts`) weighs everything that it may do, and bluffs; the last dice of two, one each, it plays by a table
 *   (`duel-table.ts`) that no opponent can read;
 * - master plays every duel of at most two dice each by that table, makes more of calls where two are left, and else weighs
 *   as house does: with more players nothing better was found that matches could tell from luck.
 */
import { type Chance, playoutRandom } from '../../game/chance.ts';
import { DEFAULT_LEVEL, type Level } from '../../game/levels.ts';
import type { Decision } from '../../game/reasons.ts';
import { playDuel } from './computer/duel-decision.ts';
import { onlyChoice } from './computer/explain.ts';
import { playFriendly } from './computer/friendly.ts';
import { HOUSE, MASTER } from './computer/tuning.ts';
import { weigh } from './computer/weigh.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

export function computer(view: SeatView, chance: Chance, level: Level = DEFAULT_LEVEL): Decision<Choice> {
  const { choices } = view;
  const [first] = choices;
  if (choices.length === 1 && first) return { choice: first, reason: onlyChoice() };
  const random = playoutRandom(chance, 'computer');
  switch (level) {
    case 'friendly':
      return playFriendly(view, random);
    case 'house':
      return playDuel(view, HOUSE.duelDice, random) ?? weigh(view, HOUSE, random);
    case 'master':
      return playDuel(view, MASTER.duelDice, random) ?? weigh(view, isForTwo(view) ? MASTER : HOUSE, random);
  }
}

const isForTwo = ({ table }: SeatView): boolean => table.diceLeft.filter((dice) => dice > 0).length === 2;

/** Makes the lowest call, or challenges when there is none: a time-out reveals nobody's dice. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.find((choice) => choice.do === 'call') ?? choices[0]!;
