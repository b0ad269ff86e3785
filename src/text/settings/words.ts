/** All words of a server's settings. A language that lacks one does not compile. */
import type { TableLimits } from '../../store/records.ts';

/** Settings that are chosen with selects and buttons, by the names that custom ids have for them. */
export const CHOSEN_SETTINGS = [
  'locale',
  'channels',
  'games',
  'turnSeconds',
  'pings',
  'recaps',
  'threads',
  'pictures',
  'logChannel',
  'adminRole',
  'callRoleId',
] as const;
export type ChosenSetting = (typeof CHOSEN_SETTINGS)[number];

/** Settings that are typed into a form. */
export const SETTINGS_FORMS = ['units', 'limits', 'keepDays'] as const;
export type SettingsForm = (typeof SETTINGS_FORMS)[number];

export type Setting = ChosenSetting | SettingsForm;

/** The pages of the panel. */
export const SETTINGS_PAGES = ['places', 'tables', 'people', 'amounts'] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** Settings that can be taken back with a button: their selects do not show what is deleted. */
export type ResettableSetting = 'channels' | 'logChannel' | 'adminRole' | 'callRoleId';

/** A field of a form. */
interface FieldWords {
  readonly label: string;
  /** The bounds are those of a number, or of a name's length. */
  readonly hint: (min: number, max: number) => string;
}

export interface SettingsWords {
  readonly title: string;
  readonly pages: Readonly<Record<SettingsPage, string>>;
  readonly labels: Readonly<Record<Setting, string>>;
  /** What a setting does, where its label does not say it. */
  readonly notes: Readonly<
    Record<'turnSeconds' | 'pings' | 'recaps' | 'logChannel' | 'adminRole' | 'callRoleId' | 'limits', string>
  >;
  /** What stands in a select in which nothing is chosen. */
  readonly choose: Readonly<Record<'channels' | 'games' | 'logChannel' | 'adminRole' | 'callRoleId', string>>;
  readonly reset: Readonly<Record<ResettableSetting, string>>;
  /** The buttons that open forms. */
  readonly open: Readonly<Record<SettingsForm, string>>;

  readonly values: {
    readonly allChannels: string;
    readonly allGames: string;
    /** The server's own language in Discord, which Community servers have. */
    readonly ownLanguage: string;
    /** In the other servers. */
    readonly ownLanguageOfHost: string;
    readonly none: string;
    readonly on: string;
    readonly off: string;
    readonly deletedChannel: string;
    readonly deletedRole: string;
    /** Between items of a list. */
    readonly separator: string;
    readonly more: (count: number) => string;
    readonly forEver: string;
    readonly days: (days: number) => string;
    readonly limits: (limits: TableLimits) => string;
  };

  readonly fields: Readonly<
    Record<'chip' | 'worth' | 'money' | 'member' | 'channel' | 'server' | 'days', FieldWords>
  >;

  /** What has been changed, above the panel. */
  readonly saved: (label: string, value: string) => string;
  readonly unchanged: string;
  /** The same for the log channel. */
  readonly changed: (label: string, from: string, to: string) => string;

  readonly refusals: {
    readonly everyone: string;
    readonly wrongChannel: string;
    readonly wrongRole: string;
    readonly wrongGame: string;
    /** A number that was typed is not one, or out of bounds. */
    readonly wrongNumber: (label: string, min: number, max: number) => string;
  };

  /** Why a table cannot be opened here. */
  readonly play: {
    /** `channels` names some where it can be, `more` counts the others. */
    readonly otherChannels: (channels: string, more: number) => string;
    /** The reader sees none of the channels where it can be. */
    readonly noChannel: string;
    readonly otherGames: (games: string) => string;
    readonly noGame: string;
  };
}
