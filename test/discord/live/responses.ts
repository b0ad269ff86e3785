/** Responses of Discord other than success. */
import { DiscordAPIError, HTTPError } from 'discord.js';

const NO_BODY = { body: undefined, files: undefined };

export const discordError = (code: number, status: number, url = 'https://x') =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', url, NO_BODY);

export const badGateway = (url = 'https://x') => new HTTPError(502, 'Bad Gateway', 'PATCH', url, NO_BODY);

/** A response, or anything else, that arrives when the test says so. */
export function deferred() {
  let resolve = (): void => {};
  let reject = (_: Error): void => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
