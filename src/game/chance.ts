/**
 * Seeded chance. Every outcome is a function of a secret seed and of what it is for, so a finished table can be
 * dealt again by anybody who has the seed, in any language:
 *
 *   block(purpose, k) = HMAC-SHA-256(seed, UTF-8(purpose + "#" + k)), k = 0, 1, 2 …
 *   numbers(purpose)  = the blocks' bytes as big-endian 32-bit unsigned integers, eight a block
 *   below(purpose, n) = the first number under the largest multiple of n that fits in 32 bits, modulo n
 *   shuffle(purpose)  = Fisher–Yates from the last place down, place i changing with below-style draws of i + 1
 *                       from one run of numbers
 *
 * Asking twice for the same purpose gives the same answer: whoever needs another outcome names another purpose.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Chance {
  /** A whole number from 0 to n − 1, each as likely. */
  below(purpose: string, n: number): number;
  /** `count` whole numbers from 0 to n − 1, each as likely, independent. */
  many(purpose: string, n: number, count: number): number[];
  /** A new array with the same items in random order, each order as likely. */
  shuffle<T>(purpose: string, items: readonly T[]): T[];
  /** The same chance for a part of the whole: its purposes are prefixed with `name/`. */
  scope(name: string): Chance;
}

/** @param seed any bytes; 32 for a table. */
export function seededChance(seed: Uint8Array): Chance {
  const keyed = hmac.create(sha256, seed);
  const block = (purpose: string, k: number) =>
    keyed
      .clone()
      .update(utf8ToBytes(`${purpose}#${k}`))
      .digest();

  /** Draws without bias from one purpose's numbers, one after another. */
  const drawer = (purpose: string) => {
    let bytes = block(purpose, 0);
    let view = new DataView(bytes.buffer, bytes.byteOffset);
    let k = 0;
    let at = 0;
    return (n: number): number => {
      const limit = 2 ** 32 - (2 ** 32 % n);
      for (;;) {
        if (at === bytes.length) {
          bytes = block(purpose, ++k);
          view = new DataView(bytes.buffer, bytes.byteOffset);
          at = 0;
        }
        const number = view.getUint32(at);
        at += 4;
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

/** The seed a text stands for, as scenarios and simulations name theirs: the SHA-256 of its UTF-8 bytes. */
export const seedOf = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** What a table shows before its first card: the SHA-256 of the seed, in hexadecimal. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/**
 * A table's chance: its seed, mixed with what players added by sitting down, which the host could not choose.
 * @param seed 64 hexadecimal digits
 * @param salt the players' part, in the order they sat down
 */
export const tableChance = (seed: string, salt: readonly string[]): Chance =>
  seededChance(hmac(sha256, hexToBytes(seed), utf8ToBytes(`salt:${salt.join(',')}`)));
