/** What the lines of a table's pictures mention: names in letters that can be drawn, pieces as SVG, and both in words. */
import type { Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Block, Line } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { drawableText } from '../../pictures/fonts.ts';
import type { Holder } from '../../tables/table.ts';
import { cutLabel } from '../display-name.ts';
import { pictureSources } from '../emojis/pictures.ts';
import { ROBOT, type SeatNames, seatNames } from '../seat-names.ts';
import { spokenNames, spokenText } from '../spoken-text.ts';

/** Discord's limit on the alternative text of a picture. */
const MAX_ALT_LENGTH = 1024;

const drawings = new WeakMap<AnyGame, ReadonlyMap<Face, string>>();

/** Every piece of a game and every playing card, as SVG. */
function drawingsOf(game: AnyGame): ReadonlyMap<Face, string> {
  const known = drawings.get(game);
  if (known) return known;
  const found = new Map(pictureSources([game]).map(({ face, svg }) => [face, svg()]));
  drawings.set(game, found);
  return found;
}

export function piecesOf(game: AnyGame, faces: Iterable<Face>): Record<Face, string> {
  const found = drawingsOf(game);
  return Object.fromEntries(
    [...new Set(faces)].flatMap((face) => {
      const svg = found.get(face);
      return svg === undefined ? [] : [[face, svg]];
    }),
  );
}

export const facesIn = (lines: readonly Line[]): Face[] =>
  lines.flatMap((line) =>
    line.flatMap((inline) => (typeof inline === 'object' && 'cards' in inline ? inline.cards : [])),
  );

export const linesOf = (block: Block): readonly Line[] => {
  if (block.part === 'text') return [block.line];
  if (block.part === 'seats') return block.rows.map(({ note }) => note);
  return block.part === 'cards' ? [[{ cards: block.cards }]] : [];
};

/** Names without letters that no font has; of a name without any other, the number of its seat is left. */
export function drawnNames(
  seats: readonly Holder[],
  locale: Locale,
): { readonly names: readonly string[]; readonly listedNames: readonly string[] } {
  const names = seatNames(seats, locale);
  const drawn = ({ label }: SeatNames): string[] =>
    seats.map(({ userId }, seat) => {
      const name = label(seat);
      const letters = drawableText(name) || `#${seat + 1}`;
      return userId === null && name.startsWith(ROBOT) ? ROBOT + letters : letters;
    });
  return { names: drawn(names), listedNames: drawn(names.listed) };
}

/** A line in plain text, for readers who cannot see the picture. */
export const spokenBy = (game: AnyGame, seats: readonly Holder[], locale: Locale): ((line: Line) => string) =>
  spokenText(game.words[locale].spoken ?? {}, locale, spokenNames(seats, locale, 'label')).line;

const joined = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

/** Whether lines are short enough for an alternative text. */
export const fitsAlt = (lines: readonly string[]): boolean => joined(lines).length < MAX_ALT_LENGTH;

/** Lines as an alternative text. Discord cuts nothing, and refuses what is longer. */
export const altText = (lines: readonly string[]): string => cutLabel(joined(lines), MAX_ALT_LENGTH - 1);
