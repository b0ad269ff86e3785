/** Choices tried out: in hands that the others may well have, each is played on to the end. */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import { parts, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import { SEATS } from '../state.ts';
import { layOut, type Piece, priceOf, TRIES } from './hand.ts';
import type { Judged } from './judge.ts';
import { type Position, playerWith, playOut } from './playout.ts';
import type { Table } from './table.ts';
import { supposed } from './worlds.ts';

/** The choices tried: so many of the best, and none that is judged so much worse than the best. */
const TRIED = 8;
const WITHIN = 4;
/** What a lead more in the judgement counts beside a share of playouts won: it settles what playouts leave open. */
const TRUST = 0.08;
/** Worlds tried before looking who is behind; who is, by so many times the root of all worlds, is tried no more. */
const BATCH = 4;
const BEHIND = 0.7;
/** Worlds in all: the fewer cards are out there, the sooner each is played to its end. */
const worldsFor = (hidden: number): number => (hidden > 60 ? 32 : hidden > 30 ? 40 : 48);

type Trick = Pick<Position, 'top' | 'owner' | 'passes'>;

interface Trial {
  readonly judged: Judged;
  /** What the choice leaves: the trick, and my hand. */
  readonly trick: Trick;
  readonly pieces: readonly Piece[];
  readonly size: number;
  readonly bombs: number;
  wins: number;
}

/** The choice that wins most, among those judged well: `judged` is the best first. */
export function lookAhead(table: Table, judged: readonly Judged[], chance: Chance): Choice {
  const best = judged[0]!;
  const close = judged.slice(0, TRIED).filter(({ worth }) => best.worth - worth < WITHIN);
  if (close.length === 1) return best.choice;
  const random = playoutRandom(chance, 'worlds');
  const most = worldsFor(table.mine.hidden);
  let trials = close.map((one) => trialOf(table, one));
  let worlds = 0;
  while (worlds < most && trials.length > 1) {
    for (const end = worlds + BATCH; worlds < end; worlds++) {
      const { hands } = supposed(table.mine, table.groups, random);
      for (const trial of trials) if (wins(table, trial, hands, random)) trial.wins++;
    }
    const ahead = Math.max(...trials.map(({ wins }) => wins));
    trials = trials.filter(({ wins }) => ahead - wins <= BEHIND * Math.sqrt(worlds));
  }
  const share = ({ wins, judged: { worth } }: Trial) => wins / worlds + TRUST * worth;
  return trials.reduce((a, b) => (share(b) > share(a) ? b : a)).judged.choice;
}

function trialOf(table: Table, judged: Judged): Trial {
  const { mine, prices, groups } = table;
  const play = judged.choice.do === 'play' ? judged.choice.play : null;
  const rest = mine.hand.slice();
  if (play) for (const [rank, count] of parts(play)) rest[rank]! -= count;
  const laid = play && { ...play, size: sizeOf(play), price: priceOf(play, prices) };
  const bombs = mine.bombs - (play?.kind === 'bomb' ? 1 : 0);
  return {
    judged,
    trick: trickAfter(table, laid),
    pieces: layOut(rest, groups, bombs, TRIES).pieces,
    size: mine.size - (laid?.size ?? 0),
    bombs,
    wins: 0,
  };
}

/** The trick once I have laid this, or passed. */
function trickAfter({ view, mine, prices }: Table, laid: Piece | null): Trick {
  const { top } = view.table;
  if (laid || !top) return { top: laid, owner: mine.me, passes: 0 };
  // Those between the owner of the top and me have passed.
  const passes = (mine.me - top.seat + SEATS) % SEATS;
  if (passes === SEATS - 1) return { top: null, owner: top.seat, passes: 0 };
  const piece = { ...top.play, size: top.cards.length, price: priceOf(top.play, prices) };
  return { top: piece, owner: top.seat, passes };
}

/** Plays one choice on with these hands of the others. */
function wins(
  { mine, view, prices }: Table,
  { trick, pieces, size, bombs }: Trial,
  hands: readonly (readonly Piece[])[],
  random: () => number,
): boolean {
  if (size === 0) return true;
  const landlord = view.table.landlord!;
  const others = mine.others.map((other, i) => playerWith(hands[i]!, other.size, other.bombs));
  const before = SEATS - 1 - mine.me;
  const players = [...others.slice(before), playerWith(pieces, size, bombs), ...others.slice(0, before)];
  const position = { landlord, players, turn: (mine.me + 1) % SEATS, ...trick };
  return (playOut(position, prices, random) === landlord) === mine.landlord;
}
