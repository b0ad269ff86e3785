/**
 * The freshest interaction token by which each public message can be edited. Discord counts such edits neither in its limit
 * for the whole bot nor in that of the channel. Tokens are in memory only: without one, the bot's own token edits.
 *
 * A token edits the message that its command has posted, or the one that was pressed if the answer was an update of it; it
 * does not edit a message at which the answer was a private one.
 */
import type { Clock } from '../../clock.ts';
import { recentlyUsed } from '../../recently-used.ts';
import { TOKEN_MS } from './open-panels.ts';

/** Discord's clock is not ours, and a request may wait: a token is not used in the last part of its time. */
const MARGIN_MS = 60_000;
/**
 * A press on a message brings a new token where the last is older. With a press in five minutes, a table is without a token
 * for 8 % of the time at this age, for 6 % if every press brought one, and for 26 % if only those did that find none.
 */
const RENEWED_AFTER_MS = 5 * 60_000;
const MAX_MESSAGES = 20_000;

export interface MessageToken {
  readonly token: string;
  /** The message in requests with the token: the first of an interaction has a name of its own, a later one only its id. */
  readonly message: string;
}

interface KnownToken extends MessageToken {
  /** By the monotonic clock. */
  readonly notedAt: number;
}

export type MessageTokens = ReturnType<typeof createMessageTokens>;

export function createMessageTokens(clock: Pick<Clock, 'monotonic'>) {
  const tokens = recentlyUsed<KnownToken>(MAX_MESSAGES);
  const ageMs = ({ notedAt }: KnownToken): number => clock.monotonic() - notedAt;

  return {
    /** An interaction has just been answered, whose token edits the message. */
    note(messageId: string, { token, message }: MessageToken): void {
      tokens.set(messageId, { token, message, notedAt: clock.monotonic() });
    },

    /** @returns null where no token can be used any more */
    of(messageId: string): MessageToken | null {
      const known = tokens.get(messageId);
      if (known && ageMs(known) < TOKEN_MS - MARGIN_MS) return known;
      tokens.delete(messageId);
      return null;
    },

    isRenewable(messageId: string): boolean {
      const known = tokens.get(messageId);
      return !known || ageMs(known) > RENEWED_AFTER_MS;
    },

    /** Forgets a token that Discord does not take, unless there is a newer one. */
    drop(messageId: string, token: string): void {
      if (tokens.get(messageId)?.token === token) tokens.delete(messageId);
    },
  };
}
