/**
 * A deal played on in a hurry: every seat lays down what it has laid out beforehand, by a few rules of thumb. Much
 * weaker than a thought-out choice, but a thousand times as fast, so that many can be tried.
 */
import type { Seat } from '../../../game/game.ts';
import { SEATS } from '../state.ts';
import type { Piece, Prices } from './hand.ts';

/** A seat in a playout. */
export interface Player {
  /** Its hand as laid out, the dearest first. */
  pieces: readonly Piece[];
  /** Which of the pieces it still has, a bit each. */
  has: number;
  /** How many pieces, and how many cards, that is. */
  turns: number;
  size: number;
  bombs: number;
}

export interface Position {
  readonly landlord: Seat;
  readonly players: readonly Player[];
  turn: Seat;
  top: Piece | null;
  owner: Seat;
  passes: number;
}

/** Dearer than this wants to be got rid of; no dearer than this is worth breaking something up for. */
const LOW = 0;
const HIGH = 0.3;
/** What each card more makes a lead better. */
const CARD = 0.12;
/** Bombs are played by who has so few turns left, on who has so few cards left, and otherwise this often. */
const BOMB_TURNS = 4;
const BOMB_SIZE = 6;
const BOMB_ANYHOW = 0.1;

export const playerWith = (pieces: readonly Piece[], size: number, bombs: number): Player => ({
  pieces,
  has: 2 ** pieces.length - 1,
  turns: pieces.length,
  size,
  bombs,
});

/** Plays on to the end; who goes out first. The position is used up. */
export function playOut(position: Position, prices: Prices, random: () => number): Seat {
  for (;;) {
    const { turn, players } = position;
    const player = players[turn]!;
    const piece = position.top ? answer(position, player, prices, random) : lead(position, player);
    if (piece) {
      player.size -= piece.size;
      if (piece.kind === 'bomb') player.bombs--;
      if (player.turns === 0) return turn;
      position.top = piece;
      position.owner = turn;
      position.passes = 0;
    } else if (++position.passes === SEATS - 1) {
      position.top = null;
    }
    position.turn = (turn + 1) % SEATS;
  }
}

function lay(player: Player, at: number): Piece {
  player.has &= ~(1 << at);
  player.turns--;
  return player.pieces[at]!;
}

const against = (a: Seat, b: Seat, landlord: Seat): boolean => (a === landlord) !== (b === landlord);

/** The fewest cards that an enemy has. */
function nearest({ turn, landlord, players }: Position): number {
  if (turn !== landlord) return players[landlord]!.size;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat !== landlord && players[seat]!.size < least) least = players[seat]!.size;
  }
  return least;
}

/** Two left: the stronger, to win with the other. Otherwise what most needs a lead; big things before small ones. */
function lead(position: Position, player: Player): Piece {
  const { pieces, has } = player;
  if (player.turns <= 2) return lay(player, 31 - Math.clz32(has));
  const near = nearest(position);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < pieces.length; i++) {
    if (!(has & (1 << i))) continue;
    const { price, size } = pieces[i]!;
    // An enemy who can go out on it: only with what it will hardly beat.
    const worth = price + CARD * size - (near <= 2 && size === near ? 2 + 2 * price : 0);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return lay(player, best);
}

function answer(position: Position, player: Player, prices: Prices, random: () => number): Piece | null {
  const { turn, landlord, owner, players } = position;
  const top = position.top!;
  const enemy = against(turn, owner, landlord);
  const at = cheapest(player, top);
  if (at < 0) {
    if (!enemy) return null;
    const from = players[owner]!.size;
    return broken(player, top, from, prices) ?? bombed(player, top, from, random);
  }
  // A fellow's trick is only for getting rid of low cards.
  const sheds = player.pieces[at]!.price > LOW && top.price > LOW && players[owner]!.size > 2;
  return enemy || player.turns === 1 || sheds ? lay(player, at) : null;
}

/** The least valuable piece that beats the top without being a bomb; −1: none. */
function cheapest({ pieces, has }: Player, top: Piece): number {
  for (let i = 0; i < pieces.length; i++) {
    const { kind, length, height } = pieces[i]!;
    if (kind !== top.kind || length !== top.length || height <= top.height || kind === 'bomb') continue;
    if (has & (1 << i)) return i;
  }
  return -1;
}

/** Breaks a pair or a triple for a high card, or any at need. */
function broken(player: Player, { kind, height }: Piece, from: number, prices: Prices): Piece | null {
  if (kind !== 'single' && kind !== 'pair') return null;
  const count = kind === 'single' ? 1 : 2;
  const { pieces, has } = player;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece.size <= count || (piece.kind !== 'pair' && piece.kind !== 'triple')) continue;
    if (piece.height <= height || !(has & (1 << i))) continue;
    const price = prices[kind][piece.height]!;
    if (price > HIGH && from > 4) continue;
    const left = piece.size - count === 1 ? 'single' : 'pair';
    const rest = {
      ...piece,
      kind: left,
      size: piece.size - count,
      price: prices[left][piece.height]!,
    } as const;
    player.pieces = pieces.with(i, rest);
    return { ...piece, kind, size: count, price };
  }
  return null;
}

/** Bombs are for enemies near their end, or one's own; now and then for any trick. */
function bombed(player: Player, top: Piece, from: number, random: () => number): Piece | null {
  const { pieces, has } = player;
  if (player.bombs <= 0 || (player.turns > BOMB_TURNS && from > BOMB_SIZE && random() > BOMB_ANYHOW))
    return null;
  for (let i = 0; i < pieces.length; i++) {
    const { kind, length, height } = pieces[i]!;
    if (kind !== 'bomb' || !(has & (1 << i))) continue;
    if (top.kind !== 'bomb' || length > top.length || (length === top.length && height > top.height)) {
      return lay(player, i);
    }
  }
  return null;
}
