/** One update of an open panel: edited through its token where the table, or the token’s time left, asks for it. */
import { type REST, Routes } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import type { Clock } from '../../clock.ts';
import type { PanelRecord } from '../../store/records.ts';
import type { TableService } from '../../tables/service.ts';
import { promptOf, seatIndex, type Table } from '../../tables/table.ts';
import { localeFromDiscord } from '../../text/catalogue.ts';
import { isChannelGone, isMessageGone } from '../errors.ts';
import type { PanelState } from '../screens/panel.ts';
import type { Holds } from './holds.ts';
import { type DrawPanel, type PanelDrawing, withoutMarks } from './panel-drawing.ts';

/** A panel whose token ends sooner than this says that it no longer changes by itself. */
export const NOTICE_BEFORE_END_MS = 60_000;
/** Stands for a version or prompt where it is not known what a panel shows. */
export const UNKNOWN = -1;

export interface Panel {
  readonly record: PanelRecord;
  /** Whether it is not the first reply to the interaction whose token edits it. */
  readonly isFollowUp: boolean;
  /** The time at which its token ends, by the monotonic clock. */
  readonly endsAt: number;
  /** Version of the table that it shows. */
  readonly version: number;
  readonly prompt: number;
  readonly state: PanelState;
  /** The components that it shows, by `withoutMarks`. */
  readonly content: string;
  readonly cancelTimers: () => void;
}

/** The panel's message in requests with its token: the first reply has a name of its own, a later one only its id. */
export const panelMessage = ({ record, isFollowUp }: Pick<Panel, 'record' | 'isFollowUp'>): string =>
  isFollowUp ? record.messageId : '@original';

export interface PanelUpdateParts {
  readonly rest: Pick<REST, 'patch'>;
  readonly applicationId: string;
  readonly tables: Pick<TableService, 'find'>;
  readonly panels: Map<string, Panel>;
  readonly draw: DrawPanel;
  readonly holdOf: Holds['get'];
  readonly clock: Clock;
  /** Drops a panel that its player has dismissed. */
  readonly forget: (key: string) => void;
  /** Asks for another update. */
  readonly request: (key: string) => void;
}

/** @returns the function that makes a panel show its table as it is now */
export function createPanelUpdate(parts: PanelUpdateParts): (key: string) => Promise<void> {
  const { rest, applicationId, tables, panels, draw, holdOf, clock, forget, request } = parts;

  /** @returns null where the panel is up to date, or its player has no seat any more */
  const redraw = async ({ record, endsAt, ...panel }: Panel, table: Table): Promise<PanelDrawing | null> => {
    const { userId, locale } = record;
    const seat = seatIndex(table, userId);
    const updatesStopped = endsAt - clock.monotonic() <= NOTICE_BEFORE_END_MS;
    const isAsCurrent =
      updatesStopped === (panel.state.updatesStopped === true) &&
      holdOf(table.id) === (panel.state.hold ?? null);
    if (seat < 0 || (panel.version === table.version && isAsCurrent)) return null;
    // The player's pick and notice stay while the question is the same.
    const { updatesStopped: _updatesStopped, ...state } =
      promptOf(table, seat) === panel.prompt ? panel.state : { picked: '' };
    return draw(table, userId, localeFromDiscord(locale), {
      ...state,
      ...(updatesStopped && { updatesStopped }),
    });
  };

  /** Forgets what the panel shows, unless the player has opened another one. */
  const invalidate = (key: string, messageId: string): void => {
    const panel = panels.get(key);
    if (panel?.record.messageId === messageId) panels.set(key, { ...panel, version: UNKNOWN, content: '' });
  };

  return async (key) => {
    const panel = panels.get(key);
    const table = panel && (await tables.find(panel.record.tableId));
    if (!panel || !table || panels.get(key) !== panel) return;
    const drawing = await redraw(panel, table);
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
    if (updated.content === panel.content) return;
    const { token, messageId } = panel.record;
    try {
      await rest.patch(Routes.webhookMessage(applicationId, token, panelMessage(panel)), {
        body: { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } },
        auth: false,
      });
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
