/** Tables that are played at random, by people, computers and the clock, and what the store keeps of them. */
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { Level } from '../../src/game/levels.ts';
import { chooseAgain } from '../../src/proof/choose.ts';
import type { TableFile } from '../../src/proof/table-file.ts';
import type { Difference } from '../../src/proof/verdict.ts';
import { tableFileOf } from '../../src/proof/write.ts';
import type { PlayedHand, StoredEntry } from '../../src/store/finished-tables.ts';
import { type HeldSeat, seatsGivenUp } from '../../src/store/held-seats.ts';
import type { TableUpdate } from '../../src/store/records.ts';
import { moveChance } from '../../src/tables/chances.ts';
import { leaveForGood, replacePlayer, takeSeat } from '../../src/tables/company.ts';
import { levelOf } from '../../src/tables/levels.ts';
import { addComputer, join, openLobby, start } from '../../src/tables/lobby.ts';
import { changeLevel } from '../../src/tables/lobby-options.ts';
import { endTable } from '../../src/tables/open-table.ts';
import {
  actByComputer,
  actByFallback,
  choose,
  comeBack,
  goAway,
  nextHand,
  seatsToAct,
} from '../../src/tables/play.ts';
import { isRefused, type Transition } from '../../src/tables/refusals.ts';
import {
  type BegunTable,
  isBegun,
  isOpen,
  type PlayingTable,
  playedByComputer,
  promptOf,
  type ReadableTable,
} from '../../src/tables/table.ts';
import { waitForSeat } from '../../src/tables/waiting.ts';
import { NOON, opening, person } from '../tables/fixtures.ts';

/** Tables of few hands, of every kind of options. */
const OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  doudizhu: [
    { deals: 2 },
    { deals: 1, kitty: 'out' },
    { deals: 2, kittyShown: true, forcedLandlordBombs: 'limited' },
  ],
  bluff: [{}, { matches: 2, stake: 3 }, { end: 'first', matches: 2 }],
  daifugo: [{ games: 2 }, { games: 3, jokers: 2 }],
  babasuki: [{ oneShot: true }, {}],
};

/** Steps of a table on which somebody has cheated, until it is ended. */
const AFTER_CHEATING = 8;

interface Play {
  readonly hands: { -readonly [Key in keyof PlayedHand]: PlayedHand[Key] }[];
  readonly heldSeats: HeldSeat[];
  readonly updates: { readonly before: ReadableTable; readonly update: TableUpdate }[];
  table: ReadableTable;
}

/** How a table is played beside what follows from its number. */
interface Manner {
  /** Seats are given up, and taken by others, in play and between hands. */
  readonly company?: boolean;
  /** A computer is friendly, and the next one a master. Default: all are as is usual. */
  readonly levels?: boolean;
  /** A computer, or the clock, makes another legal choice than it would, once after so many steps; the table ends soon then. */
  readonly cheat?: { readonly by: 'computer' | 'clock'; readonly after: number };
}

/** @returns false where the transition is refused */
function commits(play: Play, transition: Transition): boolean {
  if (isRefused(transition(play.table, NOON))) return false;
  commit(play, transition);
  return true;
}

function commit(play: Play, transition: Transition): void {
  const update = transition(play.table, NOON);
  if (isRefused(update)) throw new Error(`refused: ${JSON.stringify(update)}`);
  const { table, begun, move, ended, entry } = update;
  if (begun && isBegun(table))
    play.hands.push({
      number: table.hand,
      carry: begun.carry,
      scores: null,
      moves: [],
      entry: null,
      closedBooks: [],
    });
  const hand = play.hands.at(-1);
  if (hand && move) hand.moves = [...hand.moves, move];
  if (hand && ended) hand.scores = ended.scores;
  if (hand && entry) hand.entry = entryOf(entry);
  play.updates.push({ before: play.table, update });
  play.heldSeats.push(...seatsGivenUp(play.table, table));
  play.table = table;
}

const entryOf = ({ book, postings }: NonNullable<TableUpdate['entry']>): StoredEntry => ({
  kind: 'hand',
  book,
  postings,
});

