/** README.md and the other pages agree with the code. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../commands/index.ts';
import { environment } from '../src/config.ts';
import { LOCALES } from '../src/game/words.ts';
import { games } from '../src/games/index.ts';
import { wordsFor } from '../src/text/catalogue.ts';
import { en } from '../src/text/en.ts';
import { sources } from './sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const contributing = read('.github/CONTRIBUTING.md');
const architecture = read('src/README.md');
const example = read('.env.example');
const manifest = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const packageJson = manifest.parse(JSON.parse(read('package.json')));
/** The root's manifest and every workspace's. */
const manifests = [
  packageJson,
  ...packageJson.workspaces.map((path) => manifest.parse(JSON.parse(read(`${path}/package.json`)))),
];
const gitHub = readdirSync(join(root, '.github'), { recursive: true, encoding: 'utf8' }).map(
  (name) => `.github/${name.replaceAll('\\', '/')}`,
);
const pages = [
  'README.md',
  'src/README.md',
  'src/sandbox/README.md',
  ...games.map(({ id }) => `src/games/${id}/RULES.md`),
  ...gitHub.filter((path) => path.endsWith('.md')),
];
const workflows = gitHub.filter((path) => path.startsWith('.github/workflows/') && path.endsWith('.yml'));

/** A chapter of a page, without its heading. */
function chapter(page: string, title: string): string {
  const [, text] = page.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`there is no chapter '${title}'`);
  return text.split('\n## ')[0]!;
}

const HEADINGS = ['Variable', 'Permission', 'Game', 'Command', 'Library', 'Script'];

/** The rows of a text's tables, without their headings. */
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\s*\| /.test(line))
    .map((line) => line.trim().slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([first]) => !HEADINGS.includes(first!));

const capturesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);
const sorted = (items: Iterable<string>): string[] => [...new Set(items)].sort();
const unticked = (cell: string): string => cell.replaceAll('`', '');

/** Each variable's default as text; a variable without one is not there. */
const defaults = Object.fromEntries(
  Object.entries(environment.parse({})).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  ),
);
const variables = sorted(Object.keys(environment.shape));

