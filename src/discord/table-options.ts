/** The options of `/play` that every game has, as a table keeps them. */
import { DEFAULT_LEVEL, LEVELS } from '../game/levels.ts';
import type { Locale } from '../game/words.ts';
import { commonLevel } from '../tables/levels.ts';
import { DEFAULT_HINT_MODE, DEFAULT_TURN_SECONDS } from '../tables/lobby.ts';
import type { TableOptions } from '../tables/lobby-options.ts';
import { chosenPauseMs, DEFAULT_PAUSE_SECONDS } from '../tables/pause-time.ts';
import { HINT_MODES, isSlow, type ReadableTable, SLOW_TURN_SECONDS } from '../tables/table.ts';
import { wordsFor } from '../text/catalogue.ts';
import { slowWords } from '../text/slow.ts';
import type { BotWords } from '../text/words.ts';

/** Seconds that a turn may take, by the name of the choice; 0: no limit. */
export const TURN_SECONDS = {
  off: 0,
  m1: 60,
  m3: DEFAULT_TURN_SECONDS,
  m5: 300,
  m15: 900,
  h8: SLOW_TURN_SECONDS,
  d1: 86_400,
} as const;
type Time = keyof typeof TURN_SECONDS;
const DEFAULT_TIME: Time = 'm3';
export const isTime = (text: string): text is Time => Object.hasOwn(TURN_SECONDS, text);

/** Seconds to read how a hand ended, by the name of the choice. */
const PAUSE_SECONDS = { s15: 15, s30: 30, m1: DEFAULT_PAUSE_SECONDS, m3: 180, m10: 600 } as const;
type Pause = keyof typeof PAUSE_SECONDS;
const DEFAULT_PAUSE: Pause = 'm1';

const keysOf = <Key extends string>(choices: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(choices) as Key[];

/** The choice that stands for a number of seconds; one that is no longer offered has none. */
const choiceOf = <Key extends string>(choices: Readonly<Record<Key, number>>, seconds: number): Key | null =>
  keysOf(choices).find((key) => choices[key] === seconds) ?? null;

/** The choice for so many seconds of a turn; one that is no longer offered counts as the usual time. */
export const timeOf = (turnSeconds: number): Time => choiceOf(TURN_SECONDS, turnSeconds) ?? DEFAULT_TIME;

/** A table's options as they have been chosen, for its computers too. */
type Chosen = TableOptions & Pick<ReadableTable, 'seats'>;

/** An option that can be changed in the lobby: one of several values, as the command and custom ids write them. */
interface LobbyOption {
  readonly values: readonly string[];
  readonly valueAt: (table: Chosen) => string;
  /** @returns null for a value that is not on offer */
  readonly change: (value: string) => Partial<TableOptions> | null;
  readonly nameOf: (value: string, words: BotWords) => string;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  option: {
    readonly valueAt: (table: Chosen) => Value;
    readonly change: (value: Value) => Partial<TableOptions>;
    readonly nameOf: (value: Value, words: BotWords) => string;
  },
): LobbyOption {
  const find = (text: string): Value | undefined => values.find((value) => value === text);
  return {
    values,
    valueAt: option.valueAt,
    change(text) {
      const value = find(text);
      return value === undefined ? null : option.change(value);
    },
    nameOf(text, words) {
      const value = find(text);
      return value === undefined ? text : option.nameOf(value, words);
    },
  };
}

/** Those that are on or off. */
const SWITCHES = ['autoStart', 'picture', 'openHands'] as const;
type Switch = (typeof SWITCHES)[number];
export const isSwitch = (key: string): key is Switch => SWITCHES.some((each) => each === key);

const onOrOff = (key: Switch): LobbyOption =>
  oneOf(['on', 'off'], {
    valueAt: (table) => (table[key] ? 'on' : 'off'),
    change: (value) => ({ [key]: value === 'on' }),
    nameOf: (value, { table }) => table[value],
  });

const levelForAll = oneOf(LEVELS, {
  valueAt: ({ computerLevel }) => computerLevel,
  change: (computerLevel) => ({ computerLevel }),
  nameOf: (value, { levels }) => levels[value],
});

/** How strongly all computers play; `mixed` where they differ. */
const LEVEL: LobbyOption = {
  ...levelForAll,
  valueAt: (table) => commonLevel(table) ?? 'mixed',
  nameOf: (value, words) => (value === 'mixed' ? words.levels.mixed : levelForAll.nameOf(value, words)),
};

/** Those that a lobby's host can change, by the keys of their words. */
export const LOBBY_OPTIONS = {
  time: oneOf(keysOf(TURN_SECONDS), {
    valueAt: ({ turnSeconds }) => timeOf(turnSeconds),
    change: (value) => ({ turnSeconds: TURN_SECONDS[value] }),
    nameOf: (value, { times }) => times[value],
  }),
  pause: oneOf(keysOf(PAUSE_SECONDS), {
    valueAt: ({ pauseSeconds }) => choiceOf(PAUSE_SECONDS, pauseSeconds) ?? DEFAULT_PAUSE,
    change: (value) => ({ pauseSeconds: PAUSE_SECONDS[value] }),
    nameOf: (value, { pauses }) => pauses[value],
  }),
  level: LEVEL,
  hints: oneOf(HINT_MODES, {
    valueAt: ({ hints }) => hints,
    change: (hints) => ({ hints }),
    nameOf: (value, { hints }) => hints.modes[value],
  }),
  autoStart: onOrOff('autoStart'),
  picture: onOrOff('picture'),
  openHands: onOrOff('openHands'),
} as const;
export type LobbyOptionKey = keyof typeof LOBBY_OPTIONS;

export const isLobbyOption = (key: string): key is LobbyOptionKey => Object.hasOwn(LOBBY_OPTIONS, key);

/** The options of a table whose host has chosen none. */
export const usualOptions = ({
  turnSeconds,
  pictures,
}: {
  readonly turnSeconds: number | null;
  readonly pictures: boolean;
}): TableOptions => ({
  turnSeconds: turnSeconds ?? DEFAULT_TURN_SECONDS,
  pauseSeconds: DEFAULT_PAUSE_SECONDS,
  hints: DEFAULT_HINT_MODE,
  autoStart: false,
  picture: pictures,
  openHands: false,
  computerLevel: DEFAULT_LEVEL,
});

/** The options by the keys of their words, in the order of the command, of the host's panel and of the list that others read. */
export const TABLE_OPTIONS = [
  'time',
  'pause',
  'computers',
  'level',
  'autoStart',
  'hints',
  'picture',
  'openHands',
  'thread',
  'private',
] as const;
export type TableOptionKey = (typeof TABLE_OPTIONS)[number];
export const LOBBY_OPTION_KEYS: readonly LobbyOptionKey[] = TABLE_OPTIONS.filter(isLobbyOption);

/** What a table was opened with, or has by now: much can be changed in the lobby. */
export function tableOptionText(key: TableOptionKey, table: ReadableTable, locale: Locale): string {
  const words = wordsFor(locale);
  const isOn = (value: boolean): string => words.table[value ? 'on' : 'off'];
  if (key === 'computers') return String(table.seats.filter(({ userId }) => userId === null).length);
  if (key === 'thread') return isOn(table.parentId !== null);
  if (key === 'private') return isOn(table.invited !== undefined);
  if (key === 'pause' && isSlow(table)) return slowWords[locale].pause(chosenPauseMs(table) / 3_600_000);
  const option = LOBBY_OPTIONS[key];
  return option.nameOf(option.valueAt(table), words);
}
