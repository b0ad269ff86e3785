/**
 * A table file: a finished table with all its hands, as one JSON document that anybody can check. The format is public: a
 * change of it needs another version; a field that may be left out does not.
 */
import { z } from 'zod';
import { LEVELS } from '../game/levels.ts';

/** The version that is written. Version 1, which had no `holders`, is read as well. */
export const FILE_VERSION = 2;
/** No table comes near these; they bound what a forged file can ask for. */
const MAX_HANDS = 1_000;
const MAX_ACTIONS = 5_000;
const MAX_DRAWS = 1_000;
const MAX_ITEMS = 1_000;
const MAX_SEATS = 20;
const MAX_HOLDERS = MAX_ACTIONS + 2;
const MAX_TEXT = 200;
const MAX_NUMBER = 65_536;
/** A file that is larger is not read. */
export const MAX_FILE_BYTES = 20_000_000;

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string().max(MAX_TEXT);
const number = z.int().min(0).max(MAX_NUMBER);
const seatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** One draw of chance, by its whole purpose: `hand/1/shuffle`. */
const draw = z.discriminatedUnion('draw', [
  z.strictObject({ draw: z.literal('below'), purpose: text, n: number, result: number }),
  z.strictObject({
    draw: z.literal('many'),
    purpose: text,
    n: number,
    result: z.array(number).max(MAX_ITEMS).readonly(),
  }),
  z.strictObject({
    draw: z.literal('shuffle'),
    purpose: text,
    items: z.array(z.unknown()).max(MAX_ITEMS).readonly(),
    result: z.array(z.unknown()).max(MAX_ITEMS).readonly(),
  }),
]);
const draws = z.array(draw).max(MAX_DRAWS);

/**
 * The first 16 digits of the SHA-256 of the state that followed, as JSON with sorted keys: no play can be changed without
 * all that follows. Null where the play could not be made again.
 */
const stateDigest = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .nullable();

/** Who chose an action: the seat's player, the computer, the safe choice at the end of the time, or a computer that failed. */
const CHOSEN_BY = ['person', 'computer', 'clock', 'fallback'] as const;

const action = z.strictObject({
  seat: seatNumber,
  /** By the game's action schema. */
  action: z.unknown(),
  by: z.enum(CHOSEN_BY),
  /** The version of the computer player that chose it; null: it was none, or is not known. */
  computerVersion: z.int().min(1).nullable(),
  /** How strongly the computer played that chose it: where its seat says how strongly it plays, and nowhere else. */
  level: z.enum(LEVELS).optional(),
  /** What the action drew from chance. */
  draws,
  state: stateDigest,
});

/** The player of a seat at the table's end, the account that all computers share, or a person who had left by then. */
const holderAccount = z.union([
  seatNumber,
  z.literal('computers'),
  z.custom<`past-${number}`>((value) => typeof value === 'string' && /^past-[1-9]\d{0,3}$/.test(value)),
]);

/** Somebody who held a seat. */
const holder = z.strictObject({
  /** Actions made in the hand until then; 0: it was theirs before the first of them. */
  from: z.int().min(0).max(MAX_ACTIONS),
  account: holderAccount,
});

/** What the ledger has of a hand. `other` is an account that nobody at the table has. */
const entryWith = <Account extends z.ZodType>(account: Account) =>
  z.strictObject({
    kind: z.enum(['hand', 'unfinished']),
    book: text,
    postings: z.array(z.strictObject({ account, amount: z.int() })).max(MAX_SEATS),
  });

const handFields = {
  number: z.int().min(1).max(MAX_HANDS),
  /** What the hand before left to it, by the game's carry schema. */
  carry: z.unknown(),
  /** What the deal drew from chance. */
  draws,
  state: stateDigest,
  actions: z.array(action).max(MAX_ACTIONS),
  /** By seat; null: the hand was ended unfinished. */
  scores: z.array(z.int()).max(MAX_SEATS).nullable(),
};

