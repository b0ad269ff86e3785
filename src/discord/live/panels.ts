/**
 * Private panels that follow their table. An ephemeral message can only be edited through the token of an interaction,
 * for fifteen minutes; every press brings a new token. Shortly before the last one ends, the panel says so. Where the
 * table's message is posted anew, the panel follows it.
 */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { watchSaturation } from '../../event-loop.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { HandStore } from '../../store/hands.ts';
import type { PanelStore } from '../../store/panels.ts';
import type { PanelRecord } from '../../store/records.ts';
import type { AwaitedPeople } from '../../tables/awaited.ts';
import type { TableService } from '../../tables/service.ts';
import { isBegun, promptOf, seatIndex, type Table } from '../../tables/table.ts';
import type { TurningPoints } from '../../tables/turning-points.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { isClientError } from '../errors.ts';
import type { NameKeeper } from '../names.ts';
import type { PreferenceKeeper } from '../preferences.ts';
import type { BotRest } from '../rest.ts';
import type { PanelState } from '../screens/panel.ts';
import type { tableFacts } from '../table-facts.ts';
import type { Holds } from './holds.ts';
import type { LastMessages } from './last-messages.ts';
import { createOpenPanels, type Panel, panelKey, TOKEN_MS, UNKNOWN } from './open-panels.ts';
import { createOptionsPanels, type OptionsPanels } from './options-panels.ts';
import { createPacing, growingPause, type Pacing, type PacingOptions } from './pacing.ts';
import { createPanelDrawing, type DrawPanel, type PanelDrawing, withoutMarks } from './panel-drawing.ts';
import { createPanelMoves, panelMessage, shouldFollow } from './panel-moves.ts';
import { createPanelTokens, type PanelTokens } from './panel-tokens.ts';
import { createPanelUpdate } from './panel-updates.ts';
import { createTurnQueue } from './turn-queue.ts';
import { createWatchDrawing } from './watch-drawing.ts';
import { createWatchers, type Watchers } from './watchers.ts';

const PACE = {
  /** The answer to a press goes first: it shows the presser's own panel. */
  graceMs: 150,
  /** Per panel. */
  paceMs: 1_000,
} as const;
const retryMs = growingPause(5_000, 6);

export interface PanelParts {
  readonly rest: Pick<BotRest, 'post' | 'edit' | 'delete'>;
  readonly applicationId: string;
  readonly tables: Pick<TableService, 'find' | 'gameOf'>;
  readonly store: Pick<PanelStore, 'open' | 'save' | 'remove'>;
  readonly facts: Pick<ReturnType<typeof tableFacts>, 'of' | 'castOf'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly emojis: () => Emojis;
  readonly holdOf: Holds['get'];
  readonly names: Pick<NameKeeper, 'namesOf'>;
  readonly preferences: Pick<PreferenceKeeper, 'of'>;
  readonly awaited: Pick<AwaitedPeople, 'tablesOf'>;
  readonly turningPoints: Pick<TurningPoints, 'of'>;
  readonly hands: Pick<HandStore, 'movesByClock' | 'movesForPlayer'>;
  readonly work: PendingWork;
  readonly lastMessages: Pick<LastMessages, 'isAbove'>;
  /** Whether the table's message is about to be posted anew, below which the panel will follow it. */
  readonly isToMove: (table: Table) => boolean;
  /** Whether the process has no time to spare. Default: as its event loop is. */
  readonly isSaturated?: () => boolean;
}

/** A panel that an answer shows. */
interface ShownPanel extends Omit<PanelRecord, 'expiresAt' | 'replaces' | 'isWatching'> {
  /** The channel of its interaction. */
  readonly channelId: string | null;
}

