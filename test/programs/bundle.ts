/** Bundles a program of the repository: a process that runs the bundle starts several times faster than with tsx. */
import { existsSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { inject } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages with native code, and one that the bot imports only where it has no token. */
const EXTERNAL = ['better-sqlite3', '@resvg/resvg-js', 'stand-in-discord', 'zlib-sync'];

/** CommonJS packages inside an ES module need a `require`. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** Modules go on finding files beside their source. */
const keepUrls: Plugin = {
  name: 'keep-urls',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](?:src|commands)[/\\].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const url = JSON.stringify(pathToFileURL(path).href);
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', url) };
    });
  },
};

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a program, once per run of the tests.
 * @param entry path from the repository's root
 * @returns the path of a file for `node`
 */
export function bundle(entry: string): Promise<string> {
  const started = bundles.get(entry) ?? write(entry);
  bundles.set(entry, started);
  return started;
}

async function write(entry: string): Promise<string> {
  const outfile = join(inject('programsFolder'), `${basename(entry, '.ts')}.mjs`);
  if (existsSync(outfile)) return outfile;
  // Another worker may be bundling the same program.
  const unfinished = `${outfile}.${process.pid}`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    plugins: [keepUrls],
    logLevel: 'error',
  });
  renameSync(unfinished, outfile);
  return outfile;
}
