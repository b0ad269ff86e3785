/**
 * What the bot does by itself while it runs, beside tables: it deletes, ends evenings, reminds, tells of free seats, and edits
 * notices of lobbies.
 */
import type { Bot } from './bot.ts';
import { startEvenings } from './evenings/job.ts';
import { startReminders } from './reminders/job.ts';
import { createReminders } from './reminders/reminders.ts';
import { type RetentionParts, startRetention } from './retention/job.ts';
import { followVacancies } from './seat-news.ts';
import type { Elsewhere, ShardNews } from './shards/options.ts';

interface JobParts extends Pick<RetentionParts, 'rest' | 'applicationId' | 'measureClockError' | 'work'> {
  /** Whether this bot does what is to be done once for all servers. */
  readonly isFirst: boolean;
  readonly elsewhere: Elsewhere;
}

export interface Jobs {
  stop(): void;
  /** Does what another process has left to this one. */
  follow(news: ShardNews): Promise<void>;
}

export function startJobs(bot: Bot, parts: JobParts): Jobs {
  const reminders = createReminders({ ...bot, elsewhere: parts.elsewhere });
  bot.tables.subscribe(reminders.onChange);
  const { work } = parts;
  followVacancies(bot, work);
  bot.tables.subscribe(bot.lobbyNotices.onChange);
  bot.lobbyNotices.recover();
  const stops = [
    bot.lobbyNotices.close,
    startRetention({ ...bot, ...parts }),
    startEvenings(bot, work),
    ...(parts.isFirst ? [startReminders({ ...bot, reminders }, work)] : []),
  ];
  return {
    stop() {
      for (const stop of stops) stop();
    },
    async follow(news) {
      if (news.kind === 'table') await bot.tables.refresh(news.id);
      else if (news.kind === 'remind') await reminders.remind(news.userId, news.guildId);
      else bot.preferences.onChangedElsewhere(news.userId);
    },
  };
}
