/** A player's panel: the cards to keep one of, the hand and the controls of a raid, or every score of the round. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Inline, type Line, line, type Panel, text } from '../../../game/screen.ts';
import { inDetails, joinLines, joinWithDots, largeCards, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { type Card, faceOf, handPoints, securedPoints } from '../cards.ts';
import { targetOf } from '../raid.ts';
import { goesLeft, neighborOf } from '../seats.ts';
import type { OverView, PickingView, RaidingView, SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawHandArranger, isHandSafe } from './arrange-hand.ts';
import { drawCardPicker } from './pick-card.ts';
import { drawRaidPicker, MAX_PLACES_PER_ROW } from './pick-raid.ts';
import { lastRaids, MAX_NEWS, raidLog, raidNews } from './raids.ts';
import {
  isCrowded,
  leadsAlone,
  outcomeReason,
  ownScore,
  pointRows,
  smallScoreRows,
  winnersLine,
} from './scores.ts';
import {
  cardsLine,
  discards,
  leftOut,
  pickingSeats,
  raidingSeats,
  totalsBefore,
  villainsLine,
} from './shared.ts';

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  const { table } = view;
  if (table.phase === 'over') return drawOver(table, view.seat, words);
  return table.phase === 'raid'
    ? drawRaid(table, view, picked, words)
    : drawPicking(table, view, picked, words);
}

function drawPicking(table: PickingView, view: SeatView, picked: string, words: Words): Panel {
  const { secured, pick } = view;
  const request = table.pack ? words.pickPair : words.pickOne;
  return {
    headline: [],
    table: [
      ...(table.pack ? putAway(table.pack.laidOpen, view.seat, words) : [passing(table, view.seat, words)]),
      ...totalsBefore(table, words),
    ],
    hand: [
      ...(secured.length > 0 ? [text(words.youKept(cardsLine(secured)))] : []),
      text(
        pick === null
          ? request(secured.length + 1, cardsInAll(table, view))
          : words.picked(cardsLine([pick])),
      ),
      ...(isLastPick(view) ? [smallText(words.lastPick)] : []),
      smallText(words.pointsLegend),
    ],
    ...drawCardPicker(view, picked, words),
    details: () => [
      pickingSeats(table, words),
      ...(table.pack ? [] : [passing(table, view.seat, words)]),
      ...leftOut(table, words),
    ],
  };
}

/** How many cards each player keeps: those dealt, or one of every two of the pack (babasuki 2, 8). */
const cardsInAll = ({ pack }: PickingView, { secured, hand }: SeatView): number =>
  secured.length + (pack ? 1 + pack.size / 4 : hand.length);

/** The seats that this one passes its cards to and draws from, and receives cards from and is drawn from by. */
function passing({ sizes, round }: PickingView, seat: Seat, words: Words): Block {
  const receiver = neighborOf(seat, round, sizes.length);
  // The direction changes from round to round, so the next round's receiver is this round's giver.
  const giver = neighborOf(seat, round + 1, sizes.length);
  const partners = words.passTo({ seat: receiver }, { seat: giver });
  return inDetails(smallText(goesLeft(round) ? partners : joinWithDots([partners, words.otherWay])), 2);
}

/** babasuki 2: of two cards one is kept, and the one that is passed on after it is the last. */
const isLastPick = ({ table, hand }: SeatView): boolean => table.phase === 'draft' && hand.length === 2;

/** The cards of a table of two that nobody kept (babasuki 8). */
function putAway(laidOpen: readonly (readonly Card[])[], own: Seat, words: Words): Block[] {
  const bySeat = laidOpen.flatMap((cards, seat) => {
    const owner: Inline = seat === own ? words.you : { seat };
    return cards.length > 0 ? [line`${owner}${words.colon}${cardsLine(cards)}`] : [];
  });
  return bySeat.length > 0 ? [smallText(line`${words.discards} — ${joinWithDots(bySeat)}`)] : [];
}

function drawRaid(table: RaidingView, view: SeatView, picked: string, words: Words): Panel {
  const { controls, last } = drawRaidPicker(table, view, picked, words);
  const isActing = view.choices.length > 0;
  const others = otherSeats(table, view, words);
  const hasLittleRoom = isActing && hasTwoRowsOfPlaces(table);
  const drawn = whoDraws(table, view, words);
  // Cards that are known to be in the hand to draw from take another line.
  const below = others.length + (isActing && knownInTarget(table).length > 0 ? 1 : 0);
  // The hand stays large: raids among others give way to it first.
  const limit = hasLittleRoom ? Math.max(MAX_LINES - below, 1) : MAX_NEWS;
  const news = raidNews(table.raids, view.seat, { isCrowded: isActing, limit }, words);
  const lines = news.length + below;
  return {
    // A hint takes the headline's place, and needs the room of the totals, too.
    headline: [...news, ...totalsBefore(table, words)],
    table: [text(drawn), ...others],
    hand: ownCards(table, view, hasLittleRoom && lines > MAX_LINES ? 0 : MAX_LARGE_CARDS, words),
    controls: [...drawHandArranger(table, view, picked, words), ...controls],
    last,
    details: () => [
      raidingSeats(table, words),
      ...discards(table, words),
      ...raidLog(table.raids, view.seat, words),
    ],
  };
}

/** The cards known to be in the hand to draw from, in an unknown place. */
const knownInTarget = ({ seen, target }: RaidingView): Card[] =>
  target === null ? [] : seen[target]!.flatMap(({ card, at }) => (at === null ? [card] : []));

