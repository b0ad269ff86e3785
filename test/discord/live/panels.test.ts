/** Open panels: they follow the table, do not repeat what an answer showed, and keep what their player began. */
import { describe, expect, it } from 'vitest';
import { warn } from '../../../src/tables/warnings.ts';
import { deferred } from '../../deferred.ts';
import { ann, ben, tableAfter } from '../../tables/fixtures.ts';
import { afterAnn, afterBen, EDIT_URL, GRACE, PACE, setupPanels, TOKEN } from './panel-setup.ts';
import { badGateway, discordError } from './responses.ts';

describe('a change by others', () => {
  it('is shown through the panel’s token after the grace', async () => {
    const { answer, change, clock, sent, table, choicesShown } = setupPanels();
    await answer();
    change(afterBen(table));
    await clock.advance(GRACE - 1);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(sent.map(({ token }) => token)).toEqual([TOKEN]);
    expect(choicesShown()).toEqual(['Said: … take']);
  });

  it('is shown at the panel’s pace; the last state wins', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.change(afterBen(fixture.table, 'think'));
    fixture.change(afterBen(fixture.table));
    fixture.change(tableAfter(fixture.table, warn));
    await fixture.clock.advance(GRACE);
    expect(fixture.choicesShown()).toEqual(['Said: … take']);
    fixture.change(afterAnn(fixture.table, 'think'));
    fixture.change(afterAnn(fixture.table));
    await fixture.clock.advance(PACE - 1);
    expect(fixture.sent).toHaveLength(1);
    await fixture.clock.advance(1 + GRACE);
    expect(fixture.choicesShown()).toEqual(['Said: … take', 'Said: take take']);
    await fixture.clock.advance(5 * PACE);
    expect(fixture.sent).toHaveLength(2);
  });

  it('is shown first to those for whom the table waits, and to few others at a time while the process is busy', async () => {
    const { answer, change, clock, sent, table, saturate, responses } = setupPanels();
    const watchers = Array.from({ length: 12 }, (_, index) => `watcher${index}`);
    for (const userId of watchers)
      await answer({ picked: '', isWatching: true }, { userId, token: userId, isWatching: true });
    await answer();
    saturate(ann.id);
    const edits = [...watchers, ann.id].map(() => deferred());
    responses.push(...edits.map(({ promise }) => promise));
    const shownTo = () => new Set(sent.map(({ token }) => token));
    change(afterBen(table));
    await clock.advance(GRACE);
    expect(shownTo()).toEqual(new Set([TOKEN, ...watchers.slice(0, 8)]));
    edits[sent.findIndex(({ token }) => token === TOKEN)]!.resolve();
    await clock.advance(0);
    expect(shownTo().size).toBe(9);
    edits[sent.findIndex(({ token }) => token === watchers[0])]!.resolve();
    await clock.advance(0);
    expect(shownTo()).toEqual(new Set([TOKEN, ...watchers.slice(0, 9)]));
    await clock.advance(10_000);
    expect(shownTo()).toEqual(new Set([TOKEN, ...watchers]));
  });

  it('is not sent where the panel looks the same', async () => {
    const { answer, change, clock, sent, table } = setupPanels();
    await answer();
    change(tableAfter(table, warn));
    await clock.advance(PACE);
    expect(sent).toEqual([]);
  });

  it('is shown to every player of the table, and to nobody at other tables', async () => {
    const { answer, change, clock, sent, table, panels } = setupPanels();
    await answer();
    await answer({ picked: '' }, { userId: ben.id, token: 'bens' });
    panels.refresh('bbbbbbbbbb');
    await clock.advance(PACE);
    expect(sent).toEqual([]);
    change(afterBen(table));
    await clock.advance(GRACE);
    expect(sent.map(({ token }) => token).sort()).toEqual([TOKEN, 'bens']);
  });
});

describe('a player’s own choice', () => {
  it('is not sent again where the answer has shown it', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.change(afterAnn(fixture.table));
    await fixture.answer();
    await fixture.clock.advance(5 * PACE);
    expect(fixture.sent).toEqual([]);
  });

  it('is shown although its answer failed', async () => {
    const { answer, change, clock, table, choicesShown } = setupPanels();
    await answer();
    change(afterAnn(table));
    await clock.advance(GRACE);
    expect(choicesShown()).toEqual(['Said: take …']);
  });

  it('is followed by a change that came while the answer was drawn', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    const drawing = await fixture.panels.draw(fixture.table, ann.id, 'en', { picked: '' });
    const older = fixture.table;
    fixture.change(afterBen(fixture.table));
    fixture.panels.markShown(fixture.recordOf(), older, drawing);
    await fixture.clock.advance(GRACE + PACE);
    expect(fixture.choicesShown()).toEqual(['Said: … take']);
  });

  it('is shown again where an earlier edit may have hidden the answer', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    const response = deferred();
    fixture.responses.push(response.promise);
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(GRACE);
    fixture.change(afterAnn(fixture.table));
    await fixture.answer({ picked: '' }, { token: 'newer' });
    response.resolve();
    await fixture.clock.advance(2 * PACE);
    expect(fixture.choicesShown()).toEqual(['Said: … take', 'Said: take take']);
    expect(fixture.sent.map(({ token }) => token)).toEqual([TOKEN, 'newer']);
  });
});

