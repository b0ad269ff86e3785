/** Why a table refuses, in the reader's language. */
import { type AnyGame, refusalText } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { notInvited } from '../tables/private.ts';
import type { OwnRefusal, TableRefusal, TableRefusalId } from '../tables/refusals.ts';
import type { Table } from '../tables/table.ts';
import { wordsFor } from '../text/catalogue.ts';
import { type Reply, type ReplyTarget, textReply } from './answer.ts';
import { displayName } from './display-name.ts';

type Params = Readonly<Record<string, string | number>>;

const refusalWords = ({ refused, params }: OwnRefusal, locale: Locale): string =>
  wordsFor(locale).refusals[refused](shownParams(params));

export const tableRefusalText = (refusal: TableRefusal, game: AnyGame, locale: Locale): string =>
  refusal.refused === 'rules'
    ? refusalText(game.words[locale], refusal.refusal)
    : refusalWords(refusal, locale);

/** Texts among them are names. */
const shownParams = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' && value !== '' ? displayName(value, 'text') : value,
    ]),
  );

/** What somebody reads who may not enter a private table: nothing of it but whom to ask. */
export const notInvitedText = (table: Table, locale: Locale): string =>
  refusalWords(notInvited(table), locale);

export const notInvitedReply = (table: Table, locale: Locale, to: ReplyTarget = 'ephemeral'): Reply =>
  textReply(notInvitedText(table, locale), to);

export const refusalReply = (id: TableRefusalId, locale: Locale, to: ReplyTarget = 'ephemeral'): Reply =>
  textReply(wordsFor(locale).refusals[id]({}), to);
