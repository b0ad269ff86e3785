/** How a table ends, and how the next begins. */

import { keepOpen } from '../../tables/closing.ts';
import { agreeToEnd, askToEnd, declineToEnd, makeLastHand } from '../../tables/ending.ts';
import { limitsOf } from '../../tables/limits.ts';
import { join } from '../../tables/lobby.ts';
import { endTable } from '../../tables/open-table.ts';
import { isRefused, type Transition } from '../../tables/refusals.ts';
import { isBegun, type ReadableTable, seatIndex } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { type Reply, textReply } from '../answer.ts';
import { withNotice } from '../finding/notices.ts';
import { managesServer, memberOf } from '../member.ts';
import { openedReply } from '../open.ts';
import { placeFor } from '../place.ts';
import { playRefusal } from '../play-rules.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { linkTo, tableNamed } from '../screens/tables.ts';
import { refusedOpening } from '../table-limits.ts';
import { isOnPrivateMessage, type TableContext, updateOrPrivate } from './context.ts';
import { unknownReply } from './in-server.ts';
import { panelReply, refusedPanel, showPanel } from './panel-reply.ts';

/** Ends the table; that was confirmed. */
export async function endNow({
  bot,
  interaction,
  table,
  game,
  userId,
  locale,
}: TableContext): Promise<Reply> {
  const outcome = await bot.tables.apply(table.id, endTable(userId, managesServer(interaction)));
  return textReply(
    isRefused(outcome)
      ? tableRefusalText(outcome, game, locale)
      : wordsFor(locale).tables.ended(tableNamed(game, table, locale)),
    updateOrPrivate(interaction),
  );
}

export const keepPlaying = async ({ interaction, locale }: TableContext): Promise<Reply> =>
  textReply(wordsFor(locale).tables.declined, updateOrPrivate(interaction));

/** A question about the table's end: the transition of its answer, and the reply to it. */
interface Question {
  readonly transition: (context: TableContext) => Transition;
  /** The reply to the presser if the transition is not refused. */
  readonly words: (table: ReadableTable, context: TableContext) => string;
}

const answerAfter =
  ({ transition, words }: Question) =>
  async (context: TableContext): Promise<Reply> => {
    const { bot, table, game, locale, interaction } = context;
    const outcome = await bot.tables.apply(table.id, transition(context));
    const content = isRefused(outcome)
      ? tableRefusalText(outcome, game, locale)
      : words(outcome.table, context);
    return textReply(content, updateOrPrivate(interaction));
  };

/** Where it was pressed in a panel, the panel shows what came of it. */
const panelAfter =
  ({ transition, words }: Question) =>
  async (context: TableContext): Promise<Reply> => {
    const { bot, table, game, locale, interaction } = context;
    const outcome = await bot.tables.apply(table.id, transition(context));
    const isInPanel = isOnPrivateMessage(interaction);
    if (isRefused(outcome))
      return isInPanel ? refusedPanel(context, outcome) : textReply(tableRefusalText(outcome, game, locale));
    return isInPanel
      ? showPanel(context, outcome.table, { picked: '' })
      : textReply(words(outcome.table, context));
  };

/** The host asks all who are present. */
export const askAll = answerAfter({
  transition: ({ userId }) => askToEnd(userId),
  words: (table, { locale, game }) =>
    table.phase === 'playing' && table.ending?.kind === 'asked'
      ? wordsFor(locale).ending.asked(inSeconds(table.ending.expires))
      : wordsFor(locale).tables.ended(tableNamed(game, table, locale)),
});

export const leaveLastHand = answerAfter({
  transition: ({ game, userId }) => makeLastHand(game, userId),
  words: (_, { locale }) => wordsFor(locale).ending.lastHandSet,
});

export const agree = panelAfter({
  transition: ({ userId }) => agreeToEnd(userId),
  words: (table, { locale }) => wordsFor(locale).ending[table.phase === 'cancelled' ? 'allAgreed' : 'agreed'],
});

export const playOn = panelAfter({
  transition: ({ userId }) => declineToEnd(userId),
  words: ({ hostId }, { userId, locale }) =>
    wordsFor(locale).ending[hostId === userId ? 'takenBack' : 'playsOn'],
});

export const keepTableOpen = panelAfter({
  transition: ({ userId }) => keepOpen(userId),
  words: (_, { locale }) => wordsFor(locale).ending.keptOpen,
});

/**
 * Opens a lobby like the one before, computers seated. The first to ask is its host, whoever asks later joins it. A player who
 * sat among computers alone plays on at once.
 */
export async function rematch(context: TableContext): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  if (table.phase !== 'over' && table.phase !== 'cancelled') return refusalReply('not-finished', locale);
  if (!interaction.inGuild()) return unknownReply(locale);
  const place = await placeFor(bot, interaction, false);
  if (typeof place === 'string') return textReply(place);
  const settings = await bot.store.settings.of(table.guildId);
  const refusal = playRefusal(bot, interaction, game, place, settings);
  if (refusal !== null) return textReply(refusal);
  const { guildId, channelId, turnSeconds, pauseSeconds, autoStart, hints, picture } = table;
  // An earlier version of the game may have had other options.
  const options = game.options.safeParse(table.options).data ?? game.options.parse({});
  const host = memberOf(interaction);
  const opening = {
    ...bot.newTableId(),
    guildId,
    channelId,
    parentId: place.parentId,
    host,
    options,
    turnSeconds,
    pauseSeconds,
    autoStart,
    hints,
    picture,
    computers: table.seats.filter((seat) => seat.userId === null).length,
    startsAtOnce: table.seats.every((seat) => seat.userId === null || seat.userId === userId),
    locale: table.locale,
    rematchOf: table.id,
  };
  const limits = limitsOf(settings.limits);
  const outcome = await bot.tables.rematch(table.id, game, opening, limits);
  if (isRefused(outcome))
    return refusedOpening(bot, { guildId, user: host, locale: interaction.locale }, game, outcome);
  const { table: next, opened } = outcome;
  if (opened) return withNotice(bot, next, await openedReply(bot, interaction, next));
  if (isBegun(next) && seatIndex(next, userId) >= 0)
    return panelReply(bot, interaction, next, userId, locale, { picked: '' }, 'ephemeral');
  const joined = await bot.tables.apply(next.id, join(game, host));
  const text = isRefused(joined) ? tableRefusalText(joined, game, locale) : wordsFor(locale).answers.joined;
  return textReply(`${text} ${linkTo(next)}`);
}
