/** All that a seat reckons with before it decides. */
import type { Counts } from '../combinations.ts';
import type { SeatView } from '../views.ts';
import { type Groups, groupsAt, type Layout, layOut, type Prices, TRIES } from './hand.ts';
import { pricesAgainst, type Reach, reachOf } from './odds.ts';
import { type Other, type Outlook, outlook } from './outlook.ts';

/** Another seat, with what it can beat. */
export interface Rival extends Other {
  readonly reach: Reach;
}

export interface Table {
  readonly view: SeatView;
  readonly mine: Outlook;
  /** In the order in which they act after me. */
  readonly rivals: readonly Rival[];
  readonly enemies: readonly Rival[];
  readonly fellows: readonly Rival[];
  readonly prices: Prices;
  readonly groups: Groups;
  /** The best layout of cards of mine. */
  readonly layoutOf: (counts: Counts) => Layout;
}

export function tableOf(view: SeatView): Table {
  const mine = outlook(view);
  const rivals = mine.others.map((other): Rival => ({ ...other, reach: reachOf(other, mine) }));
  const enemies = rivals.filter(({ enemy }) => enemy);
  const prices = pricesAgainst(enemies.map(({ reach }) => reach));
  const groups = groupsAt(prices);
  return {
    view,
    mine,
    rivals,
    enemies,
    fellows: rivals.filter(({ enemy }) => !enemy),
    prices,
    groups,
    layoutOf: (counts) => layOut(counts, groups, mine.bombs, TRIES),
  };
}
