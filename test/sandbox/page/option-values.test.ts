import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  filterSuggestions,
  fixedSuggestions,
  parseEntry,
} from '../../../src/sandbox/page/composer/option-values.ts';
import { words } from '../../../src/sandbox/page/words.ts';

const t = words['en-US'];
const base = { name: 'it', description: 'It' };
const integer = { ...base, type: Type.Integer, min_value: 1, max_value: 10 } as const;
const choice: APIApplicationCommandBasicOption = {
  ...base,
  type: Type.String,
  choices: [
    { name: 'Three minutes', name_localizations: { ja: '3分' }, value: '180' },
    { name: 'Off', value: '0' },
  ],
};

const parse = (option: APIApplicationCommandBasicOption, text: string, locale: 'en-US' | 'ja' = 'en-US') =>
  parseEntry({ option, text }, fixedSuggestions(option, locale, words[locale]), t);

describe('parseEntry', () => {
  it('leaves an empty option out unless it is required', () => {
    expect(parse(integer, ' ')).toBe('empty');
    expect(parse({ ...integer, required: true }, '')).toEqual({ error: t.optionRequired });
  });

  it('accepts integers within the limits of the option', () => {
    expect(parse(integer, '10')).toEqual({ value: 10 });
    expect(parse(integer, '11')).toEqual({ error: t.between(1, 10) });
    expect(parse(integer, '0')).toEqual({ error: t.between(1, 10) });
    expect(parse({ ...base, type: Type.Integer, min_value: 1 }, '0')).toEqual({ error: t.atLeast(1) });
    expect(parse({ ...base, type: Type.Integer, max_value: 1 }, '2')).toEqual({ error: t.atMost(1) });
    for (const text of ['1.5', 'five', '1e3', '--1'])
      expect(parse(integer, text)).toEqual({ error: t.integerRequired });
  });

  it('accepts numbers with a decimal point', () => {
    expect(parse({ ...base, type: Type.Number }, '-1.5')).toEqual({ value: -1.5 });
    expect(parse({ ...base, type: Type.Number }, '1,5')).toEqual({ error: t.numberRequired });
  });

  it('accepts text within the length limits', () => {
    const option = { ...base, type: Type.String, min_length: 2, max_length: 3 } as const;
    expect(parse(option, 'abc')).toEqual({ value: 'abc' });
    expect(parse(option, 'a')).toEqual({ error: t.tooShort(2) });
    expect(parse(option, 'abcd')).toEqual({ error: t.tooLong(3) });
  });

  it("accepts choices by their names in the member's language", () => {
    expect(parse(choice, 'three minutes')).toEqual({ value: '180' });
    expect(parse(choice, '3分', 'ja')).toEqual({ value: '180' });
    expect(parse(choice, 'Four minutes')).toEqual({ error: t.pickFromList });
  });

  it('accepts true and false', () => {
    expect(parse({ ...base, type: Type.Boolean }, 'True')).toEqual({ value: true });
    expect(parse({ ...base, type: Type.Boolean }, 'false')).toEqual({ value: false });
    expect(parse({ ...base, type: Type.Boolean }, 'maybe')).toEqual({ error: t.pickFromList });
  });

  it('uses a value picked from the list as it is', () => {
    expect(parseEntry({ option: integer, text: 'Ten', value: 10 }, undefined, t)).toEqual({ value: 10 });
  });
});

it('filters suggestions by the typed text', () => {
  const suggestions = [
    { label: 'あおい', value: '1' },
    { label: 'Ben', value: '2' },
  ];
  expect(filterSuggestions(suggestions, '@be')).toEqual([suggestions[1]]);
  expect(filterSuggestions(suggestions, '')).toEqual(suggestions);
});
