/** Live panels on a clock that is moved by hand, and a Discord that takes edits when it is told to. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { textOnly } from '../../src/discord/emojis/emojis.ts';
import { livePanels } from '../../src/discord/panels.ts';
import type { PanelState } from '../../src/discord/screens/panel.ts';
import { serializers } from '../../src/log.ts';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import type { PanelRecord, Table } from '../../src/store/records.ts';
import { actByComputer, choose, warn } from '../../src/tables/play.ts';
import { underway } from '../../src/underway.ts';
import { ann, ben, NOON, playing, taken } from '../tables/made.ts';
import { toy } from '../tables/toy.ts';

const GRACE = 150;
const PACE = 1_000;
const MINUTE = 60_000;
const TOKEN = 'aW50ZXJhY3Rpb24';

function house(kept: readonly PanelRecord[] = []) {
  const clock = manualClock(NOON);
  const work = underway();
  let table: Table = playing([ann, ben], { turnSeconds: 0 });
  const sent: { token: string; text: string }[] = [];
  const deleted: string[] = [];
  const lines: string[] = [];
  const noted: PanelRecord[][] = [];
  /** What Discord says to the next edits; nothing: it takes them. */
  const says: (Error | Promise<unknown>)[] = [];
  const tokenIn = (route: string): string => route.split('/')[3]!;

  const panels = livePanels({
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
      async keepPanels(records) {
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
    panels.shown(record(fields), table, panels.draw(table, userId, 'en', state));
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
    change(next: Table): void {
      table = next;
      panels.refresh(table.id);
    },
    texts: () => sent.map(({ text }) => text.match(/Said: [^"\\]+/)?.[0]),
  };
}

const benSays = (table: Table, what = 'take'): Table =>
  taken(table, choose(toy, ben.id, table.prompts[1]!, what));
const annSays = (table: Table, what = 'take'): Table =>
  taken(table, choose(toy, ann.id, table.prompts[0]!, what));
const refused = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'PATCH', `https://x/webhooks/1/${TOKEN}`, {
    body: undefined,
    files: undefined,
  });

describe('what others do', () => {
  test('is shown through the panel’s token, a moment later', async () => {
    const { change, clock, sent, shown, table, texts } = house();
    shown();
    change(benSays(table));
    await clock.advance(GRACE - 1);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(sent.map(({ token }) => token)).toEqual([TOKEN]);
    expect(texts()).toEqual(['Said: … take']);
  });

  test('is shown at a pace, the last state wins', async () => {
    const at = house();
    at.shown();
    at.change(benSays(at.table, 'think'));
    at.change(benSays(at.table));
    at.change(taken(at.table, warn));
    await at.clock.advance(GRACE);
    expect(at.texts()).toEqual(['Said: … take']);
    at.change(annSays(at.table, 'think'));
    at.change(annSays(at.table));
    await at.clock.advance(PACE - 1);
    expect(at.sent).toHaveLength(1);
    await at.clock.advance(1 + GRACE);
    expect(at.texts()).toEqual(['Said: … take', 'Said: take take']);
    await at.clock.advance(5 * PACE);
    expect(at.sent).toHaveLength(2);
  });

  test('that changes nothing to be seen is not sent', async () => {
    const { change, clock, sent, shown, table } = house();
    shown();
    change(taken(table, warn));
    await clock.advance(PACE);
    expect(sent).toEqual([]);
  });

  test('is shown to every player of the table, and to nobody at another', async () => {
    const { change, clock, sent, shown, table, panels } = house();
    shown();
    shown({ picked: '' }, { userId: ben.id, token: 'bens' });
    panels.refresh('bbbbbbbbbb');
    await clock.advance(PACE);
    expect(sent).toEqual([]);
    change(benSays(table));
    await clock.advance(GRACE);
    expect(sent.map(({ token }) => token).sort()).toEqual([TOKEN, 'bens']);
  });
});

describe('one’s own press', () => {
  test('is answered, and not shown a second time', async () => {
    const at = house();
    at.shown();
    at.change(annSays(at.table));
    at.shown();
    await at.clock.advance(5 * PACE);
    expect(at.sent).toEqual([]);
  });

  test('is shown although its answer went wrong', async () => {
    const { change, clock, shown, table, texts } = house();
    shown();
    change(annSays(table));
    await clock.advance(GRACE);
    expect(texts()).toEqual(['Said: take …']);
  });

  test('whose answer was drawn before something else happened is followed by that', async () => {
    const at = house();
    at.shown();
    const drawn = at.panels.draw(at.table, ann.id, 'en', { picked: '' });
    const old = at.table;
    at.change(benSays(at.table));
    at.panels.shown(at.record(), old, drawn);
    await at.clock.advance(GRACE + PACE);
    expect(at.texts()).toEqual(['Said: … take']);
  });

  test('that overtook an edit is shown again, as it now is', async () => {
    const at = house();
    at.shown();
    let arrive = (): void => {};
    at.says.push(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    at.change(benSays(at.table));
    await at.clock.advance(GRACE);
    at.change(annSays(at.table));
    at.shown({ picked: '' }, { token: 'newer' });
    arrive();
    await at.clock.advance(2 * PACE);
    expect(at.texts()).toEqual(['Said: … take', 'Said: take take']);
    expect(at.sent.map(({ token }) => token)).toEqual([TOKEN, 'newer']);
  });
});

describe('what a player had begun to pick, and what they were told', () => {
  const state = { picked: '2', notice: 'The game had moved on.' };

  test('stays while the question is the same', async () => {
    const { change, clock, sent, shown, table } = house();
    shown(state);
    await clock.advance(5 * PACE);
    expect(sent).toEqual([]);
    change(benSays(table));
    await clock.advance(GRACE);
    expect(sent[0]!.text).toContain('Picked: 2');
    expect(sent[0]!.text).toContain('The game had moved on.');
  });

  test('is gone with the next question', async () => {
    const { change, clock, sent, shown, table } = house();
    shown(state);
    change(annSays(table, 'think'));
    await clock.advance(GRACE);
    expect(sent[0]!.text).not.toContain('Picked');
    expect(sent[0]!.text).not.toContain('moved on');
  });
});

describe('the end of a token', () => {
  test('is announced a minute before it; then the panel is forgotten', async () => {
    const { change, clock, sent, shown, table } = house();
    shown({ picked: '2' });
    await clock.advance(14 * MINUTE - 1);
    expect(sent).toEqual([]);
    await clock.advance(GRACE + 1);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('no longer changes by itself');
    expect(sent[0]!.text).toContain('Picked: 2');
    await clock.advance(MINUTE);
    change(benSays(table));
    await clock.advance(PACE);
    expect(sent).toHaveLength(1);
    expect(clock.armed, 'nothing is kept of it').toBe(0);
  });

  test('comes later with every press', async () => {
    const { clock, sent, shown } = house();
    for (let press = 0; press < 5; press++) {
      shown();
      await clock.advance(10 * MINUTE);
    }
    expect(sent).toEqual([]);
  });

  test('may come early: who has put the panel away is not written to again', async () => {
    for (const [code, status] of [
      [10008, 404],
      [10015, 404],
      [50027, 401],
    ] as const) {
      const at = house();
      at.shown();
      at.says.push(refused(code, status));
      at.change(benSays(at.table));
      await at.clock.advance(2 * PACE);
      at.change(annSays(at.table));
      await at.clock.advance(20 * MINUTE);
      expect(at.sent).toHaveLength(1);
      expect(at.lines).toEqual([]);
      expect(at.clock.armed).toBe(0);
    }
  });

  test('of an older token is none of the newer one’s', async () => {
    const at = house();
    at.shown();
    let refuse = (_: Error): void => {};
    at.says.push(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    at.change(benSays(at.table));
    await at.clock.advance(GRACE);
    at.shown({ picked: '' }, { token: 'newer' });
    refuse(refused(50027, 401));
    await at.clock.advance(PACE);
    at.change(annSays(at.table));
    await at.clock.advance(PACE);
    expect(at.sent.map(({ token }) => token)).toEqual([TOKEN, 'newer']);
  });
});

test('an edit that Discord could not take is made again, as the table is by then; nothing of it is in the log', async () => {
  const at = house();
  at.shown();
  const down = new HTTPError(502, 'Bad Gateway', 'PATCH', `https://x/webhooks/1/${TOKEN}`, {
    body: undefined,
    files: undefined,
  });
  at.says.push(down, down);
  at.change(benSays(at.table));
  await at.clock.advance(6_000);
  at.change(annSays(at.table));
  await at.clock.advance(15_000);
  expect(at.texts().at(-1)).toBe('Said: take take');
  expect(at.sent.length).toBeLessThanOrEqual(4);
  expect(at.lines.length).toBe(2);
  expect(at.lines.join()).not.toMatch(new RegExp(`${TOKEN}|Said`));
});

test('a second panel puts the first one away', () => {
  const { shown, deleted } = house();
  shown();
  shown({ picked: '' }, { token: 'newest' });
  expect(deleted).toEqual([]);
  shown({ picked: '' }, { token: 'newer', messageId: 'another' });
  expect(deleted).toEqual(['newest']);
});

describe('for a restart', () => {
  test('the latest token of each panel is noted now and then, and at the end', async () => {
    const { shown, noted, clock, panels } = house();
    shown();
    shown({ picked: '' }, { token: 'newer' });
    shown({ picked: '' }, { userId: ben.id, token: 'bens' });
    await clock.advance(5_000);
    expect(noted.map((records) => records.map(({ token }) => token))).toEqual([['newer', 'bens']]);
    shown({ picked: '' }, { token: 'last' });
    await panels.close();
    expect(noted.at(-1)!.map(({ token }) => token)).toEqual(['last']);
  });

  test('panels whose tokens still live show the table as it is', async () => {
    const kept = { tableId: 'aaaaaaaaaa', userId: ann.id, token: TOKEN, messageId: 'message', locale: 'ja' };
    const { panels, clock, texts, sent } = house([{ ...kept, expiresAt: NOON + 5 * MINUTE }]);
    await panels.recover();
    await clock.advance(GRACE);
    expect(texts()).toEqual(['Said: … …']);
    await clock.advance(4 * MINUTE + GRACE);
    expect(sent.at(-1)!.text).toContain('しばらく操作がなかった');
  });

  test('a panel of a table that is none any more, or of who sits there no longer, is left alone', async () => {
    const kept = { tableId: 'bbbbbbbbbb', userId: ann.id, token: TOKEN, messageId: 'message', locale: 'ja' };
    const expiresAt = NOON + 5 * MINUTE;
    const { panels, clock, sent, lines } = house([
      { ...kept, expiresAt },
      { ...kept, tableId: 'aaaaaaaaaa', userId: 'gone', expiresAt },
    ]);
    await panels.recover();
    await clock.advance(6 * MINUTE);
    expect(sent).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('nothing is edited once it is closed', async () => {
    const { panels, change, clock, sent, shown, table } = house();
    shown();
    await panels.close();
    change(taken(table, actByComputer(toy, 1, 'computer')));
    await clock.advance(20 * MINUTE);
    expect(sent).toEqual([]);
  });
});
