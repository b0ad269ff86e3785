/** Live panels on a clock that is moved by hand, and a Discord that takes edits when it is told to. */
import { DiscordAPIError } from 'discord.js';
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { textOnly } from '../../../src/discord/emojis/emojis.ts';
import { createPanels } from '../../../src/discord/live/panels.ts';
import type { PanelState } from '../../../src/discord/screens/panel.ts';
import { serializers } from '../../../src/log.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import type { PanelRecord } from '../../../src/store/records.ts';
import { choose } from '../../../src/tables/play.ts';
import { promptOf, type ReadableTable } from '../../../src/tables/table.ts';
import { ann, ben, NOON, playing, taken } from '../../tables/made.ts';
import { toy } from '../../tables/toy.ts';

export const GRACE = 150;
export const PACE = 1_000;
export const MINUTE = 60_000;
export const TOKEN = 'aW50ZXJhY3Rpb24';

export function house(kept: readonly PanelRecord[] = []) {
  const clock = manualClock(NOON);
  const work = pendingWork();
  let table: ReadableTable = playing([ann, ben], { turnSeconds: 0 });
  const sent: { token: string; text: string }[] = [];
  const deleted: string[] = [];
  const lines: string[] = [];
  const noted: PanelRecord[][] = [];
  /** What Discord says to the next edits; nothing: it takes them. */
  const says: (Error | Promise<unknown>)[] = [];
  const tokenIn = (route: string): string => route.split('/')[3]!;

  const panels = createPanels({
    rest: {
      async patch(route, { body } = {}) {
        sent.push({ token: tokenIn(route), text: JSON.stringify(body) });
        const said = says.shift();
        if (said instanceof Error) throw said;
        return said;
      },
      async delete(route) {
        deleted.push(tokenIn(route));
      },
    },
    applicationId: '1',
    tables: { find: async (id) => (id === table.id ? table : null), gameOf: () => toy },
    store: {
      panels: async () => [...kept],
      async savePanels(records) {
        noted.push([...records]);
      },
    },
    clock,
    log: pino({ level: 'info', serializers }, { write: (line) => lines.push(line) }),
    emojis: () => textOnly(),
    work,
  });

  const record = (fields: Partial<PanelRecord> = {}) => ({
    tableId: table.id,
    userId: ann.id,
    token: TOKEN,
    messageId: 'message',
    locale: 'en',
    ...fields,
  });
  /** An answer has shown a player's panel. */
  const shown = (state: PanelState = { picked: '' }, fields: Partial<PanelRecord> = {}): void => {
    const { userId } = record(fields);
    panels.markShown(record(fields), table, panels.draw(table, userId, 'en', state));
  };

  return {
    panels,
    clock,
    sent,
    deleted,
    lines,
    noted,
    says,
    record,
    shown,
    get table() {
      return table;
    },
    /** Something happens at the table. */
    change(next: ReadableTable): void {
      table = next;
      panels.refresh(table.id);
    },
    texts: () => sent.map(({ text }) => text.match(/Said: [^"\\]+/)?.[0]),
  };
}

export const benSays = (table: ReadableTable, what = 'take'): ReadableTable =>
  taken(table, choose(toy, ben.id, promptOf(table, 1), what));
export const annSays = (table: ReadableTable, what = 'take'): ReadableTable =>
  taken(table, choose(toy, ann.id, promptOf(table, 0), what));
export const refused = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', `https://x/webhooks/1/${TOKEN}`, {
    body: undefined,
    files: undefined,
  });
