/** The options that a host can still change while the table waits in its lobby. */
import { type AnyGame, whyUnplayableForAny } from '../game/game.ts';
import { beginIfFull, inLobby, touched } from './lobby.ts';
import { refused, type Transition } from './refusals.ts';
import type { LobbyTable } from './table.ts';

/** Those that every table has. */
export type TableOptions = Pick<
  LobbyTable,
  'turnSeconds' | 'pauseSeconds' | 'hints' | 'autoStart' | 'picture' | 'openHands'
>;

/** New values; what is left out stays as it is. */
export interface OptionsChange {
  readonly table?: Partial<TableOptions>;
  /** Of the game's options, as its schema has parsed them. */
  readonly game?: Readonly<Record<string, unknown>>;
}

/** The host changes options. */
export const changeOptions = (
  game: AnyGame,
  userId: string,
  { table: ofTable, game: ofGame }: OptionsChange,
): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const options = ofGame ? { ...(table.options as object), ...ofGame } : table.options;
    const changed = { ...table, ...ofTable, options };
    const refusal = whyUnplayableForAny(game, options, table.seats.length);
    if (refusal) return { refused: 'rules', refusal };
    // A full table may have waited for this.
    return beginIfFull(game, changed, now) ?? { table: touched(changed, {}, now) };
  });
