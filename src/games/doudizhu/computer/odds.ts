/** How likely a combination is to be beaten, and what it is worth to have it still in hand. */
import { BIG_JOKER, type Rank, SMALL_JOKER } from '../../../game/cards.ts';
import { type Play, rankAt, sizeOf, TOP_PLACE } from '../combinations.ts';
import { LADDER_KINDS, type Prices } from './hand.ts';
import { chanceOf, type Other, type Outlook } from './outlook.ts';

const TWO: Rank = 12;
const LONGEST = 13;
const BOMB = 4;
/** Chances not worth reckoning with. */
const NEVER = 0.001;
/** How often who could make a higher pair with a joker has one to spare. */
const JOKER_SPARED = 0.5;
/** Straights one place apart share all ranks but one: how far each counts as another chance. */
const APART = 0.6;
/** Those who can beat a play do not always want to break up their hands for it. */
const WILLING = 0.6;
/** What goes on somebody else's trick needs no lead: that one trick is so much easier to beat than all that come. */
const ONE_TRICK = 1 / 8;
/** Every combination is a turn more. */
const TURN = 0.1;
/** A higher triple does not always have a pair to go with it. */
const WINGED = 0.9;
/** By cards: a bomb wins a trick of any kind. */
const BOMB_PRICES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((size) => TURN - 1.5 - 0.15 * (size - BOMB));
/** The price of what nobody can beat. */
const SURE = TURN - 1;

/** The chance that a hand can beat what it is shown, by kind and height; bombs apart. */
export interface Reach {
  readonly single: readonly number[];
  readonly pair: readonly number[];
  readonly triple: readonly number[];
  readonly ladders: readonly (readonly (readonly number[])[])[];
  /** The chance of any bomb that it may play. */
  readonly bomb: number;
  /** By rank: the chance of a bomb of four or more. */
  readonly bombs: readonly number[];
}

export function reachOf(other: Other, { unseen, hidden }: Outlook): Reach {
  const share = hidden > 0 ? Math.min(1, other.size / hidden) : 0;
  const holds = [1, 2, 3, BOMB].map((least) =>
    unseen.map((count, rank) => {
      const shown = other.shown[rank]!;
      return chanceOf(least - shown, count - shown, share);
    }),
  );
  const [one, two, three, four] = holds;
  const bombs = other.bombs > 0 && other.size >= BOMB ? four!.slice(0, TWO + 1) : unseen.map(() => 0);
  return {
    single: above(one!, BIG_JOKER),
    pair: other.size < 2 ? above([], -1) : withJokers(above(two!, TWO), one!),
    triple: other.size < 3 ? above([], -1) : above(three!, TWO),
    ladders: LADDER_KINDS.map(({ each, least }, k) =>
      Array.from({ length: LONGEST + 1 }, (_, length) =>
        length < least || length * each > other.size ? NONE : windows(holds[k]!, length),
      ),
    ),
    bomb: 1 - bombs.reduce((none, chance) => none * (1 - chance), 1),
    bombs,
  };
}

/** By height: the chance of any rank above it, up to `highest`. */
function above(chances: readonly number[], highest: Rank): number[] {
  const reach = new Array<number>(BIG_JOKER + 1).fill(0);
  let none = 1;
  for (let rank = highest; rank >= 0; rank--) {
    reach[rank] = 1 - none;
    none *= 1 - chances[rank]!;
  }
  return reach;
}

/** doudizhu 12, 13: a joker beside a higher card is a higher pair too. */
function withJokers(pairs: number[], one: readonly number[]): number[] {
  const joker = 1 - (1 - one[SMALL_JOKER]!) * (1 - one[BIG_JOKER]!);
  const higher = above(one, BIG_JOKER);
  return pairs.map((chance, height) => 1 - (1 - chance) * (1 - joker * higher[height]! * JOKER_SPARED));
}

/** No chance at any height. */
const NONE: readonly number[] = [];

/** By top place: the chance of any straight of this length above it. */
function windows(chances: readonly number[], length: number): readonly number[] {
  let any = false;
  const reach = new Array<number>(TOP_PLACE + 1).fill(0);
  let none = 1;
  for (let top = TOP_PLACE; top >= length - 1; top--) {
    reach[top] = 1 - none;
    let all = 1;
    for (let place = top; place > top - length && all > NEVER; place--) all *= chances[rankAt(place)]!;
    if (all <= NEVER) continue;
    none *= (1 - all) ** APART;
    any = true;
  }
  return any ? reach : NONE;
}

/** The chance that a hand of this reach beats a play, if it wants to: with its own kind, or with a bomb. */
export function beats(reach: Reach, other: Other, play: Play): { kind: number; bomb: number } {
  if (play.kind === 'bomb') {
    const none = reach.bombs.reduce((left, chance, rank) => left * (1 - biggerBomb(chance, rank, play)), 1);
    return { kind: 0, bomb: 1 - none };
  }
  return { kind: other.size < sizeOf(play) ? 0 : sameKind(reach, play), bomb: reach.bomb };
}

/** Bigger bombs are rarer than any bomb of the rank; each card more makes them about four times as rare. */
const biggerBomb = (chance: number, rank: Rank, { length, height }: Play): number =>
  rank > height ? chance / 4 ** (length - BOMB) : chance / 4 ** (length - BOMB + 1);

function sameKind(reach: Reach, { kind, height, length }: Play): number {
  switch (kind) {
    case 'single':
      return reach.single[height]!;
    case 'pair':
      return reach.pair[height]!;
    case 'triple':
    case 'plane':
      return reach.triple[height]!;
    default: {
      const at = LADDER_KINDS.findIndex((ladder) => ladder.kind === kind);
      return reach.ladders[at]?.[length]?.[height] ?? 0;
    }
  }
}

/** @param none the chance that no enemy can beat it */
function priceOfHolding(none: number): number {
  if (none > 1 - NEVER) return SURE;
  const holds = none ** WILLING;
  return 1 - holds - holds ** ONE_TRICK + TURN;
}

const ALL_SURE: readonly number[] = new Array<number>(TOP_PLACE + 1).fill(SURE);

/** By height: the price of what each enemy beats with such a chance; `ease` lowers them all. */
function pricesOf(reaches: readonly (readonly number[])[], ease = 1): readonly number[] {
  const reaching = reaches.filter((reach) => reach.length > 0);
  if (reaching.length === 0) return ALL_SURE;
  return reaching[0]!.map((_, height) => {
    let none = 1;
    for (const reach of reaching) none *= 1 - ease * reach[height]!;
    return priceOfHolding(none);
  });
}

/** Prices as this seat should reckon them: by what its enemies can have. */
export function pricesAgainst(enemies: readonly Reach[]): Prices {
  const triples = enemies.map(({ triple }) => triple);
  return {
    single: pricesOf(enemies.map(({ single }) => single)),
    pair: pricesOf(enemies.map(({ pair }) => pair)),
    triple: pricesOf(triples),
    plane: pricesOf(triples, WINGED),
    bomb: BOMB_PRICES,
    ladders: LADDER_KINDS.map((_, k) =>
      Array.from({ length: LONGEST + 1 }, (_, length) =>
        pricesOf(enemies.map(({ ladders }) => ladders[k]![length]!)),
      ),
    ),
  };
}
