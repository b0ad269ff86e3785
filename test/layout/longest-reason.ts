/** The reason of a computer player that takes most room. */
import type { AnyGame } from '../../src/game/game.ts';
import type { Reason } from '../../src/game/reasons.ts';
import type { Locale, Params } from '../../src/game/words.ts';
import { isQuiet } from '../../src/games/bukubuku/computer/other-cards.ts';

/** Large values for everything that a reason may mention. */
const PARAMS = Object.fromEntries(
  ['percent', 'next', 'best', 'theirs', 'other', 'points', 'unknown', 'cards', 'left', 'turns']
    .concat(['shown', 'rolled', 'low', 'high', 'villains', 'others', 'treasures', 'heroes', 'own', 'out'])
    .concat(['sureCount', 'bestCount', 'safe', 'standing', 'believed', 'win', 'instead'])
    .map((name): [string, string | number] => [name, 88])
    .concat([
      // Only one of two lighthouses has the number of the seat's own.
      ['high', 89],
      ['called', 1],
      ['face', 1],
      ['sureFace', 1],
      ['bestFace', 1],
      ['bombs', 2],
      ['alike', 1],
      ['over', 7],
      ['over-treasures', 88],
      ['over-heroes', 88],
      ['over-points', 4],
      ['merit', 'later'],
      ['gain', -0.8],
      ['othersGain', -1.8],
      ['certain', 21],
    ]),
);

/** Chances that leave something for the rest. */
const CHANCES = { ...PARAMS, treasures: 33, heroes: 33 };

/** Of no kind of card there are ten. */
const BESIDE_TREASURE = Object.fromEntries(
  ['treasures', 'heroes', 'villains', 'others', 'over-villains', 'over-mine'].map((name) => [name, 9]),
);
const PASSED_ON = { ...PARAMS, ...BESIDE_TREASURE, over: 21, alike: 0 };

/** A sentence may say something else where there is no such danger; only then something is lost that is still there. */
const { out: _, ...SAFE } = PARAMS;
const COSTLY = { ...SAFE, cost: 88 };
const WITHOUT_DANGER = { ...COSTLY, ends: 88 };

const withoutEnd = ({ ends: _, ...params }: Params): Params => params;

/** Where cards do the same as the one that is laid, that stands in place of its worth. */
const equalTo = ({ gain: _, ...params }: Params): Params => ({
  ...params,
  lowest: 48,
  highest: 60,
});

/** Of a card that is certain to take no lighthouse: another one that is so, too. */
const CERTAIN = { ...SAFE, percent: 100, certainToo: 88, here: -0.8, there: -1.8 };

/** At tables of two, what a dummy lays may be a guess: then a sentence does not name what is kept for later. */
const variantsOf = (params: Params, seats: number): Params[] => [
  { ...params, saved: 10 },
  params,
  { ...params, safer: 88 },
  { ...params, isAnySafe: 1 },
  { ...params, safer: 88, gain: 0.8, here: -0.8, there: -1.8, lowCard: 10, lowCardThere: -1.1 },
  equalTo({ ...params, saved: 10 }),
  equalTo(withoutEnd({ ...params, isGapped: 1 })),
  { ...params, keeper: 88, here: -0.8, there: -1.8 },
  ...(seats === 2 ? [{ ...params, isGuess: 1 }] : []),
];

export function longestReason(game: AnyGame, locale: Locale, seats: number): Reason {
  const sentences = Object.entries(game.words[locale].reasons);
  const values = [PARAMS, COSTLY, WITHOUT_DANGER, CHANCES, PASSED_ON].flatMap((params) =>
    variantsOf(params, seats),
  );
  const all = sentences.flatMap(([because, sentence]) =>
    [...values, ...(isQuiet(because) ? [CERTAIN] : [])].map((params) => ({
      because,
      params,
      length: sentence(params).length,
    })),
  );
  const { because, params } = all.reduce((a, b) => (b.length > a.length ? b : a));
  return { because, params };
}
