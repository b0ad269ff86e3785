/** Builds the page that verifies a table file: the rules of all games without their words and drawings, in one HTML file. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { LOCALES } from '../../game/words.ts';
import { games } from '../../games/index.ts';
import type { GameNames } from '../page/game-names.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Parts of a game that play nothing. */
const WITHOUT =
  /\/games\/[^/]+\/(?:(?:words|draw)\/.*\.ts|(?:tutorial|scenario|audit|brute-force|moments|pictures|playout)\.ts)$/;
/** zod's messages in other languages. */
const OTHER_LANGUAGES = /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.[cm]?js$/;
/** Anything can be read from it, and it can be called: nobody does but where a game names its emblem. */
const NOTHING = 'const nothing = new Proxy(() => nothing, { get: () => nothing });';

/** A module with the same exports, none of which is anything. */
function emptied(source: string): string {
  const declared = [...source.matchAll(/^export (?:const|let|class|(?:async )?function\*?) (\w+)/gm)];
  const names = declared.map(([, name]) => name);
  return `${NOTHING}\n${names.map((name) => `export const ${name} = nothing;`).join('\n')}`;
}

const withoutWords: Plugin = {
  name: 'without words',
  setup({ onLoad }) {
    onLoad({ filter: WITHOUT }, ({ path }) => ({
      contents: emptied(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
    onLoad({ filter: OTHER_LANGUAGES }, () => ({ contents: 'export {};', loader: 'js' }));
  },
};

/** By game, language and number of seats, what a table is called: all that the page needs of the games' words. */
const gameNames = (): GameNames =>
  Object.fromEntries(
    games.map(({ id, seats: { min, max }, words, nameWith }) => {
      const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
      const namesIn = (locale: (typeof LOCALES)[number]) =>
        Object.fromEntries(counts.map((count) => [count, nameWith?.(count, locale) ?? words[locale].name]));
      return [id, Object.fromEntries(LOCALES.map((locale) => [locale, namesIn(locale)]))];
    }),
  ) as GameNames;

/** The same sources make the same page. */
export async function buildVerifyPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [at('page/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: at('../..'),
    define: { GAME_NAMES: JSON.stringify(gameNames()) },
    alias: { 'node:util': at('page/node-util.ts') },
    plugins: [withoutWords],
  });
  const script = outputFiles[0]!.text.replaceAll('</script', '<\\/script');
  const template = readFileSync(at('page/page.html'), 'utf8');
  return template.replace('/*SCRIPT*/', () => script);
}
