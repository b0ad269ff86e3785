/** Everything that evaluation and search derive from a seat's view, computed once for each decision. */
import type { Counts } from '../combinations.ts';
import type { SeatView } from '../views.ts';
import { type BeatChances, beatChancesOf } from './beat-chances.ts';
import { type Decomposition, decompose, MAX_ARRANGEMENTS } from './decomposition.ts';
import { type Knowledge, knowledgeOf, type OtherSeat, publicKnowledgeOf } from './knowledge.ts';
import { type Prices, pricesAgainst } from './prices.ts';
import { type RankSplits, rankSplitsAt } from './rank-splits.ts';

const MAX_HURRIED_SIZE = 10;
const HURRIED_TURN_PRICE = 1;
const UNHURRIED_TURN_PRICE = 0.4;

export interface RatedSeat extends OtherSeat {
  readonly beatChances: BeatChances;
}

export interface Situation {
  readonly view: SeatView;
  readonly own: Knowledge;
  /** The other seats, in the order in which they act after this one. */
  readonly others: readonly RatedSeat[];
  readonly opponents: readonly RatedSeat[];
  readonly partners: readonly RatedSeat[];
  readonly prices: Prices;
  readonly splits: RankSplits;
  /** The prices of combinations in opponents' hands. */
  readonly opponentPrices: Prices;
  readonly opponentSplits: RankSplits;
  /** The best decomposition of cards of this seat's hand. */
  readonly decompositionOf: (counts: Counts) => Decomposition;
}

export function situationOf(view: SeatView): Situation {
  const own = knowledgeOf(view);
  const others = own.others.map((other): RatedSeat => ({ ...other, beatChances: beatChancesOf(other, own) }));
  const opponents = others.filter(({ isOpponent }) => isOpponent);
  const prices = pricesAgainst(opponents.map(({ beatChances }) => beatChances));
  const splits = rankSplitsAt(prices, turnPrice(view, opponents));
  const opponentPrices = pricesForOpponents(view, own, others);
  return {
    view,
    own,
    others,
    opponents,
    partners: others.filter(({ isOpponent }) => !isOpponent),
    prices,
    splits,
    opponentPrices,
    opponentSplits: rankSplitsAt(
      opponentPrices,
      turnPrice(view, [own, ...others.filter(({ isOpponent }) => !isOpponent)]),
    ),
    decompositionOf: (counts) => decompose(counts, splits, own.bombs, MAX_ARRANGEMENTS),
  };
}

/**
 * What a turn costs beside a lead. Cards that nobody beats win a lead each, so that prices alone would lay them down one by
 * one; but leads to spare are worth nothing, and an opponent with few cards leaves no time.
 * @param opponents those of the side whose hands are decomposed
 */
function turnPrice({ table }: SeatView, opponents: readonly { readonly size: number }[]): number {
  if (table.phase === 'auction') return 0;
  return opponents.some(({ size }) => size <= MAX_HURRIED_SIZE) ? HURRIED_TURN_PRICE : UNHURRIED_TURN_PRICE;
}

/** What combinations are worth to the opponents, who know this seat's hand as little as the others. */
function pricesForOpponents(view: SeatView, own: Knowledge, others: readonly OtherSeat[]): Prices {
  const known = publicKnowledgeOf(view, own);
  const side = [known.self, ...others.filter(({ isOpponent }) => !isOpponent)];
  return pricesAgainst(side.map((seat) => beatChancesOf(seat, known)));
}
