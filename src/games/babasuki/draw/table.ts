/** The public screen of a table. */
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../../game/screen.ts';
import {
  joinLines,
  kept,
  NARROW_SPACE,
  separator,
  smallText,
  tableState,
} from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { BACK, faceOf } from '../cards.ts';
import { GOAL_POINTS } from '../score.ts';
import { goesLeft, neighborOf } from '../seats.ts';
import type { OverView, PickingView, RaidingView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { finalRaid, latestRaid, raidLog } from './raids.ts';
import { outcomeReason, scoreRows, winnersLine } from './scores.ts';
import { discards, leftOut, pickingSeats, raidingSeats } from './shared.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  if (view.phase === 'over') return drawOver(view, words);
  return view.phase === 'raid' ? drawRaid(view, words) : drawPicking(view, words);
}

function drawPicking(view: PickingView, words: Words): Screen {
  const { pack, round, sizes } = view;
  const phase = pack
    ? [tableState(text(words.pairs(pack.size)))]
    : [
        tableState(text(words.draft(Math.max(...sizes)))),
        text(words.passing[goesLeft(round) ? 'left' : 'right'](circle(sizes.length, round))),
      ];
  const goal = view.options.oneShot ? [] : [smallText(words.goal(GOAL_POINTS))];
  return [...phase, ...goal, separator, pickingSeats(view, words), ...leftOut(view, words)];
}

/** The seats in the order in which cards are passed on, and the first once more. */
function circle(seats: number, round: number): Line {
  const order: Seat[] = [0];
  while (order.length <= seats) order.push(neighborOf(order.at(-1)!, round, seats));
  return joinLines(
    order.map((seat) => [{ seat }]),
    ' → ',
  );
}

const drawRaid = (view: RaidingView, words: Words): Screen => [
  ...latestRaid(view.raids, words),
  ...target(view, words),
  separator,
  raidingSeats(view, words),
  ...discards(view, words),
  ...raidLog(view.raids.slice(0, -1), null, words),
];

/** The hand that the acting seat draws from: numbered backs, and the cards whose place everybody knows. */
function target({ turn, target: targetSeat, sizes, seen }: RaidingView, words: Words): Part[] {
  if (targetSeat === null) return [kept(text(words.raidsNobody({ seat: turn })))];
  const places = Array.from({ length: sizes[targetSeat]! }, (_, position) => {
    const known = seen[targetSeat]!.find(({ at }) => at === position);
    return line`${position + 1}${NARROW_SPACE}${{ cards: [known ? faceOf(known.card) : BACK] }}`;
  });
  return [
    { ...kept(text(words.raids({ seat: turn }, { seat: targetSeat }))), isInResult: true },
    { ...kept(text(joinLines(places, '  '))), isFaceDown: true },
  ];
}

function drawOver(view: OverView, words: Words): Screen {
  const { raids } = view;
  const winners = winnersLine(view, words);
  const reason = outcomeReason(view, words);
  return [
    // The table itself tells who leads.
    ...(winners ? [text(winners, 'title'), smallText(reason)] : []),
    finalRaid(raids, words),
    separator,
    scoreRows(view, words),
    ...discards(view, words),
    ...raidLog(raids.slice(0, -1), null, words),
  ];
}
