/** The conformance suite knows what a game hides, by games of every kind. */
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/game/define.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { toy, toyDefinition } from '../tables/toy-game.ts';
import { whyNotAllSecrets, whyNotExchanged } from './conformance/secrets.ts';

type ToyState = ReturnType<typeof toy.start>;
type Views = Pick<typeof toyDefinition, 'tableView' | 'seatView'>;

const NOTHING = { states: 0, ownViews: 0 };
const STOCK = { states: 1, ownViews: 0 };
const HANDS = { states: 1, ownViews: 1 };

/** The toy, which hides nothing, with other views. */
const withSecrets = (secrets: AnyGame['audit']['secrets'], views: Views = toy) =>
  defineGame({
    ...toyDefinition,
    tableView: views.tableView,
    seatView: views.seatView,
    audit: { ...toy.audit, secrets },
  });

describe('what `resampleHidden` exchanged', () => {
  it.each([
    ['own', HANDS],
    ['common', STOCK],
    ['none', NOTHING],
  ] as const)("is enough for a game whose secrets are '%s'", (secrets, exchanged) => {
    expect(whyNotExchanged(withSecrets(secrets), exchanged)).toBeNull();
  });

  it.each([
    ['own', STOCK, 'never exchanged what its own seat sees'],
    ['own', NOTHING, "A game where no seat has a secret says 'common' or 'none'"],
    ['common', NOTHING, 'never exchanged what nobody may see'],
    ['common', HANDS, "the game says 'own'"],
    ['none', STOCK, "the game says 'own' or 'common'"],
  ] as const)("is told where the secrets are '%s': %o", (secrets, exchanged, why) => {
    expect(whyNotExchanged(withSecrets(secrets), exchanged)).toContain(why);
  });
});

describe('what a game hides', () => {
  /** The toy's coins, hidden from all. */
  const blind = (state: ToyState): ToyState => ({ ...state, coins: [] });
  const stock: Views = {
    tableView: blind,
    seatView: (state, seat) => toy.seatView(blind(state), seat),
  };
  /** A seat sees its own coins. */
  const hands: Views = {
    tableView: blind,
    seatView: (state, seat) => ({ ...toy.seatView(state, seat), coins: [state.coins[seat]!] }),
  };
  /** Answers are secret until all have answered. */
  const picks: Views = {
    ...toy,
    tableView: (state) => ({
      ...state,
      said: toy.result(state) ? state.said : state.said.map((answer) => (answer ? 'take' : null)),
    }),
  };

  it.each([1, 2, 4])('is nothing in a game in the open, with %i seats', (seats) => {
    expect(whyNotAllSecrets(withSecrets('none'), seats)).toBeNull();
  });

  it.each([1, 2, 4])('may be a stock that nobody sees, with %i seats', (seats) => {
    expect(whyNotAllSecrets(withSecrets('common', stock), seats)).toBeNull();
    expect(whyNotAllSecrets(withSecrets('none', stock), seats)).toContain('more than anybody sees');
  });

  it.each([1, 2, 4])('may be what every seat was dealt, with %i seats', (seats) => {
    expect(whyNotAllSecrets(withSecrets('own', hands), seats)).toBeNull();
    expect(whyNotAllSecrets(withSecrets('common', hands), seats)).toContain('all that seat 0 sees');
  });

  it.each([2, 4])('may be what every seat has picked, with %i seats', (seats) => {
    expect(whyNotAllSecrets(withSecrets('none', picks), seats)).toContain('all that seat 0 sees');
  });
});
