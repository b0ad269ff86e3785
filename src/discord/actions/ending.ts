/** How a table ends, and how the next begins. */

import { keepOpen } from '../../tables/closing.ts';
import { agreeToEnd, askToEnd, declineToEnd, makeLastHand } from '../../tables/ending.ts';
import { levelsAt } from '../../tables/levels.ts';
import { limitsOf } from '../../tables/limits.ts';
import { join } from '../../tables/lobby.ts';
import { endTable } from '../../tables/open-table.ts';
import { withInvited } from '../../tables/private.ts';
import { isRefused, type Transition } from '../../tables/refusals.ts';
import {
  isBegun,
  isReadable,
  type ReadableTable,
  seatIndex,
  type Table,
  type WaitingMember,
} from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { withNotice } from '../finding/notices.ts';
import { releaseWaiting } from '../gone-members.ts';
import { managesServer, memberOf } from '../member.ts';
import { openedReply } from '../open.ts';
import { placeFor } from '../place.ts';
import { playRefusal } from '../play-rules.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { linkTo, tableNamed } from '../screens/tables.ts';
import { tellOfRematch } from '../seat-news.ts';
import { presserSees } from '../sees-channel.ts';
import { refusedOpening } from '../table-limits.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { unknownReply } from './in-server.ts';
import { panelReply } from './panel-reply.ts';
import { panelAfter, replyAfter } from './transition-reply.ts';

/** Ends the table; that was confirmed. */
export const endNow = (context: TableContext): Promise<Reply> => {
  const { interaction, table, game, userId, locale } = context;
  return replyAfter(context, endTable(userId, managesServer(interaction)), () =>
    wordsFor(locale).tables.ended(tableNamed(game, table, locale)),
  );
};

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
  (context: TableContext): Promise<Reply> =>
    replyAfter(context, transition(context), (table) => words(table, context));

const inPanelAfter =
  ({ transition, words }: Question) =>
  (context: TableContext): Promise<Reply> =>
    panelAfter(context, transition(context), (table) => words(table, context));

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

export const agree = inPanelAfter({
  transition: ({ userId }) => agreeToEnd(userId),
  words: (table, { locale }) => wordsFor(locale).ending[table.phase === 'cancelled' ? 'allAgreed' : 'agreed'],
});

export const playOn = inPanelAfter({
  transition: ({ userId }) => declineToEnd(userId),
  words: ({ hostId }, { userId, locale }) =>
    wordsFor(locale).ending[hostId === userId ? 'takenBack' : 'playsOn'],
});

export const keepTableOpen = inPanelAfter({
  transition: ({ userId }) => keepOpen(userId),
  words: (_, { locale }) => wordsFor(locale).ending.keptOpen,
});

/**
 * Opens a lobby like the one before, computers seated, in the channel of that table. The first to ask is its host, whoever asks
 * later joins it. A player who sat among computers alone plays on at once.
 */
export async function rematch(context: TableContext): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  if (table.phase !== 'over' && table.phase !== 'cancelled') return refusalReply('not-finished', locale);
  if (!interaction.inGuild()) return unknownReply(locale);
  if (seatIndex(table, userId) < 0 && !presserSees(bot, interaction, table))
    return refusalReply('no-table', locale);
  const place = await placeFor(bot, interaction, null, table.channelId);
  if (typeof place === 'string') return textReply(place);
  const settings = await bot.store.settings.of(table.guildId);
  const refusal = playRefusal(bot, interaction, game, place, settings);
  if (refusal !== null) return textReply(refusal);
  const {
    guildId,
    channelId,
    turnSeconds,
    pauseSeconds,
    autoStart,
    hints,
    picture,
    openHands,
    computerLevel,
  } = table;
  // An earlier version of the game may have had other options.
  const options = game.options.safeParse(table.options).data ?? game.options.parse({});
  const host = memberOf(interaction);
  const waiting = await releaseWaiting(bot, table);
  const others = table.seats.filter((seat) => seat.userId !== null && seat.userId !== userId).length;
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
    ...(table.invited && { invited: withInvited(table.invited, [userId]) }),
    openHands,
    computerLevel,
    levels: levelsAt(table),
    computers: table.seats.filter((seat) => seat.userId === null).length,
    // Who waits for a seat may have gone, and can still leave the lobby.
    startsAtOnce: others === 0 && waiting.length === 0,
    waiting,
    keptSeats: others,
    locale: table.locale,
    rematchOf: table.id,
  };
  const limits = limitsOf(settings.limits);
  const outcome = await bot.tables.rematch(table.id, game, opening, limits);
  if (isRefused(outcome))
    return refusedOpening(bot, { guildId, user: host, locale: interaction.locale }, game, outcome);
  const { table: next, opened } = outcome;
  if (opened) return withWaiting(bot, next, waiting, await rematchReply(context, next));
  if (isBegun(next) && seatIndex(next, userId) >= 0)
    return panelReply(bot, interaction, next, userId, locale, { picked: '' }, 'ephemeral');
  const joined = await bot.tables.apply(next.id, join(game, host));
  const text = isRefused(joined) ? tableRefusalText(joined, game, locale) : wordsFor(locale).answers.joined;
  return textReply(`${text} ${linkTo(next)}`);
}

/** The new table as the answer to a press in its channel; elsewhere, only the way there. */
async function rematchReply(
  { bot, interaction, userId, locale }: TableContext,
  table: Table,
): Promise<Reply> {
  if (interaction.channelId === table.channelId) return openedReply(bot, interaction, table);
  bot.publisher.onChange({ before: null, table });
  if (isBegun(table)) return panelReply(bot, interaction, table, userId, locale, { picked: '' }, 'ephemeral');
  const name = tableNamed(bot.tables.gameOf(table), table, locale);
  return textReply(wordsFor(locale).answers.rematchOpened(name));
}

/** Those who waited at the table before are told of its rematch. */
const withWaiting = (bot: Bot, rematched: Table, waiting: readonly WaitingMember[], reply: Reply): Reply => {
  const noticed = withNotice(bot, rematched, reply);
  if (waiting.length === 0) return noticed;
  return {
    ...noticed,
    async onDone() {
      await noticed.onDone?.();
      // The mention links to the lobby's message, which is there by now where the press was in its channel.
      const lobby = await bot.tables.find(rematched.id);
      if (lobby && isReadable(lobby)) await tellOfRematch(bot, lobby, waiting, lobby.hostId);
    },
  };
};
