/** Everything that exists in the stand-in Discord. What the API says and what a person sees are projections of it. */
import type {
  APIAllowedMentions,
  APIApplicationCommand,
  APIAttachment,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  GatewayDispatchPayload,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import type { Person } from '../protocol.ts';

export type Locale = Person['locale'];

export interface User {
  id: string;
  name: string;
  color: string;
  locale: Locale;
  bot: boolean;
}

export interface Member {
  userId: string;
  roles: Set<string>;
  joinedAt: number;
}

export interface Role {
  id: string;
  name: string;
  permissions: bigint;
  position: number;
  /** The application's own role. */
  managed: boolean;
}

export interface Overwrite {
  /** A role's or a member's. */
  id: string;
  of: 'role' | 'member';
  allow: bigint;
  deny: bigint;
}

export interface ThreadState {
  parentId: string;
  ownerId: string;
  private: boolean;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: 60 | 1440 | 4320 | 10080;
  archivedChangedAt: number;
  createdAt: number;
  members: Map<string, number>;
}

export interface Channel {
  id: string;
  name: string;
  topic: string | null;
  position: number;
  overwrites: Map<string, Overwrite>;
  lastMessageId: string | null;
  slowmode: number;
  thread?: ThreadState;
}

export interface Mentions {
  users: Set<string>;
  roles: Set<string>;
  everyone: boolean;
}

/** What made a message, when it was an interaction. */
export interface Cause {
  id: string;
  type: InteractionType;
  userId: string;
  /** `play doudizhu` */
  commandName?: string;
  /** The message whose button was pressed. */
  pressedMessageId?: string;
  /** A modal's own cause. */
  trigger?: Cause;
  /** Set on follow-ups. */
  originalMessageId?: string;
}

export interface Message {
  id: string;
  channelId: string;
  authorId: string;
  type: MessageType;
  at: number;
  editedAt: number | null;
  content: string;
  components: APIMessageTopLevelComponent[];
  embeds: APIEmbed[];
  attachments: APIAttachment[];
  flags: number;
  tts: boolean;
  nonce?: string | number;
  mentions: Mentions;
  allowedMentions: APIAllowedMentions | undefined;
  /** Who was pinged when it was posted. */
  pinged: Set<string>;
  /** An ephemeral: the only one who sees it. */
  viewerId?: string;
  dismissed: boolean;
  replyToId?: string;
  cause?: Cause;
  /** The interaction whose token may edit it, if one made it. */
  interactionId?: string;
  threadId?: string;
  /** When it was edited after its first hour. */
  oldEdits: number[];
}

export type Answer = 'message' | 'thinking' | 'later' | 'update' | 'choices' | 'modal';

export interface Interaction {
  id: string;
  token: string;
  type: InteractionType;
  at: number;
  userId: string;
  channelId: string;
  cause: Cause;
  /** The message of the pressed component (of a modal: the one whose button opened it). */
  messageId?: string;
  answer?: Answer;
  /** What `@original` means. */
  originalId?: string;
  /** The first follow-up fills a deferred answer. */
  awaitsFill: boolean;
  modal?: APIModalInteractionResponseCallbackData;
  modalSubmitted: boolean;
  choices?: { name: string; value: string | number }[];
}

export interface AppEmoji {
  id: string;
  name: string;
  animated: boolean;
  mime: string;
  image: Buffer;
}

export interface StoredFile {
  mime: string;
  body: Buffer;
}

type EventOf<P> = P extends { t: infer T; d: infer D } ? { t: T; d: D } : never;
export type WorldEvent = EventOf<GatewayDispatchPayload>;

export interface Dispatch {
  event: WorldEvent;
  /** The intents any of which brings it; 0: it always comes. */
  intent: number;
  /** Only a bot that sees this channel hears of it. */
  channelId?: string;
}

export interface World {
  clock: Clock;
  nextId: () => string;
  /** `http://127.0.0.1:PORT`, once it listens. */
  origin: string;
  application: { id: string; name: string; token: string };
  guild: { id: string; name: string; locale: Locale; ownerId: string; createdAt: number };
  botId: string;
  users: Map<string, User>;
  members: Map<string, Member>;
  roles: Map<string, Role>;
  channels: Map<string, Channel>;
  messages: Map<string, Message>;
  interactions: Map<string, Interaction>;
  globalCommands: Map<string, APIApplicationCommand>;
  guildCommands: Map<string, APIApplicationCommand>;
  emojis: Map<string, AppEmoji>;
  files: Map<string, StoredFile>;
  /** Bytes a file may have. */
  attachmentLimit: number;
  complaints: string[];
  onDispatch: Set<(dispatch: Dispatch) => void>;
  onChange: Set<() => void>;
  onComplaint: Set<(complaint: string) => void>;
}

const TEN_MEBIBYTES = 10 * 1024 * 1024;

export const newWorld = (
  clock: Clock,
  nextId: () => string,
  names: { guild: string; bot: string; token: string },
): World => {
  const applicationId = nextId();
  const guildId = nextId();
  return {
    clock,
    nextId,
    origin: '',
    application: { id: applicationId, name: names.bot, token: names.token },
    guild: { id: guildId, name: names.guild, locale: 'ja', ownerId: nextId(), createdAt: clock.now() },
    botId: applicationId,
    users: new Map(),
    members: new Map(),
    roles: new Map(),
    channels: new Map(),
    messages: new Map(),
    interactions: new Map(),
    globalCommands: new Map(),
    guildCommands: new Map(),
    emojis: new Map(),
    files: new Map(),
    attachmentLimit: TEN_MEBIBYTES,
    complaints: [],
    onDispatch: new Set(),
    onChange: new Set(),
    onComplaint: new Set(),
  };
};

/** Something that people may see has changed. */
export const changed = (world: World): void => {
  for (const listener of world.onChange) listener();
};

export const dispatch = (world: World, what: Dispatch): void => {
  for (const listener of world.onDispatch) listener(what);
  changed(world);
};

export const complain = (world: World, complaint: string): void => {
  world.complaints.push(complaint);
  for (const listener of world.onComplaint) listener(complaint);
};

export const userOf = (world: World, id: string): User => {
  const user = world.users.get(id);
  if (!user) throw new Error(`No user ${id}`);
  return user;
};

export const channelOf = (world: World, id: string): Channel => {
  const channel = world.channels.get(id);
  if (!channel) throw new Error(`No channel ${id}`);
  return channel;
};

export const messagesIn = (world: World, channelId: string): Message[] =>
  [...world.messages.values()].filter((message) => message.channelId === channelId);

export const hasFlag = (flags: number, flag: number): boolean => (flags & flag) !== 0;
