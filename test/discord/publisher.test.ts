/** A table's public message on a clock that is moved by hand, and a Discord that refuses, is late, or takes its time. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { textOnly } from '../../src/discord/emojis/emojis.ts';
import { publish } from '../../src/discord/publisher.ts';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { NO_UNITS } from '../../src/store/guilds.ts';
import type { Table } from '../../src/store/records.ts';
import { choose, endTable, nextHand } from '../../src/tables/play.ts';
import { underway } from '../../src/underway.ts';
import { ann, ben, NOON, playing, taken } from '../tables/made.ts';
import { toy } from '../tables/toy.ts';

const GRACE = 250;
const PACE = 1_100;
/** Ids of messages say how old they are. */
const MESSAGE = String(BigInt(NOON - 1_420_070_400_000) << 22n);

interface Sent {
  readonly method: 'post' | 'patch' | 'delete';
  readonly message: string | undefined;
  readonly nonce: string | undefined;
  readonly text: string;
}

function house(opened: Table = { ...playing([ann, ben], { turnSeconds: 0 }), messageId: MESSAGE }) {
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

  const publisher = publish({
    rest: { post: asked('post'), patch: asked('patch'), delete: asked('delete') },
    tables: {
      find: async () => table,
      gameOf: () => toy,
      showsIn: async (_, hand, messageId) => {
        if (hand === table.hand) table = { ...table, messageId };
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
    work: underway(),
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
    change(next: Table): void {
      const before = table;
      table = { ...next, messageId: next.hand > before.hand ? null : before.messageId };
      publisher.told({ before, table });
    },
    shown: () => sent.map(({ method, message }) => `${method} ${message ?? ''}`.trim()),
  };
}

const said = (table: Table, who: { id: string }, what = 'take'): Table => {
  const seat = table.seats.findIndex(({ userId }) => userId === who.id);
  return taken(table, choose(toy, who.id, table.prompts[seat]!, what));
};
const refused = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', 'https://x', {
    body: undefined,
    files: undefined,
  });
const down = () =>
  new HTTPError(502, 'Bad Gateway', 'PATCH', 'https://x', { body: undefined, files: undefined });

describe('a change', () => {
  test('is shown after the answer to the press, at the channel’s pace, the last state wins', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    at.change(said(at.table, ann));
    await at.clock.advance(GRACE);
    expect(at.shown()).toEqual([`patch ${MESSAGE}`]);
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(PACE - 1);
    expect(at.sent).toHaveLength(1);
    await at.clock.advance(1);
    expect(at.sent.at(-1)!.text).toMatch(/ended (this table )?early/);
  });

  test('that an answer has shown is not sent again', async () => {
    const at = house();
    at.change(said(at.table, ann));
    at.publisher.shows(at.table, await at.publisher.drawn(at.table));
    await at.clock.advance(5 * PACE);
    expect(at.sent).toEqual([]);
  });

  test('whose answer came after that to a newer one is shown again: the older would stay', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    const older = at.table;
    const drawn = await at.publisher.drawn(older);
    at.change(taken(at.table, endTable(ann.id, false)));
    at.publisher.shows(at.table, await at.publisher.drawn(at.table));
    at.publisher.shows(older, drawn);
    await at.clock.advance(2 * PACE);
    expect(at.shown()).toEqual([`patch ${MESSAGE}`]);
    expect(at.sent[0]!.text).toMatch(/ended (this table )?early/);
  });
});

describe('a table’s first message', () => {
  test('comes with an answer: none is posted while that is on its way', async () => {
    const at = house({ ...playing([ann, ben]), messageId: null });
    at.publisher.comes(at.table);
    at.change(said(at.table, ann));
    await at.clock.advance(5_000);
    expect(at.sent).toEqual([]);
    at.publisher.shows({ ...at.table, messageId: MESSAGE }, []);
    await at.clock.advance(20_000);
    expect(at.shown().filter((what) => what.startsWith('post'))).toEqual([]);
  });

  test('is posted where that answer never came', async () => {
    const at = house({ ...playing([ann, ben]), messageId: null });
    at.publisher.comes(at.table);
    at.change(said(at.table, ann));
    await at.clock.advance(11_000);
    expect(at.shown()).toEqual(['post']);
  });

  test('is posted where that answer never came, and nothing happens at the table either', async () => {
    const at = house({ ...playing([ann, ben]), messageId: null });
    at.publisher.comes(at.table);
    await at.clock.advance(11_000);
    expect(at.shown()).toEqual(['post']);
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(2 * PACE);
    expect([...at.publisher.guilds()]).toEqual([]);
  });

  test('is asked for under the same name after a restart, so that Discord gives it once', async () => {
    const table = { ...playing([ann, ben]), messageId: null };
    const nonces = [];
    for (let start = 0; start < 2; start++) {
      const at = house(table);
      at.publisher.told({ before: null, table });
      await at.clock.advance(GRACE);
      nonces.push(at.sent[0]!.nonce);
    }
    expect(nonces[0]).toBe(nonces[1]);
    expect(nonces[0]!.length).toBeLessThanOrEqual(25);
  });

  test('of the next hand is another, and the one before is left without buttons', async () => {
    const at = house();
    at.change(said(said(at.table, ann), ben));
    await at.clock.advance(GRACE);
    at.change(taken(at.table, nextHand(toy)));
    await at.clock.advance(2 * PACE);
    expect(at.shown()).toEqual([`patch ${MESSAGE}`, `patch ${MESSAGE}`, 'post']);
    expect(at.sent[1]!.text).not.toContain('custom_id');
    expect(at.sent[2]!.nonce).toBe('aaaaaaaaaa.h2.channel');
  });
});

