/** The page that verifies a table file by itself, to be attached to an answer. */
import { readFileSync } from 'node:fs';

/** Its name there; the texts that explain it say it, too. */
export const PAGE = 'verify.html';

const FILE = new URL('../sandbox/verify.html', import.meta.url);

let page: Buffer | null | undefined;

/** Read once; null where an installation has left it out. */
export function verifyPage(): Buffer | null {
  if (page !== undefined) return page;
  try {
    page = readFileSync(FILE);
  } catch {
    page = null;
  }
  return page;
}
