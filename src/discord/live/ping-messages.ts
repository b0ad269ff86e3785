/** The text of a ping, and the users whom it mentions. */
import { MessageFlags } from 'discord-api-types/v10';
import { text } from '../../game/screen.ts';
import { seatsToAct } from '../../tables/play.ts';
import type { TableService } from '../../tables/service.ts';
import { type PlayingTable, playedByComputer, seatIndex, type Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { gameName } from '../game-name.ts';
import { mentionsOf } from '../mentions.ts';
import { render } from '../render.ts';
import { answerButtons, keepOpenButton } from '../screens/ending.ts';
import { seatNames } from '../seat-names.ts';

/**
 * Why players are pinged: their table has started, which they may not have seen; it is their turn at a slow table; their turn is
 * running out; the host asks to end the hand in play; or nobody has touched their table for days.
 */
export type PingReason = 'started' | 'turn' | 'turn-ending' | 'asked-to-end' | 'closing';

/** Players who joined a while ago learn of the start; once every seat may have acted, that is no news any more. */
export function pingReason(table: Table): PingReason | null {
  if (table.phase !== 'playing') return null;
  const { called, warned, hand, seq, seats, hostId, ending, closesAt } = table;
  if (ending?.kind === 'asked') return 'asked-to-end';
  if (closesAt !== null) return 'closing';
  if (warned) return 'turn-ending';
  if (called) return 'turn';
  const hasGuests = seats.some(({ userId }) => userId !== null && userId !== hostId);
  return hasGuests && hand === 1 && seq < seats.length ? 'started' : null;
}

/** @param users who are mentioned. @returns the body of the message; null where there is nobody to ping */
export function pingMessage(
  tables: Pick<TableService, 'gameOf'>,
  emojis: Emojis,
  table: PlayingTable,
  reason: PingReason,
  users: readonly string[],
) {
  if (users.length === 0) return null;
  const { id, seats, locale } = table;
  const components = render(
    [
      text(contentOf(tables, table, reason, users)),
      { part: 'buttons', buttons: buttonsOf(tables, table, reason) },
    ],
    { seats, locale, emojis, id: { table: id, prompt: 0 }, nonce: '' },
  );
  return { components, flags: MessageFlags.IsComponentsV2 as const, allowed_mentions: { users } };
}

function contentOf(
  tables: Pick<TableService, 'gameOf'>,
  table: PlayingTable,
  reason: PingReason,
  users: readonly string[],
): string {
  const { locale, deadline, ending, closesAt, hostId } = table;
  const words = wordsFor(locale);
  const name = gameName(tables.gameOf(table), table, locale);
  const mentions = mentionsOf(users);
  if (reason === 'asked-to-end' && ending?.kind === 'asked')
    return words.ending.ping(
      mentions,
      seatNames(table.seats, locale).text(seatIndex(table, hostId)),
      name,
      inSeconds(ending.expires),
    );
  if (reason === 'closing' && closesAt !== null)
    return words.ending.closePing(mentions, name, inSeconds(closesAt));
  if (reason === 'started') return words.table.started(mentions, name);
  return words.table.ping(mentions, name, deadline && inSeconds(deadline));
}

function buttonsOf(tables: Pick<TableService, 'gameOf'>, table: PlayingTable, reason: PingReason) {
  const words = wordsFor(table.locale);
  const { openHandLabel } = tables.gameOf(table).words[table.locale];
  const openHand = { label: openHandLabel, action: { kind: 'hand' }, style: 'primary' } as const;
  if (reason === 'asked-to-end') return answerButtons(words);
  return reason === 'closing' ? [openHand, keepOpenButton(words)] : [openHand];
}

/** The host is not told of what the host has done: the start, a request. Of a table that closes, all people are told. */
export function pingedUsers(
  tables: Pick<TableService, 'gameOf'>,
  table: PlayingTable,
  reason: PingReason,
): string[] {
  const { seats, hostId } = table;
  const people = [...seats.keys()].filter((seat) => seats[seat]!.userId !== null);
  const present = people.filter((seat) => !playedByComputer(seats[seat]!));
  const guests = present.filter((seat) => seats[seat]!.userId !== hostId);
  const toAct = seatsToAct(tables.gameOf(table), table);
  const acting = present.filter((seat) => toAct.includes(seat));
  const pinged = {
    started: guests,
    'asked-to-end': guests,
    closing: people,
    turn: acting,
    'turn-ending': acting,
  }[reason];
  return pinged.flatMap((seat) => seats[seat]!.userId ?? []);
}
