/** Faults at Discord during a run, each kind at random intervals. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Soak, wait } from './context.ts';
import type { Fault } from './options.ts';

type Injection = Parameters<Soak['discord']['injectFault']>[1];

const CALLBACKS = 'POST /interactions';
/** Requests that are not answers to interactions. */
const ROUTES = ['PATCH /channels', 'POST /channels', 'DELETE /channels', 'PATCH /webhooks'] as const;
const NOT_CALLBACKS = /^\w+ \/(?:channels|webhooks)\//;
/** A fault that no request has met after this time is taken back. */
const MAX_FAULT_MS = 5_000;

interface FaultKind {
  /** The interval from one fault to the next, in milliseconds. */
  readonly every: readonly [min: number, max: number];
  readonly run: (soak: Soak) => Promise<void> | void;
}

function inject({ discord }: Soak, request: string | RegExp, fault: Injection, times: number): void {
  const cancel = discord.injectFault(request, fault, times);
  setTimeout(cancel, MAX_FAULT_MS).unref();
}

const KINDS: Readonly<Record<Exclude<Fault, 'absence'>, FaultKind>> = {
  errors: {
    every: [1_000, 4_000],
    run: (soak) => {
      const { random } = soak;
      const fault = random.pick([
        { status: 500 },
        { status: 502 },
        { status: 503 },
        { status: 429, retryAfterMs: 300 },
      ] as const);
      if (random.isTrue(0.3)) inject(soak, CALLBACKS, { status: 502 }, 1);
      else inject(soak, random.pick(ROUTES), fault, 1 + random.below(3));
    },
  },
  drops: {
    every: [2_000, 6_000],
    run: (soak) => {
      const { random } = soak;
      if (random.isTrue(0.2)) inject(soak, CALLBACKS, { dropConnection: 'after' }, 1);
      else inject(soak, random.pick(ROUTES), { dropConnection: random.pick(['before', 'after']) }, 1);
    },
  },
  slow: {
    every: [4_000, 12_000],
    run: (soak) => {
      const { random } = soak;
      inject(soak, NOT_CALLBACKS, { delayMs: random.between(200, 1_500) }, 5 + random.below(20));
    },
  },
  gateway: { every: [10_000, 30_000], run: breakGateway },
  'auto-delete': {
    every: [20_000, 60_000],
    run: async (soak) => {
      const stop = soak.discord.autoDelete(someChannel(soak), soak.random.between(300, 3_000));
      await wait(soak, soak.random.between(10_000, 30_000));
      stop();
    },
  },
  permissions: {
    every: [10_000, 30_000],
    run: async (soak) => {
      const { discord, random } = soak;
      const permission = random.pick(['ViewChannel', 'SendMessages'] as const);
      const restore = discord.denyPermissions(someChannel(soak), permission);
      await wait(soak, random.between(3_000, 15_000));
      restore();
    },
  },
};

function someChannel({ discord, random }: Soak): string {
  return random.pick([...discord.world.channels.values()].filter(({ thread }) => !thread)).id;
}

async function breakGateway(soak: Soak): Promise<void> {
  const { discord, random, meter } = soak;
  const { gateway } = discord;
  if (!gateway.isConnected) return;
  meter.setDown('gateway', true);
  const kind = random.below(4);
  if (kind === 0) gateway.requestReconnect();
  else if (kind === 1) gateway.dropConnection();
  else if (kind === 2) {
    gateway.refuseResume();
    gateway.dropConnection();
  } else {
    gateway.startOutage();
    await pause(random.between(500, 5_000));
    gateway.endOutage();
  }
  // discord.js needs a moment to notice; after a refused resume it waits up to five seconds.
  await pause(500);
  while (!gateway.isConnected && soak.isOn()) await pause(100);
  meter.setDown('gateway', false);
}

/** Injects faults of the chosen kinds until the run ends. */
export async function injectFaults(soak: Soak): Promise<void> {
  const kinds = soak.options.faults.filter((kind) => kind !== 'absence');
  await Promise.all(
    kinds.map(async (name) => {
      const { every, run } = KINDS[name];
      for (;;) {
        await wait(soak, soak.random.between(...every));
        if (!soak.isOn()) return;
        await run(soak);
      }
    }),
  );
}
