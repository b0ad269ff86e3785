/** Bundles programs of the repository into files that `node` runs without a loader. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages with native code, and those that look for files of their own. */
const EXTERNAL = [
  '@resvg/resvg-js',
  'better-sqlite3',
  'bufferutil',
  'esbuild',
  'harfbuzzjs',
  'pg-native',
  'zlib-sync',
];

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

interface BundleOptions {
  /** By their names, without an extension, the bundles' entry files: paths from the repository's root. */
  readonly entries: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Packages that are not bundled, besides those that cannot be. */
  readonly external?: readonly string[];
  /** Values of constants that the source only declares. */
  readonly define?: Readonly<Record<string, string>>;
}

/** What several bundles share, and what is imported only when it is needed, is in files of its own. */
export async function bundle({ entries, folder, external = [], define = {} }: BundleOptions): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { ...entries },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...EXTERNAL, ...external],
    define: { ...define },
    banner: { js: REQUIRE },
    // The source of a program stays in memory. Names stay as they are, for the log’s stack traces.
    minifyWhitespace: true,
    lineLimit: 120,
    plugins: [keepUrls],
    logLevel: 'error',
  });
}
