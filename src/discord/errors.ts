/** What Discord says no with, by number. */
import { DiscordAPIError, DiscordjsErrorCodes } from 'discord.js';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

const codeOf = (error: unknown): number | null =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : null;

export const isWrongToken = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid) ||
  (error instanceof DiscordAPIError && error.status === 401);

const has =
  (...codes: number[]) =>
  (error: unknown): boolean =>
    codes.includes(codeOf(error) ?? Number.NaN);

/** The message, or the webhook that could edit it, is gone. */
export const isMessageGone = has(Code.UnknownMessage, Code.UnknownWebhook, Code.InvalidWebhookToken);
/** The thread has fallen asleep: a new message wakes it, an edit does not. */
export const isArchivedThread = has(Code.InvalidActionOnArchivedThread);
/** Discord understood, and would say the same again. */
export const isClientError = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status >= 400 && error.status < 500;
export const isChannelGone = has(Code.UnknownChannel);
/** The interaction was answered already, or three seconds went by. */
export const isTooLateToAnswer = has(Code.UnknownInteraction, Code.InteractionHasAlreadyBeenAcknowledged);
