/** A table as rows of the database, to be written: `table-reading.ts` reads them. */
import { type BegunTable, isBegun, isOpen, type ReadableTable, type Table } from '../tables/table.ts';
import type { MoveRecord } from './records.ts';

const NONE: readonly number[] = [];

/** The columns of the table's own row, not serialized yet; those that its phase does not have are empty. */
function valuesOf(table: ReadableTable) {
  const begun = isBegun(table) ? table : null;
  return {
    id: table.id,
    guildId: table.guildId,
    channelId: table.channelId,
    parentId: table.parentId,
    hostId: table.hostId,
    game: table.game,
    gameVersion: table.gameVersion,
    options: table.options,
    turnSeconds: table.turnSeconds,
    pauseSeconds: table.pauseSeconds,
    autoStart: table.autoStart,
    hints: table.hints,
    picture: table.picture,
    private: table.invited !== undefined,
    openHands: table.openHands,
    computerLevel: table.computerLevel,
    locale: table.locale,
    phase: table.phase,
    version: table.version,
    hand: begun ? begun.hand : 0,
    seq: begun ? begun.seq : 0,
    state: begun ? begun.state : null,
    prompts: begun ? begun.prompts : NONE,
    carry: 'carry' in table ? table.carry : null,
    totals: begun ? begun.totals : NONE,
    seed: table.seed,
    deadline: 'deadline' in table ? table.deadline : 'expiredAt' in table ? table.expiredAt : null,
    called: 'called' in table && table.called,
    takesLonger: 'takesLonger' in table && (table.takesLonger ?? false),
    warned: 'warned' in table && table.warned,
    closesAt: 'closesAt' in table ? table.closesAt : null,
    ending: 'ending' in table ? table.ending : null,
    vote: isOpen(table) && 'vote' in table ? (table.vote ?? null) : null,
    ready: 'ready' in table ? table.ready : null,
    messageId: table.messageId,
    pingId: table.pingId,
    rematchOf: table.rematchOf,
    endedBy: 'endedBy' in table ? table.endedBy : null,
    endedHow: 'endedHow' in table ? table.endedHow : null,
    createdAt: table.createdAt,
    touchedAt: table.touchedAt,
  };
}

type TableValues = ReturnType<typeof valuesOf>;

/** JSON of what a game left; null where it left nothing. */
export const jsonOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

const serialized = (values: TableValues) => ({
  ...values,
  options: JSON.stringify(values.options),
  state: jsonOrNull(values.state),
  carry: jsonOrNull(values.carry),
  prompts: JSON.stringify(values.prompts),
  totals: JSON.stringify(values.totals),
  deadline: values.deadline === null ? null : new Date(values.deadline),
  closesAt: values.closesAt === null ? null : new Date(values.closesAt),
  ending: jsonOrNull(values.ending),
  vote: jsonOrNull(values.vote),
  ready: jsonOrNull(values.ready),
  createdAt: new Date(values.createdAt),
  touchedAt: new Date(values.touchedAt),
});

export type TableColumns = ReturnType<typeof serialized>;

export const columnsOf = (table: ReadableTable): TableColumns => serialized(valuesOf(table));

const copy = <Key extends keyof TableColumns>(
  to: Partial<TableColumns>,
  from: TableColumns,
  key: Key,
): void => {
  to[key] = from[key];
};

/**
 * The columns that differ. A message's id is written when the message is posted (`setPublicMessage`, `setPingMessage`);
 * an update of the table only removes it.
 */
export function changedColumns(before: ReadableTable, after: ReadableTable): Partial<TableColumns> {
  const [old, values] = [valuesOf(before), valuesOf(after)];
  const columns = serialized(values);
  const changed: Partial<TableColumns> = {};
  for (const key of Object.keys(values) as (keyof TableValues)[]) {
    const isPosted = (key === 'messageId' || key === 'pingId') && values[key] !== null;
    if (old[key] !== values[key] && !isPosted) copy(changed, columns, key);
  }
  return changed;
}

export const seatRows = ({ seats }: Table) =>
  seats.map(({ vacant = false, holders = null, level = null, ...seat }, index) => ({
    ...seat,
    index,
    vacant,
    holders: jsonOrNull(holders),
    level,
  }));

export const invitedRows = ({ invited = [] }: Table) => invited.map((userId) => ({ userId }));
export const waitingRows = ({ waiting = [] }: ReadableTable) =>
  waiting.map((member, place) => ({ ...member, place }));

export const moveRow = (
  { seq, hand, touchedAt }: BegunTable,
  { seat, action, by, computerVersion, level }: MoveRecord,
) => ({
  seq,
  hand,
  seat,
  action: JSON.stringify(action),
  by,
  computerVersion,
  level: level ?? null,
  at: new Date(touchedAt),
});
