/** The options that a host can still change while the table waits in its lobby. */
import { type AnyGame, whyUnplayableForAny } from '../game/game.ts';
import { beginIfFull, inLobby, touched } from './lobby.ts';
import { refused, type Transition } from './refusals.ts';
import type { LobbyTable } from './table.ts';

/** New values of some options. `options`: all of the game's, as its schema has parsed them. */
export type OptionsChange = Partial<
  Pick<
    LobbyTable,
    'options' | 'turnSeconds' | 'pauseSeconds' | 'autoStart' | 'hints' | 'picture' | 'openHands'
  >
>;

/**
 * The host changes options.
 * @param changeOf of the table as it is by now, so that of two changes at once both are kept
 */
export const changeOptions = (
  game: AnyGame,
  userId: string,
  changeOf: (table: LobbyTable) => OptionsChange,
): Transition =>
  inLobby((table, now) => {
    if (table.hostId !== userId) return refused('not-host');
    const changed = { ...table, ...changeOf(table) };
    const refusal = whyUnplayableForAny(game, changed.options, table.seats.length);
    if (refusal) return { refused: 'rules', refusal };
    // A full table may have waited for this.
    return beginIfFull(game, changed, now) ?? { table: touched(changed, {}, now) };
  });
