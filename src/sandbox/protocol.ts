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

export interface Channel {
  id: string;
  name: string;
  kind: 'text' | 'thread';
  /** A thread's channel. */
  parentId?: string;
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
  /** The answer is deferred: "… is thinking". */
  thinking: boolean;
  /** It pinged the viewer when it was posted. */
  pinged: boolean;
}

/** A command with its subcommands and the values of its options, by option name. */
export interface FilledCommand {
  /** `['play', 'chess']`: the command, then its subcommand (group) if any. */
  path: string[];
  values: Record<string, string | number | boolean>;
}

/** A page's request as the member `as`. `ref` comes back in the outcome. */
export type Ask = { ref: number; as: string } & (
  | { do: 'watch'; channelId: string }
  | { do: 'say'; channelId: string; text: string }
  | { do: 'command'; channelId: string; command: FilledCommand }
  | { do: 'complete'; channelId: string; command: FilledCommand; focused: string }
  | { do: 'press'; messageId: string; customId: string }
  | { do: 'select'; messageId: string; customId: string; values: string[] }
  | { do: 'submit'; modalId: string; fields: Record<string, string | string[]> }
  | { do: 'dismiss'; messageId: string }
  | { do: 'delete'; messageId: string }
);

/** A message from the server. */
export type Tell =
  | { tell: 'hello'; guild: string; people: Person[]; channels: Channel[]; commands: APIApplicationCommand[] }
  /** Sent when people, channels or commands changed. */
  | { tell: 'around'; people: Person[]; channels: Channel[]; commands: APIApplicationCommand[] }
  /** The last 50 messages that `as` sees in a watched channel, oldest first. */
  | { tell: 'messages'; as: string; channelId: string; messages: MessageView[] }
  | { tell: 'modal'; as: string; modalId: string; modal: APIModalInteractionResponseCallbackData }
  | { tell: 'completions'; ref: number; choices: { name: string; value: string | number }[] }
  /** The result of a request. `failed`: "This interaction failed" (no answer within 3 s) or why the client would not send it. */
  | { tell: 'outcome'; ref: number; ok: true }
  | { tell: 'outcome'; ref: number; ok: false; failed: string };
