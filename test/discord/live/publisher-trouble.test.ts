/** Public messages where Discord refuses them, where other messages push them up, and where they are deleted. */
import { describe, expect, it } from 'vitest';
import { endTable } from '../../../src/tables/open-table.ts';
import { deferred } from '../../deferred.ts';
import { ann, NOON, tableAfter } from '../../tables/fixtures.ts';
import { afterChoice, GRACE, idAt, MESSAGE, PACE, setupPublisher } from './publisher-setup.ts';
import { badGateway, discordError } from './responses.ts';

describe('an edit that Discord refuses', () => {
  it.each([
    ['because the message is gone', discordError(10008, 404)],
    ['because the thread is archived', discordError(50083, 400)],
  ])('%s: the message is posted anew, with a nonce of its own', async (_, error) => {
    const fixture = setupPublisher();
    fixture.responses.push(error);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(2 * PACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`, 'post']);
    expect(fixture.sent[1]!.nonce!.length).toBeLessThanOrEqual(25);
    expect(fixture.table.messageId).toBe(String(idAt(NOON + GRACE) + 1n));
  });

  it('because Discord is down is repeated less and less often, also after the table’s end', async () => {
    const fixture = setupPublisher();
    fixture.responses.push(...Array.from({ length: 4 }, () => badGateway()));
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(30_000);
    expect(fixture.sent.length).toBeLessThanOrEqual(4);
    await fixture.clock.advance(60_000);
    expect(fixture.sent).toHaveLength(5);
    await fixture.clock.advance(86_400_000);
    expect(fixture.sent).toHaveLength(5);
    expect(fixture.clock.pendingTimers).toBe(0);
  });

  it('because its content is invalid is not repeated until something changes', async () => {
    const fixture = setupPublisher();
    fixture.responses.push(discordError(50035, 400));
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(50 * 60_000);
    expect(fixture.sent).toHaveLength(1);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`, `patch ${MESSAGE}`]);
  });

  it('and will refuse again does not hide a table’s end that came meanwhile', async () => {
    const fixture = setupPublisher();
    const response = deferred();
    fixture.responses.push(response.promise);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    response.reject(discordError(50035, 400));
    await fixture.clock.advance(2 * PACE);
    expect(fixture.sent).toHaveLength(2);
    expect(fixture.sent[1]!.text).toMatch(/ended (this table )?early/);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
  });

  it('because the channel is gone ends the table', async () => {
    const fixture = setupPublisher();
    fixture.responses.push(discordError(10003, 404));
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    expect(fixture.table.phase).toBe('cancelled');
    await fixture.clock.advance(86_400_000);
    expect(fixture.sent).toHaveLength(1);
  });

  it('because a thread is gone moves the table to the thread’s channel, also before the event', async () => {
    const fixture = setupPublisher();
    fixture.parents.set(fixture.table.channelId, 'parent');
    fixture.responses.push(discordError(10003, 404));
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    expect(fixture.table).toMatchObject({ phase: 'playing', channelId: 'parent' });
  });

  it('because the table has just left a channel that is gone does not end the table', async () => {
    const fixture = setupPublisher();
    const response = deferred();
    fixture.responses.push(response.promise);
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(PACE);
    fixture.change({ ...fixture.table, channelId: 'parent' });
    response.reject(discordError(10003, 404));
    await fixture.clock.advance(3 * PACE);
    expect(fixture.table.phase).toBe('playing');
    expect(fixture.sent).toHaveLength(2);
  });
});

describe('messages of others', () => {
  it('push a table’s message up: it is posted at the bottom, and the old one deleted', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(PACE);
    fixture.pushUp();
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    expect(fixture.requests().slice(1)).toEqual(['post', `delete ${MESSAGE}`]);
  });

  it('in other channels do not', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(PACE);
    for (let count = 0; count < 20; count++) fixture.publisher.onMessage('another', '1');
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    expect(fixture.requests().slice(1)).toEqual([`patch ${MESSAGE}`]);
  });

  it('leave nothing in memory of a table that ended while it was being posted anew', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(PACE);
    fixture.pushUp();
    const response = deferred();
    fixture.responses.push(response.promise);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    response.resolve();
    await fixture.clock.advance(3 * PACE);
    const sent = fixture.sent.length;
    // A table that is still in memory would be posted anew.
    fixture.publisher.onMessageDeleted(fixture.table.messageId!);
    await fixture.clock.advance(PACE);
    expect(fixture.sent).toHaveLength(sent);
    expect(fixture.sent.some(({ text }) => text.includes('this table early'))).toBe(true);
  });
});

