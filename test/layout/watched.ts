/** What a watcher may meet: states of random play, with little and with much to tell besides the game. */
import type { TableFacts } from '../../src/discord/screens/table.ts';
import type { watchScreen } from '../../src/discord/screens/watching.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { TurningPoint } from '../../src/game/turning-points.ts';
import { accountOf } from '../../src/ledger/postings.ts';
import type { BegunTable, PlayingTable, TableSeat, WaitingMember } from '../../src/tables/table.ts';
import { MAX_WAITING } from '../../src/tables/waiting.ts';
import { as } from '../tables/fixtures.ts';
import { type Answer, questions } from './panels.ts';
import { seatsOf } from './tables.ts';

/** A turning point of the whole hand is told to all: there are two at most. */
const MAX_POINTS = 2;

/** With hands before it a table has totals, and the way to the hand before. */
const EARLIER_HANDS = 2;

export interface WatchedState {
  readonly table: BegunTable;
  readonly facts: TableFacts;
  /** Where it was met. */
  readonly place: string;
}

/** Choices at random, without a look at what panels show meanwhile. */
const chooseOnly: Answer = (panelOf, choices, pickOf) => ({
  question: [panelOf('')],
  choice: pickOf(choices),
});

/** Every state once. */
export function watchedStates(game: AnyGame, hands: number): WatchedState[] {
  const found = new Map<unknown, { table: BegunTable; place: string; points: TurningPoint[] }>();
  for (const [panel] of questions(game, { hands, seed: 'watched' }, chooseOnly)) {
    const { table, place, turningPoints } = panel!;
    const known = found.get(table.state) ?? { table, place, points: [] };
    // A message has most to say of a loss that was no mistake. A panel leaves it to the message.
    known.points.push(...turningPoints.map((point) => ({ ...point, isAdvised: true })));
    found.set(table.state, known);
  }
  return [...found.values()].flatMap(({ table, place, points }) => {
    const shown = { ...table, hand: table.hand + EARLIER_HANDS, openHands: true };
    const facts = factsOf(table, points.slice(0, MAX_POINTS));
    const over = as.over(shown as unknown as PlayingTable);
    return [
      { table: shown, facts, place },
      ...(table.phase === 'between' ? [{ table: over, facts, place: `${place}, over` }] : []),
    ];
  });
}

const factsOf = ({ seats, phase }: BegunTable, turningPoints: readonly TurningPoint[]): TableFacts => ({
  totals:
    phase === 'playing'
      ? null
      : {
          posted: true,
          totals: new Map(seats.map((seat, index) => [accountOf(seat), (index % 2 ? -1 : 1) * 1234])),
          chip: null,
        },
  past: [],
  endedBy: null,
  turningPoints,
});

/** What there is to tell besides the game. */
export interface Situation {
  readonly name: string;
  readonly state: Parameters<typeof watchScreen>[3];
  readonly change: (table: BegunTable) => BegunTable;
}

const WAITING: readonly WaitingMember[] = seatsOf(MAX_WAITING).map(({ name }, index) => ({
  userId: `20000000000000000${index}`,
  name: index < MAX_WAITING / 2 ? name : `${name} ${index}`,
  salt: '',
}));

/** A computer plays for every second player, and nobody sits on the last seat. */
const seatState = (seat: TableSeat, index: number, seats: readonly TableSeat[]): TableSeat =>
  index === seats.length - 1
    ? { ...seat, userId: null, name: '1', vacant: true }
    : { ...seat, away: index % 2 === 1 };

/** One person among masters, whose level stands beside their names. */
const masterAt = (seat: TableSeat, index: number): TableSeat =>
  index === 0 ? seat : { ...seat, userId: null, name: String(index), level: 'master' };

const NEWCOMER = { isWaiting: false, updatesStopped: false };

export const SITUATIONS: readonly Situation[] = [
  { name: 'plain', state: NEWCOMER, change: (table) => table },
  {
    name: 'people wait',
    state: { ...NEWCOMER, isWaiting: true },
    change: (table) => ({ ...table, waiting: WAITING }),
  },
  {
    name: 'a free seat',
    state: { ...NEWCOMER, isWaiting: true },
    change: (table) => ({ ...table, waiting: WAITING, seats: table.seats.map(seatState) }),
  },
  {
    name: 'masters',
    state: NEWCOMER,
    change: (table) => ({ ...table, seats: table.seats.map(masterAt) }),
  },
  {
    name: 'updates stopped',
    state: { isWaiting: true, updatesStopped: true },
    change: (table) => ({ ...table, waiting: WAITING, seats: table.seats.map(seatState) }),
  },
];
