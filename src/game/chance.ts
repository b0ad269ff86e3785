/**
 * Seeded chance. Every outcome is a function of a secret seed and of its purpose, so anybody who has the seed can deal
 * a finished table again, in any programming language:
 *
 *   block(purpose, k) = HMAC-SHA-256(seed, UTF-8(purpose + "#" + k)), k = 0, 1, 2 …
 *   numbers(purpose)  = the blocks' bytes as big-endian 16-bit unsigned integers, sixteen a block
 *   below(purpose, n) = the first number under the largest multiple of n that is at most 65,536, modulo n
 *   shuffle(purpose)  = Fisher–Yates from the last place down: place i is exchanged with a place drawn as by
 *                       below(i + 1), all draws from one run of numbers
 *
 * The same purpose always has the same outcome; another outcome needs another purpose.
 */
import { bytesOf, type HmacKey, hashText, hmac, hmacKey, sha256 as sha256Bytes, toHex } from './sha256.ts';

/** How many different numbers 16 bits make. */
const NUMBERS = 2 ** 16;
const NUMBERS_PER_BLOCK = 16;

export interface Chance {
  /** An integer from 0 to n − 1, each equally likely; n is at most 65,536. */
  below(purpose: string, n: number): number;
  /** `count` independent integers from 0 to n − 1, each equally likely. */
  many(purpose: string, n: number, count: number): number[];
  /** A new array of the same items in random order, each order equally likely. */
  shuffle<T>(purpose: string, items: readonly T[]): T[];
  /** The same chance with `name/` before every purpose. */
  scope(name: string): Chance;
}

/**
 * @param seed any bytes; a table's has 32
 * @returns chance whose draws throw a RangeError for an `n` outside 1 … 65,536
 */
export const seededChance = (seed: Uint8Array): Chance => scopedChance(hmacKey(seed), '');

/** The chance of a key whose purposes all begin with `prefix`. */
function scopedChance(key: HmacKey, prefix: string): Chance {
  return {
    below(purpose, n) {
      return new Draws(key, prefix + purpose).below(n);
    },
    many(purpose, n, count) {
      const draws = new Draws(key, prefix + purpose);
      const drawn: number[] = [];
      for (let i = 0; i < count; i++) drawn.push(draws.below(n));
      return drawn;
    },
    shuffle(purpose, items) {
      return shuffled(items, new Draws(key, prefix + purpose));
    },
    scope(name) {
      return scopedChance(key, `${prefix}${name}/`);
    },
  };
}

/** Draws without bias from the numbers of one purpose, in order. A class, as every draw needs a new one. */
class Draws {
  private readonly key: HmacKey;
  private readonly purpose: string;
  private block: Int32Array;
  private k = 0;
  private taken = 0;

  constructor(key: HmacKey, purpose: string) {
    this.key = key;
    this.purpose = purpose;
    this.block = hmac(key, `${purpose}#0`);
  }

  below(n: number): number {
    if (!(n >= 1 && n <= NUMBERS)) throw new RangeError(`chance cannot draw one of ${n}`);
    const limit = NUMBERS - (NUMBERS % n);
    for (;;) {
      if (this.taken === NUMBERS_PER_BLOCK) {
        this.block = hmac(this.key, `${this.purpose}#${++this.k}`);
        this.taken = 0;
      }
      const number = (this.block[this.taken >> 1]! >>> (this.taken % 2 === 0 ? 16 : 0)) & (NUMBERS - 1);
      this.taken += 1;
      if (number < limit) return number % n;
    }
  }
}

/** Fisher–Yates from the last place down. */
function shuffled<T>(items: readonly T[], draws: { below(n: number): number }): T[] {
  const places = items.slice();
  for (let i = places.length - 1; i > 0; i--) {
    const j = draws.below(i + 1);
    const item = places[i]!;
    places[i] = places[j]!;
    places[j] = item;
  }
  return places;
}

/**
 * A fast source of numbers from 0 up to 1 for playouts: an xorshift that starts from one draw of chance. Nothing may be
 * dealt with it, as its numbers can be predicted from a few of them.
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

/**
 * Chance for playouts, on numbers from one draw: fast, and each draw differs, whatever its purpose. Nothing may be dealt
 * with it.
 */
export function playoutChance(chance: Chance, purpose: string): Chance {
  const random = playoutRandom(chance, purpose);
  const below = (n: number): number => Math.floor(random() * n);
  const drawn: Chance = {
    below: (_, n) => below(n),
    many: (_, n, count) => Array.from({ length: count }, () => below(n)),
    shuffle: (_, items) => shuffled(items, { below }),
    scope: () => drawn,
  };
  return drawn;
}

/** The seed that a text stands for in scenarios and simulations: the SHA-256 of its UTF-8 bytes. */
export const seedFromText = (text: string): Uint8Array => bytesOf(hashText(text));

/** The SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export const sha256 = (text: string): string => toHex(seedFromText(text));

/** The commitment a table shows before its first card: the SHA-256 of the seed, in hexadecimal. */
export const commitment = (seed: string): string => toHex(sha256Bytes(fromHex(seed)));

/**
 * A table's chance: its seed mixed with the players' salts, which the host cannot choose.
 * @param seed 64 hexadecimal digits
 * @param salt one salt for each player, in the order in which they sat down
 */
export const tableChance = (seed: string, salt: readonly string[]): Chance =>
  seededChance(keyBytes(seed, salt));

/** The key of all draws at a table, in hexadecimal. @see tableChance */
export const tableKey = (seed: string, salt: readonly string[]): string => toHex(keyBytes(seed, salt));

const keyBytes = (seed: string, salt: readonly string[]): Uint8Array =>
  bytesOf(hmac(hmacKey(fromHex(seed)), `salt:${salt.join(',')}`));

/** A table's chance as plain data. */
export interface ChanceData {
  readonly seed: string;
  readonly salts: readonly string[];
  /** The outermost scope first. */
  readonly scopes: readonly string[];
}

export const chanceFrom = ({ seed, salts, scopes }: ChanceData): Chance =>
  scopes.reduce((chance, name) => chance.scope(name), tableChance(seed, salts));

/** @throws {Error} unless the seed has 64 hexadecimal digits */
function fromHex(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 hexadecimal digits');
  return Uint8Array.from({ length: seed.length / 2 }, (_, i) =>
    Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16),
  );
}
