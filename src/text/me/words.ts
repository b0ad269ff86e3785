/** All words of a person's own preferences. A language that lacks one does not compile. */
import type { CommandWords } from '../words.ts';

export interface MeWords {
  readonly command: CommandWords;
  readonly title: string;
  readonly labels: Readonly<Record<'locale' | 'reminderHour' | 'timeZone' | 'hints' | 'pings', string>>;
  readonly notes: {
    readonly locale: string;
    readonly reminderHour: string;
    /** In place of it while nobody may mention the reader. */
    readonly noPings: string;
    readonly timeZone: string;
    readonly pings: string;
  };
  readonly values: {
    /** That of the reader's Discord. */
    readonly ownLanguage: string;
    readonly noReminder: string;
    /** @param time such as 20:00 */
    readonly daily: (time: string) => string;
    /** @param time in the zone, now */
    readonly zone: (name: string, time: string) => string;
    /** The reader has chosen none. */
    readonly assumed: (zone: string) => string;
    readonly hintsOfTable: string;
    readonly noHints: string;
    readonly on: string;
    readonly off: string;
  };
  /** In the select of time zones: opens the form. */
  readonly otherZone: string;
  readonly form: { readonly title: string; readonly label: string; readonly hint: string };
  /** No time zone is called so. */
  readonly noZone: (typed: string) => string;

  readonly reminder: {
    /** @param mention of the reader; the tables follow, one on each line */
    readonly title: (mention: string, count: number) => string;
    /** A table in the list. @param link shows its game; `at` is when the reader's time runs out, in seconds */
    readonly table: (link: string, channel: string, at: number | null) => string;
    /** Tables that are not listed. @param command the one that lists them */
    readonly more: (count: number, command: string) => string;
  };
  readonly waiting: {
    /** Above the reader's tables, where several wait for them. */
    readonly title: (count: number) => string;
    /** In a panel: the other tables that wait for its reader. */
    readonly elsewhere: (count: number, links: string) => string;
  };
}
