import { describe, expect, it } from 'vitest';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startStandIn } from './bot.ts';
import { expectFaults, type RestResponse, request } from './rest.ts';

const V2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });
const row = (...components: unknown[]) => ({ type: 1, components });
const button = (custom_id: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label: custom_id,
  custom_id,
  ...more,
});
const select = (custom_id: string, values: string[], more: object = {}) => ({
  type: 3,
  custom_id,
  options: values.map((value) => ({ label: value, value })),
  ...more,
});
const container = (...components: unknown[]) => ({ type: 17, components });

const post = (discord: StandIn, body: object): Promise<RestResponse> =>
  request(discord, 'POST', `/channels/${discord.channelId('general')}/messages`, body);
const postV2 = (discord: StandIn, ...components: unknown[]): Promise<RestResponse> =>
  post(discord, { flags: V2, components });

describe('a message', () => {
  const refused: [string, unknown[], string[]][] = [
    ['an empty text', [text('')], ['components.0.content BASE_TYPE_MIN_LENGTH']],
    ['a blank text', [text(' \n ')], ['components.0.content BASE_TYPE_REQUIRED']],
    ['an unknown field', [{ ...text('a'), bold: true }], ['components.0.bold UNKNOWN_FIELD']],
    ['an unknown component', [{ type: 99 }], ['components.0.type UNION_TYPE_CHOICES']],
    [
      '41 components, nested ones counted',
      [container(...Array.from({ length: 40 }, () => text('a')))],
      ['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
    ],
    [
      '4001 characters in two texts',
      [text('a'.repeat(4000)), text('b')],
      ['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
    ],
    [
      'six buttons in a row',
      [row(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => button(id)))],
      ['components.0.components BASE_TYPE_MAX_LENGTH'],
    ],
    ['an empty row', [row()], ['components.0.components BASE_TYPE_MIN_LENGTH']],
    [
      'a select beside a button',
      [row(select('s', ['1']), button('b'))],
      ['components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ],
    [
      'a custom id of 101 characters',
      [row(button('x'.repeat(101), { label: 'x' }))],
      ['components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a duplicate custom id, inside a container and outside',
      [container(row(button('a'))), row(button('a'))],
      ['components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    [
      'a label of 81 characters',
      [row(button('a', { label: 'x'.repeat(81) }))],
      ['components.0.components.0.label BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a button with neither label nor emoji',
      [row({ type: 2, style: 1, custom_id: 'a' })],
      ['components.0.components.0 BUTTON_COMPONENT_INVALID'],
    ],
    [
      'a link with a custom id',
      [row(button('a', { style: 5, url: 'https://example.com' }))],
      ['components.0.components.0.custom_id BUTTON_COMPONENT_FIELD'],
    ],
    [
      'a link without an address',
      [row({ type: 2, style: 5, label: 'a' })],
      ['components.0.components.0.url BASE_TYPE_REQUIRED'],
    ],
    [
      'an emoji the application does not have',
      [row(button('a', { emoji: { id: '123456789012345678', name: 'card' } }))],
      ['components.0.components.0.emoji COMPONENT_INVALID_EMOJI'],
    ],
    [
      'a character that is no emoji',
      [
        row(
          button('a', { emoji: { name: '🂡' } }),
          button('b', { emoji: { name: '♠' } }),
          button('c', { emoji: { name: '5️⃣' } }),
        ),
      ],
      ['components.0.components.0.emoji COMPONENT_INVALID_EMOJI'],
    ],
    [
      '26 options',
      [
        row(
          select(
            's',
            Array.from({ length: 26 }, (_, n) => String(n)),
          ),
        ),
      ],
      ['components.0.components.0.options BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a duplicate value',
      [row(select('s', ['a', 'a']))],
      ['components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'],
    ],
    [
      'more values to choose than options',
      [row(select('s', ['a', 'b'], { max_values: 3 }))],
      ['components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES'],
    ],
    [
      'a section with four texts',
      [{ type: 9, components: [text('1'), text('2'), text('3'), text('4')], accessory: button('a') }],
      ['components.0.components BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a section without accessory',
      [{ type: 9, components: [text('1')] }],
      ['components.0.accessory BASE_TYPE_REQUIRED'],
    ],
    [
      'a container in a container',
      [container(container(text('a')))],
      ['components.0.components.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'a file that was not attached',
      [{ type: 13, file: { url: 'attachment://a.csv' } }],
      ['components.0.file.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'],
    ],
  ];

  it.each(refused)('is refused with %s', async (_, components, faults) => {
    const discord = await startStandIn({ rateLimits: 'off' });
    expectFaults(await postV2(discord, ...components), ...faults);
    expect(discord.violations).toHaveLength(1);
  });

  it('is accepted at the limits', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const full = container(...Array.from({ length: 39 }, (_, n) => text(n === 0 ? 'a'.repeat(3962) : 'b')));
    expect((await postV2(discord, full)).status).toBe(200);
    const menu = select(
      's',
      Array.from({ length: 25 }, (_, n) => String(n)),
      { min_values: 0, max_values: 25 },
    );
    expect((await postV2(discord, row(menu), row(button('x'.repeat(100), { label: '手札' })))).status).toBe(
      200,
    );
    expect(discord.violations).toEqual([]);
  });

  it('with Components V2 has no legacy fields and stays so', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const legacy = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
    expectFaults(
      await post(discord, { flags: V2, content: 'a', components: [text('b')] }),
      `content ${legacy}`,
    );
    expectFaults(await post(discord, { components: [text('b')] }), 'components.0.type UNION_TYPE_CHOICES');
    expect((await post(discord, { flags: V2, components: [] })).body.code).toBe(50006);
    expect((await post(discord, { content: ' ' })).body.code).toBe(50006);
    const sent = await postV2(discord, text('a'));
    const path = `/channels/${discord.channelId('general')}/messages/${sent.body.id}`;
    expectFaults(
      await request(discord, 'PATCH', path, { flags: 0 }),
      'flags MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
    );
    expectFaults(await request(discord, 'PATCH', path, { content: 'a' }), `content ${legacy}`);
    expect((await request(discord, 'PATCH', path, { components: [] })).body.code).toBe(50006);
    const plain = await post(discord, { content: 'plain' });
    const plainPath = `/channels/${discord.channelId('general')}/messages/${plain.body.id}`;
    const turned = { flags: V2, components: [text('b')] };
    expectFaults(await request(discord, 'PATCH', plainPath, turned), `content ${legacy}`);
    expect((await request(discord, 'PATCH', plainPath, { ...turned, content: null })).body.content).toBe('');
  });

  it('gets ids for components sent without one', async () => {
    const discord = await startStandIn();
    const sent = await postV2(discord, { ...container(text('a'), row(button('b'))), id: 2 });
    expect(sent.body.components).toMatchObject([
      { ...container({ ...text('a'), id: 1 }, { ...row({ ...button('b'), id: 4 }), id: 3 }), id: 2 },
    ]);
  });

  it('is refused with Discord’s codes for what is missing or not permitted', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const here = discord.channelId('general');
    const code = async (method: string, path: string, body?: unknown) =>
      (await request(discord, method, path, body)).body.code;
    expect(await code('POST', '/channels/123456789012345678/messages', { content: 'a' })).toBe(10003);
    expect(await code('PATCH', `/channels/${here}/messages/123456789012345678`, { content: 'a' })).toBe(
      10008,
    );
    const said = discord.member('Ann').sendMessage('hello');
    expect(await code('DELETE', `/channels/${here}/messages/${said.id}`)).toBe(50013);
    const giveBack = discord.denyPermissions('general', 'SendMessages');
    expect(await code('POST', `/channels/${here}/messages`, { content: 'a' })).toBe(50013);
    giveBack();
    expect(await code('POST', `/channels/${here}/messages`, { content: 'a' })).toBeUndefined();
    discord.denyPermissions('general', 'ViewChannel');
    expect(await code('POST', `/channels/${here}/messages`, { content: 'a' })).toBe(50001);
    expect(discord.violations).toEqual([]);
    expect(await code('PATCH', `/channels/${discord.channelId('random')}/messages/${said.id}`, {})).toBe(
      10008,
    );
  });

  it('is throttled in its edits once it is older than an hour', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock });
    const sent = await postV2(discord, text('a'));
    const edit = () =>
      request(discord, 'PATCH', `/channels/${discord.channelId('general')}/messages/${sent.body.id}`, {
        components: [text('b')],
      });
    await clock.advance(3_600_000);
    for (let n = 0; n < 6; n += 1) expect((await edit()).status).toBe(200);
    await clock.advance(1);
    for (let n = 0; n < 5; n += 1) expect((await edit()).status).toBe(200);
    const refused = await edit();
    expect(refused).toMatchObject({ status: 429, body: { code: 30046 } });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    await clock.advance(60_000);
    expect((await edit()).status).toBe(200);
  });

  it('pings when posted, not when edited, within its allowed mentions', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const ann = discord.member('Ann');
    const ben = discord.member('Ben');
    const both = text(`<@${ann.id}> and <@${ben.id}>, \`not <@${ann.id}>\``);
    await postV2(discord, both);
    await post(discord, { flags: V2, components: [both], allowed_mentions: { parse: [], users: [ben.id] } });
    await post(discord, { flags: V2, components: [both], allowed_mentions: { parse: [] } });
    const quiet = await postV2(discord, text('nobody'));
    await request(discord, 'PATCH', `/channels/${discord.channelId('general')}/messages/${quiet.body.id}`, {
      components: [both],
    });
    expect(ann.visibleMessages().map(({ pinged }) => pinged)).toEqual([true, false, false, false]);
    expect(ben.visibleMessages().map(({ pinged }) => pinged)).toEqual([true, true, false, false]);
    const exclusive = { parse: ['users'], users: [ben.id] };
    expectFaults(
      await post(discord, { content: 'a', allowed_mentions: exclusive }),
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    );
  });

  it('or request the stand-in does not know is refused and recorded as a violation', async () => {
    const discord = await startStandIn();
    expect(await request(discord, 'GET', '/sticker-packs')).toMatchObject({ status: 404, body: { code: 0 } });
    expect(await request(discord, 'GET', '/users/@me', undefined, {})).toMatchObject({ status: 401 });
    expectFaults(
      await request(discord, 'GET', `/guilds/${discord.guildId}?counts=1`),
      'counts UNKNOWN_FIELD',
    );
    expectFaults(await post(discord, { content: 'a', colour: 1 }), 'colour UNKNOWN_FIELD');
    expectFaults(
      await post(discord, { content: 'a', poll: {} }),
      'poll.question BASE_TYPE_REQUIRED',
      'poll.answers BASE_TYPE_REQUIRED',
    );
    await post(discord, { content: 'look: <:card:123456789012345678>' });
    expect(discord.takeViolations()).toEqual([
      'GET /sticker-packs → 404 0: 404: Not Found',
      'GET /users/@me → 401 0: 401: Unauthorized',
      expect.stringContaining('counts: This route has no such parameter'),
      expect.stringContaining('colour: Discord has no such field here'),
      expect.stringContaining('poll.question: This field is required'),
      'A text shows <:card:123456789012345678>, which is not an emoji of the application',
    ]);
  });
});
