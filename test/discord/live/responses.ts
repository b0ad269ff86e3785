/** Responses of Discord other than success. */
import { DiscordAPIError, HTTPError } from 'discord.js';

const NO_BODY = { body: undefined, files: undefined };

export const discordError = (code: number, status: number, url = 'https://x') =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', url, NO_BODY);

export const badGateway = (url = 'https://x') => new HTTPError(502, 'Bad Gateway', 'PATCH', url, NO_BODY);
