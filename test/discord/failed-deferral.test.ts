/** Slow work whose deferral fails, through a real client and the stand-in for Discord. */
import { pino } from 'pino';
import { manualClock, textOf } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { answer, textReply } from '../../src/discord/answer.ts';
import { startClient, startStandIn } from '../sandbox/bot.ts';

/** Starts a bot whose work takes this long by its own clock, which may be behind Discord's. */
const start = async (workMs: number) => {
  const clock = manualClock();
  const ownClock = manualClock();
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const discord = await startStandIn({ clock });
  const { client, errors } = await startClient(discord, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const work = async () => {
      await new Promise<void>((resolve) => ownClock.after(workMs, resolve));
      return textReply('Done.');
    };
    await answer(interaction, { as: 'ephemeral', first: false }, work, { clock: ownClock, log });
  });
  await client.application.commands.set([{ name: 'ask', description: 'Ask' }]);
  for (const each of [clock, ownClock]) each.settleWith(() => discord.whenIdle());
  const running = discord.member('Ann').runCommand('/ask');
  await discord.whenIdle();
  return { discord, clock, ownClock, lines, errors, running };
};

test('a reply whose deferral was lost with its connection is sent as the first answer', async () => {
  const { discord, ownClock, lines, errors, running } = await start(2_500);
  discord.injectFault(/^POST .*\/callback$/, { dropConnection: 'before' });
  await ownClock.advance(2_500);
  const { answer: how, message } = await running;
  expect(how).toBe('message');
  expect(textOf(message!)).toBe('Done.');
  expect(lines.map(({ msg }) => msg)).toEqual(['an interaction could not be deferred']);
  expect(errors).toEqual([]);
  expect(discord.violations).toEqual([]);
});

test('a reply whose deferral comes too late is logged once, as too late', async () => {
  const { clock, ownClock, lines, errors, running } = await start(5_000);
  await clock.advance(4_000);
  expect((await running).answer).toBeUndefined();
  await ownClock.advance(5_000);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[30, 'a reply came too late']]);
  expect(errors).toEqual([]);
});
