import type { MeWords } from './words.ts';

const tables = (count: number): string => `${count} ${count === 1 ? 'table' : 'tables'}`;

export const en: MeWords = {
  command: {
    name: 'me',
    description: 'Your language, daily reminder, hints and mentions (only you see it)',
  },
  title: 'For you, in every server',
  labels: {
    locale: 'Your language',
    reminderHour: 'Daily reminder',
    timeZone: 'Time zone',
    hints: 'Hints',
    pings: 'Mentions',
  },
  notes: {
    reminderHour:
      'Once a day, if slow tables (8 hours or a day a turn) wait for you, one message mentions you.',
    noPings: '⚠️ There are no reminders while mentions are off.',
    locale: 'For what only you see.',
    timeZone: 'This only matters for the reminder.',
    pings:
      'Mentions are for your turn, a seat you wait for, and what a table asks you. What others send you is not affected.',
  },
  values: {
    ownLanguage: 'as in your Discord',
    noReminder: 'none',
    daily: (time) => `at ${time}`,
    zone: (name, time) => `${name}, where it is ${time}`,
    assumed: (zone) => `${zone} (not chosen yet)`,
    hintsOfTable: 'as the table says',
    noHints: 'never',
    on: 'on',
    off: 'off',
  },
  otherZone: 'Other zone …',
  form: {
    title: 'Time zone',
    label: 'Name or city',
    hint: 'For example Europe/Vienna, or Lagos.',
  },
  noZone: (typed) => `No time zone is called “${typed}”. Write it like Europe/Vienna. Nothing was changed.`,
  reminder: {
    title: (mention, count) => `⏰ ${mention} Your move at ${tables(count)}:`,
    table: (link, channel, at) => `▫️ ${link} in ${channel}${at === null ? '' : ` · ⏳ <t:${at}:R>`}`,
    more: (count, command) => `and ${count} more: ${command}`,
  },
  waiting: {
    title: (count) => `▶️ **Your move at ${tables(count)}**`,
    elsewhere: (count, links) =>
      `▶️ Your move at ${count} other ${count === 1 ? 'table' : 'tables'}: ${links}`,
  },
};
