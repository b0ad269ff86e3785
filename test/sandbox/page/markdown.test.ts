import { describe, expect, it } from 'vitest';
import { isOnlyEmoji, parseMarkdown } from '../../../src/sandbox/page/markdown/parse-blocks.ts';
import { parseInline } from '../../../src/sandbox/page/markdown/parse-inline.ts';
import type { Inline } from '../../../src/sandbox/page/markdown/syntax-tree.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const ID = '123456789012345678';

describe('inline', () => {
  it.each([
    ['**a**', 'bold'],
    ['*a*', 'italic'],
    ['_a_', 'italic'],
    ['__a__', 'underline'],
    ['~~a~~', 'strike'],
    ['||a||', 'spoiler'],
  ])('%s is %s', (source, kind) => {
    expect(parseInline(source)).toEqual([{ kind, inside: [text('a')] }]);
  });

  it('marks lie in one another', () => {
    expect(parseInline('***a***')).toEqual([
      { kind: 'bold', inside: [{ kind: 'italic', inside: [text('a')] }] },
    ]);
    expect(parseInline('**a __b__ *c***')).toEqual([
      {
        kind: 'bold',
        inside: [
          text('a '),
          { kind: 'underline', inside: [text('b')] },
          text(' '),
          { kind: 'italic', inside: [text('c')] },
        ],
      },
    ]);
  });

  it.each(['snake_case_name', '2 * 3 * 4', 'a ** b', '\\*a\\*', '<@12>', 'a|b', '3 < 4', '~', 'https://'])(
    '%s stays text',
    (source) => {
      const shown = source.replaceAll('\\', '');
      expect(parseInline(source)).toEqual([text(shown)]);
    },
  );

  it('code shows what is in it as it is', () => {
    expect(parseInline('`**a**`')).toEqual([{ kind: 'code', text: '**a**' }]);
    expect(parseInline('`` `a` ``')).toEqual([{ kind: 'code', text: '`a`' }]);
  });

  it('mentions, emojis, commands and times', () => {
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

  it('links, bare, in angle brackets and with words', () => {
    const link = (url: string, words: string): Inline => ({ kind: 'link', url, inside: [text(words)] });
    const url = 'https://example.org/a_b?c=1';
    expect(parseInline(`see ${url}.`)).toEqual([text('see '), link(url, url), text('.')]);
    expect(parseInline(`<${url}>`)).toEqual([link(url, url)]);
    expect(parseInline(`[the rules](${url})`)).toEqual([link(url, 'the rules')]);
    expect(parseInline('[a](javascript:alert(1))')).toEqual([text('[a](javascript:alert(1))')]);
  });
});

describe('blocks', () => {
  it('headings of three sizes and small print; the lines between are paragraphs', () => {
    expect(parseMarkdown('# A\nb\nc\n### D\n-# e\n#no').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'subtext',
      'paragraph',
    ]);
    expect(parseMarkdown('## A')).toEqual([{ kind: 'heading', level: 2, inside: [text('A')] }]);
    expect(parseMarkdown('b\nc')).toEqual([{ kind: 'paragraph', inside: [text('b\nc')] }]);
  });

  it('a mark may span lines', () => {
    expect(parseMarkdown('**a\nb**')).toEqual([
      { kind: 'paragraph', inside: [{ kind: 'bold', inside: [text('a\nb')] }] },
    ]);
  });

  it('quotes by line and to the end', () => {
    expect(parseMarkdown('> a\n> b\nc')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', inside: [text('a\nb')] }] },
      { kind: 'paragraph', inside: [text('c')] },
    ]);
    expect(parseMarkdown('>>> a\nb')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', inside: [text('a\nb')] }] },
    ]);
  });

  it('lists lie in one another, and bullets beside numbers are two lists', () => {
    const bullets = { kind: 'list', start: undefined };
    expect(parseMarkdown('- a\n  - b\n- c\n3. d\n4. e')).toEqual([
      {
        ...bullets,
        items: [
          { inside: [text('a')], under: [{ ...bullets, items: [{ inside: [text('b')], under: [] }] }] },
          { inside: [text('c')], under: [] },
        ],
      },
      {
        kind: 'list',
        start: 3,
        items: [
          { inside: [text('d')], under: [] },
          { inside: [text('e')], under: [] },
        ],
      },
    ]);
  });

  it('a code block keeps its lines, and a list under a list keeps its items', () => {
    expect(parseMarkdown('a\n```ts\n# no heading\n  b\n```\nc')).toEqual([
      { kind: 'paragraph', inside: [text('a')] },
      { kind: 'code', language: 'ts', text: '# no heading\n  b' },
      { kind: 'paragraph', inside: [text('c')] },
    ]);
  });

  it('nothing is lost, whatever is typed', () => {
    for (const odd of ['```', '**', '- ', '||', '[](', '`', '<t:>', '# ', '\\']) {
      expect(JSON.stringify(parseMarkdown(odd))).toContain(JSON.stringify(odd).slice(1, -1).trim());
    }
  });
});

describe('emojis alone are large', () => {
  it.each([`<:ab:${ID}>`, `<:ab:${ID}> <:bc:${ID}>`, '🔥', '👨‍👩‍👧 🇯🇵', `🔥<:ab:${ID}>`])('%s', (source) => {
    expect(isOnlyEmoji(parseMarkdown(source))).toBe(true);
  });

  it.each(['', 'a', `<:ab:${ID}> a`, `# <:ab:${ID}>`, '1', '🔥'.repeat(31)])('not %s', (source) => {
    expect(isOnlyEmoji(parseMarkdown(source))).toBe(false);
  });
});
