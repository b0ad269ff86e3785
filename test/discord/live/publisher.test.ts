/** Public messages on a manual clock: what is shown when, and what stays as a record. */
import { describe, expect, it } from 'vitest';
import { endTable } from '../../../src/tables/open-table.ts';
import { nextHand } from '../../../src/tables/play.ts';
import { ann, ben, lobby, playing, tableAfter } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import { afterChoice, GRACE, MESSAGE, PACE, setupPublisher } from './publisher-setup.ts';

describe('a change', () => {
  it('is shown after the grace and at the channel’s pace; the last state wins', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(GRACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`]);
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(PACE - 1);
    expect(fixture.sent).toHaveLength(1);
    await fixture.clock.advance(1);
    expect(fixture.sent.at(-1)!.text).toMatch(/ended (this table )?early/);
  });

  it('is not sent again where an answer has shown it', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann));
    fixture.publisher.markShown(fixture.table, await fixture.publisher.draw(fixture.table));
    await fixture.clock.advance(5 * PACE);
    expect(fixture.sent).toEqual([]);
  });

  it('is shown again where the answer to an older change arrives after the answer to a newer one', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    const older = fixture.table;
    const olderComponents = await fixture.publisher.draw(older);
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    fixture.publisher.markShown(fixture.table, await fixture.publisher.draw(fixture.table));
    fixture.publisher.markShown(older, olderComponents);
    await fixture.clock.advance(2 * PACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`]);
    expect(fixture.sent[0]!.text).toMatch(/ended (this table )?early/);
  });
});

describe('a table’s first message', () => {
  it('is not posted while an answer that brings it is on its way', async () => {
    const fixture = setupPublisher({ ...playing([ann, ben]), messageId: null });
    fixture.publisher.expectFirstMessage(fixture.table);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(5_000);
    expect(fixture.sent).toEqual([]);
    fixture.publisher.markShown({ ...fixture.table, messageId: MESSAGE }, []);
    await fixture.clock.advance(20_000);
    expect(fixture.requests().filter((request) => request.startsWith('post'))).toEqual([]);
  });

  it('is posted where that answer never arrives', async () => {
    const fixture = setupPublisher({ ...playing([ann, ben]), messageId: null });
    fixture.publisher.expectFirstMessage(fixture.table);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(11_000);
    expect(fixture.requests()).toEqual(['post']);
  });

  it('is posted where that answer never arrives and the table does not change either', async () => {
    const fixture = setupPublisher({ ...playing([ann, ben]), messageId: null });
    fixture.publisher.expectFirstMessage(fixture.table);
    await fixture.clock.advance(11_000);
    expect(fixture.requests()).toEqual(['post']);
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(2 * PACE);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
  });

  it('shows the end of a table that ended before the answer arrived', async () => {
    const fixture = setupPublisher({ ...lobby([ann, ben]), messageId: null });
    const opened = fixture.table;
    const components = await fixture.publisher.draw(opened);
    fixture.publisher.expectFirstMessage(opened);
    fixture.change(tableAfter(opened, endTable(ann.id, true)));
    await fixture.clock.advance(2 * PACE);
    expect(fixture.sent).toEqual([]);
    fixture.change({ ...fixture.table, messageId: MESSAGE });
    fixture.publisher.markShown({ ...opened, messageId: MESSAGE }, components);
    await fixture.clock.advance(2 * PACE);
    expect(fixture.sent).toHaveLength(1);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
  });

  it('has the same nonce after a restart, so that Discord creates it once', async () => {
    const table = { ...playing([ann, ben]), messageId: null };
    const nonces = [];
    for (let start = 0; start < 2; start++) {
      const { publisher, clock, sent } = setupPublisher(table);
      publisher.onChange({ before: null, table });
      await clock.advance(GRACE);
      nonces.push(sent[0]!.nonce);
    }
    expect(nonces[0]).toBe(nonces[1]);
    expect(nonces[0]!.length).toBeLessThanOrEqual(25);
  });
});

describe('a message that Discord has had for long', () => {
  /** Discord throttles edits of messages older than an hour. */
  const OLD = 55 * 60_000;

  it('is edited while it is younger than 55 minutes', async () => {
    const fixture = setupPublisher();
    await fixture.clock.advance(OLD - GRACE);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(GRACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`]);
  });

  it('is posted anew with the first change after that, the old one is deleted, and the new one edited from then on', async () => {
    const fixture = setupPublisher();
    await fixture.clock.advance(OLD);
    expect(fixture.sent).toEqual([]);
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    await fixture.clock.advance(2 * PACE);
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(2 * PACE);
    const anew = fixture.table.messageId;
    expect(fixture.requests()).toEqual(['post', `delete ${MESSAGE}`, `patch ${anew}`]);
  });

  it('stays where it is once the table is over', async () => {
    const fixture = setupPublisher();
    await fixture.clock.advance(2 * OLD);
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(PACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`]);
  });
});

describe('the next hand', () => {
  it('is shown in the same message, in which the hand before is a line', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(afterChoice(fixture.table, ann), ben));
    await fixture.clock.advance(GRACE);
    fixture.past.push({ number: 1, scores: [7, -7] });
    fixture.change(tableAfter(fixture.table, nextHand(toy)));
    await fixture.clock.advance(2 * PACE);
    expect(fixture.requests()).toEqual([`patch ${MESSAGE}`, `patch ${MESSAGE}`]);
    expect(fixture.sent[1]!.text).toContain('Hand\u00A01\u00A0· ann\u00A0+7\u00A0· ben\u00A0−7');
    expect(fixture.sent[1]!.text).toContain('custom_id');
  });

  it('is posted where the message was deleted meanwhile', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(afterChoice(fixture.table, ann), ben));
    fixture.publisher.onMessageDeleted(MESSAGE);
    fixture.change(tableAfter(fixture.table, nextHand(toy)));
    await fixture.clock.advance(2 * PACE);
    expect(fixture.requests()).toEqual(['post']);
  });
});

describe('an answer that arrives after the end of a table was shown', () => {
  it('leaves nothing in memory', async () => {
    const fixture = setupPublisher();
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(2 * PACE);
    fixture.publisher.markShown(fixture.table, await fixture.publisher.draw(fixture.table));
    await fixture.clock.advance(2 * PACE);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
    expect(fixture.sent).toHaveLength(1);
  });

  it('is corrected where it shows an older state', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    const older = fixture.table;
    fixture.change(tableAfter(fixture.table, endTable(ann.id, true)));
    await fixture.clock.advance(2 * PACE);
    fixture.publisher.markShown(older, await fixture.publisher.draw(older));
    await fixture.clock.advance(2 * PACE);
    expect(fixture.sent).toHaveLength(2);
    expect(fixture.sent[1]!.text).toMatch(/ended (this table )?early/);
    expect([...fixture.publisher.guildIds()]).toEqual([]);
  });
});

describe('once closed', () => {
  it('nothing is sent any more', async () => {
    const fixture = setupPublisher();
    fixture.change(afterChoice(fixture.table, ann, 'think'));
    fixture.publisher.close();
    fixture.change(afterChoice(fixture.table, ann));
    await fixture.clock.advance(60_000);
    expect(fixture.sent).toEqual([]);
  });
});
