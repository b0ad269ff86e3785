/** The words of ブラフ. A language that lacks one of them does not compile. */
import type { ListNames } from '../../../game/names.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params, TutorialWords } from '../../../game/words.ts';
import type { Call, DieFace } from '../dice.ts';
import type { Options } from '../state.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId =
  | 'stake-for-last'
  | 'nothing-to-challenge'
  | 'call-now'
  | 'rerolled'
  | 'few-hidden'
  | 'must-challenge'
  | 'none-left'
  | 'must-raise';

/** Why the computer makes a choice, by code (`computer/explain.ts`). */
export type ReasonId =
  | 'only-choice'
  | 'call-is-doubtful'
  | 'raises-are-worse'
  | 'reroll-supports'
  | 'call-is-certain'
  | 'call-is-likely'
  | 'call-is-supported'
  | 'call-is-believed'
  | 'call-is-not-safest'
  | 'call-is-a-bluff'
  | 'bluff-beats-challenge'
  | 'duel-challenge'
  | 'duel-call'
  | 'duel-bluff'
  | 'duel-reroll';
export type Reasons = Readonly<Record<ReasonId, (params: Params) => string>>;

/** The lessons of the tutorial. */
export type Lesson = 'open' | 'raise' | 'reroll' | 'afterReroll' | 'bluff' | 'face' | 'challenge' | 'wild';

export interface Words extends GameWords {
  readonly tutorial: TutorialWords<Lesson>;
  readonly options: OptionsWords<Options>;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  readonly reasons: Reasons;
  /** The selects for "Why can't I …?", and what a reroll is called there. */
  readonly ask: Readonly<Record<'face' | 'count' | 'reveal' | 'reroll', string>>;
  readonly listSeparator: string;
  /** Several names in a sentence. */
  readonly names: ListNames;
  /** `total` is null where it goes without saying. */
  readonly match: (number: number, total: number | null) => string;
  /** A call with its die as a picture: large, and in a list of calls. */
  readonly call: (call: Call) => Line;
  readonly rung: (call: Call) => Line;
  /** A call in plain text, for labels. */
  readonly callLabel: (call: Call) => string;
  readonly faceLabel: (face: DieFace) => string;

  readonly round: (round: number, dice: number) => string;
  readonly opening: (starter: Inline) => Line;
  /** The call to beat, in large print. */
  readonly callOf: (who: Inline, call: Call) => Line;
  /** How many dice all have together, and each seat. */
  readonly inPlay: (dice: number, seats: Line) => Line;
  readonly seatHas: (who: Inline, dice: number) => Line;
  readonly eachHas: (dice: number) => string;
  /** Behind those who have another number. */
  readonly othersHave: (dice: number) => string;
  /** The reader, among the seats, and wherever a player is named: sentences know them by it. */
  readonly you: string;
  /** What the others have revealed, each with their name. */
  readonly inView: (revealed: Line) => Line;
  readonly ladder: (calls: Line) => Line;
  readonly nothingAbove: string;
  /** What the wild counts as: as a die, and in a call. */
  readonly wildNote: string;
  /** The same while a call of wilds stands: then only they count. */
  readonly onlyWildsCount: string;
  readonly wildCallNote: string;
  readonly lostDice: (count: number) => string;
  readonly out: string;
  readonly called: (who: Inline, call: Call) => Line;
  readonly revealed: (who: Inline, dice: Line, rolled: number) => Line;

  /** A call in a list, and what the list is of: calls since the reader's own last action, or since the round began. */
  readonly calledInShort: (who: Inline, call: Call) => Line;
  readonly since: (events: Line, hasActed: boolean) => Line;

