/** The plays on offer, in an order to read, and split by kind where they are too many for one select. */
import { MAX_OPTIONS } from '../../../game/screen-parts.ts';
import { memoizeLast } from '../../../game/turns.ts';
import { nameOf } from '../names.ts';
import { isJokerCard, isRevolution, type Play, suitOf } from '../plays.ts';
import type { Choice } from '../rules.ts';
import { KINDS, type Kind } from '../words/words.ts';

/** Plays of one kind, in the order of ranks; a kind with many plays is in several parts. */
export interface KindPart {
  readonly kind: Kind;
  /** Among the parts of its kind. */
  readonly index: number;
  /** Whether it is all of its kind. */
  readonly isWhole: boolean;
  readonly plays: readonly Play[];
}

interface Offer {
  /** Revolutions come first, as they are few and much follows from them; then kind by kind, without jokers first. */
  readonly plays: readonly Play[];
  /** Plays by the names of their choices. */
  readonly byName: ReadonlyMap<string, Play>;
  /** Empty where one select holds all plays. */
  readonly parts: readonly KindPart[];
  /** How many selects hold the plays of any part. */
  readonly selectCount: number;
}

/** A panel is drawn anew for every press of the same question. */
export const offerOf = memoizeLast((choices: readonly Choice[]): Offer => {
  const plays = choices
    .flatMap((choice) => (choice.do === 'play' ? [choice] : []))
    .toSorted(
      (a, b) =>
        Number(isRevolution(b)) - Number(isRevolution(a)) ||
        KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
        Number(a.cards.some(isJokerCard)) - Number(b.cards.some(isJokerCard)),
    );
  const byName = new Map(plays.map((play) => [nameOf(play), play]));
  return { plays, byName, ...(plays.length > MAX_OPTIONS ? partsOf(plays) : { parts: [], selectCount: 1 }) };
});

/** At most as many parts as a select has options, each small enough for `selectCount` selects. */
function partsOf(plays: readonly Play[]): Pick<Offer, 'parts' | 'selectCount'> {
  for (let selectCount = 1; ; selectCount++) {
    const parts = KINDS.flatMap((kind) => {
      const ofKind = plays.filter((play) => kindOf(play) === kind);
      const groups = splitByRank(ofKind, selectCount * MAX_OPTIONS);
      return groups.map((group, index) => ({ kind, index, isWhole: groups.length === 1, plays: group }));
    });
    if (parts.length <= MAX_OPTIONS) return { parts, selectCount };
  }
}

/** Splits plays of one kind into groups of at most `size`. Plays of one rank stay together where they can. */
function splitByRank(plays: readonly Play[], size: number): Play[][] {
  const groups: Play[][] = [];
  const sorted = plays.toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const place of new Set(sorted.map(placeOf))) {
    const atPlace = sorted.filter((play) => placeOf(play) === place);
    const last = groups.at(-1);
    if (last && last.length + atPlace.length <= size) last.push(...atPlace);
    else
      for (let from = 0; from < atPlace.length; from += size) groups.push(atPlace.slice(from, from + size));
  }
  return groups;
}

/** More than there are ranks. */
const SUIT_PLACES = 20;

/** Plays go by rank, and sequences by suit before. */
const placeOf = (play: Play): number =>
  play.shape === 'sequence' ? suitOfSequence(play) * SUIT_PLACES + play.rank : play.rank;

/** A sequence has at least one natural card. */
const suitOfSequence = ({ cards }: Play): number => suitOf(cards.find((card) => !isJokerCard(card))!);

const GROUP_KINDS: readonly Kind[] = ['single', 'pair', 'three', 'four'];

const kindOf = ({ shape, cards }: Play): Kind =>
  shape === 'sequence' ? 'sequence' : GROUP_KINDS[cards.length - 1]!;
