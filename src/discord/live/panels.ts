/**
 * Private panels that stay live. An ephemeral can be edited through its last interaction's token and no other way, for
 * fifteen minutes: every press brings a new one. What others do is shown through it; before it ends, the panel says so.
 */

import type { REST } from 'discord.js';
import { type APIMessageTopLevelComponent, MessageFlags, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Locale } from '../../game/words.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { PanelRecord } from '../../store/records.ts';
import type { TableStore } from '../../store/tables.ts';
import type { TableService } from '../../tables/service.ts';
import { isBegun, promptOf, seatIndex, type Table } from '../../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../../text/words.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { isMessageGone } from '../errors.ts';
import { render, writing } from '../render.ts';
import { type PanelState, panelScreen } from '../screens/panel.ts';

const TOKEN_MS = 15 * 60_000;
/** So long before its token ends a panel goes to sleep. */
const SLEEP_MS = 60_000;
/** Between two edits of a panel: the last state wins. */
const PACE_MS = 1_000;
/** The answer to a press goes first: it shows the presser's own panel. */
const GRACE_MS = 150;
/** Tokens are noted for a restart so often: a press must not wait for that, and losing one loses no move. */
const NOTE_MS = 5_000;
/** After an edit that Discord did not take, it is tried again. */
const RETRY_MS = 5_000;
/** No table's version: what a panel shows is not known. */
const UNKNOWN = -1;

/** A panel as it was drawn. */
export interface DrawnPanel {
  readonly components: APIMessageTopLevelComponent[];
  readonly prompt: number;
  readonly state: PanelState;
}

interface Panel {
  readonly record: PanelRecord;
  /** The table's version that it shows. */
  readonly version: number;
  /** The question it shows, and how far the answer has come. */
  readonly prompt: number;
  readonly state: PanelState;
  /** What it shows, but for the marks of its selects. */
  readonly shown: string;
  readonly stopSleep: () => void;
}

export type Panels = ReturnType<typeof createPanels>;

export interface PanelParts {
  readonly rest: Pick<REST, 'patch' | 'delete'>;
  readonly applicationId: string;
  readonly tables: Pick<TableService, 'find' | 'gameOf'>;
  readonly store: Pick<TableStore, 'panels' | 'savePanels'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly emojis: () => Emojis;
  readonly work: PendingWork;
}

