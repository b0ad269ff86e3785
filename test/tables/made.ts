/** Tables for tests, and the rules' verdicts taken apart. */
import { expect } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import type { Table, TableUpdate } from '../../src/store/records.ts';
import { join, type Member, type Opening, openLobby, start } from '../../src/tables/lobby.ts';
import { isRefused, type Transition } from '../../src/tables/refusals.ts';
import { frozen } from '../game/frozen.ts';
import { toy } from './toy.ts';

export const NOON = Date.UTC(2026, 0, 1, 12);

export const person = (name: string): Member => ({ id: `id-${name}`, name, salt: `salt-${name}` });
export const ann = person('ann');
export const ben = person('ben');
export const cho = person('cho');
export const dan = person('dan');

export const opening = (fields: Partial<Opening> = {}): Opening => ({
  id: 'aaaaaaaaaa',
  seed: 'ab'.repeat(32),
  guildId: 'guild',
  channelId: 'channel',
  host: ann,
  options: toy.options.parse({}),
  turnSeconds: 180,
  autoStart: false,
  computers: 0,
  rematchOf: null,
  locale: 'en',
  ...fields,
});

/** The change a step makes; nobody may alter anything of the table it was made from. */
export function change(table: Table, step: Transition, now = NOON): TableUpdate {
  const made = step(frozen(table), now);
  if (isRefused(made)) throw new Error(`refused: ${JSON.stringify(made)}`);
  expect(made.table.version).toBe(table.version + 1);
  return frozen(made);
}

export const taken = (table: Table, step: Transition, now = NOON): Table => change(table, step, now).table;

/** Why a step is refused. */
export function refusal(table: Table, step: Transition, now = NOON): unknown {
  const made = step(frozen(table), now);
  return isRefused(made) ? made : `not refused: ${JSON.stringify(made)}`;
}

/** A lobby with these people, the first of them its host. */
export const lobby = (
  people: readonly Member[] = [ann],
  fields: Partial<Opening> = {},
  game: AnyGame = toy,
): Table =>
  people
    .slice(1)
    .reduce(
      (table, member) => taken(table, join(game, member)),
      openLobby(game, opening({ host: people[0]!, ...fields }), NOON),
    );

/** A table in its first hand. */
export const playing = (
  people: readonly Member[],
  fields: Partial<Opening> = {},
  game: AnyGame = toy,
): Table => {
  const table = lobby(people, fields, game);
  return taken(table, start(game, table.hostId));
};

export const userIds = ({ seats }: Table): (string | null)[] => seats.map(({ userId }) => userId);
