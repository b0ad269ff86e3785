/** Draws a table's public message, in every phase of the table. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { BotStore } from '../store/index.ts';
import {
  type BegunTable,
  type Holder,
  isBegun,
  isOpen,
  isReadable,
  type ReadableTable,
  type Table,
} from '../tables/table.ts';
import { wordsFor } from '../text/catalogue.ts';
import type { Emojis } from './emojis/emojis.ts';
import { enderName } from './ender.ts';
import { render, type TableScreen, textComponents } from './render.ts';
import { closedLobbyScreen, lobbyScreen } from './screens/lobby.ts';
import { tableScreen } from './screens/table.ts';
import type { TableFactsParts, tableFacts } from './table-facts.ts';
import type { MessagePicture } from './table-pictures/picture.ts';
import { hasResults, resultsPicture } from './table-pictures/results.ts';
import { tablePicture } from './table-pictures/table.ts';

const BLUE = 0x5865f2;
const GREY = 0x6d6f78;

export interface PublicMessageParts extends Pick<TableFactsParts, 'tables' | 'names' | 'turningPoints'> {
  readonly store: { readonly settings: Pick<BotStore['settings'], 'of'> };
  readonly facts: ReturnType<typeof tableFacts>;
  readonly emojis: () => Emojis;
}

/** A screen, and whom it names where these are not those who sit there. */
interface Drawn {
  readonly screen: TableScreen;
  readonly people?: readonly Holder[];
}

export function publicMessage({ tables, store, names, turningPoints, facts, emojis }: PublicMessageParts) {
  const toComponents = (
    table: ReadableTable,
    { screen, people = table.seats }: Drawn,
  ): APIMessageTopLevelComponent[] =>
    render(screen, {
      seats: people,
      locale: table.locale,
      emojis: emojis(),
      id: { table: table.id, prompt: 0 },
      nonce: '',
      accent: isOpen(table) ? BLUE : GREY,
    });

  const enderOf = (table: ReadableTable) => enderName(names, table, table.locale);

  /** Whether the server has a role that is called. */
  const mayCall = async ({ guildId }: ReadableTable): Promise<boolean> => {
    const { callRoleId, pings } = await store.settings.of(guildId);
    return callRoleId !== null && pings;
  };

  const screenOf = async (table: ReadableTable, isPictured: boolean): Promise<Drawn> => {
    const game = tables.gameOf(table);
    if (isBegun(table)) {
      const told = await facts.of(table, table.locale);
      const screen = tableScreen(game, table, { ...told, isPictured });
      return { screen, ...(told.cast && { people: told.cast.people }) };
    }
    if (table.phase === 'lobby') return { screen: lobbyScreen(game, table, await mayCall(table)) };
    return { screen: closedLobbyScreen(game, table, await enderOf(table)) };
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
      const [past, points, cast] = await Promise.all([
        facts.pastHandsOf(table),
        turningPoints.of(table),
        facts.castOf(table),
      ]);
      return resultsPicture(game, table, { past, turningPoints: points, cast });
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
