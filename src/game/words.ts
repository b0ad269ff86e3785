/**
 * The languages Madoi speaks, each with the locales of Discord that see it. A new language is a line here and its files
 * of words: every catalogue that lacks it fails to compile.
 */
export const DISCORD_LOCALES = { ja: ['ja'], en: ['en-US', 'en-GB'] } as const;
export type Locale = keyof typeof DISCORD_LOCALES;

export const LOCALES = Object.keys(DISCORD_LOCALES) as readonly Locale[];

/** For readers whose language Madoi does not speak; also the language of the commands' names on the wire. */
export const DEFAULT_LOCALE: Locale = 'en';

export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/** Values that a refusal's sentence mentions. */
export type Params = Readonly<Record<string, string | number>>;

export interface OptionWords {
  /** Discord's name of a command option: lower case, no spaces. */
  readonly name: string;
  readonly description: string;
  /** The lobby shows the option even at its default, because it says how much is played. */
  readonly alwaysShown?: true;
  /** Names of the values of an option that is one of several strings. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Words of each of a game's options; an option that is one of several strings has a word for every value. */
export type OptionsWords<Options> = {
  readonly [Key in keyof Options]: Options[Key] extends string
    ? OptionWords & { readonly values: Readonly<Record<Options[Key], string>> }
    : OptionWords;
};

export interface RulesPage {
  readonly title: string;
  /** Markdown: paragraphs, lists, bold. */
  readonly body: string;
}

/** The words that every game has; most have more for their own screens. */
export interface GameWords {
  readonly name: string;
  /** One sentence: what the game is. */
  readonly description: string;
  /** Label of the button that opens one's own panel: "My hand". */
  readonly openHandLabel: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By code: sentences of the refusals that players can meet, those of `whyUnplayable` among them. */
  readonly refusals: Readonly<Record<string, (params: Params) => string>>;
  /** The first page is short: how to win, a turn, the special cards. */
  readonly rules: readonly RulesPage[];
}
