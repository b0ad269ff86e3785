/** Seeded chance, compared with a second implementation of the scheme that `src/game/chance.ts` documents. */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, seededChance, seedFromText, tableChance } from '../../src/game/chance.ts';

/** The documented run of numbers of one purpose. */
function* numbers(seed: Uint8Array, purpose: string): Generator<number> {
  for (let k = 0; ; k++) {
    const block = createHmac('sha256', seed).update(`${purpose}#${k}`, 'utf8').digest();
    for (let offset = 0; offset < block.length; offset += 2) yield block.readUInt16BE(offset);
  }
}

function draw(source: Generator<number>, n: number): number {
  const limit = Math.floor(2 ** 16 / n) * n;
  for (;;) {
    const number: number = source.next().value;
    if (number < limit) return number % n;
  }
}

function shuffled<T>(seed: Uint8Array, purpose: string, items: readonly T[]): T[] {
  const source = numbers(seed, purpose);
  const order = [...items];
  for (let place = order.length - 1; place > 0; place--) {
    const other = draw(source, place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const purpose = fc.string({ unit: 'grapheme' });
const n = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 2 ** 16 }));

describe('the documented scheme', () => {
  it('draws the first number under the largest multiple of n, modulo n, for below', () => {
    fc.assert(
      fc.property(seed, purpose, n, (key, name, limit) => {
        expect(seededChance(key).below(name, limit)).toBe(draw(numbers(key, name), limit));
      }),
    );
  });

  it('draws many from one run of numbers', () => {
    fc.assert(
      fc.property(seed, purpose, n, fc.nat(40), (key, name, limit, count) => {
        const source = numbers(key, name);
        const expected = Array.from({ length: count }, () => draw(source, limit));
        expect(seededChance(key).many(name, limit, count)).toEqual(expected);
      }),
    );
  });

  it('shuffles by Fisher–Yates from the last place down', () => {
    fc.assert(
      fc.property(seed, purpose, fc.array(fc.nat(), { maxLength: 120 }), (key, name, items) => {
        expect(seededChance(key).shuffle(name, items)).toEqual(shuffled(key, name, items));
      }),
    );
  });

  it('has the same outcome on every machine', () => {
    const chance = seededChance(seedFromText('madoi'));
    expect(chance.many('dice', 6, 12).join('')).toBe('412305254323');
    expect(chance.shuffle('cards', [...'3456789']).join('')).toBe('7458693');
  });
});

