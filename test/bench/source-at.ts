/** The source of an earlier commit, for what is measured beside the working tree. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A new folder with the source at a commit, where Node finds the packages and the database client of the working tree. Whoever
 * asked removes it.
 * @param name tells the folders of programs apart
 */
export function sourceAt(commit: string, name: string): string {
  const folder = join(ROOT, `node_modules/.cache/${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'test', 'prisma', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(ROOT, 'src/store/client'), join(folder, 'src/store/client'), { recursive: true });
  return folder;
}
