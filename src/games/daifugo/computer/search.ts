/**
 * The search of the strongest level: what is hidden from a seat is dealt at random to the hands and the stock, each promising
 * choice is made in every one of these worlds, and a fast policy plays them on. The evaluation's best choice stays unless
 * another one pays more by clearly more than luck.
 */
import type { Card } from '../../../game/cards.ts';
import { type Chance, playoutChance } from '../../../game/chance.ts';
import type { Seat } from '../../../game/game.ts';
import { playout } from '../playout.ts';
import { apply, type Choice, packOf } from '../rules.ts';
import type { State } from '../state.ts';
import { sortHand } from '../transitions.ts';
import type { SeatView } from '../views.ts';

/** A choice costs some 4 ms for all of them, and a decision with the most choices about a fifth of a second. */
const WORLDS = 100;
/** A rare fortune would else decide more than everything that is usual. */
const MAX_SCORE = 400;
/** Another choice must pay more by this many standard errors. */
const MIN_ERRORS = 1;

/** @param candidates the evaluation's best choice first */
export function searchedChoice(view: SeatView, candidates: readonly Choice[], chance: Chance): Choice {
  const scores = scoresInWorlds(view, candidates, chance);
  const gains = scores.map((own) => surelyGained(own.map((score, world) => score - scores[0]![world]!)));
  const most = Math.max(...gains);
  return candidates[most > 0 ? gains.indexOf(most) : 0]!;
}

/** By choice, what the seat scores in each of the worlds. */
function scoresInWorlds(view: SeatView, candidates: readonly Choice[], chance: Chance): number[][] {
  const scores: number[][] = candidates.map(() => []);
  for (let world = 0; world < WORLDS; world++) {
    const state = sampledWorld(view, playoutChance(chance, `world/${world}`));
    for (const [index, choice] of candidates.entries()) {
      // The same numbers for every choice, so that less of their difference is luck.
      const luck = playoutChance(chance, `playout/${world}`);
      const score = playout(apply(state, view.seat, choice, luck), luck)[view.seat]!;
      scores[index]!.push(Math.max(-MAX_SCORE, Math.min(MAX_SCORE, score)));
    }
  }
  return scores;
}

/** The mean of differences, less their standard error. */
function surelyGained(differences: readonly number[]): number {
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return mean - MIN_ERRORS * Math.sqrt(squares / (differences.length - 1) / differences.length);
}

/** A game that may be the one behind a view. */
function sampledWorld(view: SeatView, chance: Chance): State {
  const { table, seat, hand, drew } = view;
  const { options, game, sizes, discards, played, revolutions, drawn, trick, owes } = table;
  const given = cardsGivenAway(view);
  const seen = new Set<Card>([...hand, ...played, ...discards, ...given.keys()]);
  const stock = chance.shuffle(
    'hidden',
    packOf(options).filter((card) => !seen.has(card)),
  );
  const hands = sizes.map((size, other) => {
    if (other === seat) return hand.slice();
    const known = [...given].flatMap(([card, to]) => (to === other ? [card] : [])).slice(0, size);
    return sortHand([...known, ...stock.splice(0, size - known.length)]);
  });
  const common = {
    options,
    game,
    hands,
    stock,
    discards: discards.slice(),
    played: played.slice(),
    revolutions,
    drawn,
    gifts: [],
    recent: [],
  };
  return owes && trick
    ? { ...common, phase: 'effect', turn: seat, trick, owes }
    : { ...common, phase: 'turn', turn: seat, trick, drew };
}

/** Cards that the seat gave to others and that nobody has seen since, with their latest receivers. */
function cardsGivenAway({ seat, gifts, table, hand }: SeatView): ReadonlyMap<Card, Seat> {
  const seen = new Set<Card>([...hand, ...table.played, ...table.discards]);
  const given = new Map<Card, Seat>();
  for (const { from, to, cards } of Object.values(gifts))
    if (from === seat) for (const card of cards) if (!seen.has(card)) given.set(card, to);
  return given;
}
