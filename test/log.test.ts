/** Nothing secret reaches the log, whatever goes wrong. */
import { DiscordAPIError, HTTPError, REST } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newLog, serializers } from '../src/log.ts';
import { choose } from '../src/tables/play.ts';
import { startStandIn } from './sandbox/bot.ts';
import { newStore } from './store/files.ts';
import { ann, playing, updateBy } from './tables/fixtures.ts';
import { toy } from './tables/toy-game.ts';

/** The line that is logged for an error. */
function line(err: unknown): string {
  let written = '';
  pino({ serializers }, { write: (text) => (written += text) }).error({ err }, 'something failed');
  return written;
}

const parsed = (err: unknown): unknown => JSON.parse(line(err)).err;
const TOKEN = 'aW50ZXJhY3Rpb246MTIz';
const HAND = 'Your hand: 3♠ 4♥';
const body = { content: HAND };

describe('an error of Discord’s', () => {
  it('tells what went wrong, without token, hand or URL', () => {
    const url = `https://discord.com/api/v10/webhooks/1/${TOKEN}/messages/@original`;
    const raw = { code: 50027, message: 'Invalid Webhook Token' };
    const error = new DiscordAPIError(raw, 50027, 401, 'PATCH', url, { body, files: [] });
    expect(line(error)).not.toMatch(new RegExp(`${TOKEN}|hand|webhooks`));
    expect(parsed(error)).toEqual({
      type: 'DiscordAPIError[50027]',
      code: 50027,
      status: 401,
      method: 'PATCH',
      message: 'Invalid Webhook Token',
    });
  });

  it('has none of them either if it comes from the network', () => {
    const url = `https://discord.com/api/v10/webhooks/1/${TOKEN}`;
    const error = new HTTPError(502, 'Bad Gateway', 'POST', url, { body, files: [] });
    expect(line(error)).not.toMatch(new RegExp(`${TOKEN}|hand|webhooks`));
    expect(parsed(error)).toMatchObject({ type: 'HTTPError', message: 'Bad Gateway' });
  });

  it.each([
    ['refuses', { status: 500 }],
    ['hangs up', { dropConnection: 'before' }],
  ] as const)('that %s, as discord.js throws it', async (_, fault) => {
    const discord = await startStandIn({ rateLimits: 'off' });
    discord.injectFault('PATCH /webhooks', fault);
    const rest = new REST({ api: discord.api, retries: 0 }).setToken(discord.token);
    onTestFinished(() => rest.clearHandlerSweeper());
    const path = `/webhooks/${discord.applicationId}/${TOKEN}/messages/@original` as const;
    const error: unknown = await rest.patch(path, { body, auth: false }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(line(error)).not.toMatch(new RegExp(`${TOKEN}|Your hand|${discord.token}`));
  });
});

describe('an error of the store’s', () => {
  it('tells what is wrong with a write, and repeats nothing of it', async () => {
    const { store } = await newStore();
    const point = { step: 1, seat: 0, action: 'coins', before: 0, after: 1 };
    const writing = store.hands.setTurningPoints('aaaaaaaaaa', Number.NaN, [point]);
    const error: unknown = await writing.catch((reason: unknown) => reason);
    expect(String(error), 'Prisma’s own words do').toContain('coins');
    expect(line(error)).not.toContain('coins');
    expect(parsed(error)).toMatchObject({
      type: 'PrismaClientValidationError',
      message: expect.stringContaining('Argument `number`'),
      stack: expect.stringMatching(/^ +at /),
    });
  });

  it('of the statements that write a move names a column alone', async () => {
    const { store } = await newStore();
    const table = playing([ann], { computers: 1 });
    await store.tables.create(table);
    const { table: next, ...rest } = updateBy(table, choose(toy, ann.id, table.prompts[0]!, 'take'));
    const impossible = { ...rest, table: { ...next, seq: Number.NaN } };
    const error: unknown = await store.tables.commit(table, impossible).catch((reason: unknown) => reason);
    expect(line(error)).not.toContain('coins');
    expect(parsed(error)).toMatchObject({ message: 'NOT NULL constraint failed: Table.seq' });
  });
});

describe('any other error', () => {
  it('is logged as a whole, with its code and its cause', () => {
    const cause = Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' });
    expect(parsed(new Error('could not write', { cause }))).toEqual({
      type: 'Error',
      message: 'could not write',
      stack: expect.stringMatching(/^ +at /),
      cause: { type: 'Error', message: 'the disk is full', code: 'SQLITE_FULL', stack: expect.any(String) },
    });
  });

  it('that is not an Error is logged as text', () => {
    expect(parsed('thrown away')).toEqual({ message: 'thrown away' });
  });
});

it('logs from the configured level on', () => {
  expect(newLog('warn').isLevelEnabled('info')).toBe(false);
  expect(newLog('warn').isLevelEnabled('warn')).toBe(true);
  expect(newLog('silent').isLevelEnabled('fatal')).toBe(false);
});
