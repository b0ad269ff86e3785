/** Choices tried out: in hands the others may well have, each is played on to the end. */
import type { Chance } from '../../../game/chance.ts';
import { parts, sizeOf } from '../combinations.ts';
import { SEATS } from '../state.ts';
import { layOut, type Piece } from './hand.ts';
import type { Judged, Table } from './judge.ts';
import { type Position, playOut, priceOf } from './playout.ts';

/** Hands tried, by how many cards are out there: fewer when each takes longer. */
const worldsFor = (hidden: number): number => (hidden > 60 ? 32 : hidden > 30 ? 40 : 48);
/** Arrangements of straights tried for a hand that is only supposed. */
const TRIES = 60;

export const tuning = { worlds: 1, tried: 8, within: 4, trust: 0.05, tries: TRIES, batch: 8, behind: 0.85 };

/** A choice as it is tried. */
interface Trial {
  readonly judged: Judged;
  /** What it lays; null: a pass. */
  readonly laid: Piece | null;
  readonly pieces: readonly Piece[];
  readonly size: number;
  readonly bombs: number;
  wins: number;
}

export function lookAhead(table: Table, judged: readonly Judged[], chance: Chance): Judged {
  const best = judged[0]!;
  let trials = judged
    .slice(0, tuning.tried)
    .filter(({ worth }) => best.worth - worth < tuning.within)
    .map((one) => trialOf(table, one));
  if (trials.length === 1) return best;
  const random = generator(chance.below('worlds', 2 ** 32));
  const most = Math.round(worldsFor(table.mine.hidden) * tuning.worlds);
  let worlds = 0;
  while (worlds < most && trials.length > 1) {
    for (const end = worlds + tuning.batch; worlds < end; worlds++) {
      const hands = supposed(table, random);
      for (const trial of trials) if (wins(table, trial, hands, random)) trial.wins++;
    }
    const ahead = Math.max(...trials.map(({ wins }) => wins));
    trials = trials.filter(({ wins }) => ahead - wins <= tuning.behind * Math.sqrt(worlds));
  }
  const worthOf = ({ wins, judged: { worth } }: Trial) => wins / worlds + tuning.trust * (worth - best.worth);
  return trials.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a)).judged;
}

function trialOf({ mine, prices, groups }: Table, judged: Judged): Trial {
  const play = judged.choice.do === 'play' ? judged.choice.play : null;
  const rest = mine.hand.slice();
  if (play) for (const [rank, count] of parts(play)) rest[rank]! -= count;
  const bombs = mine.bombs - (play?.kind === 'bomb' ? 1 : 0);
  const laid = play && { ...play, size: sizeOf(play), price: priceOf(play, prices) };
  return {
    judged,
    laid,
    pieces: layOut(rest, groups, bombs, 250).pieces,
    size: mine.size - (laid?.size ?? 0),
    bombs,
    wins: 0,
  };
}

/** Plays one choice on with these hands of the others. */
function wins(
  { mine, view, prices }: Table,
  trial: Trial,
  hands: readonly (readonly Piece[])[],
  random: () => number,
): boolean {
  const { top, landlord } = view.table;
  const pieces: Piece[][] = [[], [], [], []];
  const sizes = [0, 0, 0, 0];
  const bombs = [0, 0, 0, 0];
  pieces[mine.me] = trial.pieces.slice();
  sizes[mine.me] = trial.size;
  bombs[mine.me] = trial.bombs;
  for (let i = 0; i < mine.others.length; i++) {
    const other = mine.others[i]!;
    pieces[other.seat] = hands[i]!.slice();
    sizes[other.seat] = other.size;
    bombs[other.seat] = other.bombs;
  }
  // Those between the owner of the top and me have passed.
  const passes = trial.laid || !top ? 0 : (mine.me - top.seat + SEATS) % SEATS;
  const cleared = passes === SEATS - 1;
  const position: Position = {
    landlord: landlord!,
    pieces,
    sizes,
    bombs,
    turn: (mine.me + 1) % SEATS,
    top:
      trial.laid ??
      (top && !cleared ? { ...top.play, size: top.cards.length, price: priceOf(top.play, prices) } : null),
    owner: trial.laid || !top ? mine.me : top.seat,
    passes: cleared ? 0 : passes,
  };
  const out = trial.size === 0 ? mine.me : playOut(position, prices, random);
  return (out === landlord) === mine.landlord;
}

/** By others' order: a hand each, laid out, as the unseen cards may lie. */
function supposed({ mine, groups }: Table, random: () => number): (readonly Piece[])[] {
  const pool: number[] = [];
  for (let rank = 0; rank < mine.unseen.length; rank++) {
    let count = mine.unseen[rank]!;
    for (const { shown } of mine.others) count -= shown[rank]!;
    for (let i = 0; i < count; i++) pool.push(rank);
  }
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = card;
  }
  return mine.others.map(({ size, shown, bombs }) => {
    const hand = shown.slice();
    let held = 0;
    for (const count of shown) held += count;
    for (; held < size; held++) hand[pool.pop()!]!++;
    return layOut(hand, groups, bombs, tuning.tries).pieces;
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