export interface Panels extends Watchers {
  /** Those of the hosts of lobbies, for their options. */
  readonly options: OptionsPanels;
  /** For a user without a seat it says so. */
  readonly draw: DrawPanel;
  /** What the user has picked and been advised in the panel that is open, while its question is the same. */
  kept(table: Table, userId: string): Pick<PanelState, 'picked' | 'hint' | 'isBack'>;
  /** Whether a message is the user's open panel of a table. */
  isPanel(tableId: string, userId: string, messageId: string): boolean;
  /** An answer shows a panel; the token of its interaction is now the way to edit it. */
  markShown(shown: ShownPanel, table: Table, drawing: PanelDrawing): void;
  /** Updates the open panels of a table that has changed, or whose message was posted anew. */
  refresh(tableId: string): void;
  /** Updates the open panels of a table of which there is something new to tell. */
  redraw(tableId: string): void;
  /** A user's preferences have changed: their open panels follow. @param locale the language that Discord calls so */
  followPreferences(userId: string, locale: string): void;
  /** After a restart, updates the panels whose tokens are still valid. */
  recover(): Promise<void>;
  /** Starts no more updates, and stores the tokens. */
  close(): Promise<void>;
}

export function createPanels(parts: PanelParts): Panels {
  const { tables, clock, log, work } = parts;
  const tokens = createPanelTokens(parts);
  const drawings = createWatchDrawing(parts);
  const draw = createPanelDrawing(tables, { ...parts, watching: drawings });

  const request = (key: string): void => pacing.request(key);
  const onForgotten = (key: string): void => pacing.forget(key);
  const { panels, open, forget, keysOf } = createOpenPanels({ clock, onTokenEnding: request, onForgotten });
  const edits = new Map<string, Promise<unknown>>();
  const { settle, ...watching } = createWatchers({ ...parts, panels, tokens, keysOf, forget, edits });
  const moves = createPanelMoves({ ...parts, panels, tokens });
  const options = createOptionsPanels({ tables, moves, clock, work });
  const update = createPanelUpdate({ ...parts, ...watching, panels, draw, moves, forget, request, edits });
  const pacing = panelPacing(parts, panels, update);

  const redraw = (key: string): void => {
    panels.set(key, { ...panels.get(key)!, version: UNKNOWN });
    request(key);
  };

  return {
    draw,
    ...watching,
    options,

    kept: (table, userId) => keptOf(panels.get(panelKey({ tableId: table.id, userId })), table, userId),

    isPanel: (tableId, userId, messageId) =>
      panels.get(panelKey({ tableId, userId }))?.record.messageId === messageId,

    markShown({ channelId, ...shown }, table, { components, prompt, state }) {
      const key = panelKey(shown);
      const { record: previous, notFollowed = null } = panels.get(key) ?? {};
      const record = newRecord(shown, state, clock.now());
      settle(table.id, key);
      if (previous && previous.messageId !== record.messageId)
        work.track(moves.deleteMessage(previous.token, panelMessage(previous)));
      const [content, isElsewhere] = [withoutMarks(components), channelId !== table.channelId];
      open(key, { record, version: table.version, prompt, state, content, isElsewhere, notFollowed });
      tokens.add(key, record);
      work
        .track(whatIsOutdated(parts, panels, record, table, state))
        .then((what) => what && (what === 'told' ? redraw : request)(key))
        .catch((error) => log.warn({ panel: key, err: error }, 'panel may be out of date'));
    },

    refresh(tableId) {
      options.check(tableId);
      for (const key of keysOf(tableId)) request(key);
    },

    redraw(tableId) {
      drawings.forget(tableId);
      for (const key of keysOf(tableId)) redraw(key);
    },

    followPreferences: (userId, locale) => setLanguage({ panels, tokens, redraw }, userId, locale),

    recover: () =>
      openStored(parts, (record, key) => {
        open(key, { record, ...NEVER_DRAWN, isElsewhere: false, notFollowed: null });
        void work.track(moves.deleteReplaced(key)).then(() => request(key));
      }),

    async close() {
      pacing.close();
      for (const key of [...panels.keys()]) forget(key);
      await tokens.close();
    },
  };
}

