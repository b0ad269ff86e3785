/** The public message of a table before its first hand. */

import { type AnyGame, refusalText } from '../../game/game.ts';
import { type Button, text } from '../../game/screen.ts';
import { filledSeats, waitedForAtStart } from '../../tables/lobby-seats.ts';
import { type CancelledLobby, isSlow, type LobbyTable } from '../../tables/table.ts';
import { callingWords } from '../../text/calling.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { invitingWords } from '../../text/inviting.ts';
import { privateWords } from '../../text/private.ts';
import { slowWords } from '../../text/slow.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { watchingWords } from '../../text/watching.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { waitingParts } from './company.ts';
import { fairTitle } from './fair-shuffle.ts';
import { chosenOptions } from './options.ts';
import { numberedSeat } from './seat-line.ts';

/** @param mayCall the server has a role to call. Default: it has none */
export function lobbyScreen(game: AnyGame, table: LobbyTable, mayCall = false): TableScreen {
  const words = wordsFor(table.locale);
  const gameWords = game.words[table.locale];
  const options = chosenOptions(game, table);
  return [
    text(gameWords.name, 'title'),
    text(gameWords.description),
    ...(options === '' ? [] : [text(options, 'small')]),
    ...(table.invited ? [text(privateWords[table.locale].note)] : []),
    { part: 'rule' },
    ...seatLines(game, table, words),
    ...unplayableNotice(game, table),
    ...seatCountNotice(game, table),
    ...waitingParts(table),
    ...startNotice(game, table),
    { part: 'rule' },
    ...fewerNotice(game, table, words),
    { part: 'buttons', buttons: seatButtons(game, table, words) },
    { part: 'buttons', buttons: otherButtons(game, table, words, mayCall && !table.invited) },
    ...(isSlow(table) ? [text(slowWords[table.locale].inLobby, 'small')] : []),
    text(words.lobby.expires(inSeconds(table.deadline)), 'small'),
  ];
}

function seatLines({ seats: { min, max } }: AnyGame, table: LobbyTable, words: BotWords) {
  const taken = table.seats.length;
  return [
    text(`**${words.lobby.seats(taken, min, max)}**`),
    ...table.seats.map((_, index) => text(numberedSeat(table, index, table.locale))),
    ...(taken < max ? [text(words.lobby.free(taken + 1, max - taken))] : []),
  ];
}

/** While seats are missing, the line above says so already. */
function unplayableNotice(game: AnyGame, { options, seats, locale }: LobbyTable) {
  const refusal = game.whyUnplayable?.(options, seats.length) ?? null;
  if (!refusal || seats.length < game.seats.min) return [];
  return [text(`⚠️ ${refusalText(game.words[locale], refusal)}`)];
}

/** What is different with just as many players as sit here. */
function seatCountNotice({ noteWith }: AnyGame, { seats, locale }: LobbyTable) {
  const note = noteWith?.(seats.length, locale);
  return note === undefined ? [] : [text(note, 'small')];
}

/** For whom a full table waits that is to start by itself. */
function startNotice(game: AnyGame, table: LobbyTable) {
  const seats = waitedForAtStart(game, table);
  return seats.length === 0 ? [] : [text(watchingWords[table.locale].startsWith(seats), 'small')];
}

/**
 * *Start with computers* fills all seats. How a table of fewer is made is told until the first computer sits: then *Start*
 * stands out, and starts with those.
 */
function fewerNotice(game: AnyGame, table: LobbyTable, words: BotWords) {
  const fewest = Math.max(table.seats.length + 1, game.seats.min);
  return !hasComputers(table) && filledSeats(game, table) > fewest ? [text(words.lobby.fewer, 'small')] : [];
}

const hasComputers = ({ seats }: LobbyTable): boolean => seats.some(({ userId }) => userId === null);

type LobbyButton = Button<ComponentAction>;

const button = (
  label: string,
  kind:
    | 'invite'
    | 'call'
    | 'start'
    | 'fill'
    | 'join'
    | 'computer'
    | 'remove'
    | 'leave'
    | 'stopWaiting'
    | 'cancel'
    | 'rules'
    | 'options'
    | 'fair',
  style: LobbyButton['style'],
  isEnabled = true,
): LobbyButton => ({ label, action: { kind }, style, ...(!isEnabled && { disabled: true as const }) });

/**
 * The message is the same for the host, for those who sit and for those who may: *Start* keeps its place in front, and green
 * is the button that begins the game. *Join* never stands out: who sits there already would wonder whether they do.
 * What comes and goes stands behind what stays.
 */
function seatButtons(game: AnyGame, table: LobbyTable, { lobby: words }: BotWords): LobbyButton[] {
  const { seats } = table;
  const { min, max } = game.seats;
  const isFull = seats.length >= max;
  const isJoinable = !isFull || waitedForAtStart(game, table).length > 0;
  const isStartable = seats.length >= min;
  const computers = filledSeats(game, table) - seats.length;
  const isMixed = hasComputers(table);
  const fill = isMixed ? words.fillUp : words.fill;
  return [
    button(words.start, 'start', isStartable ? 'success' : 'secondary', isStartable),
    ...(isJoinable ? [button(words.join, 'join', 'secondary')] : []),
    ...(!isJoinable && isMixed ? [button(words.joinForComputer, 'join', 'secondary')] : []),
    button(words.addComputer, 'computer', 'secondary', !isFull),
    ...(computers > 0 ? [button(fill(computers), 'fill', isStartable ? 'secondary' : 'success')] : []),
    ...(seats.length > 1 ? [button(words.remove, 'remove', 'secondary')] : []),
  ];
}

const otherButtons = (
  game: AnyGame,
  { locale, waiting = [] }: LobbyTable,
  all: BotWords,
  mayCall: boolean,
): LobbyButton[] => [
  button(invitingWords[locale].invite, 'invite', 'secondary'),
  ...(mayCall ? [button(callingWords[locale].call, 'call', 'secondary')] : []),
  button(all.lobby.leave, 'leave', 'secondary'),
  ...(waiting.length > 0 ? [button(watchingWords[locale].waitNoMore, 'stopWaiting', 'secondary')] : []),
  button(all.lobby.cancel, 'cancel', 'danger'),
  button(all.lobby.rules, 'rules', 'secondary'),
  button(all.lobby.options, 'options', 'secondary'),
  button(fairTitle(game, all), 'fair', 'secondary'),
];

/** A private question to the host: whom to remove from the table. */
export function removeScreen(table: LobbyTable, words: BotWords): TableScreen {
  const options = table.seats.flatMap(({ userId }, index) => {
    if (userId === table.hostId) return [];
    const label = [`${index + 1}. `, { seat: index, isListed: true as const }];
    return [{ label, action: { kind: 'kick', seat: index, userId } as const }];
  });
  return [{ part: 'select', label: words.lobby.chooseSeatToRemove, options }];
}

/** @param endedBy the name of who cancelled it; null: it expired, or nobody did */
export function closedLobbyScreen(game: AnyGame, table: CancelledLobby, endedBy: string | null): TableScreen {
  const { lobby: words } = wordsFor(table.locale);
  return [
    text(game.words[table.locale].name, 'title'),
    text(table.expiredAt === null ? words.cancelled(endedBy) : words.expired),
  ];
}
