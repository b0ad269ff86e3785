/** Makes the file of a finished table from what is stored of it. */
import { chanceFrom, commitment, tableKey } from '../game/chance.ts';
import { type Draw, loggedChance } from '../game/chance-log.ts';
import { type AnyGame, isRefusal } from '../game/game.ts';
import { COMPUTERS, formerMemberNumber } from '../ledger/postings.ts';
import type { PlayedHand, PlayedHands } from '../store/finished-tables.ts';
import { isAutomatic } from '../store/records.ts';
import type { CancelledGame, OverTable, TableSeat } from '../tables/table.ts';
import { stateDigest } from './state-digest.ts';
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
  { hands, erased, hasNewHolders }: PlayedHands,
  pause: () => Promise<void>,
): Promise<TableFile> {
  const salts = table.seats.map(({ salt }) => salt);
  const accounts = table.seats.map(({ userId }) => (userId === null ? null : (erased.get(userId) ?? userId)));
  const written: FileHand[] = [];
  for (const hand of hands) written.push(await fileHand(game, table, hand, accounts, pause));
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
    })),
    commitment: commitment(table.seed),
    seed: table.seed,
    key: tableKey(table.seed, salts).toString('hex'),
    hands: written,
    hasNewHolders: hasNewHolders || written.some(isByOthers),
    totals: [...table.totals],
    state: table.state,
  };
}

/** Past holders who have erased their names are not known any more; their accounts are. */
const isByOthers = ({ entry }: FileHand): boolean =>
  entry?.postings.some(({ account }) => account === 'other') ?? false;

const isFormer = ({ userId }: TableSeat, erased: PlayedHands['erased']): boolean =>
  userId !== null && (erased.has(userId) || formerMemberNumber(userId) !== null);

/** @param accounts by seat, the account of its player in the ledger; a computer's is null */
async function fileHand(
  game: AnyGame,
  table: FinishedTable,
  { number, carry, scores, moves, entry }: PlayedHand,
  accounts: readonly (string | null)[],
  pause: () => Promise<void>,
): Promise<FileHand> {
  const replay = replayOf(game, table, { number, carry });
  const dealt = replay.deal();
  const actions: FileHand['actions'] = [];
  for (const { seat, action, by, computerVersion } of moves) {
    await pause();
    const chosenBy = isAutomatic(by) ? by : 'person';
    actions.push({ seat, action, by: chosenBy, computerVersion, ...replay.play(seat, action) });
  }
  return {
    number,
    carry,
    ...dealt,
    actions,
    scores: scores && [...scores],
    entry: entry && {
      ...entry,
      postings: entry.postings.map(({ account, amount }) => ({ account: nameOf(account, accounts), amount })),
    },
  };
}

function nameOf(account: string, accounts: readonly (string | null)[]): number | 'computers' | 'other' {
  if (account === COMPUTERS) return 'computers';
  const seat = accounts.indexOf(account);
  return seat < 0 ? 'other' : seat;
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
    return { draws: take(), state: state && stateDigest(state.played) };
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
