/** Every kind of component action. A new control is an entry here, and its schema among the custom ids. */
import type { MessageComponentInteraction } from 'discord.js';
import { findGame } from '../../game/game.ts';
import { addComputer, cancel, leave, start } from '../../tables/lobby.ts';
import type { Deferral, Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { findingActions } from '../finding/actions.ts';
import { chooseAnother } from '../finding/another-game.ts';
import { openAnywayId, playAnywayId } from '../guide-ids.ts';
import { fieldsOf, type Kind, type ParsedId, schemas } from '../ids.ts';
import { declineErase, erase } from '../ledger/privacy.ts';
import { findBook, showBook, showHistory } from '../ledger/reading.ts';
import { declineSettlement, settle } from '../ledger/settle.ts';
import { meActions } from '../me/actions.ts';
import { managesServer } from '../member.ts';
import { openGame, playWithComputers } from '../open.ts';
import { fairCheckScreen, fairShuffleScreen } from '../screens/fair-shuffle.ts';
import { rulesReply } from '../screens/rules.ts';
import { settingsActions } from '../settings/actions.ts';
import { showGames } from '../show-games.ts';
import { tableQuestion } from '../table-question.ts';
import { askerOf, leaveOrEnd, leaveOrEndChosen } from '../which-table.ts';
import { openText, refreshText } from './aloud.ts';
import { communityActions } from './community.ts';
import { COMPANY_ACTIONS } from './company-actions.ts';
import { type ComponentActionOf, privately, update, updateOrPublic } from './component-action.ts';
import { contextOf, updateOrPrivate } from './context.ts';
import {
  agree,
  askAll,
  endNow,
  keepPlaying,
  keepTableOpen,
  leaveLastHand,
  playOn,
  rematch,
} from './ending.ts';
import { inServer, onServerQuestion, unknownReply } from './in-server.ts';
import { keepingLobbies } from './keep-lobbies.ts';
import { applyToLobby, askWhomToRemove, fillUp, removeChosenSeat, sitDown } from './lobby.ts';
import { onQuestion, onTable } from './on-table.ts';
import { byButton, openAnother, openOnce } from './open-once.ts';
import { setOption, showLevels, showOptions } from './options.ts';
import {
  askToLeave,
  askWhyNot,
  goOnUnprepared,
  leaveSeat,
  makeChoice,
  showAgain,
  showDetails,
  showHand,
  showHint,
  showPick,
  showTableAgain,
  skipToResult,
  startNextHand,
  takeSeatBack,
} from './play.ts';
import { playNow } from './play-now.ts';
import { reviewControls } from './review-controls.ts';
import { beginChosenTutorial, pressInLesson } from './tutorial.ts';

const COMPONENT_ACTIONS: { readonly [K in Kind]: ComponentActionOf<K> } = {
  choose: { schema: schemas.choose, deferAs: updateOrPrivate, run: onTable(makeChoice) },
  show: { schema: schemas.show, deferAs: updateOrPrivate, run: onTable(showPick) },
  join: {
    schema: schemas.join,
    deferAs: update,
    run: onTable(sitDown),
  },
  leave: {
    schema: schemas.leave,
    deferAs: update,
    run: onTable((context) => applyToLobby(context, leave(context.userId))),
  },
  computer: {
    schema: schemas.computer,
    deferAs: update,
    run: onTable((context) => applyToLobby(context, addComputer(context.game, context.userId))),
  },
  start: {
    schema: schemas.start,
    deferAs: privately,
    run: onTable((context) => applyToLobby(context, start(context.game, context.userId))),
  },
  fill: {
    schema: schemas.fill,
    deferAs: privately,
    run: onTable(fillUp),
  },
  cancel: {
    schema: schemas.cancel,
    deferAs: update,
    run: onTable(
      (context) => applyToLobby(context, cancel(context.userId, managesServer(context.interaction))),
      { forManagers: true },
    ),
  },
  options: { schema: schemas.options, deferAs: updateOrPrivate, run: onTable(showOptions) },
  levels: { schema: schemas.levels, deferAs: updateOrPrivate, run: onQuestion(showLevels) },
  setOption: { schema: schemas.setOption, deferAs: updateOrPrivate, run: onQuestion(setOption) },
  remove: { schema: schemas.remove, deferAs: updateOrPrivate, run: onTable(askWhomToRemove) },
  kick: { schema: schemas.kick, deferAs: updateOrPrivate, run: onQuestion(removeChosenSeat) },
  rules: {
    schema: schemas.rules,
    deferAs: updateOrPrivate,
    run: onTable(async ({ bot, game, locale }) => rulesReply(game, locale, 0, bot.emojis(), 'ephemeral')),
  },
  fair: {
    schema: schemas.fair,
    deferAs: updateOrPrivate,
    run: onTable(async ({ bot, game, table, locale }) => ({
      to: 'ephemeral',
      components: tableQuestion(bot, table, fairShuffleScreen(game, locale), locale),
    })),
  },
  fairCheck: {
    schema: schemas.fairCheck,
    deferAs: updateOrPrivate,
    run: onQuestion(async ({ bot, interaction, game, table, locale }) => ({
      to: updateOrPrivate(interaction),
      components: tableQuestion(bot, table, fairCheckScreen(game, table, locale), locale),
    })),
  },
  hand: { schema: schemas.hand, deferAs: updateOrPrivate, run: onTable(showHand) },
  refresh: { schema: schemas.refresh, deferAs: updateOrPrivate, run: onTable(showAgain) },
  hint: { schema: schemas.hint, deferAs: updateOrPrivate, run: onTable(showHint) },
  more: { schema: schemas.more, deferAs: updateOrPrivate, run: onTable(showDetails) },
  ask: { schema: schemas.ask, deferAs: updateOrPrivate, run: onTable(askWhyNot) },
  ...reviewControls,
  aloud: { schema: schemas.aloud, deferAs: privately, run: onQuestion(openText) },
  aloudAgain: { schema: schemas.aloudAgain, deferAs: updateOrPrivate, run: onQuestion(refreshText) },
  repost: { schema: schemas.repost, deferAs: updateOrPrivate, run: onTable(showTableAgain) },
  back: { schema: schemas.back, deferAs: updateOrPrivate, run: onTable(takeSeatBack) },
  away: { schema: schemas.away, deferAs: updateOrPrivate, run: onTable(askToLeave) },
  leaveNow: { schema: schemas.leaveNow, deferAs: updateOrPrivate, run: onTable(leaveSeat) },
  skip: { schema: schemas.skip, deferAs: updateOrPrivate, run: onTable(skipToResult) },
  goOn: { schema: schemas.goOn, deferAs: updateOrPrivate, run: onTable(goOnUnprepared) },
  next: { schema: schemas.next, deferAs: updateOrPrivate, run: onTable(startNextHand) },
  rematch: { schema: schemas.rematch, deferAs: updateOrPublic, run: onTable(rematch) },
  another: { schema: schemas.another, deferAs: privately, run: onQuestion(chooseAnother) },
  end: { schema: schemas.end, deferAs: updateOrPrivate, run: onQuestion(endNow, { forManagers: true }) },
  keep: {
    schema: schemas.keep,
    deferAs: updateOrPrivate,
    run: onQuestion(keepPlaying, { forManagers: true }),
  },
  askEnd: { schema: schemas.askEnd, deferAs: updateOrPrivate, run: onQuestion(askAll) },
  lastHand: { schema: schemas.lastHand, deferAs: updateOrPrivate, run: onQuestion(leaveLastHand) },
  agree: { schema: schemas.agree, deferAs: privately, run: onQuestion(agree) },
  playOn: { schema: schemas.playOn, deferAs: privately, run: onQuestion(playOn) },
  keepOpen: { schema: schemas.keepOpen, deferAs: privately, run: onQuestion(keepTableOpen) },
  ...COMPANY_ACTIONS,

  chooseTable: {
    schema: schemas.chooseTable,
    deferAs: updateOrPrivate,
    async run({ bot, interaction }, choice) {
      await bot.recovered;
      return leaveOrEndChosen(bot, askerOf(interaction), choice, updateOrPrivate(interaction));
    },
  },
  tableChoicePage: {
    schema: schemas.tableChoicePage,
    deferAs: updateOrPrivate,
    async run({ bot, interaction }, { purpose, page }) {
      await bot.recovered;
      return leaveOrEnd(bot, askerOf(interaction), purpose, { page, to: updateOrPrivate(interaction) });
    },
  },

  rulesPage: {
    schema: schemas.rulesPage,
    deferAs: updateOrPrivate,
    async run(context, { game: id, page }) {
      const { bot, interaction, locale } = context;
      const game = findGame(bot.games, id);
      if (!game) return unknownReply(locale);
      const reply = rulesReply(game, locale, page, bot.emojis(), updateOrPrivate(interaction));
      return keepingLobbies(context, reply);
    },
  },
  bookPage: {
    schema: schemas.bookPage,
    deferAs: updateOrPrivate,
    run: inServer(async ({ bot, interaction, locale }, { book: name, page }) => {
      const book = findBook(bot, name);
      if (!book) return unknownReply(locale);
      return showBook(bot, interaction, book, page, updateOrPrivate(interaction));
    }),
  },
  historyPage: {
    schema: schemas.historyPage,
    deferAs: updateOrPrivate,
    run: inServer(({ bot, interaction }, page) =>
      showHistory(bot, interaction, page, updateOrPrivate(interaction)),
    ),
  },

  settle: {
    schema: schemas.settle,
    deferAs: updateOrPrivate,
    acknowledgesFirst: true,
    run: onServerQuestion(({ bot, interaction }, { proposal }) => settle(bot, interaction, proposal)),
  },
  declineSettlement: {
    schema: schemas.declineSettlement,
    deferAs: updateOrPrivate,
    run: onServerQuestion(({ bot, interaction }, { proposal }) =>
      declineSettlement(bot, interaction, proposal),
    ),
  },
  erase: {
    schema: schemas.erase,
    deferAs: updateOrPrivate,
    acknowledgesFirst: true,
    run: onServerQuestion(({ bot, interaction }, erasure) => erase(bot, interaction, erasure)),
  },
  declineErase: {
    schema: schemas.declineErase,
    deferAs: updateOrPrivate,
    run: onServerQuestion(async ({ interaction }) => declineErase(interaction)),
  },
  openGame: {
    schema: schemas.openGame,
    deferAs: () => 'public',
    run: inServer((context, { game }) => openOnce(context, byButton(openGame, openAnywayId, context, game))),
  },
  showGames: {
    schema: schemas.showGames,
    deferAs: privately,
    run: inServer(({ bot, interaction }) => showGames(bot, interaction)),
  },
  playWithComputers: {
    schema: schemas.playWithComputers,
    deferAs: () => 'public',
    run: inServer((context, { game }) =>
      openOnce(context, { game, anywayId: playAnywayId(game), open: () => playNow(context, game) }),
    ),
  },
  openAnyway: {
    schema: schemas.openAnyway,
    deferAs: () => 'public',
    run: inServer((context, { game }) =>
      openAnother(context, byButton(openGame, openAnywayId, context, game)),
    ),
  },
  playAnyway: {
    schema: schemas.playAnyway,
    deferAs: () => 'public',
    run: inServer((context, { game }) =>
      openAnother(context, byButton(playWithComputers, playAnywayId, context, game)),
    ),
  },
  openRules: {
    schema: schemas.openRules,
    deferAs: privately,
    async run({ bot, locale }, { game: id }) {
      const game = findGame(bot.games, id);
      return game ? rulesReply(game, locale, 0, bot.emojis(), 'ephemeral') : unknownReply(locale);
    },
  },
  learn: {
    schema: schemas.learn,
    deferAs: updateOrPrivate,
    run: async (context, { game }) => beginChosenTutorial(context, game),
  },
  lesson: { schema: schemas.lesson, deferAs: updateOrPrivate, run: pressInLesson },
  ...communityActions,
  ...settingsActions,
  ...meActions,
  ...findingActions,
};

/** @returns null for an id that is not Madoi's, or is cut short */
export function parseCustomId(customId: string, values: readonly string[] = []): ParsedId | null {
  const fields = fieldsOf(customId, values);
  for (const { schema } of Object.values(COMPONENT_ACTIONS)) {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return parsed.data;
  }
  return null;
}

export const deferralOf = (interaction: MessageComponentInteraction, { kind }: ParsedId): Deferral => {
  const { deferAs, acknowledgesFirst = false } = COMPONENT_ACTIONS[kind];
  return { as: deferAs(interaction), first: acknowledgesFirst };
};

/** Runs the action of the id's kind. */
export const handle = <K extends Kind>(
  bot: Bot,
  interaction: MessageComponentInteraction,
  parsed: ParsedId<K>,
): Promise<Reply> => COMPONENT_ACTIONS[parsed.kind].run(contextOf(bot, interaction), parsed);
