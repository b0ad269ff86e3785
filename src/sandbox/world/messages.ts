/** What can happen to messages: they are posted, edited, deleted. Each change is told to whoever may hear of it. */
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
import { kept, textsOf } from './components.ts';
import { mentionsIn, pingedBy } from './mentions.ts';
import { type Cause, changed, channelOf, dispatch, hasFlag, type Message, type World } from './world.ts';

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

const tell = (
  world: World,
  message: Message,
  t: GatewayDispatchEvents.MessageCreate | GatewayDispatchEvents.MessageUpdate,
) => {
  if (message.viewerId !== undefined) return;
  dispatch(world, {
    intent: GatewayIntentBits.GuildMessages,
    channelId: message.channelId,
    event: { t, d: gatewayMessage(world, message) },
  });
};

const mentionedIn = (
  world: World,
  message: Pick<Message, 'channelId' | 'authorId' | 'content' | 'components'>,
  allowed: APIAllowedMentions | undefined,
) =>
  mentionsIn(
    world,
    channelOf(world, message.channelId),
    message.authorId,
    [message.content, ...textsOf(message.components)],
    allowed,
  );

export const post = (world: World, fresh: NewMessage): Message => {
  const { channelId, authorId, allowedMentions } = fresh;
  const content = fresh.content ?? '';
  const components = kept(fresh.components ?? []);
  const mentions = mentionedIn(world, { channelId, authorId, content, components }, allowedMentions);
  const replied = fresh.replyToId === undefined ? undefined : world.messages.get(fresh.replyToId);
  const pingsReplied = replied && (allowedMentions?.replied_user ?? allowedMentions === undefined);
  if (pingsReplied) mentions.users.add(replied.authorId);
  const message: Message = {
    id: world.nextId(),
    channelId,
    authorId,
    type: fresh.type ?? (replied ? MessageType.Reply : MessageType.Default),
    at: world.clock.now(),
    editedAt: null,
    content,
    components,
    embeds: fresh.embeds ?? [],
    attachments: fresh.attachments ?? [],
    flags: fresh.flags ?? 0,
    tts: fresh.tts ?? false,
    mentions,
    allowedMentions,
    pinged: pingedBy(world, authorId, mentions, pingsReplied ? replied.authorId : undefined),
    dismissed: false,
    oldEdits: [],
    ...(fresh.nonce === undefined ? {} : { nonce: fresh.nonce }),
    ...(fresh.viewerId === undefined ? {} : { viewerId: fresh.viewerId }),
    ...(fresh.replyToId === undefined ? {} : { replyToId: fresh.replyToId }),
    ...(fresh.cause === undefined ? {} : { cause: fresh.cause }),
    ...(fresh.interactionId === undefined ? {} : { interactionId: fresh.interactionId }),
    ...(fresh.threadId === undefined ? {} : { threadId: fresh.threadId }),
  };
  world.messages.set(message.id, message);
  if (message.viewerId === undefined) channelOf(world, channelId).lastMessageId = message.id;
  tell(world, message, GatewayDispatchEvents.MessageCreate);
  if (message.viewerId !== undefined) changed(world);
  return message;
};

export type MessageChange = Partial<
  Pick<Message, 'content' | 'embeds' | 'attachments' | 'flags'> & {
    components: readonly APIMessageTopLevelComponent[];
    allowedMentions: APIAllowedMentions;
  }
>;

/** Edits never ping; a deferred answer stops "thinking" with its first edit. */
export const edit = (world: World, message: Message, change: MessageChange): Message => {
  const { components, allowedMentions, ...plain } = change;
  const wasThinking = hasFlag(message.flags, MessageFlags.Loading);
  Object.assign(message, plain);
  if (components) message.components = kept(components);
  message.flags &= ~MessageFlags.Loading;
  message.mentions = mentionedIn(world, message, allowedMentions);
  message.allowedMentions = allowedMentions;
  if (!wasThinking) message.editedAt = world.clock.now();
  tell(world, message, GatewayDispatchEvents.MessageUpdate);
  if (message.viewerId !== undefined) changed(world);
  return message;
};

export const erase = (world: World, message: Message): void => {
  world.messages.delete(message.id);
  if (message.viewerId !== undefined) changed(world);
  else {
    dispatch(world, {
      intent: GatewayIntentBits.GuildMessages,
      channelId: message.channelId,
      event: {
        t: GatewayDispatchEvents.MessageDelete,
        d: { id: message.id, channel_id: message.channelId, guild_id: world.guild.id },
      },
    });
  }
};

/** Several at once, as moderators' bots do: told in one event. */
export const eraseMany = (world: World, channelId: string, messages: readonly Message[]): void => {
  for (const { id } of messages) world.messages.delete(id);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMessages,
    channelId,
    event: {
      t: GatewayDispatchEvents.MessageDeleteBulk,
      d: { ids: messages.map(({ id }) => id), channel_id: channelId, guild_id: world.guild.id },
    },
  });
};
