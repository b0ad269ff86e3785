/**
 * Performs discord.js's requests by undici, as it does itself. Responses are small, and each is read whole: a stream and an object
 * of headers for each, which undici's usual functions make, are much of what a request costs.
 */
import { STATUS_CODES } from 'node:http';
import type { RESTOptions, ResponseLike } from 'discord.js';
import { Agent, type Dispatcher } from 'undici';

/**
 * A new connection takes two round trips before its first request. undici closes one that is idle for four seconds; players think
 * for longer, and Discord's edge closes it only after 400 (https://developers.cloudflare.com/fundamentals/reference/connection-limits).
 * Within a minute no router on the way has forgotten it.
 */
const MAX_IDLE_MS = 60_000;
/** Each carries one request at a time. undici has no limit of its own. */
const MAX_CONNECTIONS = 256;

export function createHttp(): RESTOptions['makeRequest'] {
  const agent = new Agent({ keepAliveTimeout: MAX_IDLE_MS, connections: MAX_CONNECTIONS });
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const { origin, pathname, search } = new URL(url);
      const request = {
        origin,
        path: pathname + search,
        method,
        headers,
        body,
      } as Dispatcher.DispatchOptions;
      agent.dispatch(request, receiver(signal ?? null, resolve, reject));
    });
}

function receiver(
  signal: AbortSignal | null,
  resolve: (response: ResponseLike) => void,
  reject: (error: Error) => void,
): Dispatcher.DispatchHandlers {
  const chunks: Buffer[] = [];
  let status = 0;
  let headers: ReadonlyMap<string, string> = new Map();
  return {
    onConnect(abort) {
      const stop = (): void => abort(signal?.reason);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    },

    onHeaders(statusCode, rawHeaders) {
      status = statusCode;
      headers = headersOf(rawHeaders);
      return true;
    },

    onData(chunk) {
      chunks.push(chunk);
      return true;
    },

    onComplete: () => resolve(responseOf(status, headers, Buffer.concat(chunks))),
    onError: reject,
  };
}

/** By names in lower case. @param raw names and values in turn */
function headersOf(raw: readonly Buffer[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.set(raw[index]!.toString('latin1').toLowerCase(), raw[index + 1]!.toString('latin1'));
  return headers;
}

const responseOf = (status: number, headers: ReadonlyMap<string, string>, content: Buffer): ResponseLike => ({
  status,
  statusText: STATUS_CODES[status] ?? '',
  ok: status >= 200 && status < 300,
  // discord.js reads headers by these alone.
  headers: {
    get: (name: string) => headers.get(name.toLowerCase()) ?? null,
    has: (name: string) => headers.has(name.toLowerCase()),
  } as Headers,
  body: null,
  bodyUsed: false,
  arrayBuffer: async () => new Uint8Array(content).buffer,
  text: async () => content.toString(),
  json: async () => JSON.parse(content.toString()),
});
