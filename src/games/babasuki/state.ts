/** A round of ドラフト・ババスキ！ as it is stored, and its options. */
import { z } from 'zod';
import { LAST_CARD } from './cards.ts';

export const SEATS = { min: 2, max: 6 } as const;

export const options = z.strictObject({
  /** babasuki 7: a single round decides the table. */
  oneShot: z.boolean().default(false),
  /** babasuki 6: a tie at the top is played on until one seat leads. */
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
  /** Changes one's pick while others have yet to pick. */
  z.strictObject({ do: z.literal('change'), card }),
  /** `position` in the target's hand; left out where no other seat has a card. */
  z.strictObject({ do: z.literal('raid'), villain: card, position: place.optional() }),
  /** Puts one's own hand in this order. */
  z.strictObject({ do: z.literal('arrange'), order: cards }),
  /** Moves one card of one's own hand to this place; the others close up. */
  z.strictObject({ do: z.literal('move'), card, to: place }),
  /** Shuffles one's own hand, now and whenever a card goes back to it. */
  z.strictObject({ do: z.literal('shuffle') }),
]);
export type Action = z.infer<typeof action>;

const OUTCOMES = ['treasure', 'caught', 'both-out', 'back', 'nothing'] as const;
/** The outcome of a raid (babasuki 3, 4). */
const outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcome>;

/** A raid, which is public. */
const raid = z.strictObject({
  seat,
  villain: card,
  outcome,
  /** Whose hand the card was drawn from, its place and the card; null if no other seat had a card. */
  drawn: z.strictObject({ from: seat, position: place, card }).nullable(),
});
export type Raid = z.infer<typeof raid>;

/** A card that everybody saw go back to a hand, and its place, null once the owner has changed the order. */
const seen = z.strictObject({ card, at: place.nullable() });
export type Seen = z.infer<typeof seen>;

const common = {
  options,
  round: z.int().min(1),
  dealer: seat,
  /** By seat: points of earlier rounds. */
  totals: bySeat(z.int()),
  discards: cards,
  /** By seat: whether its hand is shuffled whenever the order could reveal something. */
  mixes: bySeat(z.boolean()),
  /** How many times hands have been shuffled; each shuffle has its own purpose of chance. */
  shuffles: z.int().min(0),
};

/** By seat, and by pick: the cards that it passed on. It alone knows them; states of earlier versions have none. */
const passed = z.array(z.array(cards)).default([]);

/** All seats pick at once, from the cards passed to them, or at a table of two from those they drew. */
const picking = {
  ...common,
  hands: bySeat(cards),
  /** By seat, in the order they were secured. */
  secured: bySeat(cards),
  /** By seat: the card that it will secure once all have picked. */
  picks: bySeat(card.nullable()),
};

const afterDraft = {
  ...common,
  /** By seat, in the owner's order. */
  hands: bySeat(cards),
  secured: bySeat(cards),
  raids: z.array(raid),
};

export const state = z.discriminatedUnion('phase', [
  z.strictObject({ ...picking, phase: z.literal('draft'), passed }),
  /** babasuki 8: two seats draw pairs from a pack. `shown`: by seat, the cards not kept, face up. */
  z.strictObject({ ...picking, phase: z.literal('pairs'), deck: cards, shown: bySeat(cards) }),
  z.strictObject({
    ...afterDraft,
    phase: z.literal('raid'),
    turn: seat,
    villains: bySeat(cards),
    seen: bySeat(z.array(seen)),
    passed,
  }),
  z.strictObject({ ...afterDraft, phase: z.literal('over') }),
]);
export type State = z.infer<typeof state>;
export type Draft = Extract<State, { phase: 'draft' }>;
export type Pairs = Extract<State, { phase: 'pairs' }>;
export type Raiding = Extract<State, { phase: 'raid' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** The keys that every phase has. */
export type Common = Pick<
  State,
  'options' | 'round' | 'dealer' | 'totals' | 'discards' | 'mixes' | 'shuffles'
>;

/** What a phase has besides those keys. */
type PartsOf<Phase extends State> = Omit<Phase, keyof Common | 'phase'>;

// Every play makes a state. Fields named one by one take a fraction of the time of spreading them.

export const draftState = (common: Common, { hands, secured, picks, passed }: PartsOf<Draft>): Draft => ({
  options: common.options,
  round: common.round,
  dealer: common.dealer,
  totals: common.totals,
  discards: common.discards,
  mixes: common.mixes,
  shuffles: common.shuffles,
  phase: 'draft',
  hands,
  secured,
  picks,
  passed,
});

export const pairsState = (
  common: Common,
  { hands, secured, picks, deck, shown }: PartsOf<Pairs>,
): Pairs => ({
  options: common.options,
  round: common.round,
  dealer: common.dealer,
  totals: common.totals,
  discards: common.discards,
  mixes: common.mixes,
  shuffles: common.shuffles,
  phase: 'pairs',
  hands,
  secured,
  picks,
  deck,
  shown,
});

export const raidState = (
  common: Common,
  { turn, hands, villains, secured, seen, raids, passed }: PartsOf<Raiding>,
): Raiding => ({
  options: common.options,
  round: common.round,
  dealer: common.dealer,
  totals: common.totals,
  discards: common.discards,
  mixes: common.mixes,
  shuffles: common.shuffles,
  phase: 'raid',
  turn,
  hands,
  villains,
  secured,
  seen,
  raids,
  passed,
});

export const overState = (common: Common, { hands, secured, raids }: PartsOf<Over>): Over => ({
  options: common.options,
  round: common.round,
  dealer: common.dealer,
  totals: common.totals,
  discards: common.discards,
  mixes: common.mixes,
  shuffles: common.shuffles,
  phase: 'over',
  hands,
  secured,
  raids,
});

export const carry = z.strictObject({ round: z.int().min(1), dealer: seat, totals: bySeat(z.int()) });
export type Carry = z.infer<typeof carry>;
