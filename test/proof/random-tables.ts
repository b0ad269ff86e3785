/** Tables that are played at random, by people, computers and the clock, and what the store keeps of them. */
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { TableFile } from '../../src/proof/table-file.ts';
import { tableFileOf } from '../../src/proof/write.ts';
import type { PlayedHand, StoredEntry } from '../../src/store/finished-tables.ts';
import type { TableUpdate } from '../../src/store/records.ts';
import { addComputer, join, openLobby, start } from '../../src/tables/lobby.ts';
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

interface Play {
  readonly hands: { -readonly [Key in keyof PlayedHand]: PlayedHand[Key] }[];
  table: ReadableTable;
}

function commit(play: Play, transition: Transition): void {
  const update = transition(play.table, NOON);
  if (isRefused(update)) throw new Error(`refused: ${JSON.stringify(update)}`);
  const { table, begun, move, ended, entry } = update;
  if (begun && isBegun(table))
    play.hands.push({ number: table.hand, carry: begun.carry, scores: null, moves: [], entry: null });
  const hand = play.hands.at(-1);
  if (hand && move) hand.moves = [...hand.moves, move];
  if (hand && ended) hand.scores = ended.scores;
  if (hand && entry) hand.entry = entryOf(entry);
  play.table = table;
}

const entryOf = ({ book, postings }: NonNullable<TableUpdate['entry']>): StoredEntry => ({
  kind: 'hand',
  book,
  postings,
});

/** What happens next in a hand: somebody presses, a computer moves or fails, a turn runs out, somebody leaves or is back. */
function next(game: AnyGame, table: PlayingTable, random: Chance, step: string): Transition {
  const acting = seatsToAct(game, table);
  const seat = acting[random.below(`${step}/seat`, acting.length)]!;
  const { userId } = table.seats[seat]!;
  const event = random.below(`${step}/event`, 100);
  if (userId === null || playedByComputer(table.seats[seat]!)) {
    if (userId !== null && event < 20) return comeBack(game, userId);
    return event === 99 ? actByFallback(game, seat, 'computer') : actByComputer(game, seat, 'computer');
  }
  if (event < 2 && table.seats.filter((each) => !playedByComputer(each)).length > 1)
    return goAway(game, userId);
  if (event < 6) return actByComputer(game, seat, 'clock');
  const choices = game.choices(table.state, seat);
  const choice = choices[random.below(`${step}/choice`, choices.length)];
  return choose(game, userId, promptOf(table, seat), game.nameOf(choice));
}

/** A table's file, as the store would have its plays. The same number makes the same table. */
export async function randomTable(game: AnyGame, number: number): Promise<TableFile> {
  const name = `${game.id}/${number}`;
  const random = seededChance(seedFromText(name));
  const kinds = OPTIONS[game.id] ?? [{}];
  const options = game.options.parse(kinds[number % kinds.length]);
  const seats = game.seats.min + random.below('seats', game.seats.max - game.seats.min + 1);
  const people = Math.max(1, seats - random.below('computers', 3));
  const seed = Buffer.from(seedFromText(`seed of ${name}`)).toString('hex');
  const host = person('P0');
  const id = `t${String(number).padStart(4, '0')}${game.id}`.slice(0, 10);
  const play: Play = {
    hands: [],
    table: openLobby(game, opening({ id, seed, host, options, computers: 0 }), NOON),
  };
  for (let index = 1; index < people; index++) commit(play, join(game, person(`P${index}`)));
  for (let index = people; index < seats; index++) commit(play, addComputer(game, host.id));
  commit(play, start(game, host.id));
  // Now and then a table is ended in the middle of a hand.
  const endsAt = random.below('ends', 10) === 0 ? 10 + random.below('at', 50) : Number.POSITIVE_INFINITY;
  for (let step = 0; isOpen(play.table); step++) {
    const { table } = play;
    if (step >= endsAt && table.phase === 'playing') {
      commit(play, endTable(host.id, true));
      const hand = play.hands.at(-1)!;
      hand.entry = { kind: 'unfinished', book: bookOf(play.hands, game, options), postings: [] };
    } else if (table.phase === 'playing') commit(play, next(game, table, random, `${step}`));
    else commit(play, nextHand(game));
  }
  return fileOf(game, play);
}

const bookOf = (hands: readonly PlayedHand[], game: AnyGame, options: unknown): string => {
  const kind = game.bookKind(options);
  return hands[0]?.entry?.book ?? (kind === 'score' ? `score-${game.id}` : kind);
};

function fileOf(game: AnyGame, { hands, table }: Play): Promise<TableFile> {
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
    { hands: stored.hands, erased: new Map(), hasNewHolders: false },
    async () => {},
  );
}
