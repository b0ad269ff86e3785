/** Discord's errors, by what they mean here. */
import { DiscordAPIError, DiscordjsErrorCodes } from 'discord.js';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

const codeOf = (error: unknown): number | null =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : null;

export const isWrongToken = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid) ||
  (error instanceof DiscordAPIError && error.status === 401);

const hasCode =
  (...codes: number[]) =>
  (error: unknown): boolean =>
    codes.includes(codeOf(error) ?? Number.NaN);

/** The message is gone, or the webhook that could edit it. */
export const isMessageGone = hasCode(Code.UnknownMessage, Code.UnknownWebhook, Code.InvalidWebhookToken);
/** The thread is archived: a new message opens it again, an edit does not. */
export const isArchivedThread = hasCode(Code.InvalidActionOnArchivedThread);
/** Discord has understood the request and would refuse it again. */
export const isClientError = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status >= 400 && error.status < 500;
/** The bot may not do this, or not see the channel. */
export const isForbidden = hasCode(Code.MissingAccess, Code.MissingPermissions);
export const isChannelGone = hasCode(Code.UnknownChannel);
/** The interaction has been answered already, or its three seconds are over. */
export const isTooLateToAnswer = hasCode(Code.UnknownInteraction, Code.InteractionHasAlreadyBeenAcknowledged);
