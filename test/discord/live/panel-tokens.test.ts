/** The one way to edit a panel is a token that lives for 15 minutes: what happens at its end, and after a restart. */
import { describe, expect, test } from 'vitest';
import { actByComputer } from '../../../src/tables/play.ts';
import { ann, ben, NOON, taken } from '../../tables/made.ts';
import { toy } from '../../tables/toy.ts';
import { annSays, benSays, GRACE, house, MINUTE, PACE, refused, TOKEN } from './panel-setup.ts';

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
