/** Messages as API objects. */
import {
  type APIAuthorizingIntegrationOwnersMap,
  type APIMessage,
  type APIMessageInteractionMetadata,
  ApplicationIntegrationType,
  type GatewayMessageCreateDispatchData,
  InteractionType,
  type MessageFlags,
  MessageReferenceType,
} from 'discord-api-types/v10';
import { type Cause, channelOf, guildOf, type Message, userOf, type World } from '../world/world.ts';
import { apiMemberWithoutUser, apiThread, apiUser, isoTime } from './objects.ts';

export const integrationOwners = (guildId: string): APIAuthorizingIntegrationOwnersMap => ({
  [ApplicationIntegrationType.GuildInstall]: guildId,
});

const interactionMetadata = (world: World, guildId: string, cause: Cause): APIMessageInteractionMetadata => {
  const base = {
    id: cause.id,
    user: apiUser(userOf(world, cause.userId)),
    authorizing_integration_owners: integrationOwners(guildId),
    ...(cause.originalMessageId === undefined
      ? {}
      : { original_response_message_id: cause.originalMessageId }),
  };
  switch (cause.type) {
    case InteractionType.MessageComponent:
      return { ...base, type: cause.type, interacted_message_id: cause.pressedMessageId ?? '' };
    case InteractionType.ModalSubmit: {
      if (!cause.trigger) throw new Error('A modal submission needs the interaction that opened the modal');
      const trigger = interactionMetadata(world, guildId, cause.trigger);
      if (trigger.type === InteractionType.ModalSubmit) throw new Error('A modal cannot open a modal');
      return { ...base, type: cause.type, triggering_interaction_metadata: trigger };
    }
    default:
      return { ...base, type: InteractionType.ApplicationCommand };
  }
};

/** The deprecated `interaction` field, which Discord still sends with the answers to commands. */
const legacyInteraction = (world: World, cause: Cause): Pick<APIMessage, 'interaction'> =>
  cause.type === InteractionType.ApplicationCommand && cause.originalMessageId === undefined
    ? {
        interaction: {
          id: cause.id,
          type: cause.type,
          name: cause.commandName ?? '',
          user: apiUser(userOf(world, cause.userId)),
        },
      }
    : {};

/** @param isReferenced a referenced message comes without its own reference */
export const apiMessage = (world: World, message: Message, isReferenced = false): APIMessage => {
  const { guildId } = channelOf(world, message.channelId);
  const repliedTo = message.replyToId === undefined ? undefined : world.messages.get(message.replyToId);
  const thread = message.threadId === undefined ? undefined : world.channels.get(message.threadId);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: apiUser(userOf(world, message.authorId)),
    content: message.content,
    timestamp: isoTime(message.at),
    edited_timestamp: message.editedAt === null ? null : isoTime(message.editedAt),
    tts: message.tts,
    mention_everyone: message.mentions.everyone,
    mention_roles: [...message.mentions.roles],
    mentions: [...message.mentions.users].map((id) => apiUser(userOf(world, id))),
    attachments: structuredClone(message.attachments),
    embeds: structuredClone(message.embeds),
    components: structuredClone(message.components),
    pinned: false,
    flags: message.flags as MessageFlags,
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
    ...(message.authorId === world.botId ? { application_id: world.application.id } : {}),
    ...(message.cause
      ? {
          webhook_id: world.application.id,
          interaction_metadata: interactionMetadata(world, guildId, message.cause),
          ...legacyInteraction(world, message.cause),
        }
      : {}),
    ...(message.replyToId === undefined
      ? {}
      : {
          message_reference: {
            type: MessageReferenceType.Default,
            message_id: message.replyToId,
            channel_id: message.channelId,
            guild_id: guildId,
          },
          ...(isReferenced
            ? {}
            : { referenced_message: repliedTo ? apiMessage(world, repliedTo, true) : null }),
        }),
    ...(thread ? { thread: apiThread(world, thread) } : {}),
  };
};

/** A message with what gateway events add: the guild's id, and members for author and mentions. */
export const gatewayMessage = (world: World, message: Message): GatewayMessageCreateDispatchData => {
  const { id: guildId, members } = guildOf(world, channelOf(world, message.channelId));
  const author = members.get(message.authorId);
  return {
    ...apiMessage(world, message),
    guild_id: guildId,
    ...(author ? { member: apiMemberWithoutUser(author) } : {}),
    mentions: [...message.mentions.users].map((id) => {
      const member = members.get(id);
      return { ...apiUser(userOf(world, id)), ...(member ? { member: apiMemberWithoutUser(member) } : {}) };
    }),
  };
};

/** Removes what a bot without the MessageContent intent may not read: all but its own messages and those mentioning it. */
export const withoutContent = (
  world: World,
  message: GatewayMessageCreateDispatchData,
): GatewayMessageCreateDispatchData =>
  message.author.id === world.botId || message.mentions.some(({ id }) => id === world.botId)
    ? message
    : { ...message, content: '', attachments: [], embeds: [], components: [] };
