/** A table's options in words: those that the host has chosen, in one line, and all of them on a page. */
import type { AnyGame } from '../../game/game.ts';
import { text } from '../../game/screen.ts';
import type { Locale, OptionWords } from '../../game/words.ts';
import { DEFAULT_HINT_MODE, DEFAULT_TURN_SECONDS } from '../../tables/lobby.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import { capitalized } from '../line-text.ts';
import type { TableScreen } from '../render.ts';
import { TABLE_OPTIONS, tableOptionText } from '../table-options.ts';

interface ShownOption {
  readonly words: OptionWords;
  readonly value: unknown;
  readonly isDefault: boolean;
}

function optionsOf(game: AnyGame, { options }: ReadableTable, locale: Locale): ShownOption[] {
  const defaults = game.options.parse({}) as Record<string, unknown>;
  return Object.entries(options as Record<string, unknown>).flatMap(([key, value]) => {
    const words = game.words[locale].options[key];
    return words ? [{ words, value, isDefault: value === defaults[key] }] : [];
  });
}

/** The options that differ from the defaults, or that the game always shows; '' if there are none. */
export function chosenOptions(game: AnyGame, table: ReadableTable): string {
  const { locale, turnSeconds, autoStart, hints } = table;
  const words = wordsFor(locale);
  const chosen = optionsOf(game, table, locale).filter(
    ({ words: { alwaysShown }, isDefault }) => alwaysShown || !isDefault,
  );
  return [
    ...chosen.map((option) => optionText(option, words)),
    ...(turnSeconds === DEFAULT_TURN_SECONDS ? [] : [words.lobby.time(turnSeconds)]),
    ...(autoStart ? [words.lobby.startsAutomatically] : []),
    ...(hints === DEFAULT_HINT_MODE ? [] : [words.hints.inLobby[hints]]),
    ...(table.picture ? [words.lobby.withPicture] : []),
    ...(table.openHands ? [words.lobby.withOpenHands] : []),
  ].join(' · ');
}

/** All options with their values, and what they mean. */
export function optionsScreen(game: AnyGame, table: ReadableTable, locale: Locale): TableScreen {
  const words = wordsFor(locale);
  const { colon, lobby } = words;
  return [
    text(`${game.words[locale].name} — ${lobby.options}`, 'title'),
    ...optionsOf(game, table, locale).flatMap(({ words: option, value }) => [
      text(`**${nameOf(option)}${colon}${valueName(value, option, words)}**`),
      text(option.description, 'small'),
    ]),
    { part: 'rule' },
    ...TABLE_OPTIONS.flatMap((key) => [
      text(`**${nameOf(words.options[key])}${colon}${tableOptionText(key, table, locale)}**`),
      text(words.options[key].description, 'small'),
    ]),
    { part: 'rule' },
    text(lobby.howToChoose, 'small'),
  ];
}

/** What is on needs no more than its name. */
const optionText = ({ words: option, value }: ShownOption, words: BotWords): string =>
  value === true ? nameOf(option) : `${nameOf(option)}${words.colon}${valueText(value, option, words)}`;

/** The name of a command's option has hyphens for spaces, and no capital letters. */
const nameOf = ({ name }: Pick<OptionWords, 'name'>): string => capitalized(name.replaceAll('-', ' '));

/** In one line, an explanation in parentheses at the end of a value's name is left out. */
const valueText = (value: unknown, option: OptionWords, words: BotWords): string =>
  valueName(value, option, words).replace(/\s*[(（].*[)）]$/, '');

function valueName(value: unknown, option: OptionWords, words: BotWords): string {
  if (typeof value === 'boolean') return value ? words.table.on : words.table.off;
  return option.values?.[String(value)] ?? String(value);
}
