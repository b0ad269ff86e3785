/**
 * The contract of a game. A game is a value: rules without I/O, clock or randomness of their own, screens and words.
 * Its folder writes a `GameDefinition`, of which `defineGame` makes a `Game`.
 *
 * One *hand* (a deal, a round, a match: what is dealt, played and paid at once) goes from `start` to a `result` through
 * states. A table plays hands in a row; what one leaves to the next is its `carry`.
 */
import type { z } from 'zod';
import type { Face } from './cards.ts';
import type { Chance } from './chance.ts';
import type { Deliberation } from './deliberation.ts';
import type { Inquiries } from './inquiries.ts';
import type { Level } from './levels.ts';
import type { Moments } from './moments.ts';
import type { Picture } from './pictures.ts';
import type { Decision } from './reasons.ts';
import type { Refusal } from './refusal.ts';
import type { Line, Panel, Screen } from './screen.ts';
import type { Seat } from './seat.ts';
import type { HandSummary } from './summary.ts';
import type { Audit, BruteForce, ScenarioAdapter } from './tools.ts';
import type { Tutorial } from './tutorial.ts';
import type { Catalogue, GameWords, Locale } from './words.ts';

export {
  isRefusal,
  plainRefusals,
  type Refusal,
  type Refuse,
  refusal,
  refusalText,
} from './refusal.ts';
export type { Seat } from './seat.ts';
export { MalformedScenario, type ScenarioStart } from './tools.ts';

/** What a hand starts from. */
export interface HandSetup<Options, Carry> {
  readonly options: Options;
  readonly seats: number;
  /** What the hand before left to this one; null for a table's first. */
  readonly carry: Carry | null;
}

export interface Result<Carry> {
  /** By seat: what the hand paid; integers. */
  readonly scores: readonly number[];
  /** What the next hand starts from; null ends the table. */
  readonly carry: Carry | null;
}

/** Scores of 'chips' and 'points' add up to 0 and change owners; a 'score' is only counted, on the game's scoreboard. */
type BookKind = 'chips' | 'points' | 'score';

/**
 * How many presses making any one choice may take, the last one included: a kind, a rank, a choice, and its
 * confirmation. The conformance suite enforces it.
 */
export const MAX_SCREEN_ACTIONS = 4;

/** What every game's view of a seat has. */
export interface AnySeatView {
  /** What the seat may do now; none when nothing is asked of it. */
  readonly choices: readonly unknown[];
}

/** What a game writes, and everything else uses as it is. */
interface GameParts<State, Choice, Action, Options, Carry, TableView, SeatView extends AnySeatView> {
  /** Lower-case letters and hyphens, at most 24. */
  readonly id: string;
  /** Version of states and actions as they are stored. */
  readonly version: number;
  /** Version of `computer` and `safe`: it rises where they would choose otherwise from the same view and chance. */
  readonly computerVersion: number;
  /** From 1: a game for one is played at a table, too. */
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * About how long people play a table with the default options, with the fewest and with the most of them: the plays of
   * all hands, at 5 to 10 seconds each. Simultaneous picks count as one play.
   */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Three pieces that stand for the game where games are on offer; the first by itself where there is less room. */
  readonly emblem: readonly Face[];
  /** Its chance is dice, and no cards are shuffled. */
  readonly usesDice?: true;
  /** Every option has a default: `parse({})` is the game as the rules have it. */
  readonly options: z.ZodType<Options> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** Whether a seat is out of the hand before its end: it has nothing more to choose. By default none is. */
  isOut?(state: State, seat: Seat): boolean;
  /** Why a table with this number of seats cannot be played with these options. By default every table can. */
  whyUnplayable?(options: Options, seats: number): Refusal | null;
  /** Every kind of book that `bookKind` may name. */
  readonly bookKinds: readonly BookKind[];
  /** Where the hands of a table with these options are posted. */
  bookKind(options: Options): BookKind;
  readonly schema: {
    readonly state: z.ZodType<State>;
    readonly action: z.ZodType<Action>;
    readonly carry: z.ZodType<Carry>;
  };

