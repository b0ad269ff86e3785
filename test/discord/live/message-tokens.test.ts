/** Public messages that are edited by an interaction's token. */
import { SnowflakeUtil } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { endTable } from '../../../src/tables/open-table.ts';
import type { ReadableTable } from '../../../src/tables/table.ts';
import { deferred } from '../../deferred.ts';
import { ben, NOON, tableAfter } from '../../tables/fixtures.ts';
import { MESSAGE, PACE, setupPublisher } from './publisher-setup.ts';
import { badGateway, discordError } from './responses.ts';

const MINUTE = 60_000;
const BY_BOT = /^\/channels\/\w+\/messages\/\d+$/;
const BY_TOKEN = '/webhooks/1/token/messages/%40original';

/** The table in another state, which its message shows. */
const later = (table: ReadableTable): ReadableTable => {
  if (table.phase !== 'playing') throw new Error('it is over');
  const version = table.version + 1;
  return { ...table, version, deadline: NOON + version * MINUTE };
};

/** A table whose message has been shown once, and may be edited by a token. */
async function setup() {
  const fixture = setupPublisher();
  const { publisher, clock, sent } = fixture;
  fixture.change(later(fixture.table));
  await clock.advance(2 * PACE);
  const note = (messageId = fixture.table.messageId!, message = '@original'): void =>
    publisher.noteToken(messageId, { token: 'token', message });
  /** A change, and the time in which it is shown. @returns the requests since */
  const change = async (): Promise<string[]> => {
    const before = sent.length;
    fixture.change(later(fixture.table));
    await clock.advance(2 * PACE);
    return sent.slice(before).map(({ method, route }) => `${method} ${route}`);
  };
  return { ...fixture, fixture, note, change };
}

const byBot = (id: string | null) =>
  expect.stringMatching(new RegExp(`^patch /channels/\\w+/messages/${id}$`));

