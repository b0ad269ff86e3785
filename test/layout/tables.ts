/** Tables in play for screens to be drawn of: with names of several lengths, in several scripts. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { type Emojis, textEmojis } from '../../src/discord/emojis/emojis.ts';
import { pictureSources } from '../../src/discord/emojis/pictures.ts';
import { render, type TableScreen } from '../../src/discord/render.ts';
import type { Face } from '../../src/game/cards.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import type { BegunTable, PlayingTable, ReadableTable, TableSeat } from '../../src/tables/table.ts';
import { as, NOON, opening } from '../tables/fixtures.ts';

const PROMPT = 100;

const NAMES = ['あおい', 'Benjamin', 'ハル', 'チカちゃん', 'Dan', 'Evangeline'];

export const seatsOf = (count: number): TableSeat[] =>
  Array.from({ length: count }, (_, seat) => ({
    userId: `10000000000000000${seat}`,
    name: NAMES[seat % NAMES.length]!,
    salt: '',
    missed: 0,
    away: false,
  }));

const FIRST_EMOJI = 10n ** 18n;

/** Ids of the emojis, by face. */
export const emojiIds: ReadonlyMap<Face, string> = new Map(
  pictureSources(games).map(({ face }, index) => [face, `${FIRST_EMOJI + BigInt(index)}`]),
);

const stems = new Map(pictureSources(games).map(({ face, stem }) => [face, stem]));
const nameOf = (face: Face): string => `${stems.get(face)}_1a2b3c`;

export const emojis: Emojis = {
  text: (face) => `<:${nameOf(face)}:${emojiIds.get(face)}>`,
  written: textEmojis(games).written,
  emoji: (face) => ({ id: emojiIds.get(face)!, name: nameOf(face) }),
};

export interface HandAt {
  readonly seats: number;
  readonly hand: number;
  readonly locale?: Locale;
  /** Other than the defaults. */
  readonly options?: object;
}

/** A table in its hand; where the state is that of a hand that is over, between hands, or over where no hand follows. */
export function tableOf(
  game: AnyGame,
  { seats, hand, locale = 'en', options = {} }: HandAt,
): (state: unknown) => BegunTable {
  const lobby = openLobby(game, opening({ locale, options: game.options.parse(options) }), NOON);
  const begun: Omit<PlayingTable, 'state'> = {
    ...lobby,
    seats: seatsOf(seats),
    hostId: seatsOf(1)[0]!.userId!,
    messageId: '3',
    phase: 'playing',
    hand,
    seq: 50,
    carry: null,
    prompts: Array.from({ length: seats }, () => PROMPT),
    totals: Array.from({ length: seats }, (_, seat) => (seat % 2 ? -12 : 12)),
    deadline: NOON + 180_000,
    warned: false,
    closesAt: null,
    ending: null,
  };
  return (state) => {
    const table = { ...begun, state };
    const result = game.result(state);
    if (!result) return table;
    return result.carry === null ? as.over(table) : as.between(table);
  };
}

export interface Tabled {
  readonly table: ReadableTable;
}

export const componentsOf = (
  screen: TableScreen,
  { table }: Tabled,
  locale: Locale,
  isPrivate = false,
): APIMessageTopLevelComponent[] =>
  render(screen, {
    seats: table.seats,
    locale,
    isPrivate,
    emojis,
    id: { table: table.id, prompt: PROMPT },
    nonce: '0',
  });
