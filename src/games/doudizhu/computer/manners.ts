/**
 * Manners: which plays are worth considering at all. What decides a deal's end (bombs, the cards of bombs, jokers and 2s)
 * is kept for it, and a partner's trick is not fought. Playouts see little of this, because rules of thumb play them.
 */
import { isJoker, type Rank } from '../../../game/cards.ts';
import { type Counts, type Play, rankCountsOf, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import { SEATS } from '../state.ts';
import type { Situation } from './situation.ts';

const TWO: Rank = 12;
const MIN_BOMB = 4;
/** Before so many cards of a deal have been played nobody is near its end, so that a bomb gains a lead and nothing else. */
const EARLY_CARDS = 20;
/** With more cards than this, 2s and jokers will be wanted later: they are not led singly, nor spent where a plain pair does. */
const MANY_CARDS = 15;

/**
 * What is kept is spent against an opponent with at most `opponentSize` cards, or where at most `playsLeft` combinations
 * would be left.
 */
interface Need {
  readonly opponentSize: number;
  readonly playsLeft: number;
}
const BOMBS_PARTNER: Need = { opponentSize: 0, playsLeft: 0 };
const SPENDS_ON_PARTNER: Need = { opponentSize: 1, playsLeft: 1 };
const BOMBS_EARLY: Need = { opponentSize: 0, playsLeft: 0 };
const BOMBS_OPPONENT: Need = { opponentSize: 12, playsLeft: 6 };
const LEADS_BOMB: Need = { opponentSize: 3, playsLeft: 2 };
const BREAKS_BOMB: Need = { opponentSize: 2, playsLeft: 1 };
const LEADS_HIGH: Need = { opponentSize: 3, playsLeft: 2 };
const ANSWERS_HIGH: Need = { opponentSize: 3, playsLeft: 2 };

/** A lead is not left to an opponent with so few cards, if anything beats the trick. */
const MUST_STOP_SIZE = 3;

/** The choices that manners allow; all choices if there is no other. */
export function considered(situation: Situation): readonly Choice[] {
  const { choices } = situation.view;
  const mustStop = sizeToStop(situation) !== null;
  const kept = choices.filter((choice) =>
    choice.do === 'play' ? isAllowed(situation, choice.play) : !mustStop,
  );
  return kept.length > 0 ? kept : choices;
}

/** The cards of the opponent who would lead if this seat passed, where those are few; else null. */
export function sizeToStop({ view, opponents }: Situation): number | null {
  // A pass of the seat before the trick's leaves the lead to that seat.
  const next = (view.seat + 1) % SEATS;
  const leader = opponents.find(({ seat }) => seat === next && seat === view.table.top?.seat);
  return leader && leader.size <= MUST_STOP_SIZE ? leader.size : null;
}

function isAllowed(situation: Situation, play: Play): boolean {
  const { own, opponents, decompositionOf } = situation;
  if (sizeOf(play) === own.size) return true;
  const need = needFor(situation, play);
  if (!need || opponents.some(({ size }) => size <= need.opponentSize)) return true;
  if (need.playsLeft === 0) return false;
  const rest = own.counts.slice();
  for (const [rank, count] of rankCountsOf(play)) rest[rank]! -= count;
  return decompositionOf(rest).plays.length <= need.playsLeft;
}

/** When a play may spend what is kept for the end; null for a play that spends nothing of it. */
function needFor({ view, own, partners }: Situation, play: Play): Need | null {
  const { top, played } = view.table;
  const isBomb = play.kind === 'bomb';
  const ranks = rankCountsOf(play);
  const breaksBomb = !isBomb && own.bombs > 0 && ranks.some(([rank]) => own.counts[rank]! >= MIN_BOMB);
  if (top && partners.some(({ seat }) => seat === top.seat)) {
    if (isBomb) return BOMBS_PARTNER;
    return breaksBomb || ranks.some(([rank]) => isJoker(rank)) ? SPENDS_ON_PARTNER : null;
  }
  if (isBomb && played.length < EARLY_CARDS) return BOMBS_EARLY;
  if (breaksBomb) return BREAKS_BOMB;
  if (isBomb) return top ? BOMBS_OPPONENT : LEADS_BOMB;
  if (own.size <= MANY_CARDS) return null;
  if (!top) return play.kind === 'single' && play.height >= TWO ? LEADS_HIGH : null;
  const isHighPair = play.kind === 'pair' && ranks.some(([rank]) => rank >= TWO);
  return isHighPair && view.choices.some((choice) => isPlainPair(choice, own.counts)) ? ANSWERS_HIGH : null;
}

/** Whether a choice is a pair of two cards up to the A that belong to nothing larger. */
const isPlainPair = (choice: Choice, counts: Counts): boolean =>
  choice.do === 'play' &&
  choice.play.kind === 'pair' &&
  rankCountsOf(choice.play).every(([rank, count]) => rank < TWO && count === 2 && counts[rank] === 2);
