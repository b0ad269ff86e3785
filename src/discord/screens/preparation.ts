/** That a computer's move waits for a player who may prepare for it, and the button by which it does not. */
import type { AnyGame } from '../../game/game.ts';
import { type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { waitsForPreparation } from '../../tables/preparation.ts';
import type { BegunTable } from '../../tables/table.ts';
import { preparationWords } from '../../text/preparation.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { ComponentAction } from '../ids.ts';

/** On the panel of that player. */
export function preparationParts(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
): Part<ComponentAction>[] {
  const wait = waitsForPreparation(game, table);
  if (wait?.seat !== seat) return [];
  const { yours, goOn } = preparationWords[locale];
  return [
    {
      part: 'section',
      texts: [text(yours(inSeconds(wait.until), wait.mayTakeLonger), 'small')],
      button: { label: goOn, action: { kind: 'goOn' }, style: 'secondary' },
    },
  ];
}

/** On the table's message. */
export function preparationLines(game: AnyGame, table: BegunTable): Part<ComponentAction>[] {
  const wait = waitsForPreparation(game, table);
  if (!wait) return [];
  return [text(preparationWords[table.locale].theirs({ seat: wait.seat }, inSeconds(wait.until)), 'small')];
}
