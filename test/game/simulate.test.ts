/** Simulation: one seed, one digest. */
import { describe, expect, it } from 'vitest';
import { computerPlayer, type Player, randomPlayer, simulate } from '../../src/game/simulate.ts';
import { games } from '../../src/games/index.ts';
import { runCommand, runScript } from './cli.ts';

describe.each(games)('$id', (game) => {
  /** Everything that a simulation reports. */
  function simulated(
    seed: string,
    player: Player = randomPlayer(),
    hands = 3,
  ): { plays: string[]; scores: string[] } {
    const plays: string[] = [];
    const scores: string[] = [];
    simulate(
      game,
      { hands, seats: game.seats.max, seed, player },
      {
        played: (seat, action) => plays.push(JSON.stringify([seat, action])),
        ended: (bySeat) => scores.push(JSON.stringify(bySeat)),
      },
    );
    return { plays, scores };
  }

  it('plays the same from the same seed', () => expect(simulated('1')).toEqual(simulated('1')));
  it('plays differently from another seed', () =>
    expect(simulated('1').plays).not.toEqual(simulated('2').plays));
  it('reports every hand’s scores', () => expect(simulated('1', randomPlayer(), 5).scores).toHaveLength(5));

  it('begins longer runs as shorter ones', () => {
    const { plays } = simulated('1', randomPlayer(), 1);
    expect(simulated('1', randomPlayer(), 2).plays.slice(0, plays.length)).toEqual(plays);
  });

  it('has computers that play the same from the same seed', () => {
    expect(simulated('1', computerPlayer, 1)).toEqual(simulated('1', computerPlayer, 1));
  });
});

describe('npm run -s simulate', () => {
  const lineOf = ({ exit, lines }: Awaited<ReturnType<typeof runCommand>>): Record<string, unknown> => {
    expect(exit).toBe(0);
    expect(lines).toHaveLength(1);
    return JSON.parse(lines[0]!);
  };
  const simulation = async (...args: string[]) =>
    lineOf(await runCommand('simulate', '--game', 'doudizhu', ...args));

  it.concurrent('prints one line with exactly the documented keys', async () => {
    const args = [
      '--game',
      'doudizhu',
      '--hands',
      '20',
      '--seed',
      '1',
      '--players',
      '4',
      '--computers',
      'random',
    ];
    const line = lineOf(await runScript('simulate', ...args));
    expect(Object.keys(line)).toEqual([
      'game',
      'games',
      'plays',
      'seconds',
      'gamesPerSecond',
      'playsPerSecond',
      'digest',
    ]);
    expect(line).toMatchObject({
      game: 'doudizhu',
      games: 20,
      plays: expect.any(Number),
      seconds: expect.any(Number),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.concurrent('prints another digest for another seed or other players', async () => {
    const [first, again, other, house] = await Promise.all([
      simulation('--hands', '3', '--seed', 'a'),
      simulation('--hands', '3', '--seed', 'a'),
      simulation('--hands', '3', '--seed', 'b'),
      simulation('--hands', '1', '--seed', 'a', '--computers', 'house'),
    ]);
    expect(again).toMatchObject({ plays: first.plays, digest: first.digest });
    expect(other.digest).not.toBe(first.digest);
    expect(house.digest).not.toBe(first.digest);
  });

  it.concurrent('still takes `--games`, the former name of `--hands`', async () => {
    const [former, now] = await Promise.all([simulation('--games', '2'), simulation('--hands', '2')]);
    expect(former).toMatchObject({ games: 2, digest: now.digest });
  });

  it.concurrent.each([
    ['an unknown game', ['--game', 'mahjong']],
    ['an unknown flag', ['--game', 'doudizhu', '--rounds', '3']],
    [
      'options out of range',
      ['--game', 'doudizhu', '--hands', '0', '--players', '9', '--computers', 'clever'],
    ],
  ])('exits 2 for %s', async (_, args) => {
    const { exit, lines, errors } = await runCommand('simulate', ...args);
    expect(exit).toBe(2);
    expect(lines).toEqual([]);
    expect(errors).not.toBe('');
  });
});
