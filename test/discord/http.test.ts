/** Requests as discord.js has them performed, against a server of HTTP. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { REST, Routes } from 'discord.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../src/discord/http.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that never closes a connection, and does not say how long it keeps one. */
async function serve(listener: RequestListener, onConnection = (): void => {}): Promise<string> {
  const server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, '127.0.0.1');
  server.on('connection', onConnection);
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function restOn(api: string): REST {
  const rest = new REST({ api, makeRequest: createHttp() }).setToken('token');
  closing.push(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  return rest;
}

it('sends what discord.js asks for, and tells it what Discord responds', async () => {
  const received: [string | undefined, string | undefined, unknown, unknown][] = [];
  const api = await serve(async (request, response) => {
    const { method, url, headers } = request;
    received.push([method, url, headers.authorization, JSON.parse(await text(request))]);
    response.writeHead(201, { 'Content-Type': 'application/json', Date: 'Thu, 01 Jan 2026 00:00:00 GMT' });
    response.end(JSON.stringify({ content: '団居' }));
  });
  expect(await restOn(api).post(Routes.channelMessages('1'), { body: { content: 'あ' } })).toEqual({
    content: '団居',
  });
  expect(received).toEqual([['POST', '/v10/channels/1/messages', 'Bot token', { content: 'あ' }]]);
  const response = await createHttp()(`${api}/x?y=z`, { method: 'PATCH', body: '{}' });
  expect([response.status, response.ok, response.statusText]).toEqual([201, true, 'Created']);
  expect(response.headers.get('date')).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  expect([response.headers.get('Via'), response.headers.has('content-type')]).toEqual([null, true]);
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(await response.text());
  expect(received[1]![1]).toBe('/x?y=z');
});

it('sends files', async () => {
  let body = '';
  const api = await serve(async (request: IncomingMessage, response) => {
    body = await text(request);
    response.writeHead(204).end();
  });
  const files = [{ name: 'table.png', data: Buffer.from('a picture') }];
  await restOn(api).post(Routes.channelMessages('1'), { body: { content: '' }, files });
  expect(body).toContain('filename="table.png"');
  expect(body).toContain('a picture');
});

it('has discord.js wait as long as Discord says', async () => {
  const times: number[] = [];
  const api = await serve((_, response) => {
    times.push(performance.now());
    if (times.length === 1) response.writeHead(429, { 'Retry-After': '0.3' }).end('{}');
    else response.writeHead(204).end();
  });
  await restOn(api).delete(Routes.channelMessage('1', '2'));
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(300);
});

it('keeps connections for later requests', async () => {
  const ports = new Set<number | undefined>();
  const api = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    response.writeHead(200).end('{}');
  });
  const makeRequest = createHttp();
  for (let count = 0; count < 5; count++) await (await makeRequest(api, { method: 'GET' })).text();
  // A connection is not free yet at the moment at which its response is whole.
  expect(ports.size).toBeLessThanOrEqual(2);
});

describe('connections', () => {
  it('are kept for a minute without requests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    closing.push(() => vi.useRealTimers());
    let count = 0;
    const api = await serve(
      (_, response) => response.end('{}'),
      () => count++,
    );
    const makeRequest = createHttp();
    const counted: number[] = [];
    for (const seconds of [0, 50, 70]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      await makeRequest(api, { method: 'GET' });
      counted.push(count);
    }
    expect(counted).toEqual([1, 1, 2]);
  });

  it('are at most 256', async () => {
    const responses: ServerResponse[] = [];
    let count = 0;
    const answerAt256: RequestListener = (_, response) => {
      responses.push(response);
      if (responses.length >= 256) for (const waiting of responses) waiting.end('{}');
    };
    const api = await serve(answerAt256, () => count++);
    const makeRequest = createHttp();
    await Promise.all(Array.from({ length: 300 }, () => makeRequest(api, { method: 'GET' })));
    expect([responses.length, count]).toEqual([300, 256]);
  });
});

it('fails where the connection is closed before the response is whole', async () => {
  const api = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '10' }).write('half');
    response.socket?.end();
  });
  await expect(createHttp()(api, { method: 'GET' })).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
});

it.each(['before', 'during'])('is given up where discord.js gives it up %s the request', async (when) => {
  const stop = new AbortController();
  const api = await serve(() => stop.abort());
  if (when === 'before') stop.abort();
  await expect(createHttp()(api, { method: 'GET', signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
