/** Servers besides the one that exists here: a bot that connects gets events about them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { World } from '../world/world.ts';
import { dispatchTo, type Session, servesGuild } from './session.ts';

/** Discord does not wait for a slow reader; this process would need the memory for what is not read yet. */
const MAX_BUFFERED_BYTES = 4_000_000;

/** Their ids, by their indexes: none is made only for its id again. */
const idsOfWorld = new WeakMap<World, string[]>();

const idsOf = (world: World): string[] => {
  const { otherServer, servers } = world.gateway;
  if (!otherServer) return [];
  const ids =
    idsOfWorld.get(world) ?? Array.from({ length: servers - 1 }, (_, index) => otherServer(index).id);
  idsOfWorld.set(world, ids);
  return ids;
};

/** Ids of those on the session's shard. */
export const otherServerIds = (world: World, session: Session): string[] =>
  idsOf(world).filter((id) => servesGuild(session, id));

export const sendOtherServers = async (world: World, session: Session): Promise<void> => {
  for (const [index, id] of idsOf(world).entries()) {
    if (!servesGuild(session, id)) continue;
    await nextTurn();
    while ((session.socket?.bufferedAmount ?? 0) > MAX_BUFFERED_BYTES) await nextTurn();
    if (!session.socket) return;
    const server = world.gateway.otherServer?.(index);
    dispatchTo(session, { t: GatewayDispatchEvents.GuildCreate, d: server }, { isKept: false });
  }
};
