/** The panel of somebody who watches: nothing in it depends on what they could not know, and it is drawn once for all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWatchDrawing } from '../../src/discord/live/watch-drawing.ts';
import { userNames } from '../../src/discord/names.ts';
import { type TableFacts, tableScreen } from '../../src/discord/screens/table.ts';
import { watchScreen } from '../../src/discord/screens/watching.ts';
import { tableFacts } from '../../src/discord/table-facts.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { waitForSeat } from '../../src/tables/waiting.ts';
import { anyTable, walk } from '../game/walk.ts';
import { emojis } from '../layout/tables.ts';
import { runs } from '../runs.ts';
import { ann, as, ben, dan, inPhase, person, playing, tableAfter } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';

const FACTS: TableFacts = { totals: null, past: [], endedBy: null, turningPoints: [] };
const STATE = { isWaiting: false, updatesStopped: false };
const SEATS = 4;

/** A table of a game in this state of a hand. */
function tableWith(
  game: (typeof games)[number],
  seats: number,
  options: unknown,
  state: unknown,
): BegunTable {
  const people = Array.from({ length: seats }, (_, seat) => person(`p${seat}`));
  const table = playing(people, { options: toy.options.parse({}), openHands: true });
  const hand = { ...table, game: game.id, options, state, hand: 2, totals: people.map(() => 0) };
  return game.result(state) === null ? hand : as.between(hand);
}

describe.each(games)('a watcher of $id', (game) => {
  it('sees the same whatever is hidden, in every language, in play and between hands', () => {
    let exchanged = 0;
    const property = fc.property(anyTable(game, SEATS), ({ seed, options, seats }) => {
      for (const { state, chance, log } of walk(game, { seed, options, seats })) {
        const isOver = game.result(state) !== null;
        if (!isOver && log.length % 5 > 0) continue;
        const seat = log.length % seats;
        const other = game.audit.resampleHidden(state, seat, chance.scope(`${log.length}`));
        if (JSON.stringify(other) !== JSON.stringify(state)) exchanged += 1;
        const drawn = (shown: unknown) =>
          LOCALES.map((locale) =>
            watchScreen(game, { ...tableWith(game, seats, options, shown), locale }, FACTS, STATE),
          );
        expect(drawn(other)).toEqual(drawn(state));
      }
    });
    fc.assert(property, { numRuns: runs(2), endOnFailure: true });
    expect(exchanged).toBeGreaterThan(0);
  });
});

/**
 * What is told of a table besides itself, by the bot's own code: a hand before this one, a seat that changed hands after it, and,
 * once this hand is over, what it paid.
 */
function factsOf(game: (typeof games)[number]) {
  const scoresOf = ({ state, totals }: BegunTable): readonly number[] =>
    game.result(state)?.scores ?? totals.map(() => 0);
  const earlier = (seats: number) => ({
    number: 1,
    scores: Array.from({ length: seats }, (_, seat) => seat - 1),
  });
  const at = (table: BegunTable) =>
    tableFacts({
      tables: { gameOf: () => game },
      store: {
        guilds: { ledger: async () => ({ units: { chip: null, worth: null, money: null } }) } as never,
        ledger: {
          afterHand: async (_guild, _book, { accounts }) => ({
            posted: true,
            totals: new Map(accounts.map((account, seat) => [account, scoresOf(table)[seat]!])),
          }),
        },
        hands: {
          before: async (_id, number) => [
            ...(number > 2 ? [{ number: 2, scores: [...scoresOf(table)] }] : []),
            earlier(table.seats.length),
          ],
          holdersOf: async ({ seats }) => ({
            seats,
            held: [{ seat: 1, userId: 'id-gone', name: 'gone', hand: 1, seq: 9 }],
          }),
        },
      },
      names: { namesOf: async () => userNames(new Map()) },
      turningPoints: { of: async () => [] },
    });
  return { of: (table: BegunTable, locale: (typeof LOCALES)[number]) => at(table).of(table, locale) };
}

