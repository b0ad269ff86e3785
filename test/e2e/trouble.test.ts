/** What Discord and its users may do to a table's messages, channels and servers: no move is lost. */
import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRunningTable, type RunningTable } from './running-table.ts';

let table: RunningTable;

beforeEach(async () => {
  table = await openRunningTable();
});
afterEach(() => table.house.close());

const expectNoComplaints = () => expect(table.house.discord.complaints).toEqual([]);

describe('a table’s message', () => {
  it('is posted anew when somebody deletes it', async () => {
    const { house, message, reposted, stored } = table;
    house.discord.deleteMessage(message.id);
    await house.settle(3_000);
    const repost = await reposted();
    expect((await stored()).messageId).toBe(repost.id);
    expectNoComplaints();
  });

  it('is posted anew when it is deleted together with others', async () => {
    const { house, message, reposted, stored } = table;
    const others = [1, 2].map((line) => house.discord.member('Ben').say(`talk ${line}`).id);
    house.discord.deleteMessages([others[0]!, message.id, others[1]!]);
    await house.settle(3_000);
    const repost = await reposted();
    expect((await stored()).messageId).toBe(repost.id);
    expectNoComplaints();
  });

  it('is posted anew by the next edit when it was deleted without an event', async () => {
    const { house, message, reposted, play } = table;
    house.discord.deleteMessage(message.id, { unheard: true });
    await play();
    await house.settle(3_000);
    await reposted();
    expectNoComplaints();
  });

  it('is posted anew at the bottom when messages of others have pushed it up', async () => {
    const { house, ann, message, reposted, play } = table;
    for (let line = 0; line < 15; line++) house.discord.member('Ben').say(`talk ${line}`);
    await play();
    await house.settle(3_000);
    await reposted();
    expect(ann.look(message)).toBeUndefined();
    expectNoComplaints();
  });

  it.each([{ status: 500 }, { status: 502 }, { status: 429, retryAfterMs: 200 }] as const)(
    'is edited later where Discord answers with $status; the move is made at once',
    async (fault) => {
      const { house, ann, message, play, stored } = table;
      const before = (await stored()).version;
      house.discord.fault('PATCH /channels', fault, 2);
      const { message: answer } = await play();
      expect(answer).toBeDefined();
      expect((await stored()).version).toBe(before + 1);
      for (let wait = 0; wait < 8; wait++) await house.settle(6_000);
      expect(textOf(ann.look(message)!)).not.toContain('Who will be landlord');
    },
  );

  it('is edited again once the bot may write again; meanwhile the game goes on in the panels', async () => {
    const { house, ann, message, play, untilTurn } = table;
    const allow = house.discord.deny('卓-1', 'SendMessages', 'ViewChannel');
    const { answer } = await play();
    expect(answer).toBeDefined();
    await house.settle(3_000);
    allow();
    await untilTurn();
    await play();
    await house.settle(3_000);
    expect(textOf(ann.look(message)!)).toContain('Deal 1 of 4');
  });
});

describe('a channel that is deleted', () => {
  it.each([{ unheard: false }, { unheard: true }])('ends its tables, and no others (%o)', async (how) => {
    const { house, ann } = table;
    const other = (await ann.command('/play doudizhu', {}, { channel: '卓-2' })).message!;
    house.discord.deleteChannel('卓-1', how);
    await house.settle(3_000);
    await house.clock.advance(200_000);
    const left = await house.store.tables.openTableIds(house.discord.guildId);
    expect(left).toHaveLength(1);
    await house.discord.member('Ben').press(other, 'Join');
    expect(textOf(ann.look(other)!)).toContain('Seats 2 / 4');
  });

  it('moves its tables to the parent channel if it is a thread, and the game goes on', async () => {
    const { house, ann } = table;
    const reply = (await ann.command('/play doudizhu', { thread: true, computers: 3 })).message!;
    const thread = textOf(reply).match(/<#(\d+)>/)![1]!;
    await house.settle();
    const lobby = ann.sees(thread).find((message) => textOf(message).includes('Seats 4 / 4'))!;
    await ann.press(lobby, 'Start');
    await house.settle();
    house.discord.deleteChannel(thread);
    await house.settle(3_000);
    const repost = await table.reposted();
    const { ephemeral } = await ann.press(repost, 'My hand');
    expect(textOf(ephemeral!)).toContain('Your hand');
    expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(2);
    expectNoComplaints();
  });
});

describe('a server', () => {
  it.each([{ unheard: false }, { unheard: true }])(
    'that removes the bot ends its tables, and nobody is paid (%o)',
    async (how) => {
      const { house } = table;
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

  it('that is unavailable for a while keeps its tables', async () => {
    const { house } = table;
    house.discord.removeBot({ outage: true });
    await house.settle(3_000);
    expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(1);
  });
});
