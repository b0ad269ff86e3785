/** What a ping says and whom it mentions. */
import { MessageFlags } from 'discord-api-types/v10';
import { text } from '../../game/screen.ts';
import { playedByComputer, seatsToAct } from '../../tables/play.ts';
import type { TableService } from '../../tables/service.ts';
import type { PlayingTable, Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { render } from '../render.ts';
import { inSeconds } from '../screens/lobby.ts';

/** Why players are pinged: their table has started, which they may not have seen, or their turn is running out. */
export type PingReason = 'started' | 'turn-ending';

/** Players who joined a while ago learn of the start; once every seat may have acted, that is no news any more. */
export function pingReason(table: Table): PingReason | null {
  if (table.phase !== 'playing') return null;
  const { warned, hand, seq, seats, hostId } = table;
  if (warned) return 'turn-ending';
  const hasGuests = seats.some(({ userId }) => userId !== null && userId !== hostId);
  return hasGuests && hand === 1 && seq < seats.length ? 'started' : null;
}

/** @returns the body of the message; null where there is nobody to ping */
export function pingMessage(
  tables: Pick<TableService, 'gameOf'>,
  emojis: Emojis,
  table: PlayingTable,
  reason: PingReason,
) {
  const users = pingedUsers(tables, table, reason);
  if (users.length === 0) return null;
  const { id, seats, locale, deadline } = table;
  const { table: words } = wordsFor(locale);
  const { name, openHandLabel } = tables.gameOf(table).words[locale];
  const mentions = users.map((userId) => `<@${userId}>`).join(' ');
  const content =
    reason === 'started'
      ? words.started(mentions, name)
      : words.ping(mentions, name, deadline && inSeconds(deadline));
  const components = render(
    [
      text(content),
      {
        part: 'buttons',
        buttons: [{ label: openHandLabel, action: { kind: 'hand' }, style: 'primary' }],
      },
    ],
    { seats, locale, emojis, id: { table: id, prompt: 0 }, nonce: '' },
  );
  return { components, flags: MessageFlags.IsComponentsV2 as const, allowed_mentions: { users } };
}

/** The host is not told of the start: it was the host who started the table. */
function pingedUsers(
  tables: Pick<TableService, 'gameOf'>,
  table: PlayingTable,
  reason: PingReason,
): string[] {
  const seats = reason === 'started' ? table.seats.keys() : seatsToAct(tables.gameOf(table), table);
  return [...seats].flatMap((index) => {
    const seat = table.seats[index]!;
    if (playedByComputer(seat) || seat.userId === null) return [];
    return reason === 'started' && seat.userId === table.hostId ? [] : [seat.userId];
  });
}
