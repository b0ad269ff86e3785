/** Global setup: a folder for the bundled programs of one run. It is inside the repository, so that packages are found from it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    programsFolder: string;
  }
}

export default function makeFolder({ provide }: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'programs-'));
  provide('programsFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
