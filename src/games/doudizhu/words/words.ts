/** The words of 闘地主. A language that lacks one of them does not compile. */

import type { Rank } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords } from '../../../game/words.ts';
import type { Kind, Play } from '../combinations.ts';
import type { Options } from '../state.ts';

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A combination's name, short enough for a button: "pair of 7s". */
  readonly play: (play: Play) => string;

  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  readonly deal: (number: number, total: number) => string;
  readonly cards: (count: number) => string;
  readonly oneBombLeft: string;
  readonly noBombLeft: string;
  readonly exposed: string;
  readonly kittyShown: string;
  readonly kittyLeft: string;
  readonly stake: (stake: number) => string;

  /** @param isFirst whether nobody has declined yet */
  readonly auction: (isFirst: boolean) => string;
  readonly onTable: (who: Line, play: string) => Line;
  readonly emptyTable: (leader: Inline) => Line;

  readonly accepted: (who: Inline, stake: number) => Line;
  readonly declined: (who: Inline) => Line;
  readonly forced: (who: Inline) => Line;
  readonly played: (who: Inline, play: string) => Line;
  readonly passed: (who: Inline) => Line;
  readonly cleared: (who: Inline) => Line;
  readonly wentOut: (who: Inline) => Line;
  readonly landlordWins: (who: Inline) => Line;
  readonly farmersWin: (who: Inline, landlord: Inline) => Line;
  readonly justPassed: string;

  readonly youWon: (chips: number) => string;
  readonly youLost: (chips: number) => string;
  readonly yourHand: (count: number) => string;
  readonly fromKitty: string;
  readonly waiting: (who: Inline) => Line;
  /**
   * @param declined how many seats have declined before
   * @param freesBombs whether a seat that declines is not bound if all others decline too
   * @param takesKitty whether the landlord takes the eight cards set aside
   */
  readonly bid: (stake: number, declined: number, freesBombs: boolean, takesKitty: boolean) => string;
  readonly accept: (stake: number) => string;
  readonly decline: string;
  readonly yourLead: string;
  readonly yourAnswer: (who: Inline, play: string) => Line;
  /** For a farmer who would beat another farmer. */
  readonly yourAnswerToPartner: (who: Inline, play: string) => Line;
  readonly youWereForced: string;
  readonly partner: string;
  readonly nothingBeats: string;
  readonly pass: string;
  readonly choosePlay: string;
  readonly chooseOf: (kind: string) => string;
  readonly chooseFrom: Readonly<Record<'plane' | 'ladder' | 'bomb', string>>;
  readonly chooseThen: Readonly<Record<'plane' | 'ladder' | 'bomb', string>>;
  /** Label of the select with all pairs that use this joker. */
  readonly pairsWith: (joker: string) => string;
  readonly rank: (rank: Rank) => string;
  readonly from: (rank: string) => string;
  readonly breaks: (rank: string, count: number) => string;
}
