/**
 * The turning points of hands that are over: searched for once, when somebody is to see them, and kept with their hand. The
 * search takes a thread up to a second, little by little; the hand is shown without them meanwhile.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { chanceFrom } from '../game/chance.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import { DEFAULT_LEVEL } from '../game/levels.ts';
import { stakeOf } from '../game/payout.ts';
import { type StepsQuestion, statesOf } from '../game/step-values.ts';
import {
  findTurningPoints,
  type TurningPoint,
  turningPointsFor,
  withMoments,
} from '../game/turning-points.ts';
import type { PendingWork } from '../pending-work.ts';
import { recentlyUsed } from '../recently-used.ts';
import type { HandStore } from '../store/hands.ts';
import { type Advice, withBetterChoices } from './better-choices.ts';
import { handChanceData, hintChance } from './chances.ts';
import { levelOf } from './levels.ts';
import { type BegunTable, isDeserted, type Table } from './table.ts';
import type { FinishedHand, Thinker } from './thinker.ts';

/** Hands that wait for their search; one more is searched for when it is shown again. */
const MAX_WAITING = 100;
/** Hands whose search failed, which is not tried again. */
const MAX_FAILED = 1_000;

type TurningPointThinker = Pick<Thinker, 'evaluate' | 'advise'>;

interface TurningPointParts {
  readonly store: Pick<HandStore, 'record' | 'turningPoints' | 'setTurningPoints'>;
  readonly gameOf: (table: Table) => AnyGame;
  /** Null: no hand is searched. */
  readonly thinker: TurningPointThinker | null;
  readonly log: Logger;
  readonly work: PendingWork;
  /** Called when turning points of a table's latest hand have been found. */
  readonly onFound: (tableId: string) => void;
}

export interface TurningPoints {
  /**
   * Those of the table's hand; none while it is in play, was not finished, or has not been searched yet.
   * @param reader the seat of who is told of the largest of their own, too
   */
  of(table: BegunTable, reader?: Seat): Promise<readonly TurningPoint[]>;
  /** Begins no more searches. */
  close(): void;
}

export function createTurningPoints(parts: TurningPointParts): TurningPoints {
  const { store, gameOf, thinker, log, work, onFound } = parts;
  const waiting = new Set<string>();
  const failed = recentlyUsed<true>(MAX_FAILED);
  let latestSearch: Promise<void> = Promise.resolve();
  let isClosed = false;

  const search = async (table: BegunTable, { evaluate, advise }: TurningPointThinker): Promise<void> => {
    const game = gameOf(table);
    const hand = await finishedHand(game, table, store);
    const { scores } = game.result(table.state)!;
    const readers = [...table.seats.keys()].filter((seat) => table.seats[seat]!.userId !== null);
    const stake = stakeOf(game, table.state);
    const states = statesOf(game, hand.record, chanceFrom(hand.chance));
    const adviseAt = adviceOn(hand, states, advise);
    const isUsual = async (step: number) => (await adviseAt(step)) === 'same';
    const isLuck = (step: number): boolean => {
      const { seat, action } = hand.record.moves[step]!;
      return game.isLuck?.(states[step], seat, action) ?? false;
    };
    const ask = async (question: StepsQuestion) => {
      const values = isClosed ? null : await evaluate(hand, question);
      if (!values) throw new Interrupted();
      return values;
    };
    const found = await findTurningPoints(hand.record, { stake, scores, readers, isLuck }, ask, isUsual);
    const told = await withAdvice(table.seats, withMoments(game, states, found), isUsual);
    const points = await withBetterChoices(told, { adviseAt, ask });
    if (isClosed) return;
    await store.setTurningPoints(table.id, table.hand, points);
    if (points.length > 0) onFound(table.id);
  };

  const searchLater = (table: BegunTable, key: string, thinker: TurningPointThinker): void => {
    waiting.add(key);
    // One hand after another, so that what is kept of a hand in its thread serves all of its steps.
    latestSearch = latestSearch
      .then(() => search(table, thinker))
      .catch((error) => {
        if (error instanceof Interrupted) return;
        failed.set(key, true);
        log.warn({ table: table.id, hand: table.hand, err: error }, 'turning points could not be found');
      })
      .finally(() => waiting.delete(key));
    void work.track(latestSearch);
  };

  return {
    async of(table, reader) {
      if (table.phase === 'playing' || isDeserted(table) || !gameOf(table).result(table.state)) return [];
      const known = await store.turningPoints(table.id, table.hand);
      if (known)
        return turningPointsFor(known, reader).filter(
          ({ action }) => gameOf(table).schema.action.safeParse(action).success,
        );
      const key = keyOf(table);
      const isRoom = waiting.size < MAX_WAITING && !waiting.has(key) && !failed.has(key);
      if (thinker && isRoom && !isClosed) searchLater(table, key, thinker);
      return [];
    },

    close() {
      isClosed = true;
    },
  };
}

