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
      ? [smallText(line`${words.fromKitty}: ${{ cards: kitty.map(faceOf) }}`)]
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
  return [text(words.yourAnswer(topHolder(table, seat, words), words.play(top.play))), cardsPart(top.cards)];
}

/** The seat whose combination is to be beaten; a farmer reads when it is the other farmer's. */
function topHolder({ top, landlord }: TableView, seat: Seat, words: Words): Line {
  if (!top) return [];
  const isPartner = landlord !== null && top.seat !== seat && top.seat !== landlord && seat !== landlord;
  return isPartner ? line`${words.partner} ${{ seat: top.seat }}` : [{ seat: top.seat }];
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
      text(words.bid(stake, declined, isFirst && options.forcedLandlordBombs === 'free')),
      {
        part: 'buttons',
        buttons: [{ label: words.accept(stake), action: { choose: 'accept' }, style: 'success' }],
      },
    ],
    last: [{ label: words.decline, action: { choose: 'decline' }, style: 'secondary' }],
  };
}
