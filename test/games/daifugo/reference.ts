/**
 * A second implementation of 変則大富豪's plays and hand values (daifugo 2–5, 10, 18), straight from the rules: slow, simple,
 * and sharing no code with the game. Tests compare the game's enumeration with it. Cards are faces, `7h`; jokers are `JK`.
 */
const ORDER = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2'];
const SUITS = ['s', 'h', 'd', 'c'];
const PACK = ORDER.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** The cards of a play, and in the same order the card that each stands for. */
export interface ReferencePlay {
  readonly cards: readonly string[];
  readonly as: readonly string[];
}

const rankOf = (face: string) => face.slice(0, 1);
const suitOf = (face: string) => face.slice(1);
const areEqual = (items: readonly string[]) => new Set(items).size === 1;

function shapeOf(as: readonly string[]): string | null {
  if (as.length === 1) return 'single';
  if (as.every((face) => face === 'JK')) return as.length === 2 ? 'group of 2' : null;
  if (as.includes('JK')) return null;
  if (as.length <= 4 && areEqual(as.map(rankOf))) return `group of ${as.length}`;
  const places = as.map((face) => ORDER.indexOf(rankOf(face))).sort((a, b) => a - b);
  const isRun = places.every((place, index) => index === 0 || place === places[index - 1]! + 1);
  return as.length >= 3 && isRun && areEqual(as.map(suitOf)) ? `sequence of ${as.length}` : null;
}

function strengthOf(as: readonly string[], reversed: boolean): number {
  if (as.includes('JK')) return 100;
  const places = as.map((face) => ORDER.indexOf(rankOf(face)));
  return Math.max(...places.map((place) => (reversed ? -place : place)));
}

export interface ReferenceTrick {
  readonly top: ReferencePlay;
  readonly reversed: boolean;
  /** The suits that the trick is locked to. */
  readonly lock: readonly string[] | null;
}

function mayFollow(play: ReferencePlay, { top, reversed, lock }: ReferenceTrick): boolean {
  if (shapeOf(play.as) !== shapeOf(top.as)) return false;
  if (top.as.join() === 'JK' && play.cards.join() === '3s') return true;
  if (strengthOf(play.as, reversed) <= strengthOf(top.as, reversed)) return false;
  const naturals = play.cards.filter((face) => face !== 'JK');
  return lock === null || naturals.every((face) => lock.includes(suitOf(face)));
}

/** Every legal play of a hand, with every meaning of its jokers. */
export function legalPlays(hand: readonly string[], trick: ReferenceTrick | null): ReferencePlay[] {
  let sets: string[][] = [[]];
  for (const card of hand) sets = [...sets, ...sets.map((set) => [...set, card])];
  return sets
    .filter((cards) => cards.length > 0)
    .flatMap(meaningsOf)
    .filter((play) => shapeOf(play.as) !== null && (trick === null || mayFollow(play, trick)));
}

/** Jokers alone stand for themselves; beside other cards each may stand for any card of the pack. */
function meaningsOf(cards: readonly string[]): ReferencePlay[] {
  const jokers = cards.filter((card) => card === 'JK').length;
  if (jokers === cards.length) return [{ cards, as: cards }];
  let meanings: string[][] = [[]];
  for (const card of cards) {
    const candidates = card === 'JK' ? PACK : [card];
    meanings = meanings.flatMap((as) => candidates.map((face) => [...as, face]));
  }
  return meanings.map((as) => ({ cards, as }));
}

/** A text that is equal for equal plays: the shape, the cards, and the lowest rank that they stand for. */
export function textOf({ cards, as }: ReferencePlay): string {
  const [kind] = shapeOf(as)!.split(' ');
  const places = as.map((face) => ORDER.indexOf(rankOf(face)));
  return `${kind} ${[...cards].sort().join(' ')} ${Math.min(...places)}`;
}

/** The value of a hand in the settlement (daifugo 18). */
export function handValue(hand: readonly string[], revolutions: number): number {
  const pips: Record<string, number> = { T: 10, J: 10, Q: 10, K: 10, A: 10, '2': 10 };
  const isInForce = revolutions % 2 === 1;
  let value = 0;
  for (const card of hand) value += card === 'JK' ? 10 : (pips[rankOf(card)] ?? Number(rankOf(card)));
  for (const card of hand) {
    if (card === 'JK') value *= 5;
    else if ('68TJ'.includes(rankOf(card))) value *= 2;
    else if (card === '3s') value *= 2;
    else if (rankOf(card) === (isInForce ? '3' : '2')) value *= 2;
  }
  return isInForce ? value * 5 * revolutions : value;
}
