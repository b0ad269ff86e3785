/** Why the computer makes a choice, from what evaluation and search have compared. Every reason is true of the view. */
import type { Seat } from '../../../game/game.ts';
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import { type Play, rankCountsOf, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import type { ReasonId } from '../words/words.ts';
import { chanceToHoldTrick } from './evaluation.ts';
import { isStopUrgent, MAX_URGENT_SIZE, type SearchResult } from './search.ts';
import type { Situation } from './situation.ts';

const explain: Explain<ReasonId> = reason;

/** A seat with so few cards is about to go out. */
const NEARLY_OUT = 3;
/** A play that nobody beats in this share of cases takes the lead. */
const SAFE_HOLD = 0.95;
const LIKELY_HOLD = 0.6;
/** A play of so many cards at once needs no other reason. */
const MANY_CARDS = 5;

/** Ranks up to the 9. */
const MAX_LOW_RANK = 6;
/** With so few combinations left, the lead is nearly enough to go out. */
const MAX_RUN = 2;

const percent = (share: number): number => Math.round(100 * share);

export const onlyChoice = (choice: Choice): Reason =>
  explain(choice.do === 'pass' ? 'nothing-beats' : 'only-choice');

/** @param chance the chance to win as landlord */
export const whyBid = (chance: number): Reason =>
  explain(chance >= 0.5 ? 'strong-hand' : 'weak-hand', { percent: percent(chance) });

export function whyChosen(situation: Situation, found: SearchResult): Reason {
  const { choice } = found;
  return choice.do === 'play' ? whyPlay(situation, choice.play, found) : whyPass(situation, found);
}

function whyPass(situation: Situation, { rates }: SearchResult): Reason {
  const { view, own, partners } = situation;
  const holder = partners.find(({ seat }) => seat === view.table.top?.seat);
  if (holder)
    return holder.size <= NEARLY_OUT
      ? explain('partner-nearly-out', { cards: holder.size })
      : explain('partner-holds');
  const isAhead = rates !== null && rates.best > rates.next;
  // Nothing is kept for later against somebody who may be out before that.
  if (rates && isStopUrgent(situation)) return explain(isAhead ? 'passing-wins-more' : 'answers-cost');
  const plays = playsOf(view.choices);
  if (plays.every(({ kind }) => kind === 'bomb'))
    return explain('keep-bomb', {
      bombs: Math.min(own.bombs, new Set(plays.map(({ height }) => height)).size),
    });
  const isWhole = (play: Play) =>
    play.kind !== 'bomb' && combinationsLeft(situation, play) < combinationsNow(situation);
  if (!plays.some(isWhole)) return explain('answers-break');
  return explain(isAhead ? 'passing-wins-more' : 'keep-high-cards');
}

function whyPlay(situation: Situation, play: Play, { rates }: SearchResult): Reason {
  const { view, own, opponents } = situation;
  const { top } = view.table;
  const size = sizeOf(play);
  if (size === own.size) return explain('last-cards');
  const holds = chanceToHoldTrick(situation, play, own.size - size);
  const left = combinationsLeft(situation, play);
  if (top && isPartners(situation, top.seat)) return whyOverPartner(situation, play, left);
  const nearest = Math.min(...opponents.map((opponent) => opponent.size));
  if (nearest <= NEARLY_OUT) {
    if (!top && opponents.every((opponent) => opponent.size > NEARLY_OUT || opponent.size < size))
      return explain('too-many-for', { cards: nearest });
    if (holds >= LIKELY_HOLD) return explain('stop-opponent', { cards: nearest });
    if (!top) return explain('least-risk', { cards: nearest });
  }
  if (play.kind === 'bomb') return explain('bomb-takes-lead', { left });
  if (holds >= SAFE_HOLD) return explain(top ? 'takes-trick-surely' : 'keeps-lead-surely');
  if (size >= MANY_CARDS) return explain('many-cards', { cards: size, left });
  if (top) {
    if (left < combinationsNow(situation) && isLowestWhole(situation, play)) return explain('lowest-whole');
  } else if (isLow(play) && situation.decompositionOf(own.counts).plays[0]?.height === play.height)
    return explain('weak-first');
  return rates && rates.best > rates.next ? explain('wins-more') : explain('fewest-left', { left });
}

/** Why a partner's combination is beaten, although the partner would lead as well. */
function whyOverPartner(situation: Situation, play: Play, left: number): Reason {
  const { opponents } = situation;
  const nearest = Math.min(...opponents.map(({ size }) => size));
  if (left <= MAX_RUN) return explain('over-partner-runs', { left });
  if (nearest <= MAX_URGENT_SIZE) return explain('over-partner-stops', { cards: nearest });
  return isLow(play) ? explain('over-partner-sheds', { left }) : explain('over-partner-holds');
}

const isPartners = ({ partners }: Situation, seat: Seat): boolean =>
  partners.some((partner) => partner.seat === seat);

/** Whether a combination is of low ranks alone. */
const isLow = (play: Play): boolean => rankCountsOf(play).every(([rank]) => rank <= MAX_LOW_RANK);

const playsOf = (choices: readonly Choice[]): Play[] =>
  choices.flatMap((choice) => (choice.do === 'play' ? [choice.play] : []));

/** How many combinations the best decomposition of the hand has. */
const combinationsNow = ({ own, decompositionOf }: Situation): number =>
  decompositionOf(own.counts).plays.length;

function combinationsLeft({ own, decompositionOf }: Situation, play: Play): number {
  const rest = own.counts.slice();
  for (const [rank, count] of rankCountsOf(play)) rest[rank]! -= count;
  return decompositionOf(rest).plays.length;
}

/** Whether no lower answer of the kind leaves all other combinations whole. */
function isLowestWhole(situation: Situation, play: Play): boolean {
  const now = combinationsNow(situation);
  return !playsOf(situation.view.choices).some(
    (other) =>
      other.kind === play.kind && other.height < play.height && combinationsLeft(situation, other) < now,
  );
}
