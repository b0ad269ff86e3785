/** The words of 変則大富豪. A language that lacks one of them does not compile. */
import type { ListNames } from '../../../game/names.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params, TutorialWords } from '../../../game/words.ts';
import type { Play } from '../plays.ts';
import type { OnlyAnswer, Value } from '../roles.ts';
import type { End, LogEntry, Options } from '../state.ts';
import type { JokerNames } from './faces.ts';

/** The kinds that plays are shown by when there are too many: by the number of cards of a rank, or sequences. */
export const KINDS = ['single', 'pair', 'three', 'four', 'sequence'] as const;
export type Kind = (typeof KINDS)[number];

/** The consequences of a play that does not end the game. */
interface Consequences {
  readonly give: number;
  readonly discard: number;
  readonly jack: boolean;
  readonly cut: 'eight' | 'spade3' | null;
  /** Whether a play is a revolution, or ends one. */
  readonly revolution: 'begins' | 'ends' | null;
  readonly lock: boolean;
}

/** Why the computer makes a choice, by code (`computer/explain.ts`). */
export type ReasonId =
  | 'only-choice'
  | 'goes-out'
  | 'nothing-to-play'
  | 'no-card-left'
  | 'draw-may-help'
  | 'all-fouls'
  | 'cuts'
  | 'revolution'
  | 'surely-leads'
  | 'end-is-near'
  | 'sheds-cards'
  | 'keeps-finish'
  | 'lowest-first'
  | 'keeps-groups'
  | 'fewest-turns'
  | 'likely-leads'
  | 'draw-first'
  | 'draw-to-finish'
  | 'draw-to-pass'
  | 'draw-improves'
  | 'keep-hand'
  | 'keep-joker'
  | 'give-soonest'
  | 'give-weakest'
  | 'give-balance'
  | 'discard-least'
  | 'discard-cheapest'
  | 'discard-balance'
  | 'reverse-holds'
  | 'reverse-answers'
  | 'keep-holds'
  | 'keep-answers'
  | 'orders-alike'
  | 'good-enough'
  | 'trial-pays';
export type Reasons = Readonly<Record<ReasonId, (params: Params) => string>>;

/** Refusals that players can meet, by code: they may ask why. All others have their English in `why-not.ts`. */
export type RefusalId =
  | 'no-combination'
  | 'other-shape'
  | 'must-beat'
  | 'locked'
  | 'one-turn-kill'
  | 'must-lead'
  | 'must-draw'
  | 'drawn-already'
  | 'stock-empty'
  | 'give-first'
  | 'discard-first'
  | 'reverse-first'
  | 'wrong-number';

/** The lessons of the tutorial. */
export type Lesson =
  | 'draw'
  | 'pass'
  | 'lock'
  | 'ten'
  | 'discard'
  | 'jack'
  | 'reverse'
  | 'low'
  | 'revolution'
  | 'eight'
  | 'out';

export interface Words extends GameWords, JokerNames {
  /** The reader, in the place of their name: what takes a name takes this, too. */
  readonly you: string;
  readonly tutorial: TutorialWords<Lesson>;
  readonly options: OptionsWords<Options>;
  readonly reasons: Reasons;
  /** `cards` and `top` are the cards played and those on the table, as `writeFaces` writes them. */
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  /** For "Why can't I …?": the select of cards, and what drawing is called. */
  readonly ask: Readonly<Record<'cards' | 'draw', string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Several names in a sentence. */
  readonly names: ListNames;
  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  /** `total` is null where it goes without saying. */
  readonly game: (number: number, total: number | null) => string;
  /** A play's name: "pair of 7s". */
  readonly play: (play: Play) => string;
  readonly cards: (count: number) => string;

  readonly onTable: (who: Inline, play: string) => Line;
  readonly emptyTable: (leader: Inline) => Line;
  /** What is strongest, and why. */
  readonly order: (revolution: boolean, back: boolean) => string;
  readonly locked: (suits: string) => string;
  /** Lines for the effect that the seat to act is carrying out. */
  readonly giving: (who: Inline, to: Inline, count: number) => Line;
  readonly discarding: (who: Inline, count: number) => Line;
  readonly reversing: (who: Inline) => Line;

  readonly drew: string;
  readonly justPassed: string;
  /** What the sign behind a small hand means. */
  readonly fewCardsSign: (max: number) => string;
  /** Heads what led to the table, or to the end, since the reader’s last turn. */
  readonly sinceYourTurn: string;
  /** The same where they had no turn yet, or it is too long ago. */
  readonly soFar: string;
  /** @param hasDrawn whether the seat drew a card right before */
  readonly playedInShort: (who: Inline, play: string, hasDrawn: boolean) => Line;
  /** @param hasDrawn whether they all drew a card before */
  readonly passedInShort: (who: Line, hasDrawn: boolean) => Line;
  /** A play with what it brought about, in brackets. */
  readonly withEffects: (played: Line, effects: readonly Line[]) => Line;
  /** @param cards those given, for a reader who may see them; otherwise null */
  readonly gaveInShort: (to: Inline, count: number, cards: string | null) => Line;
  readonly discardedInShort: (cards: string) => string;
  readonly reversedInShort: string;
  readonly cutInShort: (by: 'eight' | 'spade3') => string;
  readonly revolutionInShort: (isInForce: boolean) => string;
  readonly trickCleared: string;
  /** Why the reader leads. @param haveDrawn whether all of them drew a card before */
  readonly allPassed: (others: number, haveDrawn: boolean) => string;
  readonly stock: (count: number) => string;
  /** Nobody has drawn yet, so nobody may go out (daifugo 17). */
  readonly nobodyDrew: string;
  readonly revolutions: (count: number, isInForce: boolean) => string;
  readonly discards: string;

