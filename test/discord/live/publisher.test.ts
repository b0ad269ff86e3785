/** A table’s public message on a clock that is moved by hand: what is shown when, and what stays as a record. */
import { describe, expect, test } from 'vitest';
import { endTable } from '../../../src/tables/open-table.ts';
import { nextHand } from '../../../src/tables/play.ts';
import { ann, ben, playing, taken } from '../../tables/made.ts';
import { toy } from '../../tables/toy.ts';
import { GRACE, house, MESSAGE, PACE, said } from './publisher-setup.ts';

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
    at.publisher.markShown(at.table, await at.publisher.draw(at.table));
    await at.clock.advance(5 * PACE);
    expect(at.sent).toEqual([]);
  });

  test('whose answer came after that to a newer one is shown again: the older would stay', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    const older = at.table;
    const drawn = await at.publisher.draw(older);
    at.change(taken(at.table, endTable(ann.id, false)));
    at.publisher.markShown(at.table, await at.publisher.draw(at.table));
    at.publisher.markShown(older, drawn);
    await at.clock.advance(2 * PACE);
    expect(at.shown()).toEqual([`patch ${MESSAGE}`]);
    expect(at.sent[0]!.text).toMatch(/ended (this table )?early/);
  });
});

describe('a table’s first message', () => {
  test('comes with an answer: none is posted while that is on its way', async () => {
    const at = house({ ...playing([ann, ben]), messageId: null });
    at.publisher.expectFirstMessage(at.table);
    at.change(said(at.table, ann));
    await at.clock.advance(5_000);
    expect(at.sent).toEqual([]);
    at.publisher.markShown({ ...at.table, messageId: MESSAGE }, []);
    await at.clock.advance(20_000);
    expect(at.shown().filter((what) => what.startsWith('post'))).toEqual([]);
  });

  test('is posted where that answer never came', async () => {
    const at = house({ ...playing([ann, ben]), messageId: null });
    at.publisher.expectFirstMessage(at.table);
    at.change(said(at.table, ann));
    await at.clock.advance(11_000);
    expect(at.shown()).toEqual(['post']);
  });

  test('is posted where that answer never came, and nothing happens at the table either', async () => {
    const at = house({ ...playing([ann, ben]), messageId: null });
    at.publisher.expectFirstMessage(at.table);
    await at.clock.advance(11_000);
    expect(at.shown()).toEqual(['post']);
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(2 * PACE);
    expect([...at.publisher.guildIds()]).toEqual([]);
  });

  test('is asked for under the same name after a restart, so that Discord gives it once', async () => {
    const table = { ...playing([ann, ben]), messageId: null };
    const nonces = [];
    for (let start = 0; start < 2; start++) {
      const at = house(table);
      at.publisher.onChange({ before: null, table });
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
    for (let line = 0; line < 12; line++) at.publisher.onMessage('channel');
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
    at.publisher.markShown(at.table, await at.publisher.draw(at.table));
    await at.clock.advance(2 * PACE);
    expect([...at.publisher.guildIds()]).toEqual([]);
    expect(at.sent).toHaveLength(1);
  });

  test('does not stay where it shows what was before', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    const older = at.table;
    at.change(taken(at.table, endTable(ann.id, false)));
    await at.clock.advance(2 * PACE);
    at.publisher.markShown(older, await at.publisher.draw(older));
    await at.clock.advance(2 * PACE);
    expect(at.sent).toHaveLength(2);
    expect(at.sent[1]!.text).toMatch(/ended (this table )?early/);
    expect([...at.publisher.guildIds()]).toEqual([]);
  });
});
