/** Finds the choice that wins most playouts in random worlds, with the evaluation's score as the prior. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { rankCountsOf, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import { SEATS } from '../state.ts';
import { decompose, MAX_ARRANGEMENTS, type PricedPlay } from './decomposition.ts';
import type { ScoredChoice } from './evaluation.ts';
import { type Position, playoutSeat, playToEnd } from './playout.ts';
import { priceOf } from './prices.ts';
import type { Situation } from './situation.ts';
import { sampleWorld } from './worlds.ts';

/** How many of the best choices are tried, and how much lower than the best one's score theirs may be. */
const MAX_CANDIDATES = 8;
const MAX_SCORE_GAP = 4;
/** An opponent with so few cards may soon be out. */
export const MAX_URGENT_SIZE = 5;
/** The weight of one lead of the prior beside the share of playouts won: it settles what playouts leave open. */
const PRIOR_WEIGHT = 0.08;
/**
 * After every batch of worlds, a candidate that has won fewer playouts than the best by more than this many times the
 * square root of all worlds is dropped.
 */
const WORLDS_PER_BATCH = 4;
const DROP_MARGIN = 0.7;
/** With fewer unseen cards a playout is shorter, so there is time for more worlds. */
const maxWorlds = (unseenCount: number): number => (unseenCount > 60 ? 32 : unseenCount > 30 ? 40 : 48);

type Trick = Pick<Position, 'top' | 'topSeat' | 'passes'>;

interface Candidate {
  readonly scored: ScoredChoice;
  /** The trick and the seat's own hand after the choice. */
  readonly trick: Trick;
  readonly plays: readonly PricedPlay[];
  readonly size: number;
  readonly bombs: number;
  wins: number;
}

/** The best choice, and what it was compared with. */
export interface SearchResult {
  readonly choice: Choice;
  /** The shares of playouts won by the best choice and by the next best; null where no other was worth a try. */
  readonly rates: { readonly best: number; readonly next: number } | null;
}

/** @param scored at least one choice, the best first */
export function searchBestChoice(
  situation: Situation,
  scored: readonly ScoredChoice[],
  chance: Chance,
): SearchResult {
  const best = scored[0]!;
  const isClose = ({ score }: ScoredChoice) => best.score - score < MAX_SCORE_GAP;
  const close = scored.slice(0, MAX_CANDIDATES).filter(isClose);
  if (isStopUrgent(situation)) close.push(...stops(scored).filter((choice) => !close.includes(choice)));
  if (close.length === 1) return { choice: best.choice, rates: null };
  const random = playoutRandom(chance, 'worlds');
  const worldLimit = maxWorlds(situation.own.unseenCount);
  let candidates = close.map((choice) => candidateFor(situation, choice));
  let worlds = 0;
  let dropped: { wins: number; worlds: number } = { wins: 0, worlds: 1 };
  while (worlds < worldLimit && candidates.length > 1) {
    for (const end = worlds + WORLDS_PER_BATCH; worlds < end; worlds++) {
      const hands = sampleWorld(situation, random);
      for (const candidate of candidates) {
        if (winsPlayout(situation, candidate, hands, random)) candidate.wins++;
      }
    }
    const mostWins = Math.max(...candidates.map(({ wins }) => wins));
    const isRival = ({ wins }: Candidate) => mostWins - wins <= DROP_MARGIN * Math.sqrt(worlds);
    for (const candidate of candidates) if (!isRival(candidate)) dropped = { wins: candidate.wins, worlds };
    candidates = candidates.filter(isRival);
  }
  const value = ({ wins, scored: { score } }: Candidate) => wins / worlds + PRIOR_WEIGHT * score;
  const chosen = candidates.reduce((a, b) => (value(b) > value(a) ? b : a));
  const others = candidates.filter((candidate) => candidate !== chosen).map(({ wins }) => wins / worlds);
  const next = others.length > 0 ? Math.max(...others) : dropped.wins / dropped.worlds;
  return { choice: chosen.scored.choice, rates: { best: chosen.wins / worlds, next } };
}

/** Whether an opponent who may soon be out holds the trick. */
export function isStopUrgent({ view, opponents }: Situation): boolean {
  const { top } = view.table;
  return opponents.some(({ seat, size }) => seat === top?.seat && size <= MAX_URGENT_SIZE);
}

/** A pass, and the best bomb: against an opponent who may soon be out, playouts decide between them. */
function stops(scored: readonly ScoredChoice[]): ScoredChoice[] {
  const pass = scored.find(({ choice }) => choice.do === 'pass');
  const bomb = scored.find(({ choice }) => choice.do === 'play' && choice.play.kind === 'bomb');
  return [pass, bomb].flatMap((choice) => choice ?? []);
}

function candidateFor(situation: Situation, scored: ScoredChoice): Candidate {
  const { own, prices, splits } = situation;
  const play = scored.choice.do === 'play' ? scored.choice.play : null;
  const rest = own.counts.slice();
  if (play) for (const [rank, count] of rankCountsOf(play)) rest[rank]! -= count;
  const priced = play && { ...play, size: sizeOf(play), price: priceOf(play, prices) };
  const bombs = own.bombs - (play?.kind === 'bomb' ? 1 : 0);
  return {
    scored,
    trick: trickAfter(situation, priced),
    plays: decompose(rest, splits, bombs, MAX_ARRANGEMENTS).plays,
    size: own.size - (priced?.size ?? 0),
    bombs,
    wins: 0,
  };
}

/** The trick after this seat has played, or passed where `play` is null. */
function trickAfter(
  { view, own, prices, opponents, opponentPrices }: Situation,
  play: PricedPlay | null,
): Trick {
  const { top } = view.table;
  if (play || !top) return { top: play, topSeat: own.seat, passes: 0 };
  // Every seat between the top's and this one has passed.
  const passes = (own.seat - top.seat + SEATS) % SEATS;
  if (passes === SEATS - 1) return { top: null, topSeat: top.seat, passes: 0 };
  const isOpponents = opponents.some(({ seat }) => seat === top.seat);
  const price = priceOf(top.play, isOpponents ? opponentPrices : prices);
  const priced = { ...top.play, size: top.cards.length, price };
  return { top: priced, topSeat: top.seat, passes };
}

/** Plays one candidate to the end in a world; whether this seat's side wins. */
function winsPlayout(
  { own, view, prices, opponentPrices }: Situation,
  { trick, plays, size, bombs }: Candidate,
  hands: readonly (readonly PricedPlay[])[],
  random: () => number,
): boolean {
  if (size === 0) return true;
  const landlord = view.table.landlord!;
  const others = own.others.map((other, i) => playoutSeat(hands[i]!, other.size, other.bombs));
  const lastSeats = SEATS - 1 - own.seat;
  const seats = [...others.slice(lastSeats), playoutSeat(plays, size, bombs), ...others.slice(0, lastSeats)];
  const position = { landlord, seats, turn: (own.seat + 1) % SEATS, ...trick };
  const bySide = own.isLandlord
    ? { landlord: prices, farmers: opponentPrices }
    : { landlord: opponentPrices, farmers: prices };
  return (playToEnd(position, bySide, random) === landlord) === own.isLandlord;
}
