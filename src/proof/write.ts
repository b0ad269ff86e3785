/** Makes the file of a finished table from what is stored of it. */
import { chanceFrom, commitment, tableKey } from '../game/chance.ts';
import { type Draw, loggedChance } from '../game/chance-log.ts';
import { type AnyGame, isRefusal } from '../game/game.ts';
import { DEFAULT_LEVEL } from '../game/levels.ts';
import { formerMemberNumber } from '../ledger/postings.ts';
import type { PlayedHand, PlayedHands } from '../store/finished-tables.ts';
import { isAutomatic } from '../store/records.ts';
import type { CancelledGame, OverTable, TableSeat } from '../tables/table.ts';
import { holdersOf } from './holders.ts';
import { stateDigest, verifiedState } from './state-digest.ts';
import { FILE_VERSION, type FileHand, type TableFile } from './table-file.ts';

/** A table that is over, and was begun. */
export type FinishedTable = OverTable | CancelledGame;

/**
 * The file tells nothing of anybody but the names of its seats; a former member has none. What chance brought is drawn anew
 * for it, as only actions are stored; where they cannot be played again it has no draws from there on.
 * @param pause awaited between actions
 */
export async function tableFileOf(
  game: AnyGame,
  table: FinishedTable,
  played: PlayedHands,
  pause: () => Promise<void>,
): Promise<TableFile> {
  const { erased } = played;
  const salts = table.seats.map(({ salt }) => salt);
  const holders = holdersOf(table.seats, played);
  const hands: FileHand[] = [];
  let firstSeq = 0;
  for (const hand of played.hands) {
    const { nameOf } = holders;
    const place = { holders: holders.ofHand(hand, firstSeq), nameOf };
    hands.push(await fileHand(game, table, hand, place, pause));
    firstSeq += hand.moves.length;
  }
  return {
    format: 'madoi-table',
    version: FILE_VERSION,
    table: table.id,
    game: table.game,
    gameVersion: table.gameVersion,
    options: table.options,
    seats: table.seats.map((seat) => ({
      player: seat.userId === null ? 'computer' : 'person',
      name: isFormer(seat, erased) ? '' : seat.name,
      salt: seat.salt,
      ...(seat.level && { level: seat.level }),
    })),
    commitment: commitment(table.seed),
    seed: table.seed,
    key: tableKey(table.seed, salts),
    hands,
    totals: [...table.totals],
    state: verifiedState(game, table.state),
  };
}

const isFormer = ({ userId }: TableSeat, erased: PlayedHands['erased']): boolean =>
  userId !== null && (erased.has(userId) || formerMemberNumber(userId) !== null);

async function fileHand(
  game: AnyGame,
  table: FinishedTable,
  { number, carry, scores, moves, entry }: PlayedHand,
  { holders, nameOf }: Pick<FileHand, 'holders'> & Pick<ReturnType<typeof holdersOf>, 'nameOf'>,
  pause: () => Promise<void>,
): Promise<FileHand> {
  const replay = replayOf(game, table, { number, carry });
  const dealt = replay.deal();
  const actions: FileHand['actions'] = [];
  for (const { seat, action, by, computerVersion, level } of moves) {
    await pause();
    const chosenBy = isAutomatic(by) ? by : 'person';
    actions.push({
      seat,
      action,
      by: chosenBy,
      computerVersion,
      ...(by === 'computer' && table.seats[seat]?.level && { level: level ?? DEFAULT_LEVEL }),
      ...replay.play(seat, action),
    });
  }
  return {
    number,
    carry,
    holders,
    ...dealt,
    actions,
    scores: scores && [...scores],
    entry: entry && {
      ...entry,
      postings: entry.postings.map(({ account, amount }) => ({ account: nameOf(account), amount })),
    },
  };
}

interface Played {
  readonly draws: Draw[];
  readonly state: string | null;
}

/** Plays a hand again for what it draws from chance, and for the digests of its states. */
function replayOf(
  game: AnyGame,
  table: FinishedTable,
  { number, carry }: Pick<PlayedHand, 'number' | 'carry'>,
) {
  const { seed, seats, options } = table;
  const scope = `hand/${number}`;
  const salts = seats.map(({ salt }) => salt);
  const { chance, take } = loggedChance(chanceFrom({ seed, salts, scopes: [scope] }), `${scope}/`);
  let state: { readonly played: unknown } | null = null;
  const step = (next: () => unknown): Played => {
    try {
      const played = next();
      state = isRefusal(played) ? null : { played };
    } catch {
      state = null;
    }
    return { draws: take(), state: state && stateDigest(game, state.played) };
  };
  return {
    deal: () => step(() => game.start({ options, seats: seats.length, carry }, chance)),
    play: (seat: number, action: unknown): Played => {
      if (!state) return { draws: [], state: null };
      const { played } = state;
      return step(() => game.apply(played, seat, action, chance));
    },
  };
}
