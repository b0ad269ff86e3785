/** The words of ブラフ. A language that lacks one of them does not compile. */
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params } from '../../../game/words.ts';
import type { Call, Face } from '../dice.ts';
import type { Options } from '../state.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId = 'stake-for-last';

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  readonly listSeparator: string;
  readonly match: (number: number, total: number) => string;
  /** A call with its die as a picture: large, and in a list of calls. */
  readonly call: (call: Call) => Line;
  readonly rung: (call: Call) => Line;
  /** A call in plain text, for labels. */
  readonly callLabel: (call: Call) => string;
  readonly faceLabel: (face: Face) => string;

  readonly round: (round: number, dice: number) => string;
  readonly opening: (starter: Inline) => Line;
  readonly callOf: (who: Inline) => Line;
  readonly ladder: (calls: Line) => Line;
  readonly nothingAbove: string;
  /** What the wild counts as, in a die and in a call. */
  readonly wildNote: string;
  readonly hiddenDice: (count: number) => string;
  readonly lostDice: (count: number) => string;
  readonly out: string;
  readonly called: (who: Inline, call: Line) => Line;
  readonly revealed: (who: Inline, dice: Line, rolled: number) => Line;

  readonly endOf: (round: number) => string;
  readonly challenged: (challenger: Inline, caller: Inline) => Line;
  /** `excess` is the actual count less the called one; negative if there are fewer. */
  readonly counted: (call: Line, actual: number, excess: number) => Line;
  readonly loses: (who: Inline, dice: number) => Line;
  readonly allButLose: (caller: Inline) => Line;
  readonly wins: (who: Inline) => Line;
  readonly stopped: (out: Line) => Line;

  readonly yourDice: (dice: number) => string;
  readonly yourShown: (dice: Line) => Line;
  readonly youAreOut: string;
  readonly youWon: (chips: number) => string;
  readonly youLost: (chips: number) => string;
  readonly youKept: (dice: number) => string;
  readonly waiting: (who: Inline) => Line;
  readonly yourOpening: string;
  readonly yourAnswer: string;
  readonly yourCall: string;
  readonly yourChallenge: string;
  readonly odds: (count: number, enough: string, exact: string) => string;
  readonly challenge: string;
  readonly atStake: (caller: Inline) => Line;
  readonly leastCalls: string;
  readonly chooseFace: string;
  readonly counts: (least: number, most: number) => string;
  readonly chooseCount: (face: Face, least: number, most: number) => string;
  readonly chooseReveal: string;
  readonly willReveal: (dice: Line) => Line;
  readonly reroll: (rolled: number) => string;
}
