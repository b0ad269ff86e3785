/** Starts the stand-in: one HTTP server for the REST API, the gateway, the people's socket, and files. */
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import { activityOf } from './activity.ts';
import { type Clock, systemClock } from './clock.ts';
import { fileServer, type PageBundle } from './files.ts';
import { type Gateway, newGateway } from './gateway/gateway.ts';
import type { PrivilegedIntent } from './gateway/payloads.ts';
import { servePeople } from './people/socket.ts';
import { faultQueue } from './rest/faults.ts';
import { invalidRequests } from './rest/invalid-requests.ts';
import { type Limits, rateLimits, unlimited } from './rest/limits.ts';
import { type RecordedRequest, requestRecorder } from './rest/request-log.ts';
import { restApi } from './rest/server.ts';
import { requestTurns } from './rest/turns.ts';
import { serverControls } from './server-controls.ts';
import { controlsOfServers, faultControls, messageControls, type StandIn } from './stand-in.ts';
import type { GatewayTerms } from './world/gateway-terms.ts';
import { persistTo, setOrigin } from './world/persistence.ts';
import { seedWorld, type WorldSeed } from './world/seed.ts';
import { homeGuild } from './world/world.ts';

export interface DiscordOptions extends WorldSeed {
  /** 0, the default: any free port. */
  port?: number;
  clock?: Clock;
  /** By default 'off' with any clock but the system's, because discord.js waits in real time. */
  rateLimits?: 'on' | 'off';
  /** Responses of 401, 403 and 429 in ten minutes that ban the bot's address: 10,000, as at Discord, by default. */
  maxInvalidRequests?: number;
  /** What Discord's gateway goes by, such as the number of servers the bot is in. */
  gateway?: Partial<GatewayTerms>;
  /** How long people wait for what follows an acknowledgement, in real milliseconds: 5,000 by default, longer than a bot works on a busy machine. */
  followUpTimeoutMs?: number;
  /** Privileged intents that are switched on in the "developer portal". */
  privilegedIntents?: readonly PrivilegedIntent[];
  /** The page to serve at `/`. */
  page?: PageBundle;
  /** The file that keeps the world across restarts; without it the world ends with the process. */
  file?: string;
  /** Gets the error when the file cannot be read (the world then starts as seeded) or written. */
  onFileError?: (error: unknown) => void;
  /** Gets each violation of Discord's rules when it is recorded. */
  onViolation?: (violation: string) => void;
  /** Gets each REST request when it has its response; `requests` keeps the latest only. */
  onRequest?: (request: RecordedRequest) => void;
}

/** Other sites open in the same browser must not act as members. */
const isSameOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host}`;

/** Discord's edge closes a connection that has been idle for so long. */
const MAX_IDLE_MS = 400_000;

/** The longest wait announced when windows follow a clock that a test moves: discord.js waits in real time. */
const MAX_ANNOUNCED_WAIT_MS = 25;

/** A clock whose pending timers can be cancelled together. */
const withCancel = (clock: Clock): { clock: Clock; cancelAll: () => void } => {
  const pending = new Set<() => void>();
  const after: Clock['after'] = (ms, run) => {
    const cancel = clock.after(ms, () => {
      pending.delete(cancel);
      run();
    });
    pending.add(cancel);
    return () => {
      pending.delete(cancel);
      cancel();
    };
  };
  return {
    clock: { now: () => clock.now(), after },
    cancelAll: () => {
      for (const cancel of pending) cancel();
      pending.clear();
    },
  };
};

const limitsFor = (clock: Clock, isRealTime: boolean, isOn: boolean): Limits => {
  const options = { clock, maxWaitMs: isRealTime ? Number.POSITIVE_INFINITY : MAX_ANNOUNCED_WAIT_MS };
  return isOn ? rateLimits(options) : unlimited(options);
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Routes WebSocket upgrades. Returns the server of the people's sockets. */
const acceptSockets = (
  server: Server,
  gateway: Gateway,
  onPage: (socket: WebSocket) => void,
): WebSocketServer => {
  const people = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/gateway')) gateway.upgrade(request, socket, head);
    else if (pathname === '/people' && isSameOrigin(request))
      people.handleUpgrade(request, socket, head, onPage);
    else socket.destroy();
  });
  return people;
};

/** Rejects with the server's error (`EADDRINUSE` …) if the port cannot be opened. */
export const startDiscord = async (options: DiscordOptions = {}): Promise<StandIn> => {
  const givenClock = options.clock ?? systemClock;
  const { clock, cancelAll } = withCancel(givenClock);
  const world = seedWorld(clock, options);
  Object.assign(world.gateway, options.gateway);
  world.followUpTimeoutMs = options.followUpTimeoutMs ?? world.followUpTimeoutMs;
  const { file, page, onFileError = () => {}, onViolation, privilegedIntents = [] } = options;
  const stopPersisting = file === undefined ? () => {} : persistTo(file, world, onFileError);
  if (onViolation) world.onViolation.add(onViolation);

  const activity = activityOf(world);
  const faults = faultQueue();
  const requests: RecordedRequest[] = [];
  const isRealTime = givenClock === systemClock;
  const isLimited = (options.rateLimits ?? (isRealTime ? 'on' : 'off')) === 'on';
  const invalid = invalidRequests(world, options.maxInvalidRequests);
  const app = restApi({
    world,
    limits: limitsFor(clock, isRealTime, isLimited),
    invalidRequests: invalid,
    faults,
    record: requestRecorder(world, requests, options.onRequest),
    onRequest: activity.onRequest,
  });
  const files = fileServer(world, page);
  app.all('*', ({ req }) => files.fetch(req.raw));

  const gateway = newGateway(world, privilegedIntents, isLimited);
  const turn = requestTurns();
  const server = createAdaptorServer({
    fetch: (request, connection) => turn().then(() => app.fetch(request, connection)),
  }) as Server;
  server.keepAliveTimeout = MAX_IDLE_MS;
  const people = acceptSockets(server, gateway, (socket) => servePeople(world, socket));
  setOrigin(world, `http://127.0.0.1:${await listen(server, options.port ?? 0)}`);

  return {
    url: world.origin,
    api: `${world.origin}/api`,
    token: world.application.token,
    applicationId: world.application.id,
    world,
    violations: world.violations,
    takeViolations: () => world.violations.splice(0),
    requests,
    get invalidRequests() {
      return invalid.recent;
    },
    gateway: gateway.controls,
    ...serverControls(world, homeGuild(world)),
    ...controlsOfServers(world),
    ...messageControls(world),
    ...faultControls(faults),
    whenIdle: activity.whenIdle,
    close: async () => {
      cancelAll();
      for (const socket of people.clients) socket.terminate();
      await gateway.terminate();
      await new Promise<void>((resolve) => {
        people.close();
        server.close(() => resolve());
        server.closeAllConnections();
      });
      stopPersisting();
    },
  };
};
