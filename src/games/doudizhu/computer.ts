/**
 * The computer player of 闘地主. It decides from its seat's view and chance alone.
 *
 * In the auction it accepts when a fitted formula gives its hand at least an even chance to win as landlord. In play it
 * works in two stages:
 *
 * 1. Evaluation (`evaluation.ts`) scores every choice at a glance. The hand that the choice leaves is decomposed into
 *    combinations (`decomposition.ts`), each with a price in leads: what still needs a lead to be laid down costs one,
 *    what wins a lead pays one back (`prices.ts`). The score adds who is likely to hold the trick and who may go out.
 *    Both rest on the chance that other seats hold a better combination among the unseen cards (`beat-chances.ts`).
 * 2. Search (`search.ts`) takes the best choices and deals the unseen cards at random into full hands, called worlds
 *    (determinization, `worlds.ts`). In each world every choice is played to the end by fast rules of thumb (a playout,
 *    `playout.ts`). The share of playouts won decides, and the evaluation's score is the prior.
 *
 * A friendly computer chooses by the evaluation alone (`glance.ts`). A master searches more of everything (`search.ts`), and
 * near the end solves its worlds instead of playing them out (`solver.ts`).
 */
import type { Chance } from '../../game/chance.ts';
import { DEFAULT_LEVEL, type Level } from '../../game/levels.ts';
import type { Decision } from '../../game/reasons.ts';
import { landlordWinChance } from './computer/auction.ts';
import { evaluateChoices } from './computer/evaluation.ts';
import { onlyChoice, whyBid, whyChosen } from './computer/explain.ts';
import { glanceChoice } from './computer/glance.ts';
import {
  type Effort,
  HOUSE,
  HOUSE_URGENT,
  isStopUrgent,
  MASTER,
  searchBestChoice,
} from './computer/search.ts';
import { type Situation, situationOf } from './computer/situation.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

export function computer(view: SeatView, chance: Chance, level: Level = DEFAULT_LEVEL): Decision<Choice> {
  const [first] = view.choices;
  if (view.choices.length === 1 && first) return { choice: first, reason: onlyChoice(first) };
  if (view.table.phase === 'auction') {
    // doudizhu 8, 22: the stake is won and lost alike, so accepting pays from an even chance on at either stake.
    const winChance = landlordWinChance(view);
    return { choice: { do: winChance >= 0.5 ? 'accept' : 'decline' }, reason: whyBid(winChance) };
  }
  const situation = situationOf(view);
  const scored = evaluateChoices(situation);
  const found =
    level === 'friendly'
      ? glanceChoice(situation, scored, chance)
      : searchBestChoice(situation, scored, chance, effortOf(level, situation));
  return { choice: found.choice, reason: whyChosen(situation, found) };
}

function effortOf(level: Exclude<Level, 'friendly'>, situation: Situation): Effort {
  if (level === 'master') return MASTER;
  return isStopUrgent(situation) ? HOUSE_URGENT : HOUSE;
}

/** Declines, passes, or leads the lowest single: a time-out costs nobody a bomb. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.find((choice) => choice.do === 'decline' || choice.do === 'pass') ?? choices[0]!;
