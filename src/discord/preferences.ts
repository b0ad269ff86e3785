/**
 * What people have chosen for themselves (`/me`), for everything that asks at each press: kept in memory for those who were here
 * last. It is also the one door through which an interaction gets its reader's language.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { DISCORD_LOCALES } from '../game/words.ts';
import { recentlyUsed } from '../recently-used.ts';
import {
  type PreferenceStore,
  type Preferences,
  type ReminderChoice,
  USUAL_PREFERENCES,
} from '../store/preferences.ts';
import { isTimeZone } from './me/time-zones.ts';
import { nextHour } from './reminders/local-time.ts';

const MAX_REMEMBERED = 10_000;

/** An interaction, as far as its reader's language goes. */
interface ReadInteraction {
  readonly user: { readonly id: string };
  locale: string;
}

export interface PreferenceKeeper {
  /** Never rejects: where they cannot be read, the usual ones. */
  of(userId: string): Promise<Preferences>;
  /** @throws what the store throws; nothing is changed then */
  change(userId: string, change: Partial<Preferences>): Promise<Preferences>;
  /** Forgets what has been erased. */
  forget(userId: string): void;
  /** Reads anew what has been changed by another bot of the cluster. */
  onChangedElsewhere(userId: string): void;
  /** Gives an interaction the language that its user has chosen: from then on its `locale` is that one. */
  translate(interaction: ReadInteraction): Promise<void>;
  /** The same without reading anything: for those who are remembered. */
  translateKnown(interaction: ReadInteraction): void;
}

/** When a person is to be reminded next; null: never, as they want no reminders, or nobody may mention them. */
export function reminderDue(
  { reminderHour, timeZone, pings, remindedOn }: ReminderChoice,
  now: number,
): number | null {
  if (reminderHour === null || timeZone === null || !pings || !isTimeZone(timeZone)) return null;
  return nextHour(reminderHour, timeZone, remindedOn, now);
}

interface KeeperParts {
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when what a person has chosen is changed here, or erased. */
  readonly onChanged?: (userId: string) => void;
}

export function createPreferences(
  store: Pick<PreferenceStore, 'of' | 'change'>,
  { clock, log, onChanged = () => {} }: KeeperParts,
): PreferenceKeeper {
  /** Read, or being read. */
  const kept = recentlyUsed<Preferences | Promise<Preferences>>(MAX_REMEMBERED);

  const read = async (userId: string): Promise<Preferences> => {
    const reading = store.of(userId).catch((error) => {
      log.warn({ user: userId, err: error }, 'preferences could not be read');
      return null;
    });
    const usual = reading.then((preferences) => preferences ?? USUAL_PREFERENCES);
    kept.set(userId, usual);
    const preferences = await reading;
    // They may have been changed meanwhile.
    if (kept.get(userId) !== usual) return kept.get(userId) ?? USUAL_PREFERENCES;
    if (preferences) kept.set(userId, preferences);
    else kept.delete(userId);
    return preferences ?? USUAL_PREFERENCES;
  };

  const of = async (userId: string): Promise<Preferences> => kept.get(userId) ?? read(userId);

  return {
    of,

    async change(userId, change) {
      const after = await store.change(
        userId,
        change,
        (choice) => reminderDue(choice, clock.now()),
        clock.now(),
      );
      kept.set(userId, after);
      onChanged(userId);
      return after;
    },

    forget(userId) {
      kept.delete(userId);
      onChanged(userId);
    },

    onChangedElsewhere: (userId) => void kept.delete(userId),

    async translate(interaction) {
      setLanguage(interaction, await of(interaction.user.id));
    },

    translateKnown(interaction) {
      const preferences = kept.get(interaction.user.id);
      if (preferences && !(preferences instanceof Promise)) setLanguage(interaction, preferences);
    },
  };
}

/** The languages that Discord gave to interactions, where another one was chosen. */
const ownLanguages = new WeakMap<ReadInteraction, string>();

/** The language that Discord has of an interaction's user: what they chose in `/me` is for what only they see. */
export const ownLanguageOf = (interaction: ReadInteraction): string =>
  ownLanguages.get(interaction) ?? interaction.locale;

function setLanguage(interaction: ReadInteraction, { locale }: Preferences): void {
  const own = ownLanguageOf(interaction);
  ownLanguages.set(interaction, own);
  interaction.locale = locale === null ? own : DISCORD_LOCALES[locale][0];
}
