/** Every game's words fit Discord's limits and are complete in every language. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../src/game/words.ts';
import { games } from '../src/games/index.ts';

/** Discord's own pattern for names of commands and options. */
const NAME = /^[-_\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
/** The contract's pattern for ids of games, which is stricter. */
const GAME_ID = /^[a-z-]{1,24}$/;
const MAX_DESCRIPTION = 100;
const MAX_CHOICES = 25;

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

/** The values of an option with fixed values; none for any other option. */
function valuesOf(option: z.ZodType): string[] {
  const { enum: values = [] } = z
    .object({ enum: z.array(z.string()).optional() })
    .parse(z.toJSONSchema(option, { io: 'input' }));
  return values;
}
