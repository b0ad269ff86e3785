import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { textEmojis } from '../../src/discord/emojis/emojis.ts';
import { type RenderContext, render, type TableScreen, textComponents } from '../../src/discord/render.ts';
import { seatNames } from '../../src/discord/seat-names.ts';
import { allFaces } from '../../src/game/cards.ts';
import { line, type Part, text } from '../../src/game/screen.ts';
import { LOCALES } from '../../src/game/words.ts';
import type { TableSeat } from '../../src/tables/table.ts';
import { faultsOf, longest } from './fits.ts';

const seat = (userId: string | null, name: string): TableSeat => ({
  userId,
  name,
  salt: '',
  missed: 0,
  away: false,
});
const context: RenderContext = {
  seats: [seat('123456789012345678', 'Ann'), seat(null, '2')],
  locale: 'en',
  emojis: textEmojis(),
  id: { table: 'aaaaaaaaaa', prompt: 7 },
  nonce: 'x',
};

/** The components in the container. */
function rendered(screen: TableScreen, changes: Partial<RenderContext> = {}) {
  const components = render(screen, { ...context, ...changes });
  expect(faultsOf(components)).toEqual([]);
  const [container] = components;
  if (container?.type !== ComponentType.Container || components.length !== 1) throw new Error('no container');
  return container.components;
}

const texts = (screen: TableScreen, changes: Partial<RenderContext> = {}): string[] =>
  rendered(screen, changes).flatMap((part) =>
    part.type === ComponentType.TextDisplay ? [part.content] : [],
  );

const button = (choice: string): Part => ({
  part: 'buttons',
  buttons: [{ label: choice, action: { choose: choice }, style: 'secondary' }],
});

test('hands of seats that are too long for a message are all written without pictures', () => {
  const hand = (count: number) => [{ cards: allFaces().slice(0, 50).concat(allFaces()).slice(0, count) }];
  const rows = [hand(60), hand(50), hand(20)].map((note, index) => ({
    seat: index % 2,
    isActing: false,
    note,
  }));
  const screen: TableScreen = [text('Small print', 'small'), { part: 'seats', rows }];
  const [content] = texts(screen, { emojis: longest });
  const [print, ...shown] = content!.split('\n');
  expect(print).toBe('-# Small print');
  expect(shown.map((row) => row.includes('<:'))).toEqual([false, false, false]);
  expect(shown[0]!.match(/[♠♥♦♣]/g)?.length).toBeGreaterThan(50);
});

test('hands that are too long for a message are written in the words of their game', () => {
  const hand = [{ cards: [...allFaces(), ...allFaces()].slice(0, 106), inWords: 'big joker, 2 ×4' }];
  const rows = [{ seat: 0, isActing: false, note: hand }];
  expect(texts([{ part: 'seats', rows }])[0]).toContain('3♠');
  expect(texts([{ part: 'seats', rows }], { emojis: longest })).toEqual([
    '▫️ Ann\u00A0· big\u00A0joker,\u00A02\u00A0×4',
  ]);
});

test('components that Discord would refuse are found', () => {
  const container = (...parts: object[]) =>
    [{ type: 17, components: parts }] as APIMessageTopLevelComponent[];
  const buttonRow = (custom_id: string) => ({
    type: 1,
    components: [{ type: 2, style: 1, label: 'x', custom_id }],
  });
  const textDisplay = (content: string) => ({ type: 10, content });
  expect(faultsOf(container(textDisplay('x'.repeat(3999))))).toEqual([]);
  for (const refused of [
    [textDisplay('x'.repeat(2001)), textDisplay('x'.repeat(2000))],
    [textDisplay('')],
    [buttonRow('x'.repeat(101))],
    [buttonRow('x'), buttonRow('x')],
    Array.from({ length: 40 }, () => textDisplay('x')),
  ])
    expect(faultsOf(container(...refused))).not.toEqual([]);
});

describe('text', () => {
  test('shows people and computers by their names, and cards in a row', () => {
    const content = line`${{ seat: 0 }}, ${{ seat: 1 }} and ${{ seat: 9 }}: ${{ cards: ['7h', 'BJ'] }} ×${2}`;
    expect(texts([text(content)])).toEqual(['Ann, Mika and ?: 7♥\u2009🃏B ×2']);
  });

  test('has titles, small print, large cards, and a row per seat', () => {
    const screen: TableScreen = [
      text('Title', 'title'),
      text('small', 'small'),
      { part: 'cards', cards: ['As', '2d'] },
      {
        part: 'seats',
        rows: [
          { seat: 1, isActing: true, note: ['12 cards'] },
          { seat: 0, isActing: false, note: ['out'] },
        ],
      },
    ];
    expect(texts(screen)).toEqual([
      '## Title\n-# small\n# A♠\u20092♦\n▶️ 🤖\u202FMika\u00A0· 12\u00A0cards\n▫️ Ann\u00A0· out',
    ]);
  });

  test('is in the reader’s language', () => {
    expect(LOCALES.map((locale) => seatNames(context.seats, locale).text(1))).toEqual([
      'ミカ',
      'Mika',
      '美佳',
    ]);
  });

  test('tells computers from people in lists of seats, and elsewhere only where names are the same', () => {
    const seats = [seat('123456789012345678', 'haru'), seat(null, '1'), seat(null, '2')];
    const names = seatNames(seats, 'en');
    expect([0, 1, 2].map(names.text)).toEqual(['haru', '🤖 Haru', 'Mika']);
    expect([0, 1, 2].map(names.label)).toEqual(['haru', '🤖 Haru', 'Mika']);
    expect([0, 1, 2].map(names.listed.text)).toEqual(['haru', '🤖 Haru', '🤖 Mika']);
    const robot = seatNames([seat('123456789012345678', '🤖 Mika'), seat(null, '2')], 'en');
    expect([0, 1].map(robot.listed.text)).toEqual(['🤖 Mika \\(1\\)', '🤖 Mika \\(2\\)']);
  });

  test.each(LOCALES)('no two computers share a name in %s, however many there are', (locale) => {
    const seats = Array.from({ length: 20 }, (_, index) => seat(null, String(index + 1)));
    const names = seatNames(seats, locale);
    expect(new Set(seats.map((_, index) => names.text(index))).size).toBe(20);
    expect(
      seats
        .slice(0, 6)
        .map((_, index) => names.label(index))
        .join(),
    ).not.toMatch(/\d/);
  });

  test('is a message on its own', () => {
    expect(faultsOf(textComponents('Your turn.'))).toEqual([]);
  });
});

