/** What the sandbox has sent so far, as one immutable value. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Directory, MessageView, ServerMessage } from '../../protocol.ts';

export interface OpenModal {
  /** The member who sees it. */
  memberId: string;
  modalId: string;
  modal: APIModalInteractionResponseCallbackData;
}

export interface ServerState extends Directory {
  connection: 'connecting' | 'open' | 'lost';
  guild: string;
  /** By `channelViewKey`; a channel view is missing until the sandbox has sent its messages. */
  messages: ReadonlyMap<string, MessageView[]>;
  /** By `channelViewKey`: when the newest message that has been read was sent, by the sandbox's clock. */
  readUntil: ReadonlyMap<string, number>;
  modals: OpenModal[];
  /** The channels that existed when the page connected: the messages they held then do not count as unread. */
  initialChannelIds: string[];
}

type ServerAction =
  | { kind: 'serverMessage'; message: ServerMessage }
  | { kind: 'connectionLost' }
  /** The visitor has read the messages of these channel views. */
  | { kind: 'markRead'; channelViews: string[] }
  | { kind: 'closeModal'; modalId: string };

export const INITIAL_SERVER_STATE: ServerState = {
  connection: 'connecting',
  guild: '',
  people: [],
  channels: [],
  roles: [],
  commands: [],
  messages: new Map(),
  readUntil: new Map(),
  modals: [],
  initialChannelIds: [],
};

/** Names one member's view of one channel. */
export const channelViewKey = (personId: string, channelId: string): string => `${personId}/${channelId}`;

export function serverReducer(state: ServerState, action: ServerAction): ServerState {
  switch (action.kind) {
    case 'serverMessage':
      return applyMessage(state, action.message);
    case 'connectionLost':
      return { ...state, connection: 'lost', modals: [] };
    case 'markRead':
      return markRead(state, action.channelViews);
    case 'closeModal':
      return { ...state, modals: state.modals.filter((open) => open.modalId !== action.modalId) };
  }
}

function applyMessage(state: ServerState, message: ServerMessage): ServerState {
  switch (message.type) {
    case 'hello':
      return {
        ...state,
        ...directoryOf(message),
        guild: message.guild,
        connection: 'open',
        initialChannelIds: message.channels.map(({ id }) => id),
      };
    case 'directory':
      return { ...state, ...directoryOf(message) };
    case 'messages': {
      const key = channelViewKey(message.memberId, message.channelId);
      const previous = state.messages.get(key);
      const messages = new Map(state.messages).set(key, reuseUnchanged(previous ?? [], message.messages));
      const isInitial = !previous && state.initialChannelIds.includes(message.channelId);
      const readUntil = isInitial
        ? new Map(state.readUntil).set(key, newestTime(message.messages))
        : state.readUntil;
      return { ...state, messages, readUntil };
    }
    case 'modal': {
      const others = state.modals.filter((open) => open.memberId !== message.memberId);
      return {
        ...state,
        modals: [...others, { memberId: message.memberId, modalId: message.modalId, modal: message.modal }],
      };
    }
    default:
      return state;
  }
}

const directoryOf = ({ people, channels, roles, commands }: Directory): Directory => ({
  people,
  channels,
  roles,
  commands,
});

/** Keeps the objects of messages that have not changed, so that only changed messages are rendered again. */
function reuseUnchanged(previous: MessageView[], current: MessageView[]): MessageView[] {
  const previousById = new Map(previous.map((message) => [message.id, message]));
  return current.map((message) => {
    const known = previousById.get(message.id);
    return known && JSON.stringify(known) === JSON.stringify(message) ? known : message;
  });
}

const newestTime = (messages: MessageView[]): number => messages.at(-1)?.at ?? 0;

function markRead(state: ServerState, channelViews: string[]): ServerState {
  const readUntil = new Map(state.readUntil);
  for (const key of channelViews) readUntil.set(key, newestTime(state.messages.get(key) ?? []));
  const isUnchanged = [...readUntil].every(([key, time]) => state.readUntil.get(key) === time);
  return isUnchanged ? state : { ...state, readUntil };
}

export interface Unread {
  messages: number;
  pings: number;
}

/** Counts what a member has not read: in one channel, or in all of them without `channelId`. */
export function countUnread(state: ServerState, personId: string, channelId?: string): Unread {
  const unread: Unread = { messages: 0, pings: 0 };
  for (const channel of state.channels) {
    if (channelId !== undefined && channel.id !== channelId) continue;
    const key = channelViewKey(personId, channel.id);
    const readUntil = state.readUntil.get(key) ?? 0;
    for (const message of state.messages.get(key) ?? []) {
      if (message.at <= readUntil || message.author.id === personId) continue;
      unread.messages++;
      if (message.pinged) unread.pings++;
    }
  }
  return unread;
}
