/** Draws what a table's watchers see: once for each change and language, however many they are. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import { recentlyUsed } from '../../recently-used.ts';
import type { TableService } from '../../tables/service.ts';
import type { BegunTable } from '../../tables/table.ts';
import { isWaiting } from '../../tables/waiting.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { render } from '../render.ts';
import { watchScreen } from '../screens/watching.ts';
import type { tableFacts } from '../table-facts.ts';

/** Drawings that are kept: of each table and language, those for who waits for a seat and who does not. */
const MAX_KEPT = 500;

export interface WatchDrawingParts {
  readonly tables: Pick<TableService, 'gameOf'>;
  readonly emojis: () => Emojis;
  readonly facts: Pick<ReturnType<typeof tableFacts>, 'of'>;
}

interface Drawn {
  readonly version: number;
  readonly components: Promise<APIMessageTopLevelComponent[]>;
}

export function createWatchDrawing({ tables, emojis, facts }: WatchDrawingParts) {
  const kept = recentlyUsed<Drawn>(MAX_KEPT);

  const drawNow = async (
    table: BegunTable,
    locale: Locale,
    state: Parameters<typeof watchScreen>[3],
  ): Promise<APIMessageTopLevelComponent[]> => {
    const told = await facts.of(table, locale);
    const screen = watchScreen(tables.gameOf(table), { ...table, locale }, told, state);
    return render(screen, {
      seats: told.cast?.people ?? table.seats,
      locale,
      emojis: emojis(),
      // The table checks who may press, so that a drawing is the same for all.
      id: { table: table.id, prompt: 0 },
      nonce: '',
    });
  };

  return {
    draw(
      table: BegunTable,
      userId: string,
      locale: Locale,
      updatesStopped: boolean,
    ): Promise<APIMessageTopLevelComponent[]> {
      const state = { isWaiting: isWaiting(table, userId), updatesStopped };
      const key = `${table.id}/${locale}/${state.isWaiting}/${updatesStopped}`;
      const known = kept.get(key);
      if (known?.version === table.version) return known.components;
      const components = drawNow(table, locale, state);
      kept.set(key, { version: table.version, components });
      components.catch(() => {
        if (kept.peek(key)?.components === components) kept.delete(key);
      });
      return components;
    },

    /** Something else than the table has changed, of which its drawings tell. */
    forget(tableId: string): void {
      for (const key of [...kept.keys()]) if (key.startsWith(`${tableId}/`)) kept.delete(key);
    },
  };
}
