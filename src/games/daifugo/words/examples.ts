/** Cards in the rules, as pictures that are the same in every language. A test has each of them judged by the rules. */
import { pictured } from '../../../game/rules-text.ts';
import type { Kind } from './words.ts';

/** One play of each kind. */
export const KIND_EXAMPLES: Readonly<Record<Kind, string>> = {
  single: pictured('9d'),
  pair: pictured('8s 8d'),
  three: pictured('Qs Qh Qc'),
  four: pictured('7s 7h 7d 7c'),
  sequence: pictured('5h 6h 7h'),
};

/** A card of each role. */
export const ROLE_EXAMPLES = {
  spade3: pictured('3s'),
  six: pictured('6h'),
  eight: pictured('8d'),
  ten: pictured('Tc'),
  jack: pictured('Js'),
  two: pictured('2h'),
  three: pictured('3d'),
  joker: pictured('BJ'),
} as const;

export const EXAMPLES = {
  /** All ranks from the strongest to the weakest, in two lines (daifugo 2). */
  highRanks: pictured('BJ 2s As Ks Qs Js Ts'),
  lowRanks: pictured('9s 8s 7s 6s 5s 4s 3s'),
  reversedHighRanks: pictured('BJ 3s 4s 5s 6s 7s 8s'),
  reversedLowRanks: pictured('9s Ts Js Qs Ks As 2s'),
  /** Jokers in a pair and in a sequence, and two of them (daifugo 4). */
  jokerPair: pictured('8s BJ'),
  jokerSequence: pictured('5c BJ 7c'),
  jokers: pictured('BJ SJ'),
  /** The second beats the first (daifugo 5). */
  lowSequence: pictured('4h 5h 6h'),
  overlapping: pictured('5s 6s 7s'),
  /** Plays that make a revolution (daifugo 9). */
  longSequence: pictured('4d 5d 6d 7d'),
  fourWithJoker: pictured('Ks Kh Kd BJ'),
  /** The first two plays of a trick, which make a lock (daifugo 10). */
  lockLead: pictured('5h'),
  lockNext: pictured('9h'),
  /** Roles together: two gifts, a cut, a discard and a cut (daifugo 6, 7). */
  twoGifts: pictured('6s BJ'),
  jokerEight: pictured('7c BJ 9c'),
  discardAndCut: pictured('8c 9c Tc'),
  /** A hand of four that two of its sixes empty (daifugo 8). */
  handOfFour: pictured('6s 6h 4c 9d'),
  /** Sequences that only a joker could beat (daifugo 13). */
  highestSequence: pictured('Kh Ah 2h'),
  highestReversed: pictured('3h 4h 5h'),
  /** Hands and their values, 124 and 820 (daifugo 18). */
  hand124: pictured('5c 6d Qs 2h'),
  hand820: pictured('5c 6d Qs 2h BJ'),
} as const;
