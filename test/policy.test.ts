/** The rules that the code keeps: which part may import which, and what games may not touch. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../src/games/index.ts';
import { forbiddenImports, importsOf, isIn, isPackage, matches, ROOT, sources } from './sources.ts';

const PARTS = [
  'game',
  'games',
  'tables',
  'ledger',
  'proof',
  'store',
  'discord',
  'text',
  'sandbox',
  'metrics',
  'pictures',
  'exports',
  'thinking',
];

describe('the import scanner', () => {
  it('finds every form of import', () => {
    const text = `import 'a';\nimport b from 'b';\nimport {\n  c,\n  type d,\n} from "./c.ts";\nimport type { e } from 'e';
export * from 'f';\nexport { g } from 'g';\nconst h = await import('h');\ntype I = import('i').I;\nexport const j = 'j';`;
    expect(importsOf(text).toSorted()).toEqual(['./c.ts', 'a', 'b', 'e', 'f', 'g', 'h', 'i']);
  });

  it('reads every folder', () => {
    for (const folder of ['commands', 'test', ...PARTS.map((part) => `src/${part}`)]) {
      expect(
        sources.some(({ path, imports }) => isIn(path, folder) && imports.length > 0),
        folder,
      ).toBe(true);
    }
  });
});

describe('imports go one way', () => {
  it.each(games)('$id imports only its own folder and src/game', ({ id }) => {
    const own = `src/games/${id}`;
    expect(forbiddenImports([own], (to) => !isPackage(to) && !isIn(to, own, 'src/game'))).toEqual([]);
  });

  it('every folder of src/games is a listed game', () => {
    const folders = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });

  it('src/game imports nothing else of the project; its command-line tools import the list of games', () => {
    const stray = forbiddenImports(['src/game'], (to, { path }) => {
      if (isPackage(to) || isIn(to, 'src/game')) return false;
      return !(isIn(path, 'src/game/cli') && to === 'src/games/index.ts');
    });
    expect(stray).toEqual([]);
  });

  it('games and src/game use no package but zod, and of Node a keyed hash and a deep comparison', () => {
    const stray = forbiddenImports(['src/game', 'src/games'], (to, { path }) => {
      if (!isPackage(to) || to === 'zod') return false;
      if (isIn(path, 'src/game/cli')) return !to.startsWith('node:');
      const allowed = { 'src/game/chance.ts': 'node:crypto', 'src/game/define.ts': 'node:util' };
      return !Object.entries(allowed).some(([file, name]) => file === path && name === to);
    });
    expect(stray).toEqual([]);
  });

  it('the type of a table depends on src/game only', () => {
    expect(forbiddenImports(['src/tables/table.ts'], (to) => !isIn(to, 'src/game'))).toEqual([]);
  });

  it('the store imports the type of a table, and nothing else of tables, ledger, Discord or commands', () => {
    const above = ['src/tables', 'src/ledger', 'src/discord', 'src/sandbox', 'commands'];
    const stray = forbiddenImports(['src/store'], (to) => isIn(to, ...above) && to !== 'src/tables/table.ts');
    expect(stray).toEqual([]);
  });

  it('pictures import nothing but games’ contract and what a chart shows', () => {
    const stray = forbiddenImports(
      ['src/pictures'],
      (to) =>
        !isPackage(to) &&
        !isIn(to, 'src/pictures', 'src/game') &&
        !['src/ledger/chart.ts', 'src/thread-entry.ts'].includes(to),
    );
    expect(stray).toEqual([]);
  });

  it('exports import the formats of the ledger, and of the store what reads without Prisma', () => {
    const reading = ['ledger/export-pages.ts', 'ledger/rows.ts', 'open-reader.ts', 'reader.ts', 'records.ts'];
    const ofPostgresql = ['reader.ts', 'settings.ts', 'types.ts'].map((name) => `postgresql/${name}`);
    const ofStore = [...reading, ...ofPostgresql].map((path) => `src/store/${path}`);
    const formats = ['export-formats.ts', 'postings.ts', 'books.ts'].map((name) => `src/ledger/${name}`);
    const own = ['src/exports', 'src/thread-entry.ts'];
    const below = ['src/game', 'src/tables/table.ts'];
    const stray = forbiddenImports([...own, ...formats, ...ofStore], (to) =>
      isPackage(to) ? to.startsWith('@prisma/') : !isIn(to, ...own, ...formats, ...ofStore, ...below),
    );
    expect(stray).toEqual([]);
  });

  it('proof imports games’ contract, the ledger’s rules, and values of tables and store', () => {
    const allowed = ['src/proof', 'src/game', 'src/ledger', 'src/tables/table.ts'];
    const values = ['src/store/records.ts', 'src/store/finished-tables.ts'];
    const stray = forbiddenImports(['src/proof'], (to, { path }) => {
      const tool =
        isIn(path, 'src/proof/cli', 'src/proof/page') &&
        (to.startsWith('node:') || isIn(to, 'src/games', 'src/text', 'esbuild'));
      return !tool && to !== 'zod' && !isIn(to, ...allowed, ...values);
    });
    expect(stray).toEqual([]);
  });

  it('tables and ledger import neither Discord nor commands', () => {
    const above = ['src/discord', 'src/sandbox', 'commands'];
    expect(forbiddenImports(['src/tables', 'src/ledger'], (to) => isIn(to, ...above))).toEqual([]);
  });

  it('no source imports a test', () => {
    expect(forbiddenImports(['src', 'commands'], (to) => isIn(to, 'test'))).toEqual([]);
  });

  it('only src/discord, commands and the composition root import discord.js', () => {
    const allowed = ['src/discord', 'commands', 'src/sandbox', 'src/log.ts', 'src/main.ts', 'test'];
    const others = forbiddenImports(['src', 'commands', 'test'], (to, { path }) => {
      return (
        !isIn(path, ...allowed) &&
        (to === 'discord.js' || to.startsWith('@discordjs/') || isIn(to, 'discord.js'))
      );
    });
    expect(others).toEqual([]);
  });

  it('only the store imports Prisma', () => {
    const stray = forbiddenImports(['src', 'commands'], (to, { path }) => {
      return !isIn(path, 'src/store') && (to.startsWith('@prisma/') || isIn(to, 'src/store/client'));
    });
    expect(stray).toEqual([]);
  });
});

describe('the stand-in Discord is a package of its own', () => {
  const manifest = z
    .object({
      name: z.string(),
      exports: z.record(z.string(), z.string()),
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync(join(ROOT, 'src/sandbox/package.json'), 'utf8')));
  const { name } = manifest;
  const entries = Object.keys(manifest.exports).map((entry) => entry.replace('.', name));
  /** Tests that may import its internals. */
  const ownTests = ['test/sandbox', 'test/browser'];
  const isEntryOf = (to: string): boolean => to === name || to.startsWith(`${name}/`);

  it('has three entries', () => {
    expect(entries).toEqual([`${name}/start`, `${name}/testing`, `${name}/page`]);
  });

  it('imports nothing but its own files, its own dependencies and Node', () => {
    const listed = Object.keys(manifest.dependencies);
    const isOwn = (to: string): boolean =>
      isIn(to, 'src/sandbox') || to.startsWith('node:') || isIn(to, ...listed);
    expect(forbiddenImports(['src/sandbox'], (to) => !isOwn(to))).toEqual([]);
  });

  it('is imported by its entries only', () => {
    const outside = (path: string): boolean => !isIn(path, 'src/sandbox', ...ownTests);
    const everywhere = ['src', 'commands', 'test'];
    expect(forbiddenImports(everywhere, (to, { path }) => outside(path) && isIn(to, 'src/sandbox'))).toEqual(
      [],
    );
    expect(forbiddenImports(everywhere, (to) => isEntryOf(to) && !entries.includes(to))).toEqual([]);
  });

  it('is imported by the bot only where the bot starts the sandbox', () => {
    const isStart = (to: string, path: string): boolean => path === 'src/main.ts' && to === `${name}/start`;
    const stray = forbiddenImports(
      ['src', 'commands'],
      (to, { path }) => isEntryOf(to) && !isStart(to, path),
    );
    expect(stray).toEqual([]);
  });

  it('does not name the bot', () => {
    expect(matches(['src/sandbox'], /madoi/gi)).toEqual([]);
  });

  it('shares its dependencies with its own tests only', () => {
    const root = z
      .object({
        dependencies: z.record(z.string(), z.string()),
        devDependencies: z.record(z.string(), z.string()),
      })
      .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
    const shared = { ...root.dependencies, ...root.devDependencies };
    const lent = Object.keys(manifest.dependencies).filter((dependency) => !(dependency in shared));
    const stray = forbiddenImports(['src', 'commands', 'test'], (to, { path }) => {
      return !isIn(path, 'src/sandbox', ...ownTests) && isIn(to, ...lent);
    });
    expect(lent).toContain('hono');
    expect(stray).toEqual([]);
    for (const [dependency, version] of Object.entries(manifest.dependencies))
      expect(shared[dependency] ?? version, dependency).toBe(version);
  });
});

