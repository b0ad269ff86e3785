/** A member who presses faster than people do, beside one who plays. */
import { textOf } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type InteractionOutcome, noMetrics } from '../../src/metrics/metrics.ts';
import { startTestBot } from './test-bot.ts';

async function startLimited() {
  const outcomes: Partial<Record<InteractionOutcome, number>> = {};
  const metrics = {
    ...noMetrics,
    startInteraction: () => (outcome: InteractionOutcome) => {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    },
  };
  const bot = await startTestBot({}, { metrics, memberPressesPerSecond: 5 });
  onTestFinished(() => bot.close());
  return { bot, outcomes };
}

test('a script gets a burst of presses done and is told once in its language; others press as ever', async () => {
  const { bot, outcomes } = await startLimited();
  const [ann, chika] = ['Ann', 'Chika'].map((name) => bot.discord.member(name));
  const lobby = (await ann!.runCommand('/play doudizhu')).message!;
  const before = bot.discord.requests.length;
  const script = Array.from({ length: 100 }, () => chika!.press(lobby, 'Rules'));
  const joining = await ann!.press(lobby, 'Add computer');
  expect(joining.answer).toBe('update');
  await bot.whenIdle();
  const callbacks = bot.discord.requests.slice(before).filter(({ path }) => path.includes('/callback'));
  // Fifty of the script's hundred, what it is told, and the other member's press.
  expect(callbacks).toHaveLength(50 + 1 + 1);
  expect(outcomes).toMatchObject({ limited: 50 });
  await bot.clock.advance(4_000);
  const notices = (await Promise.all(script)).flatMap(({ ephemeral }) =>
    ephemeral && textOf(ephemeral).includes('操作が速すぎる') ? [ephemeral] : [],
  );
  expect(notices).toHaveLength(1);
  expect(bot.discord.violations).toEqual([]);

  // Who rests for a moment goes on.
  expect((await chika!.press(lobby, 'Join')).answer).toBe('update');
});

test('commands count like presses', async () => {
  const { bot, outcomes } = await startLimited();
  const ben = bot.discord.member('Ben');
  const commands = Array.from({ length: 60 }, () => ben.runCommand('/rules doudizhu'));
  await bot.whenIdle();
  await bot.clock.advance(4_000);
  await Promise.all(commands);
  expect(outcomes).toEqual({ answered: 50, limited: 10 });
});
