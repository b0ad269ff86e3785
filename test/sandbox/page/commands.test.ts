import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { commandsFor, matching, parseTyped } from '../../../src/sandbox/page/composer/commands.ts';

const common = {
  id: '1',
  application_id: '1',
  version: '1',
  type: ApplicationCommandType.ChatInput,
  default_member_permissions: null,
};

const all: APIApplicationCommand[] = [
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

describe('the list of commands', () => {
  it('has one entry a subcommand, with required options first', () => {
    const commands = commandsFor(all, 'en-US', true);
    expect(commands.map(({ path }) => path.join(' '))).toEqual([
      'play doudizhu',
      'ledger period close',
      'admin',
    ]);
    expect(commands[0]?.options.map(({ name }) => name)).toEqual(['note', 'base']);
  });

  it("is in the member's language", () => {
    expect(commandsFor(all, 'ja', true)[0]).toMatchObject({
      path: ['play', 'doudizhu'],
      title: '遊ぶ 闘地主',
      description: '卓を開く',
    });
    expect(commandsFor(all, 'zh-CN', true)[0]?.title).toBe('play doudizhu');
  });

  it('hides what asks for a permission from who cannot manage the server', () => {
    expect(commandsFor(all, 'en-US', false).map(({ title }) => title)).not.toContain('admin');
  });
});

describe('matching', () => {
  const titles = (text: string, locale: 'ja' | 'en-US' = 'en-US') =>
    matching(commandsFor(all, locale, true), text).map(({ title }) => title);

  it('by the beginning of any word first, then by any part', () => {
    expect(titles('/')).toHaveLength(3);
    expect(titles('/play')).toEqual(['play doudizhu']);
    expect(titles('/dou')).toEqual(['play doudizhu']);
    expect(titles('/d')).toEqual(['play doudizhu', 'ledger period close', 'admin']);
    expect(titles('/nothing')).toEqual([]);
  });

  it('by the name in either language', () => {
    expect(titles('/play', 'ja')).toEqual(['遊ぶ 闘地主']);
    expect(titles('/闘', 'ja')).toEqual(['遊ぶ 闘地主']);
  });
});

describe('a command typed out', () => {
  const typed = (text: string, locale: 'ja' | 'en-US' = 'en-US') =>
    parseTyped(text, commandsFor(all, locale, true), locale);

  it('is one once a space follows its name', () => {
    expect(typed('/play doudizhu')).toBeUndefined();
    expect(typed('/play doudizhu ')?.command.path).toEqual(['play', 'doudizhu']);
    expect(typed('hello')).toBeUndefined();
  });

  it('takes options by name, with spaces in their values', () => {
    expect(typed('/play doudizhu note:good luck: have fun base: 5')?.texts).toEqual({
      note: 'good luck: have fun',
      base: '5',
    });
    expect(typed('/遊ぶ 闘地主 基本点:5', 'ja')?.texts).toEqual({ base: '5' });
  });
});
