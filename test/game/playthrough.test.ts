/** The golden play-throughs beside the games' tests show what is played now. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../src/game/playthrough.ts';
import { games } from '../../src/games/index.ts';
import { runCommand } from './cli.ts';

function goldenOf(id: string): string {
  const file = fileURLToPath(new URL(`../games/${id}/playthrough.golden.txt`, import.meta.url));
  if (!existsSync(file)) throw new Error('there is none: `npm run -s playthrough -- --write` writes it');
  return readFileSync(file, 'utf8');
}

describe.each(games)('$id', (game) => {
  it('plays as its golden play-through shows (else check, then `npm run playthrough -- --write`)', () => {
    expect(playthrough(game, 'playthrough')).toBe(goldenOf(game.id));
  });

  it('plays differently from another seed', () => {
    expect(playthrough(game, 'another')).not.toBe(goldenOf(game.id));
  });

  it('has a readable golden play-through: every step in turn, to the end', () => {
    const text = goldenOf(game.id);
    expect(text.length).toBeLessThan(400_000);
    const steps = [...text.matchAll(/^== (\d+) · (.*)$/gm)];
    expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, index) => index));
    expect(steps.at(-1)?.[2]).toBe('over');
    expect(text.match(/^> seat \d+: \S+ /gm)).toHaveLength(steps.length - 1);
  });
});

describe('npm run -s playthrough', () => {
  it.concurrent('accepts the golden play-throughs with --check', async () => {
    expect(await runCommand('playthrough', '--check')).toEqual({ exit: 0, lines: [], errors: '' });
  });

  it.concurrent('explains its usage', async () => {
    expect(await runCommand('playthrough')).toMatchObject({
      exit: 2,
      errors: expect.stringContaining('--write|--check'),
    });
  });
});
