/** Where people are named: what is stored of somebody in a server is found by these columns. A test holds the schema to them. */
export interface PersonColumn {
  readonly table: string;
  readonly column: string;
  /** Whether a row belongs to the server of its table; by default it has its own `guildId`. */
  readonly ofTable?: true;
  /** What counts its rows in the order in which they were written. Default: `rowid`, which PostgreSQL has as a column. */
  readonly order?: 'id';
}

export const PERSON_COLUMNS = [
  { table: 'Member', column: 'userId' },
  { table: 'Wish', column: 'userId' },
  { table: 'Account', column: 'holder', order: 'id' },
  { table: 'Entry', column: 'actor', order: 'id' },
  { table: 'Proposal', column: 'actor', order: 'id' },
  { table: 'Table', column: 'hostId' },
  { table: 'Table', column: 'endedBy' },
  { table: 'Seat', column: 'userId', ofTable: true },
  { table: 'HeldSeat', column: 'userId', ofTable: true, order: 'id' },
  { table: 'PastHolder', column: 'userId', ofTable: true },
  { table: 'Invited', column: 'userId', ofTable: true },
  { table: 'Waiting', column: 'userId', ofTable: true },
  { table: 'Panel', column: 'userId', ofTable: true },
] as const satisfies readonly PersonColumn[];
