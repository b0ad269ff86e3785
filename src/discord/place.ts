/** Finds where a table can be opened, or explains which permissions have to be granted. */
import type { ChatInputCommandInteraction, MessageComponentInteraction, REST } from 'discord.js';
import {
  type APIChannel,
  ChannelType,
  OAuth2Routes,
  OAuth2Scopes,
  PermissionFlagsBits,
  Routes,
} from 'discord-api-types/v10';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { isClientError } from './errors.ts';
import { missingPermissions, type OpenedThread, permissionsNamed } from './permissions.ts';
import { isThread, type KnownChannel, readChannel } from './servers/channels.ts';
import type { Servers } from './servers/servers.ts';

type ServerInteraction =
  | ChatInputCommandInteraction<'raw' | 'cached'>
  | MessageComponentInteraction<'raw' | 'cached'>;

/** The place of an interaction, or of a table. */
export interface Place {
  readonly channelId: string;
  /** The type of thread that can be opened in it; null: none. */
  readonly threadType: ThreadType | null;
  readonly isThread: boolean;
  /** It is a thread that only its members see. */
  readonly isPrivate: boolean;
  /** The channel that a thread belongs to, where tables can be; otherwise null. */
  readonly parentId: string | null;
  /** The channel that a thread, or a forum's post, belongs to, whether tables can be there or not; null: it is none. */
  readonly threadOf: string | null;
}

export type ThreadType =
  | ChannelType.PublicThread
  | ChannelType.PrivateThread
  | ChannelType.AnnouncementThread;

export interface PlaceParts {
  readonly servers: Servers;
  readonly client: { readonly rest: REST };
}

/** The permissions that the invitation asks for, as the README has them. */
const INVITED_WITH =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads;

const inviteUrl = (applicationId: string): string =>
  `${OAuth2Routes.authorizationURL}?${new URLSearchParams({
    client_id: applicationId,
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: String(INVITED_WITH),
  })}`;

/**
 * The place where a table is asked for, if Madoi can show it there; otherwise why not, in the reader's language.
 * @param opens the thread of its own that the table gets where there can be one; null: none
 * @param channelId where the table is to be; by default where it is asked for
 */
export async function placeFor(
  { servers, client }: PlaceParts,
  interaction: ServerInteraction,
  opens: OpenedThread | null,
  channelId = interaction.channelId,
): Promise<Place | string> {
  const words = wordsFor(localeFromDiscord(interaction.locale));
  // Its permissions would be those of @everyone here.
  if (!servers.has(interaction.guildId))
    return words.answers.notInServer(inviteUrl(interaction.applicationId));
  const asked = { guildId: interaction.guildId, channelId };
  const channel = servers.channel(asked) ?? (await fetchChannel(client.rest, channelId));
  if (channel === null) return words.answers.channelHidden(`<@${interaction.applicationId}>`);
  const { type, isLocked } = channel;
  const place = {
    channelId,
    threadType: threadTypeIn(type, opens),
    isThread: isThread(type),
    isPrivate: type === ChannelType.PrivateThread,
    parentId: servers.parentOf(interaction.guildId, channel),
    threadOf: channel.parentId,
  };
  const missing =
    channelId === interaction.channelId
      ? missingPermissions(interaction.appPermissions, {
          isThread: place.isThread,
          isLocked,
          opens: place.threadType === null ? null : opens,
        })
      : servers.missingPermissions(asked);
  if (missing.length === 0) return place;
  return words.answers.noPermission(permissionsNamed(missing, words));
}

/**
 * A channel that is unknown, as a thread that was archived before the start is. Null: the bot cannot see it. Private
 * threads that it is not in have no other sign of it.
 */
async function fetchChannel(rest: REST, channelId: string): Promise<KnownChannel | null> {
  try {
    return readChannel((await rest.get(Routes.channel(channelId))) as APIChannel);
  } catch (error) {
    if (isClientError(error)) return null;
    throw error;
  }
}

/**
 * Discord has no threads in threads (which the posts of a forum are), nor in voice and stage channels, and private ones in
 * text channels only.
 */
function threadTypeIn(type: ChannelType, opens: OpenedThread | null): ThreadType | null {
  if (type === ChannelType.GuildText)
    return opens === 'private' ? ChannelType.PrivateThread : ChannelType.PublicThread;
  return opens !== 'private' && type === ChannelType.GuildAnnouncement
    ? ChannelType.AnnouncementThread
    : null;
}
