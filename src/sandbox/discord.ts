/** A small Discord on localhost: the real discord.js connects to it with nothing but `rest: { api }` set. */

import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { APIMessage } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import { apiMessage } from './api/messages.ts';
import { type Clock, systemClock } from './clock.ts';
import { fileServer, type Page } from './files.ts';
import { type GatewayControls, newGateway } from './gateway/gateway.ts';
import type { PrivilegedIntent } from './gateway/payloads.ts';
import { type Member, memberHandle } from './people/member.ts';
import { servePage } from './people/socket.ts';
import { type Exchange, recordInto } from './rest/exchanges.ts';
import { type FaultKind, newFaults, type OrderedFault } from './rest/faults.ts';
import { newLimits, noLimits } from './rest/limits.ts';
import { restApi } from './rest/server.ts';
import { addChannel, channelUpdated, removeChannel } from './world/channels.ts';
import { keepIn, moveTo } from './world/kept.ts';
import { addPerson, type NewPerson, removeBot, removeMember, setManager } from './world/members.ts';
import { erase, eraseMany } from './world/messages.ts';
import { bits, type PermissionName } from './world/permissions.ts';
import { type Seed, seedWorld } from './world/seed.ts';
import type { Channel, World } from './world/world.ts';

export interface DiscordOptions extends Seed {
  /** 0: any free port. */
  port?: number;
  clock?: Clock;
  /** With another clock than the system's they are off unless asked for: discord.js waits in real time. */
  rateLimits?: 'on' | 'off';
  /** Privileged intents that are switched on in the "developer portal". */
  privilegedIntents?: readonly PrivilegedIntent[];
  /** The page to serve at `/`. */
  page?: Page;
  /** The file that the world is read from and kept in; without one it ends with the process. */
  file?: string;
  /** Hears why the file could not be read (the world then begins anew) or written. */
  onFileError?: (why: unknown) => void;
  /** Hears each complaint as it comes. */
  onComplaint?: (complaint: string) => void;
}

export interface StandIn {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** What goes into `rest: { api }`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly world: World;
  /** What a bot that keeps to Discord's rules never causes; tests assert that there is none. */
  readonly complaints: string[];
  /** The complaints so far, which are then forgotten: for tests that provoke some. */
  takeComplaints: () => string[];
  /** Every REST request since the start, in order. */
  readonly exchanges: Exchange[];
  readonly gateway: GatewayControls;
  member: (name: string) => Member;
  addMember: (person: NewPerson) => Member;
  /** Leaves the server. */
  removeMember: (name: string) => void;
  /** The bot is removed from the server, or Discord loses sight of the server for a while. */
  removeBot: (how?: { unheard?: boolean; outage?: boolean }) => void;
  /** Gives or takes Manage Server. */
  setManager: (name: string, manager: boolean) => void;
  channelId: (name: string) => string;
  addChannel: (name: string) => string;
  /** Takes permissions from the bot in a channel; returns a function that gives them back. */
  deny: (channel: string, ...permissions: PermissionName[]) => () => void;
  /** A message as the API tells it; undefined when it is gone. */
  message: (id: string) => APIMessage | undefined;
  /** Somebody with the right to it deletes something; `unheard`: while the bot was not listening. */
  deleteMessage: (id: string, how?: { unheard?: boolean }) => void;
  /** Several messages of a channel at once, told in one event. */
  deleteMessages: (ids: readonly string[]) => void;
  deleteChannel: (name: string, how?: { unheard?: boolean }) => void;
  /** Orders a fault; returns a function that calls it off. */
  fault: (on: OrderedFault['on'], fault: FaultKind, times?: number) => () => void;
  /** Every answer takes so long, until called off. */
  slow: (ms: number) => () => void;
  /** Resolves when nothing has been asked or told for a moment (real milliseconds). */
  quiet: (moment?: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Other sites that the reader has open have no business among the people. */
const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host}`;

/** discord.js waits for rate limits in real time; where windows follow another clock it should ask again soon. */
const SHORT_WAIT = 25;

/** The same clock, whose timers can be called off together. */
const withTimers = (clock: Clock): { clock: Clock; stop: () => void } => {
  const armed = new Set<() => void>();
  const after: Clock['after'] = (ms, run) => {
    const callOff = clock.after(ms, () => {
      armed.delete(callOff);
      run();
    });
    armed.add(callOff);
    return () => {
      armed.delete(callOff);
      callOff();
    };
  };
  return {
    clock: { now: () => clock.now(), after },
    stop: () => {
      for (const callOff of armed) callOff();
      armed.clear();
    },
  };
};

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const startDiscord = async (options: DiscordOptions = {}): Promise<StandIn> => {
  const given = options.clock ?? systemClock;
  const isReal = given === systemClock;
  const { clock, stop } = withTimers(given);
  const world = seedWorld(clock, options);
  const { file, onFileError = () => {} } = options;
  const endKeeping = file === undefined ? () => {} : keepIn(file, world, onFileError);
  if (options.onComplaint) world.onComplaint.add(options.onComplaint);

  const limited = (options.rateLimits ?? (isReal ? 'on' : 'off')) === 'on';
  const limitOptions = { clock, longestWait: isReal ? Number.POSITIVE_INFINITY : SHORT_WAIT };
  const limits = limited ? newLimits(limitOptions) : noLimits(limitOptions);
  const faults = newFaults();
  const exchanges: Exchange[] = [];
  let underWay = 0;
  let happenings = 0;
  world.onDispatch.add(() => {
    happenings += 1;
  });

  const app = restApi({
    world,
    limits,
    faults,
    record: recordInto(world, exchanges),
    onRequest: () => {
      underWay += 1;
      happenings += 1;
      return () => {
        underWay -= 1;
        happenings += 1;
      };
    },
  });
  const files = fileServer(world, options.page);
  app.all('*', ({ req }) => files.fetch(req.raw));

  const gateway = newGateway(
    world,
    () => `${world.origin.replace('http', 'ws')}/gateway`,
    options.privilegedIntents ?? [],
  );
  const people = new WebSocketServer({ noServer: true });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/gateway')) gateway.upgrade(request, socket, head);
    else if (pathname === '/people' && isOwnPage(request))
      people.handleUpgrade(request, socket, head, (page) => servePage(world, page));
    else socket.destroy();
  });
  moveTo(world, `http://127.0.0.1:${await listening(server, options.port ?? 0)}`);

