/** A table's options in words: those that the host has chosen, in one line, and all of them on a page. */
import type { AnyGame } from '../../game/game.ts';
import { DEFAULT_LEVEL, LEVELS } from '../../game/levels.ts';
import { text } from '../../game/screen.ts';
import { unbroken } from '../../game/screen-parts.ts';
import type { Locale, OptionWords } from '../../game/words.ts';
import { levelOf } from '../../tables/levels.ts';
import { DEFAULT_HINT_MODE, DEFAULT_TURN_SECONDS } from '../../tables/lobby.ts';
import { isSlow, type LobbyTable, type ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { computerName } from '../../text/computer-names.ts';
import { levelWords } from '../../text/levels.ts';
import { lobbyOptionsWords } from '../../text/lobby-options.ts';
import type { BotWords } from '../../text/words.ts';
import { optionsOf as gameOptions, gameValues, writtenValue } from '../game-options.ts';
import { capitalized } from '../line-text.ts';
import type { ChosenOption } from '../option-ids.ts';
import type { TableScreen } from '../render.ts';
import {
  isLobbyOption,
  LOBBY_OPTION_KEYS,
  LOBBY_OPTIONS,
  type LobbyOptionKey,
  TABLE_OPTIONS,
  tableOptionText,
} from '../table-options.ts';

interface ShownOption {
  readonly key: string;
  readonly words: OptionWords;
  readonly value: unknown;
  readonly isDefault: boolean;
}

function optionsOf(game: AnyGame, { options }: ReadableTable, locale: Locale): ShownOption[] {
  const defaults = game.options.parse({}) as Record<string, unknown>;
  return Object.entries(options as Record<string, unknown>).flatMap(([key, value]) => {
    const words = game.words[locale].options[key];
    return words ? [{ key, words, value, isDefault: value === defaults[key] }] : [];
  });
}

/** The options that differ from the defaults, or that the game always shows; '' if there are none. */
export function chosenOptions(game: AnyGame, table: ReadableTable): string {
  const { locale } = table;
  const words = wordsFor(locale);
  const chosen = optionsOf(game, table, locale).filter(
    ({ words: { alwaysShown }, isDefault }) => alwaysShown || !isDefault,
  );
  const ofTable = LOBBY_OPTION_KEYS.flatMap((key) => IN_LOBBY[key](table, words) ?? []);
  return capitalized([...chosen.map((option) => optionText(option, words)), ...ofTable].join(' · '));
}

/** What those who are to sit down are told of an option; null: nothing. */
const IN_LOBBY: Readonly<Record<LobbyOptionKey, (table: ReadableTable, words: BotWords) => string | null>> = {
  time: ({ turnSeconds }, { lobby }) =>
    turnSeconds === DEFAULT_TURN_SECONDS ? null : lobby.time(turnSeconds),
  // Nobody sits down for it.
  pause: () => null,
  level: levelOfNone,
  autoStart: ({ autoStart }, { lobby }) => (autoStart ? lobby.startsAutomatically : null),
  hints: ({ hints }, words) => (hints === DEFAULT_HINT_MODE ? null : words.hints.inLobby[hints]),
  picture: ({ picture }, { lobby }) => (picture ? lobby.withPicture : null),
  openHands: ({ openHands }, { lobby }) => (openHands ? lobby.withOpenHands : null),
};

/** How strongly computers will play, at a table that has none yet: beside the name of each it stands afterwards. */
function levelOfNone({ seats, computerLevel }: ReadableTable, words: BotWords): string | null {
  const isBesideNames = seats.some(({ userId }) => userId === null);
  if (computerLevel === DEFAULT_LEVEL || isBesideNames) return null;
  return `${words.computers}${words.colon}${words.levels[computerLevel]}`;
}

/** All options with their values, and what they mean; for the host of a lobby with a select for each that can be changed. */
export function optionsScreen(
  game: AnyGame,
  table: ReadableTable,
  locale: Locale,
  { isHost = false, notice = null, pressed = null }: OptionsReader = {},
): TableScreen {
  const title = text(`${game.words[locale].name} — ${wordsFor(locale).lobby.options}`, 'title');
  const words = lobbyOptionsWords[locale];
  if (table.phase !== 'lobby' || !isHost) {
    const rule = table.phase === 'lobby' ? words.hostChooses : words.fixed;
    return [title, text(notice ?? rule, 'small'), ...optionList(game, table, locale)];
  }
  const ofGame = gameSelects(game, table, locale);
  const ofTable = tableSelects(table, locale);
  const said = notice === null ? null : text(notice, 'small');
  const isPressed = ({ owner, key }: OptionSelect): boolean =>
    owner === pressed?.owner && key === pressed.key;
  const isBelow = said !== null && [...ofGame, ...ofTable].some(isPressed);
  // A phone shows a part of the page: what came of a press stands where it was.
  const drawn = (selects: readonly OptionSelect[]): TableScreen =>
    selects.flatMap((each) => (isBelow && isPressed(each) ? [each.select, said] : [each.select]));
  return [
    title,
    isBelow || said === null ? text(words.choose, 'small') : said,
    ...drawn(ofGame),
    { part: 'rule' },
    ...drawn(ofTable),
    ...eachButton(table, locale),
    text(words.notHere(fixedOptions(table, locale)), 'small'),
  ];
}

/** The way to a choice for each computer, where there are several. */
const eachButton = ({ seats }: LobbyTable, locale: Locale): TableScreen =>
  seats.filter(({ userId }) => userId === null).length < 2
    ? []
    : [pageButton(levelWords[locale].each, 'levels')];

/** A button to another page of options. */
export const pageButton = (label: string, kind: 'levels' | 'options'): TableScreen[number] => ({
  part: 'buttons',
  buttons: [{ label, action: { kind }, style: 'secondary' }],
});

interface OptionSelect extends Pick<ChosenOption, 'owner' | 'key'> {
  readonly select: TableScreen[number];
}

interface OptionsReader {
  /** Whether the reader may change options. Default: they may not. */
  readonly isHost?: boolean;
  /** What came of the reader's press. Default: they have only opened the screen. */
  readonly notice?: string | null;
  /** The option that was pressed, below which the notice stands. Default: the notice is at the top. */
  readonly pressed?: Pick<ChosenOption, 'owner' | 'key'> | null;
}

function optionList(game: AnyGame, table: ReadableTable, locale: Locale): TableScreen {
  const words = wordsFor(locale);
  return [
    ...optionsOf(game, table, locale).flatMap(({ words: option, value }) => [
      text(`**${nameOf(option)}${words.colon}${valueName(value, option, words)}**`),
      text(option.description, 'small'),
    ]),
    { part: 'rule' },
    ...TABLE_OPTIONS.flatMap((key) => [
      text(`**${nameOf(words.options[key])}${words.colon}${tableOptionText(key, table, locale)}**`),
      text(words.options[key].description, 'small'),
    ]),
  ];
}

/** What an option has been changed to. */
export function changedOption(
  game: AnyGame,
  table: ReadableTable,
  locale: Locale,
  { owner, key }: Pick<ChosenOption, 'owner' | 'key'>,
): string {
  const words = wordsFor(locale);
  const { changed } = lobbyOptionsWords[locale];
  if (owner === 'computer') return changedLevel(table, key, locale);
  if (owner === 'table')
    return isLobbyOption(key)
      ? changed(nameOf(words.options[key]), tableOptionText(key, table, locale))
      : lobbyOptionsWords[locale].choose;
  const shown = optionsOf(game, table, locale).find((option) => option.key === key)!;
  return changed(nameOf(shown.words), valueName(shown.value, shown.words, words));
}

function changedLevel({ seats }: ReadableTable, number: string, locale: Locale): string {
  const words = wordsFor(locale);
  const seat = seats.find(({ userId, name }) => userId === null && name === number);
  const level = words.levels[seat ? levelOf(seat) : DEFAULT_LEVEL];
  return lobbyOptionsWords[locale].changed(computerName(Number(number), locale), level);
}

/** A select says the option's name before each value: closed, it shows the chosen one alone. */
function gameSelects(game: AnyGame, table: LobbyTable, locale: Locale): OptionSelect[] {
  const words = wordsFor(locale);
  return gameOptions(game).map(([key, option]) => {
    const { [key]: value } = table.options as Record<string, unknown>;
    const shown = game.words[locale].options[key]!;
    const partsOf = (written: string) =>
      valueParts(option.kind === 'boolean' ? written === 'on' : written, shown, words);
    return optionSelect(
      { owner: 'game', key, words: shown },
      gameValues(option, value),
      writtenValue(value),
      (each) => partsOf(each).name,
      locale,
      (each) => partsOf(each).explanation,
    );
  });
}

function tableSelects(table: LobbyTable, locale: Locale): OptionSelect[] {
  const words = wordsFor(locale);
  // The pause of a slow table follows from its time.
  const keys = LOBBY_OPTION_KEYS.filter((key) => key !== 'pause' || !isSlow(table));
  return keys.map((key) => {
    const { values, valueAt, nameOf: valueNameOf } = LOBBY_OPTIONS[key];
    return optionSelect(
      { owner: 'table', key, words: words.options[key] },
      values,
      valueAt(table),
      (value) => partsOfName(valueNameOf(value, words)).name,
      locale,
      (value) =>
        key === 'level' ? aboutLevel(value, locale) : partsOfName(valueNameOf(value, words)).explanation,
    );
  });
}

function aboutLevel(value: string, locale: Locale): string | undefined {
  const level = LEVELS.find((each) => each === value);
  return level && levelWords[locale].about[level];
}

/** Where the present value is none of those on offer, as levels that differ, the select's label says it. */
function optionSelect(
  { owner, key, words }: Pick<ChosenOption, 'owner' | 'key'> & { readonly words: OptionWords },
  values: readonly string[],
  present: string,
  labelOf: (value: string) => string,
  locale: Locale,
  explanationOf: (value: string) => string | undefined = () => undefined,
): OptionSelect {
  const name = nameOf(words);
  const { colon } = wordsFor(locale);
  const isAmong = values.includes(present);
  const select: TableScreen[number] = {
    part: 'select',
    label: isAmong ? name : `${name}${colon}${labelOf(present)}`,
    options: values.map((value) => {
      const description = value === present ? words.description : explanationOf(value);
      return {
        label: `${name}${colon}${labelOf(value)}`,
        action: { kind: 'setOption', owner, key, value },
        ...(value === present && { selected: true }),
        ...(description !== undefined && { description }),
      };
    }),
  };
  return { owner, key, select };
}

/** What stays as the table was opened. Computers come and go by the lobby's own buttons. */
function fixedOptions(table: LobbyTable, locale: Locale): string {
  const words = wordsFor(locale);
  return TABLE_OPTIONS.filter((key) => !isLobbyOption(key) && key !== 'computers')
    .map((key) =>
      unbroken(`${nameOf(words.options[key])}${words.colon}${tableOptionText(key, table, locale)}`),
    )
    .join(' · ');
}

const optionText = ({ words: option, value }: ShownOption, words: BotWords): string =>
  `${nameOf(option)}${words.colon}${valueText(value, option, words)}`;

/** The name of a command's option has hyphens for spaces, and no capital letters. */
export const nameOf = ({ name }: Pick<OptionWords, 'name'>): string => capitalized(name.replaceAll('-', ' '));

/** In one line, the explanation of a value is left out. */
const valueText = (value: unknown, option: OptionWords, words: BotWords): string =>
  valueParts(value, option, words).name;

/** A value's name, and the explanation in parentheses at its end where it has one. */
const valueParts = (value: unknown, option: OptionWords, words: BotWords): ValueParts =>
  partsOfName(valueName(value, option, words));

function partsOfName(whole: string): ValueParts {
  const [, name, explanation] = /^(.+?)\s*[(（](.*)[)）]$/.exec(whole) ?? [];
  return name && explanation ? { name, explanation } : { name: whole };
}

interface ValueParts {
  readonly name: string;
  readonly explanation?: string;
}

function valueName(value: unknown, option: OptionWords, words: BotWords): string {
  if (typeof value === 'boolean') return words.table[value ? 'on' : 'off'];
  return option.values?.[String(value)] ?? String(value);
}
