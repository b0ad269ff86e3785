/** Tables that random play has finished, and reviews of their hands. */
import fc from 'fast-check';
import { pino } from 'pino';
import { type Chance, playoutRandom, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/game/game.ts';
import type { PlayedHand } from '../../src/store/hands.ts';
import { handChance } from '../../src/tables/chances.ts';
import type { Review } from '../../src/tables/review.ts';
import { createReviews } from '../../src/tables/reviews.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { anyOptions } from '../game/walk.ts';
import { as, NOON, playing } from './fixtures.ts';

/** More hands than this of a table are not played. */
const MAX_HANDS = 3;

export interface FinishedTable {
  readonly table: BegunTable;
  readonly hands: readonly PlayedHand[];
}

/** Tables of a game with any options and any number of seats; the same ones for the same seed. */
export function finishedTables(game: AnyGame, count: number, seed: number): FinishedTable[] {
  const { min, max } = game.seats;
  const anyChoice = fc.record({ options: anyOptions(game), seats: fc.integer({ min, max }) });
  return fc
    .sample(
      anyChoice.filter(({ options, seats }) => !game.whyUnplayable?.(options, seats)),
      { numRuns: count, seed },
    )
    .map(({ options, seats }, index) => playTable(game, options, seats, `${seed}/${index}`));
}

export function playTable(game: AnyGame, options: unknown, seats: number, seed: string): FinishedTable {
  const people = Array.from({ length: seats }, (_, seat) => ({
    id: `id-${seat}`,
    name: `P${seat}`,
    salt: `${seat}`,
  }));
  const secret = Buffer.from(seedFromText(seed)).toString('hex');
  const begun = playing(people, { options, seed: secret }, game);
  const random = playoutRandom(seededChance(seedFromText(seed)), 'play');
  const hands: PlayedHand[] = [];
  let carry: unknown = null;
  let seq = 0;
  let state: unknown = null;
  for (let number = 1; number <= MAX_HANDS; number++) {
    const chance = handChance(begun, number);
    state = game.start({ options, seats, carry }, chance);
    const moves: PlayedHand['moves'][number][] = [];
    for (let guard = 0; game.toAct(state).length > 0 && guard < 5_000; guard++) {
      const { seat, action } = anyMove(game, state, random);
      const next = game.apply(state, seat, action, chance);
      if (isRefusal(next)) throw new Error(`listed, then refused: ${next.refused}`);
      moves.push({ seq: ++seq, seat, by: `id-${seat}`, action: JSON.parse(JSON.stringify(action)) });
      state = next;
    }
    const result = game.result(state)!;
    hands.push({ number, carry: JSON.parse(JSON.stringify(carry)), scores: [...result.scores], moves });
    carry = result.carry;
    if (carry === null) break;
  }
  return { table: as.over({ ...begun, hand: hands.length, state, seq }), hands };
}

/** A choice of a seat that must act; now and then another secret pick, or the order of a hand. */
function anyMove(game: AnyGame, state: unknown, random: () => number): { seat: Seat; action: unknown } {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const seats = game.sides(state).flat();
  if (random() < 0.1) {
    const seat = pick(seats);
    const action = game.outOfTurnAction?.('shuffle') ?? null;
    if (action !== null && game.whyNot(state, seat, action) === null) return { seat, action };
  }
  const may = seats.filter((seat) => game.choices(state, seat).length > 0);
  const seat = pick(random() < 0.1 ? may : game.toAct(state));
  return { seat, action: game.actionFor(state, seat, pick(game.choices(state, seat))) };
}

/** A review of a hand, made of what is stored. */
export async function reviewOf(
  game: AnyGame,
  { table, hands }: FinishedTable,
  hand: number,
): Promise<Review> {
  const reviews = createReviews({
    store: {
      finished: async (_, number) => hands[number - 1] ?? null,
      latestFinished: async () => hands.length,
      hasChangedHands: async () => false,
      holdersOf: async ({ seats }) => ({ seats, held: [] }),
    },
    gameOf: () => game,
    log: pino({ level: 'silent' }),
  });
  const review = await reviews.find(table, hand);
  if (typeof review === 'string') throw new Error(review);
  return review;
}

export const anyChance = (seed: string): Chance => seededChance(seedFromText(seed));

/** The same table between two hands, as if it went on. */
export const running = ({ table, hands }: FinishedTable): FinishedTable => {
  const { phase: _, endedBy: __, ...fields } = table as Extract<BegunTable, { phase: 'over' }>;
  return { table: { ...fields, phase: 'between', carry: null, deadline: NOON, ready: [] }, hands };
};
