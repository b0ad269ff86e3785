/** Which requests count in Discord's limit for the whole bot. */
import { Routes } from 'discord.js';
import { afterEach, expect, it, vi } from 'vitest';
import { BotRest } from '../../src/discord/rest.ts';

afterEach(() => {
  vi.useRealTimers();
});

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

it('does not parse the message that an edit is answered with, but refusals', async () => {
  const rest = new BotRest({ makeRequest: respond(200) }).setToken('token');
  const route = Routes.webhookMessage('1', 't', '@original');
  expect(await rest.edit(route, { body: {}, auth: false })).toBeUndefined();
  const refusing = new BotRest({
    makeRequest: async () => Response.json({ code: 10008, message: 'Unknown Message' }, { status: 404 }),
  }).setToken('token');
  await expect(refusing.edit(route, { body: {}, auth: false })).rejects.toMatchObject({ code: 10008 });
  for (const each of [rest, refusing]) {
    each.clearHashSweeper();
    each.clearHandlerSweeper();
  }
});

it('starts at most fifty requests in any second and a third: Discord’s own seconds begin anywhere, and requests arrive late', async () => {
  vi.useFakeTimers();
  const starts: number[] = [];
  const makeRequest = async () => {
    starts.push(performance.now());
    return new Response('{}');
  };
  const rest = new BotRest({ makeRequest, globalRequestsPerSecond: 50 }).setToken('token');
  const edit = (channel: number) => rest.patch(Routes.channelMessage(`${channel}`, '2'), { body: {} });
  const edits = [edit(1)];
  // discord.js would count these in the second that began with the first.
  await vi.advanceTimersByTimeAsync(900);
  for (let channel = 2; channel <= 150; channel++) edits.push(edit(channel));
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(edits);
  const mostWithin = (ms: number): number =>
    Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + ms).length));
  expect(mostWithin(1_333)).toBeLessThanOrEqual(50);
  expect(mostWithin(1_000)).toBeGreaterThan(35);
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
});
