/**
 * A deal played on in a hurry: every seat lays down what it has laid out beforehand, by a few rules of thumb. Much
 * weaker than a thought-out choice, but a thousand times as fast, so that many can be tried.
 */
import type { Seat } from '../../../game/game.ts';
import type { Play } from '../combinations.ts';
import { SEATS } from '../state.ts';
import { LADDER_KINDS, type Piece, type Prices } from './hand.ts';

export const T = { control: -0.2, strong: 0.3, size: 0.06, contest: 0.5, far: 10, bombNear: 6, bombFew: 4, bombAny: 0.1, few: 5, brk: 0.3 };
/** Cheaper than this is a card to win tricks with, not one to get rid of. */
const CONTROL = -0.2;
const STRONG = 0.3;

export function priceOf({ kind, height, length }: Play, prices: Prices): number {
  if (kind === 'bomb') return prices.bomb[length]!;
  if (kind === 'single' || kind === 'pair' || kind === 'triple' || kind === 'plane')
    return prices[kind][height]!;
  return prices.ladders[LADDER_KINDS.findIndex((ladder) => ladder.kind === kind)]![length]![height]!;
}

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
    const { turn, pieces, sizes, bombs } = position;
    const piece = position.top ? answer(position, prices, random) : lead(position);
    if (piece) {
      sizes[turn]! -= piece.size;
      if (piece.kind === 'bomb') bombs[turn]!--;
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
  let least = Number.POSITIVE_INFINITY;
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
    const worth = price + T.size * size - (near <= 2 && size === near ? 2 + 2 * price : 0);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return remove(mine, best);
}

/** As splice, without its array. */
function remove(pieces: Piece[], at: number): Piece {
  const taken = pieces[at]!;
  for (let i = at + 1; i < pieces.length; i++) pieces[i - 1] = pieces[i]!;
  pieces.length--;
  return taken;
}

function answer(position: Position, prices: Prices, random: () => number): Piece | null {
  const { turn, landlord, owner, pieces } = position;
  const mine = pieces[turn]!;
  const at = cheapest(mine, position.top!);
  if (at >= 0 && (mine.length === 1 || wants(position, mine[at]!, random))) return remove(mine, at);
  if (at >= 0 || !against(turn, owner, landlord)) return null;
  return broken(position, prices) ?? bombed(position, random);
}

/** The least valuable piece that beats the top without being a bomb; −1: none. */
function cheapest(mine: readonly Piece[], top: Piece): number {
  for (let i = 0; i < mine.length; i++) {
    const { kind, length, height } = mine[i]!;
    if (kind === top.kind && length === top.length && height > top.height && kind !== 'bomb') return i;
  }
  return -1;
}

/** A fellow's trick is only for getting rid of low cards; an enemy's for more, and the more the fewer it has left. */
function wants(position: Position, { price }: Piece, random: () => number): boolean {
  const { turn, landlord, owner, pieces, sizes } = position;
  const top = position.top!;
  if (!against(turn, owner, landlord)) return price > T.strong && top.price > T.strong && sizes[owner]! > 2;
  return (
    price > T.control ||
    pieces[turn]!.length <= T.few ||
    sizes[owner]! <= T.far ||
    top.price < STRONG ||
    random() < T.contest
  );
}

/** Breaks a pair or a triple for a high card, or any at need. */
function broken({ turn, owner, pieces, sizes, top }: Position, prices: Prices): Piece | null {
  const { kind, height } = top!;
  if (kind !== 'single' && kind !== 'pair') return null;
  const count = kind === 'single' ? 1 : 2;
  const need = sizes[owner]! <= 4;
  const mine = pieces[turn]!;
  for (let i = 0; i < mine.length; i++) {
    const piece = mine[i]!;
    if (piece.size <= count || (piece.kind !== 'pair' && piece.kind !== 'triple') || piece.height <= height)
      continue;
    const price = prices[kind][piece.height]!;
    if (price > T.brk && !need) continue;
    const left = piece.size - count === 1 ? 'single' : 'pair';
    mine[i] = { ...piece, kind: left, size: piece.size - count, price: prices[left][piece.height]! };
    return { ...piece, kind, size: count, price };
  }
  return null;
}

function bombed({ turn, owner, pieces, sizes, bombs, top }: Position, random: () => number): Piece | null {
  const mine = pieces[turn]!;
  if (bombs[turn]! <= 0) return null;
  if (mine.length > T.bombFew && sizes[owner]! > T.bombNear && random() > T.bombAny) return null;
  for (let i = 0; i < mine.length; i++) {
    const { kind, length, height } = mine[i]!;
    if (kind !== 'bomb') continue;
    if (top!.kind !== 'bomb' || length > top!.length || (length === top!.length && height > top!.height)) {
      return remove(mine, i);
    }
  }
  return null;
}
