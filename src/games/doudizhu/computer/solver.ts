/**
 * Solves the end of a deal with all hands open: which side wins if both play without an error. It is a proof-number search.
 * Every position in its tree has two numbers, how many more positions at least must be decided to prove that the landlord
 * wins, and that the farmers do; the search goes on where least is missing. Positions that several orders of play lead to are
 * searched once.
 */

import type { Seat } from '../../../game/game.ts';
import { answers, type Counts, countRanks, leads, type Play, rankCountsOf, sizeOf } from '../combinations.ts';
import { type Playing, SEATS } from '../state.ts';
import type { End, Side } from './end.ts';
import { BOMB_LIMITS } from './knowledge.ts';
import { winnerByLastBomb } from './last-bomb.ts';

interface Node {
  readonly position: End;
  readonly isLandlords: boolean;
  /** How much is missing to prove that the landlord wins, and that the farmers do: 0 for what is proved. */
  landlord: number;
  farmers: number;
  /** Empty until the position has been expanded. */
  children: readonly Node[];
  readonly parents: Node[];
}

/** What can no longer be proved lacks this much, and everything else less: small whole numbers are quick to work with. */
const IMPOSSIBLE = 2 ** 24;
const PROVED: Readonly<Record<Side, Pick<Node, Side>>> = {
  landlord: { landlord: 0, farmers: IMPOSSIBLE },
  farmers: { landlord: IMPOSSIBLE, farmers: 0 },
};
/** No seat has cards for more. */
const MANY_BOMBS = 9;

/**
 * The side that wins; null where the search has not found out.
 * @param maxNodes how many positions it may look at
 */
export function solve(state: Playing, maxNodes: number): Side | null {
  const { hands, bombs, turn, top, landlord } = state;
  const end = {
    hands: hands.map(countRanks),
    sizes: hands.map((hand) => hand.length),
    bombs: bombs.map((each) => BOMB_LIMITS[each]),
    turn,
    top: top?.play ?? null,
    topSeat: top?.seat ?? turn,
  };
  return solveEnd(end, landlord, maxNodes, winnerByLastBomb).winner;
}

/** Says of some positions who wins, without a search. */
type Judge = (position: End, landlord: Seat) => Side | null;

/**
 * The same from cards counted by rank, and how many positions it has looked at.
 * @param judge Default: none. What a computer player chooses with one is not what its version has chosen.
 */
export function solveEnd(
  end: End,
  landlord: Seat,
  maxNodes: number,
  judge: Judge = () => null,
): { readonly winner: Side | null; readonly positions: number } {
  const bombs = end.bombs.map((limit) => Math.min(limit, MANY_BOMBS));
  const solver = new Solver(landlord, maxNodes, judge);
  const root = solver.solve({ ...end, bombs });
  const winner = root.landlord === 0 ? 'landlord' : root.farmers === 0 ? 'farmers' : null;
  return { winner, positions: solver.positions };
}

class Solver {
  private readonly nodes = new Map<string, Node>();

  private readonly landlord: Seat;
  private readonly maxNodes: number;
  private readonly judge: Judge;

  constructor(landlord: Seat, maxNodes: number, judge: Judge) {
    this.landlord = landlord;
    this.maxNodes = maxNodes;
    this.judge = judge;
  }

  get positions(): number {
    return this.nodes.size;
  }

  solve(position: End): Node {
    const root = this.nodeOf(position);
    while (root.landlord > 0 && root.farmers > 0 && this.nodes.size < this.maxNodes) {
      let node = root;
      while (node.children.length > 0) node = mostProving(node);
      this.expand(node);
      update(node);
    }
    return root;
  }

  private nodeOf(position: End): Node {
    const key = keyOf(position);
    const known = this.nodes.get(key);
    if (known) return known;
    const winner = this.judge(position, this.landlord);
    const node: Node = {
      position,
      isLandlords: position.turn === this.landlord,
      ...(winner ? PROVED[winner] : this.guess(position)),
      children: [],
      parents: [],
    };
    this.nodes.set(key, node);
    return node;
  }

