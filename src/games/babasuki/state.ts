/** A round of ドラフト・ババスキ! as it is kept. */
import { z } from 'zod';
import { LAST_CARD } from './cards.ts';

export const SEATS = { min: 2, max: 6 } as const;

export const options = z.strictObject({
  /** babasuki 7: one round decides. */
  oneShot: z.boolean().default(false),
  /** babasuki 6: a tie at the top is played on until one leads. */
  suddenDeath: z.boolean().default(false),
});
export type Options = z.infer<typeof options>;

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
export const card = z.int().min(1).max(LAST_CARD);
const cards = z.array(card);
const bySeat = <T extends z.ZodType>(each: T) => z.array(each).min(SEATS.min).max(SEATS.max);
const place = z.int().min(0);

export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('secure'), card }),
  /** Another card than the one picked, while others pick. */
  z.strictObject({ do: z.literal('change'), card }),
  /** `position` in the target's hand; none where nobody else has a card. */
  z.strictObject({ do: z.literal('raid'), villain: card, position: place.optional() }),
  /** One's own hand in this order. */
  z.strictObject({ do: z.literal('arrange'), order: cards }),
  /** One card of one's own hand to this place; the others close up. */
  z.strictObject({ do: z.literal('move'), card, to: place }),
  /** One's own hand in an order of chance, now and whenever a card comes back to it. */
  z.strictObject({ do: z.literal('shuffle') }),
]);
export type Action = z.infer<typeof action>;

export const OUTCOMES = ['treasure', 'caught', 'both-out', 'back', 'nothing'] as const;
/** What a raid came to (babasuki 3, 4). */
const outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcome>;

/** A raid, for all to see. */
const raid = z.strictObject({
  seat,
  villain: card,
  outcome,
  /** Whose hand was drawn from, where, and what came up; null: nobody else had a card. */
  drawn: z.strictObject({ from: seat, position: place, card }).nullable(),
});
export type Raid = z.infer<typeof raid>;

/** A card all have seen go back to a hand; where it lies, until its owner changes the order. */
const seen = z.strictObject({ card, at: place.nullable() });
export type Seen = z.infer<typeof seen>;

const common = {
  options,
  round: z.int().min(1),
  dealer: seat,
  /** By seat: what the rounds before have come to. */
  totals: bySeat(z.int()),
  discards: cards,
  /** By seat: its hand is shuffled for it whenever its order could tell something. */
  mixes: bySeat(z.boolean()),
  /** Shuffles of hands so far: each has chance of its own. */
  shuffles: z.int().min(0),
};

/** All pick at once: from what was passed to them, or with two seats from what they drew. */
const picking = {
  ...common,
  hands: bySeat(cards),
  /** By seat, in the order they were secured. */
  secured: bySeat(cards),
  /** The card of its hand that a seat will secure, once all have picked. */
  picks: bySeat(card.nullable()),
};

const afterDraft = {
  ...common,
  /** In their owners' order. */
  hands: bySeat(cards),
  secured: bySeat(cards),
  raids: z.array(raid),
};

export const state = z.discriminatedUnion('phase', [
  z.strictObject({ ...picking, phase: z.literal('draft') }),
  /** babasuki 8: two seats draw pairs from a pack; what they do not keep lies before them, face up. */
  z.strictObject({ ...picking, phase: z.literal('pairs'), deck: cards, shown: bySeat(cards) }),
  z.strictObject({
    ...afterDraft,
    phase: z.literal('raid'),
    turn: seat,
    villains: bySeat(cards),
    seen: bySeat(z.array(seen)),
  }),
  z.strictObject({ ...afterDraft, phase: z.literal('over') }),
]);
export type State = z.infer<typeof state>;
export type Draft = Extract<State, { phase: 'draft' }>;
export type Pairs = Extract<State, { phase: 'pairs' }>;
export type Raiding = Extract<State, { phase: 'raid' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** What every phase has. */
export type Common = Pick<
  State,
  'options' | 'round' | 'dealer' | 'totals' | 'discards' | 'mixes' | 'shuffles'
>;

/** What one phase leaves to the next. */
export const commonOf = ({ options, round, dealer, totals, discards, mixes, shuffles }: Common): Common => ({
  options,
  round,
  dealer,
  totals,
  discards,
  mixes,
  shuffles,
});

export const carry = z.strictObject({ round: z.int().min(1), dealer: seat, totals: bySeat(z.int()) });
export type Carry = z.infer<typeof carry>;
