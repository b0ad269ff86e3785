/** Sampling of cards that a seat cannot see. */
import { CARDS, type Card } from '../cards.ts';
import type { Seen } from '../state.ts';
import type { Random } from './playout.ts';

/** All cards but these. */
export function unseenCards(seen: readonly (readonly Card[])[]): readonly Card[] {
  const known = new Set(seen.flat());
  return CARDS.filter((card) => !known.has(card));
}

/** A hand that fits what everybody knows of it. Its unknown cards are taken from the pool. */
export function sampleHand(
  size: number,
  seen: readonly Seen[],
  pool: Card[],
  random: Random,
): readonly Card[] {
  const withoutPlace = seen.flatMap(({ card, at }) => (at === null ? [card] : []));
  const rest = shuffled([...withoutPlace, ...pool.splice(0, size - seen.length)], random);
  return Array.from(
    { length: size },
    (_, position) => seen.find(({ at }) => at === position)?.card ?? rest.pop()!,
  );
}

/** A random position of a hand that is none of these. */
export function randomPosition(size: number, excluded: readonly number[], random: Random): number {
  const positions = [...Array(size).keys()].filter((position) => !excluded.includes(position));
  return positions[Math.floor(random() * positions.length)]!;
}

export function shuffled(cards: readonly Card[], random: Random): Card[] {
  const pool = [...cards];
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = card;
  }
  return pool;
}
