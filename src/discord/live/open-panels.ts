/** The panels that are open, each until its token ends. */
import type { Clock } from '../../clock.ts';
import type { PanelRecord } from '../../store/records.ts';
import type { PanelState } from '../screens/panel.ts';

/** Lifetime of an interaction's token. */
export const TOKEN_MS = 15 * 60_000;
/** A panel whose token ends sooner than this says that it no longer changes by itself. */
export const NOTICE_BEFORE_END_MS = 60_000;
/** Stands for a version or prompt where it is not known what a panel shows. */
export const UNKNOWN = -1;

export interface Panel {
  readonly record: PanelRecord;
  /** The time at which its token ends, by the monotonic clock. */
  readonly endsAt: number;
  /** Version of the table that it shows. */
  readonly version: number;
  readonly prompt: number;
  readonly state: PanelState;
  /** The components that it shows, by `withoutMarks`. */
  readonly content: string;
  /** Whether it is in another channel than its table's message, which it cannot follow there. */
  readonly isElsewhere: boolean;
  /** The message of its table that Discord did not let it follow. */
  readonly notFollowed: string | null;
  readonly cancelTimers: () => void;
}

export const panelKey = ({ tableId, userId }: Pick<PanelRecord, 'tableId' | 'userId'>): string =>
  `${tableId}/${userId}`;

export interface OpenPanelParts {
  readonly clock: Clock;
  /** Called shortly before a panel's token ends: the panel has to say so. */
  readonly onTokenEnding: (key: string) => void;
  /** Called when a panel is forgotten. */
  readonly onForgotten: (key: string) => void;
}

export function createOpenPanels({ clock, onTokenEnding, onForgotten }: OpenPanelParts) {
  const panels = new Map<string, Panel>();
  /** The keys of each table's panels: a change looks at no others. */
  const keysByTable = new Map<string, Set<string>>();

  const dropKey = (key: string, tableId: string): void => {
    const keys = keysByTable.get(tableId);
    if (keys?.delete(key) && keys.size === 0) keysByTable.delete(tableId);
  };

  const forget = (key: string): void => {
    const panel = panels.get(key);
    panel?.cancelTimers();
    if (panel) dropKey(key, panel.record.tableId);
    panels.delete(key);
    onForgotten(key);
  };

  return {
    panels,
    forget,
    keysOf: (tableId: string): readonly string[] => [...(keysByTable.get(tableId) ?? [])],

    /** Replaces an earlier panel of the same key. */
    open(key: string, panel: Omit<Panel, 'cancelTimers' | 'endsAt'>): void {
      panels.get(key)?.cancelTimers();
      const leftMs = Math.min(panel.record.expiresAt - clock.now(), TOKEN_MS);
      const cancelNotice = clock.after(leftMs - NOTICE_BEFORE_END_MS, () => onTokenEnding(key));
      const cancelEnd = clock.after(leftMs, () => forget(key));
      const cancelTimers = () => {
        cancelNotice();
        cancelEnd();
      };
      const { tableId } = panel.record;
      keysByTable.set(tableId, (keysByTable.get(tableId) ?? new Set()).add(key));
      panels.set(key, { ...panel, endsAt: clock.monotonic() + leftMs, cancelTimers });
    },
  };
}
