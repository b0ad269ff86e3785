/** The languages Madoi speaks. A catalogue has each, with the same words, or it does not compile. */
export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/** What a refusal's sentence may mention. */
export type Params = Readonly<Record<string, string | number>>;

export interface OptionWords {
  /** Discord's name of a command option: lower case, no spaces. */
  readonly name: string;
  readonly description: string;
  /** Told of every table, also where it is as usual: how much is played. */
  readonly alwaysShown?: true;
  /** For an option that is one of several: what each is called. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface RulesPage {
  readonly title: string;
  /** Markdown: paragraphs, lists, bold. */
  readonly body: string;
}

/** What every game says of itself, whatever else its own screens need. */
export interface GameWords {
  readonly name: string;
  /** One sentence: what the game is. */
  readonly description: string;
  /** The button that opens what is one's own: "My hand". */
  readonly openHandLabel: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By id: why something is refused, `unfit`'s reasons too. */
  readonly refusals: Readonly<Record<string, (params: Params) => string>>;
  /** The first page is short: how to win, a turn, the special cards. */
  readonly rules: readonly RulesPage[];
}
