/** The parts of a panel, and where the button stands that goes beside the heading of a hand. */
import { describe, expect, it } from 'vitest';
import { panelParts, withButtonBeside } from '../../src/game/panel-parts.ts';
import { type Button, type Part, type Screen, text } from '../../src/game/screen.ts';
import { largeCards, smallText } from '../../src/game/screen-parts.ts';

const button: Button = { label: 'Hint', action: { show: 'hint' }, style: 'secondary' };
const hand = text('**Your hand, 5 cards**');
const cards = largeCards(['3d', '8h']);
const long = 'Points: “raid” if you capture the card, “hand” if you keep it to the end';

const section = (...texts: readonly (typeof hand)[]): Part => ({ part: 'section', texts, button });
const beside = (...screen: Screen): Screen => withButtonBeside(button, screen);

describe('a button beside the heading', () => {
  it('stands beside the first text, and what follows stays below it', () => {
    expect(beside(hand, cards)).toEqual([section(hand), cards]);
  });

  it('stands beside two lines, which have its height', () => {
    const facts = text('🌾 farmer', 'small');
    expect(beside(hand, facts, cards)).toEqual([section(hand, facts), cards]);
  });

  it('leaves a paragraph the whole width that would take more lines beside it', () => {
    const question = text('**Keep one card** (your 1st pick of 6).');
    const legend = smallText(long);
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
  const question = text('Choose.');
  const panel = {
    headline: [],
    table: [text('On the table: 5♠')],
    hand: [hand],
    controls: [question],
    last: [pass],
    details: null,
    beside: button,
  };

  it('is beside the hand, and never in the last row', () => {
    expect(panelParts(panel)).toEqual([
      text('On the table: 5♠'),
      section(hand, question),
      { part: 'buttons', buttons: [pass] },
    ]);
  });

  it('is beside the question where the controls are the hand', () => {
    expect(panelParts({ ...panel, hand: [] })).toEqual([
      text('On the table: 5♠'),
      section(question),
      { part: 'buttons', buttons: [pass] },
    ]);
  });
});
