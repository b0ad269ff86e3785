/** The way to the hands of a table that goes on: *Review* below its message, and the list that it opens. */
import { describe, expect, it } from 'vitest';
import { openHandOrList, showHandList } from '../../src/discord/actions/review.ts';
import type { Reply } from '../../src/discord/answer.ts';
import type { Bot } from '../../src/discord/bot.ts';
import { tableScreen } from '../../src/discord/screens/table.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { ann, as, ben, playing } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { faultsOf } from './fits.ts';

const reader = { userId: 'stranger', guildId: 'guild', locale: 'en' } as const;
const inHand = (hand: number) => ({ ...playing([ann, ben]), hand });

/** A bot with this table; whatever else is asked of it fails. */
const botWith = (table: BegunTable) =>
  ({
    recovered: Promise.resolve(),
    tables: { find: async () => table, gameOf: () => toy },
    emojis: () => new Map(),
    reviews: { find: async (_: unknown, hand: number | null) => (hand === null ? 'corrupt' : 'not-over') },
    store: {
      hands: {
        before: async (_: string, number: number) =>
          Array.from({ length: number - 1 }, (__, index) => ({
            number: number - 1 - index,
            scores: [1, -1],
          })),
        holdersOf: async () => ({
          seats: table.seats,
          held: [{ seat: 1, userId: 'id-cho', name: 'cho', hand: 1, seq: 4 }],
        }),
      },
    },
  }) as unknown as Bot;

const shown = (reply: Reply): string => JSON.stringify('components' in reply ? reply.components : reply);
/** The hands that a reply lets its reader choose. */
const handsIn = (reply: Reply): number[] =>
  [...shown(reply).matchAll(/"value":"r\.pick\.(\d+)\.t\.0"/g)].map(([, hand]) => Number(hand));

describe('a table that goes on', () => {
  const buttonsOf = (table: BegunTable) =>
    JSON.stringify(tableScreen(toy, table, { totals: null, past: [], endedBy: null, turningPoints: [] }));

  it('has *Review* as soon as a hand is over, also while the next is in play', () => {
    expect(buttonsOf(inHand(1))).not.toContain('"review"');
    expect(buttonsOf(inHand(2))).toContain('"review"');
    expect(buttonsOf(as.between(inHand(2)))).toContain('"review"');
  });

  it('lists its hands once there are several, and not the one in play', async () => {
    expect(handsIn(await openHandOrList(botWith(inHand(4)), reader, 'aaaaaaaaaa'))).toEqual([3, 2, 1]);
    // The only one, and the one that its message shows, open at once.
    for (const table of [inHand(2), as.between(inHand(4)), as.over(inHand(4))])
      expect(shown(await openHandOrList(botWith(table), reader, 'aaaaaaaaaa'))).toContain('cannot be read');
  });

  it('has 25 hands on a page, the newest first, with those who began them', async () => {
    const bot = botWith(inHand(61));
    const pages = await Promise.all(
      [0, 1, 2, 3, 9_999].map((page) => showHandList(bot, reader, 'aaaaaaaaaa', page, 'update')),
    );
    expect(pages.map((page) => handsIn(page)).map((hands) => [hands.length, hands[0], hands.at(-1)])).toEqual(
      [
        [25, 60, 36],
        [25, 35, 11],
        [10, 10, 1],
        [10, 10, 1],
        [10, 10, 1],
      ],
    );
    expect(shown(pages[2]!)).toContain('Hand 1 · ann +1 · cho −1');
    expect(shown(pages[2]!)).toContain('Hand 2 · ann +1 · ben −1');
    for (const page of pages) expect('components' in page && faultsOf(page.components!)).toEqual([]);
  });

  it('shows nothing of a private table, or of another server', async () => {
    const closed = botWith({ ...inHand(4), invited: [ann.id] });
    expect(handsIn(await openHandOrList(closed, reader, 'aaaaaaaaaa'))).toEqual([]);
    const elsewhere = { ...reader, guildId: 'other' };
    expect(handsIn(await showHandList(botWith(inHand(4)), elsewhere, 'aaaaaaaaaa', 0, 'update'))).toEqual([]);
  });
});
