/**
 * The contract of a game. A game is a value: rules without I/O, clock or dice of their own, and how they look.
 *
 * One *hand* (a deal, a round, a match: what is dealt, played and paid at once) is one state, from `start` to a
 * `result`; what a hand leaves to the next goes through `next`. A table is a row of hands.
 */
import type { z } from 'zod';
import type { Chance } from './chance.ts';
import type { Picture } from './pictures.ts';
import type { Screen } from './screen.ts';
import type { Catalogue, GameWords, Locale, Params } from './words.ts';

/** 0, 1, 2 … in play order. */
export type Seat = number;

/** A `no`: the state stays as it was. Words for `id` are the game's (`refusal`). */
export interface Refusal {
  readonly refused: string;
  readonly params?: Params;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** A game says of which ids its refusals are: another does not compile. */
export type Refuse<Id extends string> = (refused: Id, params?: Params) => Refusal;

export const refusal: Refuse<string> = (refused, params) => ({ refused, ...(params && { params }) });

/** A refusal in a game's words; its bare id where the game has none for it. */
export const refusalText = ({ refusals }: GameWords, { refused, params = {} }: Refusal): string =>
  (Object.hasOwn(refusals, refused) && refusals[refused]?.(params)) || refused;

/** Where a hand starts. */
export interface HandSetup<Options, Carry> {
  readonly options: Options;
  readonly seats: number;
  /** What the hand before left to this one; null for a table's first. */
  readonly carry: Carry | null;
}

export interface Result<Carry> {
  /** By seat: what the hand paid; integers. */
  readonly scores: readonly number[];
  /** What the next hand starts from; null: the table has played its last. */
  readonly carry: Carry | null;
}

/**
 * A hand as people write it down: cards by face, chance laid open. Used by the scenario runner. What makes no sense
 * as a setup or an action at all throws, a ZodError or `Malformed`; what the rules do not allow is a refusal.
 */
export interface ScenarioAdapter<State, Written, Action> {
  /** A state from a scenario's `setup`, and the chance to go on with. */
  setup(setup: unknown, options: unknown, chance: Chance): ScenarioStart<State>;
  /** The shape of a written action, without its seat. */
  readonly actionSchema: z.ZodType<Written>;
  parseAction(state: State, seat: Seat, written: Written): Action | Refusal;
}

export interface ScenarioStart<State> {
  readonly state: State;
  readonly chance: Chance;
}

/** What the conformance suite asks of a game besides playing it. */
export interface Audit<State> {
  /** Every card or die there is, each named once: the same at every step of a hand. */
  pieces(state: State): readonly (string | number)[];
  /** The same state, but for what only this seat may see, or nobody, which is exchanged for something else. */
  resampleHidden(state: State, seat: Seat, chance: Chance): State;
}

export const BOOK_KINDS = ['chips', 'points', 'score'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

export interface Game<State, Choice, Action, Options, Carry, TableView, SeatView> {
  readonly id: string;
  /** Of state and actions as they are stored. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option has a default: `parse({})` is the game as the rules have it. */
  readonly options: z.ZodType<Options> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** Why a table of so many seats cannot be played with these options; left out: any can. */
  whyUnplayable?(options: Options, seats: number): Refusal | null;
  /** Where hands may be posted, and with these options are: in a book, where scores add up to 0, or on the game's own scoreboard. */
  readonly bookKinds: readonly BookKind[];
  bookKind(options: Options): BookKind;
  readonly schema: {
    readonly state: z.ZodType<State>;
    readonly action: z.ZodType<Action>;
    readonly carry: z.ZodType<Carry>;
  };

  start(setting: HandSetup<Options, Carry>, chance: Chance): State;
  /** Seats that the hand waits for, ascending; none: it is over. Of simultaneous picks: all who have not picked. */
  toAct(state: State): readonly Seat[];
  /** All that a seat may do now, each once. Who is not waited for has none, but to change a pick that is still secret. */
  choices(state: State, seat: Seat): readonly Choice[];
  /** A short name, the same for the same choice, unique among a state's: `[A-Za-z0-9.-]`, at most 60 long. */
  nameOf(choice: Choice): string;
  /** The action that makes this choice here. */
  actionFor(state: State, seat: Seat, choice: Choice): Action;
  /** The state after an action, or why not. The state given stays as it is. */
  apply(state: State, seat: Seat, action: Action, chance: Chance): State | Refusal;
  /**
   * What a seat may do besides, whoever's turn it is, and too much to list (the order of its own hand): the action that
   * a press of this name asks for; null: none. It may be forged: `apply` decides.
   */
  outOfTurnAction?(name: string): Action | null;
  /** Who plays with whom, as far as it is settled: each seat in one group, the groups in a fixed order of roles. */
  sides(state: State): readonly (readonly Seat[])[];
  /** How the hand ended; null while it goes on. */
  result(state: State): Result<Carry> | null;

  /** What everybody may see. */
  tableView(state: State): TableView;
  /** What this seat may see: the table, what is its own, and its choices. */
  seatView(state: State, seat: Seat): SeatView;

  /** The computer player: picks from what its seat may see. */
  computer(view: SeatView, chance: Chance): Choice;

  /** What is done for a player whose time ran out: nothing they would regret. */
  safe(view: SeatView): Choice;

  readonly words: Catalogue<GameWords>;
  /** Its pieces that are no playing cards; `npm run paint-cards` paints them into `pictures/` in its folder. */
  readonly pictures?: readonly Picture[];
  /** "Deal 2 of 4". */
  handTitle(options: Options, hand: number, locale: Locale): string;
  /** The table for all; `locale` is the server's. */
  drawTable(view: TableView, locale: Locale): Screen;
  /** A player's panel. `picked`: how far a pick in several presses has come ('' at first; anything else may be forged). */
  drawPanel(view: SeatView, picked: string, locale: Locale): Screen;

  readonly scenario: ScenarioAdapter<State, unknown, Action>;
  readonly audit: Audit<State>;
}

/** Any game: its own types are its own business, values are passed back to the game they came from. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown, unknown>;

/** A scenario that is no scenario. */
export class MalformedScenario extends Error {}

/** Why no table of so many, or more, can be played with these options; null: some can. */
export function whyUnplayableForAny(
  { whyUnplayable, seats }: AnyGame,
  options: unknown,
  least: number,
): Refusal | null {
  let refusal: Refusal | null = null;
  for (let count = Math.max(least, seats.min); count <= seats.max; count++) {
    refusal = whyUnplayable?.(options, count) ?? null;
    if (!refusal) return null;
  }
  return refusal;
}

export const findGame = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find((game) => game.id === id);
