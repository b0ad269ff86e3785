/** Plays hands without people. Everything follows from one seed, so two runs are equal. */
import { type Chance, playoutRandom, seededChance, seedFromText } from './chance.ts';
import { type AnyGame, isRefusal, type Seat } from './game.ts';
import { DEFAULT_LEVEL, type Level } from './levels.ts';

/** Picks one of a seat's choices. */
export type Player = (game: AnyGame, state: unknown, seat: Seat, chance: Chance, step: number) => unknown;

/** Picks any choice, each equally likely. */
export const randomPlayer = (): Player => {
  let hand: Chance | null = null;
  let random = () => 0;
  return (game, state, seat, chance) => {
    if (chance !== hand) {
      hand = chance;
      random = playoutRandom(chance, 'random');
    }
    const choices = game.choices(state, seat);
    return choices[Math.floor(random() * choices.length)];
  };
};

export const computerAt =
  (level: Level): Player =>
  (game, state, seat, chance, step) =>
    game.computer(game.seatView(state, seat), chance.scope(`computer/${step}`), level).choice;

export const computerPlayer: Player = computerAt(DEFAULT_LEVEL);

/** Receives every action and every hand's end. */
interface SimulationObserver {
  played(seat: Seat, action: unknown): void;
  /** @param isLast whether it was the table's last hand, so that the next one is another table's first */
  ended(scores: readonly number[], isLast: boolean): void;
}

/**
 * Plays `hands` hands in a row, one table after another. Seats that act at the same time act in random order.
 * @throws {Error} if a listed choice is refused, or a hand ends without a result
 */
export function simulate(
  game: AnyGame,
  { hands, seats, seed, player }: { hands: number; seats: number; seed: string; player: Player },
  observer: SimulationObserver,
): void {
  const options = game.options.parse({});
  let carry: unknown = null;
  for (let hand = 0; hand < hands; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${hand}`));
    let state = game.start({ options, seats, carry }, chance);
    let step = 0;
    for (;;) {
      const acting = game.toAct(state);
      if (acting.length === 0) break;
      const seat = acting.length === 1 ? acting[0]! : acting[chance.below(`order/${step}`, acting.length)]!;
      const action = game.actionFor(state, seat, player(game, state, seat, chance, step++));
      const next = game.apply(state, seat, action, chance);
      if (isRefusal(next))
        throw new Error(`${game.id}: listed, then refused: ${JSON.stringify({ action, ...next })}`);
      observer.played(seat, action);
      state = next;
    }
    const result = game.result(state);
    if (!result) throw new Error(`${game.id}: no seat must act, yet there is no result`);
    observer.ended(result.scores, result.carry === null);
    carry = result.carry;
  }
}