  /** Above the latest actions of the round. */
  readonly thisRound: string;
  readonly endOf: (round: number) => string;
  /** Above the challenge that ended the match, for whom an earlier one had put out. */
  readonly lastChallenge: (round: number) => string;
  readonly challenged: (challenger: Inline, caller: Inline) => Line;
  /** `excess` is the actual count less the called one; negative if there are fewer. */
  readonly counted: (call: Line, actual: number, excess: number) => Line;
  /** `isOut`: they are all that the seat had. */
  readonly loses: (who: Inline, dice: number, isOut: boolean) => Line;
  /** The same of the reader. */
  readonly youLose: (dice: number, isOut: boolean) => Line;
  /** @param out those who lost their last die */
  readonly allButLose: (caller: Inline, out: Line) => Line;
  /** Who has begun, or begins, the round after the showdown: next after the challenger, unless that goes without saying. */
  readonly starts: (who: Inline, challenger: Inline | null) => Line;
  /** A showdown in one line, and who loses how many dice in it. */
  readonly showdownInShort: (
    who: { readonly round: number; readonly challenger: Inline; readonly caller: Inline },
    call: Line,
    actual: number,
    loss: Line,
  ) => Line;
  readonly losesInShort: (who: Inline, dice: number, isOut: boolean) => Line;
  readonly allButLoseInShort: (caller: Inline) => Line;
  /** A seat's dice in a showdown: how many count, these, and the others. */
  readonly diceOf: (who: Inline, count: number, counted: Line, others: Line) => Line;
  /** How many of the dice that count are whose. */
  readonly countsOf: (seats: Line) => Line;
  readonly wins: (who: Inline) => Line;
  readonly stopped: (out: Line) => Line;
  /** At the end, each seat's chips, or its dice that are left as points. `payers`: how many pay the winner. */
  readonly paid: (winner: Inline, stake: number, payers: number, scores: Line) => Line;
  readonly points: (scores: Line) => Line;

  readonly yourDice: (dice: number) => string;
  /** Beside the dice of the seat to act, where there is little room. */
  readonly yourTurn: string;
  /** A seat's dice where some of them are revealed. */
  readonly diceApart: (hidden: Line, revealed: Line) => Line;
  readonly youAreOut: string;
  /** How the reader went out: by a call of theirs, a challenge of too low a call, or anybody's challenge of an exact one. */
  readonly outByOwnCall: (challenger: Inline, call: Line, actual: number) => Line;
  readonly outByOwnChallenge: (caller: Inline, call: Line, actual: number) => Line;
  readonly outByExactCall: (challenger: Inline, caller: Inline, call: Line) => Line;
  readonly youWon: (chips: number) => string;
  readonly youLost: (winner: Inline, chips: number) => Line;
  /** The same where the match is the table's only one: above it stands who has won. */
  readonly youPay: (chips: number) => string;
  readonly youKept: (dice: number) => string;
  readonly waiting: (who: Inline) => Line;
  /** With the seat whose challenge ended the round before; null where there was none. */
  readonly yourOpening: (challenger: Inline | null) => Line;
  /** With the dice that the reader has just rolled again. */
  readonly yourCall: (rolled: string) => string;
  readonly yourChallenge: string;
  /** How likely the call to beat is, by the dice that the reader sees: what was called is not counted in. */
  readonly odds: (enough: string, exact: string) => string;
  readonly challenge: string;
  readonly dontChallenge: string;
  readonly atStake: (caller: Inline) => Line;
  readonly chooseFace: string;
  /** The counts that may be called of a face, under its name in a select. */
  readonly counts: (face: DieFace, least: number, most: number) => string;
  readonly chooseFaceFirst: string;
  readonly chooseCount: (face: DieFace, least: number, most: number) => string;
  readonly otherCounts: (least: number, most: number) => string;
  readonly chooseReveal: string;
  /** In its place where there are too few hidden dice for a reroll (bluff 6). */
  readonly noReveal: string;
  readonly afterReveal: string;

  /** The button that makes what is picked. */
  readonly pickCall: string;
  /** The same once the face is picked. */
  readonly pickCount: string;
  readonly makeCall: (call: Call) => string;
  /** The same for a call that is hardly ever true; `isDisproved`: the dice that the reader sees disprove it. */
  readonly makeHopelessCall: (call: Call, isDisproved: boolean) => string;
  /** The same with how often it is true, and that alone, in a list of calls: at a table with odds. */
  readonly makeRatedCall: (call: Call, enough: string) => string;
  readonly trueIn: (enough: string) => string;
  readonly reroll: (dice: string, rolled: number) => string;
  readonly challengeCall: (call: Call) => string;

  /** Actions as hints and turning points name them. */
  readonly aChallenge: string;
  readonly aChallengeOf: (call: Line) => Line;
  readonly aCall: (call: Line) => Line;
  readonly aReroll: (shown: Line) => Line;
}
