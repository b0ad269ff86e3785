/** A round of ブクブク as it is stored, and its options. */
import { z } from 'zod';
import { HAND_SIZE, LAST_LIGHTHOUSE, LAST_WEATHER } from './cards.ts';

export const SEATS = { min: 2, max: 5 } as const;
/** A table with this number of seats plays どっちの味方？, with a dummy. */
export const SEATS_WITH_DUMMY = 2;

export const options = z.strictObject({
  /** At tables of two, whether players are reminded of the dummy's cards that they saw while building. */
  memo: z.boolean().default(false),
});
export type Options = z.infer<typeof options>;

const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const card = z.int().min(1).max(LAST_WEATHER);
const lighthouse = z.int().min(1).max(LAST_LIGHTHOUSE);
const cards = z.array(card).max(HAND_SIZE);
const pair = z.tuple([lighthouse, lighthouse]);
const bySeat = <T extends z.ZodType>(item: T) => z.array(item).min(SEATS.min).max(SEATS.max);
const byTwo = <T extends z.ZodType>(item: T) => z.tuple([item, item]);
const two = byTwo(card);

export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card }),
  /** Another card replaces the one face down. */
  z.strictObject({ do: z.literal('change'), card }),
  /** Two of the dummy's cards go on one's pile, the second on top of the first. */
  z.strictObject({ do: z.literal('stack'), cards: two }),
]);
export type Action = z.infer<typeof action>;

/** What a seat has: life belts, and its newest lighthouse. */
const standing = z.strictObject({ belts: z.int().min(0), lighthouse: lighthouse.nullable() });
export type Standing = z.infer<typeof standing>;

const seatOrDummy = z.union([seat, z.literal('dummy')]);
/** A player at the table, or the dummy of two. */
export type SeatOrDummy = z.infer<typeof seatOrDummy>;

/** A finished turn, which is public. */
const turn = z.strictObject({
  lighthouses: pair,
  /** Cards from high to low: the first took the lower lighthouse, the second the higher one. */
  shown: z.array(z.strictObject({ who: seatOrDummy, card })),
  /** Seats that lost a belt. */
  lost: z.array(seat),
  /** Seats that had no belt to lose. */
  out: z.array(seat),
});
export type Turn = z.infer<typeof turn>;
export type Shown = Turn['shown'][number];

/**
 * bukubuku 11, 12: by seat, a pile from the bottom up and the cards seen. The other seat's pile is played from first.
 */
const building = { builder: seat, piles: byTwo(cards), seen: byTwo(cards) };

const dummy = z.strictObject({ ...building, lighthouse: lighthouse.nullable() });
export type Dummy = z.infer<typeof dummy>;

const common = {
  options,
  /** The number of this round at its table, from 1. */
  round: z.int().min(1),
  /** By seat: what earlier rounds have paid. */
  totals: bySeat(z.int()),
  /** By seat, low to high; without the card face down. */
  hands: bySeat(cards),
  /** By seat; null for a seat that is out (bukubuku 6). */
  standings: bySeat(standing.nullable()),
  /** The finished turns. */
  turns: z.array(turn).max(HAND_SIZE),
  /** The lighthouses of turns to come; during play the first pair lies open. */
  ahead: z.array(pair).max(HAND_SIZE),
  /** bukubuku 9: by hand, the dummy's last: its cards that earlier rounds have shown. Missing in the first round. */
  shownBefore: z.array(cards).max(SEATS.max).optional(),
};

export const state = z.discriminatedUnion('phase', [
  /** Two seats build the dummy's piles. `drawn`: the cards that the builder looks at; `pool`: those that nobody sees. */
  z.strictObject({ phase: z.literal('build'), ...common, ...building, pool: cards, drawn: cards }),
  /** `laid`: by seat, the card face down. */
  z.strictObject({
    phase: z.literal('play'),
    ...common,
    laid: bySeat(card.nullable()),
    dummy: dummy.nullable(),
  }),
  z.strictObject({ phase: z.literal('over'), ...common, dummy: dummy.nullable() }),
]);
export type State = z.infer<typeof state>;
export type Building = Extract<State, { phase: 'build' }>;
export type Playing = Extract<State, { phase: 'play' }>;
export type Over = Extract<State, { phase: 'over' }>;

/** The keys that every phase has. */
type Common = Pick<
  State,
  'options' | 'round' | 'totals' | 'hands' | 'standings' | 'turns' | 'ahead' | 'shownBefore'
>;
/** What building has besides those keys. */
type BuildingParts = Omit<Building, keyof Common | 'phase'>;

// Every play makes a state. Fields named one by one take a fraction of the time of spreading them.

/** The key is there only where it has a value. */
const shownIn = ({ shownBefore }: Common): Pick<Common, 'shownBefore'> =>
  shownBefore ? { shownBefore } : {};

export const buildState = (
  common: Common,
  { builder, piles, seen, pool, drawn }: BuildingParts,
): Building => ({
  phase: 'build',
  options: common.options,
  round: common.round,
  totals: common.totals,
  hands: common.hands,
  standings: common.standings,
  turns: common.turns,
  ahead: common.ahead,
  ...shownIn(common),
  builder,
  piles,
  seen,
  pool,
  drawn,
});

export const playState = (common: Common, laid: Playing['laid'], ofDummy: Dummy | null): Playing => ({
  phase: 'play',
  options: common.options,
  round: common.round,
  totals: common.totals,
  hands: common.hands,
  standings: common.standings,
  turns: common.turns,
  ahead: common.ahead,
  ...shownIn(common),
  laid,
  dummy: ofDummy,
});

/** A new state with the same fields, to be changed. */
export const copyOf = (playing: Playing): Playing => playState(playing, playing.laid, playing.dummy);

export const overState = (playing: Playing): Over => ({
  phase: 'over',
  options: playing.options,
  round: playing.round,
  totals: playing.totals,
  hands: playing.hands,
  standings: playing.standings,
  turns: playing.turns,
  ahead: playing.ahead,
  ...shownIn(playing),
  dummy: playing.dummy,
});

/** bukubuku 9, 10, 15: the hands as they have been passed on, the dummy's last, and the seat that builds first. */
export const carry = z.strictObject({
  round: z.int().min(1),
  totals: bySeat(z.int()),
  hands: z.array(cards).min(3).max(SEATS.max),
  builder: seat.nullable(),
  /** By hand as `hands`: the cards that have been shown. Missing in carries of earlier versions. */
  shown: z.array(cards).max(SEATS.max).optional(),
});
export type Carry = z.infer<typeof carry>;
