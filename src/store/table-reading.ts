/** Reads a table from its rows of the database. The JSON of its columns is parsed here and nowhere else. */
import { z } from 'zod';
import { LEVELS } from '../game/levels.ts';
import { DEFAULT_LOCALE, LOCALES } from '../game/words.ts';
import { ENDED_HOW, HINT_MODES, type Table, type Vote, type WaitingMember } from '../tables/table.ts';

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
    level: z.enum(LEVELS).nullable(),
  })
  .transform(({ vacant, holders, level, ...fields }) => ({
    ...fields,
    ...(vacant && { vacant }),
    ...(holders && { holders }),
    ...(level && { level }),
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
  private: z.boolean(),
  invited: z.array(z.object({ userId: z.string() }).transform(({ userId }) => userId)),
  createdAt: time,
  touchedAt: time,
};

const waitingMember = z.object({ userId: z.string(), name: z.string(), salt: z.string() });

const setup = {
  ...identity,
  waiting: z.array(waitingMember),
  gameVersion: z.int(),
  options: json,
  turnSeconds: z.int(),
  pauseSeconds: z.int(),
  autoStart: z.boolean(),
  hints: z.enum(HINT_MODES),
  picture: z.boolean(),
  openHands: z.boolean(),
  computerLevel: z.enum(LEVELS),
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
/** A table where everybody may sit has no list of the invited. */
const invitedIfPrivate = <Row extends { readonly private: boolean; readonly invited: readonly string[] }>({
  private: isPrivate,
  invited,
  ...row
}: Row): Omit<Row, 'private' | 'invited'> & { readonly invited?: readonly string[] } => ({
  ...row,
  ...(isPrivate && { invited: invited.toSorted() }),
});

/** Where nobody waits for a seat, it has no list of those who do. */
const waitingIfAny = <Row extends { readonly waiting: readonly WaitingMember[] }>({
  waiting,
  ...row
}: Row): Omit<Row, 'waiting'> & { readonly waiting?: readonly WaitingMember[] } => ({
  ...row,
  ...(waiting.length > 0 && { waiting }),
});

/** Where nothing is voted on, it has no vote. */
const voteIfAny = <Row extends { readonly vote: Vote | null }>({
  vote,
  ...row
}: Row): Omit<Row, 'vote'> & { readonly vote?: Vote } => ({ ...row, ...(vote && { vote }) });

/** Where nobody has got more time, it does not say so. */
const moreTimeIfTaken = <Row extends { readonly takesLonger: boolean }>({
  takesLonger,
  ...row
}: Row): Omit<Row, 'takesLonger'> & { readonly takesLonger?: true } => ({
  ...row,
  ...(takesLonger && { takesLonger }),
});
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
  .transform(({ deadline, ...table }) => ({ ...table, expiredAt: deadline }))
  .transform(invitedIfPrivate)
  .transform(waitingIfAny);

const tableRow = z.discriminatedUnion('phase', [
  z
    .object({ ...setup, phase: z.literal('lobby'), deadline: time })
    .transform(invitedIfPrivate)
    .transform(waitingIfAny),
  z
    .object({
      ...hand,
      phase: z.literal('playing'),
      carry,
      deadline: time.nullable(),
      called: z.boolean(),
      takesLonger: z.boolean(),
      warned: z.boolean(),
      closesAt: time.nullable(),
      ending,
      vote,
    })
    .transform(invitedIfPrivate)
    .transform(waitingIfAny)
    .transform(voteIfAny)
    .transform(moreTimeIfTaken),
  z
    .object({ ...hand, phase: z.literal('between'), carry, deadline: time, ready, vote })
    .transform(invitedIfPrivate)
    .transform(waitingIfAny)
    .transform(voteIfAny),
  z
    .object({ ...hand, phase: z.literal('over'), endedBy })
    .transform(invitedIfPrivate)
    .transform(waitingIfAny),
  z
    .object({ ...hand, ...cancelled, endedHow: z.enum(ENDED_HOW).nullable() })
    .transform(invitedIfPrivate)
    .transform(waitingIfAny),
  // Its language may be what cannot be read.
  z
    .object({
      ...identity,
      phase: z.literal('quarantined'),
      gameVersion: z.int(),
      hand: z.int(),
      locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
    })
    .transform(invitedIfPrivate),
  z
    .object({
      ...identity,
      phase: z.literal('cleared'),
      hand: z.int(),
      locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
    })
    .transform(invitedIfPrivate),
]);

interface Row {
  readonly phase: string;
  readonly hand: number;
}

const schemaOf = ({ phase, hand }: Row): z.ZodType<Table> =>
  phase === 'cancelled' && hand === 0 ? cancelledLobby : tableRow;

/** Reads a row with its seats. @throws {z.ZodError} where it cannot be read */
export const readTable = (row: Row): Table => schemaOf(row).parse(row);