describe('bias', () => {
  /** The chi-square statistic of counts that should be equal. For fair counts it is about their number minus one. */
  const chiSquare = (counts: readonly number[]): number => {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  };
  /** Fair counts of this number of kinds exceed this bound for about one seed in many thousands. */
  const bound = (kinds: number) => kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1));

  it.each([2, 3, 6, 7, 54, 108])('draws uniformly below %i', (kinds) => {
    const counts = Array.from({ length: kinds }, () => 0);
    for (const drawn of seededChance(seedFromText('uniform')).many(`below ${kinds}`, kinds, 400 * kinds))
      counts[drawn]!++;
    expect(chiSquare(counts)).toBeLessThan(bound(kinds));
  });

  it('shuffles four items into every order equally often', () => {
    const chance = seededChance(seedFromText('orders'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 200; i++) {
      const order = chance.shuffle(`${i}`, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(24));
  });

  it('shuffles each of 108 cards to the top equally often', () => {
    const chance = seededChance(seedFromText('tops'));
    const pack = Array.from({ length: 108 }, (_, card) => card);
    const counts = pack.map(() => 0);
    for (let i = 0; i < 2000; i++) counts[chance.shuffle(`${i}`, pack)[0]!]!++;
    expect(chiSquare(counts)).toBeLessThan(bound(108));
  });

  it('is not caused by the modulus, as numbers above the largest multiple are drawn again', () => {
    // A quarter of all numbers is not below this limit; taken modulo, they would make half of the outcomes low.
    const limit = 3 * 2 ** 14;
    const drawn = seededChance(seedFromText('modulus')).many('large', limit, 3000);
    const low = drawn.filter((number) => number < 2 ** 14).length;
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1100);
    expect(Math.max(...drawn)).toBeLessThan(limit);
  });

  it.each([0, -1, Number.NaN, 2 ** 16 + 1])('throws a RangeError for %s outcomes', (outcomes) => {
    expect(() => seededChance(seedFromText('none')).below('none', outcomes)).toThrow(RangeError);
  });

  it('keeps every item of a shuffle, and does not change the given array', () => {
    fc.assert(
      fc.property(purpose, fc.array(fc.nat()), (name, items) => {
        const given = Object.freeze([...items]);
        expect(seededChance(seedFromText('keep')).shuffle(name, given).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('a purpose', () => {
  const chance = seededChance(seedFromText('purposes'));

  it('has the same outcome when asked again', () => {
    expect(chance.below('cut', 100)).toBe(chance.below('cut', 100));
    expect(chance.shuffle('deal', [1, 2, 3, 4, 5])).toEqual(chance.shuffle('deal', [1, 2, 3, 4, 5]));
    expect(chance.many('dice', 6, 3)).toEqual(chance.many('dice', 6, 5).slice(0, 3));
  });

  it('has an outcome of its own', () => {
    const outcomes = ['a', 'b', 'a#0', 'a#1', 'a/', '/a', 'A', ' a'].map((name) =>
      chance.below(name, 2 ** 16),
    );
    expect(new Set(outcomes).size).toBe(outcomes.length);
  });

  it('does not depend on draws for other purposes', () => {
    const before = chance.below('later', 2 ** 16);
    chance.many('meanwhile', 6, 1000);
    expect(chance.below('later', 2 ** 16)).toBe(before);
  });

  it('has another outcome with another seed', () => {
    expect(chance.below('cut', 2 ** 16)).not.toBe(seededChance(seedFromText('others')).below('cut', 2 ** 16));
  });

  it('within a scope has the name of the scope before it', () => {
    fc.assert(
      fc.property(purpose, purpose, purpose, (outer, inner, name) => {
        const scoped = chance.scope(outer).scope(inner);
        const fullName = `${outer}/${inner}/${name}`;
        expect(scoped.below(name, 2 ** 16)).toBe(chance.below(fullName, 2 ** 16));
        expect(scoped.many(name, 6, 4)).toEqual(chance.many(fullName, 6, 4));
        expect(scoped.shuffle(name, [1, 2, 3, 4])).toEqual(chance.shuffle(fullName, [1, 2, 3, 4]));
      }),
    );
  });
});

describe('a table’s seed', () => {
  const hex = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));

  it('has its SHA-256 as its commitment', () => {
    fc.assert(
      fc.property(hex, (tableSeed) => {
        const hash = createHash('sha256').update(Buffer.from(tableSeed, 'hex')).digest('hex');
        expect(commitment(tableSeed)).toBe(hash);
      }),
    );
  });

  it('is mixed with every player’s salt, in order', () => {
    fc.assert(
      fc.property(hex, fc.array(fc.stringMatching(/^[0-9a-z]{1,20}$/)), (tableSeed, salt) => {
        const key = createHmac('sha256', Buffer.from(tableSeed, 'hex'))
          .update(`salt:${salt.join(',')}`)
          .digest();
        expect(tableChance(tableSeed, salt).below('shuffle', 2 ** 16)).toBe(
          draw(numbers(key, 'shuffle'), 2 ** 16),
        );
      }),
    );
  });

  it('has other outcomes with another salt, or in another order', () => {
    const tableSeed = 'ab'.repeat(32);
    const outcomes = [[], ['1'], ['1', '2'], ['2', '1'], ['12']].map((salt) =>
      tableChance(tableSeed, salt).below('cut', 2 ** 16),
    );
    expect(new Set(outcomes).size).toBe(outcomes.length);
    expect(outcomes).not.toContain(seededChance(Buffer.from(tableSeed, 'hex')).below('cut', 2 ** 16));
  });

  it('made from a text is the SHA-256 of its UTF-8 bytes', () => {
    const bytes = createHash('sha256').update('団居', 'utf8').digest();
    expect(Buffer.from(seedFromText('団居'))).toEqual(bytes);
  });

  it('throws unless it is hexadecimal', () => {
    expect(() => commitment('no seed')).toThrow();
    expect(() => tableChance('xyz', [])).toThrow();
  });
});
