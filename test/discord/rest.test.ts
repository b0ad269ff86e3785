/** Which requests count in Discord's limit for the whole bot. */
import { Routes } from 'discord.js';
import { expect, it } from 'vitest';
import { BotRest } from '../../src/discord/rest.ts';

const respond = (status: number) => async () => new Response('{}', { status });

it('counts requests with the bot’s token in the limit of the whole bot, and none by the tokens of interactions', async () => {
  const rest = new BotRest({ makeRequest: respond(200) }).setToken('token');
  for (let edit = 0; edit < 60; edit++) {
    const token = `token-${edit % 7}`;
    await rest.patch(Routes.webhookMessage('1', token, '@original'), { body: {}, auth: false });
    await rest.post(Routes.webhook('1', token), { body: {}, auth: false });
  }
  expect(rest.globalRemaining).toBe(rest.options.globalRequestsPerSecond);
  await rest.patch(Routes.channelMessage('1', '2'), { body: {} });
  if (Number.isFinite(rest.options.globalRequestsPerSecond))
    expect(rest.globalRemaining).toBe(rest.options.globalRequestsPerSecond - 1);
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
});

it('counts refused requests of both kinds in one place', async () => {
  const rest = new BotRest({ makeRequest: respond(403), invalidRequestWarningInterval: 1 }).setToken('token');
  const counts: number[] = [];
  rest.on('invalidRequestWarning', ({ count }) => counts.push(count));
  await rest.patch(Routes.channelMessage('1', '2'), { body: {} }).catch(() => {});
  await rest.patch(Routes.webhookMessage('1', 't', '@original'), { body: {}, auth: false }).catch(() => {});
  expect(counts[1]! - counts[0]!).toBe(1);
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
});
