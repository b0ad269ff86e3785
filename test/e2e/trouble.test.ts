/** What Discord, the database and the gateway may do: nothing of it ends the process or loses a move. */
import Sqlite from 'better-sqlite3';
import { type Member, type SeenMessage, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inPhase } from '../tables/made.ts';
import { canAct, type House, openHand, openHouse, playSomething } from './house.ts';

let house: House;
let ann: Member;
let table: SeenMessage;
let panel: SeenMessage;

beforeEach(async () => {
  house = await openHouse({}, { pace: () => 200 });
  ann = house.discord.member('Ann');
  table = (await ann.command('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await house.settle();
  panel = await openHand(ann, table);
  await untilAsked();
});
afterEach(() => house.close());

async function untilAsked(): Promise<void> {
  for (let guard = 0; !canAct(ann.look(panel)!); guard++) {
    expect(guard).toBeLessThan(200);
    await house.settle(1_100);
  }
}

const noComplaints = () => expect(house.discord.complaints).toEqual([]);
const own = async () => {
  const [id] = await house.store.tables.openTableIds(house.discord.guildId);
  return inPhase('playing', (await house.store.tables.find(id!))!);
};
const raw = <T>(work: (db: Sqlite.Database) => T): T => {
  const db = new Sqlite(house.databaseUrl.replace('file:', ''));
  try {
    return work(db);
  } finally {
    db.close();
  }
};

test('a table’s message that somebody deletes is posted anew', async () => {
  house.discord.deleteMessage(table.id);
  await house.settle(3_000);
  const anew = await ann.awaits('Deal 1 of 4');
  expect(anew.id).not.toBe(table.id);
  expect((await own()).messageId).toBe(anew.id);
  noComplaints();
});

test('deleted together with others, in one sweep, it is posted anew as well', async () => {
  const others = [1, 2].map((line) => house.discord.member('Ben').say(`talk ${line}`).id);
  house.discord.deleteMessages([others[0]!, table.id, others[1]!]);
  await house.settle(3_000);
  const anew = await ann.awaits('Deal 1 of 4');
  expect(anew.id).not.toBe(table.id);
  expect((await own()).messageId).toBe(anew.id);
  noComplaints();
});

test('deleted while the bot was not listening: the next edit finds out, and posts anew', async () => {
  house.discord.deleteMessage(table.id, { unheard: true });
  await playSomething(ann, ann.look(panel)!);
  await house.settle(3_000);
  expect((await ann.awaits('Deal 1 of 4')).id).not.toBe(table.id);
  noComplaints();
});

test.each([{ unheard: false }, { unheard: true }])(
  'a channel that is deleted takes its tables along, and no others (%o)',
  async (how) => {
    const other = (await ann.command('/play doudizhu', {}, { channel: '卓-2' })).message!;
    house.discord.deleteChannel('卓-1', how);
    await house.settle(3_000);
    await house.clock.advance(200_000);
    const left = await house.store.tables.openTableIds(house.discord.guildId);
    expect(left).toHaveLength(1);
    await house.discord.member('Ben').press(other, 'Join');
    expect(textOf(ann.look(other)!)).toContain('Seats 2 / 4');
  },
);

test('a thread that is deleted sends its table back to its channel, where the game goes on', async () => {
  const made = (await ann.command('/play doudizhu', { thread: true, computers: 3 })).message!;
  const thread = textOf(made).match(/<#(\d+)>/)![1]!;
  await house.settle();
  const lobby = ann.sees(thread).find((message) => textOf(message).includes('Seats 4 / 4'))!;
  await ann.press(lobby, 'Start');
  await house.settle();
  house.discord.deleteChannel(thread);
  await house.settle(3_000);
  const anew = await ann.awaits('Deal 1 of 4');
  expect(anew.id).not.toBe(table.id);
  const { ephemeral } = await ann.press(anew, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand');
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(2);
  noComplaints();
});

test.each([{ unheard: false }, { unheard: true }])(
  'the bot is removed from the server (%o): its tables end, and nobody is paid',
  async (how) => {
    if (how.unheard) await house.stop();
    house.discord.removeBot(how);
    if (how.unheard) await house.start();
    const sent = house.discord.exchanges.length;
    await house.settle(3_000);
    await house.clock.advance(600_000);
    expect(await house.store.tables.openTableIds(house.discord.guildId)).toEqual([]);
    expect(await house.store.ledger.standings(house.discord.guildId, 'chips')).toEqual([]);
    const edits = house.discord.exchanges.slice(sent).filter(({ path }) => path.startsWith('/channels'));
    expect(edits).toEqual([]);
  },
);

test('a server that Discord loses sight of for a while keeps its tables', async () => {
  house.discord.removeBot({ outage: true });
  await house.settle(3_000);
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(1);
});

test.each([{ status: 500 }, { status: 502 }, { status: 429, retryAfterMs: 200 }] as const)(
  'edits that Discord answers with $status come through later; the move is made at once',
  async (fault) => {
    const before = (await own()).version;
    house.discord.fault('PATCH /channels', fault, 2);
    const { message } = await playSomething(ann, ann.look(panel)!);
    expect(message).toBeDefined();
    expect((await own()).version).toBe(before + 1);
    for (let wait = 0; wait < 8; wait++) await house.settle(6_000);
    expect(textOf(ann.look(table)!)).not.toContain('Who will be landlord');
  },
);

test('not allowed to write any more: the game goes on in the panels, the table shows again when it may', async () => {
  const allow = house.discord.deny('卓-1', 'SendMessages', 'ViewChannel');
  const { answer } = await playSomething(ann, ann.look(panel)!);
  expect(answer).toBeDefined();
  await house.settle(3_000);
  allow();
  await untilAsked();
  await playSomething(ann, ann.look(panel)!);
  await house.settle(3_000);
  expect(textOf(ann.look(table)!)).toContain('Deal 1 of 4');
});

test('a dropped gateway resumes, and presses are answered again', async () => {
  house.discord.gateway.drop();
  await house.discord.gateway.whenConnected();
  await house.discord.quiet(50);
  const { answer } = await playSomething(ann, ann.look(panel)!);
  expect(answer).toBeDefined();
  noComplaints();
}, 30_000);

test('Discord out of reach for ten minutes: no turn runs out, and the time is given back', async () => {
  const before = await own();
  house.discord.gateway.down();
  await house.discord.quiet(50);
  await house.clock.advance(600_000);
  expect((await own()).seq).toBe(before.seq);
  house.discord.gateway.up();
  await house.discord.gateway.whenConnected();
  await house.settle(100);
  const after = await own();
  expect(after.seq).toBe(before.seq);
  expect(after.deadline! - before.deadline!).toBeGreaterThanOrEqual(600_000);
  expect(after.deadline! - before.deadline!).toBeLessThan(610_000);
  const { answer } = await playSomething(ann, ann.look(panel)!);
  expect(answer).toBeDefined();
}, 30_000);

test('out of reach, and stopped before it is back: what was lost is given back at the next start', async () => {
  const { deadline } = await own();
  house.discord.gateway.down();
  await house.discord.quiet(50);
  await house.clock.advance(300_000);
  await house.stop();
  await house.clock.advance(300_000);
  house.discord.gateway.up();
  await house.start();
  await house.settle();
  const left = (await own()).deadline! - deadline!;
  expect(left).toBeGreaterThanOrEqual(600_000);
  expect(left).toBeLessThan(620_000);
}, 30_000);

test('after a restart the table, its message and the open panel are as they were, and the game goes on', async () => {
  const before = await own();
  await house.restart();
  await house.settle(3_000);
  const after = await own();
  expect(after.state).toEqual(before.state);
  expect(after.deadline! - before.deadline!).toBeLessThan(20_000);
  const { answer, message } = await playSomething(ann, ann.look(panel)!);
  expect(answer).toBeDefined();
  expect(textOf(message!)).not.toMatch(/^⚠️/);
  noComplaints();
});

test('the time the bot was down is given back', async () => {
  const { deadline } = await own();
  await house.stop();
  await house.clock.advance(600_000);
  await house.start();
  await house.settle();
  const left = (await own()).deadline! - deadline!;
  expect(left).toBeGreaterThan(590_000);
  expect(left).toBeLessThan(620_000);
});

test('a state that cannot be read sets that table aside, with a word at the table; all others go on', async () => {
  const other = (await ann.command('/play doudizhu', { computers: 3 }, { channel: '卓-2' })).message!;
  const { id } = await own();
  await house.stop();
  raw((db) => db.prepare('UPDATE "Table" SET state = ? WHERE id = ?').run('{"phase":"pl', id));
  await house.start();
  await house.settle(3_000);
  expect(textOf(ann.look(table)!)).toContain('set aside');
  const late = await ann.press(ann.look(panel)!, `m:${id}:1:a.pass`, { forge: true });
  expect(textOf(late.ephemeral!)).toContain('cannot go on');
  await ann.press(ann.look(other)!, 'Start');
  await house.settle();
  expect(textOf(ann.look(other)!)).toContain('Deal 1 of 4');
});

test('a row that turns out to be unreadable while the bot runs: that table says so, all others go on', async () => {
  const { id } = await own();
  const other = (await ann.command('/play doudizhu', {}, { channel: '卓-2' })).message!;
  raw((db) => db.prepare('UPDATE "Table" SET version = version + 5 WHERE id = ?').run(id));
  await playSomething(ann, ann.look(panel)!);
  raw((db) => db.prepare('UPDATE "Table" SET prompts = ? WHERE id = ?').run('[1,', id));
  const { ephemeral } = await house.discord.member('Ben').command('/table show');
  expect(textOf(ephemeral!)).toContain(other.id);
  expect(textOf(ephemeral!)).not.toContain(table.id);
  await house.settle(3_000);
  expect(textOf(ann.look(table)!)).toContain('set aside');
  expect(textOf(ann.look(panel)!)).toContain('cannot go on');
  await ann.command('/table end', {}, { channel: '卓-2' });
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toEqual([]);
  noComplaints();
});

test('a database that refuses to write: the press is told, nothing is changed, and it works once it writes again', async () => {
  const before = await own();
  const db = new Sqlite(house.databaseUrl.replace('file:', ''));
  db.exec("CREATE TRIGGER no_moves BEFORE INSERT ON Move BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const failed = await playSomething(ann, ann.look(panel)!);
  expect(textOf(failed.message!)).toContain('nothing was changed');
  expect((await own()).version).toBe(before.version);
  db.exec('DROP TRIGGER no_moves');
  db.close();
  await playSomething(ann, ann.look(panel)!);
  expect((await own()).version).toBe(before.version + 1);
});

/** Somebody else holds the database; the function lets go of it. */
function hold(): () => void {
  const db = new Sqlite(house.databaseUrl.replace('file:', ''));
  db.exec('BEGIN IMMEDIATE');
  // Steps wait for the clock now: it must not wait for them.
  house.clock.settleWith(() => house.discord.quiet(150));
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

test('a database that somebody else holds for a second: the press is answered, and the move is made', async () => {
  const before = await own();
  house.clock.after(1_000, hold());
  const pressing = playSomething(ann, ann.look(panel)!);
  await house.clock.advance(1_500);
  const { answer, message } = await pressing;
  expect(answer).toBe('update');
  expect(textOf(message!)).not.toMatch(/^⚠️/);
  expect((await own()).seq).toBeGreaterThan(before.seq);
  noComplaints();
});

test('held for long: the press is told in time that nothing was changed, and works once it is free', async () => {
  const before = await own();
  const free = hold();
  const pressing = playSomething(ann, ann.look(panel)!);
  await house.clock.advance(2_900);
  expect((await pressing).answer).toBe('later');
  expect(textOf(ann.look(panel)!)).toContain('nothing was changed');
  expect((await own()).version).toBe(before.version);
  free();
  await playSomething(ann, ann.look(panel)!);
  expect((await own()).version).toBe(before.version + 1);
  noComplaints();
});

test('talk pushes the table’s message up: it is posted anew at the bottom', async () => {
  for (let line = 0; line < 15; line++) house.discord.member('Ben').say(`talk ${line}`);
  await playSomething(ann, ann.look(panel)!);
  await house.settle(3_000);
  const anew = await ann.awaits('Deal 1 of 4');
  expect(anew.id).not.toBe(table.id);
  expect(ann.look(table)).toBeUndefined();
  noComplaints();
});