const hand = z.strictObject({
  ...handFields,
  /**
   * By seat, who held it, one after another: the result is the first one's, and each action the last one's from whom it
   * was. Null: an earlier version did not keep it.
   */
  holders: z.array(z.array(holder).min(1).max(MAX_HOLDERS)).max(MAX_SEATS).nullable(),
  /** Null: nothing was posted, as the book was closed. */
  entry: entryWith(z.union([holderAccount, z.literal('other')])).nullable(),
});

const seat = z.strictObject({
  player: z.enum(['person', 'computer']),
  /** A computer's is its number; a former member's is empty. */
  name: text,
  /** What sitting down added to the chance; that of a computer's own seat is empty. */
  salt: text,
  /** How strongly its computer plays. Left out: as is usual, or it is a person's. */
  level: z.enum(LEVELS).optional(),
});

const tableFields = {
  format: z.literal('madoi-table'),
  table: text,
  game: text,
  /** Version of the game's actions and states. */
  gameVersion: z.int(),
  options: z.unknown(),
  seats: z.array(seat).min(1).max(MAX_SEATS),
  /** SHA-256 of the seed, which the table showed before its first card. */
  commitment: hex64,
  seed: hex64,
  /** What all draws are computed with: the HMAC of the seed and the salts. */
  key: hex64,
  /** By seat, the sums of the scores. */
  totals: z.array(z.int()).max(MAX_SEATS),
  /** The state of the last hand, by the game's state schema, as far as it is verified (`verifiedPart`). */
  state: z.unknown(),
};

const tableFile = z.strictObject({
  ...tableFields,
  version: z.literal(FILE_VERSION),
  hands: z.array(hand).min(1).max(MAX_HANDS),
});

const firstTableFile = z
  .strictObject({
    ...tableFields,
    version: z.literal(1),
    hands: z
      .array(
        z.strictObject({
          ...handFields,
          entry: entryWith(z.union([seatNumber, z.enum(['computers', 'other'])])).nullable(),
        }),
      )
      .min(1)
      .max(MAX_HANDS),
    /** Seats were given up or taken in play: the file does not tell who held them in which hand. */
    hasNewHolders: z.boolean(),
  })
  .transform(({ hasNewHolders, hands, ...file }): TableFile => {
    const present = file.seats.map(({ player }, index) =>
      holdersAlways(player === 'person' ? index : 'computers'),
    );
    const holders = hasNewHolders ? null : present;
    return { ...file, version: FILE_VERSION, hands: hands.map((each) => ({ ...each, holders })) };
  });

/** The holders of a seat that did not change hands. */
const holdersAlways = (account: HolderAccount): [FileHolder] => [{ from: 0, account }];

const anyTableFile = z.discriminatedUnion('version', [tableFile, firstTableFile]);

export type TableFile = Readonly<z.infer<typeof tableFile>>;
export type FileHand = TableFile['hands'][number];
export type FileAction = FileHand['actions'][number];
export type FileEntry = NonNullable<FileHand['entry']>;
export type FileAccount = FileEntry['postings'][number]['account'];
export type HolderAccount = z.infer<typeof holderAccount>;
export type FileHolder = Readonly<z.infer<typeof holder>>;
/** By seat, who held it, one after another. */
export type SeatHolders = NonNullable<FileHand['holders']>;

/** @returns the file, or in a few words why it is none */
export function readTableFile(json: string): TableFile | { readonly malformed: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { malformed: 'not JSON' };
  }
  const { data, error } = anyTableFile.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  return {
    malformed: `${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'unknown'}`.slice(0, MAX_TEXT),
  };
}

/** The file's text: a line for each action, so that people can read it and compare two. */
export const writeTableFile = (file: TableFile): string => {
  const { hands, ...head } = file;
  const lines = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')},\n"hands": [\n${hands.map(handText).join(',\n')}\n]\n}\n`;
};

const handText = ({ actions, ...rest }: FileHand): string => {
  const fields = JSON.stringify(rest).slice(1, -1);
  return `{${fields},\n"actions": [\n${actions.map((each) => JSON.stringify(each)).join(',\n')}\n]}`;
};
