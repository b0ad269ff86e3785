/** Why a table refuses, in the reader's language. */
import { type AnyGame, refusalText } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import type { TableRefusal, TableRefusalId } from '../tables/refusals.ts';
import { wordsFor } from '../text/catalogue.ts';
import { type Reply, type ReplyTarget, textReply } from './answer.ts';

export const tableRefusalText = (refusal: TableRefusal, game: AnyGame, locale: Locale): string =>
  refusal.refused === 'rules'
    ? refusalText(game.words[locale], refusal.refusal)
    : wordsFor(locale).refusals[refusal.refused](refusal.params ?? {});

export const refusalReply = (id: TableRefusalId, locale: Locale, to: ReplyTarget = 'ephemeral'): Reply =>
  textReply(wordsFor(locale).refusals[id]({}), to);
