/** The public message of each table, one as long as the table runs: kept up to date at the pace that Discord allows. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { PictureDrawer } from '../../pictures/drawer.ts';
import type { MessageHashStore } from '../../store/message-hashes.ts';
import type { OpenSummary } from '../../store/open-summaries.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import type { Table } from '../../tables/table.ts';
import { type PublicMessageParts, publicMessage } from '../public-message.ts';
import type { BotRest } from '../rest.ts';
import type { Servers } from '../servers/servers.ts';
import { createAnswerMessages } from './answer-messages.ts';
import { createChangeHandler } from './change-handler.ts';
import type { Holds } from './holds.ts';
import { createMessageEdits } from './message-edits.ts';
import { createMessageEvents } from './message-events.ts';
import { createMessageHashes } from './message-hashes.ts';
import { createMessagePictures } from './message-pictures.ts';
import { createMessageQueue } from './message-queue.ts';
import { createMessageStates, type MessageState, type MessageStates } from './message-states.ts';
import { createMessageTokens, type MessageToken } from './message-tokens.ts';
import { createMessageUpdates } from './message-updates.ts';
import { createPacing } from './pacing.ts';
import { createPlaceCheck } from './place-check.ts';
import { createRemovals } from './removals.ts';
import { createTableMessages } from './table-messages.ts';
import { createTokenUse } from './token-use.ts';
import { createUpdateRuns } from './update-runs.ts';

const PACE = {
  /** The answer to a press goes first: it often shows the same already. */
  graceMs: 250,
  /** Per channel, or per message if a token edits it: Discord takes about five edits in five seconds. */
  paceMs: 1_100,
} as const;

export interface PublisherParts extends PublicMessageParts {
  readonly store: PublicMessageParts['store'] & { readonly messageHashes: MessageHashStore };
  readonly rest: Pick<BotRest, 'get' | 'post' | 'edit' | 'delete'>;
  readonly applicationId: string;
  readonly metrics: Pick<Metrics, 'countEdit'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf' | 'setPublicMessage' | 'apply'>;
  readonly holds: Holds;
  readonly servers: Pick<
    Servers,
    'channel' | 'parentOf' | 'isDescribed' | 'missingPermissions' | 'mayAttachFiles'
  >;
  /** Draws the pictures in tables' messages. */
  readonly pictures: Pick<PictureDrawer, 'draw'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
  /** Called whenever fewer messages wait than before. Default: nothing. */
  readonly onRoom?: () => void;
  /** Called when a table has a new message. Must not throw. Default: nothing. */
  readonly onPosted?: (tableId: string) => void;
}

export interface Publisher {
  /** Draws the table's screen, for an answer that shows it at once. */
  draw(table: Table): Promise<APIMessageTopLevelComponent[]>;
  /** Takes note of a table of an earlier process, which is shown once it changes: events about its message are followed. */
  expectRecovered(table: OpenSummary): void;
  /** Shows a table that has changed. */
  onChange(change: TableChange): void;
  /** The table's first message arrives with an answer: none is posted meanwhile. */
  expectFirstMessage(table: Table): void;
  /** An answer shows the table in its message. */
  markShown(table: Table, components: APIMessageTopLevelComponent[]): void;
  /** An interaction has been answered, whose token edits this message. */
  noteToken(messageId: string, token: MessageToken): void;
  /** Whether a press on this message is to be acknowledged as an update of it, for the sake of its token. */
  wantsToken(messageId: string): boolean;
  /** Somebody else wrote in a channel. */
  onMessage(channelId: string, messageId: string): void;
  onMessageDeleted(messageId: string): void;
  onChannelDeleted(channelId: string): void;
  onThreadDeleted(threadId: string, parentId: string): void;
  /** The bot has been removed from a server. */
  onGuildLeft(guildId: string): void;
  /** Ends or moves tables whose channel or thread is gone without an event. @param guildId null: of all servers */
  checkPlaces(guildId?: string | null): void;
  /** A permission in the server may have changed. */
  onPermissionsChanged(guildId: string): void;
  /** Shows a table again whose message stays away because it was deleted too often. @returns whether it did */
  resume(tableId: string): boolean;
  /** Whether the table's message is posted anew with its next change. */
  isToMove(table: Table): boolean;
  /** Channels whose next update waits for those of others. */
  waiting(): number;
  /** Tables that are to be shown. */
  backlog(): number;
  /** Servers with tables that are being shown. */
  guildIds(): readonly string[];
  /** Starts no more updates. */
  close(): void;
}

