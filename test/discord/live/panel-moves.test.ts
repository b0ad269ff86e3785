/** Panels follow their table's message when it is posted anew. */
import { describe, expect, it } from 'vitest';
import type { PanelRecord } from '../../../src/store/records.ts';
import { deferred } from '../../deferred.ts';
import { ann, ben, inPhase } from '../../tables/fixtures.ts';
import {
  afterAnn,
  afterBen,
  EDIT_URL,
  FOLLOW_UP,
  GRACE,
  MINUTE,
  PACE,
  PANEL,
  REPOSTED,
  setupPanels,
  TOKEN,
} from './panel-setup.ts';
import { badGateway, discordError } from './responses.ts';

const HOOK = `/webhooks/1/${TOKEN}`;
const followed = [`POST ${HOOK}`, `${HOOK}/messages/@original`];

describe('a table’s message that is posted anew', () => {
  it('is followed by the panel: a further reply by its token, and the old one deleted', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.repost();
    await fixture.clock.advance(GRACE);
    expect(fixture.routes).toEqual(followed);
    expect(fixture.followUps[0]!.text).toContain('Said: … …');
    expect(JSON.parse(fixture.followUps[0]!.text)).toMatchObject({
      flags: 64 | 32768,
      allowed_mentions: { parse: [] },
    });
  });

  it('is followed once, and later edits go to the follow-up', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.repost();
    await fixture.clock.advance(GRACE);
    fixture.change(afterBen(fixture.table));
    await fixture.clock.advance(5 * PACE);
    expect(fixture.routes).toEqual([...followed, `${HOOK}/messages/${FOLLOW_UP}`]);
  });

  it('is followed again when it is posted again; the follow-up is deleted by its own id', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.repost();
    await fixture.clock.advance(GRACE + PACE);
    fixture.repost(String(FOLLOW_UP + 100));
    await fixture.clock.advance(GRACE + PACE);
    expect(fixture.routes.slice(2)).toEqual([`POST ${HOOK}`, `${HOOK}/messages/${FOLLOW_UP}`]);
  });

  it('is followed by each player’s panel, with what the player began', async () => {
    const fixture = setupPanels();
    await fixture.answer({ picked: '2' });
    await fixture.answer({ picked: '' }, { userId: ben.id, token: 'bens' });
    fixture.repost();
    await fixture.clock.advance(GRACE);
    expect(fixture.followUps.map(({ token }) => token)).toEqual([TOKEN, 'bens']);
    expect(fixture.followUps[0]!.text).toContain('Picked: 2');
    expect(fixture.followUps[1]!.text).not.toContain('Picked');
  });

  it.each([
    ['a panel that is already below it', { messageId: '250' }],
    ['a panel in another channel', { channelId: 'elsewhere' }],
  ])('is not followed by %s', async (_, fields) => {
    const fixture = setupPanels();
    await fixture.answer({ picked: '' }, fields);
    fixture.repost();
    await fixture.clock.advance(PACE);
    expect(fixture.routes).toEqual([]);
  });

  it('is not followed once the token has ended', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    await fixture.clock.advance(15 * MINUTE);
    const before = fixture.routes.length;
    fixture.repost();
    await fixture.clock.advance(PACE);
    expect(fixture.routes).toHaveLength(before);
  });

  it('is not followed by the panels of a table that is over', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.change({
      ...inPhase('playing', fixture.table),
      phase: 'cancelled',
      endedBy: null,
      endedHow: null,
    });
    fixture.repost();
    await fixture.clock.advance(PACE);
    expect(fixture.followUps).toEqual([]);
  });
});

describe('a follow-up that fails', () => {
  it.each([
    ['for now', () => badGateway(EDIT_URL)],
    ['for good', () => discordError(50013, 403, EDIT_URL)],
  ])('%s leaves the panel where it is, edits it there, and is not tried again', async (_, error) => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.postResponses.push(error());
    fixture.change(afterBen(fixture.table));
    fixture.repost();
    await fixture.clock.advance(5 * PACE);
    expect(fixture.routes).toEqual([`POST ${HOOK}`, `${HOOK}/messages/@original`]);
    expect(fixture.choicesShown()).toEqual(['Said: … take']);
    await fixture.answer({ picked: '' }, { token: 'newer' });
    await fixture.clock.advance(5 * PACE);
    expect(fixture.followUps).toEqual([]);
  });

  it('as the token has ended means that the panel is forgotten', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.postResponses.push(discordError(50027, 401, EDIT_URL));
    fixture.repost();
    await fixture.clock.advance(5 * PACE);
    expect(fixture.routes).toEqual([`POST ${HOOK}`]);
    expect(fixture.clock.pendingTimers).toBe(0);
  });
});

describe('a press while the panel is posted', () => {
  it('wins: the follow-up is deleted, and the pressed panel follows by its newer token', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    const response = deferred();
    fixture.postResponses.push(response.promise);
    fixture.repost();
    await fixture.clock.advance(GRACE);
    fixture.change(afterAnn(fixture.table));
    await fixture.answer({ picked: '' }, { token: 'newer' });
    response.resolve();
    await fixture.clock.advance(3 * PACE);
    expect(fixture.routes).toEqual([
      `POST ${HOOK}`,
      `${HOOK}/messages/${FOLLOW_UP}`,
      'POST /webhooks/1/newer',
      '/webhooks/1/newer/messages/@original',
    ]);
    expect(fixture.followUps.at(-1)!.text).toContain('Said: take …');
  });

  it('on the panel that is being replaced makes it the panel again, which then follows', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.repost();
    await fixture.clock.advance(GRACE);
    await fixture.answer({ picked: '' }, { token: 'newer' });
    await fixture.clock.advance(3 * PACE);
    expect(fixture.routes.slice(2)).toEqual([
      `${HOOK}/messages/${FOLLOW_UP}`,
      'POST /webhooks/1/newer',
      '/webhooks/1/newer/messages/@original',
    ]);
  });
});

describe('for a restart', () => {
  const stored = (fields: Partial<PanelRecord> = {}): PanelRecord => ({
    tableId: 'aaaaaaaaaa',
    userId: ann.id,
    token: TOKEN,
    messageId: PANEL,
    isFollowUp: false,
    replaces: null,
    isWatching: false,
    locale: 'en',
    expiresAt: Number.MAX_SAFE_INTEGER,
    ...fields,
  });

  it('the follow-up is stored before the old panel is deleted', async () => {
    const fixture = setupPanels();
    await fixture.answer();
    fixture.repost();
    await fixture.clock.advance(GRACE);
    expect(fixture.saved[0]).toMatchObject([
      { messageId: String(FOLLOW_UP), isFollowUp: true, replaces: '@original' },
    ]);
    await fixture.panels.close();
    expect(fixture.saved.at(-1)).toMatchObject([{ messageId: String(FOLLOW_UP), replaces: null }]);
  });

  it('an old panel that was not deleted any more is deleted', async () => {
    const fixture = setupPanels([stored({ messageId: '300', isFollowUp: true, replaces: '@original' })]);
    await fixture.panels.recover();
    await fixture.clock.advance(PACE);
    expect(fixture.routes).toEqual([`${HOOK}/messages/@original`, `${HOOK}/messages/300`]);
  });

  it('a panel that had not followed any more follows', async () => {
    const fixture = setupPanels([stored()]);
    fixture.repost(REPOSTED);
    await fixture.panels.recover();
    await fixture.clock.advance(PACE);
    expect(fixture.routes).toEqual(followed);
  });
});