  /**
   * What a table file has of a state, as itself and in digests: without what is kept for readers alone and states of
   * earlier versions do not have. Default: all of it.
   */
  verifiedPart?(state: State): unknown;
  /**
   * What a table file of an earlier version has of a carry: without what such carries do not have. A file is compared with
   * this where it does not agree with the whole. Default: all of it.
   */
  verifiedCarry?(carry: Carry): unknown;

  /** Deals a hand. Its chance is that of the whole hand, `apply`'s too: a purpose used twice draws the same again. */
  start(setup: HandSetup<Options, Carry>, chance: Chance): State;
  /**
   * Seats that must act, in ascending order; empty when the hand is over. Of simultaneous picks: all that have not
   * picked.
   */
  toAct(state: State): readonly Seat[];
  /**
   * Every legal choice of a seat, each once. A seat that need not act has none, unless it may change a pick that is
   * still secret.
   */
  choices(state: State, seat: Seat): readonly Choice[];
  /** A short stable name, unique among a state's choices: `[A-Za-z0-9.-]`, at most 60 characters. */
  nameOf(choice: Choice): string;
  /**
   * Why the rules do not allow an action; null where they do. It judges the action by itself, without `choices`: the
   * conformance suite compares the two.
   */
  whyNot(state: State, seat: Seat, action: Action): Refusal | null;
  /** Who plays with whom, as far as it is settled: every seat in one group, the groups in a fixed order of roles. */
  sides(state: State): readonly (readonly Seat[])[];
  /** Whether all choose at the same time now, also where it is the last one's turn. By default told by who may choose. */
  choosesTogether?(state: State): boolean;
  /** How the hand ended; null while it goes on. */
  result(state: State): Result<Carry> | null;

  /** What everybody may see. */
  tableView(state: State): TableView;
  /** What this seat may see: the table, its own cards, and its `choices`. */
  seatView(state: State, seat: Seat): SeatView;

  /**
   * The computer player picks from what its seat may see, and says why: a player who asks for a hint is shown both. The
   * chance belongs to this one choice, as in `safe`. How hard it thinks is counted, never timed. Default level: `house`.
   */
  computer(view: SeatView, chance: Chance, level?: Level): Decision<Choice>;
  /** What a hint advises a player, and why, where a person would not choose as `computer` does. Default: what the house would choose. */
  advise?(view: SeatView, chance: Chance): Decision<Choice>;
  /**
   * The seat whose player may prepare for this seat's move by out-of-turn actions, such as by the order of the hand that it
   * draws from: a computer's move waits where a person sits there. It follows from what all see. Default: none.
   */
  preparing?(state: State, seat: Seat): Seat | null;
  /**
   * Seats whose players have just been shown what they must not miss, such as a showdown that they were in: a computer
   * takes longer over the next move where a person sits there. Default: none.
   */
  reading?(state: State): readonly Seat[];
  /**
   * How long all expect a seat that must act to think, by what all see: a computer takes as long. `forced` only where all see
   * that the seat has one choice. Default: as usual.
   */
  deliberation?(view: TableView, seat: Seat): Deliberation;
  /** The choice made for a player whose time ran out: nothing they would regret. */
  safe(view: SeatView, chance: Chance): Choice;
  /**
   * What a hand pays, by seat, if it is played on from this state by a fast policy: one sample. It finds the turning
   * points of hands that are over. By default every seat picks any choice.
   * @param played the states that followed in the hand as it was played, from which a proof of who wins may be carried back
   */
  playout?(state: State, chance: Chance, played?: readonly State[]): readonly number[];
  /**
   * The same state with what nobody has seen yet and no seat holds, such as a stock, in a new order: no view tells the two
   * apart, and the new order does not depend on the old one. Estimates of what seats could expect reshuffle it. By default
   * there is nothing of the kind.
   */
  reshuffle?(state: State, chance: Chance): State;
  /**
   * For a game in which a few hands pay many times what most do: the stake of a hand is what it paid, and this at least, and
   * estimates of what its seats could expect count no payment for more. By default they count all of it.
   */
  readonly leastStake?: number;

