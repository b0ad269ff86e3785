/** Servers besides the one that exists here: a bot that connects gets events about them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import { dispatchTo, type Session, servesGuild } from './session.ts';

/** Discord does not wait for a slow reader; this process would need the memory for what is not read yet. */
const MAX_BUFFERED_BYTES = 4_000_000;

const indexes = ({ gateway }: World): number[] =>
  gateway.otherServer ? Array.from({ length: gateway.servers - 1 }, (_, index) => index) : [];

/** Ids of those on the session's shard. */
export const otherServerIds = (world: World, session: Session): string[] =>
  indexes(world)
    .map((index) => world.gateway.otherServer?.(index).id ?? '')
    .filter((id) => servesGuild(session, id));

export const sendOtherServers = async (world: World, session: Session): Promise<void> => {
  for (const index of indexes(world)) {
    const server = world.gateway.otherServer?.(index);
    if (!server || !servesGuild(session, server.id)) continue;
    while ((session.socket?.bufferedAmount ?? 0) > MAX_BUFFERED_BYTES) await nextTurn();
    if (!session.socket) return;
    dispatchTo(session, { t: GatewayDispatchEvents.GuildCreate, d: server });
  }
};
