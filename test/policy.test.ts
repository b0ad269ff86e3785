/** What the house keeps to: who may import whom, what games may not touch, and words that Discord takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../src/game/words.ts';
import { games } from '../src/games/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
  /** What it imports: a path from the root, or a package. */
  readonly imports: readonly string[];
}

const sources: readonly Source[] = ['src', 'commands', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    // Prisma's client is generated.
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('src/store/client/'))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, imports: importsOf(text).map((of) => from(path, of)) };
    }),
);

function importsOf(text: string): string[] {
  const statements = text.matchAll(/^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm);
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...calls].map(([, name]) => name!);
}

function from(path: string, imported: string): string {
  if (!imported.startsWith('.')) return imported;
  return relative(ROOT, resolve(ROOT, path, '..', imported)).replaceAll('\\', '/');
}

const isIn = (path: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isPackage = (imported: string): boolean => !isIn(imported, 'src', 'commands', 'test', 'prisma');

/** Imports that should not be, as `file → import`. */
const strays = (of: readonly string[], isStray: (imported: string, source: Source) => boolean): string[] =>
  sources
    .filter(({ path }) => isIn(path, ...of))
    .flatMap((source) =>
      source.imports
        .filter((imported) => isStray(imported, source))
        .map((imported) => `${source.path} → ${imported}`),
    );

/** Places where something is written that should not be, as `file: text`. */
const traces = (of: readonly string[], pattern: RegExp, but: readonly string[] = []): string[] =>
  sources
    .filter(({ path }) => isIn(path, ...of) && !isIn(path, ...but))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

const PARTS = ['game', 'games', 'tables', 'ledger', 'store', 'discord', 'text', 'sandbox'];

describe('imports are read', () => {
  it('in every form', () => {
    const text = `import 'a';\nimport b from 'b';\nimport {\n  c,\n  type d,\n} from "./c.ts";\nimport type { e } from 'e';
export * from 'f';\nexport { g } from 'g';\nconst h = await import('h');\ntype I = import('i').I;\nexport const j = 'j';`;
    expect(importsOf(text).toSorted()).toEqual(['./c.ts', 'a', 'b', 'e', 'f', 'g', 'h', 'i']);
  });

  it('from every part of the house', () => {
    for (const folder of ['commands', 'test', ...PARTS.map((part) => `src/${part}`)]) {
      expect(
        sources.some(({ path, imports }) => isIn(path, folder) && imports.length > 0),
        folder,
      ).toBe(true);
    }
  });
});

describe('imports go one way', () => {
  it.each(games)('$id knows what games share, and its own folder', ({ id }) => {
    const own = `src/games/${id}`;
    expect(strays([own], (to) => !isPackage(to) && !isIn(to, own, 'src/game'))).toEqual([]);
  });

  it('a game’s folder is a game that is listed', () => {
    const folders = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true });
    const names = folders.filter((of) => of.isDirectory()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });

  it('what games share knows nothing of the rest; its commands know the list of games', () => {
    const stray = strays(['src/game'], (to, { path }) => {
      if (isPackage(to) || isIn(to, 'src/game')) return false;
      return !(isIn(path, 'src/game/cli') && to === 'src/games/index.ts');
    });
    expect(stray).toEqual([]);
  });

  it('the games and what they share stand on zod alone; chance on a keyed hash', () => {
    const stray = strays(['src/game', 'src/games'], (to, { path }) => {
      if (!isPackage(to) || to === 'zod') return false;
      if (isIn(path, 'src/game/cli')) return !to.startsWith('node:');
      return !(path === 'src/game/chance.ts' && to === 'node:crypto');
    });
    expect(stray).toEqual([]);
  });

  it('what a table is depends on what games share alone', () => {
    expect(strays(['src/tables/table.ts'], (to) => !isIn(to, 'src/game'))).toEqual([]);
  });

  it('the store knows what a table is, and neither what happens to tables, nor Discord, nor the sandbox', () => {
    const above = ['src/tables', 'src/ledger', 'src/discord', 'src/sandbox', 'commands'];
    const stray = strays(['src/store'], (to) => isIn(to, ...above) && to !== 'src/tables/table.ts');
    expect(stray).toEqual([]);
  });

  it('tables and ledger know neither Discord nor the sandbox', () => {
    const above = ['src/discord', 'src/sandbox', 'commands'];
    expect(strays(['src/tables', 'src/ledger'], (to) => isIn(to, ...above))).toEqual([]);
  });

  it('nothing in the house knows its tests', () => {
    expect(strays(['src', 'commands'], (to) => isIn(to, 'test'))).toEqual([]);
  });

  it('only who speaks with Discord knows its libraries', () => {
    const speaks = ['src/discord', 'commands', 'src/sandbox', 'src/log.ts', 'src/main.ts', 'test'];
    const others = strays(['src', 'commands', 'test'], (to, { path }) => {
      return (
        !isIn(path, ...speaks) &&
        (to === 'discord.js' || to.startsWith('@discordjs/') || isIn(to, 'discord.js'))
      );
    });
    expect(others).toEqual([]);
  });

  it('only the store knows Prisma', () => {
    const stray = strays(['src', 'commands'], (to, { path }) => {
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
  /** Tests of its internals. */
  const ownTests = ['test/sandbox', 'test/browser'];
  const isEntryOf = (to: string): boolean => to === name || to.startsWith(`${name}/`);

  it('has three entries', () => {
    expect(entries).toEqual([`${name}/start`, `${name}/testing`, `${name}/page`]);
  });

  it('imports nothing but its own files, its own dependencies and Node', () => {
    const listed = Object.keys(manifest.dependencies);
    const isOwn = (to: string): boolean =>
      isIn(to, 'src/sandbox') || to.startsWith('node:') || isIn(to, ...listed);
    expect(strays(['src/sandbox'], (to) => !isOwn(to))).toEqual([]);
  });

  it('is imported by its entries alone', () => {
    const outside = (path: string): boolean => !isIn(path, 'src/sandbox', ...ownTests);
    const everywhere = ['src', 'commands', 'test'];
    expect(strays(everywhere, (to, { path }) => outside(path) && isIn(to, 'src/sandbox'))).toEqual([]);
    expect(strays(everywhere, (to) => isEntryOf(to) && !entries.includes(to))).toEqual([]);
  });

  it('is known to the bot only where it starts the sandbox', () => {
    const isStart = (to: string, path: string): boolean => path === 'src/main.ts' && to === `${name}/start`;
    const stray = strays(['src', 'commands'], (to, { path }) => isEntryOf(to) && !isStart(to, path));
    expect(stray).toEqual([]);
  });

  it('does not name the bot', () => {
    expect(traces(['src/sandbox'], /madoi/gi)).toEqual([]);
  });

  it('lends its dependencies to its own tests alone', () => {
    const root = z
      .object({
        dependencies: z.record(z.string(), z.string()),
        devDependencies: z.record(z.string(), z.string()),
      })
      .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
    const shared = { ...root.dependencies, ...root.devDependencies };
    const lent = Object.keys(manifest.dependencies).filter((dependency) => !(dependency in shared));
    const stray = strays(['src', 'commands', 'test'], (to, { path }) => {
      return !isIn(path, 'src/sandbox', ...ownTests) && isIn(to, ...lent);
    });
    expect(lent).toContain('hono');
    expect(stray).toEqual([]);
    for (const [dependency, version] of Object.entries(manifest.dependencies))
      expect(shared[dependency] ?? version, dependency).toBe(version);
  });
});

describe('imports make no circle', () => {
  it('not even one of types alone', () => {
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

describe('a sixth game is a folder and a line', () => {
  it.each(games)('nothing outside its folder and the list of games names $id', ({ id }) => {
    const rest = ['src/discord', 'src/tables', 'src/ledger', 'src/store', 'src/text', 'src/game', 'commands'];
    // A command's comment shows how it is used.
    expect(traces(rest, new RegExp(id, 'g'), ['src/game/cli'])).toEqual([]);
  });
});

describe('games have no chance, clock or world of their own', () => {
  const impure =
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bsetTimeout\b|\brandom(?:Bytes|Int|UUID)\b|\bgetRandomValues\b|\bfetch\(/g;

  it('neither do what they share', () => {
    expect(traces(['src/game', 'src/games'], impure, ['src/game/cli'])).toEqual([]);
  });

  it('nor does anything else draw from Math.random, but for how long computers seem to think', () => {
    expect(traces(['src', 'commands'], /\bMath\.random\b/g, ['src/main.ts'])).toEqual([]);
  });
});

describe('the tests are all run', () => {
  it('none is left out, or alone', () => {
    const left = /\b(?:it|test|describe)\.(?:only|skip|todo|fails)\b|\bfdescribe\b|\bxit\b/g;
    expect(traces(['test'], left)).toEqual([]);
  });

  it('nothing is left to be done', () => {
    expect(traces(['src', 'commands', 'test'], /\b(?:TO|FIX)(?:DO|ME)\b/g)).toEqual([]);
  });
});

/** Discord's own, of a command's and an option's name. */
const NAME = /^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const ABOUT = 100;
const CHOICES = 25;

describe.each(games)('the words of $id', (game) => {
  it('have an id that is a subcommand', () => {
    expect(game.id).toMatch(NAME);
    expect(game.id).toBe(game.id.toLowerCase());
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const words = game.words[locale];
    const options = Object.keys(game.options.shape);

    it('name the game, and say what it is in a sentence', () => {
      expect(words.name).not.toBe('');
      expect(words.description.length).toBeGreaterThan(0);
      expect(words.description.length).toBeLessThanOrEqual(ABOUT);
    });

    it('are there for every option, and for no other', () => {
      expect(Object.keys(words.options).toSorted()).toEqual(options.toSorted());
    });

    it('name options as Discord takes names, each its own', () => {
      const names = options.map((option) => words.options[option]!.name);
      for (const name of names) {
        expect(name).toMatch(NAME);
        expect(name).toBe(name.toLowerCase());
      }
      expect(new Set(names).size).toBe(names.length);
    });

    it('describe options in at most 100 characters', () => {
      for (const option of options) {
        const { description } = words.options[option]!;
        expect(description.length).toBeGreaterThan(0);
        expect(description.length).toBeLessThanOrEqual(ABOUT);
      }
    });

    it('have a word for every value of an option that is one of several', () => {
      for (const option of options) {
        const { values = {} } = words.options[option]!;
        const known = Object.keys(values);
        expect(known.toSorted()).toEqual(valuesOf(game.options.shape[option]!).toSorted());
        expect(known.length).toBeLessThanOrEqual(CHOICES);
        const said = Object.values(values);
        expect(new Set(said).size).toBe(said.length);
        for (const value of said) {
          expect(value.length).toBeGreaterThan(0);
          expect(value.length).toBeLessThanOrEqual(ABOUT);
        }
      }
    });

    it('tell the rules, the first page in short', () => {
      expect(words.rules.length).toBeGreaterThan(0);
      for (const { title, body } of words.rules) {
        expect(title).not.toBe('');
        expect(body).not.toBe('');
        // Discord shows 4000 characters in all.
        expect(title.length + body.length).toBeLessThan(3800);
      }
      expect(words.rules[0]!.body.length).toBeLessThan(1200);
    });
  });

  it('have as many pages of rules in every language', () => {
    expect(new Set(LOCALES.map((locale) => game.words[locale].rules.length)).size).toBe(1);
  });
});

/** The values of an option that is one of several; none for any other. */
function valuesOf(option: z.ZodType): string[] {
  const { enum: values = [] } = z
    .object({ enum: z.array(z.string()).optional() })
    .parse(z.toJSONSchema(option, { io: 'input' }));
  return values;
}
