/** A table as a row of the database. The JSON of its columns is parsed here and nowhere else. */
import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../game/words.ts';
import {
  type BegunTable,
  ENDED_HOW,
  HINT_MODES,
  isBegun,
  isOpen,
  type ReadableTable,
  type Table,
} from '../tables/table.ts';
import type { MoveRecord } from './records.ts';

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'not JSON', input: text.length });
    return z.NEVER;
  }
});
const time = z.date().transform((date) => date.getTime());
const numbers = json.pipe(z.array(z.int()));

const holder = z.object({ userId: z.string().nullable(), name: z.string() });
const seat = z
  .object({
    userId: z.string().nullable(),
    name: z.string(),
    salt: z.string(),
    missed: z.int(),
    away: z.boolean(),
    vacant: z.boolean(),
    holders: json.pipe(z.array(holder)).nullable(),
  })
  .transform(({ vacant, holders, ...fields }) => ({
    ...fields,
    ...(vacant && { vacant }),
    ...(holders && { holders }),
  }));

const identity = {
  id: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  parentId: z.string().nullable(),
  hostId: z.string(),
  game: z.string(),
  locale: z.enum(LOCALES),
  version: z.int(),
  seats: z.array(seat),
  messageId: z.string().nullable(),
  pingId: z.string().nullable(),
  rematchOf: z.string().nullable(),
  createdAt: time,
  touchedAt: time,
};

const setup = {
  ...identity,
  gameVersion: z.int(),
  options: json,
  turnSeconds: z.int(),
  pauseSeconds: z.int(),
  autoStart: z.boolean(),
  hints: z.enum(HINT_MODES),
  picture: z.boolean(),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
};

const hand = {
  ...setup,
  hand: z.int().min(1),
  seq: z.int(),
  state: json,
  prompts: numbers,
  totals: numbers,
};

const carry = json.nullable();
const seatNumbers = z.array(z.int().min(0));
/** The host's request, or null. */
const ending = json
  .pipe(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('asked'), agreed: seatNumbers, expires: z.int() }),
      z.object({ kind: z.literal('declined'), until: z.int() }),
      z.object({ kind: z.literal('last-hand') }),
    ]),
  )
  .nullable();
const motion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('replace'), seat: z.int().min(0), userId: z.string() }),
  z.object({ kind: z.literal('host'), userId: z.string() }),
]);
const vote = json.pipe(z.object({ motion, agreed: seatNumbers, expires: z.int() })).nullable();
/** Where nothing is voted on, a table has no field for that. */
const withoutEmptyVote = <T extends object>(table: T): T => {
  if (!('vote' in table) || table.vote !== null) return table;
  const { vote: _, ...rest } = table;
  return rest as T;
};
/** Tables of earlier versions have none. */
const ready = json
  .pipe(seatNumbers)
  .nullable()
  .transform((seats) => seats ?? []);
const endedBy = z.string().nullable();
const cancelled = { phase: z.literal('cancelled'), endedBy };

/** A lobby that was cancelled keeps when it expired in the column of its deadline. */
const cancelledLobby = z
  .object({ ...setup, ...cancelled, deadline: time.nullable() })
  .transform(({ deadline, ...table }) => ({ ...table, expiredAt: deadline }));

const tableRow = z.discriminatedUnion('phase', [
  z.object({ ...setup, phase: z.literal('lobby'), deadline: time }),
  z.object({
    ...hand,
    phase: z.literal('playing'),
    carry,
    deadline: time.nullable(),
    warned: z.boolean(),
    closesAt: time.nullable(),
    ending,
    vote,
  }),
  z.object({ ...hand, phase: z.literal('between'), carry, deadline: time, ready, vote }),
  z.object({ ...hand, phase: z.literal('over'), endedBy }),
  z.object({ ...hand, ...cancelled, endedHow: z.enum(ENDED_HOW).nullable() }),
  // Its language may be what cannot be read.
  z.object({
    ...identity,
    phase: z.literal('quarantined'),
    hand: z.int(),
    locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  }),
  z.object({
    ...identity,
    phase: z.literal('cleared'),
    hand: z.int(),
    locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  }),
]);

interface Row {
  readonly phase: string;
  readonly hand: number;
}

const schemaOf = ({ phase, hand }: Row): z.ZodType<Table> =>
  phase === 'cancelled' && hand === 0 ? cancelledLobby : tableRow.transform(withoutEmptyVote);

/** Reads a row with its seats. @throws {z.ZodError} where it cannot be read */
export const readTable = (row: Row): Table => schemaOf(row).parse(row);

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
  seats.map(({ vacant = false, holders = null, ...seat }, index) => ({
    ...seat,
    index,
    vacant,
    holders: jsonOrNull(holders),
  }));

export const moveRow = (
  { seq, hand, touchedAt }: BegunTable,
  { seat, action, by, computerVersion }: MoveRecord,
) => ({
  seq,
  hand,
  seat,
  action: JSON.stringify(action),
  by,
  computerVersion,
  at: new Date(touchedAt),
});
