/** The parts that decide whether a soak passes: what it measures, counts and presses. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { soakedBot } from './bot.ts';
import { controlsOf, tableIdIn } from './controls.ts';
import { histogram } from './histogram.ts';
import { readOptions } from './options.ts';
import { requestCounter } from './requests.ts';

describe('the soak', () => {
  it('reads its options, and refuses a fault that it does not know', () => {
    expect(readOptions(['--minutes', '2', '--faults', 'errors,slow'])).toMatchObject({
      minutes: 2,
      tables: 200,
      faults: ['errors', 'slow'],
      kills: 20,
    });
    expect(readOptions(['--faults', 'none']).faults).toEqual([]);
    expect(() => readOptions(['--faults', 'floods'])).toThrow();
  });

  it('ends where the bot ends by itself before it is ready, and quotes the last of its log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'madoi-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const program = join(folder, 'bot.mjs');
    await writeFile(
      program,
      `console.log('{"level":60,"msg":"no file"}'); console.error('bye'); process.exitCode = 2;`,
    );
    const discord = { token: 'token', api: 'http://localhost' };
    const bot = soakedBot({ discord, program, folder, onState: () => {} });
    bot.start();
    await expect(bot.whenReady()).rejects.toThrow(
      /ended with 2 before it was ready:[\s\S]*no file[\s\S]*bye/,
    );
    expect(bot.unexpectedExits).toEqual(['2']);
    expect((await bot.stop()).exit).toBe(2);
  });

  it('tells quantiles from a histogram', () => {
    const times = histogram();
    for (let ms = 1; ms <= 200; ms += 1) times.add(ms);
    expect(times.summary()).toEqual({ count: 200, p50: 100, p99: 198, max: 200 });
    expect(histogram().summary()).toEqual({ count: 0, p50: 0, p99: 0, max: 0 });
  });

  it('tells refusals that the bot could have known from those that it could not', () => {
    const counter = requestCounter(() => 10_000);
    const refuse = (at: number, limit?: Parameters<typeof counter.count>[0]['limit']) =>
      counter.count({
        at,
        method: 'PATCH',
        path: '/channels/123456789012345678',
        status: 429,
        ...(limit && { limit }),
      });
    // Nothing was known of the window, or only by the process before; or the response was still on its way.
    refuse(11_000, { scope: 'user', retryAfterMs: 1_000 });
    refuse(11_000, { scope: 'user', retryAfterMs: 1_000, knownSince: 9_000 });
    refuse(11_000, { scope: 'user', retryAfterMs: 1_000, knownSince: 10_950 });
    expect(counter.summary().avoidable).toBe(0);
    refuse(12_000, { scope: 'user', retryAfterMs: 1_000, knownSince: 11_000 });
    refuse(12_000, { scope: 'global', retryAfterMs: 500, knownSince: 11_500 });
    expect(counter.summary().refused).toEqual({
      'PATCH /channels/:id (user)': { total: 4, avoidable: 1 },
      'PATCH /channels/:id (global)': { total: 1, avoidable: 1 },
    });
  });

  it('finds what can be pressed', () => {
    const message = {
      components: [
        {
          type: 17,
          components: [
            {
              type: 1,
              components: [
                { type: 2, custom_id: 'm:0123456789:7:a.pass' },
                { type: 2, disabled: true, custom_id: 'x' },
              ],
            },
            {
              type: 1,
              components: [
                { type: 3, custom_id: 'm:0123456789:7:?1', options: [{ value: 's.1' }, { value: 'a.2' }] },
              ],
            },
          ],
        },
      ],
    } as never;
    expect(controlsOf(message).map(({ action, values }) => [action, values])).toEqual([
      ['a.pass', undefined],
      ['s.1', ['s.1']],
      ['a.2', ['a.2']],
    ]);
    expect(tableIdIn(message)).toBe('0123456789');
  });
});
