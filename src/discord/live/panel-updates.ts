/** One update of an open panel: edited, or moved, through its token where the table, or the token’s time left, asks for it. */
import { Routes } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PanelRecord } from '../../store/records.ts';
import { mayEnter } from '../../tables/private.ts';
import type { TableService } from '../../tables/service.ts';
import { isReadable, promptOf, seatIndex, type Table } from '../../tables/table.ts';
import { localeFromDiscord } from '../../text/catalogue.ts';
import { isChannelGone, isMessageGone } from '../errors.ts';
import type { BotRest } from '../rest.ts';
import type { PanelState } from '../screens/panel.ts';
import type { Holds } from './holds.ts';
import type { LastMessages } from './last-messages.ts';
import { NOTICE_BEFORE_END_MS, type Panel, UNKNOWN } from './open-panels.ts';
import { type DrawPanel, type PanelDrawing, withoutMarks } from './panel-drawing.ts';
import { type PanelMoves, panelMessage, shouldComeDown, shouldFollow } from './panel-moves.ts';
import type { Watchers } from './watchers.ts';

export interface PanelUpdateParts {
  readonly rest: Pick<BotRest, 'edit'>;
  readonly applicationId: string;
  readonly tables: Pick<TableService, 'find' | 'gameOf'>;
  readonly lastMessages: Pick<LastMessages, 'isAbove'>;
  readonly isToMove: (table: Table) => boolean;
  readonly panels: Map<string, Panel>;
  readonly draw: DrawPanel;
  readonly moves: Pick<PanelMoves, 'follow'>;
  readonly holdOf: Holds['get'];
  readonly clock: Clock;
  readonly log: Logger;
  /** Drops a panel that its player has dismissed. */
  readonly forget: (key: string) => void;
  /** Asks for another update. */
  readonly request: (key: string) => void;
  readonly stopWatching: Watchers['stopWatching'];
  /** Edits under way, by panel. */
  readonly edits: Map<string, Promise<unknown>>;
}

/** @returns the function that makes a panel show its table as it is now */
export function createPanelUpdate(parts: PanelUpdateParts): (key: string) => Promise<void> {
  const { tables, panels, draw, moves, holdOf, clock, log, forget, request, stopWatching } = parts;

  /** @returns null where the panel is up to date */
  const redraw = async (
    { record, endsAt, ...panel }: Panel,
    table: Table,
    isMoved: boolean,
  ): Promise<PanelDrawing | null> => {
    const { userId, locale } = record;
    const seat = seatIndex(table, userId);
    const updatesStopped = endsAt - clock.monotonic() <= NOTICE_BEFORE_END_MS;
    const isAsCurrent =
      updatesStopped === (panel.state.updatesStopped === true) &&
      holdOf(table.id) === (panel.state.hold ?? null);
    if (!isMoved && panel.version === table.version && isAsCurrent) return null;
    const state =
      seat < 0
        ? stateWithoutSeat(record, updatesStopped)
        : stateOfSeat(panel, promptOf(table, seat), updatesStopped);
    return draw(table, userId, localeFromDiscord(locale), state);
  };

  /** Forgets what the panel shows, unless the player has opened another one. */
  const invalidate = (key: string, messageId: string): void => {
    const panel = panels.get(key);
    if (panel?.record.messageId === messageId) panels.set(key, { ...panel, version: UNKNOWN, content: '' });
  };

  const follow = async (key: string, panel: Panel, drawing: PanelDrawing, table: Table): Promise<void> => {
    try {
      // A newer panel may be above the table's message, too.
      if (!(await moves.follow(key, panel, drawing))) request(key);
    } catch (error) {
      if (panels.get(key) !== panel) return request(key);
      if (isMessageGone(error) || isChannelGone(error)) return forget(key);
      log.info({ panel: key, err: error }, 'panel could not follow its table, and is edited where it is');
      panels.set(key, { ...panel, notFollowed: table.messageId, version: UNKNOWN, content: '' });
      request(key);
    }
  };

  return async (key) => {
    const panel = panels.get(key);
    const table = panel && (await tables.find(panel.record.tableId));
    if (!panel || !table || panels.get(key) !== panel) return;
    const isMoved = isOfUse(panel, table) && (shouldFollow(panel, table) || mayComeDown(parts, panel, table));
    const drawing = await redraw(panel, table, isMoved);
    if (!drawing || panels.get(key) !== panel) return;
    const { components, prompt, state } = drawing;
    const updated: Panel = {
      ...panel,
      version: table.version,
      prompt,
      state,
      content: withoutMarks(components),
    };
    panels.set(key, updated);
    if (isMoved) return follow(key, updated, drawing, table);
    if (updated.content === panel.content) return;
    const { messageId, tableId, userId, isWatching } = panel.record;
    try {
      await noted(parts.edits, key, editPanel(parts, panel.record, components));
      // Who has read that they are not invited any more takes the place of no other watcher.
      if (panels.get(key) === updated && isWatching && !mayEnter(table, userId))
        return await stopWatching(tableId, userId);
      // An answer sent meanwhile may have arrived before the edit, which then hides it.
      if (panels.get(key) === updated) return;
      invalidate(key, messageId);
      request(key);
    } catch (error) {
      if (isMessageGone(error) || isChannelGone(error)) {
        if (panels.get(key) === updated) forget(key);
        return;
      }
      invalidate(key, messageId);
      throw error;
    }
  };
}

async function noted(edits: PanelUpdateParts['edits'], key: string, edit: Promise<unknown>): Promise<void> {
  edits.set(key, edit);
  try {
    await edit;
  } finally {
    edits.delete(key);
  }
}

/** Whether its reader has a seat, or watches. */
const isOfUse = ({ record }: Panel, table: Table): boolean =>
  record.isWatching ? mayEnter(table, record.userId) : seatIndex(table, record.userId) >= 0;

/** The player's pick and notice stay while the question is the same, what was played for them until they play. */
function stateOfSeat(
  panel: Pick<Panel, 'state' | 'prompt'>,
  prompt: number,
  updatesStopped: boolean,
): PanelState {
  const { isBack } = panel.state;
  const { updatesStopped: _, ...state } =
    prompt === panel.prompt ? panel.state : { picked: '', ...(isBack && { isBack }) };
  return { ...state, ...(updatesStopped && { updatesStopped }) };
}

const stateWithoutSeat = ({ isWatching }: PanelRecord, updatesStopped: boolean): PanelState => ({
  picked: '',
  ...(isWatching && { isWatching }),
  ...(updatesStopped && { updatesStopped }),
});

/** Where the table's message is about to be posted anew, the panel follows that. */
const mayComeDown = (
  { tables, lastMessages, isToMove }: PanelUpdateParts,
  panel: Panel,
  table: Table,
): boolean =>
  isReadable(table) && !isToMove(table) && shouldComeDown(panel, table, tables.gameOf(table), lastMessages);

const editPanel = (
  { rest, applicationId }: PanelUpdateParts,
  record: Panel['record'],
  components: PanelDrawing['components'],
): Promise<void> =>
  rest.edit(Routes.webhookMessage(applicationId, record.token, panelMessage(record)), {
    body: { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } },
    auth: false,
  });
