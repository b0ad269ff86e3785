/** The watch over the gateway's connections: which tables are held, and when the process is to be replaced. */
import { Client, Events } from 'discord.js';
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { expect, it } from 'vitest';
import { ConnectionLostError, SetupError } from '../../src/discord/errors.ts';
import { watchGateway } from '../../src/discord/gateway.ts';
import { pendingWork } from '../../src/pending-work.ts';

/** Ids of servers on shards 0 and 1 of two. */
const ON_SHARD = [String(2n << 22n), String(3n << 22n)] as const;

function watchTwoShards() {
  const clock = manualClock();
  const client = new Client({ intents: [] });
  const shards = new Map([0, 1].map((id) => [id, { lastPingTimestamp: -1 }]));
  const happened: string[] = [];
  const lost: Error[] = [];
  const work = pendingWork();
  clock.settleWith(work.idle);
  const watch = watchGateway({
    client: { on: client.on.bind(client), ws: { shards } },
    tables: {
      pause: ({ id, covers }, agoMs) => {
        expect(ON_SHARD.map(covers)).toEqual([id === 0, id === 1]);
        happened.push(`pause ${id} ${agoMs}`);
      },
      resume: async (id) => void happened.push(`resume ${id}`),
    },
    recovered: Promise.resolve(),
    beat: async () => void happened.push('beat'),
    onLost: (error) => lost.push(error),
    clock,
    log: pino({ level: 'silent' }),
    work,
  });
  const answerHeartbeat = (id: number): void => {
    shards.set(id, { lastPingTimestamp: clock.now() });
  };
  return { clock, client, watch, happened, lost, work, answerHeartbeat };
}

it('holds the tables of the shard that is down, until it is up again', async () => {
  const { client, watch, happened, work } = watchTwoShards();
  client.emit(Events.ShardReconnecting, 1);
  expect(watch.isUp()).toBe(false);
  client.emit(Events.ShardResume, 1, 0);
  await work.idle();
  expect(watch.isUp()).toBe(true);
  expect(happened).toEqual(['pause 1 0', 'resume 1', 'beat']);
});

it('holds the tables of a silent shard from its last sign of life, and goes on when it speaks again', async () => {
  const { clock, client, watch, happened, lost, answerHeartbeat } = watchTwoShards();
  for (let minute = 0; minute < 2; minute++) {
    await clock.advance(40_000);
    answerHeartbeat(0);
    if (minute === 0) answerHeartbeat(1);
  }
  await clock.advance(30_000);
  expect(happened).toEqual(['pause 1 65000']);
  client.emit(Events.ShardResume, 1, 0);
  await clock.advance(1);
  expect(happened).toEqual(['pause 1 65000', 'resume 1', 'beat']);
  expect(watch.isUp()).toBe(true);
  expect(lost).toEqual([]);
});

it('goes on with a shard that was only late to answer its heartbeat', async () => {
  const { clock, happened, answerHeartbeat } = watchTwoShards();
  await clock.advance(65_000);
  expect(happened).toEqual(['pause 0 65000', 'pause 1 65000']);
  answerHeartbeat(0);
  answerHeartbeat(1);
  await clock.advance(5_000);
  expect(happened.slice(2)).toEqual(['resume 0', 'resume 1', 'beat', 'beat']);
});

it.each(['silent', 'closed'] as const)('gives up after two minutes with a shard that is %s', async (how) => {
  const { clock, client, lost, answerHeartbeat } = watchTwoShards();
  if (how === 'closed') client.emit(Events.ShardReconnecting, 1);
  for (let checks = 0; checks < 23; checks++) {
    answerHeartbeat(0);
    await clock.advance(5_000);
  }
  expect(lost).toEqual([]);
  await clock.advance(5_000);
  expect(lost).toEqual([new ConnectionLostError()]);
  await clock.advance(600_000);
  expect(lost).toHaveLength(1);
  expect(clock.pendingTimers).toBe(0);
});

it('gives up after two minutes with a resume that never ends, although heartbeats are answered', async () => {
  const { clock, client, lost, answerHeartbeat } = watchTwoShards();
  client.emit(Events.ShardReconnecting, 1);
  for (let checks = 0; checks < 24; checks++) {
    for (const id of [0, 1]) answerHeartbeat(id);
    await clock.advance(5_000);
  }
  expect(lost).toEqual([new ConnectionLostError()]);
});

it.each([4004, 4010, 4011, 4012, 4013, 4014])('gives up at once on a close with %i', (code) => {
  const { client, lost } = watchTwoShards();
  client.emit(Events.ShardDisconnect, { code, reason: '', wasClean: true }, 0);
  expect(lost).toEqual([expect.any(SetupError)]);
  expect(lost[0]!.message).toMatch(/update Madoi|start Madoi again|Developer Portal/);
});
