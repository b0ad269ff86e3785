/** The play-throughs kept beside the games' tests say what is played now. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../src/game/playthrough.ts';
import { games } from '../../src/games/index.ts';
import { run } from './cli.ts';

const kept = (id: string): string =>
  readFileSync(fileURLToPath(new URL(`../games/${id}/playthrough.golden.txt`, import.meta.url)), 'utf8');

describe.each(games)('$id', (game) => {
  it('plays as its play-through says (else look, then `npm run playthrough -- --write`)', () => {
    expect(playthrough(game, 'playthrough')).toBe(kept(game.id));
  });

  it('plays otherwise from another seed', () => {
    expect(playthrough(game, 'another')).not.toBe(kept(game.id));
  });

  it('has a play-through that can be read: every step in turn, to the end', () => {
    const text = kept(game.id);
    expect(text.length).toBeLessThan(400_000);
    const steps = [...text.matchAll(/^== (\d+) · (.*)$/gm)];
    expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, i) => i));
    expect(steps.at(-1)?.[2]).toBe('over');
    expect(text.match(/^> seat \d+: \S+ /gm)).toHaveLength(steps.length - 1);
  });
});

describe('npm run -s playthrough', () => {
  it.concurrent('--check is content with what is kept', async () => {
    expect(await run('playthrough', '--check')).toEqual({ exit: 0, lines: [], errors: '' });
  });

  it.concurrent('says how it is used', async () => {
    expect(await run('playthrough')).toMatchObject({
      exit: 2,
      errors: expect.stringContaining('--write|--check'),
    });
  });
});
