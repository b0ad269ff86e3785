/** Passes events of the gateway on to the router and the publisher. */
import { Events } from 'discord.js';
import type { PendingWork } from '../pending-work.ts';
import type { Bot } from './bot.ts';
import type { Command } from './commands.ts';
import { route } from './router.ts';

export function handleEvents(bot: Bot, commands: Readonly<Record<string, Command>>, work: PendingWork): void {
  const { client, publisher, pings, log } = bot;
  client.on(Events.InteractionCreate, (interaction) => {
    work
      .track(route(bot, commands, interaction))
      .catch((error) => log.error({ interaction: interaction.id, err: error }, 'interaction failed'));
  });
  client.on(Events.MessageCreate, (message) => {
    if (message.author.id !== client.user.id) publisher.onMessage(message.channelId);
  });
  const onMessageDeleted = (id: string): void => {
    publisher.onMessageDeleted(id);
    pings.onMessageDeleted(id);
  };
  client.on(Events.MessageDelete, ({ id }) => onMessageDeleted(id));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) onMessageDeleted(id);
  });
  client.on(Events.ChannelDelete, ({ id }) => publisher.onChannelDeleted(id));
  client.on(Events.ThreadDelete, ({ id, parentId }) =>
    parentId === null ? publisher.onChannelDeleted(id) : publisher.onThreadDeleted(id, parentId),
  );
  client.on(Events.ChannelUpdate, (channel) => {
    if (!channel.isDMBased()) publisher.onPermissionsChanged(channel.guildId);
  });
  client.on(Events.ThreadUpdate, ({ guildId }) => publisher.onPermissionsChanged(guildId));
  client.on(Events.GuildRoleUpdate, ({ guild }) => publisher.onPermissionsChanged(guild.id));
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => {
    if (id === client.user.id) publisher.onPermissionsChanged(guild.id);
  });
  // During an outage of Discord the client emits GuildUnavailable instead.
  client.on(Events.GuildDelete, ({ id }) => publisher.onGuildLeft(id));
}
