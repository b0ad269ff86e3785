/** Seeded chance, against Node's own HMAC by what `src/game/chance.ts` says of itself. */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, seededChance, seedFromText, tableChance } from '../../src/game/chance.ts';

/** The documented scheme, written anew. */
function* numbers(seed: Uint8Array, purpose: string): Generator<number> {
  for (let k = 0; ; k++) {
    const block = createHmac('sha256', seed).update(`${purpose}#${k}`, 'utf8').digest();
    for (let at = 0; at < block.length; at += 2) yield block.readUInt16BE(at);
  }
}

function draw(from: Generator<number>, n: number): number {
  const limit = Math.floor(2 ** 16 / n) * n;
  for (;;) {
    const number: number = from.next().value;
    if (number < limit) return number % n;
  }
}

function shuffled<T>(seed: Uint8Array, purpose: string, items: readonly T[]): T[] {
  const from = numbers(seed, purpose);
  const order = [...items];
  for (let place = order.length - 1; place > 0; place--) {
    const other = draw(from, place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const purpose = fc.string({ unit: 'grapheme' });
const n = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 2 ** 16 }));

describe('the documented scheme', () => {
  it('below is the first number under the largest multiple of n, modulo n', () => {
    fc.assert(
      fc.property(seed, purpose, n, (key, what, below) => {
        expect(seededChance(key).below(what, below)).toBe(draw(numbers(key, what), below));
      }),
    );
  });

  it('many are one run of numbers', () => {
    fc.assert(
      fc.property(seed, purpose, n, fc.nat(40), (key, what, below, count) => {
        const from = numbers(key, what);
        const expected = Array.from({ length: count }, () => draw(from, below));
        expect(seededChance(key).many(what, below, count)).toEqual(expected);
      }),
    );
  });

  it('shuffle is Fisher–Yates from the last place down', () => {
    fc.assert(
      fc.property(seed, purpose, fc.array(fc.nat(), { maxLength: 120 }), (key, what, items) => {
        expect(seededChance(key).shuffle(what, items)).toEqual(shuffled(key, what, items));
      }),
    );
  });

  it('is the same everywhere: one outcome, written down', () => {
    const chance = seededChance(seedFromText('madoi'));
    expect(chance.many('dice', 6, 12).join('')).toBe('412305254323');
    expect(chance.shuffle('cards', [...'3456789']).join('')).toBe('7458693');
  });
});

