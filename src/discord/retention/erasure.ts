/** Erases what is stored of servers that the bot was removed from, a month after that. */
import { type REST, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { BotStore } from '../../store/index.ts';
import { MONTH_MS } from '../../store/retention.ts';
import { endTable } from '../../tables/open-table.ts';
import type { TableService } from '../../tables/service.ts';
import { isServerUnknown } from '../errors.ts';

export interface ErasureParts {
  readonly store: Pick<BotStore, 'departures'>;
  readonly tables: Pick<TableService, 'openTableIds' | 'apply'>;
  readonly rest: Pick<REST, 'get'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** The steps of erasing all servers that are due. */
export async function* erasureSteps(parts: ErasureParts): AsyncGenerator<unknown> {
  const { departures } = parts.store;
  const before = parts.clock.now() - MONTH_MS;
  for (let after = ''; ; ) {
    const due = await departures.due(before, after);
    const lastId = due.at(-1);
    if (lastId === undefined) return;
    after = lastId;
    for (const id of due) {
      yield null;
      if (departures.isErasing(id) || (await isGone(parts, id))) yield* eraseServer(parts, id, before);
    }
  }
}

/** Asks Discord once more before anything is erased; a server that the bot is in is unmarked. */
async function isGone({ store, rest, log }: ErasureParts, guildId: string): Promise<boolean> {
  try {
    await rest.get(Routes.guild(guildId));
  } catch (error) {
    if (isServerUnknown(error)) return true;
    log.warn(
      { server: guildId, err: error },
      'it is not known whether the bot is in a server: it is not erased',
    );
    return false;
  }
  await store.departures.markBack([guildId]);
  return false;
}

async function* eraseServer(
  { store, tables, clock, log, metrics }: ErasureParts,
  guildId: string,
  before: number,
): AsyncGenerator<unknown> {
  const erased = { tables: 0, moves: 0, entries: 0, accounts: 0, members: 0 };
  yield* endOpenTables(tables, guildId);
  for await (const batch of store.departures.erase(guildId, before, clock.now())) {
    for (const what of ['tables', 'moves', 'entries', 'accounts', 'members'] as const)
      erased[what] += batch[what];
    yield null;
  }
  metrics.countDeleted('servers', 1);
  log.info({ server: guildId, ...erased }, 'all that was stored of a server is erased');
}

/** Ends tables that could not be ended when the bot left the server, and whose timers still run. */
async function* endOpenTables(tables: ErasureParts['tables'], guildId: string): AsyncGenerator<unknown> {
  for (let last = ''; ; ) {
    const ids = await tables.openTableIds(guildId);
    if (ids.length === 0 || ids[0] === last) return;
    last = ids[0]!;
    for (const id of ids) {
      await tables.apply(id, endTable(null, true));
      yield null;
    }
  }
}
