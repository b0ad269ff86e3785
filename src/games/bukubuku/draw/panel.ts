/** A player's panel: the own hand, then only what one may do now. */

import { type Line, line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinWithDots, largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { weatherFace } from '../cards.ts';
import { nameOf } from '../rules.ts';
import type { Who } from '../state.ts';
import type { SeatView, TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { dummyMarks, faceDown, listed, oneCard, pieceOf, standingMarks, turnLines } from './look.ts';
import { drawPick } from './pick.ts';
import { heading, payMarks } from './table.ts';

export function drawPanel(view: SeatView, picked: string, locale: Locale): Screen {
  const say = words[locale];
  return [...own(view, say), separator, ...situation(view, picked, say)];
}

function own({ table, seat, hand }: SeatView, say: Words): Part[] {
  const marks = table.now.phase === 'over' ? [] : standingMarks(table, seat, say);
  const shown = table.now.phase === 'build' ? marks.slice(0, 1) : marks;
  return [
    ...(hand.length || table.now.phase !== 'over'
      ? [text(joinWithDots([`**${say.yourHand(hand.length)}**`, ...shown]))]
      : []),
    ...(hand.length ? [largeCards(hand.map(weatherFace))] : []),
  ];
}

function situation(view: SeatView, picked: string, say: Words): Part[] {
  const { table, seat } = view;
  const { now } = table;
  switch (now.phase) {
    case 'build':
      // Who builds is told below what to do.
      return [
        ...heading(table, say).slice(0, view.drawn ? 1 : 2),
        ...others(view, say),
        ...memo(view, say),
        ...drawPick(view, picked, say),
      ];
    case 'play':
      return [
        ...heading(table, say),
        ...others(view, say),
        ...lately(table, say),
        ...memo(view, say),
        ...laying(view, say),
      ];
    case 'over':
      return [
        text(say.youGot(now.scores[seat]!), 'title'),
        text(joinWithDots(payMarks(table, seat, say).slice(0, -1))),
        ...lately(table, say),
      ];
  }
}

/** Whoever plays from the panel need not look up to the table. */
function others(view: SeatView, say: Words): Part[] {
  const { table, seat } = view;
  const rows = table.standings.flatMap((_, of) =>
    of === seat ? [] : [text(line`${{ seat: of }} · ${joinWithDots(othersMarks(table, of, say))}`)],
  );
  const dummy = dummyMarks(table, say);
  return [...rows, ...(dummy.length ? [text(line`${say.dummy} · ${joinWithDots(dummy)}`)] : [])];
}

function othersMarks(table: TableView, of: number, say: Words): (Line | string)[] {
  const marks = standingMarks(table, of, say);
  if (table.now.phase === 'build') return marks.slice(0, 1);
  return table.now.phase === 'play' && table.now.laid[of] ? [...marks, [faceDown]] : marks;
}

/** The last turn, and every card that each has shown: all that tells what is still to come. */
function lately({ turns, dummy, standings, now }: TableView, say: Words): Part[] {
  const last = turns.at(-1);
  if (!last) return [];
  const shown = new Map<Who, number[]>();
  for (const turn of turns) {
    for (const { who, card } of turn.shown) shown.set(who, [...(shown.get(who) ?? []), card]);
  }
  const everybody: Who[] = [...standings.keys(), ...(dummy ? (['dummy'] as const) : [])];
  const title = now.phase === 'over' ? say.finalTurn(turns.length) : say.lastTurn(turns.length);
  return [
    smallText(`**${title}**`),
    ...turnLines(last, say).map(smallText),
    smallText(say.shownSoFar),
    ...everybody.map((who) =>
      smallText(say.shownBy(pieceOf(who, say), (shown.get(who) ?? []).toSorted((a, b) => a - b).join(' '))),
    ),
  ];
}

function memo({ memo: cards }: SeatView, say: Words): Part[] {
  if (!cards) return [];
  return [
    smallText(
      cards.length
        ? line`${say.memo}: ${{ cards: cards.map(weatherFace) }}`
        : `${say.memo}: ${say.memoNothing}`,
    ),
  ];
}

/** A card to lay: one press. */
function laying({ table, seat, laid, choices }: SeatView, say: Words): Part[] {
  const { now, standings, danger, dummy } = table;
  if (now.phase !== 'play') return [];
  if (standings[seat] === null) return [separator, text(say.youAreOut)];
  const buttons = choices.flatMap((choice) =>
    choice.do === 'stack'
      ? []
      : [
          {
            label: `${choice.card}`,
            action: { choose: nameOf(choice) },
            style: 'secondary' as const,
            card: weatherFace(choice.card),
          },
        ],
  );
  if (laid !== null) {
    const awaited = standings.flatMap((of, other) => (of && !now.laid[other] ? [other] : []));
    return [
      separator,
      text(line`${say.youLaid}: ${oneCard(weatherFace(laid))}`),
      text(say.youWait(listed(awaited, say))),
      ...(buttons.length ? [smallText(say.change), { part: 'buttons' as const, buttons }] : []),
    ];
  }
  const warning = danger.includes(seat)
    ? [text(say.youAreHighest)]
    : dummy?.lighthouse && danger.length === 0
      ? [text(say.dummyShields)]
      : [];
  return [separator, ...warning, text(say.choose), { part: 'buttons', buttons }];
}