  readonly words: Catalogue<GameWords>;
  /** Pieces that are not playing cards; `npm run paint-cards` paints them into `pictures/` in the game's folder. */
  readonly pictures?: readonly Picture[];
  /** What the game is called with so many players, where that is not its name; undefined elsewhere. */
  readonly nameWith?: (seatCount: number, locale: Locale) => string | undefined;
  /** What is different with so many players, told where they sit down; undefined where nothing is. */
  readonly noteWith?: (seatCount: number, locale: Locale) => string | undefined;
  /** "Deal 2 of 4". */
  handTitle(options: Options, hand: number, locale: Locale): string;
  /** The hand in a sentence or a list, without how many there are: "Deal 2". Default: its title. */
  readonly handName?: (hand: number, locale: Locale) => string;
  /** An action of a choice in a few words, without its seat, as hints and turning points name it: "pair of 8s". */
  drawAction(action: Action, locale: Locale, answered?: Action): Line;
  /** The same for those who may not see all of it, or not again: it lies open later, or never. By default as above. */
  drawCovered?(action: Action, locale: Locale): Line;
  /**
   * What came of the picks that were made together just before this state, in a line; empty where nothing is to be told. Reviews
   * show it before the next picks, and leave out what a panel says of it (`isOutcome`). By default nothing.
   */
  drawOutcome?(state: State, locale: Locale): Line;
  /**
   * What an action brought to light for all, in a line, where its own words do not tell it, as a card that was drawn; empty where
   * nothing is to be told. Reviews show it with the action, and leave out what a table says of it (`isInResult`). By
   * default nothing.
   * @param after the state that followed the action
   */
  drawResult?(after: State, action: Action, locale: Locale): Line;
  /** A seat's own pieces on one line, where all hands lie open: in a review. By default what its panel has of them. */
  drawHand?(view: SeatView, locale: Locale): Line;
  /** The same behind what lies before the seat, where all hands lie open. By default the hand alone. */
  drawOpen?(view: SeatView, locale: Locale): Line;
  /**
   * What lies on the table and belongs to no seat, a line each below the seats, where all hands lie open: in the place of
   * what is `isFaceDown`. By default nothing.
   */
  drawOpenTable?(state: State, locale: Locale): readonly Line[];
  /** Whether at first only its own seat sees what an action was: a pick face down, the order of a hand. By default all do. */
  isSecret?(action: Action): boolean;
  /**
   * Whether what comes of an action is luck: by what its seat sees, it is one of several choices that are alike, as a card that is
   * drawn blind. A turning point says so, and decisions come before it. By default nothing is.
   */
  isLuck?(state: State, seat: Seat, action: Action): boolean;
  /** Whether two actions of a seat come to the same, with all hands open. By default none do. */
  isEquivalent?(state: State, seat: Seat, action: Action, other: Action): boolean;
  /**
   * Whether all have seen everything of a hand that is over, so that it may lie open while its table goes on. By default
   * they have.
   * @param states those of the hand, the last one its end
   */
  showsAll?(states: readonly State[]): boolean;
  /**
   * Whether the carry of a hand that is over has something that not all have seen: such a hand stays closed while its table
   * goes on, as later hands would lie open with it. By default it has nothing of the kind.
   */
  carriesHidden?(state: State): boolean;
  /** Names where in a hand a turning point was. By default it is not named. */
  readonly moments?: Moments<State>;
  /** The table for all; `locale` is the server's. */
  drawTable(view: TableView, locale: Locale): Screen;
  /**
   * How the last hand of a table ended, for the picture of its results: with the table over, all hands lie open. By default it
   * is made of `drawTable`'s screen.
   */
  summarize?(state: State, locale: Locale): HandSummary;
  /**
   * A player's panel. `picked` is the text of the `{ show }` that was pressed last, which says what is picked already:
   * '' at first. It may be forged.
   */
  drawPanel(view: SeatView, picked: string, locale: Locale): Panel;
  /**
   * A choice that is as good as this one for all that the view tells, and keeps what is picked: a hint moves no pick without
   * need. By default the choice itself.
   */
  asPicked?(view: SeatView, choice: Choice, picked: string): Choice;
  /** What a player may ask "Why can't I …?" about, besides what is on offer; `whyNot` answers. By default nothing. */
  inquiries?(view: SeatView, locale: Locale): Inquiries<Action>;

