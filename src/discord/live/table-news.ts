/**
 * Messages about a table in play that are deleted once they are of no use. They are kept in memory: after a restart they stay, and
 * a press on them is answered all the same.
 */
import type { REST } from 'discord.js';
import {
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import { recentlyUsed } from '../../recently-used.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import type { Table } from '../../tables/table.ts';

interface TableNewsParts {
  readonly rest: Pick<REST, 'post' | 'delete'>;
  readonly tables: Pick<TableService, 'find'>;
  readonly log: Logger;
  readonly work: PendingWork;
}

interface Topic {
  /** News of the same topic takes the place of earlier news; null: of none. */
  readonly topic: string | null;
  readonly isOutdated: (table: Table) => boolean;
}

/** @throws what Discord refuses */
export type PostNews = (table: Table, body: RESTPostAPIChannelMessageJSONBody, topic: Topic) => Promise<void>;

interface News extends Topic {
  readonly channelId: string;
  readonly messageId: string;
}

const MAX_TABLES = 1_000;
/** Of one table. */
const MAX_KEPT = 10;

export function createTableNews({ rest, tables, log, work }: TableNewsParts) {
  const kept = recentlyUsed<readonly News[]>(MAX_TABLES);

  const remove = ({ channelId, messageId }: News): void =>
    void work
      .track(rest.delete(Routes.channelMessage(channelId, messageId)))
      .catch((error) => log.info({ channel: channelId, err: error }, 'old news could not be deleted'));

  const removeWhere = (tableId: string, isOld: (news: News) => boolean): void => {
    const all = kept.get(tableId) ?? [];
    const old = all.filter(isOld);
    if (old.length === 0) return;
    kept.set(
      tableId,
      all.filter((news) => !old.includes(news)),
    );
    for (const news of old) remove(news);
  };

  const post: PostNews = async ({ id, channelId }, body, about) => {
    const { id: messageId } = (await rest.post(Routes.channelMessages(channelId), {
      body,
    })) as RESTPostAPIChannelMessageResult;
    removeWhere(id, ({ topic }) => topic !== null && topic === about.topic);
    kept.set(id, [...(kept.get(id) ?? []), { ...about, channelId, messageId }].slice(-MAX_KEPT));
    // The table may have changed while it was being posted.
    const latest = await tables.find(id);
    if (latest) removeWhere(id, (news) => news.isOutdated(latest));
  };

  return {
    post,
    onChange: ({ table }: TableChange): void => removeWhere(table.id, (news) => news.isOutdated(table)),
  };
}
