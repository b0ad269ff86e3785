/**
 * Global setup: temporary files of the tests are kept in memory where there is room. Every commit to a database waits for the
 * disk, and no test kills the machine, only processes, which lose nothing there either.
 */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 2 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** Workers and the programs that they start inherit the variable, which `os.tmpdir()` reads. */
export default function setup(): (() => void) | undefined {
  if (process.env.TMPDIR || !hasRoom()) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'madoi-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}
