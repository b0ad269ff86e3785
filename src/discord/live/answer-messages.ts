/** Public messages that answers to interactions show: the first one of a table, and updates by a press on it. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { TableService } from '../../tables/service.ts';
import type { Table } from '../../tables/table.ts';
import type { publicMessage } from '../public-message.ts';
import type { MessageHashes } from './message-hashes.ts';
import { isAwaited } from './message-queue.ts';
import { componentsDigest, type MessageStates, type ShownTable, shownTable } from './message-states.ts';
import type { Pacing } from './pacing.ts';

/** An answer that has not brought a table's first message after this time is not waited for. */
const FIRST_MESSAGE_TIMEOUT_MS = 10_000;

export interface AnswerMessageParts {
  readonly tables: Pick<TableService, 'find' | 'gameOf'>;
  readonly states: MessageStates;
  readonly hashes: Pick<MessageHashes, 'record'>;
  readonly screens: Pick<ReturnType<typeof publicMessage>, 'hasPicture'>;
  /** Tables whose first message arrives with an answer. */
  readonly expected: Set<string>;
  readonly pacing: Pick<Pacing, 'request'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export function createAnswerMessages(parts: AnswerMessageParts) {
  const { tables, states, hashes, screens, expected, pacing, clock, log, work } = parts;

  const shown = (table: Table): ShownTable => shownTable(table, isAwaited(tables, table));

  /** The table's message shows at most this version: a newer one is shown. */
  const catchUp = (id: string, shownVersion: number): void => {
    work
      .track(tables.find(id))
      .then((table) => {
        if (!table || table.version <= shownVersion) return;
        states.set({ table: shown(table), components: null, messagesBelow: 0, isRecovered: false });
        pacing.request(id);
      })
      .catch((error) => log.warn({ table: id, err: error }, 'table message may be out of date'));
  };

  return {
    /** The table's first message arrives with an answer: none is posted meanwhile. */
    expectFirstMessage({ id }: Table): void {
      expected.add(id);
      clock.after(FIRST_MESSAGE_TIMEOUT_MS, () => {
        if (expected.delete(id)) catchUp(id, 0);
      });
    },

    /** An answer shows the table in its message. */
    markShown(table: Table, components: APIMessageTopLevelComponent[]): void {
      const isFirst = expected.delete(table.id);
      const previous = states.get(table.id);
      if (!previous && !isFirst) {
        // The table has ended and was shown for the last time; the answer may be to an earlier press.
        catchUp(table.id, table.version);
      } else if (!previous || previous.table.version <= table.version) {
        const messagesBelow = previous?.messagesBelow ?? 0;
        const json = JSON.stringify(components);
        const digest = componentsDigest(json);
        states.set({ table: shown(table), components: digest, messagesBelow, isRecovered: false });
        if (table.messageId !== null) hashes.record(table, table.messageId, json);
        // An answer does not wait for a picture.
        if (screens.hasPicture(table)) pacing.request(table.id);
      } else {
        // The message may have shown the newer version already, and now shows the older one.
        states.update(table.id, { components: null });
        pacing.request(table.id);
      }
    },
  };
}
