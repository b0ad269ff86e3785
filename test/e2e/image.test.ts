/** The program as the container image has it: bundled, with only those packages that the Dockerfile copies. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Member, startDiscord, textOf } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../src/build/bundle.ts';
import { buildMadoi } from '../../src/build/madoi.ts';
import { playBluff } from './bluff-moves.ts';
import { READY, startBotProcess } from './bot-process.ts';
import { canAct, openPanel } from './test-bot.ts';

/** The command by which the Dockerfile copies packages into the image, with another target. */
function copyPackages(target: string): void {
  const [command] = /cp -R --parents [\s\S]+? \/packages$/m.exec(
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8'),
  )!;
  execFileSync('bash', ['-c', command.replace(/\/packages$/, target)], { cwd: ROOT });
}

async function playToTheEnd(ann: Member): Promise<void> {
  const table = (await ann.runCommand('/play bluff', { computers: 1, end: 'first' })).message!;
  await ann.press(table, 'Start');
  await ann.waitForMessage('Round 1');
  const panel = await openPanel(ann, table);
  const isOver = (): boolean => textOf(ann.view(table)!).includes('Final score');
  while (!isOver()) {
    if (canAct(ann.view(panel)!)) await playBluff(ann, ann.view(panel)!);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a table is played to its end, its computers think in a thread, its results are drawn, and its book is exported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-image-'));
  const discord = await startDiscord({ people: [{ name: 'Ann', manager: true }], rateLimits: 'off' });
  copyPackages(folder);
  const program = await buildMadoi(join(folder, '.build'), { external: ['stand-in-discord'] });
  const bot = await startBotProcess(discord, {
    databaseUrl: `file:${join(folder, 'madoi.db')}`,
    env: { COMPUTER_PACE_MS: '5', COMPUTER_THREADS: '1' },
    program,
  });
  onTestFinished(async () => {
    bot.child.kill('SIGKILL');
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await bot.logs(READY);
  const ann = discord.member('Ann');
  await playToTheEnd(ann);
  const hasPicture = (): boolean => ann.visibleMessages().some(({ attachments }) => attachments.length > 0);
  while (!hasPicture()) await new Promise((resolve) => setTimeout(resolve, 50));
  await ann.runCommand('/ledger adjust', { player: 'Ann', amount: 1, reason: 'prize', book: 'chips' });
  const { ephemeral } = await ann.runCommand('/ledger export', { book: 'chips' });
  const hasFiles = (): boolean => (ann.view(ephemeral!)?.attachments.length ?? 0) === 2;
  while (!hasFiles()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(bot.errors()).toBe('');
  expect(bot.log()).not.toMatch(/"level":(?:40|50|60)/);
}, 60_000);