export function createPublisher(parts: PublisherParts): Publisher {
  const { rest, tables, holds, servers, clock, log, work } = parts;
  const screens = publicMessage(parts);
  const states = createMessageStates();
  const expected = new Set<string>();
  const hashes = createMessageHashes({ store: parts.store.messageHashes, clock, log, work });
  const request = (id: string): void => pacing.request(id);
  const pictures = createMessagePictures({ ...parts, drawer: parts.pictures, request });
  const messages = createTableMessages(rest, log);
  const tokens = createMessageTokens(clock);
  const { isByToken, ...tokenUse } = createTokenUse({ states, tokens, holds, clock });
  const updates = createMessageUpdates({
    ...parts,
    states,
    hashes,
    pictures,
    messages,
    editMessage: createMessageEdits({ ...parts, messages, tokens }),
    screens,
    isFirstMessageExpected: (id) => expected.has(id),
    onPosted: (id) => parts.onPosted?.(id),
  });

  const queue = createMessageQueue(clock, log);
  const dropState = (id: string): void => {
    states.delete(id);
    holds.forget(id);
  };
  const pacing = createPacing({
    clock,
    work,
    ...pacesOf(states, isByToken),
    queue,
    onRoom: () => parts.onRoom?.(),
    run: (id, wasQueued) => runs.run(id, wasQueued),
    onFailure: (id, error, failures) => runs.onFailure(id, error, failures),
    onSettled(id) {
      const entry = states.get(id);
      const isWaiting = expected.has(id) || pictures.isExpected(id);
      if (entry && !entry.table.isOpen && !isWaiting) dropState(id);
    },
  });
  const removals = createRemovals({ servers, tables, states, holds, pacing, log, work });
  const runs = createUpdateRuns({
    states,
    holds,
    servers,
    queue,
    update: updates.update,
    leavePlace: removals.leavePlace,
    log,
  });
  const answers = createAnswerMessages({ ...parts, states, hashes, screens, expected, pacing });

  return {
    draw: screens.draw,
    ...answers,
    ...tokenUse,
    ...removals,
    ...createPlaceCheck({ states, servers, rest, leavePlace: removals.leavePlace, log, work }),
    ...createMessageEvents({ states, holds, pacing, clock }),
    ...createChangeHandler({ tables, states, holds, pacing }),

    expectRecovered: (table) => states.set(recoveredState(table)),

    waiting: () => queue.length,
    backlog: () => pacing.backlog,
    guildIds: states.guildIds,

    close() {
      pacing.close();
      hashes.close();
      queue.close();
      expected.clear();
    },
  };
}

/** How a table's updates are paced: those by a token need no turn among those of the bot, and no room in the channel. */
const pacesOf = (states: MessageStates, isByToken: (tableId: string) => boolean) => ({
  ...PACE,
  isQueued: (id: string) => !isByToken(id),
  paceKeyOf: (id: string) => (isByToken(id) ? id : (states.get(id)?.table.channelId ?? id)),
  shareOf: (id: string) => states.get(id)?.table.guildId ?? '',
  isUrgent: (id: string) => states.get(id)?.table.isAwaited ?? false,
});

function recoveredState({ id, guildId, channelId, messageId, version }: OpenSummary): MessageState {
  const table = { id, guildId, channelId, messageId, version, isOpen: true, isAwaited: false };
  return { table, components: null, messagesBelow: 0, isRecovered: true };
}
