/** The page that verifies a file by itself: it is current, and its hashes are those of Node. */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildVerifyPage } from '../../src/proof/cli/build-page.ts';
import * as inPage from '../../src/proof/page/node-crypto.ts';

test('is what its sources make: if not, run npm run -s verify-page -- --write', async () => {
  const file = readFileSync(new URL('../../src/sandbox/verify.html', import.meta.url), 'utf8');
  expect(file === (await buildVerifyPage())).toBe(true);
});

test('hashes as Node does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 100 }), (data, key) => {
      const hash = createHash('sha256').update(data).digest('hex');
      expect(inPage.createHash('sha256').update(data).digest('hex')).toBe(hash);
      const hmac = createHmac('sha256', key).update(data).digest('hex');
      expect(inPage.createHmac('sha256', key).update(data).digest('hex')).toBe(hmac);
    }),
    { numRuns: 100 },
  );
});
