/** The age of interactions, by a host's clock that is wrong. */
import { SnowflakeUtil } from 'discord.js';
import { manualClock } from 'stand-in-discord/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createArrivals } from '../../src/discord/arrivals.ts';
import { createDiscordTime } from '../../src/discord/discord-time.ts';
import { newLog } from '../../src/log.ts';

const NETWORK_MS = 100;

/** Discord's clock; the host's is wrong by some milliseconds. */
const clock = manualClock();
let wrongByMs: number;
let measurements: number;
let serial = 0;

const respond = async () => {
  measurements++;
  await clock.advance(NETWORK_MS / 2);
  const date = new Date(clock.now()).toUTCString();
  await clock.advance(NETWORK_MS / 2);
  return new Response(null, { headers: { date } });
};

function newArrivals() {
  const time = createDiscordTime(() => clock.now() + wrongByMs, respond);
  const measure = () => time.makeRequest('https://discord.example', {});
  const arrivals = createArrivals({ time, measure, log: newLog('silent') });
  return {
    measure,
    accepts: async (ageMs: number) => {
      const id = SnowflakeUtil.generate({ timestamp: clock.now() - ageMs, increment: BigInt(serial++) });
      return (await arrivals.judge({ id: id.toString(), user: { id: '1' } })) === 'accepted';
    },
  };
}

beforeEach(() => {
  wrongByMs = 0;
  measurements = 0;
});

describe.each([0, 90_000, -90_000])('with a host’s clock that is wrong by %i ms', (skewMs) => {
  test('a fresh interaction is accepted, one older than three seconds is not', async () => {
    wrongByMs = skewMs;
    const { measure, accepts } = newArrivals();
    await measure();
    expect(await accepts(NETWORK_MS)).toBe(true);
    // A fresh interaction tells Discord's time more precisely than the response did.
    expect(await accepts(3_200)).toBe(false);
    expect(await accepts(600_000)).toBe(false);
    expect(await accepts(2_900)).toBe(true);
  });
});

test('setting the host’s clock while nothing happens makes no interaction late', async () => {
  const { measure, accepts } = newArrivals();
  await measure();
  expect(await accepts(NETWORK_MS)).toBe(true);
  for (const change of [60_000, -120_000, 4_500]) {
    wrongByMs += change;
    expect(await accepts(NETWORK_MS)).toBe(true);
    expect(await accepts(5_000)).toBe(false);
  }
});

test('many late interactions at once measure Discord’s time once', async () => {
  const { measure, accepts } = newArrivals();
  await measure();
  await accepts(0);
  await clock.advance(10_000);
  const accepted = await Promise.all([4_000, 5_000, 6_000].map(accepts));
  expect(accepted).toEqual([false, false, false]);
  expect(measurements).toBe(2);
});
