/** Hostile names: whatever people call themselves, a message shows it as plain text on one line. */
import fc from 'fast-check';
import { parseInline } from 'stand-in-discord/testing';
import { describe, expect, it } from 'vitest';
import { displayName, distinct } from '../../src/discord/display-name.ts';

/** What Discord's clients make of the name: plain text only, or something that is formatted. */
function renderedByDiscord(name: string): string {
  const nodes = parseInline(displayName(name, 'text'));
  expect(nodes.map(({ kind }) => kind)).toEqual(nodes.length === 0 ? [] : ['text']);
  return nodes.map((node) => ('text' in node ? node.text : '')).join('');
}

describe('a name in text', () => {
  it.each([
    '**bold** *it* __u__ ~~s~~ ||spoiler|| `code` ```',
    '<@123456789012345678> <@&123456789012345678>',
    '@everyone @here',
    '<:card:123456789012345678> :joy:',
    '<t:1700000000:R>',
    '</play:123456789012345678>',
    'https://evil.example/x',
    '[free](https://evil.example)',
    '# Title',
    '-# small',
    '> quote',
    '1. list',
    '\\*back\\_slash\\',
  ])('shows %s as it is written', (name) => {
    expect(renderedByDiscord(name)).toBe(name.slice(0, 32).trimEnd() + (name.length > 32 ? '…' : ''));
  });

  it('keeps its own characters, in every script', () => {
    for (const name of [
      'Ann',
      'ちか 🎴',
      'Zoë',
      '이름',
      'กำลัง',
      'नमस्ते',
      '👩‍👩‍👧‍👦',
      '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      '❤️',
      '1️⃣',
      'O’Neil & Co',
    ])
      expect(renderedByDiscord(name)).toBe(name);
  });

  it('has no character that turns the text around it', () => {
    expect(displayName('abc\u202Edef\u2066x\u061C\u200F', 'text')).toBe('abcdefx');
    // One that is written from right to left is kept apart from the numbers behind it.
    expect(displayName('דוד', 'text')).toBe('\u2068דוד\u2069');
    expect(displayName('\u2069דוד\u202E', 'label')).toBe('\u2068דוד\u2069');
  });

  it('has no invisible characters, and a fallback if nothing else is left', () => {
    expect(displayName('A\u200Bn\u00ADn\u{E0041}\u3164\uFEFF\u2800\u0007', 'text')).toBe('Ann');
    for (const nothing of ['', ' \n\t', '\u200B\u3164', '\u2800', '\u0301\u0302', '\uD800'])
      expect(displayName(nothing, 'text', '…4321')).toBe('…4321');
  });

  it('is on one line, and its letters bear few marks', () => {
    expect(displayName(' A\nB\u2028C\u3000 D ', 'text')).toBe('A B C D');
    expect(displayName(`Z${'\u0335\u0301'.repeat(50)}o`, 'text')).toMatch(/^.\p{M}{1,3}o$/u);
  });

  it('is as long as Discord’s names at most, and not cut inside an emoji', () => {
    expect(displayName('x'.repeat(5_000), 'text')).toBe(`${'x'.repeat(32)}…`);
    expect(displayName('👩‍👩‍👧‍👦'.repeat(9), 'text')).toBe(`${'👩‍👩‍👧‍👦'.repeat(4)}…`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        expect([...displayName(name, 'label')].length).toBeLessThanOrEqual(35);
        expect(() => encodeURIComponent(displayName(name, 'text'))).not.toThrow();
        renderedByDiscord(name);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same however often it is neutralized for a control', () => {
    for (const name of ['Ann', 'a\u202Eb', 'דוד', 'x'.repeat(50)])
      expect(displayName(displayName(name, 'label'), 'label')).toBe(displayName(name, 'label'));
  });
});

it('a name on a control is not escaped: a control shows every character', () => {
  expect(displayName('*A_n*\u202E', 'label')).toBe('*A_n*');
});

describe('names that look the same', () => {
  const mark = (index: number) => ` (${index + 1})`;

  it('are told apart, others stay as they are', () => {
    expect(distinct(['Ken', 'Ann', 'Ken'], mark)).toEqual(['Ken (1)', 'Ann', 'Ken (3)']);
    expect(distinct(['Ken', 'ken', 'Ｋen'], mark)).toEqual(['Ken (1)', 'ken (2)', 'Ｋen (3)']);
    expect(distinct(['❤', '❤\u200D'], mark)).toEqual(['❤ (1)', '❤\u200D (2)']);
  });

  it('cannot be made to look like one that is marked', () => {
    const names = distinct(['Ken', 'Ken (1)', 'Ken'], mark);
    expect(new Set(names).size).toBe(3);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('K', 'k', 'K (1)', 'K (2)', 'K (1) (2)'), { maxLength: 6 }),
        (all) => {
          expect(new Set(distinct(all, mark)).size).toBe(all.length);
        },
      ),
    );
  });
});