describe('a message that somebody deletes', () => {
  it('is posted anew', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(PACE);
    fixture.publisher.onMessageDeleted(MESSAGE);
    await fixture.clock.advance(PACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`, 'post']);
  });

  it('three times in five minutes stays away until a player asks for it', async () => {
    const fixture = setupPublisher();
    const deleteAll = async () => {
      for (let count = 0; count < 60; count++) {
        fixture.publisher.onMessageDeleted(fixture.table.messageId!);
        await fixture.clock.advance(PACE);
      }
    };
    await deleteAll();
    expect(fixture.requests()).toEqual([]);
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await deleteAll();
    expect(fixture.requests()).toEqual(['post', 'post']);
    expect(fixture.held).toEqual(['aaaaaaaaaa deleted']);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(86_400_000);
    expect(fixture.sent).toHaveLength(2);
    fixture.publisher.resume(fixture.table.id);
    await fixture.clock.advance(PACE);
    expect(fixture.requests().slice(2)).toEqual(['post']);
    expect(fixture.held.at(-1)).toBe('aaaaaaaaaa released');
  });

  it('now and then is posted anew each time', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    for (let count = 0; count < 10; count++) {
      await fixture.clock.advance(3 * 60_000);
      fixture.publisher.onMessageDeleted(fixture.table.messageId!);
    }
    await fixture.clock.advance(PACE);
    expect(fixture.requests().filter((request) => request === 'post')).toHaveLength(10);
    expect(fixture.held).toEqual([]);
  });

  it('leaves nothing in memory of a table that ends while its message stays away', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann));
    for (let count = 0; count < 3; count++) {
      await fixture.clock.advance(PACE);
      fixture.publisher.onMessageDeleted(fixture.table.messageId!);
    }
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(2 * PACE);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
    expect(fixture.holds.get(fixture.table.id)).toBeNull();
  });
});

describe('a channel where the bot lacks a permission', () => {
  const MINUTE = 60_000;

  it.each([50001, 50013])(
    'is tried again less and less often, and not at every change (%i)',
    async (code) => {
      const fixture = setupPublisher();
      fixture.responses.push(...Array.from({ length: 3 }, () => discordError(code, 403)));
      fixture.change(afterChoice(fixture.table, ann, 'think'));
      await fixture.clock.advance(PACE);
      fixture.change(afterChoice(fixture.table, ann));
      await fixture.clock.advance(30_000);
      expect(fixture.sent).toHaveLength(1);
      expect(fixture.held).toEqual(['aaaaaaaaaa forbidden']);
      await fixture.clock.advance(MINUTE);
      expect(fixture.sent).toHaveLength(2);
      await fixture.clock.advance(2 * MINUTE);
      expect(fixture.sent).toHaveLength(3);
      await fixture.clock.advance(4 * MINUTE);
      expect(fixture.sent).toHaveLength(4);
      expect(fixture.held).toEqual(['aaaaaaaaaa forbidden', 'aaaaaaaaaa released']);
      await fixture.clock.advance(86_400_000);
      expect(fixture.sent).toHaveLength(4);
    },
  );

  it('is tried again when permissions of its server change, unless the client knows that one is still missing', async () => {
    const fixture = setupPublisher();
    fixture.responses.push(discordError(50013, 403));
    fixture.missing.push('SendMessages');
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(PACE);
    expect(fixture.holds.get(fixture.table.id)).toEqual({ reason: 'forbidden', missing: ['SendMessages'] });
    fixture.publisher.onPermissionsChanged('guild');
    fixture.publisher.onPermissionsChanged('another');
    await fixture.clock.advance(10 * MINUTE);
    expect(fixture.sent).toHaveLength(1);
    fixture.missing.length = 0;
    fixture.publisher.onPermissionsChanged('guild');
    await fixture.clock.advance(10 * PACE);
    expect(fixture.sent).toHaveLength(2);
    expect(fixture.sent[1]!.text).toMatch(/ended (this table )?early/);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
    expect(fixture.clock.pendingTimers).toBe(0);
  });

  it('does not keep the end of a table in memory for ever', async () => {
    const fixture = setupPublisher();
    fixture.responses.push(...Array.from({ length: 60 }, () => discordError(50013, 403)));
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(3 * 86_400_000);
    expect(fixture.sent.length).toBeLessThan(35);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
    expect(fixture.clock.pendingTimers).toBe(0);
  });
});
