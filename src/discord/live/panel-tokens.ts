/** Stores the latest token of each panel for a restart. */
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { PanelStore } from '../../store/panels.ts';
import type { PanelRecord } from '../../store/records.ts';

/** Tokens are stored in batches: a press must not wait for that, and a lost token loses no move. */
const SAVE_DELAY_MS = 5_000;

export interface PanelTokenParts {
  readonly store: Pick<PanelStore, 'save'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export type PanelTokens = ReturnType<typeof createPanelTokens>;

export function createPanelTokens({ store, clock, log, work }: PanelTokenParts) {
  const unsaved = new Map<string, PanelRecord>();
  let cancelSave = (): void => {};

  const saveAll = async (): Promise<void> => {
    const records = [...unsaved.values()];
    unsaved.clear();
    await store
      .save(records, clock.now())
      .catch((error) => log.warn({ err: error }, 'tokens of open panels could not be stored'));
  };

  return {
    /** Replaces an earlier token of the same key. */
    add(key: string, record: PanelRecord): void {
      if (unsaved.size === 0) cancelSave = clock.after(SAVE_DELAY_MS, () => work.track(saveAll()));
      unsaved.set(key, record);
    },

    /** Stores a record, and those that wait, at once. */
    async saveNow(key: string, record: PanelRecord): Promise<void> {
      unsaved.set(key, record);
      cancelSave();
      await saveAll();
    },

    /** A panel is gone: its token is not stored. */
    drop(key: string): void {
      unsaved.delete(key);
    },

    /** Stores what is left. */
    async close(): Promise<void> {
      cancelSave();
      await saveAll();
    },
  };
}
