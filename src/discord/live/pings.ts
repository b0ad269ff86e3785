/**
 * Pings players when their table starts and when their turn is running out. A ping is a message of its own, because edits
 * never notify anybody; it has a button that opens the hand, and is deleted once it is of no use.
 */
import type { REST } from 'discord.js';
import { type RESTPostAPIChannelMessageResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import type { BotStore } from '../../store/index.ts';
import type { AwaitedPeople } from '../../tables/awaited.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import type { PlayingTable } from '../../tables/table.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { isMessageGone } from '../errors.ts';
import type { PreferenceKeeper } from '../preferences.ts';
import { createCall } from './calls.ts';
import type { Holds } from './holds.ts';
import { createPingDeletions } from './ping-deletions.ts';
import { type PingReason, pingedUsers, pingMessage, pingReason } from './ping-messages.ts';
import { callUsers, noteCalled, whoWantPings } from './pinged-people.ts';
import { createTableNews } from './table-news.ts';

export interface PingParts {
  readonly rest: Pick<REST, 'post' | 'patch' | 'delete'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf' | 'setPingMessage'>;
  readonly log: Logger;
  readonly emojis: () => Emojis;
  readonly holdOf: Holds['get'];
  readonly work: PendingWork;
  /** Says whether a server wants pings. */
  readonly settings: Pick<BotStore['settings'], 'of'>;
  /** Says whether a person wants them. */
  readonly preferences: Pick<PreferenceKeeper, 'of'>;
  readonly awaited: Pick<AwaitedPeople, 'tablesOf' | 'noteCall'>;
}

/** @param users who are mentioned */
const messageFor = (
  { tables, emojis }: PingParts,
  table: PlayingTable,
  reason: PingReason,
  users: readonly string[],
) => pingMessage(tables, emojis(), table, reason, users);

/** The deadline in a ping from before a restart is out of date: the time the bot was down has been given back. */
async function update(
  parts: PingParts,
  deletions: Pick<ReturnType<typeof createPingDeletions>, 'drop'>,
  table: PlayingTable,
  reason: PingReason,
  messageId: string,
): Promise<void> {
  const users = pingedUsers(parts.tables, table, reason);
  noteCalled(parts.awaited, table.id, reason, users);
  const body = messageFor(parts, table, reason, await whoWantPings(parts.preferences, users));
  if (!body) return;
  await parts.rest.patch(Routes.channelMessage(table.channelId, messageId), { body }).catch((error) => {
    if (!isMessageGone(error)) throw error;
    return deletions.drop(table.id, messageId);
  });
}

async function deleteOldPing(
  { log }: Pick<PingParts, 'log'>,
  deletions: Pick<ReturnType<typeof createPingDeletions>, 'remove'>,
  { id, channelId, pingId }: PlayingTable,
): Promise<void> {
  if (pingId === null) return;
  await deletions
    .remove(channelId, id, pingId)
    .catch((error) => log.info({ table: id, err: error }, 'old ping could not be deleted'));
}

/** @returns the id of the message */
async function post(
  rest: Pick<REST, 'post'>,
  { id: tableId, channelId, version }: PlayingTable,
  reason: PingReason,
  body: object,
): Promise<string> {
  // A bot that is killed before it stores the id posts again; Discord then answers with the message of the same nonce.
  const nonce = `${tableId}.${reason === 'started' ? 'b' : `n${version}`}`;
  const { id } = (await rest.post(Routes.channelMessages(channelId), {
    body: { ...body, nonce, enforce_nonce: true },
  })) as RESTPostAPIChannelMessageResult;
  return id;
}

/**
 * Returns the function that pings the players of a table.
 * @param held tables whose players are to be pinged once Discord allows it
 */
function createPing(parts: PingParts, deletions: ReturnType<typeof createPingDeletions>, held: Set<string>) {
  const { rest, tables, holdOf, settings, preferences } = parts;

  /** @returns the id of the message; null: there is none, as nobody is to be mentioned */
  const mention = async (
    table: PlayingTable,
    reason: PingReason,
    users: readonly string[],
  ): Promise<string | null> => {
    const body = messageFor(parts, table, reason, users);
    return body && (await settings.of(table.guildId)).pings ? post(rest, table, reason, body) : null;
  };

  return async (table: PlayingTable, reason: PingReason): Promise<void> => {
    const { id: tableId, channelId } = table;
    const isForbidden = holdOf(tableId)?.reason === 'forbidden';
    if (isForbidden) held.add(tableId);
    else held.delete(tableId);
    // Before anything else happens: of two tables that call at once, one has been first.
    const called = isForbidden ? [] : callUsers(parts, table, reason);
    let mentioned: readonly string[] = [];
    try {
      await deleteOldPing(parts, deletions, table);
      const wanting = await whoWantPings(preferences, called);
      const id = await mention(table, reason, wanting);
      if (id === null) return;
      mentioned = wanting;
      deletions.note(tableId, id);
      await tables.setPingMessage(tableId, id);
      // The players may have acted while it was being posted.
      const latest = await tables.find(tableId);
      if (!latest || pingReason(latest) !== reason) await deletions.remove(channelId, tableId, id);
    } finally {
      // Another table may call those who have not been called by this one.
      const others = called.filter((userId) => !mentioned.includes(userId));
      noteCalled(parts.awaited, tableId, reason, others, false);
    }
  };
}

export function createPings(parts: PingParts) {
  const { rest, tables, log, work } = parts;
  const deletions = createPingDeletions(parts);
  const news = createTableNews(parts);
  /** Tables whose players are to be pinged once Discord allows it. */
  const held = new Set<string>();

  const ping = createPing(parts, deletions, held);

  /** @returns the work that a change asks for; null if there is none */
  const reactionTo = ({ before, table }: TableChange): Promise<void> | null => {
    const { id, channelId, pingId } = table;
    // A call stays as long as the lobby.
    if (table.phase === 'lobby') return null;
    const reason = pingReason(table);
    const previous = before && pingReason(before);
    // The start is no news any more once players have been pinged about something else.
    if (
      table.phase !== 'playing' ||
      reason === null ||
      (previous && previous !== 'started' && reason === 'started')
    ) {
      held.delete(id);
      return pingId === null ? null : deletions.remove(channelId, id, pingId);
    }
    if (before) return previous === reason ? null : ping(table, reason);
    // An earlier ping may still be there: editing it would notify nobody.
    if (held.has(id)) return ping(table, reason);
    // After a restart, a ping whose id was not stored may have been posted all the same: its nonce tells.
    if (pingId !== null) return update(parts, deletions, table, reason, pingId);
    // Who is called to a slow table may have been called to another one instead; that is not remembered.
    return reason === 'turn' ? null : ping(table, reason);
  };

  const follow = (tableId: string, reaction: Promise<unknown> | null): void =>
    void (reaction && work.track(reaction).catch((err) => log.warn({ table: tableId, err }, 'ping failed')));

  return {
    call: createCall({ rest, tables, deletions }),
    post: news.post,
    onMessageDeleted: deletions.onMessageDeleted,

    onChange(change: TableChange): void {
      const { id, pingId } = change.table;
      if (pingId !== null) deletions.note(id, pingId);
      follow(id, reactionTo(change));
      news.onChange(change);
    },

    /** A table is shown again: what was to be posted or deleted meanwhile is made up for. */
    onReleased(tableId: string): void {
      const found = tables.find(tableId);
      follow(
        tableId,
        found.then((table) => table && reactionTo({ before: null, table })),
      );
    },
  };
}
