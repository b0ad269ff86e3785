/** Hands between the house computer and players who pick any choice, each under a name, as the ledger would have them. */
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import type { AnyGame, Seat } from '../../src/game/game.ts';
import { computerPlayer, type Player, randomPlayer, simulate } from '../../src/game/simulate.ts';
import type { RatedHand } from '../../src/store/ledger/rated-hands.ts';

const SEATS = 4;
export const HOUSE: readonly string[] = ['house-1', 'house-2'];
export const RANDOM: readonly string[] = ['random-1', 'random-2'];

/**
 * Plays hands at tables of two computers and two random players, who change seats from table to table.
 * @param isOver asked after each hand: true ends it early
 */
export function playRated(
  game: AnyGame,
  { hands, seed, isOver = () => false }: { hands: number; seed: string; isOver?: () => boolean },
): RatedHand[] {
  const played: RatedHand[] = [];
  const random = randomPlayer();
  const order = seededChance(seedFromText(`${seed}/seats`));
  let tables = 0;
  let accounts = order.shuffle('0', [...HOUSE, ...RANDOM]);
  let sides: readonly (readonly Seat[])[] = [];
  const player: Player = (_, state, seat, chance, step) => {
    // The sides are settled before the last choice of a hand.
    sides = game.sides(state);
    const chooses = HOUSE.includes(accounts[seat]!) ? computerPlayer : random;
    return chooses(game, state, seat, chance, step);
  };
  const observer = {
    played() {},
    ended(scores: readonly number[], isLast: boolean) {
      const postings = scores.map((amount, seat) => ({
        account: accounts[seat]!,
        amount,
        side: sides.findIndex((side) => side.includes(seat)),
      }));
      played.push({ id: played.length + 1, game: game.id, postings });
      if (isLast) accounts = order.shuffle(`${++tables}`, accounts);
      if (isOver()) throw new Enough();
    },
  };
  try {
    simulate(game, { hands, seats: SEATS, seed, player }, observer);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return played;
}

class Enough extends Error {}
