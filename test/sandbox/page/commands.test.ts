import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  listCommands,
  parseCommandText,
  searchCommands,
} from '../../../src/sandbox/page/composer/commands.ts';

const common = {
  id: '1',
  application_id: '1',
  version: '1',
  type: ApplicationCommandType.ChatInput,
  default_member_permissions: null,
};

const apiCommands: APIApplicationCommand[] = [
  {
    ...common,
    name: 'play',
    name_localizations: { ja: '遊ぶ' },
    description: 'Play a game',
    options: [
      {
        type: Option.Subcommand,
        name: 'doudizhu',
        name_localizations: { ja: '闘地主' },
        description: 'Open a table',
        description_localizations: { ja: '卓を開く' },
        options: [
          { type: Option.Integer, name: 'base', name_localizations: { ja: '基本点' }, description: 'Chips' },
          { type: Option.String, name: 'note', description: 'A note', required: true },
        ],
      },
    ],
  },
  {
    ...common,
    name: 'ledger',
    description: 'Books',
    options: [
      {
        type: Option.SubcommandGroup,
        name: 'period',
        description: 'Periods',
        options: [{ type: Option.Subcommand, name: 'close', description: 'Close it' }],
      },
    ],
  },
  { ...common, name: 'admin', description: 'For managers', default_member_permissions: '32' },
  { ...common, type: ApplicationCommandType.User, name: 'Profile', description: '' },
];

describe('listCommands', () => {
  it('lists each subcommand, with its required options first', () => {
    const commands = listCommands(apiCommands, 'en-US', true);
    expect(commands.map(({ path }) => path.join(' '))).toEqual([
      'play doudizhu',
      'ledger period close',
      'admin',
    ]);
    expect(commands[0]?.options.map(({ name }) => name)).toEqual(['note', 'base']);
  });

  it("uses the member's language", () => {
    expect(listCommands(apiCommands, 'ja', true)[0]).toMatchObject({
      path: ['play', 'doudizhu'],
      title: '遊ぶ 闘地主',
      description: '卓を開く',
    });
    expect(listCommands(apiCommands, 'zh-CN', true)[0]?.title).toBe('play doudizhu');
  });

  it('hides commands that require a permission from members without Manage Server', () => {
    expect(listCommands(apiCommands, 'en-US', false).map(({ title }) => title)).not.toContain('admin');
  });
});

describe('searchCommands', () => {
  const titles = (text: string, locale: 'ja' | 'en-US' = 'en-US') =>
    searchCommands(listCommands(apiCommands, locale, true), text).map(({ title }) => title);

  it('finds commands by the beginning of any word first, then by any part', () => {
    expect(titles('/')).toHaveLength(3);
    expect(titles('/play')).toEqual(['play doudizhu']);
    expect(titles('/dou')).toEqual(['play doudizhu']);
    expect(titles('/d')).toEqual(['play doudizhu', 'ledger period close', 'admin']);
    expect(titles('/nothing')).toEqual([]);
  });

  it('puts the command whose whole name is given first, then those whose names begin with it', () => {
    const named = (name: string): APIApplicationCommand => ({ ...common, name, description: name });
    const subcommand = { type: Option.Subcommand, name: 'help', description: 'help' } as const;
    const commands = [{ ...named('book'), options: [subcommand] }, named('helpers'), named('help')];
    const found = searchCommands(listCommands(commands, 'en-US', true), '/help');
    expect(found.map(({ title }) => title)).toEqual(['help', 'helpers', 'book help']);
  });

  it('finds commands by their names in either language', () => {
    expect(titles('/play', 'ja')).toEqual(['遊ぶ 闘地主']);
    expect(titles('/闘', 'ja')).toEqual(['遊ぶ 闘地主']);
  });
});

describe('parseCommandText', () => {
  const parse = (text: string, locale: 'ja' | 'en-US' = 'en-US') =>
    parseCommandText(text, listCommands(apiCommands, locale, true), locale);

  it('recognizes a command once a space follows its name', () => {
    expect(parse('/play doudizhu')).toBeUndefined();
    expect(parse('/play doudizhu ')?.command.path).toEqual(['play', 'doudizhu']);
    expect(parse('hello')).toBeUndefined();
  });

  it('reads options by name, with spaces in their values', () => {
    expect(parse('/play doudizhu note:good luck: have fun base: 5')?.optionTexts).toEqual({
      note: 'good luck: have fun',
      base: '5',
    });
    expect(parse('/遊ぶ 闘地主 基本点:5', 'ja')?.optionTexts).toEqual({ base: '5' });
  });
});
