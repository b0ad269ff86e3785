/**
 * The computer player of 変則大富豪. It decides from its seat's view and chance alone.
 *
 * Every choice gets a score in turns (`computer/evaluation.ts`). The house plays the best one, or another as good; the friendly
 * level follows moods among those that are not much worse; a master tries them in sampled worlds (`computer/search.ts`).
 *
 * The score is the value of the hand that the choice leaves, plus the worth of the lead times the chance to get it. A hand is
 * worth less the more turns it takes to lay down, by the cheapest partition into plays whose last one is no foul
 * (`computer/turn-cost.ts`), and the more it would cost if another seat went out. The chance that a play holds the trick
 * comes from the unseen cards: the expected number of answers in other hands (`computer/hold-chance.ts`). A draw is
 * scored as the average of the best choices after each of some unseen cards.
 *
 * Safety: a finish by a foul scores far below everything else, so that it is only chosen when there is no other choice.
 */
import type { Chance } from '../../game/chance.ts';
import { DEFAULT_LEVEL, type Level } from '../../game/levels.ts';
import { log } from '../../game/portable-math.ts';
import type { Decision } from '../../game/reasons.ts';
import { choiceEvaluator, OUT_SCORE } from './computer/evaluation.ts';
import { onlyChoice, type Scored, whyChosen, whyElse } from './computer/explain.ts';
import { searchBest } from './computer/search.ts';
import type { Choice } from './rules.ts';
import type { SeatView } from './views.ts';

/** Differences of up to this are within what the evaluation may err by: choices of one kind take turns. */
const WHIM = 0.05;
/** A friendly player's moods, and how much worse a choice may be that it still makes, in turns. */
const FRIENDLY = { mood: 0.4, margin: 1.5 };
export function computer(view: SeatView, chance: Chance, level: Level = DEFAULT_LEVEL): Decision<Choice> {
  const [first] = view.choices;
  if (view.choices.length === 1 && first) return { choice: first, reason: onlyChoice() };
  const { scored, facts } = scoresOf(view, chance);
  const chosen = PICKS[level](scored, chance, view);
  // The evaluation says nothing for a choice that it would not have made itself.
  const isOwn = bestOf(scored).score - chosen.score <= WHIM;
  return {
    choice: chosen.choice,
    reason: isOwn ? whyChosen(view, facts, chosen, scored) : whyElse(level),
  };
}

type Pick = (scored: readonly Scored[], chance: Chance, view: SeatView) => Scored;

const PICKS: Readonly<Record<Level, Pick>> = { friendly, house, master };

function scoresOf(view: SeatView, chance: Chance) {
  const { scoreOf, facts } = choiceEvaluator(view, chance);
  return { scored: worthTrying(view.choices).map((choice) => ({ choice, score: scoreOf(choice) })), facts };
}

const bestOf = (scored: readonly Scored[]): Scored => scored.reduce((a, b) => (b.score > a.score ? b : a));

const isDecided = ({ score }: Scored): boolean => Math.abs(score) > OUT_SCORE / 2;

/** The best choice, or one of the same kind that is as good as far as the evaluation can tell. */
function house(scored: readonly Scored[], chance: Chance): Scored {
  const best = bestOf(scored);
  const whims = chance.many('whims', 1000, scored.length);
  const asGood = scored
    .map((each, index) => ({ each, whimsical: each.score + (WHIM * whims[index]!) / 1000 }))
    .filter(({ each }) => each.choice.do === best.choice.do && best.score - each.score <= WHIM);
  return asGood.reduce((a, b) => (b.whimsical > a.whimsical ? b : a)).each;
}

/** Whatever seems good in the mood of the moment, as people at a table play; going out is never missed, and no foul is made. */
function friendly(scored: readonly Scored[], chance: Chance): Scored {
  const best = bestOf(scored);
  if (isDecided(best)) return house(scored, chance);
  const seen = scored.filter(({ score }) => best.score - score <= FRIENDLY.margin);
  const moods = chance.many('moods', 1000, seen.length);
  const felt = seen.map((each, index) => ({
    each,
    score: each.score - FRIENDLY.mood * log(-log((moods[index]! + 0.5) / 1000)),
  }));
  return felt.reduce((a, b) => (b.score > a.score ? b : a)).each;
}

/** What pays most where the house plays on. Going out is never missed, and no foul is made. */
function master(scored: readonly Scored[], chance: Chance, view: SeatView): Scored {
  const own = house(scored, chance);
  return isDecided(own) ? own : searchBest(view, scored, own, houseChoice, chance.scope('search'));
}

const houseChoice = (view: SeatView, chance: Chance): Choice =>
  house(scoresOf(view, chance).scored, chance).choice;

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
