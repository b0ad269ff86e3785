/** The public message of a table before its first hand. */

import { type AnyGame, refusalText } from '../../game/game.ts';
import { line, type Part, text } from '../../game/screen.ts';
import type { OptionWords } from '../../game/words.ts';
import type { CancelledLobby, LobbyTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';

export function lobbyScreen(game: AnyGame, table: LobbyTable): TableScreen {
  const words = wordsFor(table.locale);
  const gameWords = game.words[table.locale];
  return [
    text(gameWords.name, 'title'),
    text(gameWords.description),
    text(`${words.lobby.options}${words.colon}${optionsLine(game, table, words)}`, 'small'),
    { part: 'rule' },
    ...seatLines(game, table, words),
    ...unplayableNotice(game, table),
    { part: 'rule' },
    { part: 'buttons', buttons: seatButtons(game, table, words) },
    { part: 'buttons', buttons: otherButtons(table, words) },
    text(words.lobby.expires(inSeconds(table.deadline)), 'small'),
  ];
}

function seatLines({ seats: { min, max } }: AnyGame, table: LobbyTable, words: BotWords) {
  const taken = table.seats.length;
  return [
    text(`**${words.lobby.seats(taken, min, max)}**`),
    ...table.seats.map(({ userId }, index) => {
      const host = userId === table.hostId ? ` ${words.lobby.host}` : '';
      return text(line`${index + 1}. ${{ seat: index }}${host}`);
    }),
    ...Array.from({ length: max - taken }, (_, index) =>
      text(`${taken + index + 1}. *${words.lobby.empty}*`),
    ),
  ];
}

/** While seats are missing, the line above says so already. */
function unplayableNotice(game: AnyGame, { options, seats, locale }: LobbyTable) {
  const refusal = game.whyUnplayable?.(options, seats.length) ?? null;
  if (!refusal || seats.length < game.seats.min) return [];
  return [text(`⚠️ ${refusalText(game.words[locale], refusal)}`)];
}

type Buttons = Extract<Part<ComponentAction>, { part: 'buttons' }>['buttons'];

/** Only what can be done is offered. */
function seatButtons(game: AnyGame, { seats }: LobbyTable, { lobby: words }: BotWords): Buttons {
  const isFull = seats.length >= game.seats.max;
  const hasComputers = seats.some(({ userId }) => userId === null);
  const join = { label: words.join, action: { kind: 'join' }, style: 'success' } as const;
  const replaceComputer = {
    label: words.joinForComputer,
    action: { kind: 'join' },
    style: 'secondary',
  } as const;
  const addComputer = { label: words.addComputer, action: { kind: 'computer' }, style: 'secondary' } as const;
  const style = isFull ? 'success' : 'primary';
  const start = { label: words.start, action: { kind: 'start' }, style } as const;
  return [
    ...(isFull ? [] : [join]),
    ...(isFull && hasComputers ? [replaceComputer] : []),
    ...(isFull ? [] : [addComputer]),
    ...(seats.length >= game.seats.min ? [start] : []),
  ];
}

function otherButtons({ seats }: LobbyTable, { lobby: words, fairShuffle }: BotWords): Buttons {
  const remove = { label: words.remove, action: { kind: 'remove' }, style: 'secondary' } as const;
  return [
    { label: words.leave, action: { kind: 'leave' }, style: 'secondary' },
    ...(seats.length > 1 ? [remove] : []),
    { label: words.rules, action: { kind: 'rules' }, style: 'secondary' },
    { label: fairShuffle.title, action: { kind: 'fair' }, style: 'secondary' },
    { label: words.cancel, action: { kind: 'cancel' }, style: 'danger' },
  ];
}

/** A private question to the host: whom to remove from the table. */
export function removeScreen(table: LobbyTable, words: BotWords): TableScreen {
  const options = table.seats.flatMap(({ userId }, index) => {
    if (userId === table.hostId) return [];
    const label = [`${index + 1}. `, { seat: index }];
    return [{ label, action: { kind: 'kick', seat: index, userId } as const }];
  });
  return [{ part: 'select', label: words.lobby.chooseSeatToRemove, options }];
}

/** The table's options that differ from the defaults, or that the game always shows. */
function optionsLine(
  game: AnyGame,
  { options, turnSeconds, autoStart, locale }: LobbyTable,
  words: BotWords,
): string {
  const optionWords = game.words[locale].options;
  const defaults = game.options.parse({}) as Record<string, unknown>;
  const shown = Object.entries(options as Record<string, unknown>).filter(
    ([key, value]) => optionWords[key]?.alwaysShown || value !== defaults[key],
  );
  return [
    ...shown.map(
      ([key, value]) => `${optionWords[key]?.name ?? key} ${valueText(value, optionWords[key], words)}`,
    ),
    words.lobby.time(turnSeconds),
    ...(autoStart ? [words.lobby.startsAutomatically] : []),
  ].join(' · ');
}

/** An explanation in parentheses at the end of a value's name is left out. */
function valueText(value: unknown, option: OptionWords | undefined, words: BotWords): string {
  if (typeof value === 'boolean') return value ? words.table.on : words.table.off;
  return option?.values?.[String(value)]?.replace(/\s*\(.*\)$/, '') ?? String(value);
}

/** @param endedBy the name of who cancelled it; null: it expired, or nobody did */
export function closedLobbyScreen(game: AnyGame, table: CancelledLobby, endedBy: string | null): TableScreen {
  const { lobby: words } = wordsFor(table.locale);
  return [
    text(game.words[table.locale].name, 'title'),
    text(table.expiredAt === null ? words.cancelled(endedBy) : words.expired),
  ];
}
