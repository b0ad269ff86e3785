/**
 * The house's player of 変則大富豪. It knows what its seat sees, and nothing else: it judges what each choice leaves of the
 * hand by how that can be laid down, how likely it is to lead again, and what the hand would cost if another goes out.
 */
import type { Card } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import { type Odds, oddsOf } from './computer/odds.ts';
import { type Plan, planOf } from './computer/plan.ts';
import { isReversed, isRevolting } from './order.ts';
import { answers, isRevolution, lockOf, type Play, rankStrength, subsets } from './plays.ts';
import { emptiesHand, hasRole, owedBy, worthOf } from './roles.ts';
import type { Choice } from './rules.ts';
import { sortHand, without } from './transitions.ts';
import type { SeatView } from './views.ts';

/** What the lead is worth, in turns. */
const LEAD = 0.4;
const FOUL = -50;
const OUT = 50;
/** How near the end seems by the smallest of the others' hands. */
const DANGER = [1, 1, 0.75, 0.45, 0.25];
const DISTANT = 0.12;
/** What a doubling of the hand's cost is worth when somebody is about to go out. */
const DOUBLING = 0.3;
/** Below this nobody minds paying. */
const CHEAP = 30;
/** Unseen cards that a draw is judged by. */
const DRAWS = 6;
/** A tie-breaker, small enough to decide nothing else. */
const WHIM = 0.02;
/** Of what is given away: a strong card helps who gets it. */
const HELP = 0.03;

export function computer(view: SeatView, chance: Chance): Choice {
  const { choices } = view;
  if (choices.length === 1) return choices[0]!;
  const judge = judgeOf(view, chance);
  const whims = chance.many('whims', 1000, choices.length);
  let best = choices[0]!;
  let most = Number.NEGATIVE_INFINITY;
  choices.forEach((choice, i) => {
    const score = judge(choice) + (WHIM * whims[i]!) / 1000;
    if (score > most) [best, most] = [choice, score];
  });
  return best;
}

/** Passes where a trick allows it, or draws so that it may; otherwise plays as the computer would. */
export function safe(view: SeatView, chance: Chance): Choice {
  const { choices } = view;
  const waits =
    choices.find((choice) => choice.do === 'pass') ?? choices.find((choice) => choice.do === 'draw');
  return view.table.trick && waits ? waits : computer(view, chance);
}

function judgeOf(view: SeatView, chance: Chance): (choice: Choice) => number {
  const { table, hand } = view;
  const sight = sightOf(view, hand);
  let drawing: number | null = null;
  return (choice) => {
    switch (choice.do) {
      case 'play':
        return sight.playing(choice);
      case 'pass':
        return sight.waiting();
      case 'draw':
        drawing ??= drawn(view, sight, chance);
        return drawing;
      case 'give':
        return (
          sight.left(without(hand, choice.cards) ?? [], false) - HELP * helpOf(choice.cards, table.reversed)
        );
      case 'discard':
        return sight.left(without(hand, choice.cards) ?? [], false);
      case 'reverse':
        return reversing(view, sight.odds, choice.yes);
    }
  };
}

const helpOf = (cards: readonly Card[], reversed: boolean): number =>
  cards.reduce((sum, card) => sum + rankStrength(card, reversed), 0);

/** A hand as its holder sees it: what each way to go on is worth. */
interface Sight {
  readonly odds: Odds;
  playing(play: Play): number;
  waiting(): number;
  /** @param turned whether a revolution comes before */
  left(cards: readonly Card[], turned: boolean): number;
}

function sightOf({ table, seat }: SeatView, hand: readonly Card[]): Sight {
  const { trick, revolutions, sizes, reversed } = table;
  const odds = oddsOf(table, seat, hand);
  const least = Math.min(...sizes.filter((_, of) => of !== seat));
  const danger = DANGER[least] ?? DISTANT;
  const plans = new Map<boolean, Plan>();
  const planIn = (inForce: boolean): Plan => {
    const known = plans.get(inForce);
    if (known) return known;
    const plan = planOf(hand, inForce, (play) => odds.holds(play, inForce, null));
    plans.set(inForce, plan);
    return plan;
  };

  const left = (cards: readonly Card[], turned: boolean): number => {
    const count = revolutions + (turned ? 1 : 0);
    const cost = planIn(isRevolting(count)).cost(cards);
    const dear = Math.log2(Math.max(1, worthOf(cards, count).total / CHEAP));
    return -cost - danger * DOUBLING * dear;
  };

  function playing(play: Play): number {
    const rest = without(hand, play.cards) ?? [];
    const owed = owedBy(play, trick);
    if (rest.length === 0) return hasRole(play, reversed) ? FOUL : OUT;
    if (emptiesHand(owed, rest.length)) return FOUL;
    const turned = isRevolution(play);
    const lock = trick ? (trick.count === 1 ? lockOf(trick.play, play) : trick.lock) : null;
    const order = turned ? !reversed : reversed;
    const holds = owed.cut ? 1 : odds.holds(play, order, lock);
    // Who is about to go out must not get the lead.
    const lead = LEAD * (1 + danger) * holds;
    const shed = owed.give + owed.discard;
    return lead + Math.max(...subsets(rest, rest.length - shed).map((cards) => left(cards, turned)));
  }

  return { odds, playing, waiting: () => left(hand, false), left };
}

/** The best that can be done after a draw, on average over some of the cards it may be. */
function drawn(view: SeatView, { odds }: Sight, chance: Chance): number {
  const { hand, table, seat } = view;
  const { trick, reversed } = table;
  const cards = chance.shuffle('draw', odds.unseen).slice(0, DRAWS);
  const scores = cards.map((card) => {
    const more = sortHand([...hand, card]);
    const sizes = table.sizes.with(seat, more.length);
    const sight = sightOf({ ...view, table: { ...table, sizes }, hand: more }, more);
    const plays = trick
      ? answers(more, trick.play, reversed, trick.lock)
      : view.choices.flatMap((choice) => (choice.do === 'play' ? [choice] : []));
    const played = plays.map((play) => sight.playing(play));
    return Math.max(...played, ...(trick ? [sight.waiting()] : []));
  });
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

/** The order in which the J is harder to beat for others, and easier for oneself. */
function reversing({ hand, table }: SeatView, odds: Odds, yes: boolean): number {
  const { trick, revolutions } = table;
  if (!trick) return 0;
  const order = isReversed(revolutions, { ...trick, back: yes });
  const own = answers(hand, trick.play, order, trick.lock).length;
  return odds.holds(trick.play, order, trick.lock) + (0.3 * own) / Math.max(1, hand.length);
}
