/** Tables for tests, and what transitions make of them. */
import { expect } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import type { TableUpdate } from '../../src/store/records.ts';
import { join, type Member, type Opening, openLobby, start } from '../../src/tables/lobby.ts';
import { LOBBY_MS } from '../../src/tables/lobby-time.ts';
import { choose } from '../../src/tables/play.ts';
import { isRefused, type Transition } from '../../src/tables/refusals.ts';
import {
  type BetweenTable,
  type CancelledGame,
  handFields,
  isBegun,
  type LobbyTable,
  type OverTable,
  type Phase,
  type PlayingTable,
  promptOf,
  type ReadableTable,
  seatIndex,
  type Table,
  type TableSeat,
} from '../../src/tables/table.ts';
import { frozen } from '../game/frozen.ts';
import { toy } from './toy-game.ts';

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
  parentId: null,
  host: ann,
  options: toy.options.parse({}),
  turnSeconds: 180,
  pauseSeconds: 60,
  autoStart: false,
  hints: 'auto',
  picture: false,
  openHands: false,
  computerLevel: 'house',
  computers: 0,
  rematchOf: null,
  locale: 'en',
  ...fields,
});

/** A table of these seats in the middle of a hand. */
export const tableInPlay = (
  game: AnyGame,
  state: unknown,
  seats: readonly (Pick<TableSeat, 'userId' | 'name'> & Partial<TableSeat>)[],
  fields: Partial<Opening> = {},
): PlayingTable => ({
  ...openLobby(game, opening({ options: game.options.parse({}), ...fields }), NOON),
  seats: seats.map((seat) => ({ salt: '', missed: 0, away: false, ...seat })),
  version: 9,
  phase: 'playing',
  hand: 1,
  seq: 9,
  state,
  carry: null,
  prompts: seats.map(() => 9),
  totals: seats.map(() => 0),
  deadline: NOON,
  warned: false,
  closesAt: null,
  ending: null,
});

/** The update of a transition that must not be refused; it must not mutate the table. */
export function updateBy(table: ReadableTable, transition: Transition, now = NOON): TableUpdate {
  const update = transition(frozen(table), now);
  if (isRefused(update)) throw new Error(`refused: ${JSON.stringify(update)}`);
  expect(update.table.version).toBe(table.version + 1);
  return frozen(update);
}

export const tableAfter = (table: ReadableTable, transition: Transition, now = NOON): ReadableTable =>
  updateBy(table, transition, now).table;

/** The refusal of a transition. */
export function refusalOf(table: ReadableTable, transition: Transition, now = NOON): unknown {
  const update = transition(frozen(table), now);
  return isRefused(update) ? update : `not refused: ${JSON.stringify(update)}`;
}

/** A lobby with these people, the first of them its host. */
export const lobby = (
  people: readonly Member[] = [ann],
  fields: Partial<Opening> = {},
  game: AnyGame = toy,
): LobbyTable =>
  people
    .slice(1)
    .reduce(
      (table, member) => inPhase('lobby', tableAfter(table, join(game, member))),
      openLobby(game, opening({ host: people[0]!, ...fields }), NOON),
    );

/** A table in its first hand. */
export const playing = (
  people: readonly Member[],
  fields: Partial<Opening> = {},
  game: AnyGame = toy,
): PlayingTable => {
  const table = lobby(people, fields, game);
  return inPhase('playing', tableAfter(table, start(game, table.hostId)));
};

type TableIn<P extends Phase> = Extract<Table, { readonly phase: P }>;
const isIn = <P extends Phase>(phase: P, table: Table): table is TableIn<P> => table.phase === phase;

/** @throws where the table is in another phase */
export function inPhase<P extends Phase>(phase: P, table: Table): TableIn<P> {
  if (!isIn(phase, table)) throw new Error(`table is in phase '${table.phase}', not '${phase}'`);
  return table;
}

/** Actions made at the table. */
export const seqOf = (table: Table): number => (isBegun(table) ? table.seq : 0);

/** A table as it would be in another phase. */
export const as = {
  lobby(table: PlayingTable): LobbyTable {
    const { hand: _h, seq: _s, state: _st, prompts: _p, totals: _t, ...setup } = handFields(table);
    return { ...setup, phase: 'lobby', deadline: NOON + LOBBY_MS };
  },
  playing: (table: PlayingTable): PlayingTable => table,
  between: (table: PlayingTable): BetweenTable => ({
    ...handFields(table),
    phase: 'between',
    carry: null,
    deadline: NOON,
    ready: [],
  }),
  over: (table: PlayingTable): OverTable => ({ ...handFields(table), phase: 'over', endedBy: null }),
  cancelled: (table: PlayingTable): CancelledGame => ({
    ...handFields(table),
    phase: 'cancelled',
    endedBy: null,
    endedHow: null,
  }),
};

export const userIds = ({ seats }: Table): (string | null)[] => seats.map(({ userId }) => userId);

/** A player answers their current question. */
export const answer = (table: ReadableTable, player: { id: string }, what: string, now = NOON) =>
  choose(toy, player.id, promptOf(table, seatIndex(table, player.id)), what)(table, now);
/** The table after the answer to a question that is not the hand's last. */
export const afterAnswer = (
  table: ReadableTable,
  player: { id: string },
  what: string,
  now = NOON,
): PlayingTable =>
  inPhase(
    'playing',
    tableAfter(table, (before, time) => answer(before, player, what, time), now),
  );
