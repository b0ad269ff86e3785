/** Every game's words fit Discord's limits and are complete in every language; all words agree with each other. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES, type Locale } from '../src/game/words.ts';
import { games } from '../src/games/index.ts';
import { wordsFor } from '../src/text/catalogue.ts';
import { catalogueTexts, literalsIn } from './catalogues.ts';
import { walk } from './game/walk.ts';
import { betterWords } from './other-words.ts';

/** Discord's own pattern for names of commands and options. */
const NAME = /^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
/** The contract's pattern for ids of games, which is stricter. */
const GAME_ID = /^[a-z-]{1,24}$/;
const MAX_DESCRIPTION = 100;
const MAX_CHOICES = 25;
/** How a description says what an option decides, or what both of its values do: below a select it stands under the value that is chosen. */
const WHETHER: Readonly<Record<Locale, RegExp>> = {
  en: /^Whether |\bOn: .*\bOff \(default\): /,
  ja: /か[（。]|「あり」は.*「なし」（既定）は/,
  zh: /是否|开：.*；关（默认）：/,
};

describe.each(games)('the words of $id', (game) => {
  it('belong to an id that Discord takes as a subcommand, and custom ids as a field', () => {
    expect(game.id).toMatch(GAME_ID);
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const words = game.words[locale];
    const options = Object.keys(game.options.shape);

    it('name the game and describe it in one sentence', () => {
      expect(words.name).not.toBe('');
      expect(words.description.length).toBeGreaterThan(0);
      expect(words.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    });

    it('cover every option and nothing else', () => {
      expect(Object.keys(words.options).toSorted()).toEqual(options.toSorted());
    });

    it('give each option a name of its own that Discord accepts', () => {
      const names = options.map((option) => words.options[option]!.name);
      for (const name of names) {
        expect(name).toMatch(NAME);
        expect(name).toBe(name.toLowerCase());
      }
      expect(new Set(names).size).toBe(names.length);
    });

    it('describe options in at most 100 characters', () => {
      for (const option of options) {
        const { description } = words.options[option]!;
        expect(description.length).toBeGreaterThan(0);
        expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      }
    });

    it('describe what is on or off by words that are true of both', () => {
      const defaults = game.options.parse({}) as Record<string, unknown>;
      for (const option of options)
        if (typeof defaults[option] === 'boolean')
          expect(words.options[option]!.description).toMatch(WHETHER[locale]);
    });

    it('name every value of an option with fixed values', () => {
      for (const option of options) {
        const { values = {} } = words.options[option]!;
        const known = Object.keys(values);
        expect(known.toSorted()).toEqual(valuesOf(game.options.shape[option]!).toSorted());
        expect(known.length).toBeLessThanOrEqual(MAX_CHOICES);
        const names = Object.values(values);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) {
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
        }
      }
    });

    it('tell the rules in pages that fit a message, the first page briefly', () => {
      expect(words.rules.length).toBeGreaterThan(0);
      for (const { title, body } of words.rules) {
        expect(title).not.toBe('');
        expect(body).not.toBe('');
        // Discord shows 4000 characters in all.
        expect(title.length + body.length).toBeLessThan(3800);
      }
      expect(words.rules[0]!.body.length).toBeLessThan(1200);
    });
  });

  it('have the same number of rules pages in every language', () => {
    expect(new Set(LOCALES.map((locale) => game.words[locale].rules.length)).size).toBe(1);
  });
});

describe.each(LOCALES)('the options of every table in %s', (locale) => {
  it.each(['autoStart', 'picture', 'openHands', 'thread', 'private'] as const)(
    'say of %s whether it is done',
    (option) => expect(wordsFor(locale).options[option].description).toMatch(WHETHER[locale]),
  );
});

/** A text without timestamps, mentions, links, commands and numbers, whose signs are half-width in every language. */
const withoutMarkup = (text: string): string =>
  text.replaceAll(/<[t#@]:?□(?::\w)?>|\]\(.*?\)|`[^`]*`|\d,(?=\d{3})/g, '');

/** Languages whose punctuation is full-width. */
const FULL_WIDTH = ['ja', 'zh'] as const;
const hasHalfWidthSigns = (text: string): boolean => /[(),:;!?]/.test(withoutMarkup(text));

describe('one thing has one word', () => {
  it('reads the literals of a file', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read.
    const code = "/** it's */ a(`x ${b ? `y ${c}` : 'z'} \\`d\\``, { e: 'f' }); // `g`";
    expect(literalsIn(code)).toEqual(['y □', 'z', 'x □ `d`', 'f']);
  });

  it.each(LOCALES)('in every text in %s', (locale) => {
    const texts = catalogueTexts(locale);
    expect(texts.length).toBeGreaterThan(500);
    const wrong = texts.flatMap((text) => {
      const [file, words] = [text.slice(0, text.indexOf(': ')), text.slice(text.indexOf(': ') + 2)];
      return betterWords(file, words, locale).map((better) => `${text} → ${better}`);
    });
    expect(wrong).toEqual([]);
  });

  it('forbids the words of one game’s list in that game’s texts only, and those of all in every text', () => {
    const betterIn = (file: string, text: string) => betterWords(file, text, 'zh');
    expect(betterIn('src/games/bluff/words/zh.ts', '挑战')).toEqual(['开、叫']);
    expect(betterIn('src/games/babasuki/words/zh.ts', '挑战')).toEqual([]);
    expect(betterIn('src/text/zh.ts', '挑战')).toEqual([]);
    expect(betterIn('src/text/zh.ts', '您')).toEqual(['你']);
    expect(betterIn('src/games/babasuki/words/zh.ts', '您')).toEqual(['你']);
  });

  it.each(FULL_WIDTH)('punctuates texts in %s by full-width signs', (locale) => {
    const wrong = catalogueTexts(locale).filter((text) =>
      hasHalfWidthSigns(text.slice(text.indexOf(': ') + 2)),
    );
    expect(wrong).toEqual([]);
  });

  const screens = games.flatMap((game) => FULL_WIDTH.map((locale) => ({ game, locale })));
  it.each(screens)(
    'punctuates the screens of $game.id in $locale by full-width signs',
    ({ game, locale }) => {
      const texts = new Set<string>();
      for (const seats of [game.seats.min, game.seats.max]) {
        for (const { state } of walk(game, { seed: 'words', options: game.options.parse({}), seats })) {
          const panels = Array.from({ length: seats }, (_, seat) =>
            game.drawPanel(game.seatView(state, seat), '', locale),
          );
          for (const text of stringsIn([game.drawTable(game.tableView(state), locale), panels]))
            texts.add(text);
        }
      }
      expect([...texts].filter(hasHalfWidthSigns)).toEqual([]);
    },
  );
});

/** All strings in a value, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The values of an option with fixed values; none for any other option. */
function valuesOf(option: z.ZodType): string[] {
  const { enum: values = [] } = z
    .object({ enum: z.array(z.string()).optional() })
    .parse(z.toJSONSchema(option, { io: 'input' }));
  return values;
}
