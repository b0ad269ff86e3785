/** Parts about a table's end while a hand is in play: the host's request, and the notice that it closes. */
import type { AnyGame } from '../../game/game.ts';
import { type Inline, type Part, text } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { presentSeats } from '../../tables/request.ts';
import {
  type BegunTable,
  type CancelledGame,
  type Ending,
  isDeserted,
  type OverTable,
  type PlayingTable,
  type ReadableTable,
  seatIndex,
} from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { leavingWords } from '../../text/leaving.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { BotWords } from '../../text/words.ts';
import { handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import { seatNames } from '../seat-names.ts';
import { desertedText } from './leaving.ts';

type Buttons = Extract<Part<ComponentAction>, { part: 'buttons' }>['buttons'];

export const answerButtons = ({ ending }: BotWords): Buttons => [
  { label: ending.agree, action: { kind: 'agree' }, style: 'danger' },
  { label: ending.playOn, action: { kind: 'playOn' }, style: 'secondary' },
];

export const keepOpenButton = ({ ending }: BotWords): Buttons[number] => ({
  label: ending.keepOpen,
  action: { kind: 'keepOpen' },
  style: 'success',
});

/**
 * How the host's wish to end the table stands, for the host: who has agreed, that not all have, or that the table ends with
 * this hand.
 */
export function endingState(table: ReadableTable, now: number, locale: Locale): Part<never>[] {
  if (table.phase !== 'playing' || table.ending === null) return [];
  const words = wordsFor(locale);
  const { ending, seats } = table;
  if (ending.kind === 'last-hand') return [text(`⏹️ ${words.ending.lastHandSet}`)];
  if (ending.kind === 'asked')
    return [text(`⏹️ ${words.ending.asked(inSeconds(ending.expires))}`), answersLine(ending, seats, words)];
  const lately = words.refusals['asked-lately']({ at: ending.until });
  return ending.until > now ? [text(words.ending.declined), text(lately, 'small')] : [];
}

const answersLine = (
  { agreed }: Extract<Ending, { kind: 'asked' }>,
  seats: BegunTable['seats'],
  { ending }: BotWords,
): Part<never> => {
  const toInlines = (indices: readonly number[]): Inline[] => indices.map((seat) => ({ seat }));
  const open = presentSeats(seats).filter((seat) => !agreed.includes(seat));
  return text(ending.answers(toInlines(agreed), toInlines(open)), 'small');
};

/** The game was not at its end, but nobody was there to play on. */
export const wasDeserted = (game: AnyGame, { phase, state }: BegunTable): boolean =>
  phase === 'over' && game.result(state)?.carry !== null;

/**
 * How a table has ended that did not come to the game's end.
 * @param ender the name of who ended it early; null: nobody did
 * @param isWatched the reader has no button for a rematch. Default: they have
 * @returns null where it did
 */
export function howEnded(
  game: AnyGame,
  table: OverTable | CancelledGame,
  ender: string | null,
  locale: Locale,
  isWatched = false,
): string | null {
  const { table: words } = wordsFor(locale);
  const { endedBy, hostId, state } = table;
  if (table.phase === 'cancelled') {
    const unfinished = game.result(state) ? null : handName(game, table, locale);
    // Between two hands only who manages the server ends the table of somebody else.
    const how = table.endedHow ?? (endedBy === hostId ? null : 'manager');
    return words.ended(ender, how, unfinished);
  }
  if (endedBy !== null) return words.lastHand(hostName(table, locale));
  if (!wasDeserted(game, table)) return null;
  const { deserted, again } = leavingWords[locale];
  return isWatched ? deserted : again(deserted);
}

const hostName = (table: BegunTable, locale: Locale): string =>
  seatNames(table.seats, locale).text(seatIndex(table, table.hostId));

/** The parts of the public message. */
export function endingParts(game: AnyGame, table: BegunTable, words: BotWords): Part<ComponentAction>[] {
  if (table.phase !== 'playing') return [];
  const { ending, closesAt, locale } = table;
  const host = hostName(table, locale);
  return [
    ...(ending?.kind === 'asked' ? request(game, table, host, ending, words) : []),
    ...(ending?.kind === 'last-hand' ? [text(words.ending.isLastHand(host))] : []),
    ...declined(table, words),
    ...closing(closesAt, words),
  ];
}

/** For the player of a seat, who may not see the table's message. */
export function endingPanelParts(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
): Part<ComponentAction>[] {
  if (table.phase !== 'playing') return [];
  const words = wordsFor(locale);
  const isHost = seatIndex(table, table.hostId) === seat;
  return [
    ...requestInPanel(game, table, seat, words, locale),
    ...(table.ending?.kind === 'last-hand' && !isHost
      ? [text(words.ending.isLastHand(hostName(table, locale)))]
      : []),
    ...declined(table, words),
    ...closing(table.closesAt, words),
  ];
}

function requestInPanel(
  game: AnyGame,
  table: PlayingTable,
  seat: number,
  words: BotWords,
  locale: Locale,
): Part<ComponentAction>[] {
  const { ending } = table;
  if (ending?.kind !== 'asked') return [];
  const isHost = seatIndex(table, table.hostId) === seat;
  if (isHost) return [text(`⏹️ ${words.ending.asked(inSeconds(ending.expires))}`)];
  if (ending.agreed.includes(seat)) return [text(`⏹️ ${words.ending.agreed}`)];
  return [
    text(
      words.ending.inPanel(hostName(table, locale), handName(game, table, locale), inSeconds(ending.expires)),
    ),
    { part: 'buttons', buttons: answerButtons(words) },
  ];
}

/** What the player of an absent seat reads: the computers may play the hand to its end, and the table ends with it. */
export function whyAway(table: BegunTable, seat: number, locale: Locale): string {
  if (isDeserted(table)) return desertedText(table, locale);
  const { ending, panel } = wordsFor(locale);
  const isLast = table.phase === 'playing' && table.ending?.kind === 'last-hand';
  return isLast && seatIndex(table, table.hostId) === seat ? `⏹️ ${ending.lastHandSet}` : panel.youAreAway;
}

/** The host, who asked, reads that others play on. */
const declined = ({ ending }: PlayingTable, words: BotWords): Part<ComponentAction>[] =>
  ending?.kind === 'declined' ? [text(words.ending.declined, 'small')] : [];

const closing = (closesAt: number | null, words: BotWords): Part<ComponentAction>[] =>
  closesAt === null
    ? []
    : [text(words.ending.closes(inSeconds(closesAt))), { part: 'buttons', buttons: [keepOpenButton(words)] }];

function request(
  game: AnyGame,
  table: PlayingTable,
  host: string,
  ending: Extract<Ending, { kind: 'asked' }>,
  words: BotWords,
): Part<ComponentAction>[] {
  const name = handName(game, table, table.locale);
  return [
    text(words.ending.asks(host, name, inSeconds(ending.expires))),
    answersLine(ending, table.seats, words),
    { part: 'buttons', buttons: answerButtons(words) },
  ];
}
