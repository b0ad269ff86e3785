import { describe, expect, it } from 'vitest';
import { isOnlyEmoji, parseMarkdown } from '../../../src/sandbox/page/markdown/parse-blocks.ts';
import { parseInline } from '../../../src/sandbox/page/markdown/parse-inline.ts';
import type { Inline } from '../../../src/sandbox/page/markdown/syntax-tree.ts';

const text = (content: string): Inline => ({ kind: 'text', text: content });
const ID = '123456789012345678';

describe('parseInline', () => {
  it.each([
    ['**a**', 'bold'],
    ['*a*', 'italic'],
    ['_a_', 'italic'],
    ['__a__', 'underline'],
    ['~~a~~', 'strike'],
    ['||a||', 'spoiler'],
  ])('parses %s as %s', (source, kind) => {
    expect(parseInline(source)).toEqual([{ kind, children: [text('a')] }]);
  });

  it('nests styles', () => {
    expect(parseInline('***a***')).toEqual([
      { kind: 'bold', children: [{ kind: 'italic', children: [text('a')] }] },
    ]);
    expect(parseInline('**a __b__ *c***')).toEqual([
      {
        kind: 'bold',
        children: [
          text('a '),
          { kind: 'underline', children: [text('b')] },
          text(' '),
          { kind: 'italic', children: [text('c')] },
        ],
      },
    ]);
  });

  it.each(['snake_case_name', '2 * 3 * 4', 'a ** b', '\\*a\\*', '<@12>', 'a|b', '3 < 4', '~', 'https://'])(
    'leaves %s as text',
    (source) => {
      const shown = source.replaceAll('\\', '');
      expect(parseInline(source)).toEqual([text(shown)]);
    },
  );

  it('does not parse the contents of code', () => {
    expect(parseInline('`**a**`')).toEqual([{ kind: 'code', text: '**a**' }]);
    expect(parseInline('`` `a` ``')).toEqual([{ kind: 'code', text: '`a`' }]);
  });

  it('parses mentions, emojis, commands and timestamps', () => {
    expect(parseInline(`<@${ID}><@!${ID}><@&${ID}><#${ID}>`).map(({ kind }) => kind)).toEqual([
      'user',
      'user',
      'role',
      'channel',
    ]);
    expect(parseInline(`<:card_3:${ID}><a:dice:${ID}>`)).toEqual([
      { kind: 'emoji', id: ID, name: 'card_3', animated: false },
      { kind: 'emoji', id: ID, name: 'dice', animated: true },
    ]);
    expect(parseInline(`</play doudizhu:${ID}>`)).toEqual([{ kind: 'command', name: 'play doudizhu' }]);
    expect(parseInline('<t:1760000000:R>')).toEqual([{ kind: 'time', seconds: 1_760_000_000, style: 'R' }]);
    expect(parseInline('<t:1760000000>')).toEqual([{ kind: 'time', seconds: 1_760_000_000, style: 'f' }]);
    expect(parseInline('@everyone')).toEqual([{ kind: 'everyone', text: '@everyone' }]);
  });

  it('parses links: bare, in angle brackets and with a text of their own', () => {
    const link = (url: string, label: string): Inline => ({ kind: 'link', url, children: [text(label)] });
    const url = 'https://example.org/a_b?c=1';
    expect(parseInline(`see ${url}.`)).toEqual([text('see '), link(url, url), text('.')]);
    expect(parseInline(`<${url}>`)).toEqual([link(url, url)]);
    expect(parseInline(`[the rules](${url})`)).toEqual([link(url, 'the rules')]);
    expect(parseInline('[a](javascript:alert(1))')).toEqual([text('[a](javascript:alert(1))')]);
  });
});

describe('parseMarkdown', () => {
  it('parses headings, small text and the paragraphs between them', () => {
    expect(parseMarkdown('# A\nb\nc\n### D\n-# e\n#no').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'subtext',
      'paragraph',
    ]);
    expect(parseMarkdown('## A')).toEqual([{ kind: 'heading', level: 2, children: [text('A')] }]);
    expect(parseMarkdown('b\nc')).toEqual([{ kind: 'paragraph', children: [text('b\nc')] }]);
  });

  it('lets a style span lines', () => {
    expect(parseMarkdown('**a\nb**')).toEqual([
      { kind: 'paragraph', children: [{ kind: 'bold', children: [text('a\nb')] }] },
    ]);
  });

  it('parses quotes of single lines and of the whole rest', () => {
    expect(parseMarkdown('> a\n> b\nc')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', children: [text('a\nb')] }] },
      { kind: 'paragraph', children: [text('c')] },
    ]);
    expect(parseMarkdown('>>> a\nb')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', children: [text('a\nb')] }] },
    ]);
  });

  it('nests lists and separates bullets from numbers', () => {
    const bullets = { kind: 'list', start: undefined };
    expect(parseMarkdown('- a\n  - b\n- c\n3. d\n4. e')).toEqual([
      {
        ...bullets,
        items: [
          {
            children: [text('a')],
            sublists: [{ ...bullets, items: [{ children: [text('b')], sublists: [] }] }],
          },
          { children: [text('c')], sublists: [] },
        ],
      },
      {
        kind: 'list',
        start: 3,
        items: [
          { children: [text('d')], sublists: [] },
          { children: [text('e')], sublists: [] },
        ],
      },
    ]);
  });

  it('keeps the lines of a code block', () => {
    expect(parseMarkdown('a\n```ts\n# no heading\n  b\n```\nc')).toEqual([
      { kind: 'paragraph', children: [text('a')] },
      { kind: 'code', language: 'ts', text: '# no heading\n  b' },
      { kind: 'paragraph', children: [text('c')] },
    ]);
  });

  it('loses no text of incomplete markdown', () => {
    for (const source of ['```', '**', '- ', '||', '[](', '`', '<t:>', '# ', '\\']) {
      expect(JSON.stringify(parseMarkdown(source))).toContain(JSON.stringify(source).slice(1, -1).trim());
    }
  });
});

describe('isOnlyEmoji', () => {
  it.each([`<:ab:${ID}>`, `<:ab:${ID}> <:bc:${ID}>`, '🔥', '👨‍👩‍👧 🇯🇵', `🔥<:ab:${ID}>`])(
    'accepts %j',
    (source) => {
      expect(isOnlyEmoji(parseMarkdown(source))).toBe(true);
    },
  );

  it.each(['', 'a', `<:ab:${ID}> a`, `# <:ab:${ID}>`, '1', '🔥'.repeat(31)])('rejects %j', (source) => {
    expect(isOnlyEmoji(parseMarkdown(source))).toBe(false);
  });
});
