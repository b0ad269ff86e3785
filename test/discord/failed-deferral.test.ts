/** Slow work whose deferral fails, or was for other readers than its reply, through a real client and the stand-in for Discord. */
import {
  type Client,
  DefaultRestOptions,
  Events,
  type Interaction,
  type MessageComponentInteraction,
} from 'discord.js';
import { pino } from 'pino';
import { manualClock, type StandIn, textOf } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { play } from '../../commands/play.ts';
import { deferralOf } from '../../src/discord/actions/registry.ts';
import { answer, type ReplyTarget, textReply } from '../../src/discord/answer.ts';
import { createClient } from '../../src/discord/client.ts';
import type { ServerCommandInteraction } from '../../src/discord/commands.ts';
import { startStandIn } from '../sandbox/bot.ts';

const CALLBACK = /^POST .*\/callback$/;

/** The next callback is taken, but neither its response arrives nor any of its repetitions. */
function loseNextAnswer({ injectFault, world }: StandIn): void {
  injectFault(CALLBACK, { dropConnection: 'after' });
  const onTaken = (): void => {
    world.onChange.delete(onTaken);
    injectFault(CALLBACK, { dropConnection: 'before' }, 3);
  };
  world.onChange.add(onTaken);
}

/** Starts a bot whose work takes this long by its own clock, which may be behind Discord's. */
const start = async (workMs: number, to: ReplyTarget = 'ephemeral') => {
  const clock = manualClock();
  const ownClock = manualClock();
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const discord = await startStandIn({ clock });
  const { client } = createClient({
    apiUrl: discord.api,
    makeRequest: DefaultRestOptions.makeRequest,
    log,
  });
  onTestFinished(() => client.destroy());
  const errors: unknown[] = [];
  const reply = async (interaction: Interaction): Promise<void> => {
    if (!interaction.isChatInputCommand()) return;
    const work = async () => {
      await new Promise<void>((resolve) => ownClock.after(workMs, resolve));
      return textReply('Done.', to);
    };
    await answer(interaction, { as: 'ephemeral', first: false }, work, { clock: ownClock, log });
  };
  client.on(Events.InteractionCreate, (interaction) => {
    reply(interaction).catch((error) => errors.push(error));
  });
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  await client.login(discord.token);
  await (await ready).application.commands.set([{ name: 'ask', description: 'Ask' }]);
  for (const each of [clock, ownClock]) each.settleWith(() => discord.whenIdle());
  const running = discord.member('Ann').runCommand('/ask');
  await discord.whenIdle();
  return { discord, clock, ownClock, lines, errors, running };
};

test('a deferral that was lost with its connection is repeated', async () => {
  const { discord, ownClock, lines, errors, running } = await start(2_500);
  discord.injectFault(CALLBACK, { dropConnection: 'before' });
  await ownClock.advance(2_500);
  expect((await running).answer).toBe('thinking');
  expect(lines).toEqual([]);
  expect(errors).toEqual([]);
  expect(discord.violations).toEqual([]);
});

test('a reply whose deferral was lost with all its repetitions is sent as the first answer', async () => {
  const { discord, ownClock, lines, errors, running } = await start(2_500);
  discord.injectFault(CALLBACK, { dropConnection: 'before' }, 4);
  await ownClock.advance(2_500);
  const { answer: how, message } = await running;
  expect(how).toBe('message');
  expect(textOf(message!)).toBe('Done.');
  expect(lines.map(({ msg }) => msg)).toEqual(['an interaction could not be deferred']);
  expect(errors).toEqual([]);
  expect(discord.violations).toEqual([]);
});

test('a reply completes a deferral that Discord accepted although its response was lost', async () => {
  const { discord, ownClock, lines, errors, running } = await start(2_500);
  loseNextAnswer(discord);
  await ownClock.advance(2_500);
  await discord.whenIdle();
  const { answer: how, message } = await running;
  expect(how).toBe('thinking');
  expect(textOf(discord.member('Ann').view(message!)!)).toBe('Done.');
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

test('a reply for all that was deferred as private is a message for all', async () => {
  const { discord, ownClock, errors, running } = await start(2_500, 'public');
  await ownClock.advance(2_500);
  expect((await running).answer).toBe('thinking');
  await discord.whenIdle();
  const messages = discord.member('Ann').visibleMessages();
  expect(messages.map((message) => [textOf(message), message.ephemeral])).toEqual([['Done.', false]]);
  expect(errors).toEqual([]);
  expect(discord.violations).toEqual([]);
});

const answering = (isPrivateMessage: boolean) =>
  ({ message: { flags: { has: () => isPrivateMessage } } }) as unknown as MessageComponentInteraction;

test('nothing tells the channel of a private table that is being opened', () => {
  const asked = (options: Record<string, boolean>) =>
    ({
      options: { getBoolean: (name: string) => options[name] ?? null },
    }) as unknown as ServerCommandInteraction;
  const { deferAs } = play;
  const targets = [{ private: true }, { private: true, thread: false }, { thread: true }, {}].map(
    (options) => (typeof deferAs === 'function' ? deferAs(asked(options)) : deferAs),
  );
  expect(targets).toEqual(['ephemeral', 'public', 'public', 'public']);
  const playElse = { kind: 'playElse', table: 'abcdefghij', game: 'bluff' } as const;
  expect(deferralOf(answering(true), playElse).as).toBe('update');
  expect(deferralOf(answering(false), playElse).as).toBe('ephemeral');
});
