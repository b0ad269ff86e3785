/** A player's panel: the hand, the other seats, and the controls for what the player may do now. */
import type { Seat } from '../../../game/game.ts';
import {
  type Block,
  type Button,
  type Line,
  line,
  type Panel,
  type Screen,
  text,
} from '../../../game/screen.ts';
import { joinWithDots, largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import { nameOf } from '../rules.ts';
import type { SeatOrDummy } from '../state.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { drawStackPicker } from './pick-stack.ts';
import {
  cardInline,
  dummyNotes,
  faceDownInline,
  heading,
  lastTurnTitle,
  nameInline,
  nameList,
  scoreNotes,
  standingNotes,
  turnLines,
} from './shared.ts';

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  return {
    headline: [],
    hand: ownHand(view, words),
    last: [],
    details: [],
    ...situation(view, picked, words),
  };
}

function ownHand({ table, seat, hand }: SeatView, words: Words): Block[] {
  const { phase } = table.current;
  if (hand.length === 0 && phase === 'over') return [];
  const title = `**${words.yourHand(hand.length)}**`;
  const notes = phase === 'over' ? [] : publicNotes(table, seat, words);
  return [text(joinWithDots([title, ...notes])), ...(hand.length ? [largeCards(hand.map(weatherFace))] : [])];
}

function situation(view: SeatView, picked: string, words: Words): Pick<Panel, 'table' | 'controls'> {
  const { table, seat } = view;
  const { current } = table;
  switch (current.phase) {
    case 'build':
      return {
        table: [
          // The seat that builds reads in its picker what to do, so it needs the first line of the heading only.
          ...heading(table, words).slice(0, view.drawn ? 1 : 2),
          ...otherSeats(view, words),
          ...memo(view, words),
        ],
        controls: drawStackPicker(view, picked, words),
      };
    case 'play':
      return {
        table: [
          ...heading(table, words),
          ...otherSeats(view, words),
          ...cardsPlayed(table, words),
          ...memo(view, words),
        ],
        controls: cardPicker(view, words),
      };
    case 'over':
      return {
        table: [
          text(words.youGot(current.scores[seat]!), 'title'),
          text(joinWithDots(scoreNotes(table, seat, words).slice(0, -1))),
          ...cardsPlayed(table, words),
        ],
        controls: [],
      };
  }
}

/** The other seats and the dummy, so that nobody has to scroll up to the public message. */
function otherSeats({ table, seat }: SeatView, words: Words): Block[] {
  const others = [...table.standings.keys()].filter((other) => other !== seat);
  const dummy = dummyNotes(table, words);
  return [
    ...others.map((other) =>
      text(line`${{ seat: other }} · ${joinWithDots(otherSeatNotes(table, other, words))}`),
    ),
    ...(dummy.length ? [text(line`${words.dummy} · ${joinWithDots(dummy)}`)] : []),
  ];
}

function otherSeatNotes(table: TableView, seat: Seat, words: Words): (Line | string)[] {
  const { current } = table;
  const hasLaid = current.phase === 'play' && current.laid[seat]!;
  return [...publicNotes(table, seat, words), ...(hasLaid ? [[faceDownInline]] : [])];
}

/** Nobody has a lighthouse while the dummy's piles are built, so only the belts are shown. */
function publicNotes(table: TableView, seat: Seat, words: Words): (Line | string)[] {
  const notes = standingNotes(table, seat, words);
  return table.current.phase === 'build' ? notes.slice(0, 1) : notes;
}

/** The last turn, and the cards that everybody has played in this round: they tell what is still to come. */
function cardsPlayed(table: TableView, words: Words): Block[] {
  const { turns, dummy, standings } = table;
  const last = turns.at(-1);
  if (!last) return [];
  const names: SeatOrDummy[] = [...standings.keys(), ...(dummy ? (['dummy'] as const) : [])];
  const playedBy = (name: SeatOrDummy): number[] =>
    turns
      .flatMap(({ shown }) => shown.flatMap(({ who, card }) => (who === name ? [card] : [])))
      .toSorted((a, b) => a - b);
  return [
    smallText(lastTurnTitle(table, words)),
    ...turnLines(last, words).map(smallText),
    smallText(words.shownSoFar),
    ...names.map((name) => smallText(words.shownBy(nameInline(name, words), playedBy(name).join(' ')))),
  ];
}

function memo({ memo: cards }: SeatView, words: Words): Block[] {
  if (!cards) return [];
  if (cards.length === 0) return [smallText(`${words.memo}${words.colon}${words.memoNothing}`)];
  return [smallText(line`${words.memo}${words.colon}${{ cards: cards.map(weatherFace) }}`)];
}

/** A button for each card to lay, or to lay instead of the one that lies face down. */
function cardPicker(view: SeatView, words: Words): Screen {
  const { table, seat, laid, choices } = view;
  if (table.standings[seat] === null) return [separator, text(words.youAreOut)];
  const buttons = choices.flatMap((choice): Button[] => {
    if (choice.do === 'stack') return [];
    const { card } = choice;
    const action = { choose: nameOf(choice) };
    return [{ label: `${card}`, action, style: 'secondary', card: weatherFace(card) }];
  });
  if (laid === null)
    return [separator, ...warning(view, words), text(words.choose), { part: 'buttons', buttons }];
  return [
    separator,
    text(line`${words.youLaid}${words.colon}${cardInline(weatherFace(laid))}`),
    text(words.youWait(nameList(seatsToAct(table), words))),
    ...(buttons.length ? [smallText(words.change), { part: 'buttons' as const, buttons }] : []),
  ];
}

function seatsToAct({ current, standings }: TableView): Seat[] {
  if (current.phase !== 'play') return [];
  return standings.flatMap((standing, seat) => (standing && !current.laid[seat] ? [seat] : []));
}

/** Whether the seat, or only the dummy, has the highest lighthouse as things stand. */
function warning({ table, seat }: SeatView, words: Words): Block[] {
  const { highest, dummy } = table;
  if (highest.includes(seat)) return [text(words.youAreHighest)];
  return dummy?.lighthouse && highest.length === 0 ? [text(words.dummyShields)] : [];
}