describe('imports', () => {
  it('form no circle, counting imports of types', () => {
    const importsByPath = new Map(sources.map(({ path, imports }) => [path, imports]));
    const finished = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (trail.includes(path) || finished.has(path)) return;
      for (const imported of importsByPath.get(path) ?? []) visit(imported, [...trail, path]);
      finished.add(path);
    };
    for (const { path } of sources) visit(path, []);
    expect(circles).toEqual([]);
  });
});

describe('a new game is one folder and one line', () => {
  it.each(games)('nothing outside its folder and the list of games names $id', ({ id }) => {
    const rest = ['src/discord', 'src/tables', 'src/ledger', 'src/store', 'src/text', 'src/game', 'commands'];
    // A command's comment shows how it is used.
    expect(matches(rest, new RegExp(`['"\`/-]${id}['"\`/]`, 'g'), ['src/game/cli'])).toEqual([]);
  });
});

describe('randomness, time and the outside world are arguments', () => {
  const impure =
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bsetTimeout\b|\brandom(?:Bytes|Int|UUID)\b|\bgetRandomValues\b|\bfetch\(/g;

  it('games and src/game reach for none of them', () => {
    expect(matches(['src/game', 'src/games'], impure, ['src/game/cli'])).toEqual([]);
  });

  it('games use no function whose last digit differs between engines: a computer’s choice is the same everywhere', () => {
    const inexact = /\bMath\.(?:a?(?:cos|sin|tan)h?|atan2|cbrt|expm?1?|hypot|log(?:10|1p|2)?|pow)\b/g;
    const painted = ['babasuki', 'bluff', 'bukubuku'].map((id) => `src/games/${id}/pictures.ts`);
    expect(matches(['src/game', 'src/games'], inexact, painted)).toEqual([]);
  });

  it('Math.random is used only for the pace of computers', () => {
    expect(matches(['src', 'commands'], /\bMath\.random\b/g, ['src/main.ts'])).toEqual([]);
  });
});

describe('nothing is left out', () => {
  it('no test is skipped or runs alone', () => {
    const focused = /\b(?:it|test|describe)\.(?:only|skip|skipIf|runIf|todo|fails)\b|\bfdescribe\b|\bxit\b/g;
    expect(matches(['test'], focused)).toEqual([]);
  });

  it('no source has a note of something to do later', () => {
    expect(matches(['src', 'commands', 'test'], /\b(?:TO|FIX)(?:DO|ME)\b/g)).toEqual([]);
  });
});
