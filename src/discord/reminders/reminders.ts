/**
 * Daily reminders: a message that mentions a person whose moves slow tables wait for, at the hour they have chosen, one in each
 * server. That it was due is stored before it is sent: better none than two on one day.
 */
import type { REST } from 'discord.js';
import { type RESTPostAPIChannelMessageResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { yieldToEventLoop } from '../../event-loop.ts';
import { recentlyUsed } from '../../recently-used.ts';
import type { BotStore } from '../../store/index.ts';
import type { DueReminder } from '../../store/preferences.ts';
import { awaitedSeats } from '../../tables/awaited.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import { isBegun, isOpen, isSlow, type OpenTable, type Table } from '../../tables/table.ts';
import type { Bot } from '../bot.ts';
import { isClientError } from '../errors.ts';
import { isTimeZone } from '../me/time-zones.ts';
import { reminderDue } from '../preferences.ts';
import type { Servers } from '../servers/servers.ts';
import { type Elsewhere, nothingElsewhere } from '../shards/options.ts';
import { localDate } from './local-time.ts';
import { reminderMessage } from './message.ts';

export interface ReminderParts extends Pick<Bot, 'commandIds'> {
  readonly store: Pick<BotStore, 'preferences' | 'tables' | 'settings' | 'departures'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf'>;
  readonly client: { readonly rest: Pick<REST, 'post' | 'delete'> };
  readonly servers: Pick<Servers, 'maySee'>;
  /** Default: nothing is elsewhere. */
  readonly elsewhere?: Elsewhere;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface Reminders {
  /** Sends those that are due, a few hundred at a time; none after the signal. */
  sendDue(stopping?: AbortSignal): Promise<void>;
  /** Reminds a person in one server, as somebody has found to be due. */
  remind(userId: string, guildId: string): Promise<void>;
  /** A reminder goes away once its person has played. */
  onChange(change: TableChange): void;
}

/** A reminder that was missed while the bot was down is made up for so long, and on the same day. */
const MAX_LATE_MS = 3 * 3_600_000;
const PAGE_SIZE = 50;
/** Reminders of one pass: the next one follows in a minute. */
const MAX_PAGES = 10;
/** Tables that are looked at for one person. */
const MAX_TABLES = 100;
/** Channels of one server that are tried for a reminder, that of the most urgent table first. */
const MAX_CHANNELS = 3;
/** Who must act at a table where something has just happened has been told, or is there. */
const QUIET_MS = 15 * 60_000;
/** Reminders that are deleted once they have helped, unless the bot is restarted meanwhile: an old one does no harm. */
const MAX_REMEMBERED = 10_000;

interface SentReminder {
  readonly channelId: string;
  readonly messageId: string;
}

/** Somebody who gets a reminder. */
type Reminded = Pick<DueReminder, 'userId' | 'locale'>;

const inServer = <T extends { readonly guildId: string }>(tables: readonly T[], guildId: string): T[] =>
  tables.filter((table) => table.guildId === guildId);

const keyOf = (guildId: string, userId: string): string => `${guildId}/${userId}`;

export function createReminders(parts: ReminderParts): Reminders {
  const { store, tables, client, clock, log, elsewhere = nothingElsewhere } = parts;
  const sent = recentlyUsed<SentReminder>(MAX_REMEMBERED);

  const remove = (key: string): void => {
    const { channelId, messageId } = sent.get(key)!;
    sent.delete(key);
    client.rest
      .delete(Routes.channelMessage(channelId, messageId))
      .catch((error) => log.info({ err: error }, 'an old reminder could not be deleted'));
  };

  /** Sends one server's reminder, where it can be posted. A failure is logged, and stops no other. */
  const send = async (person: Reminded, guildId: string, waiting: readonly OpenTable[]): Promise<void> => {
    const { userId } = person;
    const key = keyOf(guildId, userId);
    try {
      if (!(await store.settings.of(guildId)).pings || store.departures.isErasing(guildId)) return;
      if (sent.has(key)) remove(key);
      const channels = [...new Set(waiting.map(({ channelId }) => channelId))].slice(0, MAX_CHANNELS);
      for (const channelId of channels) {
        const first = waiting.find((table) => table.channelId === channelId)!;
        const others = waiting.filter((table) => table !== first);
        const posted = await postReminder(parts, person, [first, ...others]);
        if (posted) return void sent.set(key, posted);
      }
    } catch (error) {
      log.warn({ user: userId, guild: guildId, err: error }, 'a reminder could not be posted; it is dropped');
    }
  };

  const remindDue = async (person: DueReminder): Promise<void> => {
    const { userId, timeZone, remindAt } = person;
    const now = clock.now();
    // Another version of Node may not know the time zone that somebody has chosen: they are reminded no more.
    const isKnown = timeZone !== null && isTimeZone(timeZone);
    const today = isKnown ? localDate(now, timeZone) : null;
    const isInTime = isKnown && now - remindAt <= MAX_LATE_MS && localDate(remindAt, timeZone) === today;
    const waiting = isInTime ? await waitingTables(parts, userId) : [];
    const remindedOn = waiting.length > 0 ? today : null;
    const next = reminderDue({ ...person, ...(remindedOn !== null && { remindedOn }) }, now);
    if (!(await store.preferences.claimReminder(person, { remindAt: next, remindedOn }))) return;
    for (const guildId of new Set(waiting.map((table) => table.guildId))) {
      if (elsewhere.serves(guildId)) await send(person, guildId, inServer(waiting, guildId));
      else elsewhere.tell({ kind: 'remind', guildId, userId });
    }
  };

  return {
    async sendDue(stopping) {
      for (let page = 0; page < MAX_PAGES; page++) {
        const due = await store.preferences.dueReminders(clock.now(), PAGE_SIZE);
        for (const person of due) {
          await yieldToEventLoop();
          if (stopping?.aborted) return;
          await remindDue(person);
        }
        if (due.length < PAGE_SIZE) return;
      }
    },

    async remind(userId, guildId) {
      const { locale } = await store.preferences.of(userId);
      const waiting = inServer(await waitingTables(parts, userId), guildId);
      if (waiting.length > 0) await send({ userId, locale }, guildId, waiting);
    },

    onChange({ before, table }) {
      if (sent.size === 0 || !before || !isOpen(before) || !isSlow(before)) return;
      for (const userId of noLongerAwaited(tables, before, table)) {
        const key = keyOf(table.guildId, userId);
        if (sent.has(key)) remove(key);
      }
    },
  };
}

/** Posts it in the channel of the first table. @returns null where Discord refuses it there */
async function postReminder(
  parts: ReminderParts,
  person: Reminded,
  waiting: readonly OpenTable[],
): Promise<SentReminder | null> {
  const { channelId } = waiting[0]!;
  try {
    const { id: messageId } = (await parts.client.rest.post(Routes.channelMessages(channelId), {
      body: reminderMessage(parts, person, waiting),
    })) as RESTPostAPIChannelMessageResult;
    return { channelId, messageId };
  } catch (error) {
    if (!isClientError(error)) throw error;
    const fields = { user: person.userId, channel: channelId, err: error };
    parts.log.info(fields, 'a reminder may not be posted there');
    return null;
  }
}

const awaitedAt = (tables: ReminderParts['tables'], table: Table): string[] =>
  isOpen(table) && isBegun(table)
    ? awaitedSeats(tables.gameOf(table), table).flatMap((seat) => table.seats[seat]!.userId ?? [])
    : [];

function noLongerAwaited(tables: ReminderParts['tables'], before: Table, after: Table): string[] {
  const awaited = awaitedAt(tables, after);
  return awaitedAt(tables, before).filter((userId) => !awaited.includes(userId));
}

/** The slow tables that wait for a person, and have done so for a while: where time runs out first comes first. */
async function waitingTables(
  { store, tables, clock, log }: ReminderParts,
  userId: string,
): Promise<OpenTable[]> {
  const found: (OpenTable & { readonly deadline: number | null })[] = [];
  for (const id of await store.tables.slowTableIds(userId, MAX_TABLES)) {
    await yieldToEventLoop();
    const table = await tables.find(id).catch((error) => {
      log.error({ table: id, err: error }, 'a table cannot be read');
      return null;
    });
    if (!table || !isOpen(table) || clock.now() - table.touchedAt < QUIET_MS) continue;
    if (awaitedAt(tables, table).includes(userId)) found.push(table);
  }
  return found.toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity));
}
