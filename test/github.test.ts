/** The files in .github that are no pages: hosting, workflows and the changelog fit the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const capturesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);
const packageJson = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);

describe('the changelog', () => {
  const changelog = read('.github/CHANGELOG.md');
  const versions = capturesOf(changelog, /^## \[(.+?)\]/gm);

  test('has what is not released yet on top, then every version with its day, newest first', () => {
    expect(versions[0]).toBe('Unreleased');
    expect(versions[1]).toBe(packageJson.version);
    const days = capturesOf(changelog, /^## \[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2})$/gm);
    expect(days).toHaveLength(versions.length - 1);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('sorts its entries as Keep a Changelog does', () => {
    const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(kinds).toEqual(expect.arrayContaining(capturesOf(changelog, /^### (.+)$/gm)));
  });
});

describe('hosting', () => {
  test('the systemd unit starts Madoi as `npm start` does, again after a pause, and not with a wrong environment', () => {
    const unit = read('.github/hosting/madoi.service');
    expect(capturesOf(unit, /^ExecStart=\/usr\/bin\/(.+)$/gm)).toEqual([packageJson.scripts.start]);
    expect(unit).toMatch(/^Restart=on-failure$/m);
    expect(unit).toMatch(/^RestartSec=30$/m);
    expect(capturesOf(unit, /^RestartPreventExitStatus=(\d+)$/gm)).toEqual(
      capturesOf(read('src/main.ts'), /EXIT_ENVIRONMENT = (\d+);/g),
    );
  });

  test('the image starts the bundle with the same flags', () => {
    const [command = ''] = capturesOf(read('Dockerfile'), /^CMD (\[.+\])$/gm);
    const started = packageJson.scripts.start!.replace('src/start.mjs', '.build/main.mjs');
    expect(JSON.parse(command)).toEqual(started.split(' '));
  });

  test('compose.yaml starts the image with its database in a volume, and leaves the health check to it', () => {
    const compose = read('.github/hosting/compose.yaml');
    const [database] = capturesOf(read('Dockerfile'), /DATABASE_URL=(\S+)/g);
    expect(compose).toContain(`DATABASE_URL: ${database}`);
    expect(compose).toMatch(/^ {4}restart: unless-stopped$/m);
    expect(compose).not.toContain('healthcheck');
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
    for (const path of capturesOf(compose, /^ {4}(?:build|env_file): (\S+)$/gm))
      expect(['', '.env']).toContain(relative(root, join(root, '.github/hosting', path)));
  });
});

describe('workflows', () => {
  test.each(workflows)('%s asks for the least permissions, and for actions by major version', (path) => {
    const text = read(path);
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
    expect(
      capturesOf(text, /uses: (\S+)/g).filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action)),
    ).toEqual([]);
    expect(text).not.toMatch(/\t/);
  });

  test('CI runs .ci/run on every Node that Madoi supports', () => {
    const ci = read('.github/workflows/ci.yml');
    expect(ci).toContain('- run: .ci/run');
    expect(capturesOf(ci, /node: \[(.+)\]/g)).toEqual(["'20.19', '22', '24'"]);
  });
});
