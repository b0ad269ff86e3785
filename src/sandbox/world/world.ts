/**
 * Everything that exists in the stand-in Discord. `api/` and `people/view.ts` derive from it what a bot and what a person
 * sees. Most of it is written to a file by `persistence.ts`: a renamed field is another format there.
 */
import type {
  APIAllowedMentions,
  APIApplicationCommand,
  APIAttachment,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  ChannelType,
  GatewayDispatchPayload,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import type { Person } from '../protocol.ts';
import type { GatewayTerms } from './gateway-terms.ts';

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
  /** What the members of this server see instead of the user's name. */
  nickname?: string;
  roles: Set<string>;
  joinedAt: number;
}

export interface Role {
  id: string;
  name: string;
  permissions: bigint;
  position: number;
  /** Created by Discord for the application; people cannot assign it. */
  managed: boolean;
  /** Anybody may mention it, so that its members are pinged. Undefined: only with the permission Mention Everyone. */
  mentionable?: boolean;
}

interface Overwrite {
  /** A role's or a member's id. */
  id: string;
  of: 'role' | 'member';
  allow: bigint;
  deny: bigint;
}

export interface ThreadState {
  parentId: string;
  ownerId: string;
  private: boolean;
  /** Of a private thread: only moderators add people to it. Undefined: its members do, too. */
  closed?: boolean;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: 60 | 1440 | 4320 | 10080;
  archivedChangedAt: number;
  createdAt: number;
  members: Map<string, number>;
}

/** The channels, beside text channels and threads, in which members can be. Posts of forums are threads. */
export type ChannelKind =
  | ChannelType.GuildAnnouncement
  | ChannelType.GuildVoice
  | ChannelType.GuildStageVoice
  | ChannelType.GuildForum;

export interface Channel {
  id: string;
  guildId: string;
  name: string;
  topic: string | null;
  position: number;
  overwrites: Map<string, Overwrite>;
  lastMessageId: string | null;
  slowmode: number;
  /** Undefined: a text channel, or a thread. */
  type?: ChannelKind;
  thread?: ThreadState;
}

/** A server. */
export interface Guild {
  id: string;
  name: string;
  locale: Locale;
  ownerId: string;
  createdAt: number;
  members: Map<string, Member>;
  roles: Map<string, Role>;
  commands: Map<string, APIApplicationCommand>;
}

export interface Mentions {
  users: Set<string>;
  roles: Set<string>;
  everyone: boolean;
}

/** The interaction that a message answers. */
export interface Cause {
  id: string;
  type: InteractionType;
  userId: string;
  /** With its subcommands, without the slash: `play chess`. */
  commandName?: string;
  /** The message whose button was pressed. */
  pressedMessageId?: string;
  /** For a modal's submission: the interaction that opened the modal. */
  trigger?: Cause;
  /** For follow-ups: the message of the first answer. */
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
  /** Ids of the users whom the message pinged when it was posted. */
  pinged: Set<string>;
  /** Set on ephemerals: the only user who sees the message. */
  viewerId?: string;
  /** The viewer of an ephemeral has dismissed it. */
  dismissed: boolean;
  replyToId?: string;
  cause?: Cause;
  /** The interaction whose token may edit the message. */
  interactionId?: string;
  threadId?: string;
  /** Times of the edits made after the message's first hour. */
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
  /** The message of the component; for a modal's submission, of the component that opened the modal. */
  messageId?: string;
  answer?: Answer;
  /** How many of the bot's sessions it was sent to: each may answer it, and only the first answer is taken. */
  receivers: number;
  /** The message that `@original` refers to. */
  originalId?: string;
  /** The last message that its token has sent after the first answer. */
  followUpId?: string;
  /** The answer was deferred, and the first follow-up will replace it. */
  awaitsFill: boolean;
  /** Its own token has edited the message that it deferred. */
  isFilled: boolean;
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

interface StoredFile {
  mime: string;
  body: Buffer;
}

type EventOf<P> = P extends { t: infer T; d: infer D } ? { t: T; d: D } : never;
export type WorldEvent = EventOf<GatewayDispatchPayload>;

export interface Dispatch {
  event: WorldEvent;
  /** A session receives the event with any of these intents; 0: always. */
  intent: number;
  /** The server that the event is about: it goes to the sessions of its shard. */
  guildId: string;
  /** The event is sent only to a bot that may view this channel. */
  channelId?: string;
}

export interface World {
  clock: Clock;
  nextId: () => string;
  /** `http://127.0.0.1:PORT`; empty until the server listens. */
  origin: string;
  application: { id: string; name: string; token: string };
  /** The first is the home server: the page and the controls of a stand-in show it. */
  guilds: Map<string, Guild>;
  botId: string;
  users: Map<string, User>;
  channels: Map<string, Channel>;
  messages: Map<string, Message>;
  interactions: Map<string, Interaction>;
  globalCommands: Map<string, APIApplicationCommand>;
  emojis: Map<string, AppEmoji>;
  files: Map<string, StoredFile>;
  /** Times of the sessions that were started (identified) in the last 24 hours. */
  sessionStarts: number[];
  /** By bucket of shards, when a session was last started. */
  lastStarts: Map<number, number>;
  /** Maximum size of a file in bytes. */
  attachmentLimit: number;
  maxActiveThreads: number;
  /** How long a person waits for what follows an acknowledgement, in real milliseconds. */
  followUpTimeoutMs: number;
  /** What Discord's gateway goes by. */
  gateway: GatewayTerms;
  violations: string[];
  /** Called with every gateway event. */
  onDispatch: Set<(dispatch: Dispatch) => void>;
  /** Called whenever something changes that people may see. */
  onChange: Set<() => void>;
  onViolation: Set<(violation: string) => void>;
}

export const notifyChange = (world: World): void => {
  for (const listener of world.onChange) listener();
};

export const dispatch = (world: World, dispatched: Dispatch): void => {
  for (const listener of world.onDispatch) listener(dispatched);
  notifyChange(world);
};

export const recordViolation = (world: World, violation: string): void => {
  world.violations.push(violation);
  for (const listener of world.onViolation) listener(violation);
};

/** The gateway's address, as the REST API and READY give it. */
export const gatewayUrl = (world: World): string => `${world.origin.replace('http', 'ws')}/gateway`;

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

export const homeGuild = ({ guilds }: World): Guild => {
  const [home] = guilds.values();
  if (!home) throw new Error('There is no server');
  return home;
};

/** How many servers the bot is in, by Discord's count. */
export const serverCount = ({ gateway, guilds }: World): number => Math.max(gateway.servers, guilds.size);

/** The server of a channel. */
export const guildOf = (world: World, { guildId }: Pick<Channel, 'guildId'>): Guild => {
  const guild = world.guilds.get(guildId);
  if (!guild) throw new Error(`No server ${guildId}`);
  return guild;
};

export const channelsOf = (world: World, { id }: Pick<Guild, 'id'>): Channel[] =>
  [...world.channels.values()].filter(({ guildId }) => guildId === id);

export const messagesIn = (world: World, channelId: string): Message[] =>
  [...world.messages.values()].filter((message) => message.channelId === channelId);

export const hasFlag = (flags: number, flag: number): boolean => (flags & flag) !== 0;
