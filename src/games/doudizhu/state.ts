/** A deal of 闘地主 as it is kept, and what it was dealt by. */
import { z } from 'zod';
import { KINDS } from './combinations.ts';

export const SEATS = 4;

export const options = z.strictObject({
  /** doudizhu 23: deals a table plays. */
  deals: z.int().min(1).max(20).default(4),
  /** doudizhu 10: whether the first seat, landlord because all declined, may bomb freely or stays bound to one bomb. */
  forcedLandlordBombs: z.enum(['free', 'limited']).default('free'),
  /** doudizhu 11: who gets the eight cards set aside. */
  kitty: z.enum(['landlord', 'out']).default('landlord'),
  /** doudizhu 11: whether all see the kitty that the landlord takes. */
  kittyShown: z.boolean().default(false),
});
export type Options = z.infer<typeof options>;

const seat = z
  .int()
  .min(0)
  .max(SEATS - 1);
const card = z.int().min(0).max(107);
const cards = z.array(card);

export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('accept') }),
  z.strictObject({ do: z.literal('decline') }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('play'), cards: cards.min(1) }),
]);
export type Action = z.infer<typeof action>;

const play = z.strictObject({
  kind: z.enum(KINDS),
  height: z.int(),
  length: z.int(),
  other: z.int(),
});

/** One thing a seat kind, for all to see. */
const deed = z.discriminatedUnion('kind', [
  z.strictObject({ seat, kind: z.literal('accept'), stake: z.int() }),
  z.strictObject({ seat, kind: z.literal('decline') }),
  /** All declined: the first must. */
  z.strictObject({ seat, kind: z.literal('forced') }),
  z.strictObject({ seat, kind: z.literal('play'), cards, play }),
  z.strictObject({ seat, kind: z.literal('pass') }),
  /** All others passed: the trick is cleared, this seat leads. */
  z.strictObject({ seat, kind: z.literal('clear') }),
  z.strictObject({ seat, kind: z.literal('out') }),
]);
export type LogEntry = z.infer<typeof deed>;

/** A seat's bombs in this deal (doudizhu 9): any number, one still to play, or none any more. */
const bombs = z.enum(['free', 'one', 'spent']);
export type Bombs = z.infer<typeof bombs>;

const common = {
  options,
  /** Deals the table has begun, this one among them. */
  deal: z.int().min(1),
  /** By seat, high to low. */
  hands: z.array(cards).length(SEATS),
  /** The eight set aside; once the landlord has taken them, which they were. */
  kitty: cards,
  exposed: z.strictObject({ seat, card }).nullable(),
  bombs: z.array(bombs).length(SEATS),
  /** Laid in this deal, in order. */
  played: cards,
  /** The latest deeds, oldest first. */
  recent: z.array(deed),
  turn: seat,
};

/** The combination to beat, whose it is, and how many have passed on it since. */
const top = z.strictObject({ seat, cards, play, passes: z.int() });

export const state = z.discriminatedUnion('phase', [
  z.strictObject({ ...common, phase: z.literal('auction'), first: seat }),
  z.strictObject({
    ...common,
    phase: z.literal('play'),
    landlord: seat,
    stake: z.union([z.literal(1), z.literal(2)]),
    top: top.nullable(),
  }),
  z.strictObject({
    ...common,
    phase: z.literal('over'),
    landlord: seat,
    stake: z.union([z.literal(1), z.literal(2)]),
    winner: seat,
  }),
]);
export type State = z.infer<typeof state>;
export type Auction = Extract<State, { phase: 'auction' }>;
export type Playing = Extract<State, { phase: 'play' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** doudizhu 4: the landlord of one deal draws first in the next. */
export const carry = z.strictObject({ landlord: seat, deal: z.int().min(1) });
export type Carry = z.infer<typeof carry>;
