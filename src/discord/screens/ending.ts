/** Parts about a table's end while a hand is in play: the host's request, and the notice that it closes. */
import type { AnyGame } from '../../game/game.ts';
import { type Inline, type Part, text } from '../../game/screen.ts';
import { presentSeats } from '../../tables/request.ts';
import { type BegunTable, type Ending, type PlayingTable, seatIndex } from '../../tables/table.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import { seatNames } from '../seat-names.ts';

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

/** The parts of the public message. */
export function endingParts(game: AnyGame, table: BegunTable, words: BotWords): Part<ComponentAction>[] {
  if (table.phase !== 'playing') return [];
  const { ending, closesAt, locale } = table;
  const host = seatNames(table.seats, locale).text(seatIndex(table, table.hostId));
  return [
    ...(ending?.kind === 'asked' ? request(game, table, host, ending, words) : []),
    ...(ending?.kind === 'last-hand' ? [text(words.ending.isLastHand(host))] : []),
    ...(closesAt === null
      ? []
      : [
          text(words.ending.closes(inSeconds(closesAt))),
          { part: 'buttons', buttons: [keepOpenButton(words)] } as const,
        ]),
  ];
}

function request(
  game: AnyGame,
  { options, hand, locale, seats }: PlayingTable,
  host: string,
  { agreed, expires }: Extract<Ending, { kind: 'asked' }>,
  words: BotWords,
): Part<ComponentAction>[] {
  const present = presentSeats(seats);
  const toInlines = (indices: readonly number[]): Inline[] => indices.map((seat) => ({ seat }));
  const title = game.handTitle(options, hand, locale);
  const open = present.filter((seat) => !agreed.includes(seat));
  return [
    text(words.ending.asks(host, title, inSeconds(expires))),
    text(words.ending.answers(toInlines(agreed), toInlines(open)), 'small'),
    { part: 'buttons', buttons: answerButtons(words) },
  ];
}
