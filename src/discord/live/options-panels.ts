/** The panel of options that a lobby's host has open: it is the only one, and there is none once the game has begun. */
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import { recentlyUsed } from '../../recently-used.ts';
import type { TableService } from '../../tables/service.ts';
import { TOKEN_MS } from './open-panels.ts';
import { type PanelMoves, panelMessage } from './panel-moves.ts';

/** More lobbies are seldom gathering at a time; the panel of another stays until it is pressed. */
const MAX_KEPT = 1_000;

interface ShownOptions {
  /** Of the interaction whose answer shows it. */
  readonly token: string;
  readonly messageId: string;
  readonly isFollowUp: boolean;
}

export interface OptionsPanels {
  /** An answer shows the host's panel: an older one goes. */
  markShown(tableId: string, shown: ShownOptions): void;
  /** It has been pressed, and the answer may show something else in its place: it stays. */
  markPressed(tableId: string, messageId: string): void;
  /** A table has changed: the panel of one that is no lobby any more goes. */
  check(tableId: string): void;
}

interface OptionsPanelParts {
  readonly tables: Pick<TableService, 'find'>;
  readonly moves: Pick<PanelMoves, 'deleteMessage'>;
  readonly clock: Clock;
  readonly work: PendingWork;
}

export function createOptionsPanels({ tables, moves, clock, work }: OptionsPanelParts): OptionsPanels {
  const open = recentlyUsed<ShownOptions & { readonly at: number }>(MAX_KEPT);

  const remove = async (tableId: string): Promise<void> => {
    const panel = open.get(tableId);
    open.delete(tableId);
    if (panel && clock.monotonic() - panel.at < TOKEN_MS)
      await moves.deleteMessage(panel.token, panelMessage(panel));
  };

  const removeIfBegun = async (tableId: string): Promise<void> => {
    const table = await tables.find(tableId).catch(() => null);
    if (table?.phase !== 'lobby') await remove(tableId);
  };

  return {
    markShown(tableId, shown) {
      if (open.get(tableId)?.messageId !== shown.messageId) work.track(remove(tableId));
      open.set(tableId, { ...shown, at: clock.monotonic() });
      // The game may have begun while the answer was on its way.
      work.track(removeIfBegun(tableId));
    },

    markPressed(tableId, messageId) {
      if (open.get(tableId)?.messageId === messageId) open.delete(tableId);
    },

    check(tableId) {
      if (open.has(tableId)) work.track(removeIfBegun(tableId));
    },
  };
}
