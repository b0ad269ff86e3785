/** A match of ブラフ as it is kept, and what it is played by. */
import { z } from 'zod';

/** bluff 1. */
export const SEATS = { min: 2, max: 6 } as const;
export const DICE_PER_SEAT = 5;
/** bluff 13. */
export const DEFAULT_STAKE = 1;

export const options = z.strictObject({
  /** bluff 13: played on to the last with dice, or only until somebody has none. */
  end: z.enum(['last', 'first']).default('last'),
  /** bluff 13: what each pays the winner, where it is played on to the last. */
  stake: z.int().min(1).max(100).default(DEFAULT_STAKE),
  /** Whether everybody is told privately how likely the call on the table is. */
  odds: z.boolean().default(false),
  /** How many matches the table plays. */
  matches: z.int().min(1).max(20).default(1),
});
export type Options = z.infer<typeof options>;

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const count = z.int().min(0);
const bySeat = <T extends z.ZodType>(of: T) => z.array(of).min(SEATS.min).max(SEATS.max);

/** bluff 2: 1–5, and 6, the wild. */
export const face = z.int().min(1).max(6);
const faces = z.array(face);

/** bluff 7: that so many of a face are on the table. */
const called = { count: z.int().min(1), face };

export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('challenge') }),
  /** Shows these faces, of one's hidden dice, and rolls the others again. */
  z.strictObject({ do: z.literal('reveal'), dice: faces.min(1) }),
  z.strictObject({ do: z.literal('call'), ...called }),
]);
export type Action = z.infer<typeof action>;

/** One thing a seat did in this round, for all to see. */
const deed = z.discriminatedUnion('kind', [
  z.strictObject({ seat, kind: z.literal('reveal'), dice: faces, rolled: count }),
  z.strictObject({ seat, kind: z.literal('call'), ...called }),
]);
export type LogEntry = z.infer<typeof deed>;

/** A challenge and what came of it: all dice of that round lie open. */
const showdown = z.strictObject({
  round: count,
  challenger: seat,
  caller: seat,
  call: z.strictObject(called),
  /** By seat, sorted. */
  dice: bySeat(faces),
  /** How many of the face there were. */
  actual: count,
  /** By seat: dice lost by it. */
  lost: bySeat(count),
});
export type Showdown = z.infer<typeof showdown>;

const common = {
  options,
  /** Matches the table has begun, this one among them. */
  match: z.int().min(1),
  /** Rounds the match has begun. */
  round: z.int().min(1),
  /** By seat: dice lost in this match. */
  lost: bySeat(count),
};

export const state = z.discriminatedUnion('phase', [
  z.strictObject({
    ...common,
    phase: z.literal('play'),
    /** By seat, sorted: dice that only their owner sees, and dice that were revealed in this round. */
    hidden: bySeat(faces),
    shown: bySeat(faces),
    turn: seat,
    /** Whether the seat to act has rolled again in this turn: it goes on to call. */
    rerolled: z.boolean(),
    /** What was done in this round, in order. */
    log: z.array(deed),
    /** How the round before ended. */
    last: showdown.nullable(),
  }),
  z.strictObject({
    ...common,
    phase: z.literal('over'),
    /** By seat: dice that are left. */
    left: bySeat(count),
    last: showdown,
  }),
]);
export type State = z.infer<typeof state>;
export type Playing = Extract<State, { phase: 'play' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** What a match leaves to the next: who starts it. */
export const carry = z.strictObject({ match: z.int().min(1), starter: seat });
export type Carry = z.infer<typeof carry>;
