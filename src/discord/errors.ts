/** Discord's errors, by what they mean here. */
import { DiscordAPIError, DiscordjsErrorCodes } from 'discord.js';
import { RESTJSONErrorCodes as Code, GatewayCloseCodes } from 'discord-api-types/v10';

/** Discord refuses what only the operator can set right: the message is a line that says what to do. */
export class SetupError extends Error {}

/** There has been no connection to Discord for two minutes: a new process is to try. */
export class ConnectionLostError extends Error {
  constructor() {
    super('no connection to Discord for two minutes');
  }
}

const CLOSE_REASONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]:
    'DISCORD_TOKEN: Discord does not accept it any more; set the one that the Developer Portal shows now',
  [GatewayCloseCodes.InvalidShard]:
    'Discord refused a shard (4010): start Madoi again, and report it if that does not help',
  [GatewayCloseCodes.ShardingRequired]:
    'The bot is in more servers than when it was started (4011): start Madoi again, with the shards Discord now asks for',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord has given up this version of its gateway (4012): update Madoi',
  [GatewayCloseCodes.InvalidIntents]: 'Discord refused the bot’s intents (4013): update Madoi',
  [GatewayCloseCodes.DisallowedIntents]: 'Discord refused the bot’s intents (4014): update Madoi',
};

/** @param code a close after which Discord takes no new connection */
export const setupErrorOfClose = (code: number): SetupError =>
  new SetupError(CLOSE_REASONS[code] ?? `Discord has closed the connection for good (${code})`);

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
/** The user is not in the server, or not at all. */
export const isMemberGone = hasCode(Code.UnknownMember, Code.UnknownUser);
/** The thread is archived: a new message opens it again, an edit does not. */
export const isArchivedThread = hasCode(Code.InvalidActionOnArchivedThread);
/** Discord has understood the request and would refuse it again. */
export const isClientError = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status >= 400 && error.status < 500;
export const isRoleGone = hasCode(Code.UnknownRole);
/** The bot is not in the server. */
export const isServerUnknown = hasCode(Code.UnknownGuild, Code.MissingAccess);
/** The bot may not do this, or not see the channel; in a locked thread messages are refused, archived or not. */
export const isForbidden = hasCode(
  Code.MissingAccess,
  Code.MissingPermissions,
  Code.InvalidActionOnArchivedThread,
  Code.ThreadLocked,
);
export const isChannelGone = hasCode(Code.UnknownChannel);
/** Another answer was first: somebody else's, or an earlier attempt whose response was lost. */
export const isAlreadyAcknowledged = hasCode(Code.InteractionHasAlreadyBeenAcknowledged);
/** The interaction has been answered already, or its three seconds are over. */
export const isTooLateToAnswer = hasCode(Code.UnknownInteraction, Code.InteractionHasAlreadyBeenAcknowledged);
