/** Finds where a table can be opened, or explains which permissions have to be granted. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from 'discord.js';
import { ChannelType, OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { isClientError } from './errors.ts';
import { missingPermissions, permissionsNamed } from './permissions.ts';

type ServerInteraction =
  | ChatInputCommandInteraction<'raw' | 'cached'>
  | MessageComponentInteraction<'raw' | 'cached'>;

/** The place of an interaction. */
export interface Place {
  /** The type of thread that can be opened in it; null: none. */
  readonly threadType: ThreadType | null;
  readonly isThread: boolean;
}

export type ThreadType = ChannelType.PublicThread | ChannelType.AnnouncementThread;

/** The permissions that the invitation asks for, as the README has them. */
const INVITED_WITH =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads;

const inviteUrl = (applicationId: string): string =>
  `${OAuth2Routes.authorizationURL}?${new URLSearchParams({
    client_id: applicationId,
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: String(INVITED_WITH),
  })}`;

/**
 * The place where a table is asked for, if Madoi can show it there; otherwise why not, in the reader's language.
 * @param opensThread whether the table gets a thread of its own where there can be one
 */
export async function placeFor(
  interaction: ServerInteraction,
  opensThread: boolean,
): Promise<Place | string> {
  const words = wordsFor(localeFromDiscord(interaction.locale));
  // Its permissions would be those of @everyone here.
  if (!interaction.guild) return words.answers.notInServer(inviteUrl(interaction.applicationId));
  const type = await channelType(interaction);
  if (type === null) return words.answers.channelHidden(`<@${interaction.applicationId}>`);
  const place = { threadType: threadTypeIn(type), isThread: isThread(type) };
  const missing = missingPermissions(interaction.appPermissions, {
    isThread: place.isThread,
    isLocked: interaction.channel?.isThread() === true && interaction.channel.locked === true,
    opensThread: opensThread && place.threadType !== null,
  });
  if (missing.length === 0) return place;
  return words.answers.noPermission(permissionsNamed(missing, words));
}

/** Null: the bot cannot see the channel. Private threads that it is not in have no other sign of it. */
async function channelType({ channel, client, channelId }: ServerInteraction): Promise<ChannelType | null> {
  if (channel) return channel.type;
  try {
    // An archived thread is not in the cache.
    return (await client.channels.fetch(channelId))?.type ?? null;
  } catch (error) {
    if (isClientError(error)) return null;
    throw error;
  }
}

const isThread = (type: ChannelType): boolean =>
  type === ChannelType.PublicThread ||
  type === ChannelType.PrivateThread ||
  type === ChannelType.AnnouncementThread;

/** Discord has no threads in threads (which the posts of a forum are), nor in voice and stage channels. */
function threadTypeIn(type: ChannelType): ThreadType | null {
  if (type === ChannelType.GuildText) return ChannelType.PublicThread;
  return type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : null;
}
