/**
 * People's names. Discord's clients know only members whom they have loaded, and show a mention of anybody else
 * as an unknown user: messages show stored names, which follow what people are called when they use the bot.
 */
import type { Logger } from 'pino';
import { recentlyUsed } from '../recently-used.ts';
import type { MemberStore } from '../store/members.ts';
import type { WaitingStore } from '../store/waiting.ts';
import { renamePerson } from '../tables/open-table.ts';
import type { TableService } from '../tables/service.ts';
import { displayName, distinct } from './display-name.ts';
import { type NamedUser, type UserInteraction, usersOf } from './member.ts';

/** Names of users in one server; those that look the same are told apart by the end of their ids. */
export interface UserNames {
  /** The name for text, escaped. */
  readonly text: (userId: string) => string;
  /** The name for places without formatting: a control, a picture. */
  readonly label: (userId: string) => string;
  readonly has: (userId: string) => boolean;
}

const endOf = (userId: string): string => `…${userId.slice(-4)}`;

export function userNames(names: ReadonlyMap<string, string>): UserNames {
  const ids = [...names.keys()];
  const shownAt = (place: 'text' | 'label') => {
    const shown = distinct(
      ids.map((id) => displayName(names.get(id) ?? '', place, endOf(id))),
      (index) => ` ${endOf(ids[index]!)}`,
    );
    const byId = new Map(ids.map((id, index) => [id, shown[index]!]));
    return (userId: string): string => byId.get(userId) ?? endOf(userId);
  };
  return { text: shownAt('text'), label: shownAt('label'), has: (userId) => names.has(userId) };
}

export interface NameKeeper {
  /** Remembers the names of the people of an interaction. */
  see(interaction: UserInteraction): void;
  /** Stores the names of people about whom anything else is stored, and renames them at open tables. Never rejects. */
  follow(interaction: UserInteraction): Promise<void>;
  /** The names of users in a server, as they were last seen or are stored. */
  namesOf(guildId: string, userIds: readonly string[]): Promise<UserNames>;
  /** Forgets a name that has been erased. */
  forget(userId: string): void;
}

interface NameKeeperParts {
  readonly members: MemberStore;
  readonly waiting: Pick<WaitingStore, 'tableIds'>;
  readonly tables: Pick<TableService, 'apply' | 'openTableIds'>;
  readonly log: Logger;
}

/** The number of people whose names are remembered, those seen last, so that a press does not store a name again. */
const MAX_REMEMBERED = 10_000;

/** Seats of one person that are renamed at once. */
const MAX_RENAMED = 500;

const keyOf = (guildId: string, userId: string): string => `${guildId}/${userId}`;

export function createNameKeeper({ members, waiting, tables, log }: NameKeeperParts): NameKeeper {
  const seen = recentlyUsed<{ readonly name: string; readonly isStored: boolean }>(MAX_REMEMBERED);

  const store = async (guildId: string, { id: userId, name }: NamedUser): Promise<void> => {
    const key = keyOf(guildId, userId);
    const previous = seen.get(key);
    if (previous?.name === name && previous.isStored) return;
    const isNew = await members.rename({ guildId, userId, name });
    const newest = { channelId: '', first: 0, count: MAX_RENAMED };
    const seated = isNew ? await tables.openTableIds(guildId, { userId }, newest) : [];
    // Of somebody who only waits no name is stored but that on the list.
    for (const id of [...seated, ...(await waiting.tableIds(userId, guildId))])
      await tables.apply(id, renamePerson(userId, name));
    const isStored = isNew || (await members.names(guildId, [userId])).has(userId);
    // Another interaction may have brought another name meanwhile.
    if (isStored && seen.get(key)?.name === name) seen.set(key, { name, isStored });
  };

  return {
    see(interaction) {
      const { guildId } = interaction;
      if (guildId === null) return;
      for (const { id, name } of usersOf(interaction)) {
        const key = keyOf(guildId, id);
        const previous = seen.get(key);
        seen.set(key, { name, isStored: previous?.name === name && previous.isStored });
      }
    },

    async follow(interaction) {
      const { guildId } = interaction;
      if (guildId === null) return;
      for (const { id, name } of usersOf(interaction)) {
        // A later interaction may have been done before this one, and have brought another name.
        const latest = seen.get(keyOf(guildId, id))?.name ?? name;
        await store(guildId, { id, name: latest }).catch((error) =>
          log.warn({ guild: guildId, user: id, err: error }, 'a name could not be stored'),
        );
      }
    },

    async namesOf(guildId, userIds) {
      const names = await members.names(guildId, userIds);
      for (const userId of userIds) {
        const latest = seen.get(keyOf(guildId, userId));
        if (latest) names.set(userId, latest.name);
      }
      return userNames(names);
    },

    forget(userId) {
      for (const key of [...seen.keys()]) if (key.endsWith(`/${userId}`)) seen.delete(key);
    },
  };
}
