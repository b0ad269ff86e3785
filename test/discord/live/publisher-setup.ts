/** A publisher with one table, on a manual clock and a Discord that responds as the test says. */
import type { RawFile } from 'discord.js';
import { ChannelType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { textEmojis } from '../../../src/discord/emojis/emojis.ts';
import { createHolds } from '../../../src/discord/live/holds.ts';
import { createPublisher } from '../../../src/discord/live/publisher.ts';
import { userNames } from '../../../src/discord/names.ts';
import type { PermissionName } from '../../../src/discord/permissions.ts';
import { tableFacts } from '../../../src/discord/table-facts.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { NO_UNITS } from '../../../src/store/guilds.ts';
import type { HandScores } from '../../../src/store/hands.ts';
import type { ServerSettings } from '../../../src/store/settings.ts';
import { choose } from '../../../src/tables/play.ts';
import { promptOf, type ReadableTable } from '../../../src/tables/table.ts';
import { ann, ben, NOON, playing, tableAfter } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';

export const GRACE = 250;
export const PACE = 1_100;
/** A message id holds the time at which it was posted. */
export const idAt = (time: number): bigint => BigInt(time - 1_420_070_400_000) << 22n;
export const MESSAGE = String(idAt(NOON));

interface SentRequest {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly route: string;
  readonly messageId: string | undefined;
  readonly nonce: string | undefined;
  readonly text: string;
  /** The names of the files that are sent along. */
  readonly files: readonly string[];
}

export function setupPublisher(
  opened: ReadableTable = { ...playing([ann, ben], { turnSeconds: 0 }), messageId: MESSAGE },
) {
  const clock = manualClock(NOON);
  let table = opened;
  const sent: SentRequest[] = [];
  /** Discord's responses to the next requests; it takes all others. */
  const responses: (Error | Promise<unknown>)[] = [];
  /** Promises that the next readings of the ledger wait for. */
  const ledgerReads: Promise<unknown>[] = [];
  let posted = 1n;

  const request =
    (method: SentRequest['method']) =>
    async (
      route: string,
      { body = {}, files = [] }: { body?: unknown; files?: RawFile[] } = {},
    ): Promise<unknown> => {
      const { nonce } = body as { nonce?: string };
      const fileNames = files.map(({ name }) => name);
      sent.push({
        method,
        route,
        messageId: route.split('/')[4],
        nonce,
        text: JSON.stringify(body),
        files: fileNames,
      });
      const response = responses.shift();
      if (response instanceof Error) throw response;
      await response;
      return { id: String(idAt(clock.now()) + posted++) };
    };

  /** By whose token the message was edited. */
  const edited: ('token' | 'bot')[] = [];
  const past: HandScores[] = [];
  const missing: PermissionName[] = [];
  const parents = new Map<string, string>();
  const held: string[] = [];
  const holds = createHolds(clock, (id) => held.push(`${id} ${holds.get(id)?.reason ?? 'released'}`));
  /** How the next picture is drawn, and whether the bot may attach it. */
  const pictures = { isAllowed: true, draw: (): Promise<Buffer> => Promise.resolve(Buffer.from('png')) };
  const publisher = createPublisher({
    turningPoints: { of: async () => [] },
    applicationId: '1',
    metrics: { countEdit: (by) => edited.push(by) },
    rest: {
      get: request('get'),
      post: request('post'),
      edit: async (route, { body, files = [] }) => void (await request('patch')(route, { body, files })),
      delete: request('delete'),
    },
    tables: {
      find: async () => table,
      gameOf: () => toy,
      setPublicMessage: async (_, messageId) => {
        table = { ...table, messageId };
      },
      apply: async (_, transition) => {
        const update = transition(table, clock.now());
        if ('table' in update) table = update.table;
        return update;
      },
    },
    store: {
      settings: { of: async () => ({ callRoleId: null }) as ServerSettings },
      messageHashes: { find: async () => null, save: async () => {} },
    },
    facts: tableFacts({
      tables: { gameOf: () => toy },
      store: {
        hands: { before: async () => past, holdersOf: async ({ seats }) => ({ seats, held: [] }) },
        ledger: {
          async afterHand() {
            await ledgerReads.shift();
            return { posted: true, totals: new Map() };
          },
        },
        guilds: { ledger: async () => ({ adminRole: null, logChannel: null, units: NO_UNITS }) },
      },
      names: { namesOf: async () => userNames(new Map()) },
      turningPoints: { of: async () => [] },
    }),
    names: { namesOf: async () => userNames(new Map()) },
    pictures: { draw: () => pictures.draw() },
    holds,
    servers: {
      channel: ({ channelId }) => ({
        type: ChannelType.PublicThread,
        name: '',
        parentId: parents.get(channelId) ?? null,
        isLocked: false,
        overwrites: [],
      }),
      parentOf: (_, { parentId }) => parentId,
      isDescribed: () => true,
      missingPermissions: () => missing,
      mayAttachFiles: () => pictures.isAllowed,
    },
    clock,
    log: pino({ level: 'silent' }),
    emojis: () => textEmojis(),
    work: pendingWork(),
  });

  return {
    publisher,
    clock,
    holds,
    /** Each table that was put on hold, and why, or released. */
    held,
    /** The permissions that, as the client knows, the bot lacks. */
    missing,
    /** The channel of each thread. */
    parents,
    /** The hands that the table has had, the latest first. */
    past,
    sent,
    edited,
    responses,
    ledgerReads,
    pictures,
    get table() {
      return table;
    },
    change(next: ReadableTable): void {
      const before = table;
      table = { ...next, messageId: before.messageId };
      publisher.onChange({ before, table });
    },
    /** Posts enough messages of others for the table's to be posted anew. */
    pushUp(): void {
      for (let count = 0; count < 12; count++) publisher.onMessage(table.channelId, '1');
    },
    requests: () => sent.map(({ method, messageId }) => `${method} ${messageId ?? ''}`.trim()),
  };
}

export const afterChoice = (table: ReadableTable, player: { id: string }, choice = 'take'): ReadableTable => {
  const seat = table.seats.findIndex(({ userId }) => userId === player.id);
  return tableAfter(table, choose(toy, player.id, promptOf(table, seat), choice));
};
