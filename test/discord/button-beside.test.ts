/** Where the button stands that asks for a hint. */
import { describe, expect, it } from 'vitest';
import { withButtonBeside } from '../../src/discord/screens/button-beside.ts';
import { fittedPanel } from '../../src/discord/screens/fitted-panel.ts';
import { type Button, type Part, text } from '../../src/game/screen.ts';
import { largeCards } from '../../src/game/screen-parts.ts';

const button = { label: '💡 Hint', action: { kind: 'hint' }, style: 'secondary' } as const;
const hand = text('**Your hand, 5 cards**');
const cards = largeCards(['3d', '8h']);
const question = text('**Keep one card** (your 1st pick of 6).');
const nameOf = (): string => 'Ann';

const section = (...texts: readonly (typeof hand)[]) => ({ part: 'section', texts, button }) as const;
const beside = (...screen: readonly Part<never>[]) => withButtonBeside(button, screen, nameOf);

describe('a button beside the heading', () => {
  it('stands beside the first text, and what follows stays below it', () => {
    expect(beside(hand, cards)).toEqual([section(hand), cards]);
  });

  it('stands beside two lines, which have its height', () => {
    const facts = text('🌾 farmer', 'small');
    expect(beside(hand, facts, cards)).toEqual([section(hand, facts), cards]);
  });

  it('stands beside two lines of which one wraps where large print follows, which keeps its distance from other lines', () => {
    const facts = text('👑 地主 · 💰 1人につき1チップ', 'small');
    const large = text([{ cards: ['3d', '8h'] }], 'title');
    expect(beside(hand, facts, large)).toEqual([section(hand, facts), large]);
  });

  it('leaves a paragraph the whole width that would take more lines beside it', () => {
    const legend = text('Points: “raid” if you capture the card, “hand” if you keep it to the end', 'small');
    expect(beside(question, legend)).toEqual([section(question), legend]);
  });

  it('leaves large print the whole width', () => {
    const title = text([{ cards: ['3d', '8h'] }], 'title');
    expect(beside(hand, title)).toEqual([section(hand), title]);
  });

  it('has a row of its own where there is no text to stand beside', () => {
    expect(beside(cards)).toEqual([{ part: 'buttons', buttons: [button] }, cards]);
    expect(beside()).toEqual([{ part: 'buttons', buttons: [button] }]);
  });
});

describe('in a panel', () => {
  const pass: Button = { label: 'Pass', action: { choose: 'pass' }, style: 'secondary' };
  const onTable = text('On the table: 5♠');
  const panel = {
    headline: [],
    table: [onTable],
    hand: [hand, cards],
    controls: [question],
    last: [pass],
    details: null,
  };
  const last = { part: 'buttons', buttons: [pass] };
  const shown = (parts: Partial<typeof panel>) =>
    fittedPanel({ ...panel, ...parts, ask: button }, { above: [], below: [] }, nameOf);

  it('is beside the hand, and never in the last row', () => {
    expect(shown({})).toEqual([onTable, section(hand), cards, question, last]);
  });

  it('is beside the question where the controls are the hand', () => {
    expect(shown({ hand: [] })).toEqual([onTable, section(question), last]);
  });
});
