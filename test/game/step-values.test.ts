/** What seats could expect at the steps of a hand: the same however it is asked for, and from one step to the next. */
import { describe, expect, it } from 'vitest';
import { type Chance, playoutRandom, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/game/game.ts';
import { isTogether, picksAt } from '../../src/game/picks.ts';
import { recordedChance } from '../../src/game/recorded-chance.ts';
import { answerSteps, type HandRecord, type StepValue, statesOf } from '../../src/game/step-values.ts';
import { games } from '../../src/games/index.ts';

const PLAYOUTS = 4;
const HANDS = 2;

/** A hand of random play, and which of its moves chance had a part in. */
function playHand(game: AnyGame, seed: string) {
  const seats = Math.max(3, game.seats.min);
  const setup = { options: game.options.parse({}), seats, carry: null };
  const chance = seededChance(seedFromText(seed));
  const random = playoutRandom(chance, 'play');
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const moves: { seat: Seat; action: unknown }[] = [];
  const isLucky: boolean[] = [];
  let state = game.start(setup, chance);
  while (game.toAct(state).length > 0) {
    const seat = pick(game.toAct(state));
    const action = game.actionFor(state, seat, pick(game.choices(state, seat)));
    const recorded = recordedChance(chance);
    const next = game.apply(state, seat, action, recorded.chance);
    if (isRefusal(next)) throw new Error(next.refused);
    moves.push({ seat, action });
    isLucky.push(
      Object.keys(recorded.draws).length > 0 || drawsFromStock(game, state, { seat, action }, chance),
    );
    state = next;
  }
  const record: HandRecord = { setup, moves };
  return { record, chance, isLucky, states: statesOf(game, record, chance) };
}

/** Whether what comes of a move depends on the order of what nobody has seen yet. */
function drawsFromStock(
  game: AnyGame,
  state: unknown,
  { seat, action }: { readonly seat: Seat; readonly action: unknown },
  chance: Chance,
): boolean {
  const shown = ['once', 'again', 'and again'].map((purpose) => {
    const other = game.reshuffle?.(state, chance.scope(purpose)) ?? state;
    const next = game.apply(other, seat, action, chance);
    return JSON.stringify(
      game
        .sides(next)
        .flat()
        .map((each) => game.seatView(next, each)),
    );
  });
  return new Set(shown).size > 1;
}

/** The same game, in which everybody is paid what one seat is: every step says what that seat could expect. */
const paying = (game: AnyGame, seat: Seat): AnyGame => {
  const { playout } = game;
  const paid = (scores: readonly number[]): number[] => scores.map(() => scores[seat]!);
  return {
    ...game,
    result: (state) => {
      const result = game.result(state);
      return result && { ...result, scores: paid(result.scores) };
    },
    ...(playout && { playout: (state, chance, played) => paid(playout(state, chance, played)) }),
  };
};

describe.each(games)('in $id', (game) => {
  const hands = Array.from({ length: HANDS }, (_, hand) => playHand(game, `steps ${hand}`));

  it('what a seat could expect after a step is what it could before the next choice, but for chance', () => {
    let count = 0;
    for (const { record, chance, isLucky, states } of hands)
      for (const seat of [0, 1]) {
        const steps = [...record.moves.keys()];
        const question = { steps, playouts: PLAYOUTS, round: 1 };
        const values = answerSteps(paying(game, seat), states, record, question, chance);
        for (const [index, { step, from, before }] of values.entries()) {
          const previous = values[index - 1];
          // Who picks at the same time as others does not know what they have picked.
          const isSamePicks = previous?.from === from;
          const isAlone =
            previous !== undefined && !isTogether(picksAt({ game, states, ...record }, previous.step));
          if (!isSamePicks && (!isAlone || isLucky.slice(previous.step, step).includes(true))) continue;
          expect(before).toBe(isSamePicks ? previous.before : previous.after);
          count += 1;
        }
      }
    expect(count).toBeGreaterThan(HANDS);
  });

  it('a step is worth the same, whatever else is asked with it or before it', () => {
    const [{ record, chance, states }] = hands as [(typeof hands)[number]];
    const values = (steps: readonly number[]): StepValue[] =>
      answerSteps(game, states, record, { steps, playouts: PLAYOUTS, round: 1 }, chance);
    const steps = [...record.moves.keys()].slice(0, 12);
    expect(steps.toReversed().flatMap((step) => values([step]))).toEqual(values(steps).toReversed());
  });
});
