/** Every word 闘地主 needs; each language has them all, or it does not compile. */

import type { Rank } from '../../../game/cards.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { Catalogue, GameWords, OptionsWords } from '../../../game/words.ts';
import type { Kind, Play } from '../combinations.ts';
import type { Options } from '../state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export interface Words extends GameWords {
  readonly options: OptionsWords<Options>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A combination in words, short enough for a button: "pair of 7s". */
  readonly play: (play: Play) => string;

  readonly deal: (number: number, of: number) => string;
  readonly cards: (count: number) => string;
  readonly bombsOne: string;
  readonly bombsSpent: string;
  readonly exposed: string;
  readonly kittyShown: string;
  readonly kittyLeft: string;
  readonly stake: (stake: number) => string;

  readonly auction: (first: boolean) => string;
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
  /** @param freed to decline does not bind, should all decline */
  readonly bid: (stake: number, others: number, freed: boolean) => string;
  readonly accept: (stake: number) => string;
  readonly decline: string;
  readonly yourLead: string;
  readonly yourAnswer: (who: Line, play: string) => Line;
  readonly youWereForced: string;
  readonly partner: string;
  readonly nothingBeats: string;
  readonly pass: string;
  readonly choosePlay: string;
  readonly chooseOf: (kind: string) => string;
  readonly chooseFrom: Readonly<Record<'plane' | 'ladder' | 'bomb', string>>;
  readonly chooseThen: Readonly<Record<'plane' | 'ladder' | 'bomb', string>>;
  /** A select of pairs with this joker. */
  readonly pairsWith: (joker: string) => string;
  /** A card in words. */
  readonly rank: (rank: Rank) => string;
  readonly from: (rank: string) => string;
  readonly breaks: (rank: string, count: number) => string;
}

export const words: Catalogue<Words> = { ja, en };
