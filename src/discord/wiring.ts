/** Wires tables and the live messages that follow their changes. */
import { noMetrics } from '../metrics/metrics.ts';
import type { PendingWork } from '../pending-work.ts';
import { createAwaitedPeople } from '../tables/awaited.ts';
import { isUnattended } from '../tables/changes.ts';
import { createTableService, type TableService } from '../tables/service.ts';
import { createTurningPoints } from '../tables/turning-points.ts';
import { type BotOptions, elsewhereOf } from './bot-options.ts';
import type { Emojis } from './emojis/emojis.ts';
import { createGoneMembers } from './gone-members.ts';
import { createHolds } from './live/holds.ts';
import { createLastMessages } from './live/last-messages.ts';
import { createLobbyNotices } from './live/lobby-notices.ts';
import { createPanels } from './live/panels.ts';
import { createPings } from './live/pings.ts';
import { createPublisher } from './live/publisher.ts';
import { createRecoveredShow } from './live/recovered-show.ts';
import { createNameKeeper } from './names.ts';
import { createPreferences, type PreferenceKeeper } from './preferences.ts';
import type { BotRest } from './rest.ts';
import type { Servers } from './servers/servers.ts';
import { tableFacts } from './table-facts.ts';
import { createVerifications } from './verifications.ts';

/** Tables; those of servers that other processes serve are followed there. */
function createTables(options: BotOptions): TableService {
  const { store, games, clock, log, pace, thinker } = options;
  const { serves, tell } = elsewhereOf(options);
  return createTableService({
    store: store.tables,
    games,
    clock,
    log,
    pace,
    thinker,
    serves,
    onChangedElsewhere: ({ id, guildId }) => tell({ kind: 'table', guildId, id }),
  });
}

/** What people have chosen for themselves; the other bots are told of a change. */
const keepPreferences = (options: BotOptions): PreferenceKeeper =>
  createPreferences(options.store.preferences, {
    ...options,
    onChanged: (userId) => elsewhereOf(options).tell({ kind: 'preferences', guildId: null, userId }),
  });

/** Tables, and the live messages that follow their changes. */
export function wireParts(
  options: BotOptions,
  servers: Servers,
  rest: BotRest,
  applicationId: string,
  emojis: () => Emojis,
  work: PendingWork,
) {
  const { store, games, clock, log, thinker, pictures, metrics = noMetrics } = options;
  const tables = createTables(options);
  const holds = createHolds(clock, (tableId) => {
    panels.refresh(tableId);
    if (holds.get(tableId) === null) pings.onReleased(tableId);
  });
  const parts = { rest, applicationId, tables, holds, holdOf: holds.get, clock, log, metrics, emojis, work };
  const awaited = createAwaitedPeople(tables.gameOf);
  tables.subscribe(awaited.onChange);
  const preferences = keepPreferences(options);
  const names = createNameKeeper({ members: store.members, waiting: store.waiting, tables, log });
  const turningPoints = createTurningPoints({
    store: store.hands,
    gameOf: tables.gameOf,
    thinker: thinker ?? null,
    log,
    work,
    onFound(tableId) {
      work
        .track(tables.find(tableId))
        .then((table) => table && publisher.onChange({ before: null, table }))
        .catch((error) => log.warn({ table: tableId, err: error }, 'turning points may not be shown'));
      panels.redraw(tableId);
    },
  });
  const lastMessages = createLastMessages();
  const told = { ...parts, names, turningPoints, preferences, awaited };
  const facts = tableFacts({ ...told, store });
  const panels = createPanels({
    ...told,
    facts,
    store: store.panels,
    hands: store.hands,
    lastMessages,
    isToMove: (table) => publisher.isToMove(table),
  });
  const showRecovered = createRecoveredShow({ tables, backlog: () => publisher.backlog(), work, log });
  const publisher = createPublisher({
    ...told,
    facts,
    store,
    servers,
    pictures,
    onRoom: showRecovered,
    onPosted: panels.refresh,
  });
  const pings = createPings({ ...told, settings: store.settings });
  tables.subscribe(createGoneMembers(parts));
  const onMessage = (channelId: string, messageId: string): void => {
    publisher.onMessage(channelId, messageId);
    lastMessages.noteForAll(channelId, messageId);
  };
  tables.subscribe((change) => {
    if (!isUnattended(change)) {
      publisher.onChange(change);
      panels.refresh(change.table.id);
    }
    pings.onChange(change);
  });
  const onMessageDeleted = (messageId: string): void => {
    publisher.onMessageDeleted(messageId);
    pings.onMessageDeleted(messageId);
  };
  return {
    tables,
    panels,
    publisher: { ...publisher, onMessage, onMessageDeleted },
    pings,
    lastMessages,
    names,
    preferences,
    turningPoints,
    lobbyNotices: createLobbyNotices({ ...parts, notices: store.lobbyNotices }),
    verifications: createVerifications({ store: store.finishedTables, games, thinker: thinker ?? null }),
    showRecovered,
  };
}
