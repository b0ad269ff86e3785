/** Posting, editing and deleting messages; each dispatches its gateway event, except for ephemerals. */
import {
  type APIAllowedMentions,
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  GatewayDispatchEvents,
  GatewayIntentBits,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { gatewayMessage } from '../api/messages.ts';
import { displayedTexts, normalizeComponents } from './components.ts';
import { mentionsIn, pingedBy } from './mentions.ts';
import {
  type Cause,
  channelOf,
  dispatch,
  guildOf,
  hasFlag,
  type Message,
  notifyChange,
  type World,
} from './world.ts';

export interface NewMessage {
  channelId: string;
  authorId: string;
  type?: MessageType;
  content?: string;
  components?: readonly APIMessageTopLevelComponent[];
  embeds?: APIEmbed[];
  attachments?: APIAttachment[];
  flags?: number;
  tts?: boolean;
  nonce?: string | number;
  allowedMentions?: APIAllowedMentions;
  viewerId?: string;
  replyToId?: string;
  cause?: Cause;
  interactionId?: string;
  threadId?: string;
}

const dispatchMessage = (
  world: World,
  message: Message,
  t: GatewayDispatchEvents.MessageCreate | GatewayDispatchEvents.MessageUpdate,
) => {
  if (message.viewerId !== undefined) return;
  dispatch(world, {
    intent: GatewayIntentBits.GuildMessages,
    guildId: channelOf(world, message.channelId).guildId,
    channelId: message.channelId,
    event: { t, d: gatewayMessage(world, message) },
  });
};

const mentionsOf = (
  world: World,
  message: Pick<Message, 'channelId' | 'authorId' | 'content' | 'components'>,
  allowed: APIAllowedMentions | undefined,
) =>
  mentionsIn(
    world,
    channelOf(world, message.channelId),
    message.authorId,
    [message.content, ...displayedTexts(message.components)],
    allowed,
  );

export const post = (world: World, options: NewMessage): Message => {
  const { channelId, authorId, allowedMentions } = options;
  const content = options.content ?? '';
  const components = normalizeComponents(options.components ?? []);
  const mentions = mentionsOf(world, { channelId, authorId, content, components }, allowedMentions);
  const repliedTo = options.replyToId === undefined ? undefined : world.messages.get(options.replyToId);
  const pingsRepliedTo = repliedTo && (allowedMentions?.replied_user ?? allowedMentions === undefined);
  if (pingsRepliedTo) mentions.users.add(repliedTo.authorId);
  const message: Message = {
    id: world.nextId(),
    channelId,
    authorId,
    type: options.type ?? (repliedTo ? MessageType.Reply : MessageType.Default),
    at: world.clock.now(),
    editedAt: null,
    content,
    components,
    embeds: options.embeds ?? [],
    attachments: options.attachments ?? [],
    flags: options.flags ?? 0,
    tts: options.tts ?? false,
    mentions,
    allowedMentions,
    pinged: pingedBy(
      guildOf(world, channelOf(world, channelId)),
      authorId,
      mentions,
      pingsRepliedTo ? repliedTo.authorId : undefined,
    ),
    dismissed: false,
    oldEdits: [],
    ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
    ...(options.viewerId === undefined ? {} : { viewerId: options.viewerId }),
    ...(options.replyToId === undefined ? {} : { replyToId: options.replyToId }),
    ...(options.cause === undefined ? {} : { cause: options.cause }),
    ...(options.interactionId === undefined ? {} : { interactionId: options.interactionId }),
    ...(options.threadId === undefined ? {} : { threadId: options.threadId }),
  };
  world.messages.set(message.id, message);
  if (message.viewerId === undefined) channelOf(world, channelId).lastMessageId = message.id;
  dispatchMessage(world, message, GatewayDispatchEvents.MessageCreate);
  if (message.viewerId !== undefined) notifyChange(world);
  return message;
};

export type MessageChange = Partial<
  Pick<Message, 'content' | 'embeds' | 'attachments' | 'flags'> & {
    components: readonly APIMessageTopLevelComponent[];
    allowedMentions: APIAllowedMentions;
  }
>;

/** Edits never ping. The first edit of a deferred answer ends its "thinking" and does not count as an edit. */
export const edit = (world: World, message: Message, change: MessageChange): Message => {
  const { components, allowedMentions, ...fields } = change;
  const wasThinking = hasFlag(message.flags, MessageFlags.Loading);
  Object.assign(message, fields);
  if (components) message.components = normalizeComponents(components);
  message.flags &= ~MessageFlags.Loading;
  message.mentions = mentionsOf(world, message, allowedMentions);
  message.allowedMentions = allowedMentions;
  if (!wasThinking) message.editedAt = world.clock.now();
  dispatchMessage(world, message, GatewayDispatchEvents.MessageUpdate);
  if (message.viewerId !== undefined) notifyChange(world);
  return message;
};

export const erase = (world: World, message: Message): void => {
  world.messages.delete(message.id);
  if (message.viewerId !== undefined) notifyChange(world);
  else {
    const { guildId } = channelOf(world, message.channelId);
    dispatch(world, {
      intent: GatewayIntentBits.GuildMessages,
      guildId,
      channelId: message.channelId,
      event: {
        t: GatewayDispatchEvents.MessageDelete,
        d: { id: message.id, channel_id: message.channelId, guild_id: guildId },
      },
    });
  }
};

/** Deletes several messages with one event, as a bulk deletion does. */
export const eraseMany = (world: World, channelId: string, messages: readonly Message[]): void => {
  for (const { id } of messages) world.messages.delete(id);
  const { guildId } = channelOf(world, channelId);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMessages,
    guildId,
    channelId,
    event: {
      t: GatewayDispatchEvents.MessageDeleteBulk,
      d: { ids: messages.map(({ id }) => id), channel_id: channelId, guild_id: guildId },
    },
  });
};
