/**
 * What a page says to the sandbox and what the sandbox tells a page: JSON over one WebSocket at `/people`.
 * It is the people's side of the stand-in Discord. Whoever holds the socket may act as any member; components,
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
  /** What Discord would send as the interaction's `locale`. */
  locale: 'ja' | 'en-US' | 'zh-CN';
  /** Holds Manage Server. */
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
export interface SeenMessage {
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
  /** Only this viewer sees it ("Only you can see this · Dismiss message"). */
  ephemeral: boolean;
  /** "NAME used /play doudizhu" above the message; `command` has its slash. */
  usedBy?: { person: Person; command: string };
  replyTo?: { id: string; author: Person };
  /** "NAME started a thread": the line that Discord writes itself. No `id` once the thread is gone. */
  startedThread?: { id?: string; name: string };
  /** The bot deferred its answer: "… is thinking". */
  thinking: boolean;
  /** Highlighted: it pinged the viewer when it was posted. */
  pinged: boolean;
}

/** What a command's options were filled with: the names of subcommands, then values by option name. */
export interface FilledCommand {
  /** `['play', 'doudizhu']`: the command, then its subcommand (group) if any. */
  path: string[];
  values: Record<string, string | number | boolean>;
}

/** A page asks. `ref` comes back with the outcome. */
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

/** The sandbox tells. */
export type Tell =
  | { tell: 'hello'; guild: string; people: Person[]; channels: Channel[]; commands: APIApplicationCommand[] }
  /** People, channels or commands changed. */
  | { tell: 'around'; people: Person[]; channels: Channel[]; commands: APIApplicationCommand[] }
  /** The last 50 messages that `as` sees in a channel somebody on this socket watches as them, oldest first. */
  | { tell: 'messages'; as: string; channelId: string; messages: SeenMessage[] }
  | { tell: 'modal'; as: string; modalId: string; modal: APIModalInteractionResponseCallbackData }
  | { tell: 'completions'; ref: number; choices: { name: string; value: string | number }[] }
  /** How an ask ended. `failed`: "This interaction failed" (no answer within 3 s) or why the client would not send it. */
  | { tell: 'outcome'; ref: number; ok: true }
  | { tell: 'outcome'; ref: number; ok: false; failed: string };
