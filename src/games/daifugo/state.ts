/** A game of 変則大富豪 as it is stored, and its options. */
import { z } from 'zod';
import { SHAPES } from './plays.ts';

export const SEATS = { min: 2, max: 4 } as const;

export const options = z.strictObject({
  /** daifugo 1: how many jokers the pack has. */
  jokers: z.int().min(1).max(2).default(1),
  /** daifugo 21: how many games a table plays. */
  games: z.int().min(1).max(20).default(5),
});
export type Options = z.infer<typeof options>;

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const card = z.int().min(0).max(53);
const cards = z.array(card);
const suits = z.array(z.int().min(0).max(3));

const play = z.strictObject({
  shape: z.enum(SHAPES),
  cards: cards.min(1).readonly(),
  rank: z.int().min(0).max(13),
});

export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw') }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('play'), ...play.shape }),
  z.strictObject({ do: z.literal('give'), cards: cards.min(1) }),
  z.strictObject({ do: z.literal('discard'), cards: cards.min(1) }),
  z.strictObject({ do: z.literal('reverse'), yes: z.boolean() }),
]);
export type Action = z.infer<typeof action>;

/** One public thing that happened. */
const logEntry = z.discriminatedUnion('kind', [
  z.strictObject({ seat, kind: z.literal('draw') }),
  z.strictObject({ seat, kind: z.literal('pass') }),
  z.strictObject({ seat, kind: z.literal('play'), play }),
  /** The trick became locked to these suits. */
  z.strictObject({ seat, kind: z.literal('lock'), suits }),
  /** A revolution, and whether one is in force after it. */
  z.strictObject({ seat, kind: z.literal('revolution'), on: z.boolean() }),
  /** `gift` is the index among the state's `gifts`; only giver and receiver see the cards. */
  z.strictObject({ seat, kind: z.literal('give'), to: seat, count: z.int(), gift: z.int() }),
  z.strictObject({ seat, kind: z.literal('discard'), cards }),
  z.strictObject({ seat, kind: z.literal('reverse'), yes: z.boolean() }),
  /** The trick is over and this seat leads: by an 8, by ♠3 on a joker, or because all others passed. */
  z.strictObject({ seat, kind: z.literal('clear'), by: z.enum(['eight', 'spade3', 'passes']) }),
]);
export type LogEntry = z.infer<typeof logEntry>;

/** Cards given because of a 6. */
const gift = z.strictObject({ from: seat, to: seat, cards });
export type Gift = z.infer<typeof gift>;

const trick = z.strictObject({
  /** The play to beat, and the seat that made it. */
  seat,
  play,
  /** How many plays the trick has so far. */
  count: z.int().min(1),
  /** Passes since the latest play. */
  passes: z.int().min(0),
  /** daifugo 10: the suits to which the trick is locked. */
  lock: suits.nullable(),
  /** Whether a J has reversed the order for the rest of the trick. */
  back: z.boolean(),
});
export type Trick = z.infer<typeof trick>;

/** The effects that are left for the player to carry out, in this order; `cut` clears the trick after them. */
const owes = z.strictObject({
  give: z.int().min(0),
  discard: z.int().min(0),
  reverse: z.boolean(),
  cut: z.enum(['eight', 'spade3']).nullable(),
});
export type Owes = z.infer<typeof owes>;

const end = z.discriminatedUnion('kind', [
  /** daifugo 18, 19: `drew` has each seat's card drawn at the end, `tied` the seats that tied for the highest value. */
  z.strictObject({
    kind: z.literal('win'),
    seat,
    play,
    reversed: z.boolean(),
    drew: z.array(card.nullable()),
    payer: seat,
    tied: z.array(seat),
  }),
  /** daifugo 16: the last play had a role, or (daifugo 8) the last cards were given or discarded. */
  z.strictObject({
    kind: z.literal('foul'),
    seat,
    play,
    reversed: z.boolean(),
    by: z.enum(['play', 'give', 'discard']),
  }),
]);
export type End = z.infer<typeof end>;

const common = {
  options,
  /** The number of this game at its table, from 1. */
  game: z.int().min(1),
  /** By seat, in the order of ids. */
  hands: z.array(cards).min(SEATS.min).max(SEATS.max),
  /** Face down, the next card first. */
  stock: cards,
  /** Cards discarded because of 10s, in order. */
  discards: cards,
  /** All cards played in this game, in order. */
  played: cards,
  /** How many revolutions this game had; one is in force while the number is odd. */
  revolutions: z.int().min(0),
  /** Whether anybody has drawn in this game (daifugo 17). */
  drawn: z.boolean(),
  gifts: z.array(gift),
  /** The latest log entries, oldest first. */
  recent: z.array(logEntry),
};

export const state = z.discriminatedUnion('phase', [
  /** A turn: `drew` is the card drawn in it. */
  z.strictObject({
    ...common,
    phase: z.literal('turn'),
    turn: seat,
    trick: trick.nullable(),
    drew: card.nullable(),
  }),
  /** The player of the latest play has effects of its roles left to carry out. */
  z.strictObject({ ...common, phase: z.literal('effect'), turn: seat, trick, owes }),
  z.strictObject({ ...common, phase: z.literal('over'), end }),
]);
export type State = z.infer<typeof state>;
export type Turn = Extract<State, { phase: 'turn' }>;
export type Effect = Extract<State, { phase: 'effect' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** daifugo 20: the seat that paid leads the next game. */
export const carry = z.strictObject({ starter: seat, game: z.int().min(1) });
export type Carry = z.infer<typeof carry>;
