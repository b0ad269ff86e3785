/** A bot's gateway session: its intents, and the events it was sent, to be replayed when it resumes. */
import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { withoutContent } from '../api/messages.ts';
import { may } from '../world/permissions.ts';
import type { Dispatch, World, WorldEvent } from '../world/world.ts';

/** An event as it was sent; kept as text, because the world goes on changing. */
interface SentEvent {
  sequence: number;
  text: string;
}

export interface Session {
  id: string;
  intents: number;
  /** Its number, and how many there are. */
  shard: readonly [id: number, count: number];
  sequence: number;
  sent: SentEvent[];
  socket: WebSocket | undefined;
  /** When its connection was lost; null while it is connected. */
  lostAt: number | null;
}

/** A session that missed more events cannot be resumed. */
const MAX_RESUMABLE_EVENTS = 2_000;

/** Discord resumes a session for some minutes only. It does not say for how many. */
const MAX_LOST_MS = 5 * 60_000;

export const isExpired = ({ lostAt }: Session, now: number): boolean =>
  lostAt !== null && now - lostAt > MAX_LOST_MS;

export const newSession = (intents: number, shard: Session['shard'], socket: WebSocket): Session => ({
  id: randomBytes(16).toString('hex'),
  intents,
  shard,
  sequence: 0,
  sent: [],
  socket,
  lostAt: null,
});

/** @param options `isKept`: whether the event is sent again when the session is resumed without it */
export const dispatchTo = (
  session: Session,
  { t, d }: { t: string; d: unknown },
  { isKept = true }: { isKept?: boolean } = {},
): void => {
  session.sequence += 1;
  const { sequence, socket, sent } = session;
  const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, s: sequence, t, d });
  if (isKept) sent.push({ sequence, text });
  if (sent.length > MAX_RESUMABLE_EVENTS) sent.shift();
  socket?.send(text);
};

/** The events after `sequence`; undefined when some of them are no longer kept. */
export const missedSince = (session: Session, sequence: number): string[] | undefined => {
  if (sequence > session.sequence) return undefined;
  const [oldest] = session.sent;
  if (oldest && oldest.sequence > sequence + 1) return undefined;
  return session.sent.filter((event) => event.sequence > sequence).map(({ text }) => text);
};

/** What a bot receives that is not in the server: the use of its commands, and that it was removed. */
const EVENTS_FOR_OUTSIDERS: readonly string[] = [
  GatewayDispatchEvents.InteractionCreate,
  GatewayDispatchEvents.GuildDelete,
];

/** Whether the events of a server go to the session's shard. */
export const servesGuild = ({ shard: [id, count] }: Session, guildId: string): boolean =>
  (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(id);

const mayReceive = (
  world: World,
  session: Session,
  { intent, guildId, channelId, event }: Dispatch,
): boolean => {
  if (!servesGuild(session, guildId)) return false;
  if (intent !== 0 && (session.intents & intent) === 0) return false;
  if (!world.guilds.get(guildId)?.members.has(world.botId) && !EVENTS_FOR_OUTSIDERS.includes(event.t))
    return false;
  const channel = channelId === undefined ? undefined : world.channels.get(channelId);
  return channel === undefined || may(world, world.botId, channel, 'ViewChannel');
};

const visibleEvent = (world: World, session: Session, event: WorldEvent): { t: string; d: unknown } => {
  const mayReadContent = (session.intents & GatewayIntentBits.MessageContent) !== 0;
  if (mayReadContent) return event;
  if (event.t === GatewayDispatchEvents.MessageCreate || event.t === GatewayDispatchEvents.MessageUpdate) {
    return { t: event.t, d: withoutContent(world, event.d) };
  }
  return event;
};

/** Sends an event to a session that may receive it. */
export const deliver = (world: World, session: Session, dispatched: Dispatch): void => {
  if (!mayReceive(world, session, dispatched)) return;
  const { event } = dispatched;
  if (event.t === GatewayDispatchEvents.InteractionCreate) {
    const interaction = world.interactions.get(event.d.token);
    if (interaction) interaction.receivers += 1;
  }
  dispatchTo(session, visibleEvent(world, session, event));
};
