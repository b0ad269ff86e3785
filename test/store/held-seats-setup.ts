import { recapOf } from '../../src/ledger/recap.ts';
import { EVENING_GAP_MS } from '../../src/store/evening-hands.ts';
import { type HeldSeat, seatsGivenUp } from '../../src/store/held-seats.ts';
import type { Store } from '../../src/store/index.ts';
import { leaveForGood, takeSeat } from '../../src/tables/company.ts';
import { withUnfinishedHand } from '../../src/tables/open-table.ts';
import { actByComputer, nextHand, seatsToAct } from '../../src/tables/play.ts';
import type { Transition } from '../../src/tables/refusals.ts';
import type { ReadableTable } from '../../src/tables/table.ts';
import { ann, ben, dan, NOON, playing, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { newStore } from './files.ts';

export const GUILD = 'guild';

/** A table of the store, of which a first hand is in play, and what happens there. */
export async function tableInPlay(store: Store, people = [ann, ben], fields = {}) {
  const opened = playing(people, { options: { hands: 3 }, ...fields });
  const before = { ...opened, hand: 0, version: 0, seq: 0 };
  await store.tables.create(before);
  await store.tables.commit(before, { table: opened, begun: { carry: null } });
  let table: ReadableTable = opened;
  const changes: HeldSeat[] = [];
  const step = async (transition: Transition): Promise<void> => {
    const update = withUnfinishedHand(() => toy, table, updateBy(table, transition));
    await store.tables.commit(table, update);
    changes.push(...seatsGivenUp(table, update.table));
    table = update.table;
  };
  return {
    table: () => table,
    /** Each time that a seat became another's. */
    changes,
    step,
    /** Computers and the clock play all that is left of the hand. */
    async endHand(): Promise<void> {
      for (;;) {
        const [seat] = table.phase === 'playing' ? seatsToAct(toy, table) : [];
        if (seat === undefined) return;
        await step(actByComputer(toy, seat, 'computer', { name: 'take' }));
      }
    },
    begin: () => step(nextHand(toy)),
  };
}

/** Ben leaves for good in the first hand; Dan plays the second and the third, of which the third is ended unfinished. */
export async function seatThatChanged() {
  const { store, file } = await newStore();
  const played = await tableInPlay(store);
  const [seat] = seatsToAct(toy, played.table()).slice(1);
  await played.step(leaveForGood(toy, ben.id));
  await played.step(actByComputer(toy, seat!, 'computer', { name: 'think' }));
  await played.step(takeSeat(toy, dan));
  await played.endHand();
  await played.begin();
  await played.endHand();
  return { store, file, ...played };
}

export const totalsOf = async (store: Store, guildId = GUILD) =>
  new Map(
    (await store.ledger.standings(guildId, 'chips')).map(({ account, total }) => [account, Number(total)]),
  );

export const recapTotals = async (store: Store) => {
  const [evening] = await store.evenings.due(NOON + EVENING_GAP_MS);
  const recap = recapOf(await store.evenings.hands(evening!.id), new Map());
  const [game] = recap!.games;
  return new Map([
    ...game!.players.map(({ account, total }) => [account, total] as const),
    ...(game!.computers === null ? [] : [['computers', game!.computers] as const]),
  ]);
};
