/** Reviews of hands that are over: their states are made from seed and moves, and the latest ones are kept. */
import type { Logger } from 'pino';
import { yieldToEventLoop } from '../event-loop.ts';
import { chanceFrom } from '../game/chance.ts';
import type { AnyGame } from '../game/game.ts';
import { recentlyUsed } from '../recently-used.ts';
import type { HandStore, PlayedHand } from '../store/hands.ts';
import { CorruptHand, nextState, type Review, type ReviewMove, reviewChance } from './review.ts';
import type { BegunTable, Table } from './table.ts';

/** Hands whose states are kept; each takes some hundred kilobytes at most. */
const MAX_KEPT = 30;

interface ReviewsParts {
  readonly store: Pick<HandStore, 'finished' | 'latestFinished' | 'hasChangedHands' | 'holdersOf'>;
  readonly gameOf: (table: Table) => AnyGame;
  readonly log: Logger;
}

/**
 * Why there is no review: the hand is not over, or there is none; what is stored of it cannot be played again; or it was
 * played by an earlier version of the rules.
 */
type NoReview = 'not-over' | 'corrupt' | 'earlier-rules';

export interface Reviews {
  /** @param hand null: the latest that is over */
  find(table: BegunTable, hand: number | null): Promise<Review | NoReview>;
}

type Played = Pick<Review, 'states' | 'moves' | 'record' | 'scores'>;

export function createReviews({ store, gameOf, log }: ReviewsParts): Reviews {
  const kept = recentlyUsed<Played>(MAX_KEPT);

  const read = async (table: BegunTable, hand: number): Promise<Played | NoReview> => {
    const key = `${table.id}/${hand}`;
    const known = kept.get(key);
    if (known) return known;
    try {
      const stored = await store.finished(table.id, hand);
      if (!stored) return 'not-over';
      const game = gameOf(table);
      if (table.gameVersion < game.version) return 'earlier-rules';
      const played = await playAgain(game, table, stored);
      kept.set(key, played);
      return played;
    } catch (error) {
      log.error({ table: table.id, hand, err: withoutData(error) }, 'a stored hand cannot be reviewed');
      return 'corrupt';
    }
  };

  return {
    async find(table, wanted) {
      const hand = wanted ?? (await store.latestFinished(table.id));
      if (hand === null || (table.phase === 'playing' && hand >= table.hand)) return 'not-over';
      const played = await read(table, hand);
      if (typeof played === 'string') return played;
      // Read last, and each time: a seat may be given up after the hand has been kept.
      const [hasChangedHands, holders] = await Promise.all([
        store.hasChangedHands(table.id),
        store.holdersOf(table),
      ]);
      return { game: gameOf(table), table, hand, hasChangedHands, holders, ...played };
    },
  };
}

/** An error that says where, and nothing of what was dealt. */
const withoutData = (error: unknown): Error =>
  error instanceof CorruptHand ? error : new Error(error instanceof Error ? error.name : 'unknown');

async function playAgain(game: AnyGame, table: BegunTable, stored: PlayedHand): Promise<Played> {
  if (game.version !== table.gameVersion) throw new CorruptHand('written by another version of the game');
  const { number, scores } = stored;
  const carry = stored.carry === null ? null : game.schema.carry.parse(stored.carry);
  const moves = stored.moves.map(
    ({ seq, action, ...move }): ReviewMove => ({
      ...move,
      seq: seq - 1,
      action: game.schema.action.parse(action),
    }),
  );
  const setup = { options: game.options.parse(table.options), seats: table.seats.length, carry };
  const chance = chanceFrom(reviewChance({ table, hand: number }));
  const states = [game.start(setup, chance)];
  for (const move of moves) {
    await yieldToEventLoop();
    states.push(nextState(game, states.at(-1), move, chance));
  }
  const result = game.result(states.at(-1));
  if (JSON.stringify(result?.scores) !== JSON.stringify(scores))
    throw new CorruptHand('its result is not the stored one');
  return { states, moves, record: { setup, moves }, scores };
}
