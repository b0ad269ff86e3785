/** Whose eyes a reader may borrow while the table goes on: what was shown, what they have seen, and hands one hand late. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tableAsSeen } from '../../src/discord/screens/review-table.ts';
import { chanceFrom } from '../../src/game/chance.ts';
import { type AnyGame, findGame, isRefusal } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { handChance } from '../../src/tables/chances.ts';
import {
  firstEyes,
  mayLieOpen,
  maySeeWith,
  type Review,
  reviewChance,
  seatPlayedBy,
} from '../../src/tables/review.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { runs } from '../runs.ts';
import { NOON } from './fixtures.ts';
import { anyChance, type FinishedTable, finishedTables, playTable, reviewOf } from './reviewed-hands.ts';

const gameOf = (id: string): AnyGame => findGame(games, id)!;

/** A table that goes on after its hands: another one is in play, or is about to begin. */
function running(
  { table, hands }: FinishedTable,
  { isPlaying = false, ...fields }: { openHands?: boolean; isPlaying?: boolean } = {},
): FinishedTable {
  const { phase: _, endedBy: __, ...rest } = table as Extract<BegunTable, { phase: 'over' }>;
  const between = { ...rest, ...fields, phase: 'between', carry: null, deadline: NOON, ready: [] } as const;
  return { table: isPlaying ? { ...between, hand: between.hand + 1 } : between, hands };
}

/** A finished hand of a game for which something is true, among random tables. */
async function handWhere(
  game: AnyGame,
  isWanted: (review: Review) => boolean,
  to: (finished: FinishedTable) => FinishedTable = running,
): Promise<Review> {
  for (const finished of finishedTables(game, 60, 5))
    for (const { number } of finished.hands) {
      const review = await reviewOf(game, to(finished), number);
      if (isWanted(review)) return review;
    }
  throw new Error('no such hand');
}

/** The end of a game of 変則大富豪 shows all hands, but not when each card was drawn. */
const TELLING = games.filter(({ id }) => id !== 'daifugo');

it.each(TELLING)(
  'a hand of $id lies open before the end of its table only if the table has seen all that it shows',
  async (game) => {
    let open = 0;
    for (const finished of finishedTables(game, runs(8), 99)) {
      for (const { number } of finished.hands) {
        const review = await reviewOf(game, running(finished), number);
        if (!mayLieOpen(review)) continue;
        open += 1;
        for (let step = 0; step < review.moves.length; step += 5)
          for (const seat of finished.table.seats.keys())
            expect(couldBeAnother(review, step, seat), `${number}, ${step}, ${seat}`).toBe(false);
      }
    }
    // Random players of ブラフ nearly always roll again.
    if (game.id !== 'bluff') expect(open).toBeGreaterThan(0);
  },
);

it.each(games)(
  'a hand of $id lies open one hand late only if the next hand has nothing hidden of it',
  async (game) => {
    let late = 0;
    for (const finished of finishedTables(game, runs(8), 21)) {
      const open = running(finished, { openHands: true, isPlaying: true });
      for (const { number } of finished.hands) {
        const review = await reviewOf(game, open, number);
        const end = review.states.at(-1);
        const { carry } = game.result(end)!;
        if (!mayLieOpen(review)) continue;
        late += 1;
        for (const seat of finished.table.seats.keys()) {
          const other = game.audit.resampleHidden(end, seat, anyChance(`${number}`));
          expect(game.result(other)!.carry, 'what nobody knows is carried on').toEqual(carry);
        }
        if (carry === null) continue;
        // The next hand is dealt by chance of its own: from the same carry, every seat gets something else.
        const setup = { ...review.record.setup, carry };
        const deals = [number + 1, number + 2].map((hand) =>
          game.start(setup, handChance(review.table, hand)),
        );
        const own = deals.map((deal) =>
          JSON.stringify(
            game
              .sides(deal)
              .flat()
              .map((seat) => game.seatView(deal, seat)),
          ),
        );
        if (game.carriesHidden === undefined) expect(own[0]).not.toBe(own[1]);
      }
    }
    expect(late).toBeGreaterThan(0);
  },
);

