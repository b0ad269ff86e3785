import { describe, expect, it } from 'vitest';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { textOf } from '../../src/sandbox/people/text.ts';
import type { MessageView } from '../../src/sandbox/protocol.ts';
import { startStandIn } from './bot.ts';
import { newestInteraction, request } from './rest.ts';

const V2 = 1 << 15;
const EPHEMERAL = 1 << 6;

const message = (content: string, flags = 0) => ({
  flags: V2 | flags,
  components: [
    { type: 10, content },
    { type: 1, components: [{ type: 2, style: 1, label: 'Press', custom_id: 'press' }] },
  ],
});

/** A bot that answers by hand, and a public message of it. */
const start = async (rateLimits: 'on' | 'off' = 'off') => {
  const clock = manualClock();
  const discord = await startStandIn({ clock, rateLimits, followUpTimeoutMs: 10 });
  const [ann, ben] = [discord.member('Ann'), discord.member('Ben')];
  const channel = `/channels/${discord.channelId('general')}/messages`;
  const post = async (content: string): Promise<MessageView> =>
    ann.view(String((await request(discord, 'POST', channel, message(content))).body.id))!;
  const answer = async (body: unknown, { id, token } = newestInteraction(discord)): Promise<string> => {
    const { status } = await request(discord, 'POST', `/interactions/${id}/${token}/callback`, body, {});
    expect(status).toBe(204);
    return token;
  };
  const hook = (token: string, method: string, name: string, body?: unknown) =>
    request(discord, method, `/webhooks/${discord.applicationId}/${token}${name}`, body, {});
  const edit = async (token: string, content: string, name = '@original') => {
    const { status, body } = await hook(token, 'PATCH', `/messages/${name}`, message(content));
    return body.code ?? status;
  };
  const editByBot = async ({ id }: MessageView, content: string) =>
    (await request(discord, 'PATCH', `${channel}/${id}`, message(content))).status;
  /** Ben presses, and the bot answers. @returns the interaction's token */
  const press = async (on: MessageView, body: unknown): Promise<string> => {
    const pressing = ben.press(on, 'Press');
    const token = await answer(body);
    await pressing;
    return token;
  };
  const shown = (id: string): string => textOf(ann.view(id)!);
  return { clock, discord, ann, ben, post, hook, edit, editByBot, press, shown };
};

describe('the first message of a token', () => {
  it.each([6, 7])('is the message that was pressed, after an answer of type %s', async (type) => {
    const { edit, post, press, shown } = await start();
    const table = await post('table');
    const token = await press(table, { type, ...(type === 7 && { data: message('updated') }) });
    expect(shown(table.id)).toBe(type === 7 ? 'updated\n[Press]' : 'table\n[Press]');
    expect(await edit(token, 'edited by token')).toBe(200);
    expect(shown(table.id)).toBe('edited by token\n[Press]');
  });

  it.each([
    [4, { type: 4, data: message('panel', EPHEMERAL) }],
    [5, { type: 5, data: { flags: EPHEMERAL } }],
  ])('is a new one, after an answer of type %s', async (_, body) => {
    const { ben, edit, post, press, shown } = await start();
    const table = await post('table');
    const token = await press(table, body);
    expect(await edit(token, 'edited by token')).toBe(200);
    expect(shown(table.id)).toBe('table\n[Press]');
    expect(ben.visibleEphemerals().map(textOf)).toEqual(['edited by token\n[Press]']);
    expect(await edit(token, 'not of this token', table.id)).toBe(10008);
  });
});

it('a token edits the follow-ups that it has sent, and those of no other token', async () => {
  const { ben, edit, hook, post, press, shown } = await start();
  const table = await post('table');
  const token = await press(table, { type: 6 });
  const { body } = await hook(token, 'POST', '', message('panel', EPHEMERAL));
  const panel = String(body.id);
  expect(await edit(token, 'panel 2', panel)).toBe(200);
  expect(await edit(token, 'table 2')).toBe(200);
  expect(shown(table.id)).toBe('table 2\n[Press]');
  const [view] = ben.visibleEphemerals();
  expect(textOf(view!)).toBe('panel 2\n[Press]');
  const other = await press(table, { type: 6 });
  expect(await edit(other, 'panel 3', panel)).toBe(10008);
  const inPanel = await press(view!, { type: 7, data: message('panel 4', EPHEMERAL) });
  expect(await edit(inPanel, 'panel 5')).toBe(200);
  expect(await edit(inPanel, 'table 3', table.id)).toBe(10008);
});

it('a token edits the public message for 15 minutes; the bot goes on', async () => {
  const { clock, discord, edit, editByBot, post, press } = await start();
  const table = await post('table');
  const token = await press(table, { type: 6 });
  await clock.advance(15 * 60_000);
  expect(await edit(token, 'in time')).toBe(200);
  await clock.advance(1);
  expect(await edit(token, 'too late')).toBe(50027);
  expect(await editByBot(table, 'by the bot')).toBe(200);
  expect(discord.violations).toEqual([]);
});

it('edits by a token count in its own limit, and not in those of the bot and the channel', async () => {
  const { clock, edit, editByBot, post, press } = await start('on');
  const table = await post('table');
  const tokens = [await press(table, { type: 6 }), await press(table, { type: 6 })];
  for (const token of tokens) for (let n = 0; n < 5; n += 1) expect(await edit(token, `${n}`)).toBe(200);
  for (let n = 0; n < 5; n += 1) expect(await editByBot(table, `by the bot ${n}`)).toBe(200);
  expect(await editByBot(table, 'too fast')).toBe(429);
  await clock.advance(2_000);
  expect(await edit(tokens[0]!, 'goes on')).toBe(200);
});

it('a message older than an hour takes few edits of both kinds', async () => {
  const { clock, edit, editByBot, post, press } = await start();
  const table = await post('table');
  await clock.advance(3_600_001);
  const token = await press(table, { type: 6 });
  for (const n of [1, 2, 3]) expect(await edit(token, `${n}`)).toBe(200);
  for (const n of [4, 5]) expect(await editByBot(table, `${n}`)).toBe(200);
  expect(await edit(token, 'once more')).toBe(30046);
});

it('a token does not edit the message of an archived thread', async () => {
  const { discord, ben, edit, hook } = await start();
  const thread = discord.addThread('general', 'game', { owner: 'Ben' });
  const { body } = await request(discord, 'POST', `/channels/${thread}/messages`, message('table'));
  const pressing = ben.press(String(body.id), 'Press');
  const { id, token } = newestInteraction(discord);
  await request(discord, 'POST', `/interactions/${id}/${token}/callback`, { type: 6 }, {});
  await pressing;
  expect(await edit(token, 'open')).toBe(200);
  discord.archiveThread(thread);
  expect(await edit(token, 'closed')).toBe(50083);
  expect((await hook(token, 'GET', '/messages/@original')).status).toBe(200);
});
