/** Choices tried out: in hands the others may well have, each is played on to the end. */
import type { Chance } from '../../../game/chance.ts';
import { parts, sizeOf } from '../combinations.ts';
import { SEATS } from '../state.ts';
import { type Layouts, layouts } from './hand.ts';
import type { Judged, Table } from './judge.ts';
import { type Piece, pieceOf, piecesOf, playOut } from './playout.ts';

/** Hands tried, by how many cards are out there: fewer when each takes longer. */
const worldsFor = (hidden: number): number => (hidden > 60 ? 8 : hidden > 30 ? 14 : 24);
const TRIED = 5;
const WITHIN = 2.5;
const TRUST = 0.05;

export const tuning = { worlds: 1, tried: TRIED, within: WITHIN, trust: TRUST };

export function lookAhead(table: Table, judged: readonly Judged[], chance: Chance): Judged {
  const best = judged[0]!;
  const tried = judged.slice(0, tuning.tried).filter(({ worth }) => best.worth - worth < tuning.within);
  if (tried.length === 1) return best;
  const random = generator(chance.below('worlds', 2 ** 32));
  const { mine, prices, view } = table;
  const count = Math.round(worldsFor(mine.hidden) * tuning.worlds);
  const byBombs = new Map<number, Layouts>();
  const layoutFor = (bombs: number): Layouts => {
    const found = byBombs.get(bombs) ?? layouts(prices, bombs);
    byBombs.set(bombs, found);
    return found;
  };
  const mineAfter = tried.map(({ choice }) => {
    const rest = mine.hand.slice();
    const play = choice.do === 'play' ? choice.play : null;
    if (play) for (const [rank, n] of parts(play)) rest[rank]! -= n;
    return {
      piece: play && pieceOf(play, prices),
      left: mine.size - (play ? sizeOf(play) : 0),
      pieces: piecesOf(layoutFor(mine.bombs - (play?.kind === 'bomb' ? 1 : 0))(rest), prices),
    };
  });
  const top = view.table.top;
  const topPiece = top && pieceOf(top.play, prices);
  const passes = passesIn(table);
  const wins = tried.map(() => 0);
  for (let world = 0; world < count; world++) {
    const hands = dealOut(table, random);
    const pieces = hands.map((hand, i) => piecesOf(layoutFor(mine.others[i]!.bombs)(hand), prices));
    mineAfter.forEach((after, t) => {
      const seats: Piece[][] = [[], [], [], []];
      const sizes = [0, 0, 0, 0];
      const bombs = [0, 0, 0, 0];
      seats[mine.me] = after.pieces.slice();
      sizes[mine.me] = after.left;
      bombs[mine.me] = mine.bombs - (after.piece?.kind === 7 ? 1 : 0);
      mine.others.forEach((other, i) => {
        seats[other.seat] = pieces[i]!.slice();
        sizes[other.seat] = other.size;
        bombs[other.seat] = other.bombs;
      });
      const passed = after.piece ? 0 : passes + 1;
      const cleared = passed === SEATS - 1;
      const position = {
        landlord: view.table.landlord!,
        pieces: seats,
        sizes,
        bombs,
        turn: (mine.me + 1) % SEATS,
        top: after.piece ?? (cleared ? null : topPiece),
        owner: after.piece ? mine.me : top!.seat,
        passes: cleared ? 0 : passed,
      };
      const out = after.left === 0 ? mine.me : playOut(position, prices, random);
      const won = (out === view.table.landlord) === mine.landlord;
      if (won) wins[t]!++;
    });
  }
  let chosen = best;
  let most = Number.NEGATIVE_INFINITY;
  tried.forEach((judgement, t) => {
    const worth = wins[t]! / count + tuning.trust * (judgement.worth - best.worth);
    if (worth > most) {
      most = worth;
      chosen = judgement;
    }
  });
  return chosen;
}

/** How many have passed since the top was laid: those between its owner and me. */
const passesIn = ({ view }: Table): number => {
  const { top } = view.table;
  return top ? (view.seat - top.seat - 1 + SEATS) % SEATS : 0;
};

/** By others' order: a hand each, by rank, as the unseen cards may lie. */
function dealOut({ mine }: Table, random: () => number): number[][] {
  const pool: number[] = [];
  mine.unseen.forEach((count, rank) => {
    const shown = mine.others.reduce((sum, other) => sum + other.shown[rank]!, 0);
    for (let i = shown; i < count; i++) pool.push(rank);
  });
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = card;
  }
  let next = 0;
  return mine.others.map(({ size, shown }) => {
    const hand = [...shown];
    for (let held = shown.reduce((sum, count) => sum + count, 0); held < size; held++) hand[pool[next++]!]!++;
    return hand;
  });
}

/** Numbers from 0 to 1, from one seed (xorshift). */
function generator(seed: number): () => number {
  let x = seed | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}