/** The choice of a computer with a level of its own, as a thread makes it; now and then one that has failed plays as house. */
function inThread(game: AnyGame, table: PlayingTable, seat: number, event: number) {
  const own = levelOf(table.seats[seat]!);
  if (own === 'house') return {};
  const level: Level = event >= 90 ? 'house' : own;
  const view = game.seatView(table.state, seat);
  return { level, name: chooseAgain({ game, view, chance: moveChance(table), by: 'computer', level }) };
}

/** What happens next in a hand: somebody presses, a computer moves or fails, a turn runs out, somebody leaves or is back. */
function next(game: AnyGame, table: PlayingTable, random: Chance, step: string): Transition {
  const acting = seatsToAct(game, table);
  const seat = acting[random.below(`${step}/seat`, acting.length)]!;
  const { userId } = table.seats[seat]!;
  const event = random.below(`${step}/event`, 100);
  if (userId === null || playedByComputer(table.seats[seat]!)) {
    if (userId !== null && event < 20) return comeBack(game, userId);
    return event === 99
      ? actByFallback(game, seat, 'computer')
      : actByComputer(game, seat, 'computer', inThread(game, table, seat, event));
  }
  if (event < 2 && table.seats.filter((each) => !playedByComputer(each)).length > 1)
    return goAway(game, userId);
  if (event < 6) return actByComputer(game, seat, 'clock');
  const choices = game.choices(table.state, seat);
  const choice = choices[random.below(`${step}/choice`, choices.length)];
  return choose(game, userId, promptOf(table, seat), game.nameOf(choice));
}

/** Members come and go: somebody leaves for good, takes a vacant seat, or is replaced while they are away. */
function changeCompany(game: AnyGame, play: Play, random: Chance, step: string): void {
  const { seats, hostId } = play.table;
  const people = seats.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const somebody = people[random.below(`${step}/who`, Math.max(1, people.length))];
  const newcomer = person(`N${random.below(`${step}/new`, 5)}`);
  const event = random.below(`${step}/company`, 100);
  if (event < 5 && somebody !== undefined) commits(play, leaveForGood(game, somebody));
  else if (event < 15) commits(play, takeSeat(game, newcomer));
  else if (event < 20 && somebody !== undefined) {
    const by = random.below(`${step}/by`, 2) === 0 ? newcomer.id : null;
    commits(play, goAway(game, somebody));
    if (by !== null) commits(play, waitForSeat(newcomer));
    const seat = play.table.seats.findIndex(({ userId }) => userId === somebody);
    commits(play, replacePlayer(game, hostId, true, { seat, occupant: somebody, by }));
  }
}

interface Cheating {
  readonly seat: number;
  readonly transition: Transition;
}

/** Another legal choice than the one that is made for a seat which must act; null where there is none, or none is made so. */
function cheating(game: AnyGame, table: PlayingTable, by: 'computer' | 'clock'): Cheating | null {
  for (const seat of seatsToAct(game, table)) {
    if ((table.seats[seat]!.userId === null) !== (by === 'computer') || table.seats[seat]!.away) continue;
    const question = { game, view: game.seatView(table.state, seat), chance: moveChance(table), by };
    const honest = chooseAgain(question);
    const actionOf = (choice: unknown): string => JSON.stringify(game.actionFor(table.state, seat, choice));
    const choices = game.choices(table.state, seat);
    const made = choices.find((choice) => game.nameOf(choice) === honest);
    const other = choices.find((choice) => actionOf(choice) !== actionOf(made));
    if (other) return { seat, transition: actByComputer(game, seat, by, { name: game.nameOf(other) }) };
  }
  return null;
}

/** A table's file, as the store would have its plays. The same number makes the same table. */
export const randomTable = async (game: AnyGame, number: number, manner: Manner = {}): Promise<TableFile> =>
  (await randomPlay(game, number, manner)).file;

