/** What a copy of a database has to copy, and in which order. */

export interface CopiedTable {
  readonly model: string;
  /** Its primary key. */
  readonly key: readonly string[];
  /** What orders its rows. Default: its key. In a copy, rows that `rowid` orders are counted anew, from 1. */
  readonly order?: 'rowid';
  /** Whether its ids count, so that the copy has to go on counting after the last that was ever given. */
  readonly counts?: true;
}

/** No row comes before one that it refers to. A test holds the schema to this list. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { model: 'Guild', key: ['id'] },
  { model: 'Member', key: ['guildId', 'userId'], order: 'rowid' },
  { model: 'Person', key: ['userId'] },
  { model: 'Wish', key: ['guildId', 'userId', 'game'], order: 'rowid' },
  { model: 'Table', key: ['id'], order: 'rowid' },
  { model: 'Seat', key: ['tableId', 'index'], order: 'rowid' },
  { model: 'PastHolder', key: ['tableId', 'userId'], order: 'rowid' },
  { model: 'HeldSeat', key: ['id'], counts: true },
  { model: 'Invited', key: ['tableId', 'userId'], order: 'rowid' },
  { model: 'LobbyNotice', key: ['messageId'], order: 'rowid' },
  { model: 'Waiting', key: ['tableId', 'userId'], order: 'rowid' },
  { model: 'Move', key: ['tableId', 'seq'] },
  { model: 'Hand', key: ['tableId', 'number'] },
  { model: 'Panel', key: ['tableId', 'userId'], order: 'rowid' },
  { model: 'Erasure', key: ['guildId', 'userId'] },
  { model: 'Book', key: ['guildId', 'book'] },
  { model: 'Account', key: ['id'], counts: true },
  { model: 'Entry', key: ['id'], counts: true },
  { model: 'Posting', key: ['entryId', 'accountId'] },
  { model: 'Proposal', key: ['id'], counts: true },
  { model: 'Season', key: ['guildId', 'book', 'since'] },
  { model: 'Evening', key: ['id'], counts: true },
  { model: 'EveningHand', key: ['tableId', 'hand'] },
  { model: 'Heartbeat', key: ['id'] },
];

/** What the processes of a cluster agree on while they run, and settle anew at the next start. */
export const NOT_COPIED: readonly string[] = ['ShardLayout', 'HandOver'];
