/** The project's own source files and their imports, as the policy tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
  /** Paths from the root, or packages. */
  readonly imports: readonly string[];
}

export const sources: readonly Source[] = ['src', 'commands', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    // Prisma's clients are generated.
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/^src\/store\/(?:postgresql-)?client\//.test(path))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, imports: importsOf(text).map((specifier) => resolveImport(path, specifier)) };
    }),
);

export function importsOf(text: string): string[] {
  const statements = text.matchAll(/^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm);
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...calls].map(([, name]) => name!);
}

function resolveImport(path: string, imported: string): string {
  if (!imported.startsWith('.')) return imported;
  return relative(ROOT, resolve(ROOT, path, '..', imported)).replaceAll('\\', '/');
}

export const isIn = (path: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

export const isPackage = (imported: string): boolean => !isIn(imported, 'src', 'commands', 'test', 'prisma');

/** Imports in these folders that are not allowed, as `file → import`. */
export const forbiddenImports = (
  folders: readonly string[],
  isForbidden: (imported: string, source: Source) => boolean,
): string[] =>
  sources
    .filter(({ path }) => isIn(path, ...folders))
    .flatMap((source) =>
      source.imports
        .filter((imported) => isForbidden(imported, source))
        .map((imported) => `${source.path} → ${imported}`),
    );

/** Matches of a pattern in these folders, as `file: text`. */
export const matches = (
  folders: readonly string[],
  pattern: RegExp,
  except: readonly string[] = [],
): string[] =>
  sources
    .filter(({ path }) => isIn(path, ...folders) && !isIn(path, ...except))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));
