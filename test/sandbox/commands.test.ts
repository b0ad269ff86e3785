import { SlashCommandBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startClient, startStandIn } from './bot.ts';
import { expectFaults, type RestResponse, request } from './rest.ts';

const put = (discord: StandIn, ...commands: object[]): Promise<RestResponse> =>
  request(discord, 'PUT', `/applications/${discord.applicationId}/commands`, commands);

const command = (more: object = {}) => ({ name: 'play', description: 'Play', ...more });
const option = (name: string, more: object = {}) => ({ type: 3, name, description: name, ...more });

describe('application commands', () => {
  const refused: [string, object[], string[]][] = [
    ['a name in capitals', [command({ name: 'Play' })], ['0.name APPLICATION_COMMAND_INVALID_NAME']],
    [
      'a localised name with a space',
      [command({ name_localizations: { ja: '遊 ぶ' } })],
      ['0.name_localizations.ja APPLICATION_COMMAND_INVALID_NAME'],
    ],
    [
      'a locale that Discord does not have',
      [command({ name_localizations: { 'ja-JP': '遊ぶ' } })],
      ['0.name_localizations.ja-JP BASE_TYPE_CHOICES'],
    ],
    ['no description', [{ name: 'play' }], ['0.description BASE_TYPE_REQUIRED']],
    [
      'a long description',
      [command({ description: 'x'.repeat(101) })],
      ['0.description BASE_TYPE_MAX_LENGTH'],
    ],
    ['one name twice', [command(), command()], ['1.name APPLICATION_COMMANDS_DUPLICATE_NAME']],
    [
      '26 options',
      [command({ options: Array.from({ length: 26 }, (_, n) => option(`o${n}`)) })],
      ['0.options BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a required option after one that is not',
      [command({ options: [option('a'), option('b', { required: true })] })],
      ['0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
    ],
    [
      'a subcommand beside an option',
      [command({ options: [{ type: 1, name: 'a', description: 'a' }, option('b')] })],
      ['0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
    ],
    [
      'an unknown field',
      [command({ options: [option('a', { require: true })] })],
      ['0.options.0.require UNKNOWN_FIELD'],
    ],
    [
      'more than 8000 characters with the longest localisations',
      [
        command({
          options: Array.from({ length: 25 }, (_, sub) => ({
            type: 1,
            name: `s${sub}`,
            description: 's',
            options: Array.from({ length: 4 }, (_, n) =>
              option(`o${n}`, { description_localizations: { ja: '長'.repeat(100) } }),
            ),
          })),
        }),
      ],
      ['0 APPLICATION_COMMAND_TOO_LARGE'],
    ],
  ];

  it.each(refused)('are refused with %s', async (_, commands, faults) => {
    const discord = await startStandIn();
    expectFaults(await put(discord, ...commands), ...faults);
  });

  it('are limited to a hundred', async () => {
    const discord = await startStandIn();
    const many = Array.from({ length: 101 }, (_, n) => command({ name: `c${n}` }));
    expect((await put(discord, ...many)).body.code).toBe(30032);
    expect((await put(discord, ...many.slice(1))).status).toBe(200);
  });

  it('can be set, read, edited and deleted by discord.js, globally and for a server', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const { client } = await startClient(discord);
    const ledger = new SlashCommandBuilder()
      .setName('ledger')
      .setNameLocalizations({ ja: '帳簿', 'zh-CN': '账本' })
      .setDescription('The books')
      .setDescriptionLocalizations({ ja: '帳簿' })
      .setDefaultMemberPermissions(0x20)
      .addUserOption((user) => user.setName('of').setDescription('Whose').setRequired(true))
      .addStringOption((book) =>
        book.setName('book').setDescription('Which').addChoices({ name: 'Chips', value: 'chips' }),
      );
    const set = await client.application.commands.set([ledger]);
    const made = set.first()!;
    const again = await client.application.commands.set([ledger]);
    expect(again.first()?.id).toBe(made.id);
    expect(
      (await client.application.commands.fetch({ withLocalizations: true })).first()?.nameLocalizations,
    ).toEqual({
      ja: '帳簿',
      'zh-CN': '账本',
    });
    await made.edit({ description: 'The books of the server' });
    expect((await client.application.commands.fetch(made.id)).description).toBe('The books of the server');
    await client.application.commands.set([ledger], discord.guildId);
    await made.delete();
    await expect(client.application.commands.fetch(made.id)).rejects.toMatchObject({ code: 10063 });
    await expect(discord.member('Ben').runCommand('/ledger', { of: 'Ann' })).rejects.toThrow(
      'Ben may not use /ledger',
    );
    await expect(discord.member('Ann').runCommand('/ledger', { of: 'Ann', book: 'x' })).rejects.toThrow(
      'not among',
    );
    expect(discord.violations).toEqual([]);
  });

  it('and emojis can be created, served and deleted', async () => {
    const discord = await startStandIn();
    const { client } = await startClient(discord);
    const image = Buffer.from('89504e470d0a1a0a', 'hex');
    const attachment = `data:image/png;base64,${image.toString('base64')}`;
    const emoji = await client.application.emojis.create({ attachment: image, name: 'card_3s' });
    expect((await client.application.emojis.fetch()).map(({ name }) => name)).toEqual(['card_3s']);
    const served = await fetch(`${discord.url}/cdn/emojis/${emoji.id}.webp?size=48`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(image);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(discord.violations).toEqual([]);
    await expect(client.application.emojis.create({ attachment, name: 'card_3s' })).rejects.toMatchObject({
      code: 50035,
    });
    const path = `/applications/${discord.applicationId}/emojis`;
    const large = `data:image/png;base64,${Buffer.concat([image, Buffer.alloc(256 * 1024)]).toString('base64')}`;
    expectFaults(
      await request(discord, 'POST', path, { name: 'big', image: large }),
      'image BINARY_TYPE_MAX_SIZE',
    );
    expectFaults(
      await request(discord, 'POST', path, { name: 'a b', image: attachment }),
      'name STRING_TYPE_REGEX',
    );
    await emoji.delete();
    expect((await client.application.emojis.fetch()).size).toBe(0);
  });
});
