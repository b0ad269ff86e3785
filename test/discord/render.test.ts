import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { textEmojis } from '../../src/discord/emojis/emojis.ts';
import {
  type RenderContext,
  render,
  seatName,
  type TableScreen,
  textComponents,
} from '../../src/discord/render.ts';
import { allFaces } from '../../src/game/cards.ts';
import { line, type Part, text } from '../../src/game/screen.ts';
import type { TableSeat } from '../../src/tables/table.ts';
import { faultsOf, longest } from './fits.ts';

const seat = (userId: string | null, name: string): TableSeat => ({
  userId,
  name,
  salt: '',
  missed: 0,
  away: false,
});
const show: RenderContext = {
  seats: [seat('123456789012345678', 'Ann'), seat(null, '2')],
  locale: 'en',
  emojis: textEmojis(),
  id: { table: 'aaaaaaaaaa', prompt: 7 },
  nonce: 'x',
};

/** The container's own parts. */
function shown(screen: TableScreen, how: Partial<RenderContext> = {}) {
  const components = render(screen, { ...show, ...how });
  expect(faultsOf(components)).toEqual([]);
  const [container] = components;
  if (container?.type !== ComponentType.Container || components.length !== 1) throw new Error('no container');
  return container.components;
}

const texts = (screen: TableScreen, how: Partial<RenderContext> = {}): string[] =>
  shown(screen, how).flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));

const button = (act: string): Part => ({
  part: 'buttons',
  buttons: [{ label: act, action: { choose: act }, style: 'secondary' }],
});

test('what Discord refuses is found out here', () => {
  const container = (...parts: object[]) =>
    [{ type: 17, components: parts }] as APIMessageTopLevelComponent[];
  const press = (custom_id: string) => ({
    type: 1,
    components: [{ type: 2, style: 1, label: 'x', custom_id }],
  });
  const said = (content: string) => ({ type: 10, content });
  expect(faultsOf(container(said('x'.repeat(3999))))).toEqual([]);
  for (const refused of [
    [said('x'.repeat(2001)), said('x'.repeat(2000))],
    [said('')],
    [press('x'.repeat(101))],
    [press('x'), press('x')],
    Array.from({ length: 40 }, () => said('x')),
  ])
    expect(faultsOf(container(...refused))).not.toEqual([]);
});

describe('writing', () => {
  test('has players as mentions, computers by their number, cards in a row', () => {
    const content = line`${{ seat: 0 }}, ${{ seat: 1 }} and ${{ seat: 9 }}: ${{ cards: ['7h', 'BJ'] }} ×${2}`;
    expect(texts([text(content)])).toEqual(['<@123456789012345678>, 🤖 Computer 2 and ?: 7♥\u2002🃏B ×2']);
  });

  test('has titles, small print, large cards, and a row a seat', () => {
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
      '## Title\n-# small\n# A♠\u20022♦\n▶️ 🤖 Computer 2 · 12 cards\n▫️ <@123456789012345678> · out',
    ]);
  });

  test('follows the reader’s language', () => {
    expect(seatName(show.seats[1]!, 'ja')).toBe('🤖 コンピューター2');
  });

  test('alone is a message of its own', () => {
    expect(faultsOf(textComponents('Your turn.'))).toEqual([]);
  });
});

describe('rules between parts', () => {
  test('are where they divide something, and only there', () => {
    const rule: Part = { part: 'rule' };
    const types = shown([rule, text('a'), rule, rule, button('b'), rule]).map(({ type }) => type);
    expect(types).toEqual([ComponentType.TextDisplay, ComponentType.Separator, ComponentType.ActionRow]);
  });
});

describe('controls', () => {
  test('are rows of at most five buttons, of about the same length', () => {
    const buttons = Array.from({ length: 12 }, (_, at) => ({
      label: `${at}`,
      action: { choose: `${at}` },
      style: 'secondary' as const,
    }));
    const rows = shown([{ part: 'buttons', buttons }]);
    expect(rows.map((row) => (row.type === ComponentType.ActionRow ? row.components.length : 0))).toEqual([
      4, 4, 4,
    ]);
  });

  test('say what they do, which table they are of, and the question they answer', () => {
    expect(JSON.stringify(shown([button('pass')]))).toContain('"custom_id":"m:aaaaaaaaaa:7:a.pass"');
  });

  test('are all told apart, selects from one showing to the next too', () => {
    const option = { label: 'x', action: { choose: 'x' } };
    const select: Part = { part: 'select', label: 'Choose', options: [option] };
    const ids = (nonce: string) =>
      JSON.stringify(shown([select, select], { nonce })).match(/m:aaaaaaaaaa:7:\?\w+/g)!;
    expect(new Set([...ids('x'), ...ids('y')]).size).toBe(4);
  });

  test('with labels that are too long are cut, not refused', () => {
    const label = '長い'.repeat(100);
    shown([
      { part: 'buttons', buttons: [{ label, action: { choose: 'a' }, style: 'success' }] },
      { part: 'select', label: 'Choose', options: [{ label, action: { choose: 'a' } }] },
    ]);
  });

  test('show a card as its emoji where there is one', () => {
    const screen: TableScreen = [
      { part: 'select', label: 'Choose', options: [{ label: '7', card: '7h', action: { choose: 'x' } }] },
    ];
    expect(JSON.stringify(shown(screen, { emojis: longest }))).toContain('"name":"m7h_1a2b3c"');
    expect(JSON.stringify(shown(screen))).not.toContain('emoji');
  });
});

describe('a screen that is too long', () => {
  const long = (of: string, size?: 'small') => text(of.repeat(900), size);

  test('loses its small print, the first first, and nothing else', () => {
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

  test('keeps what just fits', () => {
    const title = 'x'.repeat(4000 - '-# y'.length - 2);
    expect(texts([text(title), text('y', 'small')]).join('').length).toBe(3999);
  });

  test('is not made too long by cards: 33 in hand, 33 on the table and the kitty fit', () => {
    const hand = [...allFaces()].slice(0, 33);
    const screen: TableScreen = [
      { part: 'cards', cards: hand },
      { part: 'cards', cards: hand },
      text(line`kitty: ${{ cards: hand.slice(0, 8) }}`, 'small'),
    ];
    expect(texts(screen, { emojis: longest }).join()).toContain('kitty');
  });
});
