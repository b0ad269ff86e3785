/** A panel is edited through a token that is valid for 15 minutes: its end, and what a restart needs of it. */
import { describe, expect, it } from 'vitest';
import { actByComputer } from '../../../src/tables/play.ts';
import { deferred } from '../../deferred.ts';
import { ann, ben, NOON, tableAfter } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import {
  afterAnn,
  afterBen,
  EDIT_URL,
  GRACE,
  MINUTE,
  PACE,
  PANEL,
  setupPanels,
  TOKEN,
} from './panel-setup.ts';
import { discordError } from './responses.ts';

describe('the end of a token', () => {
  it('is announced one minute ahead; then the panel is forgotten', async () => {
    const { answer, change, clock, sent, table } = setupPanels();
    await answer({ picked: '2' });
    await clock.advance(14 * MINUTE - 1);
    expect(sent).toEqual([]);
    await clock.advance(GRACE + 1);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('no longer updates by itself');
    expect(sent[0]!.text).toContain('Picked: 2');
    await clock.advance(MINUTE);
    change(afterBen(table));
    await clock.advance(PACE);
    expect(sent).toHaveLength(1);
    expect(clock.pendingTimers, 'no timer is left').toBe(0);
  });

  it('comes when it is due though the wall clock is set back by days', async () => {
    const { answer, change, clock, machine, sent, table } = setupPanels();
    await answer();
    machine.jump(-3 * 24 * 60 * MINUTE);
    change(afterBen(table));
    await clock.advance(GRACE);
    expect(sent).toHaveLength(1);
    await clock.advance(14 * MINUTE);
    expect(sent.at(-1)!.text).toContain('no longer updates by itself');
    await clock.advance(MINUTE);
    expect(clock.pendingTimers, 'no timer is left').toBe(0);
  });

  it('is put off by every press', async () => {
    const { answer, clock, sent } = setupPanels();
    for (let press = 0; press < 5; press++) {
      await answer();
      await clock.advance(10 * MINUTE);
    }
    expect(sent).toEqual([]);
  });

  it.each([
    [10008, 404],
    [10015, 404],
    [50027, 401],
  ])('comes at once where the player has dismissed the panel (error %i)', async (code, status) => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.responses.push(discordError(code, status, EDIT_URL));
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(2 * PACE);
    fixture.change(afterAnn(fixture.table));
    await fixture.clock.advance(20 * MINUTE);
    expect(fixture.sent).toHaveLength(1);
    expect(fixture.logLines).toEqual([]);
    expect(fixture.clock.pendingTimers).toBe(0);
  });

  it('does not concern a panel that has a newer token', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    const response = deferred();
    fixture.responses.push(response.promise);
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(GRACE);
    await fixture.answer({ picked: '' }, { token: 'newer' });
    response.reject(discordError(50027, 401, EDIT_URL));
    await fixture.clock.advance(PACE);
    fixture.change(afterAnn(fixture.table));
    await fixture.clock.advance(PACE);
    expect(fixture.sent.map(({ token }) => token)).toEqual([TOKEN, 'newer']);
  });
});

describe('for a restart', () => {
  const record = {
    tableId: 'aaaaaaaaaa',
    userId: ann.id,
    token: TOKEN,
    messageId: PANEL,
    isFollowUp: false,
    replaces: null,
    isWatching: false,
    locale: 'ja',
  };
  const expiresAt = NOON + 5 * MINUTE;

  it('the latest token of each panel is stored now and then, and on closing', async () => {
    const { answer, saved, clock, panels } = setupPanels();
    await answer();
    await answer({ picked: '' }, { token: 'newer' });
    await answer({ picked: '' }, { userId: ben.id, token: 'bens' });
    await clock.advance(5_000);
    expect(saved.map((records) => records.map(({ token }) => token))).toEqual([['newer', 'bens']]);
    await answer({ picked: '' }, { token: 'last' });
    await panels.close();
    expect(saved.at(-1)!.map(({ token }) => token)).toEqual(['last']);
    expect(clock.pendingTimers).toBe(0);
  });

  it('panels with valid tokens show the table’s current state', async () => {
    const { panels, clock, choicesShown, sent } = setupPanels([{ ...record, expiresAt }]);
    await panels.recover();
    await clock.advance(GRACE);
    expect(choicesShown()).toEqual(['Said: … …']);
    await clock.advance(4 * MINUTE + GRACE);
    expect(sent.at(-1)!.text).toContain('しばらく操作がなかった');
  });

  it('panels of unknown tables are left alone; a player without a seat reads that, and nothing of its hand', async () => {
    const { panels, clock, sent, logLines } = setupPanels([
      { ...record, tableId: 'bbbbbbbbbb', expiresAt },
      { ...record, userId: 'gone', expiresAt },
    ]);
    await panels.recover();
    await clock.advance(6 * MINUTE);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain('あなたの席はもうありません');
    expect(logLines).toEqual([]);
  });

  it('nothing is edited once the panels are closed', async () => {
    const { answer, panels, change, clock, sent, table } = setupPanels();
    await answer();
    await panels.close();
    change(tableAfter(table, actByComputer(toy, 1, 'computer')));
    await clock.advance(20 * MINUTE);
    expect(sent).toEqual([]);
  });
});