describe('rules between parts', () => {
  test('stay only between two other parts', () => {
    const rule: Part = { part: 'rule' };
    const types = rendered([rule, text('a'), rule, rule, button('b'), rule]).map(({ type }) => type);
    expect(types).toEqual([ComponentType.TextDisplay, ComponentType.Separator, ComponentType.ActionRow]);
  });
});

describe('controls', () => {
  test('are in rows of at most five buttons and of about the same length', () => {
    const buttons = Array.from({ length: 12 }, (_, at) => ({
      label: `${at}`,
      action: { choose: `${at}` },
      style: 'secondary' as const,
    }));
    const rows = rendered([{ part: 'buttons', buttons }]);
    expect(rows.map((row) => (row.type === ComponentType.ActionRow ? row.components.length : 0))).toEqual([
      4, 4, 4,
    ]);
  });

  test('have the action, the table and the prompt in their ids', () => {
    expect(JSON.stringify(rendered([button('pass')]))).toContain('"custom_id":"m:aaaaaaaaaa:7:a.pass"');
  });

  test('have ids of their own; those of selects differ from one rendering to the next', () => {
    const option = { label: 'x', action: { choose: 'x' } };
    const select: Part = { part: 'select', label: 'Choose', options: [option] };
    const ids = (nonce: string) =>
      JSON.stringify(rendered([select, select], { nonce })).match(/m:aaaaaaaaaa:7:\?\w+/g)!;
    expect(new Set([...ids('x'), ...ids('y')]).size).toBe(4);
  });

  test('that are disabled need no action: each still has an id of its own, of the form of every other', () => {
    const disabled = { label: 'Play', style: 'secondary', disabled: true } as const;
    const parts = rendered([{ part: 'buttons', buttons: [disabled, disabled] }, button('pass')]);
    const ids = JSON.stringify(parts)
      .match(/"custom_id":"[^"]+"/g)!
      .map((id) => id.slice(13, -1));
    expect(ids).toEqual(['m:aaaaaaaaaa:7:s.-0', 'm:aaaaaaaaaa:7:s.-1', 'm:aaaaaaaaaa:7:a.pass']);
  });

  test('have labels that are cut to the allowed length', () => {
    const label = '長い'.repeat(100);
    rendered([
      { part: 'buttons', buttons: [{ label, action: { choose: 'a' }, style: 'success' }] },
      { part: 'select', label: 'Choose', options: [{ label, action: { choose: 'a' } }] },
    ]);
  });

  test('name players as text does, but unescaped', () => {
    const seats = [seat('123456789012345678', '_Ann_'), seat('123456789012345679', '_ann_')];
    const label = ['Draw from ', { seat: 1 }];
    const json = JSON.stringify(
      rendered(
        [
          { part: 'buttons', buttons: [{ label, action: { choose: 'a' }, style: 'success' }] },
          { part: 'select', label, options: [{ label, description: label, action: { choose: 'a' } }] },
        ],
        { seats },
      ),
    );
    expect(json.split('"Draw from _ann_ (2)"')).toHaveLength(5);
  });

  test('show the emoji of a card if there is one', () => {
    const screen: TableScreen = [
      { part: 'select', label: 'Choose', options: [{ label: '7', card: '7h', action: { choose: 'x' } }] },
    ];
    expect(JSON.stringify(rendered(screen, { emojis: longest }))).toContain('"name":"heart7_1a2b3c"');
    expect(JSON.stringify(rendered(screen))).not.toContain('emoji');
  });
});

describe('a screen that is too long', () => {
  const long = (letter: string, size?: 'small') => text(letter.repeat(900), size);

  test('loses only small print, the first first', () => {
    const [content] = texts([
      text('Title', 'title'),
      long('a', 'small'),
      long('b'),
      long('c', 'small'),
      long('d'),
      long('e'),
      text('the seed', 'small'),
    ]);
    expect(content!.length).toBeLessThanOrEqual(4000);
    for (const kept of ['Title', 'bbb', 'ccc', 'ddd', 'eee', '-# the seed']) expect(content).toContain(kept);
    expect(content).not.toContain('aaa');
  });

  test('is complete if it just fits', () => {
    const title = 'x'.repeat(4000 - '-# y'.length - 2);
    expect(texts([text(title), text('y', 'small')]).join('').length).toBe(3999);
  });

  test('is none with 33 cards in hand, 33 on the table and the kitty', () => {
    const hand = [...allFaces()].slice(0, 33);
    const screen: TableScreen = [
      { part: 'cards', cards: hand },
      { part: 'cards', cards: hand },
      text(line`kitty: ${{ cards: hand.slice(0, 8) }}`, 'small'),
    ];
    expect(texts(screen, { emojis: longest }).join()).toContain('kitty');
  });
});
