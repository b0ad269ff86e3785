/** Why the computer makes a choice, from what evaluation and search have compared. Every reason is true of the view. */
import { isJoker } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import { type Counts, leads, type Play, rankCountsOf, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import type { ReasonId } from '../words/words.ts';
import { chanceToHoldTrick } from './evaluation.ts';
import { sizeToStop } from './manners.ts';
import { playCount, playCountWithPairedJokers } from './play-count.ts';
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
/** Ranks from the Q. */
const MIN_HIGH_RANK = 9;
/** With so few combinations left, the lead is nearly enough to go out. */
const MAX_RUN = 2;

const percent = (share: number): number => Math.round(100 * share);

export const onlyChoice = (choice: Choice): Reason =>
  explain(choice.do === 'pass' ? 'nothing-beats' : 'only-choice');

/** @param chance the chance to win as landlord */
export const whyBid = (chance: number): Reason =>
  chance >= 0.5
    ? explain('strong-hand', { percent: percent(chance) })
    : explain('weak-hand', { percent: Math.min(49, percent(chance)) });

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
  const lead = leadIn(rates);
  // Nothing is kept for later against somebody who may be out before that.
  if (rates && isStopUrgent(situation))
    return lead ? explain('passing-wins-more', lead) : explain('answers-cost');
  const plays = playsOf(view.choices);
  const bombs = plays.filter(({ kind }) => kind === 'bomb');
  if (bombs.length === plays.length)
    return explain('keep-bomb', {
      bombs: Math.min(own.bombs, new Set(plays.map(({ height }) => height)).size),
    });
  const now = playsNow(situation);
  const whole = plays.filter((play) => play.kind !== 'bomb' && playsLeft(situation, play) < now);
  if (whole.length === 0) return explain('answers-break', { bombs: bombs.length > 0 ? 1 : 0 });
  if (lead) return explain('passing-wins-more', lead);
  if (!plays.every((play) => play.kind === 'bomb' || isHigh(play))) return explain('answers-cost');
  return explain('keep-high-cards', { bombs: bombs.length > 0 ? 1 : 0 });
}

/** What the best choice and the next best have won in percent; null where that is about the same. */
function leadIn(rates: SearchResult['rates']): { readonly percent: number; readonly next: number } | null {
  if (!rates) return null;
  const [best, next] = [percent(rates.best), percent(rates.next)];
  return best > next ? { percent: best, next } : null;
}

function whyPlay(situation: Situation, play: Play, { rates }: SearchResult): Reason {
  const { view, own, opponents } = situation;
  const { top } = view.table;
  const size = sizeOf(play);
  if (size === own.size) return explain('last-cards');
  const left = playsLeft(situation, play, playCountWithPairedJokers);
  if (top && isPartners(situation, top.seat)) return whyOverPartner(situation, play, left);
  const nearest = Math.min(...opponents.map((opponent) => opponent.size));
  const againstNearest = nearest <= NEARLY_OUT ? whyAgainst(situation, play, nearest) : null;
  if (againstNearest) return againstNearest;
  if (play.kind === 'bomb') return explain('bomb-takes-lead', { left });
  if (holdsOf(situation, play) >= SAFE_HOLD)
    return explain(top ? 'takes-trick-surely' : 'keeps-lead-surely', {
      bombs: mayBeBombed(situation) ? 1 : 0,
    });
  if (size >= MANY_CARDS) return explain('many-cards', { cards: size, left });
  const isWhole = playsLeft(situation, play) < playsNow(situation);
  if (top) {
    if (isWhole && !splitsJokers(own.counts, play) && isLowestWhole(situation, play))
      return explain(breaksNothing(own.counts, play) ? 'lowest-whole' : 'lowest-shortens');
  } else if (isLow(play) && isDearest(situation, play))
    return explain(isWeakest(own.counts, play) ? 'weak-first' : 'low-needs-lead');
  const lead = leadIn(rates);
  if (lead) return explain('wins-more', { ...lead, left });
  if (isHigh(play) && holdsOf(situation, play) >= LIKELY_HOLD) return explain('likely-leads', { left });
  return isWhole ? explain('fewest-left', { left }) : explain('best-in-all');
}

