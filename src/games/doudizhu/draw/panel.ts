/** A player's panel: the hand, the other seats, and the controls for what the player may do now. */
import { faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type Panel, text } from '../../../game/screen.ts';
import { joinWithDots, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawPlayPicker } from './pick-play.ts';
import { cardsPart, outcomeLines, publicHandFacts, recentEvents, seatRow } from './shared.ts';

/** One round of the table. */
const MAX_EVENTS = 4;
/** doudizhu 11: the landlord's hand right after taking the kitty. */
const HAND_WITH_KITTY = 33;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  const isBidding = view.table.phase === 'auction' && view.choices.length > 0;
  return {
    headline: [],
    table: situation(view, words),
    hand: ownHand(view, words),
    ...(isBidding ? bidding(view.table, words) : drawPlayPicker(view, picked, words)),
    details: view.table.turn === null ? [] : otherSeats(view, words),
  };
}

function ownHand(view: SeatView, words: Words): Block[] {
  const { hand, kitty } = view;
  return [
    text(`**${words.yourHand(hand.length)}**`),
    ...(hand.length ? [cardsPart(hand)] : []),
    ...(kitty && hand.length === HAND_WITH_KITTY
      ? [smallText(line`${words.fromKitty}${words.colon}${{ cards: kitty.map(faceOf) }}`)]
      : []),
    ...ownFacts(view, words),
  ];
}

/** What the others know of this hand, and the stake. */
function ownFacts({ table, seat }: SeatView, words: Words): Block[] {
  if (table.turn === null) return [];
  const stake = table.stake === null ? [] : [`💰 ${words.stake(table.stake)}`];
  const facts = joinWithDots([...publicHandFacts(table, seat, words), ...stake]);
  return facts.length > 0 ? [smallText(facts)] : [];
}

/** The other seats in play order and the latest events, so that nobody has to scroll up to the public message. */
function otherSeats({ table, seat }: SeatView, words: Words): Block[] {
  const others = table.sizes.map((_, step) => (seat + step) % table.sizes.length).slice(1);
  return [
    { part: 'seats', rows: others.map((other) => seatRow(table, other, words)) },
    ...recentEvents(table, MAX_EVENTS, words),
  ];
}

function situation({ table, seat, choices }: SeatView, words: Words): Block[] {
  const { phase, turn, top } = table;
  if (turn === null)
    return [...ownResult(table, seat, words), ...outcomeLines(table, words).map((outcome) => text(outcome))];
  const onTable = top
    ? [text(words.onTable(topHolder(table, seat, words), words.play(top.play))), cardsPart(top.cards)]
    : [];
  if (choices.length === 0) return [...onTable, text(words.waiting({ seat: turn }))];
  if (phase === 'auction') return [];
  const forced = table.recent.at(-1)?.kind === 'forced' ? [text(words.youWereForced)] : [];
  if (!top) return [...forced, text(words.yourLead)];
  const prompt = isPartners(table, seat) ? words.yourAnswerToPartner : words.yourAnswer;
  return [text(prompt({ seat: top.seat }, words.play(top.play))), cardsPart(top.cards)];
}

/** Whether the combination on the table is another farmer's, for a farmer. */
const isPartners = ({ top, landlord }: TableView, seat: Seat): boolean =>
  top !== null && landlord !== null && ![seat, landlord].includes(top.seat) && seat !== landlord;

/** Whose combination is on the table. */
function topHolder(table: TableView, seat: Seat, words: Words): Line {
  if (!table.top) return [];
  const who = { seat: table.top.seat };
  return isPartners(table, seat) ? line`${words.partner} ${who}` : [who];
}

function ownResult({ scores }: TableView, seat: Seat, words: Words): Block[] {
  const score = scores?.[seat] ?? 0;
  return [text(score > 0 ? words.youWon(score) : words.youLost(-score), 'title')];
}

function bidding({ bombs, options }: TableView, words: Words): Pick<Panel, 'controls' | 'last'> {
  const declined = bombs.filter((limit) => limit !== 'free').length;
  const isFirst = declined === 0;
  const stake = isFirst ? 2 : 1;
  return {
    controls: [
      // doudizhu 10: only the first seat becomes landlord, and may then bomb freely, when all decline.
      text(
        words.bid(
          stake,
          declined,
          isFirst && options.forcedLandlordBombs === 'free',
          options.kitty === 'landlord',
        ),
      ),
      {
        part: 'buttons',
        buttons: [{ label: words.accept(stake), action: { choose: 'accept' }, style: 'success' }],
      },
    ],
    last: [{ label: words.decline, action: { choose: 'decline' }, style: 'secondary' }],
  };
}