/** Whose raid it is and whose hand it draws from, with the cards known to be there in an unknown place. */
function whoDraws(table: RaidingView, { seat, hand, choices }: SeatView, words: Words): Line {
  const { turn, target, sizes } = table;
  const actor = { seat: turn };
  const isActing = choices.length > 0;
  if (target === null) return isActing ? [words.nothingLeft] : words.raidsNobody(actor);
  if (target === seat) {
    return line`${words.drawsFromYou(actor)}${hand.length > 1 ? ` ${words.arrangeNow}` : ''}`;
  }
  if (!isActing) return words.raids(actor, { seat: target });
  const known = knownInTarget(table);
  return words.yourTurn({ seat: target }, sizes[target]!, known.length > 0 ? cardsLine(known) : []);
}

/**
 * A row for each of the others who concerns this seat: the one that it draws from, and who draws from it; out of turn, all
 * who have villains left, and the names of those who have none. In turn, the hand to draw from lies in the controls: its
 * seat has a row for its villains only.
 */
function otherSeats(table: RaidingView, { seat, choices }: SeatView, words: Words): Block[] {
  const { sizes, villains } = table;
  const idle: Seat[] = [];
  const rows = sizes.flatMap((size, other) => {
    const left = villains[other]!;
    const notes = [
      ...(raidTarget(table, seat) === other ? [words.youDrawHere] : []),
      ...(raidTarget(table, other) === seat ? [words.drawsFromYouNext] : []),
    ];
    const isActing = choices.length > 0;
    const isShown = isActing
      ? raidTarget(table, other) === seat || (raidTarget(table, seat) === other && left.length > 0)
      : notes.length > 0 || left.length > 0;
    if (other === seat) return [];
    if (left.length === 0) idle.push(other);
    if (!isShown) return [];
    const cards = line`${{ seat: other }} ${`**${words.handCards(size)}**`}${left.length > 0 ? line` ${villainsLine(left)}` : ''}`;
    return [smallText(joinWithDots([cards, ...notes]))];
  });
  if (choices.length > 0 || idle.length === 0) return rows;
  const names = idle.map((other): Line => [{ seat: other }]);
  return [...rows, smallText(words.withoutVillain(joinLines(names, words.listSeparator)))];
}

/** The hand that a seat's next raid would draw from as things are; null without a villain, or with nothing to draw. */
const raidTarget = ({ sizes, villains, round }: RaidingView, seat: Seat): Seat | null =>
  villains[seat]!.length > 0 ? targetOf({ hands: sizes.map((length) => ({ length })), round }, seat) : null;

/** A longer hand than this takes two rows of large cards. */
const MAX_LARGE_CARDS = 6;
/** With more lines of news and other seats, above two rows of places, a phone has no room for large cards. */
const MAX_LINES = 4;

const hasTwoRowsOfPlaces = ({ sizes, target }: RaidingView): boolean =>
  target !== null && sizes[target]! > MAX_PLACES_PER_ROW;

/**
 * The hand, one's villains, and what was secured.
 * @param maxLarge the most cards that are drawn large
 */
function ownCards(
  table: RaidingView,
  { seat, hand, mayArrange }: SeatView,
  maxLarge: number,
  words: Words,
): Block[] {
  const villains = table.villains[seat]!;
  const secured = table.secured[seat]!;
  const [inHand, won] = [handPoints(hand), securedPoints(secured)];
  const known = table.seen[seat]!.flatMap(({ at }) => (at === null ? [] : [at + 1]));
  const notes = [
    ...(isHandSafe(table, seat) ? [words.handIsSafe] : []),
    ...(known.length > 0 && !isHandSafe(table, seat)
      ? [words.allKnowPlaces(known.toSorted((a, b) => a - b))]
      : []),
  ];
  const open = joinWithDots([
    ...(villains.length > 0 ? [line`${words.yourVillains}${words.colon}${cardsLine(villains)}`] : []),
    ...(secured.length > 0 ? [words.yourSecured(cardsLine(secured), won, won + inHand)] : []),
  ]);
  return [
    text(
      hand.length > 0
        ? joinWithDots([words.yourHand(hand.length, inHand), ...(mayArrange === false ? [] : notes)])
        : words.emptyHand,
    ),
    ...(hand.length > 0 ? [handCards(hand, maxLarge)] : []),
    ...(open.length > 0 ? [inDetails(smallText(open), 2)] : []),
  ];
}

const handCards = (hand: readonly Card[], maxLarge: number): Block =>
  hand.length > maxLarge ? text(cardsLine(hand)) : largeCards(hand.map(faceOf));

function drawOver(table: OverView, seat: Seat, words: Words): Panel {
  const winners = winnersLine(table, words);
  const isSoleWinner = table.winners?.length === 1 && table.winners[0] === seat;
  const score = ownScore(table, seat, words);
  const reason = outcomeReason(table, words);
  return {
    headline: [
      ...(winners
        ? [text(isSoleWinner ? words.youWon : winners, 'title'), smallText(reason), text(score)]
        : [text(score, 'title'), ...(leadsAlone(table, seat) ? [] : [smallText(reason)])]),
      ...lastRaids(table.raids, seat, { isCrowded: isCrowded(table) }, words),
    ],
    table: smallScoreRows(table, seat, words),
    hand: [],
    controls: [],
    last: [],
    details: () => [pointRows(table, words), ...discards(table, words), ...raidLog(table.raids, seat, words)],
  };
}
