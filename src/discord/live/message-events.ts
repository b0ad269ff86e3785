/** Events of Discord that bear on tables' messages: talk below them, deletions, permissions. */
import type { Clock } from '../../clock.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import type { Holds } from './holds.ts';
import { isToMove } from './message-show.ts';
import type { MessageStates } from './message-states.ts';
import type { Pacing } from './pacing.ts';

export interface MessageEventParts {
  readonly states: MessageStates;
  readonly holds: Holds;
  readonly pacing: Pick<Pacing, 'request'>;
  readonly clock: Pick<Clock, 'now'>;
}

export const createMessageEvents = ({ states, holds, pacing, clock }: MessageEventParts) => ({
  /** Whether the table's message is posted anew with its next change. */
  isToMove(table: Table): boolean {
    const state = states.get(table.id);
    if (state === undefined) return false;
    return isToMove({ messageId: table.messageId, isOpen: isOpen(table) }, state, clock.now());
  },

  /** Somebody else wrote in a channel. */
  onMessage(channelId: string): void {
    for (const id of states.inChannel(channelId))
      states.update(id, { messagesBelow: (states.get(id)?.messagesBelow ?? 0) + 1 });
  },

  onMessageDeleted(messageId: string): void {
    for (const id of states.withMessage(messageId)) {
      holds.noteDeletion(id, messageId);
      states.update(id, { components: null });
      if (!holds.get(id)) pacing.request(id);
    }
  },

  /** A permission in the server may have changed. */
  onPermissionsChanged(guildId: string): void {
    for (const id of holds.forbidden()) if (states.get(id)?.table.guildId === guildId) pacing.request(id);
  },

  /** Shows a table again whose message stays away because it was deleted too often. @returns whether it did */
  resume(tableId: string): boolean {
    if (holds.get(tableId)?.reason !== 'deleted') return false;
    holds.release(tableId);
    pacing.request(tableId);
    return true;
  },
});
