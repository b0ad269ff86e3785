/** Panels fit a phone with options other than the defaults, too. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkPanels } from './checks.ts';
import { Ruler } from './ruler.ts';

const HANDS = 60;

/** Options by game; together they have another value than the default of each. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  doudizhu: [{ deals: 20, forcedLandlordBombs: 'limited', kittyShown: true }, { kitty: 'out' }],
  bluff: [
    { end: 'first', matches: 20 },
    { stake: 100, odds: true },
  ],
  daifugo: [{ jokers: 2, games: 20 }],
  babasuki: [{ oneShot: true }, { suddenDeath: true }],
  bukubuku: [{ memo: true }],
};

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

describe.each(games)('panels of $id', (game) => {
  const optionsOf = (chosen: object) => game.options.parse(chosen) as Readonly<Record<string, unknown>>;

  it('are looked at with another value of every option', () => {
    const others = OPTIONS[game.id]!.map(optionsOf);
    const unchanged = Object.entries(optionsOf({})).filter(([name, value]) =>
      others.every((other) => other[name] === value),
    );
    expect(unchanged).toEqual([]);
  });

  it.each(OPTIONS[game.id]!)(`fit in ${HANDS} hands with %j`, (options) =>
    checkPanels(game, ruler, { hands: HANDS, seed: 'options', options }),
  );
});
