/** Draws a table's public message, in every phase of the table. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { bookOf } from '../ledger/books.ts';
import { accountOf } from '../ledger/postings.ts';
import type { HandScores } from '../store/hands.ts';
import type { Store } from '../store/index.ts';
import type { TableService } from '../tables/service.ts';
import {
  type BegunTable,
  isBegun,
  isOpen,
  isReadable,
  type ReadableTable,
  type Table,
} from '../tables/table.ts';
import type { TurningPoints } from '../tables/turning-points.ts';
import { wordsFor } from '../text/catalogue.ts';
import type { Emojis } from './emojis/emojis.ts';
import { enderName } from './ender.ts';
import type { NameKeeper } from './names.ts';
import { render, type TableScreen, textComponents } from './render.ts';
import { closedLobbyScreen, lobbyScreen } from './screens/lobby.ts';
import { type Totals, tableScreen } from './screens/table.ts';
import type { MessagePicture } from './table-pictures/picture.ts';
import { hasResults, resultsPicture } from './table-pictures/results.ts';
import { tablePicture } from './table-pictures/table.ts';

const BLUE = 0x5865f2;
const GREY = 0x6d6f78;

/** Earlier hands that a table's message has, a line each. */
const MAX_PAST_HANDS = 10;

export interface PublicMessageParts {
  readonly tables: Pick<TableService, 'gameOf'>;
  readonly store: {
    readonly ledger: Pick<Store['ledger'], 'afterHand'>;
    readonly guilds: Pick<Store['guilds'], 'ledger'>;
    readonly hands: Pick<Store['hands'], 'before'>;
  };
  readonly names: Pick<NameKeeper, 'namesOf'>;
  readonly turningPoints: Pick<TurningPoints, 'of'>;
  readonly emojis: () => Emojis;
}

export function publicMessage({ tables, store, names, turningPoints, emojis }: PublicMessageParts) {
  const toComponents = (table: ReadableTable, screen: TableScreen): APIMessageTopLevelComponent[] =>
    render(screen, {
      seats: table.seats,
      locale: table.locale,
      emojis: emojis(),
      id: { table: table.id, prompt: 0 },
      nonce: '',
      accent: isOpen(table) ? BLUE : GREY,
    });

  const totalsOf = async (table: BegunTable): Promise<Totals | null> => {
    if (table.phase === 'playing') return null;
    const book = bookOf(tables.gameOf(table), table);
    const hand = { tableId: table.id, hand: table.hand, accounts: table.seats.map(accountOf) };
    const [afterHand, { units }] = await Promise.all([
      store.ledger.afterHand(table.guildId, book, hand),
      store.guilds.ledger(table.guildId),
    ]);
    return { ...afterHand, chip: units.chip };
  };

  const pastHandsOf = ({ id, hand }: BegunTable): Promise<HandScores[]> =>
    hand === 1 ? Promise.resolve([]) : store.hands.before(id, hand, MAX_PAST_HANDS);

  const enderOf = (table: ReadableTable) => enderName(names, table, table.locale);

  const screenOf = async (table: ReadableTable, isPictured: boolean): Promise<TableScreen> => {
    const game = tables.gameOf(table);
    if (isBegun(table)) {
      const [totals, past, endedBy, points] = await Promise.all([
        totalsOf(table),
        pastHandsOf(table),
        enderOf(table),
        turningPoints.of(table),
      ]);
      return tableScreen(game, table, { totals, past, endedBy, turningPoints: points, isPictured });
    }
    if (table.phase === 'lobby') return lobbyScreen(game, table);
    return closedLobbyScreen(game, table, await enderOf(table));
  };

  /** Whether a picture belongs into the table's message: the results where it has ended, or the table if it is to have one. */
  const hasPicture = (table: Table): table is BegunTable => {
    if (!isReadable(table) || !isBegun(table)) return false;
    return isOpen(table) ? table.picture : hasResults(tables.gameOf(table), table);
  };

  return {
    hasPicture,

    /** The picture that belongs into the table's message; null: none. */
    async picture(table: Table): Promise<MessagePicture | null> {
      if (!hasPicture(table)) return null;
      const game = tables.gameOf(table);
      if (isOpen(table)) return tablePicture(game, table);
      const [past, points] = await Promise.all([pastHandsOf(table), turningPoints.of(table)]);
      return resultsPicture(game, table, past, points);
    },

    /**
     * The table as it is now, without its picture.
     * @param picture the one that will be in the message; null: none
     */
    async draw(table: Table, picture: MessagePicture | null = null): Promise<APIMessageTopLevelComponent[]> {
      // The game of a quarantined table may be unknown.
      if (table.phase === 'quarantined') return textComponents(wordsFor(table.locale).table.quarantined);
      if (table.phase === 'cleared') return textComponents(wordsFor(table.locale).refusals.cleared({}));
      return toComponents(table, await screenOf(table, picture?.kind === 'results'));
    },
  };
}
