/** Panels of watchers: they follow the table like a seat's, as many as a table may have. */
import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/discord/ledger/privacy.ts';
import { MAX_WATCHERS } from '../../../src/discord/live/watchers.ts';
import { leaveForGood, takeSeat } from '../../../src/tables/company.ts';
import { forgetInvitation } from '../../../src/tables/private.ts';
import { ann, ben, cho, tableAfter } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import { afterBen, GRACE, MINUTE, PACE, setupPanels } from './panel-setup.ts';

const WATCHING = { picked: '', isWatching: true } as const;
const asCho = { userId: cho.id, token: 'chos' };

describe('a panel that watches', () => {
  it('shows a change as all see it, and follows the table’s message', async () => {
    const fixture = setupPanels();
    await fixture.answer(WATCHING, asCho);
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(GRACE);
    expect(fixture.sent.map(({ token }) => token)).toEqual(['chos']);
    expect(fixture.sent[0]!.text).toContain('v.stopWatching');
    fixture.repost();
    await fixture.clock.advance(PACE + GRACE);
    expect(fixture.followUps.map(({ token }) => token)).toEqual(['chos']);
    expect(fixture.routes.at(-1)).toContain('/webhooks/1/chos/messages/');
  });

  it('says before its token ends how to renew it', async () => {
    const fixture = setupPanels();
    await fixture.answer(WATCHING, asCho);
    await fixture.clock.advance(13 * MINUTE);
    expect(fixture.sent).toEqual([]);
    await fixture.clock.advance(MINUTE + PACE);
    expect(fixture.sent[0]!.text).toContain('v.watch');
  });

  it('becomes that of the seat that its reader takes', async () => {
    const fixture = setupPanels();
    await fixture.answer(WATCHING, asCho);
    fixture.change(tableAfter(tableAfter(fixture.table, leaveForGood(toy, ben.id)), takeSeat(toy, cho)));
    await fixture.clock.advance(PACE);
    expect(fixture.sent.at(-1)!.text).not.toContain('v.stopWatching');
    expect(fixture.sent.at(-1)!.text).not.toContain('You do not sit');
  });

  it('says so to a reader who is not invited any more, tells nothing else of the table, and makes room', async () => {
    const fixture = setupPanels();
    const privateTable = { ...fixture.table, invited: [ann.id, ben.id, cho.id] };
    fixture.change(privateTable);
    await fixture.answer(WATCHING, asCho);
    const { panels, table, clock, sent, removed } = fixture;
    const others = (count: number) =>
      Array.from({ length: count }, (_, index) => panels.admitWatcher(table.id, `id-${index}`));
    expect(others(MAX_WATCHERS).filter((admitted) => !admitted)).toHaveLength(1);
    fixture.change(tableAfter(privateTable, forgetInvitation(cho.id)));
    await clock.advance(PACE + GRACE);
    expect(sent.at(-1)!.text).toContain('only invited people');
    expect(sent.at(-1)!.text).not.toMatch(/v\.(watch|take)|discord\.com/);
    expect(others(MAX_WATCHERS)).not.toContain(false);
    expect(removed).toEqual([{ tableId: table.id, userId: cho.id }]);
    fixture.change(afterBen(fixture.table));
    fixture.repost();
    await clock.advance(5 * PACE);
    expect([sent.length, fixture.followUps.length]).toEqual([1, 0]);
  });

  it('is stored as such, goes on after a restart, and is not edited once its reader has stopped', async () => {
    const { panels, recordOf, saved, table } = setupPanels();
    panels.markShown(recordOf(asCho), table, await panels.draw(table, cho.id, 'en', WATCHING));
    await panels.close();
    const [record] = saved.flat();
    expect(record).toMatchObject({ userId: cho.id, isWatching: true });
    const later = setupPanels([record!]);
    await later.panels.recover();
    await later.clock.advance(PACE);
    expect(later.sent[0]!.text).toContain('v.stopWatching');
    await later.panels.stopWatching(later.table.id, cho.id);
    later.change(afterBen(later.table));
    await later.clock.advance(5 * PACE);
    expect(later.sent).toHaveLength(1);
  });

  it('has its last edit behind it once its reader has stopped, so that the answer stands', async () => {
    const fixture = setupPanels();
    await fixture.answer(WATCHING, asCho);
    let finish: (response: unknown) => void = () => {};
    fixture.responses.push(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(GRACE);
    expect(fixture.sent).toHaveLength(1);
    let hasStopped = false;
    const stopping = fixture.panels.stopWatching(fixture.table.id, cho.id).then(() => {
      hasStopped = true;
    });
    await fixture.clock.advance(PACE);
    expect(hasStopped).toBe(false);
    finish({});
    await stopping;
    await fixture.clock.advance(5 * PACE);
    expect(fixture.sent).toHaveLength(1);
  });

  it('is not stored for somebody whose name is erased, and a seat’s panel stays', async () => {
    const { panels, recordOf, saved, table, answer } = setupPanels();
    await answer();
    panels.markShown(recordOf(asCho), table, await panels.draw(table, cho.id, 'en', WATCHING));
    panels.forgetUser(cho.id);
    panels.forgetUser(recordOf().userId);
    await panels.close();
    expect(saved.flat().map(({ userId }) => userId)).toEqual([recordOf().userId]);
  });

  it('is not stored while its reader’s name is being erased, nor kept if it is opened meanwhile', async () => {
    const { panels, recordOf, saved, table, clock } = setupPanels();
    const open = async () =>
      panels.markShown(recordOf(asCho), table, await panels.draw(table, cho.id, 'en', WATCHING));
    await open();
    const bot = {
      clock,
      panels,
      names: { forget() {} },
      preferences: { forget() {} },
      store: {
        waiting: { tableIds: async () => [] },
        people: {
          isSeated: async () => false,
          openInvitations: async () => [],
          async erase() {
            await clock.advance(MINUTE);
            await open();
            return { formers: new Map() };
          },
        },
      },
    };
    const interaction = { guildId: 'guild', user: { id: cho.id }, locale: 'en-US' };
    await erase(bot as never, interaction as never, {
      scope: 'everywhere',
      expires: Number.MAX_SAFE_INTEGER,
    });
    await panels.close();
    expect(saved.flat()).toEqual([]);
  });
});

describe('watchers of a table', () => {
  it('are as many as have panels, or are about to; a press that comes to nothing makes room again', async () => {
    const { panels, table, clock } = setupPanels();
    const admitted = (index: number) => panels.admitWatcher(table.id, `id-${index}`);
    for (let index = 0; index < MAX_WATCHERS; index++) expect(admitted(index)).toBe(true);
    expect(admitted(MAX_WATCHERS)).toBe(false);
    expect(admitted(0)).toBe(true);
    expect(panels.admitWatcher('bbbbbbbbbb', cho.id)).toBe(true);
    await clock.advance(MINUTE);
    expect(admitted(MAX_WATCHERS)).toBe(true);
  });
});