/** Why this play, where an opponent has only `nearest` cards left; null where that decides nothing. */
function whyAgainst(situation: Situation, play: Play, nearest: number): Reason | null {
  const { view, opponents } = situation;
  const isLead = view.table.top === null;
  const size = sizeOf(play);
  if (isLead && opponents.every((opponent) => opponent.size > NEARLY_OUT || opponent.size < size))
    return explain('too-many-for', { cards: nearest });
  const holds = holdsOf(situation, play);
  if (holds >= LIKELY_HOLD) return explain('stop-opponent', { cards: nearest });
  const leader = sizeToStop(situation);
  if (leader !== null) return explain('last-to-stop', { cards: leader });
  const isSurest = () => playsOf(view.choices).every((other) => holdsOf(situation, other) <= holds);
  return isLead && isSurest() ? explain('least-risk', { cards: nearest }) : null;
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

/** The chance that no opponent beats a play of this seat. */
const holdsOf = (situation: Situation, play: Play): number =>
  chanceToHoldTrick(situation, play, situation.own.size - sizeOf(play));

/**
 * Whether an opponent may still hold a bomb and play it. Bombs are kept for the end, so there they come far more often
 * than chance among the unseen cards tells.
 */
const mayBeBombed = ({ opponents }: Situation): boolean =>
  opponents.some(({ beatChances }) => beatChances.bomb > 0);

/** Whether a play takes a joker from another that would have made a pair with it (doudizhu 12). */
function splitsJokers(counts: Counts, play: Play): boolean {
  const held = counts.reduce((sum, count, rank) => sum + (isJoker(rank) ? count : 0), 0);
  const used = rankCountsOf(play).reduce((sum, [rank, count]) => sum + (isJoker(rank) ? count : 0), 0);
  return used === 1 && held % 2 === 0;
}

/** Whether a combination is of low ranks alone. */
const isLow = (play: Play): boolean => rankCountsOf(play).every(([rank]) => rank <= MAX_LOW_RANK);

/** Whether a combination has a high card. */
const isHigh = (play: Play): boolean => rankCountsOf(play).some(([rank]) => rank >= MIN_HIGH_RANK);

/** Whether no card that is left is lower than any of the combination. */
function isWeakest(counts: Counts, play: Play): boolean {
  const highest = Math.max(...rankCountsOf(play).map(([rank]) => rank));
  return restOf(counts, play).every((count, rank) => count === 0 || rank >= highest);
}

/** Whether the combination is the one in the best decomposition that most needs a lead. */
function isDearest({ own, decompositionOf }: Situation, play: Play): boolean {
  const [dearest] = decompositionOf(own.counts).plays;
  return dearest?.kind === play.kind && dearest.height === play.height && dearest.length === play.length;
}

const playsOf = (choices: readonly Choice[]): Play[] =>
  choices.flatMap((choice) => (choice.do === 'play' ? [choice.play] : []));

const playsNow = ({ own }: Situation): number => playCount(own.counts, own.bombs);

/** How many plays are left after this one. */
const playsLeft = ({ own }: Situation, play: Play, count = playCount): number =>
  count(restOf(own.counts, play), own.bombs - (play.kind === 'bomb' ? 1 : 0));

function restOf(counts: Counts, play: Play): number[] {
  const rest = counts.slice();
  for (const [rank, count] of rankCountsOf(play)) rest[rank]! -= count;
  return rest;
}

/**
 * Whether every combination of the hand is still there after the play, as a player sees them: a rank's cards, and ranks in a
 * row. Full houses are made of these; jokers are told of by themselves.
 */
function breaksNothing(counts: Counts, play: Play): boolean {
  const rest = restOf(counts, play);
  const takes = new Map(rankCountsOf(play));
  return leads(counts, true).every(({ play: held }) => {
    const cards = rankCountsOf(held);
    return (
      held.kind === 'plane' ||
      cards.some(([rank]) => isJoker(rank)) ||
      cards.every(([rank, count]) => count <= rest[rank]!) ||
      cards.every(([rank, count]) => count <= (takes.get(rank) ?? 0))
    );
  });
}

/** Whether no lower answer of the kind leaves all other combinations whole. */
function isLowestWhole(situation: Situation, play: Play): boolean {
  const now = playsNow(situation);
  return !playsOf(situation.view.choices).some(
    (other) => other.kind === play.kind && other.height < play.height && playsLeft(situation, other) < now,
  );
}
