/** The card that is shown where a table has ended: who won, what was left in every hand, and how it came to that. */
import { boxSvg, dotSvg } from './boxes.ts';
import { setLine } from './lines.ts';
import type { ResultsCard } from './request.ts';
import { seatRow } from './results-row.ts';
import { type Drawing, fittedText, heading, MARGIN, stack, svgOf, WIDTH } from './shapes.ts';
import { GOLD, MUTED, RULE, TEXT } from './theme.ts';

/** Pixels. Discord shows the picture at less than half of its width on a phone. */
const HEADING_HEIGHT = 104;
const GAP = 12;
const SIZES = { outcome: 31, keyPlay: 25, heading: 25, footer: 21 };
const KEY_PLAY_LEFT = 26;
const MAX_KEY_PLAY_ROWS = 5;
const INNER = WIDTH - 2 * MARGIN;

/** What decided the last hand, at most five lines each: all that is said of a turning point with long names. */
function keyPlays(card: ResultsCard): Drawing[] {
  if (card.keyPlays.length === 0) return [];
  const style = {
    size: SIZES.keyPlay,
    color: TEXT,
    width: INNER - KEY_PLAY_LEFT,
    maxRows: MAX_KEY_PLAY_ROWS,
  };
  const ink = { size: SIZES.heading, color: GOLD, isBold: true };
  const title: Drawing = {
    height: 38,
    draw: (x, y) =>
      fittedText(card.keyPlaysTitle, { x, middle: y + 16, width: INNER, minSize: 18 }, ink, card),
  };
  const plays = card.keyPlays.map((line): Drawing => {
    const { height, firstHeight, draw } = setLine(line, style, card);
    return {
      height: height + 3,
      draw: (x, y) => dotSvg(x + 8, y + firstHeight / 2, 5, GOLD) + draw(x + KEY_PLAY_LEFT, y),
    };
  });
  return [title, ...plays];
}

function footer(card: ResultsCard): Drawing {
  const ink = { size: SIZES.footer, color: MUTED };
  return {
    height: 44,
    draw: (x, y) =>
      boxSvg({ x, y, width: INNER, height: 2 }, RULE) +
      fittedText(card.footer, { x, middle: y + 23, width: INNER, minSize: 16 }, ink, card),
  };
}

/** As high as it must be, so that nothing is left out. */
export function resultsSvg(card: ResultsCard): string {
  const outcomeStyle = { size: SIZES.outcome, color: TEXT, isBold: true, width: INNER };
  const sections: Drawing[][] = [
    [stack(card.outcome, outcomeStyle, card)].filter(({ height }) => height > 0),
    ...card.rows.map((row) => [seatRow(row, card)]),
    keyPlays(card),
    [footer(card)],
  ];
  const parts = [heading(card, HEADING_HEIGHT)];
  let y = HEADING_HEIGHT + GAP;
  for (const section of sections.filter(({ length }) => length > 0)) {
    for (const { height, draw } of section) {
      parts.push(draw(MARGIN, y));
      y += height;
    }
    y += GAP;
  }
  return svgOf(Math.ceil(y - GAP), parts.join(''));
}
