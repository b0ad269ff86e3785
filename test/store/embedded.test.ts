/** A bot on SQLite loads nothing of PostgreSQL's. */
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../../src/build/bundle.ts';

const OF_POSTGRESQL = /^pg$|adapter-pg|postgresql/;

it('PostgreSQL’s packages and client are behind a dynamic import', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: 'src/main.ts' },
    outdir: 'unwritten',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const loaded = new Set<string>();
  const packages = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind, external } of metafile.outputs[file]!.imports) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(path);
      else load(path);
    }
  };
  load('unwritten/main.js');
  const sources = [...loaded].flatMap((file) => Object.keys(metafile.outputs[file]!.inputs));
  expect(sources).toContain('src/store/sqlite.ts');
  expect(packages).toContain('better-sqlite3');
  expect([...sources, ...packages].filter((name) => OF_POSTGRESQL.test(name))).toEqual([]);
  // All of it is there, in a file of its own.
  const all = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(all).toContain('src/store/postgresql/open.ts');
});
