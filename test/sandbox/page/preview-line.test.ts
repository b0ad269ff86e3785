import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { firstText, previewLine } from '../../../src/sandbox/page/markdown/preview-line.ts';

const ID = '123456789012345678';
const NOW = 1_795_000_000_000;
const context = {
  people: [{ id: ID, name: 'Ann' }],
  channels: [{ id: ID, name: 'one' }],
  roles: [{ id: ID, name: 'players' }],
  locale: 'en-US' as const,
};

it.each([
  ['\n## **Deal** _two_\nmore', ['Deal two']],
  [`<t:${NOW / 1000 + 30}:R>, [see](https://example.com)`, ['in 30 seconds, see']],
  [`<@&${ID}> come, <@&${ID}1>`, ['@players come, @deleted-role']],
  ['-# ||secret|| and `code`', ['▒▒▒ and code']],
  ['', []],
])('previews %j as %j', (text, line) => {
  expect(previewLine(text, context, NOW)).toEqual(line);
});

it('previews emojis as emojis, like Discord', () => {
  expect(previewLine(`<@${ID}> is **next <:card:${ID}>** in <#${ID}>`, context, NOW)).toEqual([
    '@Ann is next ',
    expect.objectContaining({ kind: 'emoji', id: ID, name: 'card' }),
    ' in #one',
  ]);
});

const text = (content: string) => ({ type: ComponentType.TextDisplay as const, content });

it.each<[string, APIMessageTopLevelComponent[], string | null]>([
  ['alone', [text('one'), text('two')], 'one'],
  [
    'in a container, in a section',
    [
      {
        type: ComponentType.Container,
        components: [
          { type: ComponentType.Separator },
          {
            type: ComponentType.Section,
            components: [text('## deep')],
            accessory: { type: ComponentType.Thumbnail, media: { url: 'https://example.com/a.png' } },
          },
        ],
      },
    ],
    '## deep',
  ],
  ['nowhere', [{ type: ComponentType.Container, components: [{ type: ComponentType.Separator }] }], null],
])('finds the first text of a message of components %s', (_, components, found) => {
  expect(firstText(components)).toBe(found);
});
