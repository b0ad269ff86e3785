/** A bot's session: what it may hear, what it was sent, and what it missed while its connection was down. */
import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { withoutContent } from '../api/messages.ts';
import { may } from '../world/permissions.ts';
import type { Dispatch, World, WorldEvent } from '../world/world.ts';

/** An event as it was sent: kept as text, for the world goes on changing. */
export interface Sent {
  sequence: number;
  text: string;
}

export interface Session {
  id: string;
  intents: number;
  sequence: number;
  sent: Sent[];
  socket: WebSocket | undefined;
}

/** As many events as a session can be resumed over. */
const REMEMBERED = 2_000;

export const newSession = (intents: number, socket: WebSocket): Session => ({
  id: randomBytes(16).toString('hex'),
  intents,
  sequence: 0,
  sent: [],
  socket,
});

export const dispatchTo = (session: Session, { t, d }: { t: string; d: unknown }): void => {
  session.sequence += 1;
  const { sequence, socket, sent } = session;
  const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, s: sequence, t, d });
  sent.push({ sequence, text });
  if (sent.length > REMEMBERED) sent.shift();
  socket?.send(text);
};

/** What came after `sequence`, as it was sent; undefined when too much was missed. */
export const missedSince = (session: Session, sequence: number): string[] | undefined => {
  if (sequence > session.sequence) return undefined;
  const [oldest] = session.sent;
  if (oldest && oldest.sequence > sequence + 1) return undefined;
  return session.sent.filter((one) => one.sequence > sequence).map(({ text }) => text);
};

const hears = (world: World, session: Session, { intent, channelId }: Dispatch): boolean => {
  if (intent !== 0 && (session.intents & intent) === 0) return false;
  const channel = channelId === undefined ? undefined : world.channels.get(channelId);
  return channel === undefined || may(world, world.botId, channel, 'ViewChannel');
};

const asHeard = (world: World, session: Session, event: WorldEvent): { t: string; d: unknown } => {
  const reads = (session.intents & GatewayIntentBits.MessageContent) !== 0;
  if (reads) return event;
  if (event.t === GatewayDispatchEvents.MessageCreate || event.t === GatewayDispatchEvents.MessageUpdate) {
    return { t: event.t, d: withoutContent(world, event.d) };
  }
  return event;
};

export const pass = (world: World, session: Session, what: Dispatch): void => {
  if (hears(world, session, what)) dispatchTo(session, asHeard(world, session, what.event));
};
