/** Component actions of leaderboards and lists of seasons. */
import { schemas } from '../ids.ts';
import { showLeaderboard } from '../leaderboard.ts';
import { findBook } from '../ledger/reading.ts';
import { showSeason, showSeasons } from '../ledger/seasons.ts';
import type { ComponentActionOf } from './component-action.ts';
import { updateOrPrivate } from './context.ts';
import { inServer, unknownReply } from './in-server.ts';

const leaderboard: ComponentActionOf<'leaderboard'> = {
  schema: schemas.leaderboard,
  deferAs: updateOrPrivate,
  run: inServer(({ bot, interaction }, request) =>
    showLeaderboard(bot, interaction, request, updateOrPrivate(interaction)),
  ),
};

const seasonsPage: ComponentActionOf<'seasonsPage'> = {
  schema: schemas.seasonsPage,
  deferAs: updateOrPrivate,
  run: inServer(async ({ bot, interaction, locale }, { book: name, page }) => {
    const book = findBook(bot, name);
    if (!book) return unknownReply(locale);
    return showSeasons(bot, interaction, book, page, updateOrPrivate(interaction));
  }),
};

const seasonStandings: ComponentActionOf<'seasonStandings'> = {
  schema: schemas.seasonStandings,
  deferAs: updateOrPrivate,
  run: inServer(async ({ bot, interaction, locale }, { book: name, since, page }) => {
    const book = findBook(bot, name);
    if (!book) return unknownReply(locale);
    return showSeason(bot, interaction, { book, since, page }, updateOrPrivate(interaction));
  }),
};

export const communityActions = { leaderboard, seasonsPage, seasonStandings };
