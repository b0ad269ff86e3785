/**
 * Messages that bring members to a lobby: invitations, news of a lobby that they wished to be told of, calls to a rematch or to
 * another game. Once the lobby has begun, such a message leads to watching the table; once it has closed, nowhere.
 */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import type { REST } from 'discord.js';
import {
  ButtonStyle,
  MessageFlags,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { BotStore } from '../../store/index.ts';
import type { LobbyNotice } from '../../store/lobby-notices.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import { isOpen, isReadable, type ReadableTable, type Table } from '../../tables/table.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import { watchingWords } from '../../text/watching.ts';
import { isClientError } from '../errors.ts';
import { endWishId, watchFromListId } from '../finding-ids.ts';
import { tableNamed } from '../screens/tables.ts';
import { createPacing, growingPause } from './pacing.ts';

/** The table's own message, which has the same limit in its channel, goes first. */
const GRACE_MS = 3_000;
const PACE_MS = 2_000;
const MAX_FAILURES = 5;
const pauseAfter = growingPause(10_000, 5);

export interface LobbyNoticeParts {
  readonly rest: Pick<REST, 'post' | 'patch'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf'>;
  readonly notices: BotStore['lobbyNotices'];
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

/** @param isWish whether members have wished to be told of such lobbies. @throws what Discord refuses */
type PostNotice = (table: Table, body: RESTPostAPIChannelMessageJSONBody, isWish?: boolean) => Promise<void>;

export type LobbyNotices = ReturnType<typeof createLobbyNotices>;

export function createLobbyNotices({ rest, tables, notices, clock, log, work }: LobbyNoticeParts) {
  /** Those that are to be edited, by message. */
  const due = new Map<string, LobbyNotice>();

  const drop = async (messageId: string): Promise<void> => {
    due.delete(messageId);
    await notices.remove(messageId);
  };

  const edit = async (messageId: string): Promise<void> => {
    const notice = due.get(messageId);
    if (!notice) return;
    const table = await tables.find(notice.tableId);
    if (table?.phase === 'lobby') return void due.delete(messageId);
    if (table && isReadable(table)) {
      const body = outdatedNotice(tables, table, notice.isWish);
      try {
        await rest.patch(Routes.channelMessage(notice.channelId, messageId), { body });
      } catch (error) {
        // It is gone, or may not be edited: its button is answered all the same.
        if (!isClientError(error)) throw error;
      }
    }
    await drop(messageId);
  };

  const pacing = createPacing({
    clock,
    work,
    graceMs: GRACE_MS,
    paceMs: PACE_MS,
    paceKeyOf: (messageId) => due.get(messageId)?.channelId ?? messageId,
    run: edit,
    onFailure(messageId, error, failures) {
      log.warn(
        { table: due.get(messageId)?.tableId, err: error, failures },
        'a notice of a lobby was not edited',
      );
      if (failures < MAX_FAILURES) return pauseAfter(failures);
      // The next start tries again.
      due.delete(messageId);
      return null;
    },
  });

  const request = (outdated: readonly LobbyNotice[]): void => {
    for (const notice of outdated) {
      due.set(notice.messageId, notice);
      pacing.request(notice.messageId);
    }
  };

  const follow = (reading: Promise<readonly LobbyNotice[]>): void =>
    void work
      .track(reading)
      .then(request)
      .catch((error) => log.warn({ err: error }, 'notices of lobbies could not be read'));

  const post: PostNotice = async ({ id: tableId, channelId }, body, isWish = false) => {
    const { id: messageId } = (await rest.post(Routes.channelMessages(channelId), {
      body,
    })) as RESTPostAPIChannelMessageResult;
    await notices.add({ messageId, tableId, channelId, isWish });
    // The lobby may have begun while it was being posted.
    const latest = await tables.find(tableId);
    if (latest?.phase !== 'lobby') request([{ messageId, tableId, channelId, isWish }]);
  };

  return {
    post,

    onChange({ before, table }: TableChange): void {
      if (before?.phase === 'lobby' && table.phase !== 'lobby') follow(notices.of(table.id));
    },

    /** Edits what an earlier process left. */
    recover: (): void => follow(notices.outdated()),

    close: pacing.close,
  };
}

/** It names and mentions nobody any more. Who asked for such notices can still end them there. */
function outdatedNotice(
  tables: Pick<TableService, 'gameOf'>,
  table: ReadableTable,
  isWish: boolean,
): RESTPatchAPIChannelMessageJSONBody {
  const { id, locale } = table;
  const words = guideWords(locale).tables;
  const game = tables.gameOf(table);
  const name = tableNamed(game, table, locale);
  const watch = new ButtonBuilder()
    .setCustomId(watchFromListId(id))
    .setLabel(watchingWords[locale].watch)
    .setStyle(ButtonStyle.Secondary);
  const stop = new ButtonBuilder()
    .setCustomId(endWishId(game.id))
    .setLabel(words.stop)
    .setStyle(ButtonStyle.Secondary);
  const buttons = [...(isOpen(table) ? [watch] : []), ...(isWish ? [stop] : [])];
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
  return {
    components: [
      new TextDisplayBuilder().setContent(isOpen(table) ? words.begun(name) : words.closed(name)).toJSON(),
      ...(buttons.length > 0 ? [row.toJSON()] : []),
    ],
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  };
}
