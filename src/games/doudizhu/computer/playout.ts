/**
 * Plays a deal to its end by rules of thumb: every seat lays down its hand as it was decomposed beforehand. That is much
 * weaker than a considered choice, but a thousand times as fast, so that many playouts can be run.
 */
import type { Seat } from '../../../game/game.ts';
import { SEATS } from '../state.ts';
import type { PricedPlay } from './decomposition.ts';
import type { Prices } from './prices.ts';

export interface PlayoutSeat {
  /** The decomposed hand, the dearest combination first. */
  plays: readonly PricedPlay[];
  /** Bit `i` is set while the seat still has `plays[i]`. */
  held: number;
  /** How many combinations and how many cards the seat still has. */
  playsLeft: number;
  size: number;
  bombs: number;
}

export interface Position {
  readonly landlord: Seat;
  readonly seats: readonly PlayoutSeat[];
  turn: Seat;
  top: PricedPlay | null;
  topSeat: Seat;
  passes: number;
}

/** A combination dearer than this is worth getting rid of on a partner's trick. */
const LOW_PRICE = 0;
/** A combination up to this price is high enough to break up another one for it. */
const HIGH_PRICE = 0.3;
/** What each card adds to the worth of a lead. */
const CARD_VALUE = 0.12;
/** A bomb is played if few enough combinations are left, or the opponent has few enough cards, and else this often. */
const MAX_PLAYS_TO_BOMB = 4;
const MAX_SIZE_TO_BOMB = 6;
const BOMB_ANYWAY = 0.1;

export const playoutSeat = (plays: readonly PricedPlay[], size: number, bombs: number): PlayoutSeat => ({
  plays,
  held: 2 ** plays.length - 1,
  playsLeft: plays.length,
  size,
  bombs,
});

/** What combinations are worth to each side. */
export interface SidePrices {
  readonly landlord: Prices;
  readonly farmers: Prices;
}

const pricesOf = ({ turn, landlord }: Position, prices: SidePrices): Prices =>
  turn === landlord ? prices.landlord : prices.farmers;

/** Plays to the end and returns the seat that goes out first. It changes the position that it is given. */
export function playToEnd(position: Position, prices: SidePrices, random: () => number): Seat {
  for (;;) {
    const { turn, seats } = position;
    const player = seats[turn]!;
    const play = position.top
      ? chooseAnswer(position, player, pricesOf(position, prices), random)
      : chooseLead(position, player);
    if (play) {
      player.size -= play.size;
      if (play.kind === 'bomb') player.bombs--;
      if (player.playsLeft === 0) return turn;
      position.top = play;
      position.topSeat = turn;
      position.passes = 0;
    } else if (++position.passes === SEATS - 1) {
      position.top = null;
    }
    position.turn = (turn + 1) % SEATS;
  }
}

function takePlay(player: PlayoutSeat, index: number): PricedPlay {
  player.held &= ~(1 << index);
  player.playsLeft--;
  return player.plays[index]!;
}

const areOpponents = (a: Seat, b: Seat, landlord: Seat): boolean => (a === landlord) !== (b === landlord);

/** The fewest cards that an opponent of the seat in turn has. */
function smallestOpponentHand({ turn, landlord, seats }: Position): number {
  if (turn !== landlord) return seats[landlord]!.size;
  let smallest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== landlord && seats[seat]!.size < smallest) smallest = seats[seat]!.size;
  }
  return smallest;
}

/**
 * With two combinations left, the stronger goes first, so that the other can follow. Otherwise what most needs a lead,
 * and larger combinations rather than smaller ones.
 */
function chooseLead(position: Position, player: PlayoutSeat): PricedPlay {
  const { plays, held } = player;
  if (player.playsLeft <= 2) return takePlay(player, 31 - Math.clz32(held));
  const opponentSize = smallestOpponentHand(position);
  let best = -1;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plays.length; i++) {
    if (!(held & (1 << i))) continue;
    const { price, size } = plays[i]!;
    // An opponent who could go out on this size is only led a combination that is hard to beat.
    const risk = opponentSize <= 2 && size === opponentSize ? 2 + 2 * price : 0;
    const value = price + CARD_VALUE * size - risk;
    if (value > bestValue) {
      bestValue = value;
      best = i;
    }
  }
  return takePlay(player, best);
}

function chooseAnswer(
  position: Position,
  player: PlayoutSeat,
  prices: Prices,
  random: () => number,
): PricedPlay | null {
  const { turn, landlord, topSeat, seats } = position;
  const top = position.top!;
  const isOpponents = areOpponents(turn, topSeat, landlord);
  const index = cheapestAnswer(player, top);
  if (index < 0) {
    if (!isOpponents) return null;
    const opponentSize = seats[topSeat]!.size;
    return breakUp(player, top, opponentSize, prices) ?? playBomb(player, top, opponentSize, random);
  }
  // A partner's trick is only used to get rid of low cards.
  const isDiscard =
    player.plays[index]!.price > LOW_PRICE && top.price > LOW_PRICE && seats[topSeat]!.size > 2;
  return isOpponents || player.playsLeft === 1 || isDiscard ? takePlay(player, index) : null;
}

/** The index of the least valuable combination of the same kind that beats the top; −1 for none. */
function cheapestAnswer({ plays, held }: PlayoutSeat, top: PricedPlay): number {
  for (let i = 0; i < plays.length; i++) {
    const { kind, length, height } = plays[i]!;
    if (kind !== top.kind || length !== top.length || height <= top.height || kind === 'bomb') continue;
    if (held & (1 << i)) return i;
  }
  return -1;
}

/**
 * Takes a single or a pair out of a pair or a triple: a high one, or any that wins when the opponent has few cards left.
 * The rest of the broken combination stays in the hand.
 */
function breakUp(
  player: PlayoutSeat,
  { kind, height }: PricedPlay,
  opponentSize: number,
  prices: Prices,
): PricedPlay | null {
  if (kind !== 'single' && kind !== 'pair') return null;
  const count = kind === 'single' ? 1 : 2;
  const { plays, held } = player;
  for (let i = 0; i < plays.length; i++) {
    const whole = plays[i]!;
    if (whole.size <= count || (whole.kind !== 'pair' && whole.kind !== 'triple')) continue;
    if (whole.height <= height || !(held & (1 << i))) continue;
    const price = prices[kind][whole.height]!;
    if (price > HIGH_PRICE && opponentSize > 4) continue;
    const restKind = whole.size - count === 1 ? 'single' : 'pair';
    const rest = {
      ...whole,
      kind: restKind,
      size: whole.size - count,
      price: prices[restKind][whole.height]!,
    } as const;
    player.plays = plays.with(i, rest);
    return { ...whole, kind, size: count, price };
  }
  return null;
}

/** Plays a bomb when either hand is nearly out of cards, and now and then on any other trick. */
function playBomb(
  player: PlayoutSeat,
  top: PricedPlay,
  opponentSize: number,
  random: () => number,
): PricedPlay | null {
  const { plays, held } = player;
  if (player.bombs <= 0) return null;
  const isLate = player.playsLeft <= MAX_PLAYS_TO_BOMB || opponentSize <= MAX_SIZE_TO_BOMB;
  if (!isLate && random() > BOMB_ANYWAY) return null;
  for (let i = 0; i < plays.length; i++) {
    const { kind, length, height } = plays[i]!;
    if (kind !== 'bomb' || !(held & (1 << i))) continue;
    if (top.kind !== 'bomb' || length > top.length || (length === top.length && height > top.height)) {
      return takePlay(player, i);
    }
  }
  return null;
}
