/** A table's public message where Discord does not take it, where talk pushes it up, and where it is deleted. */
import { describe, expect, test } from 'vitest';
import { endTable } from '../../../src/tables/open-table.ts';
import { ann, taken } from '../../tables/made.ts';
import { down, house, MESSAGE, PACE, refused, said } from './publisher-setup.ts';

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
    for (let line = 0; line < 12; line++) at.publisher.onMessage('channel');
    at.publisher.onMessage('another');
    at.change(said(at.table, ann));
    await at.clock.advance(PACE);
    expect(at.shown().slice(1)).toEqual(['post', `delete ${MESSAGE}`]);
  });

  test('a table that ended while it was posted anew is not remembered for ever', async () => {
    const at = house();
    at.change(said(at.table, ann, 'think'));
    await at.clock.advance(PACE);
    for (let line = 0; line < 12; line++) at.publisher.onMessage('channel');
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
    at.publisher.onMessageDeleted(at.table.messageId!);
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
  at.publisher.onMessageDeleted(MESSAGE);
  await at.clock.advance(PACE);
  expect(at.shown()).toEqual([`patch ${MESSAGE}`, `patch ${MESSAGE}`, 'post']);
});
