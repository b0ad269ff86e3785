/** The page that verifies a file by itself is current. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildVerifyPage } from '../../src/proof/cli/build-page.ts';

test('is what its sources make: if not, run npm run -s verify-page -- --write', async () => {
  const file = readFileSync(new URL('../../src/sandbox/verify.html', import.meta.url), 'utf8');
  expect(file === (await buildVerifyPage())).toBe(true);
});
