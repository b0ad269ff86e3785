/** The values that a table's options can be given in its lobby, and what a chosen one changes. */
import type { AnyGame } from '../game/game.ts';
import type { OptionsChange } from '../tables/lobby-options.ts';
import { HINT_MODES, type LobbyTable, type ReadableTable } from '../tables/table.ts';
import { type GameOption, optionsOf } from './game-options.ts';
import {
  isPause,
  isTime,
  PAUSE_SECONDS,
  pauseOf,
  type TABLE_OPTIONS,
  TURN_SECONDS,
  timeOf,
} from './table-options.ts';

/** Discord's limit on the options of a select. */
const MAX_VALUES = 25;

/** Options that every table has and that its lobby can change, with the values to choose from and the present one. */
export const LOBBY_OPTIONS = [
  'time',
  'pause',
  'hints',
  'autoStart',
  'picture',
  'openHands',
] as const satisfies readonly (typeof TABLE_OPTIONS)[number][];
type LobbyOption = (typeof LOBBY_OPTIONS)[number];

const SWITCH = ['on', 'off'] as const;
const switched = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** The values of an option of the table, by the keys of their words. */
export function tableValues(option: LobbyOption): readonly string[] {
  if (option === 'time') return Object.keys(TURN_SECONDS);
  if (option === 'pause') return Object.keys(PAUSE_SECONDS);
  return option === 'hints' ? HINT_MODES : SWITCH;
}

/** The present value, written as one of `tableValues`. */
export function tableValue(option: LobbyOption, table: ReadableTable): string {
  if (option === 'time') return timeOf(table.turnSeconds);
  if (option === 'pause') return pauseOf(table.pauseSeconds);
  return option === 'hints' ? table.hints : switched(table[option]);
}

/** @returns null for a value that is not on offer */
function tableChange(option: string, value: string): OptionsChange | null {
  if (option === 'time') return isTime(value) ? { turnSeconds: TURN_SECONDS[value] } : null;
  if (option === 'pause') return isPause(value) ? { pauseSeconds: PAUSE_SECONDS[value] } : null;
  if (option === 'hints') {
    const hints = HINT_MODES.find((mode) => mode === value);
    return hints === undefined ? null : { hints };
  }
  const isSwitch = option === 'autoStart' || option === 'picture' || option === 'openHands';
  return isSwitch && (value === 'on' || value === 'off') ? { [option]: value === 'on' } : null;
}

/** The values of a game's option as a custom id writes them. @param present the value that is always among them */
export function gameValues(option: GameOption, present: unknown): readonly string[] {
  if (option.kind === 'boolean') return SWITCH;
  return option.kind === 'enum' ? option.values : integers(option, Number(present)).map(String);
}

export const gameValue = (present: unknown): string =>
  typeof present === 'boolean' ? switched(present) : String(present);

/** All whole numbers of the range where a select has room for them; else round ones, the bounds and the present value. */
function integers(
  { minimum, maximum }: Extract<GameOption, { kind: 'integer' }>,
  present: number,
): readonly number[] {
  const count = maximum - minimum + 1;
  if (count <= MAX_VALUES) return Array.from({ length: count }, (_, index) => minimum + index);
  const round = [1, 10, 100, 1000, 10_000, 100_000].flatMap((unit) => [unit, 2 * unit, 3 * unit, 5 * unit]);
  const inRange = round.filter((number) => number > minimum && number < maximum).slice(0, MAX_VALUES - 3);
  return [...new Set([minimum, ...inRange, present, maximum])].sort((a, b) => a - b);
}

function parsedValue(option: GameOption, value: string): unknown {
  if (option.kind === 'enum') return value;
  if (option.kind === 'integer') return /^\d{1,9}$/.test(value) ? Number(value) : null;
  return value === 'on' ? true : value === 'off' ? false : null;
}

/** An option that was chosen from the panel of options, as its custom id says. */
export interface ChosenOption {
  readonly owner: 'game' | 'table';
  readonly key: string;
  readonly value: string;
}

/** What a choice changes at a table. @returns null for an option or a value that there is not */
export function optionsChange(
  game: AnyGame,
  { owner, key, value }: ChosenOption,
  { options }: LobbyTable,
): OptionsChange | null {
  if (owner === 'table') return tableChange(key, value);
  const option = optionsOf(game).find(([name]) => name === key)?.[1];
  if (!option) return null;
  const parsed = game.options.safeParse({ ...(options as object), [key]: parsedValue(option, value) });
  return parsed.success ? { options: parsed.data } : null;
}
