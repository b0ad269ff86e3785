/** Legal plays in groups that each fit a select: by kind and, where a kind has too many, by a joker, rank or length. */
import { isJoker } from '../../../game/cards.ts';
import { MAX_OPTIONS } from '../../../game/screen-parts.ts';
import { memoizeLast } from '../../../game/turns.ts';
import { KINDS, type Kind, type Play } from '../combinations.ts';
import type { Choice } from '../rules.ts';

export interface Group {
  readonly kind: Kind;
  readonly plays: readonly Play[];
  /** The least and the greatest key of its plays; null where the group has all plays of its kind. */
  readonly range: readonly [least: number, greatest: number] | null;
}

interface Offer {
  readonly plays: readonly Play[];
  readonly groups: readonly Group[];
}

/**
 * The plays among a seat's choices: pairs without a joker first, as a joker is worth more than its place in a pair, and
 * bombs from the weakest to the strongest (doudizhu 17).
 */
export const offerOf = memoizeLast((choices: readonly Choice[]): Offer => {
  const plays = choices
    .flatMap((choice) => (choice.do === 'play' ? [choice.play] : []))
    .toSorted((a, b) => Number(spendsJoker(a)) - Number(spendsJoker(b)) || bombSize(a) - bombSize(b));
  return { plays, groups: KINDS.flatMap((kind) => groupsOfKind(kind, plays)) };
});

const spendsJoker = ({ kind, height, other }: Play): boolean =>
  kind === 'pair' && isJoker(other) && !isJoker(height);

const bombSize = ({ kind, length }: Play): number => (kind === 'bomb' ? length : 0);

function groupsOfKind(kind: Kind, allPlays: readonly Play[]): Group[] {
  // The longest straights come first, because a hand is kept together for them.
  const ofKind = allPlays.filter((play) => play.kind === kind);
  const plays = kind === 'bomb' ? ofKind : ofKind.toSorted((a, b) => b.length - a.length);
  if (plays.length === 0) return [];
  if (plays.length <= MAX_OPTIONS) return [{ kind, plays, range: null }];
  const groups: Group[] = [];
  for (const key of new Set(plays.map(keyOf))) {
    const added = plays.filter((play) => keyOf(play) === key);
    const last = groups.at(-1);
    // A joker has a group of its own.
    if (last?.range && kind !== 'pair' && last.plays.length + added.length <= MAX_OPTIONS) {
      const [least, greatest] = last.range;
      groups[groups.length - 1] = {
        kind,
        plays: [...last.plays, ...added],
        range: [Math.min(least, key), Math.max(greatest, key)],
      };
    } else groups.push({ kind, plays: added, range: [key, key] });
  }
  return groups;
}

/** What a kind with too many plays is divided by: a pair's joker or −1, a plane's triple, a straight's length. */
function keyOf(play: Play): number {
  if (play.kind === 'pair') return spendsJoker(play) ? play.other : -1;
  return play.kind === 'plane' ? play.height : play.length;
}