  /** A hand of few ranks is soon out. */
  private guess({ hands }: End): Pick<Node, Side> {
    return {
      landlord: ranksIn(hands[this.landlord]!),
      farmers: Math.min(...hands.filter((_, seat) => seat !== this.landlord).map(ranksIn)),
    };
  }

  private expand(node: Node): void {
    const { position, isLandlords } = node;
    const { hands, sizes, bombs, turn, top } = position;
    const counts = hands[turn]!;
    const plays = top ? answers(counts, top, bombs[turn]! > 0) : leads(counts, bombs[turn]! > 0);
    if (plays.some(({ play }) => sizeOf(play) === sizes[turn])) {
      Object.assign(node, PROVED[isLandlords ? 'landlord' : 'farmers']);
      return;
    }
    const positions = plays.map(({ play }) => afterPlay(position, play));
    if (top) positions.push(afterPass(position));
    node.children = [...new Set(positions.map((next) => this.nodeOf(next)))];
    for (const child of node.children) child.parents.push(node);
  }
}

const ranksIn = (counts: Counts): number => counts.reduce((ranks, count) => ranks + (count > 0 ? 1 : 0), 0);

function keyOf({ hands, bombs, turn, top, topSeat }: End): string {
  let key = top ? `${top.kind}${top.height}.${top.length}.${topSeat}.${turn}` : `${turn}`;
  for (let seat = 0; seat < SEATS; seat++) key += String.fromCharCode(bombs[seat]!, ...hands[seat]!);
  return key;
}

/** The child to go on with: the one that lacks least to prove that the side in turn wins. */
function mostProving({ isLandlords, children }: Node): Node {
  let best = children[0]!;
  for (const child of children) {
    if (isLandlords ? child.landlord < best.landlord : child.farmers < best.farmers) best = child;
  }
  return best;
}

const sumOf = (a: number, b: number): number =>
  a === IMPOSSIBLE || b === IMPOSSIBLE ? IMPOSSIBLE : Math.min(a + b, IMPOSSIBLE - 1);

/** One child is enough for the side in turn; the other side needs them all. */
function update(node: Node): void {
  const { isLandlords, children, parents } = node;
  if (children.length > 0) {
    let least = IMPOSSIBLE;
    let sum = 0;
    for (const { landlord, farmers } of children) {
      least = Math.min(least, isLandlords ? landlord : farmers);
      sum = sumOf(sum, isLandlords ? farmers : landlord);
    }
    const landlord = isLandlords ? least : sum;
    const farmers = isLandlords ? sum : least;
    if (landlord === node.landlord && farmers === node.farmers) return;
    node.landlord = landlord;
    node.farmers = farmers;
  }
  for (const parent of parents) update(parent);
}

function afterPlay({ hands, sizes, bombs, turn }: End, play: Play): End {
  const left = [...hands[turn]!];
  for (const [rank, count] of rankCountsOf(play)) left[rank]! -= count;
  const position = {
    hands: hands.with(turn, left),
    sizes: sizes.with(turn, sizes[turn]! - sizeOf(play)),
    bombs: play.kind === 'bomb' ? bombs.with(turn, bombs[turn]! - 1) : bombs,
    turn,
    top: play,
    topSeat: turn,
  };
  return afterPass(position);
}

/** doudizhu 19: the next seat that can beat the top, or that leads as nobody does. */
export function afterPass(position: End): End {
  const { hands, bombs, top, topSeat } = position;
  let turn = (position.turn + 1) % SEATS;
  while (turn !== topSeat && answers(hands[turn]!, top!, bombs[turn]! > 0).length === 0) {
    turn = (turn + 1) % SEATS;
  }
  return turn === topSeat ? { ...position, turn, top: null } : { ...position, turn };
}