describe('a table’s message', () => {
  it('is edited by the token of an interaction that has shown it, with no turn among those of the bot', async () => {
    const { note, change, edited, table } = await setup();
    expect(edited).toEqual(['bot']);
    note();
    expect(await change()).toEqual([`patch ${BY_TOKEN}`]);
    note(MESSAGE, MESSAGE);
    expect(await change()).toEqual([`patch /webhooks/1/token/messages/${table.messageId}`]);
    expect(edited).toEqual(['bot', 'token', 'token']);
  });

  it('is edited by the bot shortly before the token ends', async () => {
    const { note, change, clock, edited } = await setup();
    note();
    await clock.advance(13 * MINUTE);
    expect(await change()).toEqual([`patch ${BY_TOKEN}`]);
    await clock.advance(MINUTE);
    expect(await change()).toEqual([byBot(MESSAGE)]);
    expect(edited).toEqual(['bot', 'token', 'bot']);
  });

  it.each([
    ['is not valid any more', () => discordError(50027, 401)],
    ['is unknown', () => discordError(10015, 404)],
    ['does not edit this message', () => discordError(10008, 404)],
    ['is refused', () => discordError(50001, 403)],
    ['gets no good response', () => badGateway()],
  ])('is edited by the bot at once, and from then on, where the token %s', async (_, error) => {
    const { note, change, responses, edited } = await setup();
    note();
    responses.push(error());
    expect(await change()).toEqual([`patch ${BY_TOKEN}`, byBot(MESSAGE)]);
    expect(await change()).toEqual([byBot(MESSAGE)]);
    expect(edited).toEqual(['bot', 'bot', 'bot']);
  });

  it('is not edited twice where its content is what Discord refuses', async () => {
    const { note, change, responses } = await setup();
    note();
    responses.push(discordError(50035, 400));
    expect(await change()).toEqual([`patch ${BY_TOKEN}`]);
    expect(await change()).toEqual([byBot(MESSAGE)]);
  });

  it('never shows an older state over a newer one where the bot steps in for a token', async () => {
    const { note, clock, sent, responses, publisher, fixture } = await setup();
    note();
    const response = deferred();
    responses.push(response.promise);
    fixture.change(later(fixture.table));
    await clock.advance(2 * PACE);
    fixture.change(later(fixture.table));
    // A press brings a newer token while the edit is under way.
    publisher.noteToken(MESSAGE, { token: 'newer', message: '@original' });
    response.reject(discordError(50027, 401));
    await clock.advance(2 * PACE);
    const last = sent.slice(-3);
    expect(last.map(({ route }) => route.replace(BY_BOT, 'bot'))).toEqual([
      BY_TOKEN,
      'bot',
      '/webhooks/1/newer/messages/%40original',
    ]);
    expect(last[1]!.text).toBe(last[0]!.text);
    expect(last[2]!.text).not.toBe(last[1]!.text);
  });

  it('keeps its pace also by a token', async () => {
    const { note, sent, clock, fixture } = await setup();
    note();
    const before = sent.length;
    for (let step = 0; step < 50; step++) {
      fixture.change(later(fixture.table));
      await clock.advance(100);
    }
    expect(sent.length - before).toBeLessThanOrEqual(5);
  });

  it('that is posted anew has no token, and is deleted by the bot', async () => {
    const { note, change, pushUp, fixture, publisher } = await setup();
    note();
    pushUp();
    expect(publisher.wantsToken(MESSAGE)).toBe(false);
    const [posted, removed] = await change();
    expect([posted, removed]).toEqual([
      expect.stringMatching(/^post \/channels\/\w+\/messages$/),
      expect.stringMatching(`^delete /channels/\\w+/messages/${MESSAGE}$`),
    ]);
    expect(await change()).toEqual([byBot(fixture.table.messageId)]);
    expect(publisher.wantsToken(fixture.table.messageId!)).toBe(true);
  });

  it('on hold is edited by the bot, which so learns that it may show it again', async () => {
    const { note, clock, missing, responses, holds, fixture, sent } = await setup();
    responses.push(discordError(50001, 403));
    missing.push('ViewChannel');
    fixture.change(later(fixture.table));
    await clock.advance(2 * PACE);
    expect(holds.get(fixture.table.id)?.reason).toBe('forbidden');
    note();
    expect(fixture.publisher.wantsToken(MESSAGE)).toBe(false);
    missing.pop();
    fixture.publisher.onPermissionsChanged(fixture.table.guildId);
    await clock.advance(2 * PACE);
    expect(holds.get(fixture.table.id)).toBeNull();
    expect(sent.at(-1)!.route).toMatch(BY_BOT);
  });

  it('is shown by a token at its end, too', async () => {
    const { note, fixture, clock, sent } = await setup();
    note();
    fixture.change(tableAfter(fixture.table, endTable(ben.id, true)));
    await clock.advance(2 * PACE);
    expect(sent.at(-1)!.route).toBe(BY_TOKEN);
    expect(fixture.publisher.wantsToken(MESSAGE)).toBe(false);
  });
});

describe('a press', () => {
  it('is to bring a token where the message has none, or an older one', async () => {
    const { note, clock, publisher } = await setup();
    expect(publisher.wantsToken(MESSAGE)).toBe(true);
    note();
    expect(publisher.wantsToken(MESSAGE)).toBe(false);
    await clock.advance(5 * MINUTE);
    expect(publisher.wantsToken(MESSAGE)).toBe(false);
    await clock.advance(1);
    expect(publisher.wantsToken(MESSAGE)).toBe(true);
  });

  it('on anything else is to bring none', async () => {
    const { publisher, note, clock } = await setup();
    const other = SnowflakeUtil.generate().toString();
    note(other);
    expect(publisher.wantsToken(other)).toBe(false);
    // The message is posted anew with its next change.
    await clock.advance(56 * MINUTE);
    expect(publisher.wantsToken(MESSAGE)).toBe(false);
  });
});