describe('a hand that is over', () => {
  const slow = (at: ReturnType<typeof house>) => {
    let arrive = (): void => {};
    at.says.push(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    return () => arrive();
  };

  test('keeps its message where that was to be posted anew, and the next has begun first', async () => {
    const at = house();
    at.change(said(at.table, ann));
    await at.clock.advance(PACE);
    for (let line = 0; line < 12; line++) at.publisher.talked('channel');
    const arrive = slow(at);
    at.change(said(at.table, ben));
    await at.clock.advance(PACE);
    at.change(taken(at.table, nextHand(toy)));
    arrive();
    await at.clock.advance(3 * PACE);
    const again = String(BigInt(MESSAGE) + 2n);
    expect(at.shown()).not.toContain(`delete ${MESSAGE}`);
    expect(at.shown()).toContain(`delete ${again}`);
    expect(at.shown().at(-1)).toBe('post');
  });

  test('is not drawn over its record by an edit that was being drawn', async () => {
    const at = house();
    at.change(said(said(at.table, ann), ben));
    let arrive = (): void => {};
    at.reads.push(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    await at.clock.advance(GRACE);
    at.change(taken(at.table, nextHand(toy)));
    await at.clock.advance(0);
    arrive();
    await at.clock.advance(3 * PACE);
    const edits = at.sent.filter(({ message }) => message === MESSAGE);
    expect(edits.at(-1)!.text).not.toContain('custom_id');
  });
});

describe('an answer that comes when all has been shown of a table that has ended', () => {
  test('leaves nothing to remember', async () => {
    const at = house();
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(2 * PACE);
    at.publisher.shows(at.table, await at.publisher.drawn(at.table));
    await at.clock.advance(2 * PACE);
    expect([...at.publisher.guilds()]).toEqual([]);
    expect(at.sent).toHaveLength(1);
  });

  test('does not stay where it shows what was before', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    const older = at.table;
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(2 * PACE);
    at.publisher.shows(older, await at.publisher.drawn(older));
    await at.clock.advance(2 * PACE);
    expect(at.sent).toHaveLength(2);
    expect(at.sent[1]!.text).toMatch(/ended (this table )?early/);
    expect([...at.publisher.guilds()]).toEqual([]);
  });
});

describe('where Discord does not take it', () => {
  test.each([
    ['a message that is gone', refused(10008, 404)],
    ['a thread that is asleep', refused(50083, 400)],
  ])('%s: it is posted anew, under a name of its own', async (_, error) => {
    const at = house();
    at.says.push(error);
    at.change(said(at.table, ann));
    await at.clock.advance(2 * PACE);
    expect(at.shown()).toEqual([`patch ${MESSAGE}`, 'post']);
    expect(at.sent[1]!.nonce!.length).toBeLessThanOrEqual(25);
    expect(at.table.messageId).toBe(String(BigInt(MESSAGE) + 1n));
  });

  test('for a while: it is tried again, less and less often, the end of the table too', async () => {
    const at = house();
    at.says.push(...Array.from({ length: 4 }, down));
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(30_000);
    expect(at.sent.length).toBeLessThanOrEqual(4);
    await at.clock.advance(60_000);
    expect(at.sent).toHaveLength(5);
    await at.clock.advance(86_400_000);
    expect(at.sent).toHaveLength(5);
    expect(at.clock.armed).toBe(0);
  });

  test.each([
    ['it may not write there', refused(50013, 403)],
    ['what is written is wrong', refused(50035, 400)],
  ])('because %s: it is not asked again until something changes', async (_, error) => {
    const at = house();
    at.says.push(error);
    at.change(said(at.table, ann, 'think'));
    await at.clock.advance(50 * 60_000);
    expect(at.sent).toHaveLength(1);
    at.change(said(at.table, ann));
    await at.clock.advance(PACE);
    expect(at.shown()).toEqual([`patch ${MESSAGE}`, `patch ${MESSAGE}`]);
  });

  test('because the channel is gone: the table ends', async () => {
    const at = house();
    at.says.push(refused(10003, 404));
    at.change(said(at.table, ann));
    await at.clock.advance(PACE);
    expect(at.table.phase).toBe('cancelled');
    await at.clock.advance(86_400_000);
    expect(at.sent).toHaveLength(1);
  });
});

describe('talk', () => {
  test('pushes a table’s message up: it is posted at the bottom, and the old one taken away', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    await at.clock.advance(PACE);
    for (let line = 0; line < 12; line++) at.publisher.talked('channel');
    at.publisher.talked('another');
    at.change(said(at.table, ann));
    await at.clock.advance(PACE);
    expect(at.shown().slice(1)).toEqual(['post', `delete ${MESSAGE}`]);
  });

  test('a table that ended while it was posted anew is not remembered for ever', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    await at.clock.advance(PACE);
    for (let line = 0; line < 12; line++) at.publisher.talked('channel');
    let arrive = (): void => {};
    at.says.push(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    at.change(said(at.table, ann));
    await at.clock.advance(PACE);
    at.change(taken(at.table, endTable(ann.id, false)));
    arrive();
    await at.clock.advance(3 * PACE);
    const shown = at.sent.length;
    // Were it still known, its message’s end would bring it back.
    at.publisher.messageGone(at.table.messageId!);
    await at.clock.advance(PACE);
    expect(at.sent).toHaveLength(shown);
    expect(at.sent.some(({ text }) => text.includes('this table early'))).toBe(true);
  });
});

test('a message that somebody deletes is posted anew', async () => {
  const at = house();
  at.change(said(at.table, ann));
  await at.clock.advance(PACE);
  at.says.push(refused(10008, 404));
  at.publisher.messageGone(MESSAGE);
  await at.clock.advance(PACE);
  expect(at.shown()).toEqual([`patch ${MESSAGE}`, `patch ${MESSAGE}`, 'post']);
});
