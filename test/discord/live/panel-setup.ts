/** Panels of one table, on a manual clock and a Discord that responds to edits as the test says. */

import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { textEmojis } from '../../../src/discord/emojis/emojis.ts';
import type { Hold } from '../../../src/discord/live/holds.ts';
import { createLastMessages } from '../../../src/discord/live/last-messages.ts';
import { createPanels } from '../../../src/discord/live/panels.ts';
import { userNames } from '../../../src/discord/names.ts';
import type { PanelState } from '../../../src/discord/screens/panel.ts';
import { serializers } from '../../../src/log.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { USUAL_PREFERENCES } from '../../../src/store/preferences.ts';
import type { PanelRecord } from '../../../src/store/records.ts';
import type { ReadableTable } from '../../../src/tables/table.ts';
import { ann, ben, NOON, playing } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import { afterChoice } from './publisher-setup.ts';

export const GRACE = 150;
export const PACE = 1_000;
export const MINUTE = 60_000;
export const TOKEN = 'aW50ZXJhY3Rpb24';
/** The message of a panel; a message of its table that was posted later; the first follow-up of a panel. */
export const PANEL = '100';
export const REPOSTED = '200';
export const FOLLOW_UP = 300;
/** The URL at which the panel with that token is edited. */
export const EDIT_URL = `https://x/webhooks/1/${TOKEN}`;

export function setupPanels(stored: readonly PanelRecord[] = []) {
  const clock = manualClock(NOON);
  const machine = clock.machine();
  let table: ReadableTable = playing([ann, ben], { turnSeconds: 0 });
  const sent: { token: string; text: string }[] = [];
  const deletedTokens: string[] = [];
  /** The routes of edits and deletions. */
  const routes: string[] = [];
  const logLines: string[] = [];
  const saved: PanelRecord[][] = [];
  const removed: unknown[] = [];
  /** Discord's responses to the next edits; it takes all others. */
  const responses: (Error | Promise<unknown>)[] = [];
  /** Discord's responses to the next follow-ups; it takes all others. */
  const postResponses: (Error | Promise<unknown>)[] = [];
  const followUps: { token: string; text: string }[] = [];
  const tokenIn = (route: string): string => route.split('/')[3]!;

  let hold: Hold | null = null;
  const lastMessages = createLastMessages();
  let isToMove = false;
  let posted = 0;
  let isSaturated = false;
  let awaited: readonly string[] = [];
  const panels = createPanels({
    isSaturated: () => isSaturated,
    turningPoints: { of: async () => [] },
    awaited: {
      tablesOf: (userId) =>
        awaited.includes(userId)
          ? [{ id: table.id, guildId: table.guildId, isSlow: false, wasCalled: false }]
          : [],
    },
    preferences: { of: async () => USUAL_PREFERENCES },
    facts: {
      of: async () => ({ totals: null, past: [], endedBy: null, turningPoints: [] }),
      castOf: async () => null,
    },
    hands: {
      movesByClock: async () => [],
      movesForPlayer: async () => [],
    },
    rest: {
      async post(route, { body } = {}) {
        routes.push(`POST ${route}`);
        const response = postResponses.shift();
        if (response instanceof Error) throw response;
        await response;
        followUps.push({ token: tokenIn(route), text: JSON.stringify(body) });
        return { id: String(FOLLOW_UP + posted++) };
      },
      async edit(route, { body }) {
        routes.push(decodeURIComponent(route));
        sent.push({ token: tokenIn(route), text: JSON.stringify(body) });
        const response = responses.shift();
        if (response instanceof Error) throw response;
        await response;
      },
      async delete(route) {
        routes.push(decodeURIComponent(route));
        deletedTokens.push(tokenIn(route));
      },
    },
    applicationId: '1',
    tables: { find: async (id) => (id === table.id ? table : null), gameOf: () => toy },
    store: {
      async *open() {
        yield [...stored];
      },
      async remove(panel) {
        removed.push(panel);
      },
      async save(records) {
        saved.push([...records]);
      },
    },
    clock: machine,
    log: pino({ level: 'info', serializers }, { write: (line) => logLines.push(line) }),
    names: { namesOf: async () => userNames(new Map()) },
    emojis: () => textEmojis(),
    holdOf: () => hold,
    lastMessages,
    isToMove: () => isToMove,
    work: pendingWork(),
  });

  const recordOf = (fields: Partial<PanelRecord> & { channelId?: string } = {}) => ({
    tableId: table.id,
    userId: ann.id,
    token: TOKEN,
    channelId: table.channelId,
    messageId: PANEL,
    isFollowUp: false,
    locale: 'en',
    ...fields,
  });

  return {
    panels,
    lastMessages,
    clock,
    machine,
    sent,
    deletedTokens,
    routes,
    logLines,
    saved,
    removed,
    responses,
    postResponses,
    followUps,
    recordOf,
    /** An answer shows a player's panel; Ann's by default. */
    async answer(
      state: PanelState = { picked: '' },
      fields: Partial<PanelRecord> & { channelId?: string } = {},
    ): Promise<void> {
      const record = recordOf(fields);
      panels.markShown(record, table, await panels.draw(table, record.userId, 'en', state));
    },
    /** From now on the process has no time to spare, and the table waits for these people. */
    saturate(...userIds: string[]): void {
      isSaturated = true;
      awaited = userIds;
    },
    expectRepost(): void {
      isToMove = true;
    },
    setHold(next: Hold | null): void {
      hold = next;
      panels.refresh(table.id);
    },
    get table() {
      return table;
    },
    /** The table's message is posted anew, below the panels. */
    repost(messageId = REPOSTED): void {
      table = { ...table, messageId };
      panels.refresh(table.id);
    },
    change(next: ReadableTable): void {
      table = next;
      panels.refresh(table.id);
    },
    /** The choices that the edits show for both players. */
    choicesShown: () => sent.map(({ text }) => text.match(/Said: [^"\\]+/)?.[0]),
  };
}

export const afterAnn = (table: ReadableTable, choice = 'take'): ReadableTable =>
  afterChoice(table, ann, choice);
export const afterBen = (table: ReadableTable, choice = 'take'): ReadableTable =>
  afterChoice(table, ben, choice);
