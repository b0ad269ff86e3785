/**
 * The state of each public message, by table, as long as there may be something left to show of the table. Events of
 * Discord name channels, messages and servers: states are found by these, too.
 */
import { createHash } from 'node:crypto';
import { isOpen, type Table } from '../../tables/table.ts';

/** What is kept of a table: there may be a hundred thousand, whose hands take several kilobytes each. */
export interface ShownTable {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly version: number;
  readonly isOpen: boolean;
  /** Whether people wait for what the message shows. */
  readonly isAwaited: boolean;
}

export interface MessageState {
  /** The table as of its latest change. */
  readonly table: ShownTable;
  /** Digest of the components in its message; null where unknown. */
  readonly components: string | null;
  /** Messages by others below it. */
  readonly messagesBelow: number;
  /** No transition led to its latest change: after a restart or an outage its message is not posted anew for that. */
  readonly isRecovered: boolean;
}

export type MessageStates = ReturnType<typeof createMessageStates>;

export const shownTable = (table: Table, isAwaited: boolean): ShownTable => ({
  id: table.id,
  guildId: table.guildId,
  channelId: table.channelId,
  messageId: table.messageId,
  version: table.version,
  isOpen: isOpen(table),
  isAwaited,
});

/** @param json components of a message */
export const componentsDigest = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 22);

export function createMessageStates() {
  const states = new Map<string, MessageState>();
  const byChannel = createIndex();
  const byGuild = createIndex();
  const byMessage = createIndex();

  const remove = (id: string): void => {
    const table = states.get(id)?.table;
    if (!table) return;
    states.delete(id);
    byChannel.remove(table.channelId, id);
    byGuild.remove(table.guildId, id);
    if (table.messageId !== null) byMessage.remove(table.messageId, id);
  };

  const set = (state: MessageState): void => {
    const { table } = state;
    const previous = states.get(table.id)?.table;
    states.set(table.id, state);
    if (previous?.channelId !== table.channelId) {
      if (previous) byChannel.remove(previous.channelId, table.id);
      byChannel.add(table.channelId, table.id);
    }
    if (!previous) byGuild.add(table.guildId, table.id);
    if (previous?.messageId !== table.messageId) {
      if (previous && previous.messageId !== null) byMessage.remove(previous.messageId, table.id);
      if (table.messageId !== null) byMessage.add(table.messageId, table.id);
    }
  };

  return {
    get: (id: string): MessageState | undefined => states.get(id),
    set,
    delete: remove,

    /** Changes some of what is known of a table, if anything is. */
    update(id: string, fields: Partial<MessageState>): void {
      const state = states.get(id);
      if (state) set({ ...state, ...fields });
    },

    inChannel: byChannel.get,
    inGuild: byGuild.get,
    withMessage: byMessage.get,
    guildIds: byGuild.keys,
    channelIds: byChannel.keys,
  };
}

/** Ids of tables by a key. One id alone, which most keys have, takes no set. */
function createIndex() {
  const index = new Map<string, string | Set<string>>();
  return {
    add(key: string, id: string): void {
      const found = index.get(key);
      if (found === undefined) index.set(key, id);
      else if (typeof found === 'string') index.set(key, new Set([found, id]));
      else found.add(id);
    },

    remove(key: string, id: string): void {
      const found = index.get(key);
      if (found === id) index.delete(key);
      else if (typeof found === 'object' && found.delete(id) && found.size === 0) index.delete(key);
    },

    get(key: string): readonly string[] {
      const found = index.get(key);
      if (found === undefined) return [];
      return typeof found === 'string' ? [found] : [...found];
    },

    keys: (): string[] => [...index.keys()],
  };
}
