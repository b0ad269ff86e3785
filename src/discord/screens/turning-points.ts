/** The turning points of a hand: who played what, and what they could expect of the hand before and after it. */
import type { AnyGame } from '../../game/game.ts';
import { expectation } from '../../game/numbers.ts';
import type { Block, Line } from '../../game/screen.ts';
import { smallText } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import { wordsFor } from '../../text/catalogue.ts';

export const turningPointLines = (game: AnyGame, points: readonly TurningPoint[], locale: Locale): Line[] =>
  points.map(({ seat, action, before, after }) =>
    wordsFor(locale).hints.turningPoint(
      { seat },
      game.drawAction(action, locale),
      expectation(before),
      expectation(after),
    ),
  );

export const turningPointParts = (game: AnyGame, points: readonly TurningPoint[], locale: Locale): Block[] =>
  turningPointLines(game, points, locale).map((line) => smallText(line));
