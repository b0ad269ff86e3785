/** A player's panel: the cards to pick from, or the hand with the other seats and the controls of a raid. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Button, line, type Panel, type Part, text } from '../../../game/screen.ts';
import { smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { type Card, cardOf, faceOf, handPoints, securedPoints, sorted } from '../cards.ts';
import { nameOf } from '../rules.ts';
import { neighborOf } from '../seats.ts';
import type { OverView, PickingView, RaidingView, SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawHandArranger } from './arrange-hand.ts';
import { drawRaidPicker } from './pick-raid.ts';
import { cardName, cardsLine, cardsPart, latestRaid, outcome, scoreLines, seatNote } from './shared.ts';

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  const { table } = view;
  if (table.phase === 'over') return drawOver(table, view.seat, words);
  return table.phase === 'raid' ? drawRaid(table, view, picked, words) : drawPicking(table, view, words);
}

function drawPicking(table: PickingView, view: SeatView, words: Words): Panel {
  const { hand, secured, pick } = view;
  const request = table.pack ? words.pickPair : words.pickOne;
  return {
    headline: [],
    table: [
      ...(secured.length > 0
        ? [text(`**${words.youSecured(secured.length)}**`), cardsPart(secured)]
        : [smallText(words.securedNothing)]),
      ...laidOpen(table, words),
    ],
    hand: [
      text(pick === null ? request : words.picked(cardsLine([pick]))),
      ...sorted(hand).map((card) => cardRow(card, words)),
      ...(table.pack ? [] : [passing(table, view.seat, words)]),
    ],
    controls: pickButtons(view, words),
    last: [],
    details: [],
  };
}

const cardRow = (card: Card, words: Words): Block =>
  text(line`${cardsLine([card])} ${cardName(card, words)} · ${words.pointsEach(cardOf(card))}`);

function pickButtons({ hand, choices }: SeatView, words: Words): Part[] {
  const buttons = sorted(hand).flatMap((card): Button[] => {
    const choice = choices.find((candidate) => candidate.do !== 'raid' && candidate.card === card);
    if (!choice) return [];
    const action = { choose: nameOf(choice) };
    return [{ label: cardName(card, words), action, style: 'secondary', card: faceOf(card) }];
  });
  return buttons.length > 0 ? [{ part: 'buttons', buttons }] : [];
}

/** The seats that this one passes its cards to and receives cards from. */
function passing({ sizes, round }: PickingView, seat: Seat, words: Words): Block {
  const receiver = neighborOf(seat, round, sizes.length);
  // The direction changes from round to round, so the next round's receiver is this round's giver.
  const giver = neighborOf(seat, round + 1, sizes.length);
  return smallText(words.passTo({ seat: receiver }, { seat: giver }));
}

const laidOpen = ({ pack }: PickingView, words: Words): Block[] =>
  (pack?.laidOpen ?? []).flatMap((cards, seat) =>
    cards.length > 0 ? [smallText(line`${{ seat }} ${words.laidOpen}${words.colon}${cardsLine(cards)}`)] : [],
  );

function drawRaid(table: RaidingView, view: SeatView, picked: string, words: Words): Panel {
  const { seat, hand, isShuffled } = view;
  const villains = table.villains[seat]!;
  return {
    headline: latestRaid(table.raids, words),
    table: [],
    hand: [
      ...(hand.length > 0
        ? [text(`**${words.yourHand(hand.length)}**`), cardsPart(hand)]
        : [text(words.emptyHand)]),
      ...(villains.length > 0 ? [text(line`${words.yourVillains}${words.colon}${cardsLine(villains)}`)] : []),
      smallText(words.yourPoints(securedPoints(table.secured[seat]!), handPoints(hand))),
    ],
    controls: [
      ...drawRaidPicker(table, view, picked, words),
      ...(hand.length > 1
        ? [
            smallText(isShuffled ? words.handIsShuffled : words.handKeepsOrder),
            ...drawHandArranger(hand, picked, words),
          ]
        : []),
    ],
    last: [],
    details: [otherSeats(table, seat, words)],
  };
}

/** The other seats, so that nobody has to scroll up to the public message. */
function otherSeats(table: RaidingView, seat: Seat, words: Words): Block {
  const others = [...table.sizes.keys()].filter((other) => other !== seat);
  const rows = others.map((other) => ({
    seat: other,
    isActing: other === table.turn,
    note: seatNote(table, other, words),
  }));
  return { part: 'seats', rows };
}

function drawOver(table: OverView, seat: Seat, words: Words): Panel {
  const isSoleWinner = table.winners?.length === 1 && table.winners[0] === seat;
  return {
    headline: [
      text(words.youScored(table.scores[seat]!), 'title'),
      ...scoreLines(table.secured[seat]!, table.hands[seat]!, words).map((content) => text(content)),
      ...(isSoleWinner ? [text(`**${words.youWon}**`)] : outcome(table, words)),
    ],
    table: [],
    hand: [],
    controls: [],
    last: [],
    details: [],
  };
}
