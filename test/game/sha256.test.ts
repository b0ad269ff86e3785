/** Hashes are those of Node, whatever is hashed. */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, hmac, hmacKey, sha256, toHex } from '../../src/game/sha256.ts';

test('SHA-256 of messages of every length up to three blocks', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC-SHA-256 of any text with any key', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.uint8Array({ maxLength: 100 }),
      (text, key) => {
        const expected = createHmac('sha256', key).update(text, 'utf8').digest('hex');
        expect(toHex(bytesOf(hmac(hmacKey(key), text)))).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('one key hashes many texts, the same text always alike', () => {
  const key = hmacKey(new Uint8Array(32));
  const first = hmac(key, 'first');
  hmac(key, 'second, and longer than a block of sixty-four bytes, so that it takes another one');
  expect(hmac(key, 'first')).toEqual(first);
});
