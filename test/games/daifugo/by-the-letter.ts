/**
 * 変則大富豪's plays and values by the letter of its rules (daifugo 2–5, 10, 18), slow and simple, sharing no line with the
 * game's own. Cards are faces, `7h`; jokers are `JK`.
 */
const ORDER = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2'];
const SUITS = ['s', 'h', 'd', 'c'];
const PACK = ORDER.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** Cards laid, and what each of them stands for. */
export interface Laid {
  readonly cards: readonly string[];
  readonly as: readonly string[];
}

const rank = (face: string) => face.slice(0, 1);
const suit = (face: string) => face.slice(1);
const same = (items: readonly string[]) => new Set(items).size === 1;

function shape(as: readonly string[]): string | null {
  if (as.length === 1) return 'single';
  if (as.every((face) => face === 'JK')) return as.length === 2 ? 'group of 2' : null;
  if (as.includes('JK')) return null;
  if (as.length <= 4 && same(as.map(rank))) return `group of ${as.length}`;
  const places = as.map((face) => ORDER.indexOf(rank(face))).sort((a, b) => a - b);
  const row = places.every((place, i) => i === 0 || place === places[i - 1]! + 1);
  return as.length >= 3 && row && same(as.map(suit)) ? `sequence of ${as.length}` : null;
}

function strength(as: readonly string[], reversed: boolean): number {
  if (as.includes('JK')) return 100;
  const places = as.map((face) => ORDER.indexOf(rank(face)));
  return Math.max(...places.map((place) => (reversed ? -place : place)));
}

export interface Table {
  readonly laid: Laid;
  readonly reversed: boolean;
  readonly lock: readonly string[] | null;
}

function follows(laid: Laid, { laid: top, reversed, lock }: Table): boolean {
  if (shape(laid.as) !== shape(top.as)) return false;
  if (top.as.join() === 'JK' && laid.cards.join() === '3s') return true;
  if (strength(laid.as, reversed) <= strength(top.as, reversed)) return false;
  const naturals = laid.cards.filter((face) => face !== 'JK');
  return lock === null || naturals.every((face) => lock.includes(suit(face)));
}

/** Every way a joker may be meant, for every subset of a hand. */
export function everyPlay(hand: readonly string[], table: Table | null): Laid[] {
  let sets: string[][] = [[]];
  for (const card of hand) sets = [...sets, ...sets.map((set) => [...set, card])];
  return sets
    .filter((cards) => cards.length > 0)
    .flatMap(meanings)
    .filter((laid) => shape(laid.as) !== null && (table === null || follows(laid, table)));
}

function meanings(cards: readonly string[]): Laid[] {
  const jokers = cards.filter((card) => card === 'JK').length;
  if (jokers === cards.length) return [{ cards, as: cards }];
  // A group has any suits; in a sequence no card stands there twice, as it has each rank once.
  let open: string[][] = [[]];
  for (const card of cards) {
    const stands = card === 'JK' ? PACK : [card];
    open = open.flatMap((as) => stands.map((face) => [...as, face]));
  }
  return open.map((as) => ({ cards, as }));
}

/** What tells one play from another: the cards, and for sequences which ranks they are. */
export function told({ cards, as }: Laid): string {
  const [kind] = shape(as)!.split(' ');
  const places = as.map((face) => ORDER.indexOf(rank(face)));
  return `${kind} ${[...cards].sort().join(' ')} ${Math.min(...places)}`;
}

/** daifugo 18. */
export function value(hand: readonly string[], revolutions: number): number {
  const points: Record<string, number> = { T: 10, J: 10, Q: 10, K: 10, A: 10, '2': 10 };
  const inForce = revolutions % 2 === 1;
  let total = 0;
  for (const card of hand) total += card === 'JK' ? 10 : (points[rank(card)] ?? Number(rank(card)));
  for (const card of hand) {
    if (card === 'JK') total *= 5;
    else if ('68TJ'.includes(rank(card))) total *= 2;
    else if (card === '3s') total *= 2;
    else if (rank(card) === (inForce ? '3' : '2')) total *= 2;
  }
  return inForce ? total * 5 * revolutions : total;
}