/** A table in its first hand. */
function begunTable(
  game: AnyGame,
  number: number,
  name: string,
  random: Chance,
  options: unknown,
  hasLevels: boolean,
): Play {
  const seats = game.seats.min + random.below('seats', game.seats.max - game.seats.min + 1);
  const people = Math.max(1, seats - (hasLevels ? 2 : random.below('computers', 3)));
  const seed = Buffer.from(seedFromText(`seed of ${name}`)).toString('hex');
  const host = person('P0');
  const id = `t${String(number).padStart(4, '0')}${game.id}`.slice(0, 10);
  const play: Play = {
    hands: [],
    heldSeats: [],
    updates: [],
    table: openLobby(game, opening({ id, seed, host, options, computers: 0 }), NOON),
  };
  for (let index = 1; index < people; index++) commit(play, join(game, person(`P${index}`)));
  for (let index = people; index < seats; index++) commit(play, addComputer(game, host.id));
  if (hasLevels)
    for (const [index, level] of (['friendly', 'master'] as const).entries())
      commits(play, changeLevel(host.id, `${index + 1}`, level));
  commit(play, start(game, host.id));
  return play;
}

/** By game, the numbers of short tables that somebody has left for good in a hand that was paid. */
const SHORT: Readonly<Record<string, number>> = {
  doudizhu: 21,
  bluff: 14,
  daifugo: 24,
  babasuki: 3,
  bukubuku: 9,
};

/** The file of a short table whose seats changed hands. */
export const shortCompanyTable = (game: AnyGame): Promise<TableFile> =>
  randomTable(game, SHORT[game.id] ?? 0, { company: true });

/** A table's file, all that was written of it, and where somebody cheated; null: nobody has. */
export async function randomPlay(
  game: AnyGame,
  number: number,
  { company = false, levels = false, cheat }: Manner,
) {
  const name = `${game.id}/${number}`;
  const random = seededChance(seedFromText(name));
  const kinds = OPTIONS[game.id] ?? [{}];
  const options = game.options.parse(kinds[number % kinds.length]);
  const play = begunTable(game, number, name, random, options, levels);
  // Now and then a table is ended in the middle of a hand.
  let endsAt = random.below('ends', 10) === 0 ? 10 + random.below('at', 50) : Number.POSITIVE_INFINITY;
  let cheated: Pick<Difference, 'hand' | 'step' | 'seat'> | null = null;
  for (let step = 0; isOpen(play.table); step++) {
    if (company) changeCompany(game, play, random, `${step}`);
    const { table } = play;
    const other: Cheating | null =
      table.phase === 'playing' && cheat && cheated === null && step >= cheat.after
        ? cheating(game, table, cheat.by)
        : null;
    if (other) {
      cheated = { hand: play.hands.length, step: play.hands.at(-1)!.moves.length + 1, seat: other.seat };
      commit(play, other.transition);
      endsAt = step + AFTER_CHEATING;
    } else if (step >= endsAt && table.phase === 'playing') {
      commit(play, endTable(table.hostId, true));
      const hand = play.hands.at(-1)!;
      hand.entry = { kind: 'unfinished', book: bookOf(play.hands, game, options), postings: [] };
    } else if (table.phase === 'playing') commit(play, next(game, table, random, `${step}`));
    else commits(play, nextHand(game));
  }
  return { file: await fileOf(game, play), updates: play.updates, cheated };
}

const bookOf = (hands: readonly PlayedHand[], game: AnyGame, options: unknown): string => {
  const kind = game.bookKind(options);
  return hands[0]?.entry?.book ?? (kind === 'score' ? `score-${game.id}` : kind);
};

function fileOf(game: AnyGame, { hands, heldSeats, table }: Play): Promise<TableFile> {
  const begun = table as BegunTable;
  if (begun.phase !== 'over' && begun.phase !== 'cancelled') throw new Error('not over');
  // As the store reads it.
  const stored = JSON.parse(JSON.stringify({ hands, table: begun })) as {
    hands: PlayedHand[];
    table: typeof begun;
  };
  return tableFileOf(
    game,
    stored.table,
    { hands: stored.hands, erased: new Map(), heldSeats, hasPastHolders: heldSeats.length > 0 },
    async () => {},
  );
}
