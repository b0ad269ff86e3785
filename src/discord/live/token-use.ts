/** Which tables' messages are edited by an interaction's token, and of which a press is to bring one. */
import type { Clock } from '../../clock.ts';
import type { Holds } from './holds.ts';
import { isToMove } from './message-show.ts';
import type { MessageState, MessageStates } from './message-states.ts';
import type { MessageToken, MessageTokens } from './message-tokens.ts';

export interface TokenUseParts {
  readonly states: Pick<MessageStates, 'get' | 'withMessage'>;
  readonly tokens: MessageTokens;
  readonly holds: Pick<Holds, 'get'>;
  readonly clock: Pick<Clock, 'now'>;
}

export function createTokenUse({ states, tokens, holds, clock }: TokenUseParts) {
  /** Whether the table's message is edited in place. */
  const isEdited = (state: MessageState): boolean =>
    holds.get(state.table.id) === null && !isToMove(state.table, state, clock.now());

  return {
    /** Whether the table's next update is an edit by a token, which needs no turn among those of the bot. */
    isByToken(tableId: string): boolean {
      const state = states.get(tableId);
      const messageId = state?.table.messageId ?? null;
      if (state === undefined || messageId === null) return false;
      return isEdited(state) && tokens.of(messageId) !== null;
    },

    /** An interaction has been answered, whose token edits this message; if it is a table's, the table keeps the token. */
    noteToken(messageId: string, token: MessageToken): void {
      if (states.withMessage(messageId).length > 0) tokens.note(messageId, token);
    },

    /**
     * Whether a press on this message is to be acknowledged as an update of it even if its answer is private: the answer is
     * a message more then, one request outside all limits, and the token edits the table's message.
     */
    wantsToken: (messageId: string): boolean =>
      tokens.isRenewable(messageId) &&
      states.withMessage(messageId).some((id) => {
        const state = states.get(id);
        return state?.table.isOpen === true && isEdited(state);
      }),
  };
}
