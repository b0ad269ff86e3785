/**
 * Receives the gateway's events from the moment of the login. What arrives before it can be handled is held: members press
 * buttons, and messages are deleted, while the bot is still starting.
 */
import { type Client, Events, type Interaction } from 'discord.js';
import {
  GatewayDispatchEvents as Dispatched,
  type GatewayMessageCreateDispatchData,
  type GatewayMessageDeleteBulkDispatchData,
  type GatewayMessageDeleteDispatchData,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Publisher } from './live/publisher.ts';
import { followServers } from './servers/server-events.ts';
import type { ServerRecords } from './servers/servers.ts';

/** Those beyond it are older than three seconds before they can be answered. */
const MAX_HELD_INTERACTIONS = 1_000;
/** A deletion that is dropped is noticed when the message is next edited. */
const MAX_HELD_REMOVALS = 10_000;

type Removal = (publisher: Publisher) => void;

export interface HeldEvents {
  /** Handles interactions from now on, those that were held first. */
  serveInteractions(handle: (interaction: Interaction) => void): void;
  /** Tells the publisher from now on what is written, deleted and permitted, and the deletions that were held first. */
  servePublisher(publisher: Publisher): void;
}

/**
 * @param servers kept up to date from now on
 * @param onDropped called for each interaction that is dropped
 */
export function holdEvents(
  client: Client,
  servers: ServerRecords,
  log: Logger,
  onDropped: (interaction: Interaction) => void,
): HeldEvents {
  const interactions = holder<Interaction>(MAX_HELD_INTERACTIONS, (interaction, isFirst) => {
    onDropped(interaction);
    if (isFirst) log.warn('interactions are dropped: too many arrived before the bot was ready');
  });
  const removals = holder<Removal>(MAX_HELD_REMOVALS, (_, isFirst) => {
    if (isFirst) log.warn('deletions are dropped: too many happened before the tables were recovered');
  });
  let served: Publisher | null = null;
  client.on(Events.InteractionCreate, interactions.push);
  const onMessageDeleted = (id: string): void => removals.push((publisher) => publisher.onMessageDeleted(id));
  client.ws.on(Dispatched.MessageDelete, ({ id }: GatewayMessageDeleteDispatchData) => onMessageDeleted(id));
  client.ws.on(Dispatched.MessageDeleteBulk, ({ ids }: GatewayMessageDeleteBulkDispatchData) =>
    ids.forEach(onMessageDeleted),
  );
  // Talk only decides whether a table's message is posted anew: that of before is not worth being held.
  client.ws.on(Dispatched.MessageCreate, ({ author, channel_id, id }: GatewayMessageCreateDispatchData) => {
    if (author.id !== client.user?.id) served?.onMessage(channel_id, id);
  });
  followServers(client, servers, {
    onServerDescribed: (id) => served?.checkPlaces(id),
    onServerLeft: (id) => removals.push((publisher) => publisher.onGuildLeft(id)),
    onChannelDeleted: (id) => removals.push((publisher) => publisher.onChannelDeleted(id)),
    onThreadDeleted: (id, parentId) => removals.push((publisher) => publisher.onThreadDeleted(id, parentId)),
    onPermissionsChanged: (id) => served?.onPermissionsChanged(id),
  });

  return {
    serveInteractions: interactions.serve,
    servePublisher(publisher) {
      removals.serve((remove) => remove(publisher));
      // It may have been removed from them while it was not connected.
      for (const id of publisher.guildIds()) if (!servers.has(id)) publisher.onGuildLeft(id);
      served = publisher;
      publisher.checkPlaces();
    },
  };
}

/** Holds values until there is a handler for them; beyond `max` the oldest are dropped. */
function holder<T>(max: number, onDropped: (value: T, isFirst: boolean) => void) {
  const held: T[] = [];
  let handler: ((value: T) => void) | null = null;
  let hasDropped = false;
  return {
    push(value: T): void {
      if (handler) {
        handler(value);
        return;
      }
      held.push(value);
      if (held.length <= max) return;
      onDropped(held.shift()!, !hasDropped);
      hasDropped = true;
    },
    serve(handle: (value: T) => void): void {
      handler = handle;
      for (const value of held.splice(0)) handle(value);
    },
  };
}
