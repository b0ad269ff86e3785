/** The combinations in the rules, as pictures that are the same in every language. A test has each of them classified. */
import { pictured } from '../../../game/rules-text.ts';
import type { Kind } from '../combinations.ts';

/** One of each kind. */
export const KIND_EXAMPLES: Readonly<Record<Kind, string>> = {
  single: pictured('7h'),
  pair: pictured('8s 8h'),
  triple: pictured('9s 9d 9c'),
  plane: pictured('9s 9d 9c 4s 4h'),
  straight: pictured('4c 5h 6s 7s 8d'),
  pairs: pictured('3s 3h 4d 4c 5s 5h'),
  triples: pictured('5s 5h 5c 6s 6d 6c'),
  bomb: pictured('8s 8h 8d 8c'),
};

export const EXAMPLES = {
  /** All ranks from the strongest to the weakest, in two lines (doudizhu 2). */
  highRanks: pictured('BJ SJ 2s As Ks Qs Js Ts'),
  lowRanks: pictured('9s 8s 7s 6s 5s 4s 3s'),
  /** Pairs with jokers, and what they compare as (doudizhu 13). */
  pairOfSevens: pictured('SJ 7h'),
  pairOfBigJokers: pictured('BJ SJ'),
  /** Each is higher than the one before (doudizhu 14). */
  lowestStraight: pictured('As 2h 3c 4d 5s'),
  nextStraight: pictured('2h 3c 4d 5s 6h'),
  highestStraight: pictured('Ts Jh Qc Kd As'),
  lowestPairs: pictured('As Ah 2d 2c 3s 3h'),
  lowestTriples: pictured('As Ah Ad 2s 2h 2c'),
  notInARow: pictured('Ks As 2s'),
  /** Each beats the one before (doudizhu 17). */
  higherBomb: pictured('9s 9h 9d 9c'),
  longerBomb: pictured('3s 3h 3d 3c 3s'),
  /** No combinations (doudizhu 16). */
  tripleAndOne: pictured('6s 6h 6d 9c'),
  fourAndTwo: pictured('6s 6h 6d 6c 9s 9h'),
} as const;
