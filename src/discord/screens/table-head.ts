/** The top of a table in play and at its end: its game, and the players that it waits for. */
import type { AnyGame } from '../../game/game.ts';
import { chooseTogether } from '../../game/picks.ts';
import { type Part, text } from '../../game/screen.ts';
import { unbroken } from '../../game/screen-parts.ts';
import { seatsToAct, waitedForNext } from '../../tables/play.ts';
import { preparingSeat } from '../../tables/preparation.ts';
import { type BegunTable, isDeserted, isOpen } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { watchingWords } from '../../text/watching.ts';
import { gameName, handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { howEnded } from './ending.ts';
import { desertedText } from './leaving.ts';
import { preparationLines } from './preparation.ts';

interface HeadForm {
  /** Counts those who choose together, and leaves out who has not pressed *Next*. Default: names all. */
  readonly isBrief?: boolean;
  /** For a watcher, who has no buttons to play on. Default: for the table's message. */
  readonly isWatched?: boolean;
}

/** The game's name, and whom the table waits for, or how it ended. */
export const headParts = (
  game: AnyGame,
  table: BegunTable,
  endedBy: string | null,
  form: HeadForm = {},
): TableScreen => [
  title(game, table),
  ...(isOpen(table) ? [] : [{ part: 'rule' } as const]),
  ...status(game, table, endedBy, form),
];

const title = (game: AnyGame, table: BegunTable): Part<ComponentAction> =>
  text(
    `${gameName(game, table, table.locale)} — ${unbroken(game.handTitle(table.options, table.hand, table.locale))}`,
    'title',
  );

/** The players that the table waits for, or how it ended. */
function status(
  game: AnyGame,
  table: BegunTable,
  endedBy: string | null,
  { isBrief = false, isWatched = false }: HeadForm,
): Part<ComponentAction>[] {
  const words = wordsFor(table.locale);
  if (table.phase === 'cancelled' || table.phase === 'over')
    return [text(howEnded(game, table, endedBy, table.locale, isWatched) ?? words.table.over)];
  if (table.phase === 'between') {
    const players = isBrief ? [] : waitedForNext(table).map((seat) => ({ seat }));
    const next = handName(game, table, table.locale, table.hand + 1);
    return [text(words.table.between(next, inSeconds(table.deadline), players))];
  }
  if (isDeserted(table)) return [text(desertedText(table, table.locale))];
  const acting = seatsToAct(game, table).map((seat) => ({ seat }));
  const { players } = watchingWords[table.locale];
  const seats = isBrief && acting.length > 1 ? [players(acting.length)] : acting;
  const deadline = preparingSeat(game, table) === null ? table.deadline : null;
  return [
    text(words.table.turn(seats, deadline && inSeconds(deadline), chooseTogether(game, table.state))),
    ...preparationLines(game, table),
  ];
}
