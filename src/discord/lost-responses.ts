/**
 * Repeats requests whose connection was closed before the response, so that nobody knows whether Discord carried them out.
 * Repeating does no harm: edits and deletions are the same twice, messages have a nonce, and a callback is taken once.
 * Follow-ups have no nonce at Discord: one may appear twice, which is better than never. Threads have none either, and are
 * not repeated.
 */
import { randomBytes } from 'node:crypto';
import type { InternalRequest, RESTOptions } from 'discord.js';
import { isAlreadyAcknowledged } from './errors.ts';

const CLOSED: readonly string[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];
const MESSAGES = /^\/channels\/\d+\/messages$/;
const THREADS = /\/threads(?:\?|$)/;
const CALLBACK = /\/interactions\/\d+\/[^/]+\/callback/;

/** discord.js repeats a request at once if its error has this code, one of several ways in which a connection ends. */
class ConnectionClosedError extends Error {
  readonly code = 'ECONNRESET';
  constructor(cause: Error) {
    super('the connection was closed before the response', { cause });
  }
}

/** Discord makes one message of all requests with the same nonce. */
export function withNonce(request: InternalRequest): InternalRequest {
  const { method, fullRoute, body } = request;
  if (method !== 'POST' || !MESSAGES.test(fullRoute) || typeof body !== 'object') return request;
  const nonce = { nonce: randomBytes(12).toString('hex'), enforce_nonce: true };
  return { ...request, body: { ...nonce, ...body } };
}

export function createLostResponses(makeRequest: RESTOptions['makeRequest']) {
  /** The callbacks under way; true: an earlier attempt may have been carried out. */
  const callbacks = new Map<string, boolean>();

  const noteLost = (url: string): void => {
    const [route = ''] = CALLBACK.exec(url) ?? [];
    if (callbacks.has(route)) callbacks.set(route, true);
  };

  const attempt: RESTOptions['makeRequest'] = async (url, init) => {
    try {
      const response = await makeRequest(url, init);
      if (response.status >= 500) noteLost(url);
      return response;
    } catch (error) {
      if (!isClosed(error)) throw error;
      noteLost(url);
      throw THREADS.test(url) ? error : new ConnectionClosedError(error);
    }
  };

  return {
    /** Performs a request of discord.js. */
    makeRequest: attempt,

    /**
     * Runs a callback. Where Discord says that the interaction has been answered, and may have taken an earlier attempt,
     * the answer is our own: it counts as accepted, without the message that it made.
     */
    async runCallback(request: InternalRequest, run: () => Promise<unknown>): Promise<unknown> {
      const { fullRoute } = request;
      if (!CALLBACK.test(fullRoute)) return run();
      callbacks.set(fullRoute, false);
      try {
        return await run();
      } catch (error) {
        if (!isAlreadyAcknowledged(error) || !callbacks.get(fullRoute)) throw error;
        return { interaction: { id: fullRoute.split('/')[2] } };
      } finally {
        callbacks.delete(fullRoute);
      }
    },
  };
}

const isClosed = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && CLOSED.includes(String(error.code));