  /** Lines of the recent log. */
  readonly events: {
    readonly drew: (who: Inline) => Line;
    readonly passed: (who: Inline, hasDrawn: boolean) => Line;
    /** No draw was needed (daifugo 13, 15): because of the play on the table, where it is known. */
    readonly passedFreely: (who: Inline, top: string | null) => Line;
    /** @param meaning the play's name, where a joker in it stands for another card; may be empty */
    readonly played: (who: Inline, cards: Inline, meaning: string, hasDrawn: boolean) => Line;
    readonly lock: (suits: string) => string;
    readonly revolution: (who: Inline, isInForce: boolean) => Line;
    readonly gave: (who: Inline, to: Inline, count: number) => Line;
    /** Replaces `gave` for the giver and the receiver, who may see the cards. */
    readonly youGave: (to: Inline, cards: Inline) => Line;
    readonly youGot: (from: Inline, cards: Inline) => Line;
    readonly discarded: (who: Inline, cards: Inline) => Line;
    readonly reversed: (who: Inline, isReversed: boolean) => Line;
    /** @param who leads */
    readonly cleared: (who: Inline, by: Extract<LogEntry, { kind: 'clear' }>['by'], others: number) => Line;
  };

  readonly end: {
    readonly wins: (who: Inline) => Line;
    readonly foul: (who: Inline) => Line;
    readonly whyFoul: (by: Extract<End, { kind: 'foul' }>['by'], roles: string) => string;
    readonly foulPays: (who: Inline, amount: number, others: number) => Line;
    readonly lastPlay: (cards: Inline) => Line;
    /** How the hands left are valued: with several, only the one worth most pays; in a revolution 3s are roles, not 2s. */
    readonly settlement: (hands: number, isRounded: boolean, inRevolution: boolean) => string;
    /** The seat held nothing for the last play, so it drew this card (daifugo 18). */
    readonly drewCard: (card: Inline) => Line;
    /**
     * The value of a hand, and what its seat pays: `31 × 4 (6♥ 2♣) = 124 → −120`.
     * @param isAdded whether the sum is told card by card
     * @param isOfGame whether the points are said to be this game's, as a total stands beside them
     */
    readonly sum: (value: Value, points: number, isAdded: boolean, isOfGame?: boolean) => string;
    readonly tie: (who: Line, loser: Inline) => Line;
    readonly pays: (who: Inline, to: Inline, amount: number) => Line;
    readonly youWon: (points: number) => string;
    readonly youLost: (points: number) => string;
    readonly youNeither: string;
  };

  readonly yourHand: (count: number) => string;
  /** What the hand as it is costs if its player has to pay: its value, and the amount that would be paid. */
  readonly handCost: (value: Value, amount: number) => string;
  readonly waiting: (who: Inline) => Line;
  readonly yourTurn: string;
  readonly yourLead: string;
  /** The same where every play would go out, which is not allowed yet (daifugo 9). */
  readonly yourLeadBarred: string;
  readonly youDrew: (card: Inline) => Line;
  readonly nothingBeats: string;
  readonly drawFirst: string;
  /** Why passing costs no draw: what could beat the top play (daifugo 13). */
  readonly freePass: Readonly<Record<OnlyAnswer, string>>;
  readonly stockEmpty: string;
  /** Nobody may go out yet (daifugo 17): beside a small hand, and where a play would. */
  readonly noOneTurnKill: string;
  readonly draw: (left: number) => string;
  readonly pass: string;

  /** A note for each consequence of a play, in a fixed order. */
  readonly consequences: (consequences: Consequences) => readonly string[];
  readonly goesOut: string;
  readonly foulWarning: (cost: number) => string;
  /** Shown above plays when some of them are fouls. */
  readonly foulNote: string;

  readonly choosePlay: string;
  /** Stands on the button that plays until something is picked. */
  readonly playPicked: string;
  readonly chooseKind: string;
  /** A kind, and how many plays are of it. */
  readonly kindLabel: (kind: string, count: number) => string;
  readonly chooseOf: (kind: string) => string;
  /** What is picked and what follows, on the button that plays it. */
  readonly playThese: (cards: string, consequences: readonly string[]) => string;
  readonly playWin: (cards: string) => string;
  readonly playFoul: (cards: string, cost: number) => string;

  readonly give: (to: Inline, count: number) => Line;
  readonly discard: (count: number) => string;
  readonly chooseCards: (count: number) => string;
  readonly giveThese: (cards: string) => string;
  readonly discardThese: (cards: string) => string;
  readonly jackAsk: string;
  /** Each answer names the order that follows from it. */
  readonly jackYes: (isReversed: boolean) => string;
  readonly jackNo: (isReversed: boolean) => string;

  /** Actions, as hints and turning points name them; of plays only those with a joker. */
  readonly aPlay: (cards: Inline, name: string) => Line;
  readonly aDraw: string;
  readonly aGift: (cards: Inline) => Line;
  readonly aDiscard: (cards: Inline) => Line;
  readonly aReversal: (isReversed: boolean) => string;
}
