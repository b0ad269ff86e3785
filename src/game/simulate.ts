/** Playing hands by themselves: every seat a computer, from one seed, so that two runs agree. */
import { type Chance, playoutRandom, seededChance, seedFromText } from './chance.ts';
import { type AnyGame, isRefusal, type Seat } from './game.ts';

/** Picks a choice for a seat to act. */
export type Player = (game: AnyGame, state: unknown, seat: Seat, chance: Chance, step: number) => unknown;

/** Any choice, each as likely. */
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

export const computerPlayer: Player = (game, state, seat, chance, step) =>
  game.computer(game.seatView(state, seat), chance.scope(`computer/${step}`));

/** What a simulation tells of each play and each hand's end. */
export interface SimulationObserver {
  played(seat: Seat, action: unknown): void;
  /** @param last it was a table's last: the next hand is another table's first */
  ended(scores: readonly number[], last: boolean): void;
}

/**
 * Plays `hands` hands in a row, matches one after another (what a hand leaves goes to the next).
 * Seats that may act at the same time act in random order.
 * @throws {Error} where a choice that was offered is refused, or a hand ends without a result
 */
export function simulate(
  game: AnyGame,
  { hands, seats, seed, player }: { hands: number; seats: number; seed: string; player: Player },
  watch: SimulationObserver,
): void {
  const options = game.options.parse({});
  let before: unknown = null;
  for (let hand = 0; hand < hands; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${hand}`));
    let state = game.start({ options, seats, carry: before }, chance);
    let step = 0;
    for (;;) {
      const open = game.toAct(state);
      if (open.length === 0) break;
      const seat = open.length === 1 ? open[0]! : open[chance.below(`order/${step}`, open.length)]!;
      const action = game.actionFor(state, seat, player(game, state, seat, chance, step++));
      const after = game.apply(state, seat, action, chance);
      if (isRefusal(after))
        throw new Error(`${game.id}: offered, then refused: ${JSON.stringify({ action, ...after })}`);
      watch.played(seat, action);
      state = after;
    }
    const result = game.result(state);
    if (!result) throw new Error(`${game.id}: nobody is to act, yet there is no result`);
    watch.ended(result.scores, result.carry === null);
    before = result.carry;
  }
}
