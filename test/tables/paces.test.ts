/** The time that a computer takes over a move: by what everybody sees, and nothing else. */
import { describe, expect, it } from 'vitest';
import type { Deliberation } from '../../src/game/deliberation.ts';
import { seqOf } from './fixtures.ts';
import { PACE_MS, setupPlaying } from './service-setup.ts';
import { toy } from './toy-game.ts';

const movesAfter = async (deliberation: Deliberation, ms: number): Promise<number[]> => {
  const { clock, findTable } = await setupPlaying(2, {}, [{ ...toy, deliberation: () => deliberation }]);
  await clock.advance(ms - 1);
  const before = seqOf(await findTable());
  await clock.advance(1);
  return [before, seqOf(await findTable())];
};

describe('a computer', () => {
  it.each([
    ['forced', 0.5],
    ['usual', 1],
    ['close', 1.5],
  ] as const)('takes over a move that is %s %f times its pace', async (deliberation, paces) => {
    expect(await movesAfter(deliberation, paces * PACE_MS)).toEqual([0, 1]);
  });

  it('lets who has something to read read it, though its move is forced', async () => {
    const game = { ...toy, reading: () => [0], deliberation: (): Deliberation => 'forced' };
    const { clock, findTable } = await setupPlaying(2, {}, [game]);
    await clock.advance(5 * PACE_MS - 1);
    expect(seqOf(await findTable())).toBe(0);
    await clock.advance(1);
    expect(seqOf(await findTable())).toBe(1);
  });

  it('takes as long over its only choice as over any other, where only its hand makes it the only one', async () => {
    const only = {
      ...toy,
      choices: (...given: Parameters<typeof toy.choices>) => toy.choices(...given).slice(0, 1),
    };
    const { clock, findTable } = await setupPlaying(2, {}, [only]);
    await clock.advance(PACE_MS - 1);
    expect(seqOf(await findTable())).toBe(0);
    await clock.advance(1);
    expect(seqOf(await findTable())).toBe(1);
  });
});
