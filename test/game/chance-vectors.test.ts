/** The test vectors of `src/game/CHANCE.md` are what the recipe on that page, and the code, compute. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceFrom, commitment, tableKey } from '../../src/game/chance.ts';
import type { Draw } from '../../src/game/chance-log.ts';
import { verifyChance } from '../../src/proof/page/independent.ts';

const PAGE = readFileSync(new URL('../../src/game/CHANCE.md', import.meta.url), 'utf8');
const vectors = JSON.parse(PAGE.match(/```json\n([\s\S]*?)```/)![1]!) as {
  seed: string;
  salts: string[];
  commitment: string;
  key: string;
  draws: Draw[];
};
const { seed, salts, draws } = vectors;

test('the code computes them', () => {
  expect(commitment(seed)).toBe(vectors.commitment);
  expect(tableKey(seed, salts)).toBe(vectors.key);
  const chance = chanceFrom({ seed, salts, scopes: [] });
  expect(draws.length).toBeGreaterThan(4);
  for (const drawn of draws) {
    const { purpose } = drawn;
    if (drawn.draw === 'below') expect(chance.below(purpose, drawn.n)).toBe(drawn.result);
    else if (drawn.draw === 'many')
      expect(chance.many(purpose, drawn.n, drawn.result.length)).toEqual(drawn.result);
    else expect(chance.shuffle(purpose, drawn.items)).toEqual(drawn.result);
  }
});

test('so does the second implementation, which shares no code with it', async () => {
  const file = { ...vectors, seats: salts.map((salt) => ({ salt })), hands: [{ draws, actions: [] }] };
  expect(await verifyChance(file)).toEqual({
    commitment: true,
    key: true,
    draws: true,
    drawCount: draws.length,
  });
  const forged = { ...file, key: file.key.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
  expect(await verifyChance(forged)).toMatchObject({ commitment: true, key: false, draws: true });
  const otherSalt = { ...file, seats: [{ salt: '1' }] };
  expect(await verifyChance(otherSalt)).toMatchObject({ commitment: true, key: false, draws: false });
});
