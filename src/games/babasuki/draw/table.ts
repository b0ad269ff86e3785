/** The table for all. */
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinLines, joinWithDots, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { BACK, type Card, faceOf, sorted } from '../cards.ts';
import { goesLeft } from '../seats.ts';
import type { Raid } from '../state.ts';
import type { OverView, PickingView, RaidingView, TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { breakdown, drawEnd, drawLast, faces, lyingBefore } from './look.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  if (view.phase === 'over') return over(view, say);
  return view.phase === 'raid' ? raiding(view, say) : picking(view, say);
}

const discards = (cards: readonly Card[], say: Words): Part[] =>
  cards.length > 0 ? [smallText(line`${say.discards}: ${faces(sorted(cards))}`)] : [];

/** Who deals, and after the first round what each has: what every row of a seat has. */
const standing = ({ dealer, totals, round }: TableView, seat: Seat, say: Words): Line[] => [
  ...(dealer === seat ? [[say.dealer]] : []),
  ...(round > 1 ? [[say.total(totals[seat]!)]] : []),
];

function picking(view: PickingView, say: Words): Screen {
  const { pack, round, waiting, sizes } = view;
  const about = pack
    ? [text(say.pairs(pack.left))]
    : [
        text(say.draft(Math.max(...view.secured) + 1, Math.max(...sizes))),
        text(say.passing[goesLeft(round) ? 'left' : 'right']),
      ];
  const rows = sizes.map((_, seat) => {
    const shown = pack?.shown[seat] ?? [];
    return {
      seat,
      isActing: waiting.includes(seat),
      note: joinWithDots([
        [waiting.includes(seat) ? say.choosing : say.hasPicked],
        ...(shown.length > 0 ? [line`${say.laidOpen} ${faces(shown)}`] : []),
        ...standing(view, seat, say),
      ]),
    };
  });
  return [...about, separator, { part: 'seats', rows }, ...discards(view.discards, say)];
}

function raiding(view: RaidingView, say: Words): Screen {
  const rows = view.sizes.map((_, seat) => ({
    seat,
    isActing: seat === view.turn,
    note: joinWithDots([lyingBefore(view, seat, say), ...standing(view, seat, say)]),
  }));
  return [
    ...drawLast(view.raids, say),
    ...drawTarget(view, say),
    separator,
    { part: 'seats', rows },
    ...discards(view.discards, say),
    ...earlier(view.raids.slice(0, -1), say),
  ];
}

/** Small, the latest last: what came before the latest raid. */
const earlier = (raids: readonly Raid[], say: Words): Part[] =>
  raids.map((raid) => smallText(line`${briefly(raid)} ${say.came[raid.outcome]}`));

const briefly = ({ seat, villain, drawn }: Raid): Line => {
  const target: Line = drawn ? line` → ${{ seat: drawn.from }} ${faces([drawn.card])}` : [];
  return line`${{ seat }} ${faces([villain])}${target}`;
};

/** Whose turn it is, and the hand that is drawn from: backs by number, and what all know to lie there. */
function drawTarget({ turn, target, sizes, seen }: RaidingView, say: Words): Part[] {
  if (target === null) return [text(say.raidsNobody({ seat: turn }))];
  const places = Array.from({ length: sizes[target]! }, (_, at) => {
    const known = seen[target]!.find((of) => of.at === at);
    return line`${at + 1} ${{ cards: [known ? faceOf(known.card) : BACK] }}`;
  });
  return [text(say.raids({ seat: turn }, { seat: target })), text(joinLines(places, '  '))];
}

/** How each score came about; then who leads, or has won. */
function over(view: OverView, say: Words): Screen {
  const { hands, secured, scores } = view;
  const rows = scores.map((score, seat) => ({
    seat,
    isActing: false,
    note: joinWithDots([[say.roundScore(score)], ...breakdown(secured[seat]!, hands[seat]!, say)]),
  }));
  const end = drawEnd(view, say);
  return [
    // Whoever has won the table comes first; who merely leads, after what led there.
    ...(view.winners ? end : []),
    ...(view.raids.length > 0 ? drawLast(view.raids, say) : []),
    separator,
    text(`**${say.roundOver}**`),
    { part: 'seats', rows },
    ...(view.winners ? [] : end),
    ...discards(view.discards, say),
    ...earlier(view.raids.slice(0, -1), say),
  ];
}
