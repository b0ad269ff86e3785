/** Recaps are posted once: one after another, with a nonce, and never lost before Discord has them. */
import { expect, test } from 'vitest';
import { createRecaps, type RecapParts } from '../../src/discord/evenings/recaps.ts';
import { userNames } from '../../src/discord/names.ts';
import { games } from '../../src/games/index.ts';
import { newLog } from '../../src/log.ts';
import type { Evening, PlayedHand } from '../../src/store/evenings.ts';
import type { ServerSettings } from '../../src/store/settings.ts';
import { NOON } from '../tables/fixtures.ts';

const EVENING: Evening = {
  ...{ id: 7, guildId: 'guild', channelId: 'channel', startedAt: NOON, hands: 1, due: NOON, isAsked: false },
};
const HAND: PlayedHand = {
  ...{ tableId: 'aaaaaaaaaa', hand: 1, game: games[0]!.id, options: games[0]!.options.parse({}) },
  ...{
    channelId: 'channel',
    isPrivate: false,
    messageId: null,
    endedAt: NOON,
    scores: [3, -3],
    users: ['1', '2'],
    book: 'chips',
  },
};

/** Recaps on a store with this one evening, and the nonces of what was posted. */
function setup({
  removes = async () => {},
  post = async () => {},
  now = NOON,
  areWanted = true,
  isAsked = false,
} = {}) {
  const evening = { ...EVENING, isAsked };
  let isStored = true;
  const nonces: unknown[] = [];
  const parts = {
    store: {
      evenings: {
        find: async () => (isStored ? evening : null),
        due: async () => (isStored ? [evening] : []),
        hands: async () => [HAND],
        latestScores: async () => [HAND.scores],
        async remove() {
          await removes();
          isStored = false;
        },
      },
      guilds: {
        ledger: async () => ({ units: { chip: null, worth: null, money: null } }),
        locale: async () => 'en',
      },
      departures: { isErasing: () => false },
      settings: { of: async () => ({ recaps: areWanted }) as ServerSettings },
    },
    client: {
      rest: {
        async post(_route: string, { body }: { body: { nonce: string; enforce_nonce: boolean } }) {
          await post();
          nonces.push([body.nonce, body.enforce_nonce]);
        },
      },
    },
    servers: { localeOf: () => null, mayAttachFiles: () => false },
    names: { namesOf: async () => userNames(new Map()) },
    pictures: { draw: async () => Buffer.from('') },
    games,
    clock: { now: () => now },
    log: newLog('silent'),
  };
  return { recaps: createRecaps(parts as unknown as RecapParts), nonces, isStored: () => isStored };
}

test('where recaps are off, an evening that ends by itself has none, and one that a command ends has', async () => {
  const off = setup({ areWanted: false });
  await off.recaps.postDue();
  expect(off.nonces).toEqual([]);
  expect(off.isStored()).toBe(false);
  const asked = setup({ areWanted: false, isAsked: true });
  await asked.recaps.postDue();
  expect(asked.nonces).toHaveLength(1);
});

test('by the command and the job at the same time it is posted once', async () => {
  const { recaps, nonces, isStored } = setup();
  await Promise.all([recaps.post(EVENING), recaps.postDue(), recaps.post(EVENING)]);
  expect(nonces).toHaveLength(1);
  expect(isStored()).toBe(false);
});

test('what was posted, but not noted before the process ended, is posted again with the same nonce', async () => {
  let fails = true;
  const { recaps, nonces } = setup({
    removes: async () => {
      if (fails) throw new Error('killed');
    },
  });
  await recaps.post(EVENING);
  fails = false;
  await recaps.postDue();
  expect(nonces).toEqual([
    ['evening.7', true],
    ['evening.7', true],
  ]);
});

test('while Discord cannot be reached it is kept, and dropped after a day', async () => {
  const post = async () => Promise.reject(new Error('no connection'));
  const kept = setup({ post });
  await kept.recaps.postDue();
  expect(kept.isStored()).toBe(true);
  const dropped = setup({ post, now: NOON + 24 * 3_600_000 });
  await dropped.recaps.postDue();
  expect(dropped.isStored()).toBe(false);
});