export function createPanels({ rest, applicationId, tables, store, clock, log, emojis, work }: PanelParts) {
  const panels = new Map<string, Panel>();
  /** Panels with an edit under way; true: something has changed since. */
  const busy = new Map<string, boolean>();
  let showings = 0;
  /** Panels whose latest token is not in the store yet. */
  const unnoted = new Map<string, PanelRecord>();

  /** @throws where the user has no seat there */
  const draw = (table: Table, userId: string, locale: Locale, state: PanelState): DrawnPanel => {
    const seat = seatIndex(table, userId);
    const prompt = promptOf(table, seat);
    if (!isBegun(table)) {
      // The game of a quarantined table may be unknown.
      const refusal = table.phase === 'quarantined' ? 'quarantined' : 'not-begun';
      return { components: writing(wordsFor(locale).refusals[refusal]({})), prompt, state };
    }
    const components = render(panelScreen(tables.gameOf(table), table, seat, locale, state), {
      seats: table.seats,
      locale,
      emojis: emojis(),
      id: { table: table.id, prompt },
      nonce: (showings++ % 46_656).toString(36),
    });
    return { components, prompt, state };
  };

  /** Shows the table as it is now, if that is not what the panel shows. */
  const edit = async (key: string): Promise<void> => {
    const panel = panels.get(key);
    const table = panel && (await tables.find(panel.record.tableId));
    if (!panel || !table || panels.get(key) !== panel) return;
    const { userId, locale, token, expiresAt } = panel.record;
    const seat = seatIndex(table, userId);
    if (seat < 0) return;
    const asleep = expiresAt - clock.now() <= SLEEP_MS;
    if (panel.version === table.version && asleep === (panel.state.asleep === true)) return;
    // What was picked, and what was said, is kept while the question is the same.
    const { asleep: _, ...kept } = promptOf(table, seat) === panel.prompt ? panel.state : { picked: '' };
    const drawn = draw(table, userId, localeFromDiscord(locale), { ...kept, ...(asleep && { asleep }) });
    const shown = unmarked(drawn.components);
    const edited: Panel = {
      ...panel,
      version: table.version,
      prompt: drawn.prompt,
      state: drawn.state,
      shown,
    };
    panels.set(key, edited);
    if (shown === panel.shown) return;
    const body = {
      components: drawn.components,
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
    };
    try {
      await rest.patch(Routes.webhookMessage(applicationId, token, '@original'), { body, auth: false });
      // An answer that went out meanwhile may have come first: the older showing would stay.
      if (panels.get(key) !== edited) again(key, edited.record.messageId);
    } catch (error) {
      if (isMessageGone(error)) {
        if (panels.get(key) === edited) forget(key);
        return;
      }
      clock.after(RETRY_MS, () => again(key, edited.record.messageId));
      throw error;
    }
  };

  /** What the panel shows is not known: it is drawn anew, whatever it was to show. */
  const again = (key: string, messageId: string): void => {
    const panel = panels.get(key);
    if (panel?.record.messageId !== messageId) return;
    panels.set(key, { ...panel, version: UNKNOWN, shown: '' });
    refreshOne(key);
  };

  /** One edit at a time a panel, at a pace; what changes meanwhile is shown by the next. */
  const refreshOne = (key: string): void => {
    if (busy.has(key)) {
      busy.set(key, true);
      return;
    }
    busy.set(key, false);
    clock.after(GRACE_MS, () => {
      busy.set(key, false);
      work
        .track(edit(key))
        .catch((error) => log.warn({ panel: key, err: error }, 'a panel could not be edited'))
        .then(() => clock.after(PACE_MS, () => freed(key)));
    });
  };

  const freed = (key: string): void => {
    const again = busy.get(key);
    busy.delete(key);
    if (again) refreshOne(key);
  };

  const forget = (key: string): void => {
    panels.get(key)?.stopSleep();
    panels.delete(key);
  };

  const keep = (key: string, { record, ...showing }: Omit<Panel, 'stopSleep'>): void => {
    panels.get(key)?.stopSleep();
    const left = record.expiresAt - clock.now();
    const timers = [
      clock.after(left - SLEEP_MS, () => refreshOne(key)),
      clock.after(left, () => forget(key)),
    ];
    const stopSleep = () => {
      for (const callOff of timers) callOff();
    };
    panels.set(key, { record, ...showing, stopSleep });
  };

  const noteAll = async (): Promise<void> => {
    const records = [...unnoted.values()];
    unnoted.clear();
    await store.savePanels(records).catch((error) => log.warn({ err: error }, 'open panels were not noted'));
  };

  /** A player has opened another panel: the one before would only confuse. */
  const putAway = ({ record: { token } }: Panel): void => {
    rest.delete(Routes.webhookMessage(applicationId, token, '@original'), { auth: false }).catch((error) => {
      if (!isMessageGone(error)) log.info({ err: error }, 'an old panel stayed');
    });
  };

  return {
    draw,

    /** A panel was shown in answer to an interaction, whose token is now the way to edit it. */
    markShown(shown: Omit<PanelRecord, 'expiresAt'>, table: Table, drawn: DrawnPanel): void {
      const key = keyOf(shown.tableId, shown.userId);
      const record: PanelRecord = { ...shown, expiresAt: clock.now() + TOKEN_MS };
      const before = panels.get(key);
      if (before && before.record.messageId !== record.messageId) putAway(before);
      const { components, prompt, state } = drawn;
      keep(key, { record, version: table.version, prompt, state, shown: unmarked(components) });
      if (unnoted.size === 0) clock.after(NOTE_MS, () => work.track(noteAll()));
      unnoted.set(key, record);
      // It may have been drawn before what happened since.
      work
        .track(tables.find(table.id))
        .then((now) => now && now.version > table.version && refreshOne(key))
        .catch((error) => log.warn({ panel: key, err: error }, 'a panel may be behind'));
    },

    /** The table has changed: every panel of it that is open shows it. */
    refresh(tableId: string): void {
      for (const [key, { record }] of panels) if (record.tableId === tableId) refreshOne(key);
    },

    /** After a restart: panels whose tokens still live show the tables as they now stand. */
    async recover(): Promise<void> {
      for (const record of await store.panels(clock.now())) {
        const key = keyOf(record.tableId, record.userId);
        keep(key, { record, version: UNKNOWN, prompt: UNKNOWN, state: { picked: '' }, shown: '' });
        refreshOne(key);
      }
    },

    async close(): Promise<void> {
      for (const key of [...panels.keys()]) forget(key);
      await noteAll();
    },
  };
}

const keyOf = (tableId: string, userId: string): string => `${tableId}/${userId}`;

/** Two showings are the same where only the selects' marks differ. */
const unmarked = (components: readonly APIMessageTopLevelComponent[]): string =>
  JSON.stringify(components).replaceAll(/:[?+][0-9a-z]+/g, ':');
