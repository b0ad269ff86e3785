/**
 * Receives the gateway's events from the moment of the login. What arrives before it can be handled is held: members press
 * buttons, and messages are deleted, while the bot is still starting.
 */
import { type Client, Events, type Interaction } from 'discord.js';
import type { Logger } from 'pino';
import type { Publisher } from './live/publisher.ts';

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

/** @param onDropped called for each interaction that is dropped */
export function holdEvents(
  client: Client,
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
  client.on(Events.InteractionCreate, interactions.push);
  client.on(Events.MessageDelete, ({ id }) => removals.push((publisher) => publisher.onMessageDeleted(id)));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) removals.push((publisher) => publisher.onMessageDeleted(id));
  });
  client.on(Events.ChannelDelete, ({ id }) => removals.push((publisher) => publisher.onChannelDeleted(id)));
  client.on(Events.ThreadDelete, ({ id, parent, parentId }) => {
    // A forum has nothing but its posts: no table can go on there.
    const hasPlace = parentId !== null && parent?.isTextBased() !== false;
    removals.push((publisher) =>
      hasPlace ? publisher.onThreadDeleted(id, parentId) : publisher.onChannelDeleted(id),
    );
  });
  // During an outage of Discord the client emits GuildUnavailable instead.
  client.on(Events.GuildDelete, ({ id }) => removals.push((publisher) => publisher.onGuildLeft(id)));

  return {
    serveInteractions: interactions.serve,
    servePublisher(publisher) {
      removals.serve((remove) => remove(publisher));
      // Talk only decides whether a table's message is posted anew: that of before is not worth being held.
      client.on(Events.MessageCreate, (message) => {
        if (message.author.id !== client.user?.id) publisher.onMessage(message.channelId);
      });
      client.on(Events.ChannelUpdate, (channel) => {
        if (!channel.isDMBased()) publisher.onPermissionsChanged(channel.guildId);
      });
      client.on(Events.ThreadUpdate, ({ guildId }) => publisher.onPermissionsChanged(guildId));
      client.on(Events.GuildRoleUpdate, ({ guild }) => publisher.onPermissionsChanged(guild.id));
      client.on(Events.GuildMemberUpdate, (_, { id, guild }) => {
        if (id === client.user?.id) publisher.onPermissionsChanged(guild.id);
      });
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
