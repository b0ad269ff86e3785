/**
 * Seeded chance. Every outcome is a function of a secret seed and of what it is for, so a finished table can be
 * dealt again by anybody who has the seed, in any language:
 *
 *   block(purpose, k) = HMAC-SHA-256(seed, UTF-8(purpose + "#" + k)), k = 0, 1, 2 …
 *   numbers(purpose)  = the blocks' bytes as big-endian 16-bit unsigned integers, sixteen a block
 *   below(purpose, n) = the first number under the largest multiple of n that is at most 65,536, modulo n
 *   shuffle(purpose)  = Fisher–Yates from the last place down, place i changing with below-style draws of i + 1
 *                       from one run of numbers
 *
 * Asking twice for the same purpose gives the same answer: whoever needs another outcome names another purpose.
 */
import { createHash, createHmac } from 'node:crypto';

/** How many numbers there are to draw from. */
const NUMBERS = 2 ** 16;

export interface Chance {
  /** A whole number from 0 to n − 1, each as likely; n is at most 65,536. */
  below(purpose: string, n: number): number;
  /** `count` whole numbers from 0 to n − 1, each as likely, independent. */
  many(purpose: string, n: number, count: number): number[];
  /** A new array with the same items in random order, each order as likely. */
  shuffle<T>(purpose: string, items: readonly T[]): T[];
  /** The same chance for a part of the whole: its purposes are prefixed with `name/`. */
  scope(name: string): Chance;
}

/**
 * @param seed any bytes; 32 for a table
 * @returns chance whose draws throw a RangeError for an `n` they cannot draw from
 */
export function seededChance(seed: Uint8Array): Chance {
  const block = (purpose: string, k: number) => hmac(seed, `${purpose}#${k}`);

  /** Draws without bias from one purpose's numbers, one after another. */
  const drawer = (purpose: string) => {
    let bytes = block(purpose, 0);
    let k = 0;
    let at = 0;
    return (n: number): number => {
      if (!(n >= 1 && n <= NUMBERS)) throw new RangeError(`chance cannot draw one of ${n}`);
      const limit = NUMBERS - (NUMBERS % n);
      for (;;) {
        if (at === bytes.length) {
          bytes = block(purpose, ++k);
          at = 0;
        }
        const number = bytes.readUInt16BE(at);
        at += 2;
        if (number < limit) return number % n;
      }
    };
  };

  const scoped = (prefix: string): Chance => ({
    below: (purpose, n) => drawer(prefix + purpose)(n),
    many(purpose, n, count) {
      const draw = drawer(prefix + purpose);
      return Array.from({ length: count }, () => draw(n));
    },
    shuffle(purpose, items) {
      const draw = drawer(prefix + purpose);
      const shuffled = items.slice();
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = draw(i + 1);
        const item = shuffled[i]!;
        shuffled[i] = shuffled[j]!;
        shuffled[j] = item;
      }
      return shuffled;
    },
    scope: (name) => scoped(`${prefix}${name}/`),
  });
  return scoped('');
}

/**
 * Numbers from 0 up to 1, as many as trying things out takes: one draw of chance starts an xorshift. Nothing is dealt by
 * it, as who has seen some of its numbers can work out the rest.
 */
export function playoutRandom(chance: Chance, purpose: string): () => number {
  const [high = 0, low = 0] = chance.many(purpose, NUMBERS, 2);
  let x = (high << 16) | low | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

const hmac = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The seed a text stands for, as scenarios and simulations name theirs: the SHA-256 of its UTF-8 bytes. */
export const seedFromText = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** What a table shows before its first card: the SHA-256 of the seed, in hexadecimal. */
export const commitment = (seed: string): string => createHash('sha256').update(fromHex(seed)).digest('hex');

/**
 * A table's chance: its seed, mixed with what players added by sitting down, which the host could not choose.
 * @param seed 64 hexadecimal digits
 * @param salt the players' part, in the order they sat down
 */
export const tableChance = (seed: string, salt: readonly string[]): Chance =>
  seededChance(hmac(fromHex(seed), `salt:${salt.join(',')}`));

/** @throws where it is no seed */
function fromHex(seed: string): Buffer {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 hexadecimal digits');
  return Buffer.from(seed, 'hex');
}
