/**
 * The computer player of 変則大富豪. It decides from its seat's view and chance alone, without playouts.
 *
 * Every choice gets a score in turns, and the best score wins; random tie-breakers decide between equal ones
 * (`computer/evaluation.ts`). The score is the value of the hand that the choice leaves, plus the worth of the lead times
 * the chance to get it. A hand is worth less the more turns it takes to lay down, by the cheapest partition into plays
 * whose last one is no foul (`computer/turn-cost.ts`), and the more it would cost if another seat went out. The chance
 * that a play holds the trick comes from the unseen cards: the expected number of answers in other hands
 * (`computer/hold-chance.ts`). A draw is scored as the average of the best choices after each of some unseen cards.
 *
 * Safety: a finish by a foul scores far below everything else, so that it is only chosen when there is no other choice.
 */
import type { Chance } from '../../game/chance.ts';
import type { Decision } from '../../game/reasons.ts';
import { choiceEvaluator } from './computer/evaluation.ts';
import { onlyChoice, whyChosen } from './computer/explain.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

/** The largest tie-breaker: too small to decide anything but ties. */
const TIE_BREAKER = 0.02;

export function computer(view: SeatView, chance: Chance): Decision<Choice> {
  const choices = worthTrying(view.choices);
  const [first] = view.choices;
  if (view.choices.length === 1 && first) return { choice: first, reason: onlyChoice() };
  const { scoreOf, facts } = choiceEvaluator(view, chance);
  const tieBreakers = chance.many('whims', 1000, choices.length);
  const scored = choices.map((choice, index) => ({
    choice,
    score: scoreOf(choice) + (TIE_BREAKER * tieBreakers[index]!) / 1000,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return { choice: best.choice, reason: whyChosen(view, facts, best, scored) };
}

/**
 * A pass without a draw is allowed where hardly any card of the stock beats the trick (daifugo 13): with nothing to play, a draw
 * would only make the hand larger, which a sample of the stock may miss.
 */
function worthTrying(choices: readonly Choice[]): readonly Choice[] {
  const isFreePass =
    choices.some(({ do: kind }) => kind === 'pass') && choices.every(({ do: kind }) => kind !== 'play');
  return isFreePass ? choices.filter(({ do: kind }) => kind !== 'draw') : choices;
}

/** Passes where a trick allows it, or draws so that it may; otherwise plays as the computer would. */
export function safe(view: SeatView, chance: Chance): Choice {
  const { choices } = view;
  const waiting =
    choices.find((choice) => choice.do === 'pass') ?? choices.find((choice) => choice.do === 'draw');
  return view.table.trick && waiting ? waiting : computer(view, chance).choice;
}
