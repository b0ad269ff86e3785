/**
 * A deal played on in a hurry: every seat lays down what it has laid out beforehand, by a few rules of thumb. Much
 * weaker than a thought-out choice, but a thousand times as fast, so that many can be tried.
 */
import type { Seat } from '../../../game/game.ts';
import { KINDS, type Play, sizeOf } from '../combinations.ts';
import { SEATS } from '../state.ts';
import type { Layout, Prices } from './hand.ts';

/** A combination as a playout needs it. */
export interface Piece {
  /** In the order of KINDS. */
  readonly kind: number;
  readonly height: number;
  readonly length: number;
  readonly size: number;
  readonly price: number;
}

const SINGLE = KINDS.indexOf('single');
const PAIR = KINDS.indexOf('pair');
const TRIPLE = KINDS.indexOf('triple');
const STRAIGHT = KINDS.indexOf('straight');
const BOMB = KINDS.indexOf('bomb');
/** Cheaper than this is a card to win tricks with, not one to get rid of. */
const CONTROL = -0.2;
const STRONG = 0.3;

export function pieceOf(play: Play, prices: Prices): Piece {
  const { kind, height, length } = play;
  const piece = { kind: KINDS.indexOf(kind), height, length, size: sizeOf(play) };
  return { ...piece, price: priceOf(piece, prices) };
}

function priceOf({ kind, height, length }: Omit<Piece, 'price'>, prices: Prices): number {
  if (kind === SINGLE) return prices.single[height]!;
  if (kind === PAIR) return prices.pair[height]!;
  if (kind === TRIPLE) return prices.triple[height]!;
  if (kind < STRAIGHT) return prices.plane[height]!;
  if (kind === BOMB) return prices.bomb[length]!;
  return prices.ladders[kind - STRAIGHT]![length]![height]!;
}

export const piecesOf = ({ plays }: Layout, prices: Prices): Piece[] =>
  plays.map((play) => pieceOf(play, prices)).sort((a, b) => b.price - a.price);

export interface Position {
  readonly landlord: Seat;
  /** By seat; each seat's highest price first. */
  readonly pieces: readonly Piece[][];
  readonly sizes: number[];
  readonly bombs: number[];
  turn: Seat;
  top: Piece | null;
  owner: Seat;
  passes: number;
}

/** Plays on to the end; who goes out first. The position is used up. */
export function playOut(position: Position, prices: Prices, random: () => number): Seat {
  for (;;) {
    const { turn, pieces, sizes } = position;
    const piece = position.top ? answer(position, prices, random) : lead(position);
    if (piece) {
      sizes[turn]! -= piece.size;
      if (piece.kind === BOMB) position.bombs[turn]!--;
      if (pieces[turn]!.length === 0) return turn;
      position.top = piece;
      position.owner = turn;
      position.passes = 0;
    } else if (++position.passes === SEATS - 1) {
      position.top = null;
    }
    position.turn = (turn + 1) % SEATS;
  }
}

const against = (a: Seat, b: Seat, landlord: Seat): boolean => (a === landlord) !== (b === landlord);

/** The fewest cards that an enemy has. */
function nearest({ turn, landlord, sizes }: Position): number {
  if (turn !== landlord) return sizes[landlord]!;
  let least = 99;
  for (let seat = 0; seat < SEATS; seat++)
    if (seat !== landlord && sizes[seat]! < least) least = sizes[seat]!;
  return least;
}

/** Two left: the stronger, to win with the other. Otherwise what most needs a lead; big things before small ones. */
function lead(position: Position): Piece {
  const mine = position.pieces[position.turn]!;
  if (mine.length <= 2) return mine.pop()!;
  const near = nearest(position);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mine.length; i++) {
    const { price, size } = mine[i]!;
    // An enemy who can go out on it: only with what it will hardly beat.
    const worth = price + 0.06 * size - (near <= 2 && size === near ? 2 + 2 * price : 0);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return mine.splice(best, 1)[0]!;
}

function answer(position: Position, prices: Prices, random: () => number): Piece | null {
  const { turn, landlord, owner, pieces, sizes } = position;
  const top = position.top!;
  const mine = pieces[turn]!;
  const enemy = against(turn, owner, landlord);
  const at = cheapest(mine, top);
  if (at >= 0) {
    const { price } = mine[at]!;
    if (
      mine.length === 1 ||
      (enemy ? contest() : price > STRONG && top.price > STRONG && sizes[owner]! > 2)
    ) {
      return mine.splice(at, 1)[0]!;
    }
    return null;

    function contest(): boolean {
      return (
        price > CONTROL || mine.length <= 5 || sizes[owner]! <= 10 || top.price < STRONG || random() < 0.5
      );
    }
  }
  if (!enemy) return null;
  return broken(position, prices) ?? bombed(position, random);
}

/** The least valuable piece that beats the top without being a bomb; −1: none. */
function cheapest(mine: readonly Piece[], top: Piece): number {
  for (let i = 0; i < mine.length; i++) {
    const { kind, length, height } = mine[i]!;
    if (kind === top.kind && length === top.length && height > top.height && kind !== BOMB) return i;
  }
  return -1;
}

/** Breaks a pair or a triple for a high card, or any at need. */
function broken({ turn, owner, pieces, sizes, top }: Position, prices: Prices): Piece | null {
  const { kind, height } = top!;
  if (kind > PAIR) return null;
  const need = sizes[owner]! <= 4;
  const mine = pieces[turn]!;
  for (let i = 0; i < mine.length; i++) {
    const piece = mine[i]!;
    if (piece.kind <= kind || piece.kind > TRIPLE || piece.height <= height) continue;
    const taken = { kind, height: piece.height, length: 1, size: kind + 1 };
    const price = priceOf(taken, prices);
    if (price > STRONG && !need) continue;
    const left = {
      kind: piece.kind - kind - 1,
      height: piece.height,
      length: 1,
      size: piece.size - taken.size,
    };
    mine[i] = { ...left, price: priceOf(left, prices) };
    return { ...taken, price };
  }
  return null;
}

function bombed({ turn, owner, pieces, sizes, bombs, top }: Position, random: () => number): Piece | null {
  const mine = pieces[turn]!;
  if (bombs[turn]! <= 0) return null;
  if (mine.length > 4 && sizes[owner]! > 6 && random() > 0.1) return null;
  for (let i = 0; i < mine.length; i++) {
    const { kind, length, height } = mine[i]!;
    if (kind !== BOMB) continue;
    if (top!.kind !== BOMB || length > top!.length || (length === top!.length && height > top!.height)) {
      return mine.splice(i, 1)[0]!;
    }
  }
  return null;
}