describe('the environment', () => {
  test('README.md has every variable with its default, and no other', () => {
    const described = rows(chapter(readme, 'Environment')).map(([name, standard]) => [
      unticked(name!),
      unticked(standard!),
    ]);
    expect(sorted(described.map(([name]) => name!))).toEqual(variables);
    for (const [name, standard] of described)
      expect([name, standard]).toEqual([name, defaults[name!] ?? 'none']);
  });

  test('.env.example has every variable once, commented out, with its default', () => {
    const offered = capturesOf(example, /^# ([A-Z][A-Z_]+=.*)$/gm);
    expect([...offered].sort()).toEqual(variables.map((name) => `${name}=${defaults[name] ?? ''}`));
    expect(capturesOf(example, /^([^#\n].*)$/gm)).toEqual([]);
  });

  test('each variable is described in one table of one page', () => {
    const described = pages.flatMap((page) => rows(read(page)).map(([first]) => unticked(first!)));
    expect(described.filter((name) => variables.includes(name)).sort()).toEqual(variables);
  });

  test('no page or file for hosting names a variable that does not exist', () => {
    const files = [...pages, 'Dockerfile', ...gitHub.filter((path) => path.startsWith('.github/hosting/'))];
    const named = capturesOf(
      files.map((path) => (/\.\w+$|Dockerfile/.test(path) ? read(path) : '')).join('\n'),
      /\b((?:DISCORD|DATABASE|SANDBOX|COMPUTER|LOG|METRICS)_[A-Z_]+)\b/g,
    );
    expect(variables).toEqual(expect.arrayContaining(sorted(named)));
  });
});

describe('the invitation', () => {
  const integers = capturesOf(readme, /[?&]permissions=(\d+)/g);

  test('asks for what the bot says it needs, under the names README.md gives', () => {
    const needed = Object.entries(en.permissions);
    const listed = rows(chapter(readme, 'Put it on your server')).map(([name]) => name!);
    expect(sorted(listed)).toEqual(sorted(needed.map(([, name]) => name)));
    const bits = needed.reduce(
      (sum, [flag]) => sum | PermissionFlagsBits[flag as keyof typeof PermissionFlagsBits],
      0n,
    );
    expect(sorted([...integers, ...capturesOf(readme, /Together they are (\d+)/g)])).toEqual([String(bits)]);
  });

  test.each(LOCALES)('names every permission in %s', (locale) => {
    for (const name of Object.values(wordsFor(locale).permissions)) expect(readme).toContain(name);
  });

  test('has the scopes of a bot with slash commands, in every language', () => {
    expect(capturesOf(readme, /[?&]scope=([^&\s]+)/g)).toEqual(
      integers.map(() => 'bot+applications.commands'),
    );
    expect(integers).toHaveLength(LOCALES.length);
  });
});

describe('commands', () => {
  test('README.md has every slash command, and no other', () => {
    const ids = games.map(({ id }) => id);
    const registered = Object.values(commands).flatMap(({ data }) => {
      const { name, options = [] } = data(games);
      const subs = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
      if (subs.length === 0) return [`/${name}`];
      return subs.map((sub) => `/${name} ${ids.includes(sub.name) ? '<game>' : sub.name}`);
    });
    expect(sorted(rows(chapter(readme, 'Commands')).map(([name]) => unticked(name!)))).toEqual(
      sorted(registered),
    );
  });

  test('README.md has every game with its seats', () => {
    const described = rows(chapter(readme, 'Games')).map(([, id, seats]) => `${unticked(id!)} ${seats}`);
    const played = games.map(({ id, seats: { min, max } }) => `${id} ${min === max ? min : `${min}–${max}`}`);
    expect(sorted(described)).toEqual(sorted(played));
  });

  test('every npm script that a page, workflow or editor names is in package.json', () => {
    const files = [...pages, ...workflows, '.ci/run', 'Dockerfile', '.vscode/launch.json'];
    const text = files.map(read).join('\n');
    const named = sorted([
      ...capturesOf(text, /\bnpm (start|test)\b/g),
      ...capturesOf(text, /\bnpm run (?:-s )?([a-z][\w:-]*)/g),
    ]);
    expect(named).toContain('simulate');
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(named));
  });

  test('CONTRIBUTING.md describes every npm script once', () => {
    const described = rows(chapter(contributing, 'Scripts')).map(([command]) =>
      command!.replace(/^`npm (?:run )?(?:-s )?([\w:-]+).*`$/, '$1'),
    );
    expect([...described].sort()).toEqual(Object.keys(packageJson.scripts).sort());
  });

  test('`npm run dev` restarts on changes of what is imported, with the inspector on', () => {
    const { dev, start } = packageJson.scripts;
    // Folders are not watched: a write to the database is no change of the code.
    expect(start).toBe('node --max-semi-space-size=64 src/start.mjs');
    expect(dev).toBe('node src/setup.mjs && node --watch --inspect --import tsx src/main.ts');
  });

  test('the editor starts files that exist', () => {
    const started = capturesOf(read('.vscode/launch.json'), /\$\{workspaceFolder\}\/([\w./-]+)/g);
    expect(started).toContain('src/main.ts');
    expect(started.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the architecture, as the page describes it', () => {
  /** Paths of the tree in src/README.md; a folder ends in `/`. */
  const laidOut = (): string[] => {
    const [, tree] = chapter(architecture, 'Architecture').split('```');
    let folder = '';
    return capturesOf(tree!, /^( *\S+)/gm).map((entry) => {
      const name = entry.trim();
      if (entry.startsWith(' ')) return folder + name;
      folder = name;
      return name;
    });
  };
  const ignored = [...read('.gitignore').split('\n'), '.git/'];
  const foldersIn = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${path}${name}/`)
      .filter((name) => !ignored.includes(name));

  test('is laid out as src/README.md draws it', () => {
    const listed = laidOut();
    expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    // An editor may have a hidden folder of its own here.
    const folders = [...foldersIn('').filter((name) => !name.startsWith('.')), ...foldersIn('src/')];
    expect(listed).toEqual(expect.arrayContaining(folders));
  });

  test('stands on what *Built on* names: every package, and no other', () => {
    const named = rows(chapter(architecture, 'Built on')).flatMap(([names]) =>
      capturesOf(names!.toLowerCase(), /(?:`|\[)([a-z@][\w@/.-]*)(?:`|\])/g),
    );
    const known: Readonly<Record<string, string>> = { prisma: '@prisma/client', biome: '@biomejs/biome' };
    const packages = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );
    expect(packages).toEqual(expect.arrayContaining(named.map((name) => known[name] ?? name)));
    const spoken = new Set([...named, ...named.map((name) => known[name] ?? name)]);
    expect(packages.filter((name) => !spoken.has(name) && !name.startsWith('@types/'))).toEqual([]);
  });

  test('the README of the stand-in Discord has its entries and its files', () => {
    const folder = 'src/sandbox';
    const page = read(`${folder}/README.md`);
    const { name, exports } = z
      .object({ name: z.string(), exports: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read(`${folder}/package.json`)));
    const entries = capturesOf(page, /^\*\*`([^`]+)`\*\*/gm);
    expect(sorted(entries)).toEqual(sorted(Object.keys(exports).map((entry) => entry.replace('.', name))));
    const [, tree] = page.split('\n## Layout\n\n```\n');
    const listed = capturesOf(tree!.split('```')[0]!, /^(\S+)/gm);
    expect(listed.filter((path) => !existsSync(join(root, folder, path)))).toEqual([]);
    expect(listed).toEqual(
      expect.arrayContaining(foldersIn(`${folder}/`).map((path) => path.slice(folder.length + 1))),
    );
  });

  test('the image leaves the workspaces out', () => {
    const ignoredByDocker = read('.dockerignore').split('\n');
    expect(ignoredByDocker).toEqual(expect.arrayContaining(packageJson.workspaces));
    expect(read('Dockerfile')).toContain('NPM_CONFIG_WORKSPACES=false');
  });

  test('every link and picture leads to a file or a heading', () => {
    const anchor = (heading: string): string =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-');
    const broken = pages.flatMap((page) => {
      const text = read(page);
      const links = [
        ...capturesOf(text, /\]\((?!https?:)([^)]+)\)/g),
        ...capturesOf(text, /<img src="(?!https?:)([^"]+)"/g),
      ];
      return links
        .filter((link) => {
          const [path, heading] = link.split('#');
          const file = path === '' ? page : join(dirname(page), path!);
          if (!existsSync(join(root, file))) return true;
          return (
            heading !== undefined &&
            !capturesOf(read(file), /^#+ (.+)$/gm)
              .map(anchor)
              .includes(heading)
          );
        })
        .map((link) => `${page}: ${link}`);
    });
    expect(broken).toEqual([]);
  });

  test('pictures are small enough to load at once', () => {
    const pictures = gitHub.filter((path) => path.endsWith('.png'));
    expect(pictures.length).toBeGreaterThan(0);
    for (const path of pictures) expect(statSync(join(root, path)).size, path).toBeLessThan(300_000);
  });
});

test('the table of marks has every mark of the shared texts', () => {
  const mark = /(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/gu;
  const [, table = ''] = /### Marks([\s\S]*?)\n## /.exec(architecture) ?? [];
  const listed = new Set(table.match(mark));
  const texts = sources.filter(({ path }) => path.startsWith('src/text/'));
  const used = texts.flatMap(({ text }) => text.match(mark) ?? []);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((each) => !listed.has(each))).toEqual([]);
});
