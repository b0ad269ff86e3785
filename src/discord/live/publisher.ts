/**
 * The public message of each table: edited in place at Discord's pace, the last state wins; posted anew for each new
 * hand, where talk has pushed it far up, or where Discord will not have it edited any more.
 */

import { type REST, SnowflakeUtil } from 'discord.js';
import {
  type APIMessageTopLevelComponent,
  MessageFlags,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import { endTable, moveTo } from '../../tables/open-table.ts';
import { isRefused } from '../../tables/refusals.ts';
import type { TableChange, TableService } from '../../tables/service.ts';
import { type BetweenTable, handsBegun, isOpen, type Table } from '../../tables/table.ts';
import { isArchivedThread, isChannelGone, isClientError, isMessageGone } from '../errors.ts';
import { type PublicMessageParts, publicMessage } from '../public-message.ts';

/** A channel takes about five edits in five seconds. */
const PACE_MS = 1_100;
/** The answer to a press goes first: it often shows the same already. */
const GRACE_MS = 250;
/** So many messages after it, and a table's message is posted anew. */
const FAR_UP = 12;

/** Messages older than an hour take few edits; well before that a table moves to a new one. */
const OLD_MS = 55 * 60_000;

/** After an edit that Discord could not take it is tried again, then less and less often. */
const RETRY_MS = 5_000;
const MOST_DOUBLINGS = 6;
/** So long an answer may take that brings a table's first message. */
const COMING_MS = 10_000;

interface Shown {
  readonly table: Table;
  /** What its message shows; null: not known. */
  readonly components: string | null;
  /** Messages by others since it was posted. */
  readonly talk: number;
  /** Edits in a row that went wrong. */
  readonly failed: number;
}

export interface PublisherParts extends PublicMessageParts {
  readonly rest: Pick<REST, 'post' | 'patch' | 'delete'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf' | 'setPublicMessage' | 'step'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher({ rest, tables, store, clock, log, emojis, work }: PublisherParts) {
  const { draw, drawEnded: retired } = publicMessage({ tables, store, emojis });
  const shown = new Map<string, Shown>();
  const due = new Set<string>();
  const busy = new Set<string>();
  /** By channel: when it may be written to again. */
  const free = new Map<string, number>();
  /** Tables whose first message comes with an answer that is on its way. */
  const coming = new Set<string>();
  let closed = false;

  const body = (components: APIMessageTopLevelComponent[]) => ({
    components,
    flags: MessageFlags.IsComponentsV2 as const,
    allowed_mentions: { parse: [] },
  });

  /** The lobby's message is the first hand's too. */
  const isPast = (table: Table): boolean =>
    Math.max(handsBegun(shown.get(table.id)?.table ?? table), 1) > Math.max(handsBegun(table), 1);

  /** @returns whether it is the table's message now: while it was on its way the next hand may have begun in another */
  const post = async (table: Table, components: APIMessageTopLevelComponent[]): Promise<boolean> => {
    // Killed before the message is noted, the bot asks for it once more, and Discord gives the same.
    const nonce = `${table.id}.${table.messageId === null ? `h${handsBegun(table)}.${table.channelId.slice(-8)}` : BigInt(table.messageId).toString(36)}`;
    const { id } = (await rest.post(Routes.channelMessages(table.channelId), {
      body: { ...body(components), nonce, enforce_nonce: true },
    })) as RESTPostAPIChannelMessageResult;
    await tables.setPublicMessage(table.id, handsBegun(table), id);
    if (isPast(table)) {
      await remove(table.channelId, id);
      return false;
    }
    const now = shown.get(table.id)?.table ?? table;
    if (handsBegun(now) === handsBegun(table))
      note(table.id, { table: { ...now, messageId: id }, components: JSON.stringify(components), talk: 0 });
    return true;
  };

  const remove = (channelId: string, messageId: string): Promise<unknown> =>
    rest.delete(Routes.channelMessage(channelId, messageId)).catch((error) => {
      if (!isMessageGone(error)) log.info({ err: error }, 'an old message stayed');
    });

  const note = (id: string, fields: Partial<Shown>): void => {
    const was = shown.get(id);
    if (was) shown.set(id, { ...was, ...fields });
  };

  /** Makes the table's message show the table as it is now. */
  const flush = async (id: string): Promise<void> => {
    const entry = shown.get(id);
    if (!entry) return;
    const table = (await tables.find(id)) ?? entry.table;
    if (table.messageId === null && coming.has(id)) return;
    const components = await draw(table);
    // Its message is a record by now; the table's present one is due.
    if (isPast(table)) return;
    if (table.messageId === null) {
      await post(table, components);
      return;
    }
    if (isOpen(table) && (entry.talk >= FAR_UP || isOld(table.messageId))) {
      const old = table.messageId;
      if (await post(table, components)) await remove(table.channelId, old);
      return;
    }
    const text = JSON.stringify(components);
    if (text === shown.get(id)?.components) return;
    try {
      await rest.patch(Routes.channelMessage(table.channelId, table.messageId), { body: body(components) });
      note(id, { components: text });
    } catch (error) {
      if (!isMessageGone(error) && !isArchivedThread(error)) throw error;
      await post(table, components);
    }
  };

  /** Discord throttles edits of old messages until they are of no use. */
  const isOld = (messageId: string): boolean => clock.now() - SnowflakeUtil.timestampFrom(messageId) > OLD_MS;

  const failed = async (id: string, error: unknown): Promise<void> => {
    if (isChannelGone(error)) return nowhere(id);
    log.warn({ table: id, err: error }, 'a table could not be shown');
    // What it shows is not known now; the next change tries again, and so does time, unless Discord said no.
    const times = (shown.get(id)?.failed ?? 0) + 1;
    note(id, { components: null, failed: times });
    if (isClientError(error)) return settled(id);
    clock.after(RETRY_MS * 2 ** Math.min(times - 1, MOST_DOUBLINGS), () => touch(id));
  };

  /** Nothing more will be shown of a table that has ended. */
  const settled = (id: string): void => {
    const entry = shown.get(id);
    if (!entry || isOpen(entry.table)) return;
    shown.delete(id);
    const { channelId } = entry.table;
    if (![...shown.values()].some(({ table }) => table.channelId === channelId)) free.delete(channelId);
  };

  /** There is nowhere left to play: the table ends. */
  const nowhere = async (id: string): Promise<void> => {
    const ended = await tables.step(id, endTable(null, true));
    log.info({ table: id, ended: !isRefused(ended) }, 'a table has nowhere left to be shown');
    settled(id);
  };

  const each = (isMeant: (table: Table) => boolean, act: (id: string) => Promise<unknown>): void => {
    for (const [id, { table }] of shown) {
      if (!isMeant(table)) continue;
      work
        .track(act(id))
        .catch((error) => log.error({ table: id, err: error }, 'a table could not leave its channel'));
    }
  };

  const touch = (id: string): void => {
    const entry = shown.get(id);
    if (closed || !entry) return;
    due.add(id);
    if (busy.has(id)) return;
    busy.add(id);
    const { channelId } = entry.table;
    const at = Math.max(clock.now() + GRACE_MS, free.get(channelId) ?? 0);
    free.set(channelId, at + PACE_MS);
    clock.after(at - clock.now(), () => {
      due.delete(id);
      work
        .track(flush(id))
        .then(() => note(id, { failed: 0 }))
        .catch((error) => failed(id, error))
        .catch((error) => log.error({ table: id, err: error }, 'a table could not be shown'))
        .then(() => {
          busy.delete(id);
          if (due.has(id)) touch(id);
          else if (shown.get(id)?.failed === 0) settled(id);
        });
    });
  };

  /** Its message shows nothing, or may show what was before: the table is shown as it is, if it is newer than that. */
  const catchUp = (id: string, version: number): void => {
    work
      .track(tables.find(id))
      .then((table) => {
        if (!table || table.version <= version) return;
        shown.set(id, { table, components: null, talk: 0, failed: 0 });
        touch(id);
      })
      .catch((error) => log.warn({ table: id, err: error }, 'a table’s message may be behind'));
  };

  /** The hand before keeps its message, as its record; nothing can be pressed there any more. */
  const retire = async (before: BetweenTable): Promise<void> => {
    if (before.messageId === null) return;
    const components = await retired(before);
    await rest.patch(Routes.channelMessage(before.channelId, before.messageId), { body: body(components) });
  };

  return {
    /** A table has changed: its message will. */
    onChange({ before, table }: TableChange): void {
      const was = shown.get(table.id);
      const newHand = before?.phase === 'between' && handsBegun(table) > before.hand;
      if (newHand) {
        work
          .track(retire(before))
          .catch((error) => log.info({ table: table.id, err: error }, 'a hand’s message stayed as it was'));
      }
      shown.set(table.id, {
        table,
        components: newHand ? null : (was?.components ?? null),
        talk: newHand ? 0 : (was?.talk ?? 0),
        failed: was?.failed ?? 0,
      });
      touch(table.id);
    },

    /** The table's screen, for an answer that shows it at once. */
    draw,

    /** The table's first message comes with an answer that is on its way: none is posted meanwhile. */
    expectFirstMessage({ id }: Table): void {
      coming.add(id);
      clock.after(COMING_MS, () => {
        if (coming.delete(id)) catchUp(id, 0);
      });
    },

    /** An answer has shown the table already. */
    markShown(table: Table, components: APIMessageTopLevelComponent[]): void {
      const isFirst = coming.delete(table.id);
      const was = shown.get(table.id);
      if (!was && !isFirst) {
        // All had been shown of a table that has ended: the answer may have been to an earlier press.
        catchUp(table.id, table.version);
        return;
      }
      if (!was || was.table.version <= table.version) {
        shown.set(table.id, {
          table,
          components: JSON.stringify(components),
          talk: was?.talk ?? 0,
          failed: 0,
        });
        return;
      }
      // A newer showing may have been there first: the older one would stay.
      note(table.id, { components: null });
      touch(table.id);
    },

    /** Somebody wrote in a channel: the tables there move up. */
    onMessage(channelId: string): void {
      for (const [id, { table, talk }] of shown) {
        if (table.channelId === channelId) note(id, { talk: talk + 1 });
      }
    },

    /** A message is gone: if it showed a table, that is posted anew. */
    onMessageDeleted(messageId: string): void {
      for (const [id, { table }] of shown) {
        if (table.messageId !== messageId) continue;
        note(id, { components: null });
        touch(id);
      }
    },

    /** A channel is gone, and with it the tables there. */
    onChannelDeleted(channelId: string): void {
      each((table) => table.channelId === channelId, nowhere);
    },

    /** A thread is gone: its tables go on in the channel that it was in. */
    onThreadDeleted(threadId: string, parentId: string): void {
      each(
        (table) => table.channelId === threadId,
        (id) => tables.step(id, moveTo(parentId)),
      );
    },

    /** The bot is in a server no more. */
    onGuildLeft(guildId: string): void {
      each((table) => table.guildId === guildId && isOpen(table), nowhere);
    },

    /** Servers where tables are open. */
    guildIds: (): Set<string> => new Set([...shown.values()].map(({ table }) => table.guildId)),

    close(): void {
      closed = true;
    },
  };
}