/** No thread evaluates the hand now: it is searched when it is shown again. */
class Interrupted extends Error {}

const keyOf = ({ id, hand }: BegunTable): string => `${id}/${hand}`;

/** A finished hand, who chose its moves, and the numbers of these, of which the chance of a computer's choice is made. */
interface SearchedHand extends FinishedHand {
  readonly seqs: readonly number[];
  readonly isAutomatic: readonly boolean[];
  readonly seats: BegunTable['seats'];
}

/**
 * What the computer player would have done at a step of a hand. What computers of the usual strength have done is the same, or what
 * stronger ones have.
 */
function adviceOn(
  { game, record, chance, seqs, isAutomatic, seats }: SearchedHand,
  states: readonly unknown[],
  advise: Thinker['advise'],
): (step: number) => Promise<Advice> {
  const think = async (step: number): Promise<Advice> => {
    const { seat, action } = record.moves[step]!;
    if (isAutomatic[step] && levelOf(seats[seat]!) !== 'friendly') return 'same';
    const state = states[step];
    const advice = await advise({
      game,
      view: game.seatView(state, seat),
      chance: isAutomatic[step]
        ? { ...chance, scopes: [...chance.scopes, `computer/${seqs[step]}`] }
        : hintChance(chance, game, state, seat),
      ...(isAutomatic[step] && { level: DEFAULT_LEVEL }),
    });
    const advised = game.choices(state, seat).find((choice) => game.nameOf(choice) === advice?.name);
    if (advised === undefined) return 'unknown';
    const usual = game.actionFor(state, seat, advised);
    const isSame = isDeepStrictEqual(usual, action) || game.isEquivalent?.(state, seat, action, usual);
    return isSame ? 'same' : { action: usual };
  };
  const asked = new Map<number, Promise<Advice>>();
  return (step) => {
    const answer = asked.get(step) ?? think(step);
    asked.set(step, answer);
    return answer;
  };
}

/** Adds whether the computer would have made a person's choice, too: then a loss was bad luck. Of what was luck anyway it says nothing. */
const withAdvice = (
  seats: BegunTable['seats'],
  points: readonly TurningPoint[],
  isUsual: (step: number) => Promise<boolean>,
): Promise<readonly TurningPoint[]> =>
  Promise.all(
    points.map(async (point) => {
      const isComputers = point.isSubstitute || seats[point.seat]?.userId === null;
      return !isComputers && !point.isLuck && (await isUsual(point.step))
        ? { ...point, isAdvised: true }
        : point;
    }),
  );

async function finishedHand(
  game: AnyGame,
  table: BegunTable,
  store: Pick<HandStore, 'record'>,
): Promise<SearchedHand> {
  const { id, hand, options, seats } = table;
  const { carry, moves } = await store.record(id, hand);
  return {
    game,
    key: keyOf(table),
    record: {
      setup: { options, seats: seats.length, carry },
      moves: moves.map(({ seat, action, isAutomatic }) => ({
        seat,
        action,
        ...(isAutomatic && seats[seat]?.userId && { isSubstitute: true as const }),
      })),
    },
    chance: handChanceData(table, hand),
    seqs: moves.map(({ seq }) => seq),
    isAutomatic: moves.map((move) => move.isAutomatic),
    seats,
  };
}
