/** What messages tell of a table besides itself: who ended it, its earlier hands, the ledger, turning points. */
import type { Locale } from '../game/words.ts';
import { bookOf } from '../ledger/books.ts';
import { accountOf } from '../ledger/postings.ts';
import type { HandScores } from '../store/hands.ts';
import type { BotStore } from '../store/index.ts';
import type { TableService } from '../tables/service.ts';
import type { BegunTable } from '../tables/table.ts';
import type { TurningPoints } from '../tables/turning-points.ts';
import { beginnersOf, type ChangedCast, createCasts } from './cast.ts';
import { enderName } from './ender.ts';
import type { NameKeeper } from './names.ts';
import type { TableFacts, Totals } from './screens/table.ts';

/** Earlier hands that are told of, a line each. */
const MAX_PAST_HANDS = 10;

export interface TableFactsParts {
  readonly tables: Pick<TableService, 'gameOf'>;
  readonly store: {
    readonly ledger: Pick<BotStore['ledger'], 'afterHand'>;
    readonly guilds: Pick<BotStore['guilds'], 'ledger'>;
    readonly hands: Pick<BotStore['hands'], 'before' | 'holdersOf'>;
  };
  readonly names: Pick<NameKeeper, 'namesOf'>;
  readonly turningPoints: Pick<TurningPoints, 'of'>;
}

export function tableFacts({ tables, store, names, turningPoints }: TableFactsParts) {
  const totalsOf = async (table: BegunTable, cast: ChangedCast | null): Promise<Totals | null> => {
    if (table.phase === 'playing') return null;
    const book = bookOf(tables.gameOf(table), table);
    const hand = {
      tableId: table.id,
      hand: table.hand,
      accounts: [...beginnersOf(table, cast).values()].map(accountOf),
    };
    const [afterHand, { units }] = await Promise.all([
      store.ledger.afterHand(table.guildId, book, hand),
      store.guilds.ledger(table.guildId),
    ]);
    return { ...afterHand, chip: units.chip };
  };

  const pastHandsOf = ({ id, hand }: BegunTable): Promise<HandScores[]> =>
    hand === 1 ? Promise.resolve([]) : store.hands.before(id, hand, MAX_PAST_HANDS);

  const castOf = createCasts(store.hands);

  return {
    pastHandsOf,
    castOf,

    /** @param locale the language of the reader */
    async of(table: BegunTable, locale: Locale): Promise<TableFacts> {
      const cast = await castOf(table);
      const [totals, past, endedBy, points] = await Promise.all([
        totalsOf(table, cast),
        pastHandsOf(table),
        enderName(names, table, locale),
        turningPoints.of(table),
      ]);
      return { totals, past, endedBy, turningPoints: points, cast };
    },
  };
}
