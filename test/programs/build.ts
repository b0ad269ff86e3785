/** Bundles a program of the repository into one file that `node` runs without a loader. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

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

/** @param entry path from the repository's root */
export async function buildProgram(entry: string, outfile: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    plugins: [keepUrls],
    logLevel: 'error',
  });
}
