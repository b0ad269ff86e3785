/**
 * The languages Madoi speaks, each with the locales of Discord that see it. A new language is a line here and its files
 * of words: every catalogue that lacks it fails to compile.
 */
export const DISCORD_LOCALES = { ja: ['ja'], en: ['en-US', 'en-GB'], zh: ['zh-CN'] } as const;
export type Locale = keyof typeof DISCORD_LOCALES;

export const LOCALES = Object.keys(DISCORD_LOCALES) as readonly Locale[];

/** The language for readers whose own Madoi does not speak, and of the commands' names as Discord sends them. */
export const DEFAULT_LOCALE: Locale = 'en';

export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/** Values that a refusal's sentence may mention. */
export type Params = Readonly<Record<string, string | number>>;

export interface OptionWords {
  /** The name of the command option in Discord: lower case, no spaces. */
  readonly name: string;
  readonly description: string;
  /** Every lobby shows the option, also with its default value. */
  readonly alwaysShown?: true;
  /** The label of each value of an option that is one of several strings. */
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
  /** Markdown: paragraphs, lists, bold; and pictures, written by `pictured`. */
  readonly body: string;
}

/** A lesson of a tutorial, in short lines: no word that is not explained yet. */
interface LessonWords {
  /** One rule; in the first lesson also the aim of the game, and what the others cannot see. */
  readonly teach: string;
  /** What to press. Labels of controls stand in it as the panel has them. */
  readonly press: string;
  /** Takes the place of the rule once the learner has pressed something else: why that is not it. */
  readonly instead: string;
}

export interface TutorialWords<Key extends string = string> {
  readonly lessons: Readonly<Record<Key, LessonWords>>;
  /** What has been learnt, a line each. */
  readonly learnt: readonly [string, string, string];
}

/** Words that every game has; its own screens need more. */
export interface GameWords {
  readonly name: string;
  /** One sentence that says what the game is. */
  readonly description: string;
  /** The button that opens a player's panel. Card games say "My hand", 自分の手札を見る, 看手牌; ブラフ says "My dice". */
  readonly openHandLabel: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Sentences of the refusals that players can meet, by code; among them why options are not playable. */
  readonly refusals: Readonly<Record<string, (params: Params) => string>>;
  /** Sentences of the computer player's reasons, by code: at most 160 characters each. */
  readonly reasons: Readonly<Record<string, (params: Params) => string>>;
  /**
   * The words that are read out, for people who hear the screen, by face for each of the game's own pieces, and for each
   * sign that stands for a word: `{ die5: 'five', '💣': 'bomb' }`. Other emojis are left out. A word that is `one|ones` has
   * its first form behind the number 1, and its second behind others.
   */
  readonly spoken?: Readonly<Record<string, string>>;
  /** The first page is short: how to win, a turn, the special cards. */
  readonly rules: readonly RulesPage[];
  readonly tutorial: TutorialWords;
}
