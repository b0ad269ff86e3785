/** The public screen of a table. */
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinLines, joinWithDots, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { BACK, type Card, faceOf, sorted } from '../cards.ts';
import { goesLeft } from '../seats.ts';
import type { Raid } from '../state.ts';
import type { OverView, PickingView, RaidingView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { cardsLine, latestRaid, outcome, scoreLines, seatNote } from './shared.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const words = catalogue[locale];
  if (view.phase === 'over') return drawOver(view, words);
  return view.phase === 'raid' ? drawRaid(view, words) : drawPicking(view, words);
}

function drawPicking(view: PickingView, words: Words): Screen {
  const { pack, round, toAct, sizes } = view;
  const heading = pack
    ? [text(words.pairs(pack.size))]
    : [
        text(words.draft(Math.max(...view.secured) + 1, Math.max(...sizes))),
        text(words.passing[goesLeft(round) ? 'left' : 'right']),
      ];
  const rows = sizes.map((_, seat) => {
    const laidOpen = pack?.laidOpen[seat] ?? [];
    const isActing = toAct.includes(seat);
    const notes = [
      [isActing ? words.choosing : words.hasPicked],
      ...(laidOpen.length > 0 ? [line`${words.laidOpen} ${cardsLine(laidOpen)}`] : []),
      ...tableNotes(view, seat, words),
    ];
    return { seat, isActing, note: joinWithDots(notes) };
  });
  return [...heading, separator, { part: 'seats', rows }, ...discards(view.discards, words)];
}

function drawRaid(view: RaidingView, words: Words): Screen {
  const rows = view.sizes.map((_, seat) => ({
    seat,
    isActing: seat === view.turn,
    note: joinWithDots([seatNote(view, seat, words), ...tableNotes(view, seat, words)]),
  }));
  return [
    ...latestRaid(view.raids, words),
    ...target(view, words),
    separator,
    { part: 'seats', rows },
    ...discards(view.discards, words),
    ...earlierRaids(view.raids, words),
  ];
}

function drawOver(view: OverView, words: Words): Screen {
  const { hands, secured, scores, winners, raids } = view;
  const rows = scores.map((score, seat) => ({
    seat,
    isActing: false,
    note: joinWithDots([[words.roundScore(score)], ...scoreLines(secured[seat]!, hands[seat]!, words)]),
  }));
  return [
    // The winner of the table comes first; a mere leader comes after the scores.
    ...(winners ? outcome(view, words) : []),
    ...(raids.length > 0 ? latestRaid(raids, words) : []),
    separator,
    text(`**${words.roundOver}**`),
    { part: 'seats', rows },
    ...(winners ? [] : outcome(view, words)),
    ...discards(view.discards, words),
    ...earlierRaids(raids, words),
  ];
}

/** Whether a seat deals, and its total once there is one. */
const tableNotes = ({ dealer, totals, round }: TableView, seat: Seat, words: Words): Line[] => [
  ...(dealer === seat ? [[words.dealer]] : []),
  ...(round > 1 ? [[words.total(totals[seat]!)]] : []),
];

const discards = (cards: readonly Card[], words: Words): Part[] =>
  cards.length > 0 ? [smallText(line`${words.discards}${words.colon}${cardsLine(sorted(cards))}`)] : [];

/** All raids but the latest, in order. */
const earlierRaids = (raids: readonly Raid[], words: Words): Part[] =>
  raids
    .slice(0, -1)
    .map((raid) => smallText(line`${shortRaidLine(raid)} ${words.shortOutcome[raid.outcome]}`));

function shortRaidLine({ seat, villain, drawn }: Raid): Line {
  const drawnCard: Line = drawn ? line` → ${{ seat: drawn.from }} ${cardsLine([drawn.card])}` : [];
  return line`${{ seat }} ${cardsLine([villain])}${drawnCard}`;
}

/** The hand that the acting seat draws from: numbered backs, and the cards whose place everybody knows. */
function target({ turn, target: targetSeat, sizes, seen }: RaidingView, words: Words): Part[] {
  if (targetSeat === null) return [text(words.raidsNobody({ seat: turn }))];
  const places = Array.from({ length: sizes[targetSeat]! }, (_, position) => {
    const known = seen[targetSeat]!.find(({ at }) => at === position);
    return line`${position + 1} ${{ cards: [known ? faceOf(known.card) : BACK] }}`;
  });
  return [text(words.raids({ seat: turn }, { seat: targetSeat })), text(joinLines(places, '  '))];
}