describe.each(games)('what a watcher of $id is sent', (game) => {
  it('is the same of two games that differ in what is hidden alone, with their scores, earlier hands and players', async () => {
    let [exchanged, told] = [0, 0];
    const sent = (table: BegunTable, facts: Parameters<typeof createWatchDrawing>[0]['facts']) => {
      const watching = createWatchDrawing({
        tables: { gameOf: () => game },
        emojis: () => emojis,
        facts,
      });
      return Promise.all(
        LOCALES.map(async (locale) => [
          await watching.draw(table, 'id-watcher', locale, false),
          // What a phone has no room for stands in the table's message.
          tableScreen(game, { ...table, locale }, await facts.of(table, locale)),
        ]),
      );
    };
    const property = fc.asyncProperty(anyTable(game, SEATS), async ({ seed, options, seats }) => {
      for (const { state, chance, log } of walk(game, { seed, options, seats })) {
        const isOver = game.result(state) !== null;
        if (!isOver && log.length % 9 > 0) continue;
        const seat = log.length % seats;
        const other = game.audit.resampleHidden(state, seat, chance.scope(`${log.length}`));
        if (JSON.stringify(other) !== JSON.stringify(state)) exchanged += 1;
        const [one, two] = [state, other].map((each) => tableWith(game, seats, options, each));
        const drawn = await sent(one!, factsOf(game));
        const bare = await sent(one!, { of: async () => FACTS });
        if (JSON.stringify(drawn) !== JSON.stringify(bare)) told += 1;
        expect(await sent(two!, factsOf(game))).toEqual(drawn);
      }
    });
    await fc.assert(property, { numRuns: 1, endOnFailure: true });
    expect(exchanged).toBeGreaterThan(0);
    expect(told).toBeGreaterThan(0);
  });
});

describe('the drawing for watchers', () => {
  const drawing = () => {
    const facts: string[] = [];
    const watching = createWatchDrawing({
      tables: { gameOf: () => toy },
      emojis: () => emojis,
      facts: {
        of: async (_, locale) => {
          facts.push(locale);
          return FACTS;
        },
      },
    });
    return { facts, watching };
  };
  const table = playing([ann, ben]);

  it('is made once for each change and language, and once more for those who wait for a seat', async () => {
    const { facts, watching } = drawing();
    const waited = inPhase('playing', tableAfter(table, waitForSeat(dan)));
    for (let watcher = 0; watcher < 20; watcher++) {
      await watching.draw(waited, `id-${watcher}`, 'en', false);
      await watching.draw(waited, `id-${watcher}`, 'ja', false);
    }
    expect(facts).toEqual(['en', 'ja']);
    const [own, others] = await Promise.all(
      [dan.id, 'id-1'].map((id) => watching.draw(waited, id, 'en', false)),
    );
    expect(JSON.stringify(own)).toContain('stopWaiting');
    expect(JSON.stringify(others)).not.toContain('stopWaiting');
    expect(facts).toHaveLength(3);
    await watching.draw({ ...waited, version: waited.version + 1 }, dan.id, 'en', false);
    expect(facts).toHaveLength(4);
  });

  it('is made anew where there is something else to tell, or it has failed', async () => {
    const { facts, watching } = drawing();
    await watching.draw(table, 'id', 'en', false);
    watching.forget(table.id);
    await watching.draw(table, 'id', 'en', false);
    expect(facts).toHaveLength(2);
    let fails = true;
    const failing = createWatchDrawing({
      tables: { gameOf: () => toy },
      emojis: () => emojis,
      facts: { of: async () => (fails ? Promise.reject(new Error('no facts')) : FACTS) },
    });
    await expect(failing.draw(table, 'id', 'en', false)).rejects.toThrow('no facts');
    fails = false;
    expect(await failing.draw(table, 'id', 'en', false)).not.toEqual([]);
  });
});