/** Opens the panels of an earlier process whose tokens are still valid. */
async function openStored(
  { store, clock }: Pick<PanelParts, 'store' | 'clock'>,
  open: (record: PanelRecord, key: string) => void,
): Promise<void> {
  for await (const records of store.open(clock.now()))
    for (const record of records) open(record, panelKey(record));
}

/** Panels of those for whom their table waits are updated first. */
function panelPacing(
  parts: Pick<PanelParts, 'awaited' | 'clock' | 'isSaturated' | 'log' | 'work'>,
  panels: ReadonlyMap<string, Panel>,
  update: (key: string) => Promise<void>,
): Pacing {
  const { clock, isSaturated = watchSaturation(), log, work } = parts;
  return createPacing({
    clock,
    work,
    ...PACE,
    queue: createTurnQueue(clock, isSaturated),
    isUrgent: (key) => isReaderAwaited(parts, panels.get(key)),
    run: update,
    onFailure: failureNoter(log),
  });
}

/** Whether a panel's table waits for its reader. */
const isReaderAwaited = ({ awaited }: Pick<PanelParts, 'awaited'>, panel: Panel | undefined): boolean =>
  panel !== undefined && awaited.tablesOf(panel.record.userId).some(({ id }) => id === panel.record.tableId);

const failureNoter =
  (log: Logger): PacingOptions['onFailure'] =>
  (key, error, failures) => {
    log.warn({ panel: key, err: error }, 'panel could not be edited');
    return isClientError(error) ? null : retryMs(failures);
  };

/** Draws a user's open panels anew, in a language from now on. */
function setLanguage(
  {
    panels,
    tokens,
    redraw,
  }: {
    readonly panels: Map<string, Panel>;
    readonly tokens: PanelTokens;
    readonly redraw: (key: string) => void;
  },
  userId: string,
  locale: string,
): void {
  for (const [key, panel] of panels) {
    if (panel.record.userId !== userId) continue;
    const record = { ...panel.record, locale };
    panels.set(key, { ...panel, record });
    tokens.add(key, record);
    redraw(key);
  }
}

function keptOf(panel: Panel | undefined, table: Table, userId: string): ReturnType<Panels['kept']> {
  if (!panel || panel.prompt !== promptOf(table, seatIndex(table, userId))) return { picked: '' };
  const { picked, hint, isBack } = panel.state;
  return { picked, ...(hint && { hint }), ...(isBack && { isBack }) };
}

const newRecord = (
  shown: Omit<ShownPanel, 'channelId'>,
  { isWatching = false }: PanelState,
  now: number,
): PanelRecord => ({ ...shown, replaces: null, expiresAt: now + TOKEN_MS, isWatching });

/**
 * What has changed since a panel was drawn: the table, or where its message is; or there is something new to tell of it.
 * @returns null where it is up to date, or another panel has taken its place
 */
async function whatIsOutdated(
  { tables, turningPoints }: Pick<PanelParts, 'tables' | 'turningPoints'>,
  panels: ReadonlyMap<string, Panel>,
  record: PanelRecord,
  table: Table,
  state: PanelState,
): Promise<'table' | 'told' | null> {
  const [latest, isFound] = await Promise.all([
    tables.find(table.id),
    foundSince(turningPoints, table, state),
  ]);
  const panel = panels.get(panelKey(record));
  if (isFound && panel?.record === record) return 'told';
  const isOutdated = latest !== null && panel?.record === record && latest.version > table.version;
  return isOutdated || (latest && panel && shouldFollow(panel, latest)) ? 'table' : null;
}

/** What a panel shows that an earlier process has drawn. */
const NEVER_DRAWN = { version: UNKNOWN, prompt: UNKNOWN, state: { picked: '' }, content: '' } as const;

/** Whether the hand's turning points have been found since a panel was drawn without them. */
const foundSince = async (
  found: PanelParts['turningPoints'],
  table: Table,
  { turningPoints = [] }: PanelState,
): Promise<boolean> => isBegun(table) && turningPoints.length === 0 && (await found.of(table)).length > 0;
