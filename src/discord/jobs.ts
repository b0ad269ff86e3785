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

/** @returns the functions that stop it */
export function startJobs(
  bot: Bot,
  parts: Pick<RetentionParts, 'rest' | 'applicationId' | 'measureClockError' | 'work'>,
): (() => void)[] {
  const reminders = createReminders(bot);
  bot.tables.subscribe(reminders.onChange);
  const { work } = parts;
  followVacancies(bot, work);
  bot.tables.subscribe(bot.lobbyNotices.onChange);
  bot.lobbyNotices.recover();
  return [
    bot.lobbyNotices.close,
    startRetention({ ...bot, ...parts }),
    startEvenings(bot, work),
    startReminders({ ...bot, reminders }, work),
  ];
}