/** Whether all could have looked the same with something else in hidden places, which the open table would show. */
function couldBeAnother(review: Review, step: number, seat: number): boolean {
  const { game, states, moves } = review;
  const other = game.audit.resampleHidden(states[step], seat, anyChance(`${step}`));
  if (isDeepStrictEqual(other, states[step])) return false;
  const chance = chanceFrom(reviewChance(review));
  let state = other;
  for (const [index, move] of moves.entries()) {
    if (index < step) continue;
    const next = game.apply(state, move.seat, move.action, chance);
    if (isRefusal(next)) return false;
    if (!isDeepStrictEqual(game.tableView(next), game.tableView(states[index + 1]))) return false;
    state = next;
  }
  const seen = (shown: unknown) => tableAsSeen(game, shown, 'open', 'en', Number.POSITIVE_INFINITY);
  return !isDeepStrictEqual(seen(other), seen(states[step]));
}

describe('with the option `openHands`', () => {
  const isClosed = (review: Review): boolean => !mayLieOpen(review);
  const late = (finished: FinishedTable) => running(finished, { openHands: true, isPlaying: true });

  it('a hand is open to all once the next is in play, and not before (a foul in 変則大富豪)', async () => {
    const game = gameOf('daifugo');
    const closed = await handWhere(game, isClosed);
    const before = {
      ...closed,
      table: { ...closed.table, openHands: true, hand: closed.hand } as BegunTable,
    };
    expect(firstEyes(before, null)).toBe('table');
    const after = { ...before, table: { ...before.table, hand: closed.hand + 1 } };
    expect(firstEyes(after, null)).toBe('open');
    expect(maySeeWith(after, 1, null)).toBe(true);
    expect(firstEyes({ ...after, table: { ...after.table, openHands: false } }, null)).toBe('table');
  });

  it('a round of ブクブク that ended early stays closed, as its hands are passed on (bukubuku 9)', async () => {
    const game = gameOf('bukubuku');
    const review = await handWhere(game, (each) => each.hand === 1 && isClosed(each), late);
    expect(firstEyes(review, null)).toBe('table');
    const { carry } = game.result(review.states.at(-1))! as { carry: { hands: number[][] } };
    const others = [...review.table.seats.keys()].map((seat) =>
      JSON.stringify(
        game.result(game.audit.resampleHidden(review.states.at(-1), seat, anyChance('early')))!.carry,
      ),
    );
    expect(others.some((other) => other !== JSON.stringify(carry))).toBe(true);
  });
});

describe('one’s own eyes', () => {
  const closed = () => handWhere(gameOf('daifugo'), (review) => !mayLieOpen(review));

  it('are those of the seat that one moved in that hand, whoever sits there now', async () => {
    const review = await closed();
    const seats = review.table.seats.with(1, { ...review.table.seats[1]!, userId: 'id-newcomer' });
    const changed = { ...review, hasChangedHands: true, table: { ...review.table, seats } };
    expect(seatPlayedBy(changed, 'id-1')).toBe(1);
    expect(seatPlayedBy(changed, 'id-newcomer')).toBeNull();
    expect(maySeeWith(changed, 1, seatPlayedBy(changed, 'id-newcomer'))).toBe(false);
  });

  it('need no move of one’s own at a table where every seat is still its first player’s', async () => {
    const review = await closed();
    const silent = { ...review, moves: review.moves.map((move) => ({ ...move, by: 'clock' })) };
    expect(seatPlayedBy(silent, 'id-1')).toBe(1);
    expect(seatPlayedBy({ ...silent, hasChangedHands: true }, 'id-1')).toBeNull();
    expect(seatPlayedBy(silent, 'id-stranger')).toBeNull();
  });

  it('are nobody’s where a computer played', async () => {
    const game = gameOf('daifugo');
    const review = await reviewOf(game, running(playTable(game, game.options.parse({}), 3, 'x')), 1);
    expect(seatPlayedBy(review, 'computer')).toBeNull();
  });
});