  readonly scenario: ScenarioAdapter<State, unknown, Action>;
  /** A hand that teaches the game press by press; its words are in the catalogues. */
  readonly tutorial: Tutorial<string, unknown, SeatView>;
  readonly bruteForce?: BruteForce<State, Action>;
}

/** A game as its folder writes it; `defineGame` makes a `Game` of it. */
export interface GameDefinition<
  State,
  Choice,
  Action,
  Options,
  Carry,
  TableView,
  SeatView extends AnySeatView,
> extends GameParts<State, Choice, Action, Options, Carry, TableView, SeatView> {
  /**
   * The state after a legal action. `defineGame` calls it for no other, so it need not check anything. The state given
   * stays as it is. The chance is the hand's: a purpose names the step, or it draws what it drew before.
   */
  apply(state: State, seat: Seat, action: Action, chance: Chance): State;
  /** What a seat may do at any time besides its choices, and too much to list: the order of its own hand. */
  readonly outOfTurn?: {
    /** Whether an action is of this kind. `whyNot` decides whether it is legal. */
    includes(action: Action): boolean;
    /** The action that a screen action of this name asks for; null for other names. The name may be forged. */
    actionFor(name: string): Action | null;
  };
  /** As in `Game`. By default every choice has a button from the start. */
  pickOf?(view: SeatView, choice: Choice): string;
  readonly audit: Partial<Audit<State>> &
    (Pick<Audit<State>, 'resampleHidden'> | { readonly secrets: 'none' });
}

/** Makes the action of a choice. A game whose choices are its actions need not write it. */
export interface ActionMaker<State, Choice, Action> {
  actionFor(state: State, seat: Seat, choice: Choice): Action;
}

/** A game as everything else uses it. */
export interface Game<State, Choice, Action, Options, Carry, TableView, SeatView extends AnySeatView>
  extends GameParts<State, Choice, Action, Options, Carry, TableView, SeatView>,
    ActionMaker<State, Choice, Action> {
  /**
   * The state after an action, or why not. It accepts exactly the actions of the listed choices, and legal out-of-turn
   * actions. The state given stays as it is.
   */
  apply(state: State, seat: Seat, action: Action, chance: Chance): State | Refusal;
  /** The out-of-turn action that a screen action of this name asks for; null for other names. `apply` may refuse it. */
  outOfTurnAction?(name: string): Action | null;
  /** Whether an action is of that kind. By default none is. */
  isOutOfTurn?(action: Action): boolean;
  /** The `picked` text with which the panel has a button that makes this choice; '' where it has one from the start. */
  pickOf(view: SeatView, choice: Choice): string;
  readonly audit: Audit<State>;
}

/** Any game. Its values are opaque, and go back to the game that made them only; of a seat's view, `choices` may be replaced. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown, AnySeatView>;

/** Why no table with at least `minSeats` seats can be played with these options; null if one can. */
export function whyUnplayableForAny(
  { whyUnplayable, seats }: AnyGame,
  options: unknown,
  minSeats: number,
): Refusal | null {
  let refusal: Refusal | null = null;
  for (let count = Math.max(minSeats, seats.min); count <= seats.max; count++) {
    refusal = whyUnplayable?.(options, count) ?? null;
    if (!refusal) return null;
  }
  return refusal;
}

export const findGame = (games: readonly AnyGame[], id: string): AnyGame | undefined =>
  games.find((game) => game.id === id);
