/** Passes events of the gateway on to the router and the publisher. */
import { Events } from 'discord.js';
import type { PendingWork } from '../pending-work.ts';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';
import { route } from './router.ts';

export function handleEvents(bot: Bot, commands: Readonly<Record<string, Command>>, work: PendingWork): void {
  const { client, publisher, log } = bot;
  client.on(Events.InteractionCreate, (interaction) => {
    work
      .track(route(bot, commands, interaction))
      .catch((error) => log.error({ interaction: interaction.id, err: error }, 'interaction failed'));
  });
  client.on(Events.MessageCreate, (message) => {
    if (message.author.id !== client.user.id) publisher.onMessage(message.channelId);
  });
  client.on(Events.MessageDelete, ({ id }) => publisher.onMessageDeleted(id));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) publisher.onMessageDeleted(id);
  });
  client.on(Events.ChannelDelete, ({ id }) => publisher.onChannelDeleted(id));
  client.on(Events.ThreadDelete, ({ id, parentId }) =>
    parentId === null ? publisher.onChannelDeleted(id) : publisher.onThreadDeleted(id, parentId),
  );
  // During an outage of Discord the client emits GuildUnavailable instead.
  client.on(Events.GuildDelete, ({ id }) => publisher.onGuildLeft(id));
}
