/** A game of 変則大富豪 as it is kept, and what it was dealt by. */
import { z } from 'zod';
import { SHAPES } from './plays.ts';

export const SEATS = { min: 2, max: 4 } as const;

export const options = z.strictObject({
  /** daifugo 1: jokers in the pack. */
  jokers: z.int().min(1).max(2).default(1),
  /** daifugo 21: games a table plays. */
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

/** One thing that happened, for all to see. */
const deed = z.discriminatedUnion('kind', [
  z.strictObject({ seat, kind: z.literal('draw') }),
  z.strictObject({ seat, kind: z.literal('pass') }),
  z.strictObject({ seat, kind: z.literal('play'), play }),
  /** The trick is locked to these suits. */
  z.strictObject({ seat, kind: z.literal('lock'), suits }),
  /** A revolution, and whether one is in force now. */
  z.strictObject({ seat, kind: z.literal('revolution'), on: z.boolean() }),
  /** `gift` is its place among `gifts`, where giver and receiver see the cards. */
  z.strictObject({ seat, kind: z.literal('give'), to: seat, count: z.int(), gift: z.int() }),
  z.strictObject({ seat, kind: z.literal('discard'), cards }),
  z.strictObject({ seat, kind: z.literal('reverse'), yes: z.boolean() }),
  /** The trick is cleared and this seat leads: by an 8, by ♠3 on a joker, or as all others passed. */
  z.strictObject({ seat, kind: z.literal('clear'), by: z.enum(['eight', 'spade3', 'passes']) }),
]);
export type LogEntry = z.infer<typeof deed>;

/** Cards that went from hand to hand by a 6. */
const gift = z.strictObject({ from: seat, to: seat, cards });
export type Gift = z.infer<typeof gift>;

const trick = z.strictObject({
  /** What is to be beaten, and whose it is. */
  seat,
  play,
  /** Plays in the trick so far. */
  count: z.int().min(1),
  /** Passes in a row since the last. */
  passes: z.int().min(0),
  /** daifugo 10: the suits it is locked to. */
  lock: suits.nullable(),
  /** Whether a J has reversed the order until it is cleared. */
  back: z.boolean(),
});
export type Trick = z.infer<typeof trick>;

/** What the roles of a play still ask of its player, in this order; with `cut` the trick is cleared then. */
const owes = z.strictObject({
  give: z.int().min(0),
  discard: z.int().min(0),
  reverse: z.boolean(),
  cut: z.enum(['eight', 'spade3']).nullable(),
});
export type Owes = z.infer<typeof owes>;

const end = z.discriminatedUnion('kind', [
  /** daifugo 18, 19: `drew` by seat what was drawn at the end, `tied` those with the greatest value, if several. */
  z.strictObject({
    kind: z.literal('win'),
    seat,
    play,
    reversed: z.boolean(),
    drew: z.array(card.nullable()),
    payer: seat,
    tied: z.array(seat),
  }),
  /** daifugo 16: out on a play with a role in it, or (daifugo 8) by giving or discarding the last cards. */
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
  /** Games the table has begun, this one among them. */
  game: z.int().min(1),
  /** By seat, in the order of ids. */
  hands: z.array(cards).min(SEATS.min).max(SEATS.max),
  /** Face down, the next card first. */
  stock: cards,
  /** Discarded by 10s, in order. */
  discards: cards,
  /** Laid in this game, in order. */
  played: cards,
  /** Revolutions in this game; one is in force where they are odd. */
  revolutions: z.int().min(0),
  /** Whether anybody has drawn in this game (daifugo 17). */
  drawn: z.boolean(),
  gifts: z.array(gift),
  /** The latest deeds, oldest first. */
  recent: z.array(deed),
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
  /** A play lies there whose roles are not done with yet. */
  z.strictObject({ ...common, phase: z.literal('effect'), turn: seat, trick, owes }),
  z.strictObject({ ...common, phase: z.literal('over'), end }),
]);
export type State = z.infer<typeof state>;
export type Turn = Extract<State, { phase: 'turn' }>;
export type Effect = Extract<State, { phase: 'effect' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** daifugo 20: who paid leads the next game. */
export const carry = z.strictObject({ starter: seat, game: z.int().min(1) });
export type Carry = z.infer<typeof carry>;
