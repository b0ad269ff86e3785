/** The reason of a computer player that takes most room. */
import type { AnyGame } from '../../src/game/game.ts';
import type { Reason } from '../../src/game/reasons.ts';
import type { Locale } from '../../src/game/words.ts';

/** Large values for everything that a reason may mention. */
const PARAMS = Object.fromEntries(
  ['percent', 'next', 'best', 'theirs', 'other', 'points', 'unknown', 'cards', 'left', 'turns']
    .concat(['shown', 'rolled', 'low', 'high', 'villains', 'others', 'treasures', 'heroes', 'own', 'out'])
    .concat(['sureCount', 'bestCount', 'safe', 'standing', 'believed'])
    .map((name): [string, number] => [name, 88])
    .concat([
      ['called', 1],
      ['face', 1],
      ['sureFace', 1],
      ['bestFace', 1],
      ['bombs', 2],
      ['alike', 1],
    ]),
);

/** A sentence may say something else where there is no such danger. */
const { out: _, ...WITHOUT_DANGER } = PARAMS;

export function longestReason(game: AnyGame, locale: Locale): Reason {
  const sentences = Object.entries(game.words[locale].reasons);
  const all = sentences.flatMap(([because, sentence]) =>
    [PARAMS, WITHOUT_DANGER].map((params) => ({ because, params, length: sentence(params).length })),
  );
  const { because, params } = all.reduce((a, b) => (b.length > a.length ? b : a));
  return { because, params };
}
