/** Responses of the stand-in, validated by Discord's own schemas. */
import * as spec from 'discord-api-spec/zod';
import { describe, expect, it } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { startStandIn } from './bot.ts';
import { newestInteraction, request } from './rest.ts';

/** The schemas accept dates only as `…Z`; Discord writes them with an offset. */
const withUtcDates = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('000+00:00"', 'Z"'));

const faults = (schema: $ZodType, value: unknown): unknown =>
  safeParse(schema, withUtcDates(value)).error?.issues;

const text = { type: 10, content: 'a' };
const button = { type: 2, style: 1, label: 'x', custom_id: 'x' };
const components = [
  {
    type: 17,
    components: [
      text,
      { type: 14 },
      { type: 9, components: [text], accessory: { ...button, custom_id: 'y' } },
      { type: 1, components: [button] },
      { type: 1, components: [{ type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }] }] },
    ],
  },
];

describe('REST responses', () => {
  it('match Discord’s own schemas', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const { applicationId, guildId } = discord;
    const channel = `/channels/${discord.channelId('general')}`;
    const get = async (path: string) => (await request(discord, 'GET', path)).body;
    const ben = discord.member('Ben');

    const { body: message } = await request(discord, 'POST', `${channel}/messages`, {
      flags: 1 << 15,
      components,
    });
    expect(faults(spec.MessageResponseSchema, message)).toBeUndefined();
    const { body: thread } = await request(discord, 'POST', `${channel}/messages/${message.id}/threads`, {
      name: 't',
    });
    expect(faults(spec.ThreadResponseSchema, thread)).toBeUndefined();
    expect(
      faults(spec.MessageResponseSchema, await get(`${channel}/messages/${message.id}`)),
    ).toBeUndefined();
    expect(faults(spec.GuildChannelResponseSchema, await get(channel))).toBeUndefined();
    expect(
      faults(spec.GuildMemberResponseSchema, await get(`/guilds/${guildId}/members/${ben.id}`)),
    ).toBeUndefined();
    expect(faults(spec.UserPIIResponseSchema, await get('/users/@me'))).toBeUndefined();
    expect(faults(spec.GatewayBotResponseSchema, await get('/gateway/bot'))).toBeUndefined();

    const commands = [
      { name: 'play', description: 'Play', options: [{ type: 4, name: 'n', description: 'n' }] },
    ];
    const put = await request(discord, 'PUT', `/applications/${applicationId}/commands`, commands);
    expect(faults(spec.ApplicationCommandResponseSchema, Object.values(put.body)[0])).toBeUndefined();
    const image = 'data:image/png;base64,iVBORw==';
    const { body: emoji } = await request(discord, 'POST', `/applications/${applicationId}/emojis`, {
      name: 'aa',
      image,
    });
    expect(faults(spec.EmojiResponseSchema, emoji)).toBeUndefined();

    void ben.runCommand('/play', { n: 2 });
    const { id, token } = newestInteraction(discord);
    const data = { flags: 1 << 15, components };
    const path = `/interactions/${id}/${token}/callback?with_response=true`;
    const { body: answered } = await request(discord, 'POST', path, { type: 4, data }, {});
    expect(faults(spec.InteractionCallbackResponseSchema, answered)).toBeUndefined();
    expect(discord.violations).toEqual([]);
  });
});
