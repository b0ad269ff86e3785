/**
 * The turning points of hands that are over: searched for once, when somebody is to see them, and kept with their hand. The
 * search takes a thread up to a second, little by little; the hand is shown without them meanwhile.
 */
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { chanceFrom } from '../game/chance.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import {
  findTurningPoints,
  type TurningPoint,
  turningPointsFor,
  withMoments,
} from '../game/turning-points.ts';
import type { PendingWork } from '../pending-work.ts';
import type { HandStore } from '../store/hands.ts';
import { type BegunTable, isDeserted, type Table } from './table.ts';
import type { FinishedHand, Thinker } from './thinker.ts';

/** Hands that wait for their search; one more is searched for when it is shown again. */
const MAX_WAITING = 100;
/** Hands whose search failed, which is not tried again. */
const MAX_FAILED = 1_000;

interface TurningPointParts {
  readonly store: Pick<HandStore, 'record' | 'turningPoints' | 'setTurningPoints'>;
  readonly gameOf: (table: Table) => AnyGame;
  /** Null: no hand is searched. */
  readonly thinker: Pick<Thinker, 'evaluate'> | null;
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
  const failed = new LRUCache<string, true>({ max: MAX_FAILED });
  let latestSearch: Promise<void> = Promise.resolve();
  let isClosed = false;

  const search = async (table: BegunTable, evaluate: Thinker['evaluate']): Promise<void> => {
    const game = gameOf(table);
    const hand = await finishedHand(game, table, store);
    const { scores } = game.result(table.state)!;
    const readers = [...table.seats.keys()].filter((seat) => table.seats[seat]!.userId !== null);
    const found = await findTurningPoints(hand.record, { scores, readers }, async (question) => {
      const values = isClosed ? null : await evaluate(hand, question);
      if (!values) throw new Interrupted();
      return values;
    });
    if (isClosed) return;
    const points = withMoments(hand.game, hand.record, chanceFrom(hand.chance), found);
    await store.setTurningPoints(table.id, table.hand, points);
    if (points.length > 0) onFound(table.id);
  };

  const searchLater = (table: BegunTable, key: string, evaluate: Thinker['evaluate']): void => {
    waiting.add(key);
    // One hand after another, so that what is kept of a hand in its thread serves all of its steps.
    latestSearch = latestSearch
      .then(() => search(table, evaluate))
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
      if (thinker && isRoom && !isClosed) searchLater(table, key, thinker.evaluate);
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

async function finishedHand(
  game: AnyGame,
  table: BegunTable,
  store: Pick<HandStore, 'record'>,
): Promise<FinishedHand> {
  const { id, hand, options, seats, seed } = table;
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
    chance: { seed, salts: seats.map(({ salt }) => salt), scopes: [`hand/${hand}`] },
  };
}
