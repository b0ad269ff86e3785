import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

/** May appear in no message. */
const SECRET = 'MTIz.s3cr3t';

describe('an empty environment', () => {
  const sandbox = {
    token: null,
    apiUrl: 'https://discord.com/api',
    devGuildId: null,
    databaseUrl: 'file:data/sandbox.db',
    sandboxPort: 3000,
    logLevel: 'info',
    metrics: null,
    computerThreads: null,
    exitDelayMs: 0,
    memberPressesPerSecond: 100,
    computerPaceMs: 1200,
  };

  it('means the sandbox', () => {
    expect(readConfig({})).toEqual(sandbox);
  });

  it('is the same as one of empty variables, as in a copy of .env.example', () => {
    const blank = Object.fromEntries(
      [
        'DISCORD_TOKEN',
        'DISCORD_API_URL',
        'DISCORD_DEV_GUILD_ID',
        'DATABASE_URL',
        'SANDBOX_PORT',
        'LOG_LEVEL',
      ].map((name) => [name, '']),
    );
    expect(readConfig(blank)).toEqual(sandbox);
  });
});

it.each([
  ['DISCORD_TOKEN', SECRET, { token: SECRET, databaseUrl: 'file:data/madoi.db' }],
  ['DISCORD_API_URL', 'http://127.0.0.1:4000/api/', { apiUrl: 'http://127.0.0.1:4000/api' }],
  ['DISCORD_DEV_GUILD_ID', '123456789012345678', { devGuildId: '123456789012345678' }],
  ['DATABASE_URL', 'file:/var/lib/madoi.db', { databaseUrl: 'file:/var/lib/madoi.db' }],
  ['DATABASE_URL', 'postgresql://madoi@db/madoi', { databaseUrl: 'postgresql://madoi@db/madoi' }],
  ['SANDBOX_PORT', '0', { sandboxPort: 0 }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['METRICS_PORT', '9464', { metrics: { host: '127.0.0.1', port: 9464 } }],
  ['COMPUTER_THREADS', '0', { computerThreads: 0 }],
  ['EXIT_DELAY_SECONDS', '30', { exitDelayMs: 30_000 }],
  ['MEMBER_PRESSES_PER_SECOND', '20', { memberPressesPerSecond: 20 }],
  ['COMPUTER_PACE_MS', '0', { computerPaceMs: 0 }],
])('reads %s', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected);
});

it('uses a database that is named, also in the sandbox', () => {
  expect(readConfig({ DATABASE_URL: 'file:own.db' }).databaseUrl).toBe('file:own.db');
});

it.each([
  ['DISCORD_TOKEN', `${SECRET} and more`],
  ['DISCORD_API_URL', `ftp://${SECRET}`],
  ['DISCORD_API_URL', SECRET],
  ['DISCORD_DEV_GUILD_ID', SECRET],
  ['DISCORD_DEV_GUILD_ID', '1234'],
  ['DATABASE_URL', `mysql://user:${SECRET}@host`],
  ['DATABASE_URL', 'data/madoi.db'],
  ['SANDBOX_PORT', SECRET],
  ['SANDBOX_PORT', '65536'],
  ['SANDBOX_PORT', '-1'],
  ['SANDBOX_PORT', '80.5'],
  ['LOG_LEVEL', SECRET],
  ['METRICS_PORT', SECRET],
  ['METRICS_HOST', `${SECRET} and more`],
  ['COMPUTER_THREADS', '65'],
  ['EXIT_DELAY_SECONDS', '3601'],
  ['COMPUTER_PACE_MS', SECRET],
  ['COMPUTER_PACE_MS', '60001'],
])('reports %s=%s in one line that names the variable, and not its value', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name}: \\S.*$`));
  expect(faults[0]).not.toContain(value);
});

it('reports several faults with a line each', () => {
  const faults = faultsOf({ DISCORD_API_URL: 'x', SANDBOX_PORT: 'x', LOG_LEVEL: 'x', DISCORD_TOKEN: SECRET });
  expect(faults.map((line) => line.split(':')[0])).toEqual(['DISCORD_API_URL', 'SANDBOX_PORT', 'LOG_LEVEL']);
  expect(faults.join()).not.toContain(SECRET);
});
