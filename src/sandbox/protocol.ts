/**
 * The protocol between page and server: JSON over one WebSocket at `/people`. A page may act as any member. Components,
 * commands and modals are passed on exactly as the bot sent them, in Discord's own shapes.
 */
import type {
  APIApplicationCommand,
  APIAttachment,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

export interface Person {
  id: string;
  name: string;
  /** CSS colour of the round avatar with the name's first character. */
  color: string;
  /** Sent to the bot as the interaction's `locale`. */
  locale: 'ja' | 'en-US' | 'zh-CN';
  /** Has the permission Manage Server. */
  manager: boolean;
  bot: boolean;
}

/** A role of the server, for mentions and selects. */
export interface NamedRole {
  id: string;
  name: string;
}

export interface Channel {
  id: string;
  name: string;
  kind: 'text' | 'thread';
  /** A thread's channel. */
  parentId?: string;
  /** Of a private thread: the people who see it. */
  viewerIds?: string[];
}

/** A message as one person sees it. */
export interface MessageView {
  id: string;
  channelId: string;
  author: Person;
  /** Milliseconds since the Unix epoch. */
  at: number;
  editedAt?: number;
  /** Plain text; empty for Components V2. */
  content: string;
  /** Containers, text displays, action rows …, as sent, each with the `id` Discord gave it. */
  components: APIMessageTopLevelComponent[];
  attachments: APIAttachment[];
  /** Only its viewer sees it ("Only you can see this · Dismiss message"). */
  ephemeral: boolean;
  /** "NAME used /play chess" above the message; `command` has its slash. */
  usedBy?: { person: Person; command: string };
  replyTo?: { id: string; author: Person };
  /** For the system message "NAME started a thread". No `id` once the thread is gone. */
  startedThread?: { id?: string; name: string };
  /** Ids of the users that Discord sends with the message, because it may mention them. */
  mentions: string[];
  /** The answer is deferred: "… is thinking". */
  thinking: boolean;
  /** It pinged the viewer when it was posted. */
  pinged: boolean;
}

/** A message on the preview page, where there are no channels: `preview.show` in its window draws a list of them. */
export interface PreviewItem {
  /** The locale of the person who reads it. */
  locale: Person['locale'];
  components: APIMessageTopLevelComponent[];
  ephemeral: boolean;
  /** What stands above it. */
  caption?: string;
}

/** A command with its subcommands and the values of its options, by option name. */
export interface FilledCommand {
  /** `['play', 'chess']`: the command, then its subcommand (group) if any. */
  path: string[];
  values: Record<string, string | number | boolean>;
}

/** A page's request as one member. The server's result has the same `requestId`. */
export type ClientRequest = { requestId: number; memberId: string } & (
  | { type: 'watchChannel'; channelId: string }
  | { type: 'sendMessage'; channelId: string; text: string }
  | { type: 'runCommand'; channelId: string; command: FilledCommand }
  | { type: 'autocomplete'; channelId: string; command: FilledCommand; focused: string }
  | { type: 'pressButton'; messageId: string; customId: string }
  | { type: 'select'; messageId: string; customId: string; values: string[] }
  | { type: 'submitModal'; modalId: string; fields: Record<string, string | string[]> }
  | { type: 'dismissMessage'; messageId: string }
  | { type: 'deleteMessage'; messageId: string }
);

/** What there is in the server. */
export interface Directory {
  people: Person[];
  channels: Channel[];
  roles: NamedRole[];
  commands: APIApplicationCommand[];
}

/** What the server sends to a page. */
export type ServerMessage =
  | ({ type: 'hello'; guild: string } & Directory)
  /** Sent when the directory changed. */
  | ({ type: 'directory' } & Directory)
  /** The last 50 messages that the member sees in a watched channel, oldest first. */
  | { type: 'messages'; memberId: string; channelId: string; messages: MessageView[] }
  | { type: 'modal'; memberId: string; modalId: string; modal: APIModalInteractionResponseCallbackData }
  | { type: 'autocompleteChoices'; requestId: number; choices: { name: string; value: string | number }[] }
  /**
   * The result of a request. `error`: "This interaction failed" (no answer within 3 s) or why the client would not send it.
   * `isGone`: what was pressed is not there any more.
   */
  | { type: 'result'; requestId: number; ok: true }
  | { type: 'result'; requestId: number; ok: false; error: string; isGone?: boolean };
