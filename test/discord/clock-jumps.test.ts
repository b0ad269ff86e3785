/** The wall clock is set while the bot runs. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { watchClockJumps } from '../../src/discord/clock-jumps.ts';
import { BotRest } from '../../src/discord/rest.ts';
import { pendingWork } from '../../src/pending-work.ts';
import { inPhase } from '../tables/fixtures.ts';
import { setupPlaying, TURN_MS } from '../tables/service-setup.ts';

const DAY = 86_400_000;

it.each([-3 * DAY, 3 * DAY])('moves deadlines, and forgets rate limits: by %i ms', async (jumpMs) => {
  const { tables, clock, machine, findTable } = await setupPlaying();
  const rest = new BotRest({});
  const work = pendingWork();
  const log = pino({ level: 'silent' });
  const stop = watchClockJumps({ rest, tables, recovered: Promise.resolve(), clock: machine, log, work });
  clock.settleWith(async () => {
    await work.idle();
    await tables.idle();
  });
  await clock.advance(60_000);
  const { deadline } = inPhase('playing', await findTable());
  rest.globalReset = machine.now() + 1_000;
  machine.jump(jumpMs);
  await clock.advance(5_000);
  expect(await findTable()).toMatchObject({ deadline: deadline! + jumpMs });
  expect(rest.globalReset).toBe(-1);
  await clock.advance(TURN_MS - 65_000 - 1);
  expect(await findTable()).toMatchObject({ seq: 1 });
  await clock.advance(1);
  expect(await findTable()).toMatchObject({ seq: 2 });
  stop();
});
