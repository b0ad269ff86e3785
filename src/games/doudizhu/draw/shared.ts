/** Parts that the table and the panels share: seat rows, the other seats in short, recent events, the kitty. */
import { type Card, faceOf } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type SeatRow, text } from '../../../game/screen.ts';
import {
  event,
  JOINER,
  joinLines,
  joinWithDots,
  largeCards,
  NARROW_SPACE,
  smallText,
  unbroken,
} from '../../../game/screen-parts.ts';
import { hasPassedSinceLastPlay } from '../../../game/turns.ts';
import type { LogEntry } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** Whether the combination on the table is another farmer's, for a farmer. */
export const isPartners = ({ top, landlord }: TableView, seat: Seat): boolean =>
  top !== null && landlord !== null && ![seat, landlord].includes(top.seat) && seat !== landlord;

/** Hands of this size or less carry a warning sign. */
const MAX_WARNED_SIZE = 3;

export const cardsPart = (cards: readonly Card[]): Block => largeCards(cards.map(faceOf));

/** Cards between the size of text and large ones, for hands of which large ones would fill the screen. */
export const mediumCards = (cards: readonly Card[]): Block => text([{ cards: cards.map(faceOf) }], 'title');

/** Cards in small print behind what they are. */
export const cardsLine = (title: string, cards: readonly Card[], words: Words): Block =>
  smallText(line`${title}${words.colon}${{ cards: cards.map(faceOf) }}`);

/** With a gap in which no line ends. */
export const roleIcon = ({ landlord }: TableView, seat: Seat): string =>
  landlord === null ? '' : seat === landlord ? `👑${NARROW_SPACE}` : `🌾${NARROW_SPACE}`;

/** The role in words, once there are roles. */
export const role = (view: TableView, seat: Seat, words: Words): string[] =>
  view.landlord === null
    ? []
    : [`${roleIcon(view, seat)}${seat === view.landlord ? words.landlord : words.farmer}`];

const warning = ({ sizes, turn }: TableView, seat: Seat, words: Words): string =>
  sizes[seat]! <= MAX_WARNED_SIZE && turn !== null ? ` ⚠️ ${words.nearlyOut(sizes[seat]!)}` : '';

const hasPassed = ({ top, recent }: TableView, seat: Seat): boolean =>
  top !== null && hasPassedSinceLastPlay(recent, seat);

/** A seat with its role, its hand size, and what everybody knows of its hand. */
export function seatRow(view: TableView, seat: Seat, words: Words): SeatRow {
  const notes: (string | Line)[] = [
    ...role(view, seat, words),
    `**${words.cards(view.sizes[seat]!)}**${warning(view, seat, words)}`,
    ...publicHandFacts(view, seat, words),
    ...(hasPassed(view, seat) ? [words.justPassed] : []),
  ];
  return { seat, isActing: view.turn === seat, note: joinWithDots(notes) };
}

/** Whether a landlord, unlike every farmer, may play bombs freely (doudizhu 10). */
const bombsFreelyAlone = ({ bombs, landlord }: TableView, seat: Seat): boolean =>
  seat === landlord && bombs.every((limit, other) => (limit === 'free') === (other === seat));

/** What everybody knows of a hand: a limit on its bombs (doudizhu 9) and the exposed card. */
export function publicHandFacts(view: TableView, seat: Seat, words: Words): (string | Line)[] {
  const { phase, bombs, exposed } = view;
  const free = bombsFreelyAlone(view, seat) ? [words.noBombLimit] : [];
  const bombLimit = { free, one: [words.oneBombLeft], spent: [words.noBombLeft] }[bombs[seat]!];
  const exposedCard =
    exposed?.seat === seat ? [words.exposed({ cards: [faceOf(exposed.card)] }, phase === 'auction')] : [];
  return [...bombLimit.map(unbroken), ...exposedCard];
}

/** The other seats in play order. */
export const othersOf = ({ sizes }: TableView, seat: Seat): Seat[] =>
  sizes.map((_, step) => (seat + step) % sizes.length).slice(1);

/**
 * The other seats: role, number of cards, whether a seat has declined or passed, bombs left, and the exposed card. They stand in one
 * line, or, where there is so much to say that it would break at every dot, in a line each.
 */
export function othersLine(view: TableView, seat: Seat, words: Words): Block[] {
  const others = othersOf(view, seat).map((other) => inShort(view, other, words));
  const areLong = othersOf(view, seat).some((other) => view.bombs[other] !== 'free');
  return areLong ? others.map((other) => smallText(other)) : [smallText(joinWithDots(others))];
}

function inShort(view: TableView, seat: Seat, words: Words): Line {
  const { phase, bombs, sizes, exposed } = view;
  const left = { free: '', one: words.bombsLeft(1), spent: words.bombsLeft(0) }[bombs[seat]!];
  const bombLimit = bombsFreelyAlone(view, seat) ? words.noBombLimit : left;
  return joinLines(
    [
      line`${roleIcon(view, seat)}${{ seat }}${unbroken(`${words.colon}**${words.cardsInShort(sizes[seat]!)}**`)}${unbroken(warning(view, seat, words))}`,
      hasPassed(view, seat) ? unbroken(words.justPassed) : '',
      left && phase === 'auction' ? unbroken(words.hasDeclined) : unbroken(bombLimit),
      exposed?.seat === seat && phase === 'play'
        ? words.exposed({ cards: [faceOf(exposed.card)] }, false)
        : '',
    ],
    `${unbroken(words.comma)}${JOINER}`,
  );
}

/** The kitty where everybody may see it (doudizhu 11). */
export function kittyLine({ kitty, options }: TableView, words: Words): Block[] {
  if (!kitty) return [];
  return [cardsLine(options.kitty === 'out' ? words.kittyLeft : words.kittyShown, kitty, words)];
}

/** The latest events, at most `count` of them, the latest last. */
export const recentEvents = ({ recent }: TableView, count: number, words: Words): Block[] =>
  recent.slice(-count).map((entry) => event(eventLine(entry, words)));

/** One event in words. */
export function eventLine(entry: LogEntry, words: Words): Line {
  const who = { seat: entry.seat };
  switch (entry.kind) {
    case 'accept':
      return line`👑 ${words.accepted(who, entry.stake)}`;
    case 'decline':
      return words.declined(who);
    case 'forced':
      return line`👑 ${words.forced(who)}`;
    case 'play':
      return line`${entry.play.kind === 'bomb' ? '💣 ' : ''}${words.played(who, words.play(entry.play))}`;
    case 'pass':
      return words.passed(who);
    case 'clear':
      return words.cleared(who);
    case 'out':
      return words.wentOut(who);
  }
}
