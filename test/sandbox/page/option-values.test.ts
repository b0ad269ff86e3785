import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { narrowed, ownOffers, readEntry } from '../../../src/sandbox/page/composer/option-values.ts';
import { words } from '../../../src/sandbox/page/words.ts';

const t = words['en-US'];
const named = { name: 'it', description: 'It' };
const integer = { ...named, type: Type.Integer, min_value: 1, max_value: 10 } as const;
const choice: APIApplicationCommandBasicOption = {
  ...named,
  type: Type.String,
  choices: [
    { name: 'Three minutes', name_localizations: { ja: '3分' }, value: '180' },
    { name: 'Off', value: '0' },
  ],
};

const read = (option: APIApplicationCommandBasicOption, text: string, locale: 'en-US' | 'ja' = 'en-US') =>
  readEntry({ option, text }, ownOffers(option, locale, words[locale]), t);

describe('an option', () => {
  it('left empty is left out, unless it is required', () => {
    expect(read(integer, ' ')).toBe('empty');
    expect(read({ ...integer, required: true }, '')).toEqual({ fault: t.optionNeeded });
  });

  it('takes whole numbers within its limits', () => {
    expect(read(integer, '10')).toEqual({ value: 10 });
    expect(read(integer, '11')).toEqual({ fault: t.between(1, 10) });
    expect(read(integer, '0')).toEqual({ fault: t.between(1, 10) });
    expect(read({ ...named, type: Type.Integer, min_value: 1 }, '0')).toEqual({ fault: t.atLeast(1) });
    expect(read({ ...named, type: Type.Integer, max_value: 1 }, '2')).toEqual({ fault: t.atMost(1) });
    for (const text of ['1.5', 'five', '1e3', '--1'])
      expect(read(integer, text)).toEqual({ fault: t.needInteger });
  });

  it('takes numbers with a point', () => {
    expect(read({ ...named, type: Type.Number }, '-1.5')).toEqual({ value: -1.5 });
    expect(read({ ...named, type: Type.Number }, '1,5')).toEqual({ fault: t.needNumber });
  });

  it('takes text of the right length', () => {
    const option = { ...named, type: Type.String, min_length: 2, max_length: 3 } as const;
    expect(read(option, 'abc')).toEqual({ value: 'abc' });
    expect(read(option, 'a')).toEqual({ fault: t.tooShort(2) });
    expect(read(option, 'abcd')).toEqual({ fault: t.tooLong(3) });
  });

  it("takes its choices by their names in the reader's language", () => {
    expect(read(choice, 'three minutes')).toEqual({ value: '180' });
    expect(read(choice, '3分', 'ja')).toEqual({ value: '180' });
    expect(read(choice, 'Four minutes')).toEqual({ fault: t.pickFromList });
  });

  it('takes true and false', () => {
    expect(read({ ...named, type: Type.Boolean }, 'True')).toEqual({ value: true });
    expect(read({ ...named, type: Type.Boolean }, 'false')).toEqual({ value: false });
    expect(read({ ...named, type: Type.Boolean }, 'maybe')).toEqual({ fault: t.pickFromList });
  });

  it('takes what was picked from a list as it is', () => {
    expect(readEntry({ option: integer, text: 'Ten', value: 10 }, undefined, t)).toEqual({ value: 10 });
  });
});

it('offers narrow to what was typed', () => {
  const offers = [
    { label: 'あおい', value: '1' },
    { label: 'Ben', value: '2' },
  ];
  expect(narrowed(offers, '@be')).toEqual([offers[1]]);
  expect(narrowed(offers, '')).toEqual(offers);
});