describe('bias', () => {
  /** How far counts are from equal, which for fair ones is about the number of them less one. */
  const chiSquare = (counts: readonly number[]): number => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  };
  /** Fair counts of so many kinds stay below this but for once in many thousand seeds. */
  const bound = (kinds: number) => kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1));

  it.each([2, 3, 6, 7, 54, 108])('below %i is uniform', (kinds) => {
    const counts = Array.from({ length: kinds }, () => 0);
    for (const drawn of seededChance(seedFromText('uniform')).many(`below ${kinds}`, kinds, 400 * kinds))
      counts[drawn]!++;
    expect(chiSquare(counts)).toBeLessThan(bound(kinds));
  });

  it('shuffle has all orders of four as often', () => {
    const chance = seededChance(seedFromText('orders'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 200; i++) {
      const order = chance.shuffle(`${i}`, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(24));
  });

  it('shuffle brings each of 108 cards to the top as often', () => {
    const chance = seededChance(seedFromText('tops'));
    const pack = Array.from({ length: 108 }, (_, card) => card);
    const counts = pack.map(() => 0);
    for (let i = 0; i < 2000; i++) counts[chance.shuffle(`${i}`, pack)[0]!]!++;
    expect(chiSquare(counts)).toBeLessThan(bound(108));
  });

  it('there is none by the modulus: numbers above the largest multiple are drawn again', () => {
    // A quarter of the numbers is above this multiple; taken modulo, they would make half of the outcomes low ones.
    const most = 3 * 2 ** 14;
    const drawn = seededChance(seedFromText('modulus')).many('large', most, 3000);
    const low = drawn.filter((number) => number < 2 ** 14).length;
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1100);
    expect(Math.max(...drawn)).toBeLessThan(most);
  });

  it.each([0, -1, Number.NaN, 2 ** 16 + 1])('of %s outcomes there is none to draw', (outcomes) => {
    expect(() => seededChance(seedFromText('none')).below('none', outcomes)).toThrow(RangeError);
  });

  it('keeps every item, and leaves the given order as it was', () => {
    fc.assert(
      fc.property(purpose, fc.array(fc.nat()), (what, items) => {
        const given = Object.freeze([...items]);
        expect(seededChance(seedFromText('keep')).shuffle(what, given).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('purposes', () => {
  const chance = seededChance(seedFromText('purposes'));

  it('asked again give the same', () => {
    expect(chance.below('cut', 100)).toBe(chance.below('cut', 100));
    expect(chance.shuffle('deal', [1, 2, 3, 4, 5])).toEqual(chance.shuffle('deal', [1, 2, 3, 4, 5]));
    expect(chance.many('dice', 6, 3)).toEqual(chance.many('dice', 6, 5).slice(0, 3));
  });

  it('are independent: any other name, another outcome', () => {
    const outcomes = ['a', 'b', 'a#0', 'a#1', 'a/', '/a', 'A', ' a'].map((of) => chance.below(of, 2 ** 16));
    expect(new Set(outcomes).size).toBe(outcomes.length);
  });

  it('are independent of one another’s draws', () => {
    const before = chance.below('later', 2 ** 16);
    chance.many('meanwhile', 6, 1000);
    expect(chance.below('later', 2 ** 16)).toBe(before);
  });

  it('another seed has other outcomes', () => {
    expect(chance.below('cut', 2 ** 16)).not.toBe(seededChance(seedFromText('others')).below('cut', 2 ** 16));
  });

  it('of a scope are those of the whole with its name before them', () => {
    fc.assert(
      fc.property(purpose, purpose, purpose, (outer, inner, what) => {
        const scoped = chance.scope(outer).scope(inner);
        const name = `${outer}/${inner}/${what}`;
        expect(scoped.below(what, 2 ** 16)).toBe(chance.below(name, 2 ** 16));
        expect(scoped.many(what, 6, 4)).toEqual(chance.many(name, 6, 4));
        expect(scoped.shuffle(what, [1, 2, 3, 4])).toEqual(chance.shuffle(name, [1, 2, 3, 4]));
      }),
    );
  });
});

describe('a table’s seed', () => {
  const hex = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));

  it('is committed to by its SHA-256', () => {
    fc.assert(
      fc.property(hex, (of) => {
        const hash = createHash('sha256').update(Buffer.from(of, 'hex')).digest('hex');
        expect(commitment(of)).toBe(hash);
      }),
    );
  });

  it('is mixed with what each added by sitting down, in order', () => {
    fc.assert(
      fc.property(hex, fc.array(fc.stringMatching(/^[0-9a-z]{1,20}$/)), (of, salt) => {
        const key = createHmac('sha256', Buffer.from(of, 'hex'))
          .update(`salt:${salt.join(',')}`)
          .digest();
        expect(tableChance(of, salt).below('shuffle', 2 ** 16)).toBe(draw(numbers(key, 'shuffle'), 2 ** 16));
      }),
    );
  });

  it('has other outcomes with another who sits down, or in another order', () => {
    const of = 'ab'.repeat(32);
    const outcomes = [[], ['1'], ['1', '2'], ['2', '1'], ['12']].map((salt) =>
      tableChance(of, salt).below('cut', 2 ** 16),
    );
    expect(new Set(outcomes).size).toBe(outcomes.length);
    expect(outcomes).not.toContain(seededChance(Buffer.from(of, 'hex')).below('cut', 2 ** 16));
  });

  it('of a text is the SHA-256 of its UTF-8 bytes', () => {
    const bytes = createHash('sha256').update('団居', 'utf8').digest();
    expect(Buffer.from(seedFromText('団居'))).toEqual(bytes);
  });

  it('that is no hexadecimal is no seed', () => {
    expect(() => commitment('no seed')).toThrow();
    expect(() => tableChance('xyz', [])).toThrow();
  });
});
