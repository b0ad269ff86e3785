/** Parts that the table and the panels share: names, cards in a line, and the phase of the round. */
import type { Face } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Inline, type Line, text } from '../../../game/screen.ts';
import { kept, largeCards, smallText, tableState } from '../../../game/screen-parts.ts';
import { BACK, type Lighthouse, lighthouseFace, type Pair } from '../cards.ts';
import type { SeatOrDummy } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** How a screen names the players and the dummy. */
export type Namer = (who: SeatOrDummy) => Inline;

/** @param reader the seat that reads "you" for its own name */
export const namerFor =
  (words: Words, reader?: Seat): Namer =>
  (who) => {
    if (who === 'dummy') return words.dummy;
    return who === reader ? words.you : { seat: who };
  };

/** A name at the start of a line. */
export const asFirst = (name: Inline, words: Words): Line => [name === words.you ? words.youFirst : name];

export const cardInline = (face: Face): { readonly cards: readonly Face[] } => ({ cards: [face] });
export const lighthouseInline = (number: Lighthouse) => cardInline(lighthouseFace(number));
export const faceDownInline = cardInline(BACK);

export const nameList = (names: readonly SeatOrDummy[], name: Namer, words: Words): Line =>
  words.names(names.map(name));

/** The round, and the turn or the step of building that it has come to. */
export function progress({ round, rounds, turns, turnCount, current }: TableView, words: Words): string {
  const roundTitle = words.roundOf(round, rounds);
  if (current.phase === 'build') return `**${roundTitle} · ${words.step(current.step, current.steps)}**`;
  return `**${roundTitle} · ${words.turn(turns.length + 1, turnCount)}**`;
}

/** What the heights mean on the first turn of all; later, on the first turn of a round, how the hands have moved. */
export function firstTurnNote(view: TableView, words: Words, reader?: Seat): Block[] {
  const { round, turns, standings, dummy, current } = view;
  if (turns.length > 0) return [];
  if (round === 1) return [smallText(words.aboutHeights(dummy !== null))];
  if (reader === undefined) return [smallText(words.handsMovedForAll)];
  // bukubuku 9, 10: to the next seat; at a table of two the dummy is the third.
  const hands: Inline[] = [...standings.keys()].map((seat) => ({ seat }));
  if (dummy) hands.push(words.theDummy);
  const next = (reader + 1) % hands.length;
  return [
    smallText(words.handsMoved(hands.at(reader - 1)!, hands[next]!)),
    ...(current.phase === 'play' ? [smallText(words.whereHands)] : []),
  ];
}

/** The lighthouses of the turn, and who will take which. */
export const prizes = ([low, high]: Pair, words: Words): Line =>
  low === high
    ? words.takeSame(lighthouseInline(low))
    : words.takes(lighthouseInline(low), lighthouseInline(high));

/** The phase of the round and what it waits for, or how the round ended, on the public screen. */
export function heading(view: TableView, words: Words): Block[] {
  const { round, current } = view;
  switch (current.phase) {
    case 'build':
      return [
        tableState(text(progress(view, words))),
        tableState(text(words.building({ seat: current.seat }, current.drawn))),
      ];
    case 'play':
      return [
        tableState(text(progress(view, words))),
        largeCards(current.lighthouses.map(lighthouseFace)),
        kept(text(prizes(current.lighthouses, words), 'small')),
      ];
    case 'over':
      return [text(words.roundOver(round), 'title'), ...earlyEnd(view, words)];
  }
}

/** bukubuku 7: a round ends before its last turn for one reason only. */
export function earlyEnd({ round, turns, turnCount, standings, dummy }: TableView, words: Words): Block[] {
  if (turns.length >= turnCount) return [];
  const left = dummy ? null : standings.filter((standing) => standing !== null).length;
  return [text(words.endsEarly(round, turns.length, left))];
}
