/** What a started stand-in offers to tests: its servers, messages, and faults to inject. */
import { type APIMessage, GatewayDispatchEvents } from 'discord-api-types/v10';
import { apiMessage } from './api/messages.ts';
import type { GatewayControls } from './gateway/controls.ts';
import type { FaultInjection, Faults, RequestFault } from './rest/faults.ts';
import type { RecordedRequest } from './rest/request-log.ts';
import {
  type EventOptions,
  findChannel,
  type ServerControls,
  serverControls,
  withoutEvents,
} from './server-controls.ts';
import { addBot } from './world/members.ts';
import { erase, eraseMany } from './world/messages.ts';
import { addServer, type ServerSeed } from './world/seed.ts';
import { type Dispatch, homeGuild, type World } from './world/world.ts';

/** What a started stand-in offers to tests: the controls of its home server, and what concerns all servers. */
export interface StandIn extends ServerControls {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** The value for discord.js's `rest: { api }`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly world: World;
  /** Broken rules of Discord, which the bot could have known, one line each; tests assert that there are none. */
  readonly violations: string[];
  /** Returns the violations so far and forgets them, for tests that provoke some. */
  takeViolations: () => string[];
  /** Every REST request since the start, in order. */
  readonly requests: RecordedRequest[];
  /** Responses of 401, 403 and 429 in the last ten minutes; 10,000 of them ban the bot's address. */
  readonly invalidRequests: number;
  readonly gateway: GatewayControls;
  /** The controls of a server, by its name. */
  server: (name: string) => ServerControls;
  /** The bot is added to another server, which is new. */
  addServer: (server: ServerSeed) => ServerControls;
  /** Each server may have so many threads that are not archived; returns a function that restores the limit. */
  limitThreads: (max: number) => () => void;
  /** A message as an API object; undefined when it is gone. */
  message: (id: string) => APIMessage | undefined;
  /** Somebody with the permission to do so deletes a message. */
  deleteMessage: (id: string, options?: EventOptions) => void;
  /** Deletes several messages of a channel with one event. */
  deleteMessages: (ids: readonly string[]) => void;
  /** Another bot deletes each message that the bot posts in a channel, so long after; returns a function that stops it. */
  autoDelete: (channel: string, afterMs: number) => () => void;
  /** Injects a fault into the next requests that match; returns a function that cancels it. */
  injectFault: (request: FaultInjection['request'], fault: RequestFault, times?: number) => () => void;
  /** Delays every response; returns a function that cancels the delay. */
  delayResponses: (ms: number) => () => void;
  /** Resolves when there was no request and no event for a number of turns of the event loop, 50 by default. */
  whenIdle: (turns?: number) => Promise<void>;
  close: () => Promise<void>;
}

type Servers = Pick<StandIn, 'server' | 'addServer' | 'limitThreads'>;

export const controlsOfServers = (world: World): Servers => ({
  server(wanted) {
    const guild = [...world.guilds.values()].find(({ name }) => name === wanted);
    if (!guild) throw new Error(`There is no server ${wanted}`);
    return serverControls(world, guild);
  },
  addServer(seed) {
    const guild = addServer(world, seed);
    addBot(world, guild);
    return serverControls(world, guild);
  },
  limitThreads(max) {
    const before = world.maxActiveThreads;
    world.maxActiveThreads = max;
    return () => {
      world.maxActiveThreads = before;
    };
  },
});

type Messages = Pick<StandIn, 'message' | 'deleteMessage' | 'deleteMessages' | 'autoDelete'>;

const autoDelete = (world: World, channelId: string, afterMs: number): (() => void) => {
  let isOn = true;
  const onDispatch = ({ event }: Dispatch): void => {
    if (event.t !== GatewayDispatchEvents.MessageCreate) return;
    const { id, channel_id, author } = event.d;
    if (channel_id !== channelId || author.id !== world.botId) return;
    world.clock.after(afterMs, () => {
      const message = world.messages.get(id);
      if (isOn && message) erase(world, message);
    });
  };
  world.onDispatch.add(onDispatch);
  return () => {
    isOn = false;
    world.onDispatch.delete(onDispatch);
  };
};

export const messageControls = (world: World): Messages => ({
  message: (id) => {
    const message = world.messages.get(id);
    return message && apiMessage(world, message);
  },
  deleteMessage: (id, options = {}) => {
    const message = world.messages.get(id);
    if (!message) throw new Error(`There is no message ${id}`);
    withoutEvents(world, options, () => erase(world, message));
  },
  deleteMessages: (ids) => {
    const messages = ids.flatMap((id) => world.messages.get(id) ?? []);
    const [first] = messages;
    if (!first || messages.length < ids.length)
      throw new Error(`Not all of these messages exist: ${ids.join()}`);
    eraseMany(world, first.channelId, messages);
  },
  autoDelete: (name, afterMs) => autoDelete(world, findChannel(world, homeGuild(world), name).id, afterMs),
});

export const faultControls = (faults: Faults): Pick<StandIn, 'injectFault' | 'delayResponses'> => ({
  injectFault: (request, fault, times = 1) => faults.inject({ request, fault, times }),
  delayResponses: (ms) =>
    faults.inject({ request: /./, fault: { delayMs: ms }, times: Number.POSITIVE_INFINITY }),
});
