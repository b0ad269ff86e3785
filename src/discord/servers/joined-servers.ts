/** Servers that the bot has joined lately, of those that Discord describes: at each new session it describes them all. */
import type { Client } from 'discord.js';
import {
  ChannelType,
  GatewayDispatchEvents as Dispatched,
  type GatewayGuildCreateDispatchData,
} from 'discord-api-types/v10';
import type { Clock } from '../../clock.ts';
import { DAY_MS } from '../../store/retention.ts';

export interface JoinedServer {
  readonly id: string;
  /** Text channels, the one for Discord's own messages first, then from top to bottom. */
  readonly channelIds: readonly string[];
}

export interface JoinedServers {
  /** Handles servers from now on, those that were joined before first. */
  serve(handle: (server: JoinedServer) => void): void;
}

/** The bot may have been invited while its process was down, but not so long ago that a welcome would surprise. */
const MAX_AGE_MS = DAY_MS;
/** A bot that starts is rarely new in several servers; of more it says nothing. */
const MAX_HELD = 100;

/** To be called before the listeners that empty the events about servers are added. */
export function followJoinedServers({ ws }: Pick<Client, 'ws'>, clock: Clock): JoinedServers {
  const held: JoinedServer[] = [];
  let handler = (server: JoinedServer): void => {
    if (held.length < MAX_HELD) held.push(server);
  };
  ws.on(Dispatched.GuildCreate, (data: GatewayGuildCreateDispatchData) => {
    const isRecent = clock.now() - Date.parse(data.joined_at) <= MAX_AGE_MS;
    if (!isRecent) return;
    const server = joinedServer(data);
    // By then the server's permissions are known.
    queueMicrotask(() => handler(server));
  });
  return {
    serve(handle) {
      handler = handle;
      for (const server of held.splice(0)) handle(server);
    },
  };
}

export function joinedServer({
  id,
  channels,
  system_channel_id: systemChannel,
}: Pick<GatewayGuildCreateDispatchData, 'id' | 'channels' | 'system_channel_id'>): JoinedServer {
  const positionOf = new Map(
    channels.map((channel) => [channel.id, 'position' in channel ? channel.position : 0]),
  );
  /** Channels without a category are above all categories. */
  const placeOf = (channel: (typeof channels)[number]): [category: number, position: number] => {
    const categoryId = 'parent_id' in channel ? channel.parent_id : null;
    return [positionOf.get(categoryId ?? '') ?? -1, positionOf.get(channel.id) ?? 0];
  };
  const ordered = channels
    .filter(({ type }) => type === ChannelType.GuildText)
    .map((channel) => ({ channelId: channel.id, place: placeOf(channel) }))
    .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ channelId }) => channelId);
  const isSystem = (channelId: string): boolean => channelId === systemChannel;
  return { id, channelIds: [...ordered.filter(isSystem), ...ordered.filter((other) => !isSystem(other))] };
}