describe('a panel that is not the first reply to its interaction', () => {
  it('is edited and deleted by its own id, as the first reply is a message that all see', async () => {
    const { panels, recordOf, routes, change, clock, table, answer } = setupPanels();
    const drawing = await panels.draw(table, ann.id, 'en', { picked: '' });
    panels.markShown(recordOf({ messageId: '77', isFollowUp: true }), table, drawing);
    change(afterBen(table));
    await clock.advance(GRACE);
    await answer({ picked: '' }, { token: 'newer' });
    expect(routes).toEqual([`/webhooks/1/${TOKEN}/messages/77`, `/webhooks/1/${TOKEN}/messages/77`]);
  });

  it('is stored as such for a restart', async () => {
    const { panels, recordOf, saved, table } = setupPanels();
    const drawing = await panels.draw(table, ann.id, 'en', { picked: '' });
    panels.markShown(recordOf({ messageId: '77', isFollowUp: true }), table, drawing);
    await panels.close();
    expect(saved.flat()).toMatchObject([{ messageId: '77', isFollowUp: true, replaces: null }]);
  });
});

describe('a begun pick and a notice', () => {
  const state = { picked: '2', notice: 'The game had moved on.' };

  it('stay while the question is the same', async () => {
    const { answer, change, clock, sent, table } = setupPanels();
    await answer(state);
    await clock.advance(5 * PACE);
    expect(sent).toEqual([]);
    change(afterBen(table));
    await clock.advance(GRACE);
    expect(sent[0]!.text).toContain('Picked: 2');
    expect(sent[0]!.text).toContain('The game had moved on.');
  });

  it('are gone with the next question', async () => {
    const { answer, change, clock, sent, table } = setupPanels();
    await answer(state);
    change(afterAnn(table, 'think'));
    await clock.advance(GRACE);
    expect(sent[0]!.text).not.toContain('Picked');
    expect(sent[0]!.text).not.toContain('moved on');
  });
});

describe('an edit that fails', () => {
  it('is repeated with the table’s latest state; neither token nor content is logged', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.responses.push(badGateway(EDIT_URL), badGateway(EDIT_URL));
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(6_000);
    fixture.change(afterAnn(fixture.table));
    await fixture.clock.advance(15_000);
    expect(fixture.choicesShown().at(-1)).toBe('Said: take take');
    expect(fixture.sent.length).toBeLessThanOrEqual(4);
    expect(fixture.logLines.length).toBe(2);
    expect(fixture.logLines.join()).not.toMatch(new RegExp(`${TOKEN}|Said`));
  });

  it('is repeated less and less often', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.responses.push(...Array.from({ length: 20 }, () => badGateway(EDIT_URL)));
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(60_000);
    expect(fixture.sent).toHaveLength(4);
    await fixture.clock.advance(60_000);
    expect(fixture.sent).toHaveLength(5);
  });

  it('for good is not repeated until something changes', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.responses.push(discordError(50035, 400, EDIT_URL));
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(10 * 60_000);
    expect(fixture.sent).toHaveLength(1);
    fixture.change(afterAnn(fixture.table));
    await fixture.clock.advance(PACE);
    expect(fixture.choicesShown().at(-1)).toBe('Said: take take');
  });
});

describe('a second panel', () => {
  it('replaces the first, whose message is deleted', async () => {
    const { answer, deletedTokens } = setupPanels();
    await answer();
    await answer({ picked: '' }, { token: 'newest' });
    expect(deletedTokens).toEqual([]);
    await answer({ picked: '' }, { token: 'newer', messageId: '101' });
    expect(deletedTokens).toEqual(['newest']);
  });
});

describe('the reason why the channel does not show the table', () => {
  it('is shown once, and disappears when it no longer holds', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.setHold({ reason: 'forbidden', missing: ['SendMessages'] });
    await fixture.clock.advance(5 * PACE);
    expect(fixture.sent).toHaveLength(1);
    expect(fixture.sent[0]!.text).toContain('Send Messages');
    fixture.setHold(null);
    await fixture.clock.advance(5 * PACE);
    expect(fixture.sent).toHaveLength(2);
    expect(fixture.sent[1]!.text).not.toContain('Send Messages');
  });

  it('comes with a button where the table can be shown again on demand', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.setHold({ reason: 'deleted' });
    await fixture.clock.advance(PACE);
    expect(fixture.sent[0]!.text).toContain('v.repost');
  });
});
