/** Slash commands and their options for the games: valid for Discord, and read back. */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import fc from 'fast-check';
import { commandFaults } from 'stand-in-discord/testing';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { optionsOf } from '../../src/discord/game-options.ts';
import { readOptions } from '../../src/discord/options.ts';
import { DEFAULT_LOCALE, DISCORD_LOCALES, LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { wordsFor } from '../../src/text/catalogue.ts';
import { communityWords } from '../../src/text/community/catalogue.ts';
import { ledgerWords } from '../../src/text/ledger/catalogue.ts';
import { settingsWords } from '../../src/text/settings/catalogue.ts';
import { anyOptions } from '../game/walk.ts';

/** As sent to Discord, without undefined properties. */
const bodies = Object.entries(commands).map(([name, { data }]) => ({
  name,
  body: JSON.parse(JSON.stringify(data(games))) as ReturnType<typeof data>,
}));
/** Discord's locales of every language but the default. */
const localized = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  .flatMap((locale) => DISCORD_LOCALES[locale])
  .toSorted();
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Every command, option and choice there is in a body. */
interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly value?: string | number;
  readonly options?: readonly Named[];
  readonly choices?: readonly Named[];
}
const withParts = (item: Named): Named[] => [
  item,
  ...[...(item.options ?? []), ...(item.choices ?? [])].flatMap(withParts),
];
const named = (body: RESTPostAPIChatInputApplicationCommandsJSONBody): Named[] => withParts(body as Named);
const longest = (text = '', others: Readonly<Record<string, string>> = {}): number =>
  Math.max(text.length, ...Object.values(others).map(({ length }) => length));

describe.each(bodies)('/$name', ({ name, body }) => {
  test('is for servers to which Madoi itself was added', () => {
    expect(body).toMatchObject({ contexts: [0], integration_types: [0] });
  });

  test('has that name', () => {
    expect(body.name).toBe(name);
  });

  test('is valid by Discord’s API description and rules', () => {
    expect(commandFaults(body)).toEqual([]);
  });

  test('has names that Discord allows, lower case in every language', () => {
    for (const item of named(body).filter(({ value }) => value === undefined)) {
      for (const text of [item.name, ...Object.values(item.name_localizations ?? {})]) {
        expect(text).toMatch(NAME);
        expect(text.toLowerCase()).toBe(text);
      }
    }
  });

  test('has names and descriptions in every language', () => {
    for (const item of named(body).filter(({ description }) => description !== undefined)) {
      for (const texts of [item.name_localizations, item.description_localizations])
        expect(Object.keys(texts ?? {}).sort()).toEqual(localized);
    }
  });

  test('has at most 8000 characters, counted in the longest language of each', () => {
    const weight = named(body).reduce(
      (sum, item) =>
        sum +
        longest(item.name, item.name_localizations) +
        longest(item.description, item.description_localizations) +
        String(item.value ?? '').length,
      0,
    );
    expect(weight).toBeLessThanOrEqual(8000);
  });

  test('has at most 25 subcommands, options and choices each', () => {
    for (const { options = [], choices = [] } of named(body)) {
      expect(options.length).toBeLessThanOrEqual(25);
      expect(choices.length).toBeLessThanOrEqual(25);
    }
  });
});

test('there are at most 100 commands', () => {
  expect(bodies.length).toBeLessThanOrEqual(100);
});

test.each(LOCALES)('texts in %s name commands as Discord’s client does', (locale) => {
  const nameOf = (item: Named): string => item.name_localizations?.[DISCORD_LOCALES[locale][0]] ?? item.name;
  const known = new Set(
    bodies.flatMap(({ body }) => [
      `/${nameOf(body as Named)}`,
      ...((body.options ?? []) as Named[]).map((sub) => `/${nameOf(body as Named)} ${nameOf(sub)}`),
    ]),
  );
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(texts)
        : [];
  const catalogues = [wordsFor(locale), communityWords(locale), ledgerWords(locale), settingsWords(locale)];
  const mentioned = texts(catalogues).flatMap((text) => text.match(/(?<=`)\/[^`]+/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(5);
  expect(mentioned.filter((command) => !known.has(command))).toEqual([]);
});

describe.each(games.map((game) => ({ game })))('options of $game.id', ({ game }) => {
  /** A resolver of chosen options, by the options' names. */
  const resolverOf = (chosen: Readonly<Record<string, unknown>>) => {
    const values = Object.fromEntries(
      Object.entries(chosen).map(([key, value]) => [game.words[DEFAULT_LOCALE].options[key]!.name, value]),
    );
    const get = (name: string): unknown => values[name] ?? null;
    type Resolver = Parameters<typeof readOptions>[0];
    return { getBoolean: get, getInteger: get, getString: get } as unknown as Resolver;
  };

  test('are read as they were chosen; those left out have their defaults', () => {
    expect(readOptions(resolverOf({}), game, 'en')).toEqual({
      kind: 'valid',
      options: game.options.parse({}),
    });
    fc.assert(
      fc.property(anyOptions(game), (options) => {
        expect(readOptions(resolverOf(options as Record<string, unknown>), game, 'ja')).toEqual({
          kind: 'valid',
          options,
        });
      }),
    );
  });

  test.each(optionsOf(game).map(([key, schema]) => ({ key, schema })))(
    '$key refuses invalid values, and names the option in the reader’s language',
    ({ key, schema }) => {
      const invalid =
        schema.kind === 'integer'
          ? [schema.minimum - 1, schema.maximum + 1, 1.5]
          : schema.kind === 'enum'
            ? ['', 'cheat']
            : ['yes'];
      for (const value of invalid)
        for (const locale of LOCALES)
          expect(readOptions(resolverOf({ [key]: value }), game, locale)).toEqual({
            kind: 'invalid',
            option: game.words[locale].options[key],
          });
    },
  );
});
