/** A player who is out of the hand in play can leave, and where only computers are left, need not wait for them. */
import { expect, it } from 'vitest';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import { ann, ben, playing } from '../tables/fixtures.ts';

const table = playing([ann, ben], { options: bluff.options.parse({}) }, bluff);
const state = table.state as { readonly hidden: readonly unknown[][] };
const withoutDice = { ...state, hidden: state.hidden.with(0, []), turn: 1 };
const computer = { ...table.seats[1]!, userId: null, name: '1' };

/** The labels of the panel's own buttons, below what the game draws. */
const labels = (changed: object): string =>
  JSON.stringify(panelScreen(bluff, { ...table, ...changed }, 0, 'en', { picked: '' }));

it('has neither while the player has dice', () => {
  expect(labels({})).not.toMatch(/"kind":"(?:away|skip)"/);
});

it('is only left while other people play', () => {
  const shown = labels({ state: withoutDice });
  expect(shown).toContain('"kind":"away"');
  expect(shown).not.toContain('"kind":"skip"');
});

it('is skipped where only computers play', () => {
  const shown = labels({ state: withoutDice, seats: table.seats.with(1, computer) });
  expect(shown).toContain('Skip to the result');
  expect(shown).toContain('"kind":"away"');
});
