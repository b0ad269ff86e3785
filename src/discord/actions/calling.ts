/** Calling players to a lobby: the role that the server's managers have chosen for it is mentioned. */
import { PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { text } from '../../game/screen.ts';
import { isOpen, type LobbyTable, seatIndex } from '../../tables/table.ts';
import { callingWords } from '../../text/calling.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { isClientError, isRoleGone } from '../errors.ts';
import { gameName } from '../game-name.ts';
import { announce } from '../ledger/announce.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { textComponents } from '../render.ts';
import { linkTo } from '../screens/tables.ts';
import { seatNames } from '../seat-names.ts';
import { tableQuestion } from '../table-question.ts';
import type { TableContext } from './context.ts';

/** Between two calls in a server. */
const PAUSE_MS = 600_000;

const roleSchema = z.object({ mentionable: z.boolean() });

/** Discord's own record of a role: Madoi keeps none of whether it may be mentioned. Null: it is deleted. */
async function findRole({ client }: Bot, guildId: string, roleId: string) {
  try {
    return roleSchema.parse(await client.rest.get(Routes.guildRole(guildId, roleId)));
  } catch (error) {
    if (isRoleGone(error)) return null;
    throw error;
  }
}

/** Computers' seats count as free: a person who joins takes one. */
const freeSeats = ({ game, table }: TableContext): number =>
  game.seats.max - table.seats.filter(({ userId }) => userId !== null).length;

/** Somebody who sits in the lobby calls players, once in ten minutes in the whole server. */
export async function callPlayers(context: TableContext): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  const words = callingWords[locale];
  if (table.phase !== 'lobby') return refusalReply(isOpen(table) ? 'begun' : 'finished', locale);
  if (table.invited) return textReply(words.privateTable);
  if (seatIndex(table, userId) < 0) return refusalReply('not-seated', locale);
  if (freeSeats(context) === 0)
    return textReply(tableRefusalText({ refused: 'full', params: { seats: game.seats.max } }, game, locale));
  const { guildId } = table;
  const { callRoleId: roleId, pings } = await bot.store.settings.of(guildId);
  if (roleId === null || !pings) return textReply(words.off);
  const now = bot.clock.now();
  const last = await bot.store.calls.last(guildId);
  if (last !== null && last > now - PAUSE_MS) return tooSoon(last, locale);
  const role = await findRole(bot, guildId, roleId);
  if (role === null) return roleGone(context);
  const mention = `<@&${roleId}>`;
  if (!role.mentionable && !interaction.appPermissions.has(PermissionFlagsBits.MentionEveryone))
    return textReply(words.notMentionable(mention));
  // It is stored before it is sent: better no call than two.
  if (!(await bot.store.calls.claim(guildId, { before: now - PAUSE_MS, now }))) return tooSoon(now, locale);
  try {
    await post(context, table, roleId);
  } catch (error) {
    if (!isClientError(error)) throw error;
    bot.log.info({ table: table.id, err: error }, 'a call could not be posted');
    await bot.store.calls.giveBack(guildId, now);
    return textReply(words.failed);
  }
  return textReply(words.called(mention));
}

const tooSoon = (last: number, locale: TableContext['locale']): Reply =>
  textReply(callingWords[locale].tooSoon(Math.ceil((last + PAUSE_MS) / 1000)));

/** The role has been deleted: nobody can be called before the managers choose another one. */
async function roleGone({ bot, interaction, table, locale }: TableContext): Promise<Reply> {
  await bot.store.settings.change(table.guildId, { callRoleId: null });
  // The lobby may have changed meanwhile.
  bot.publisher.onChange({ before: null, table: (await bot.tables.find(table.id)) ?? table });
  return {
    ...textReply(callingWords[locale].gone),
    async onDone() {
      if (!interaction.inGuild()) return;
      await announce(bot, interaction, (display) => ({
        components: textComponents(callingWords[display.locale].goneInLog),
      }));
    },
  };
}

function post(context: TableContext, table: LobbyTable, roleId: string): Promise<void> {
  const { bot, game, userId } = context;
  const { locale } = table;
  const caller = seatNames(table.seats, locale).text(seatIndex(table, userId));
  const link = `[${gameName(game, table, locale)}](${linkTo(table)})`;
  const join = {
    label: wordsFor(locale).lobby.join,
    action: { kind: 'join' },
    style: 'primary',
  } as const;
  const components = tableQuestion(
    bot,
    table,
    [text(callingWords[locale].message(`<@&${roleId}>`, caller, link)), { part: 'buttons', buttons: [join] }],
    locale,
  );
  return bot.pings.call(table, components, roleId);
}
