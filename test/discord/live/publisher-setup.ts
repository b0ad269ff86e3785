/** A table's public message on a clock that is moved by hand, and a Discord that does as it is told. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { pino } from 'pino';
import { manualClock } from 'stand-in-discord/testing';
import { textOnly } from '../../../src/discord/emojis/emojis.ts';
import { createPublisher } from '../../../src/discord/live/publisher.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { NO_UNITS } from '../../../src/store/guilds.ts';
import { choose } from '../../../src/tables/play.ts';
import { handsBegun, promptOf, type ReadableTable, seatIndex } from '../../../src/tables/table.ts';
import { ann, ben, NOON, playing, taken } from '../../tables/made.ts';
import { toy } from '../../tables/toy.ts';

export const GRACE = 250;
export const PACE = 1_100;
/** Ids of messages say how old they are. */
export const MESSAGE = String(BigInt(NOON - 1_420_070_400_000) << 22n);

interface Sent {
  readonly method: 'post' | 'patch' | 'delete';
  readonly message: string | undefined;
  readonly nonce: string | undefined;
  readonly text: string;
}

export function house(
  opened: ReadableTable = { ...playing([ann, ben], { turnSeconds: 0 }), messageId: MESSAGE },
) {
  const clock = manualClock(NOON);
  let table = opened;
  const sent: Sent[] = [];
  const says: (Error | Promise<unknown>)[] = [];
  /** What reading the book waits for. */
  const reads: Promise<unknown>[] = [];
  let posted = 1n;

  const asked =
    (method: Sent['method']) =>
    async (route: string, { body = {} }: { body?: unknown } = {}): Promise<unknown> => {
      const { nonce } = body as { nonce?: string };
      sent.push({ method, message: route.split('/')[4], nonce, text: JSON.stringify(body) });
      const said = says.shift();
      if (said instanceof Error) throw said;
      await said;
      return { id: String(BigInt(MESSAGE) + posted++) };
    };

  const publisher = createPublisher({
    rest: { post: asked('post'), patch: asked('patch'), delete: asked('delete') },
    tables: {
      find: async () => table,
      gameOf: () => toy,
      setPublicMessage: async (_, hand, messageId) => {
        if (hand === handsBegun(table)) table = { ...table, messageId };
      },
      step: async (_, step) => {
        const change = step(table, clock.now());
        if ('table' in change) table = change.table;
        return change;
      },
    },
    store: {
      ledger: {
        async afterHand() {
          await reads.shift();
          return { posted: true, totals: new Map() };
        },
      },
      guilds: { ledger: async () => ({ adminRole: null, logChannel: null, units: NO_UNITS }) },
    },
    clock,
    log: pino({ level: 'silent' }),
    emojis: () => textOnly(),
    work: pendingWork(),
  });

  return {
    publisher,
    clock,
    sent,
    says,
    reads,
    get table() {
      return table;
    },
    /** Something happens at the table. */
    change(next: ReadableTable): void {
      const before = table;
      table = { ...next, messageId: handsBegun(next) > handsBegun(before) ? null : before.messageId };
      publisher.onChange({ before, table });
    },
    shown: () => sent.map(({ method, message }) => `${method} ${message ?? ''}`.trim()),
  };
}

export const said = (table: ReadableTable, who: { id: string }, what = 'take'): ReadableTable =>
  taken(table, choose(toy, who.id, promptOf(table, seatIndex(table, who.id)), what));
export const refused = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', 'https://x', {
    body: undefined,
    files: undefined,
  });
export const down = () =>
  new HTTPError(502, 'Bad Gateway', 'PATCH', 'https://x', { body: undefined, files: undefined });
