/** The real process, killed at twenty random moments: it loses no acknowledged move, and pays nothing twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { type Member, type MessageView, type StandIn, startDiscord, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canAct, playFirstMove } from './test-bot.ts';

const KILLS = 20;
const root = fileURLToPath(new URL('../..', import.meta.url));

let discord: StandIn;
let folder: string;
let botProcess: ChildProcess;

beforeEach(async () => {
  discord = await startDiscord({
    people: [{ name: 'Ann', manager: true }, { name: 'Ben' }],
    rateLimits: 'off',
  });
  folder = mkdtempSync(join(tmpdir(), 'madoi-'));
});
afterEach(async () => {
  botProcess.kill('SIGKILL');
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the bot as `npm start` does, and waits until it is ready. */
async function start(): Promise<void> {
  botProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
      COMPUTER_PACE_MS: '15',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  await new Promise<void>((resolve, reject) => {
    botProcess.stdout?.on('data', (data) => {
      out += data;
      if (out.includes('"msg":"ready"')) resolve();
    });
    botProcess.once('exit', (code) => reject(new Error(`exit ${code}: ${out}`)));
  });
}

async function kill(): Promise<void> {
  const gone = once(botProcess, 'exit');
  botProcess.removeAllListeners('exit');
  const again = once(botProcess, 'exit');
  botProcess.kill('SIGKILL');
  await Promise.race([gone, again]);
}

const rows = <T>(sql: string): T[] => {
  const db = new Sqlite(join(folder, 'madoi.db'), { readonly: true });
  try {
    return db.prepare<[], T>(sql).all();
  } finally {
    db.close();
  }
};

const isPlayed = ({ message }: { message?: MessageView }): boolean =>
  message !== undefined && !textOf(message).includes('⚠️');

/** Opens a table and its panel. @returns the panel's message id */
async function startTable(ann: Member): Promise<string> {
  const { message } = await ann.runCommand('/play doudizhu', { computers: 3, deals: 3, time: 'off' });
  await ann.press(message!, 'Start');
  const { ephemeral } = await ann.press(ann.view(message!)!, 'My hand');
  return ephemeral!.id;
}

test(`killed ${KILLS} times, the bot loses no acknowledged move and pays each deal once`, async () => {
  const ann = discord.member('Ann');
  await start();
  let panel = await startTable(ann);
  let acknowledged = 0;

  for (let killed = 0; killed < KILLS; killed++) {
    const death = new Promise<void>((resolve) => {
      setTimeout(() => resolve(kill()), 200 + Math.random() * 700);
    });
    let isDead = false;
    void death.then(() => {
      isDead = true;
    });
    while (!isDead) {
      const shown = ann.view(panel);
      if (shown && canAct(shown)) {
        const outcome = await Promise.race([
          playFirstMove(ann, shown).catch(() => null),
          death.then(() => null),
        ]);
        if (outcome?.answer && isPlayed(outcome)) acknowledged++;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
    await death;
    expect(
      rows<{ n: number }>(`SELECT count(*) AS n FROM Move WHERE "by" = '${ann.id}'`)[0]!.n,
    ).toBeGreaterThanOrEqual(acknowledged);
    await start();
    // A new table follows one that is over; otherwise the panel is opened again.
    const [open] = rows<{ n: number }>(
      `SELECT count(*) AS n FROM "Table" WHERE phase IN ('lobby', 'playing', 'between')`,
    );
    if (open!.n === 0) panel = await startTable(ann);
    else {
      const { ephemeral } = await ann.runCommand('/table show');
      panel = ephemeral!.id;
    }
  }

  // Few moves are made in such a short life: most time is the computers', and a panel is edited once a second.
  expect(acknowledged).toBeGreaterThan(KILLS / 5);
  const ended = rows<{ tableId: string; number: number; scores: string }>(
    'SELECT * FROM Hand WHERE scores IS NOT NULL',
  );
  const entries = rows<{ tableId: string; hand: number; sum: number }>(
    'SELECT e.tableId, e.hand, sum(p.amount) AS sum FROM Entry e JOIN Posting p ON p.entryId = e.id GROUP BY e.id',
  );
  expect(entries.map(({ tableId, hand }) => `${tableId}/${hand}`).sort()).toEqual(
    ended.map(({ tableId, number }) => `${tableId}/${number}`).sort(),
  );
  expect(entries.every(({ sum }) => sum === 0)).toBe(true);
  // The move log has no gap: seq counts every move of its table.
  const gaps = rows<{ n: number }>(
    'SELECT count(*) AS n FROM "Table" t WHERE t.seq <> (SELECT count(*) FROM Move m WHERE m.tableId = t.id)',
  );
  expect(gaps[0]!.n).toBe(0);
  expect(discord.violations).toEqual([]);
}, 120_000);

test('every press is answered in time while Discord is slow', async () => {
  const ann = discord.member('Ann');
  await start();
  const endSlowness = discord.delayResponses(700);
  const { message, answer } = await ann.runCommand('/play doudizhu', { computers: 3 });
  expect(answer).toBeDefined();
  expect((await ann.press(message!, 'Start')).answer).toBeDefined();
  endSlowness();
}, 30_000);