  const channel = (name: string): Channel => {
    const plain = name.replace(/^#/, '');
    const found = [...world.channels.values()].find((one) => one.id === name || one.name === plain);
    if (!found) throw new Error(`There is no channel ${name}`);
    return found;
  };

  const userId = (name: string): string => {
    const user = [...world.users.values()].find((one) => one.id === name || one.name === name);
    if (!user) throw new Error(`There is nobody named ${name}`);
    return user.id;
  };

  const unheard = (act: () => void, how: { unheard?: boolean } = {}): void => {
    const listeners = [...world.onDispatch];
    if (how.unheard) world.onDispatch.clear();
    act();
    if (how.unheard) for (const listener of listeners) world.onDispatch.add(listener);
  };

  // Turns of the event loop are counted, not time alone: a process that was kept waiting has read nothing meanwhile.
  const quiet = async (moment = 15): Promise<void> => {
    for (let still = 0, before = happenings; still < moment; still += 1) {
      await sleep(1);
      if (before !== happenings || underWay > 0) still = -1;
      before = happenings;
    }
  };

  return {
    url: world.origin,
    api: `${world.origin}/api`,
    token: world.application.token,
    applicationId: world.application.id,
    guildId: world.guild.id,
    world,
    complaints: world.complaints,
    takeComplaints: () => world.complaints.splice(0),
    exchanges,
    gateway,
    member: (name) => memberHandle(world, userId(name)),
    addMember: (person) => memberHandle(world, addPerson(world, person)),
    removeMember: (name) => removeMember(world, userId(name)),
    removeBot: (how) => unheard(() => removeBot(world, how?.outage ?? false), how),
    setManager: (name, manager) => setManager(world, userId(name), manager),
    channelId: (name) => channel(name).id,
    addChannel: (name) => addChannel(world, name).id,
    deny: (name, ...permissions) => {
      const { overwrites, ...rest } = channel(name);
      const before = overwrites.get(world.botId);
      const denied = (before?.deny ?? 0n) | bits(permissions);
      const set = (deny: bigint, allow: bigint) => {
        overwrites.set(world.botId, { id: world.botId, of: 'member', allow, deny });
        channelUpdated(world, { ...rest, overwrites });
      };
      set(denied, (before?.allow ?? 0n) & ~denied);
      return () => set(before?.deny ?? 0n, before?.allow ?? 0n);
    },
    message: (id) => {
      const found = world.messages.get(id);
      return found && apiMessage(world, found);
    },
    deleteMessage: (id, how) => {
      const found = world.messages.get(id);
      if (!found) throw new Error(`There is no message ${id}`);
      unheard(() => erase(world, found), how);
    },
    deleteMessages: (ids) => {
      const found = ids.flatMap((id) => world.messages.get(id) ?? []);
      const [first] = found;
      if (!first || found.length < ids.length) throw new Error(`There are not all of ${ids.join()}`);
      eraseMany(world, first.channelId, found);
    },
    deleteChannel: (name, how) => unheard(() => removeChannel(world, channel(name)), how),
    fault: (on, fault, times = 1) => faults.order({ on, fault, times }),
    slow: (ms) => faults.order({ on: /./, fault: { delayMs: ms }, times: Number.POSITIVE_INFINITY }),
    quiet,
    close: async () => {
      stop();
      for (const page of people.clients) page.terminate();
      await gateway.terminate();
      await new Promise<void>((resolve) => {
        people.close();
        server.close(() => resolve());
        server.closeAllConnections();
      });
      endKeeping();
    },
  };
};
