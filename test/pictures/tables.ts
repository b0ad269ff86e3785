/** Tables in play and at their end, for the tests and sheets of pictures: played by random, the same every time. */
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal } from '../../src/game/game.ts';
import { type Player, randomPlayer } from '../../src/game/simulate.ts';
import type { Locale } from '../../src/game/words.ts';
import type { HandScores } from '../../src/store/hands.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import type { BegunTable, OverTable, TableSeat } from '../../src/tables/table.ts';

export const NAMES = [
  'あおい',
  'Benjamin',
  '小明',
  'A_name_of*thirty-two*letters<&>',
  'チカちゃん',
  'Dan',
  'Evangeline',
  '지민',
];
const AT = Date.UTC(2026, 10, 22, 12);

const seatsOf = (names: readonly string[]): TableSeat[] =>
  names.map((name, seat) => ({
    userId: name === '' ? null : `10000000000000000${seat}`,
    name: name === '' ? String(seat) : name,
    salt: '',
    missed: 0,
    away: false,
  }));

interface Wanted {
  readonly locale: Locale;
  readonly names: readonly string[];
  readonly hands: number;
  readonly seed?: string;
  /** Stops in the last hand after this many plays. Default: the hand is played to its end. */
  readonly plays?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who plays. Default: chance. */
  readonly player?: Player;
}

/** A table with its earlier hands, the latest first. */
export interface PlayedTable {
  readonly table: BegunTable;
  readonly past: readonly HandScores[];
}

export function playedTable(game: AnyGame, wanted: Wanted): PlayedTable {
  const { locale, names, hands, seed = 'picture', plays = Number.POSITIVE_INFINITY } = wanted;
  const player = wanted.player ?? randomPlayer();
  const options = game.options.parse(wanted.options ?? {});
  const past: HandScores[] = [];
  const totals: number[] = names.map(() => 0);
  let carry: unknown = null;
  let state: unknown = null;
  let number = 0;
  let isOver = false;
  do {
    number++;
    const chance = seededChance(seedFromText(`${seed}/${number}`));
    state = game.start({ options, seats: names.length, carry }, chance);
    for (let play = 0; number < hands || play < plays; play++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const choice = player(game, state, seat, chance, play);
      const next = game.apply(state, seat, game.actionFor(state, seat, choice), chance);
      if (isRefusal(next)) throw new Error(`refused: ${next.refused}`);
      state = next;
    }
    const result = game.result(state);
    if (!result) break;
    isOver = true;
    result.scores.forEach((score, seat) => {
      totals[seat]! += score;
    });
    carry = result.carry;
    if (number < hands && carry !== null) past.unshift({ number, scores: [...result.scores] });
  } while (number < hands && carry !== null);
  const host = { id: '100000000000000000', name: names[0]!, salt: '' };
  const lobby = openLobby(
    game,
    {
      id: 'k7m2p9q4ab',
      seed: 'ab'.repeat(32),
      guildId: 'guild',
      channelId: 'channel',
      parentId: null,
      host,
      options,
      turnSeconds: 180,
      pauseSeconds: 60,
      autoStart: false,
      picture: false,
      openHands: false,
      computerLevel: 'house',
      hints: 'auto',
      computers: 0,
      rematchOf: null,
      locale,
    },
    AT,
  );
  const begun = {
    ...lobby,
    seats: seatsOf(names),
    hand: number,
    seq: 1,
    state,
    prompts: names.map(() => 1),
    totals,
  };
  const table: BegunTable =
    isOver && game.result(state)
      ? ({ ...begun, phase: 'over', endedBy: null } satisfies OverTable)
      : {
          ...begun,
          phase: 'playing',
          carry: null,
          deadline: null,
          warned: false,
          closesAt: null,
          ending: null,
        };
  return { table, past };
}
