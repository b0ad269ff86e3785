/** The options that a host can still change while the table waits in its lobby. */
import { type AnyGame, whyUnplayableForAny } from '../game/game.ts';
import type { Level } from '../game/levels.ts';
import { withLevel } from './levels.ts';
import { beginIfFull, inLobby, touched } from './lobby.ts';
import { refused, type Transition } from './refusals.ts';
import type { LobbyTable, TableSeat } from './table.ts';

/** Those that every table has. */
export type TableOptions = Pick<
  LobbyTable,
  'turnSeconds' | 'pauseSeconds' | 'hints' | 'autoStart' | 'picture' | 'openHands' | 'computerLevel'
>;

/** New values; what is left out stays as it is. */
export interface OptionsChange {
  readonly table?: Partial<TableOptions>;
  /** Of the game's options, as its schema has parsed them. */
  readonly game?: Readonly<Record<string, unknown>>;
}

/** The host changes options. How strongly computers play counts for those that sit there, too. */
export const changeOptions = (
  game: AnyGame,
  userId: string,
  { table: ofTable, game: ofGame }: OptionsChange,
): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const options = ofGame ? { ...(table.options as object), ...ofGame } : table.options;
    const level = ofTable?.computerLevel;
    const seats = level === undefined ? table.seats : withLevels(table.seats, level);
    const changed = { ...table, ...ofTable, seats, options };
    const refusal = whyUnplayableForAny(game, options, table.seats.length);
    if (refusal) return { refused: 'rules', refusal };
    // A full table may have waited for this.
    return beginIfFull(game, changed, now) ?? { table: touched(changed, {}, now) };
  });

const withLevels = (seats: readonly TableSeat[], level: Level): readonly TableSeat[] =>
  seats.map((seat) => (seat.userId === null ? withLevel(seat, level) : seat));

/** The host chooses how strongly one computer plays. @param number the one that its seat has as its name */
export const changeLevel = (userId: string, number: string, level: Level): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const index = table.seats.findIndex((seat) => seat.userId === null && seat.name === number);
    const seat = table.seats[index];
    if (!seat) return refused('no-such-seat');
    return { table: touched(table, { seats: table.seats.with(index, withLevel(seat, level)) }, now) };
  });
