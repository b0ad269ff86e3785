/** A match of ブラフ as it is stored, and its options. */
import { z } from 'zod';

/** bluff 1. */
export const SEATS = { min: 2, max: 6 } as const;
export const DICE_PER_SEAT = 5;
/** bluff 13. */
export const DEFAULT_STAKE = 1;

export const options = z.strictObject({
  /** bluff 13: the match ends when one seat has dice left, or when the first seat has none. */
  end: z.enum(['last', 'first']).default('last'),
  /** bluff 13: what each of the others pays the winner of a match played to the last. */
  stake: z.int().min(1).max(100).default(DEFAULT_STAKE),
  /** Whether every player privately sees how likely the call on the table is, and the one that they choose. */
  odds: z.boolean().default(false),
  /** How many matches a table plays. */
  matches: z.int().min(1).max(20).default(1),
});
export type Options = z.infer<typeof options>;

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const count = z.int().min(0);
const bySeat = <T extends z.ZodType>(item: T) => z.array(item).min(SEATS.min).max(SEATS.max);

/** bluff 2: 1–5, and 6, the wild. */
export const face = z.int().min(1).max(6);
const faces = z.array(face);

/** bluff 7: a call says that there are at least `count` dice of a face on the table. */
const called = { count: z.int().min(1), face };

export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('challenge') }),
  /** Reveals these of one's hidden dice and rolls the others again. */
  z.strictObject({ do: z.literal('reveal'), dice: faces.min(1) }),
  z.strictObject({ do: z.literal('call'), ...called }),
]);
export type Action = z.infer<typeof action>;

/** One public thing that a seat did in this round. */
const logEntry = z.discriminatedUnion('kind', [
  z.strictObject({ seat, kind: z.literal('reveal'), dice: faces, rolled: count }),
  z.strictObject({ seat, kind: z.literal('call'), ...called }),
]);
export type LogEntry = z.infer<typeof logEntry>;

/** A challenge and its outcome, with all dice of that round. */
const showdown = z.strictObject({
  round: count,
  challenger: seat,
  caller: seat,
  call: z.strictObject(called),
  /** By seat, sorted. */
  dice: bySeat(faces),
  /** How many dice counted as the face. */
  actual: count,
  /** By seat: dice lost in the challenge. */
  lost: bySeat(count),
});
export type Showdown = z.infer<typeof showdown>;

/** Challenges before the last one that a match keeps, for players who have yet to read them. */
export const MAX_EARLIER = 6;

/** The challenge that took a seat's last dice. */
const knockout = z.strictObject({
  seat,
  challenger: seat,
  caller: seat,
  call: z.strictObject(called),
  actual: count,
});
export type Knockout = z.infer<typeof knockout>;

const common = {
  options,
  /** The number of this match at its table, from 1. */
  match: z.int().min(1),
  /** The number of the current round, from 1. */
  round: z.int().min(1),
  /** By seat: dice lost in this match. */
  lost: bySeat(count),
  /** How seats went out, in order; absent before the first did. */
  knockouts: z.array(knockout).optional(),
  /** The latest challenges before `last`, oldest first; absent in states of earlier versions. */
  earlier: z.array(showdown).max(MAX_EARLIER).optional(),
  /** By seat: the latest round that is over in which it acted, 0 for none; absent in states of earlier versions. */
  acted: bySeat(count).optional(),
};

export const state = z.discriminatedUnion('phase', [
  z.strictObject({
    ...common,
    phase: z.literal('play'),
    /** By seat, sorted: dice that only their owner sees, and dice revealed in this round. */
    hidden: bySeat(faces),
    shown: bySeat(faces),
    turn: seat,
    /** Whether the seat in turn has rerolled, and now must call. */
    rerolled: z.boolean(),
    /** Everything done in this round, in order. */
    log: z.array(logEntry),
    /** How the previous round ended. */
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

/** A new object with the same fields, to be changed: named one by one they take a fraction of the time of spreading them. */
export function copyOf(state: Playing): Playing {
  const copy: Playing = {
    phase: state.phase,
    options: state.options,
    match: state.match,
    round: state.round,
    lost: state.lost,
    earlier: earlierOf(state),
    acted: actedOf(state),
    hidden: state.hidden,
    shown: state.shown,
    turn: state.turn,
    rerolled: state.rerolled,
    log: state.log,
    last: state.last,
  };
  if (state.knockouts) copy.knockouts = state.knockouts;
  return copy;
}

/** The latest challenges before the last one, oldest first. */
export const earlierOf = ({ earlier }: State): Showdown[] => earlier ?? [];

/** By seat: the latest round that is over in which it acted; 0 for none. */
export const actedOf = ({ acted, lost }: State): number[] => acted ?? lost.map(() => 0);

/** What a match leaves to the next: its number, and the seat that starts. */
export const carry = z.strictObject({ match: z.int().min(1), starter: seat });
export type Carry = z.infer<typeof carry>;
