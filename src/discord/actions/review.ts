/** Reviews of hands that are over. Each reply says in its ids what it shows, so that it needs nothing to be remembered. */
import { ZodError } from 'zod';
import { plain } from '../../game/numbers.ts';
import { text } from '../../game/screen.ts';
import { turningPointsFor } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import { mayEnter } from '../../tables/private.ts';
import {
  type Eyes,
  firstEyes,
  maySeeWith,
  type Review,
  seatPlayedBy,
  seesComments,
  stepWithin,
} from '../../tables/review.ts';
import { seenStep, stopAt } from '../../tables/review-steps.ts';
import { type BegunTable, isBegun, isReadable, seatIndex } from '../../tables/table.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { type Content, type Reply, type ReplyTarget, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { castAtStep } from '../cast.ts';
import { finishedHands } from '../finished-hands.ts';
import { notInvitedReply, refusalReply } from '../refusal-text.ts';
import { render, type TableScreen } from '../render.ts';
import type { ReviewPlace } from '../review-ids.ts';
import { handListScreen } from '../screens/hand-list.ts';
import { isWaitedFor } from '../screens/onwards.ts';
import { type ReviewState, reviewScreen } from '../screens/review.ts';
import type { ActionContext } from './context.ts';

/** Who reads a review. */
export interface Reader {
  readonly userId: string;
  readonly guildId: string | null;
  readonly locale: Locale;
}

export const readerOf = ({ interaction, userId, locale }: ActionContext): Reader => ({
  userId,
  guildId: interaction.guildId,
  locale,
});

/** A table whose hands the reader may look at, or why it is not shown. */
async function findTable(
  bot: Bot,
  { userId, guildId, locale }: Reader,
  tableId: string,
): Promise<BegunTable | Reply> {
  const words = reviewWords(locale);
  await bot.recovered;
  const table = await bot.tables.find(tableId).catch((error) => {
    if (!(error instanceof ZodError)) throw error;
    bot.log.error({ table: tableId }, 'a stored table cannot be reviewed');
    return 'corrupt' as const;
  });
  if (table === 'corrupt') return textReply(words.corrupt);
  if (!table || table.guildId !== guildId) return refusalReply('no-table', locale);
  if (!mayEnter(table, userId)) return notInvitedReply(table, locale);
  if (!isReadable(table)) return refusalReply(table.phase, locale);
  return isBegun(table) ? table : textReply(words.notOver);
}

/** A hand, or why it is not shown. @param hand null: the latest that is over */
export async function findReview(
  bot: Bot,
  reader: Reader,
  tableId: string,
  hand: number | null,
): Promise<Review | Reply> {
  const words = reviewWords(reader.locale);
  const table = await findTable(bot, reader, tableId);
  if ('to' in table) return table;
  const review = await bot.reviews.find(table, hand);
  if (review === 'corrupt') return textReply(words.corrupt);
  if (review === 'earlier-rules') {
    const { version } = bot.tables.gameOf(table);
    return textReply(words.earlierRules(plain(table.gameVersion), plain(version)));
  }
  return review === 'not-over' ? textReply(words.notOver) : review;
}

export const isReply = (found: Review | Reply): found is Reply => 'to' in found;

/**
 * What *Review* opens on a table: the hand that is over, as the table shows it; while a later one is in play, the list of those
 * that are over, unless there is but one.
 */
export async function openHandOrList(bot: Bot, reader: Reader, tableId: string): Promise<Reply> {
  const table = await findTable(bot, reader, tableId);
  if ('to' in table) return table;
  if (table.phase === 'playing' && table.hand > 2) return showHandList(bot, reader, tableId, 0, 'ephemeral');
  return openReview(bot, reader, tableId, null);
}

/** Shows a page of the hands of a table that are over. */
export async function showHandList(
  bot: Bot,
  reader: Reader,
  tableId: string,
  page: number,
  to: Extract<ReplyTarget, 'update' | 'ephemeral'>,
): Promise<Reply> {
  const table = await findTable(bot, reader, tableId);
  if ('to' in table) return table;
  const found = await finishedHands(bot, table);
  if (found.hands.length === 0) return textReply(reviewWords(reader.locale).notOver);
  const screen = handListScreen(bot.tables.gameOf(table), table, found, page, reader.locale);
  const components = render(screen, {
    seats: found.cast.people,
    locale: reader.locale,
    emojis: bot.emojis(),
    id: { table: table.id, prompt: 0 },
    nonce: `${page}`,
  });
  return { to, components, files: [] };
}

/** Opens a review, at its beginning. */
export const openReview = (
  bot: Bot,
  reader: Reader,
  tableId: string,
  hand: number | null,
  place: Partial<Pick<ReviewPlace, 'eyes' | 'step'>> = {},
): Promise<Reply> => showReview(bot, reader, tableId, { hand, ...place }, 'ephemeral');

/** Of picks that are made together, the one that these eyes look at. @param wanted null: the beginning */
const stepShown = (review: Review, wanted: number | null, eyes: Eyes, reader: number | null): number =>
  wanted === null ? stopAt(review, 0, eyes, reader) : seenStep(review, stepWithin(review, wanted), eyes);

/** Shows a step. Where these eyes would see too much, others do, and a notice says why. */
export async function showReview(
  bot: Bot,
  reader: Reader,
  tableId: string,
  wanted: Partial<Omit<ReviewPlace, 'hand'>> & { readonly hand: number | null },
  to: Extract<ReplyTarget, 'update' | 'ephemeral'>,
): Promise<Reply> {
  const review = await findReview(bot, reader, tableId, wanted.hand);
  if (isReply(review)) return review;
  const { locale } = reader;
  const seat = seatPlayedBy(review, reader.userId);
  const isRefused = wanted.eyes !== undefined && !maySeeWith(review, wanted.eyes, seat);
  const eyes = isRefused || wanted.eyes === undefined ? firstEyes(review, seat) : wanted.eyes;
  const step = stepShown(review, wanted.step ?? null, eyes, seat);
  const found = seesComments(review, step, eyes) ? bot.reviews.analysis(review, step) : null;
  const points = turningPointsFor((await turningPoints(bot, review)) ?? [], seat ?? undefined);
  const own = { seat, userId: reader.userId };
  const draw = (analysis: ReviewState['analysis']): Content => {
    const screen = reviewScreen(
      review,
      { eyes, step, analysis },
      {
        locale,
        reader: seat,
        turningPoints: points,
        isWaitedFor: isWaitedFor(review.table, seatIndex(review.table, reader.userId)),
      },
    );
    const notice = isRefused ? [text(`⚠️ ${reviewWords(locale).notYet}`)] : [];
    return {
      components: drawReview(bot, review, [...notice, ...screen], locale, { eyes, step }, own),
      files: [],
    };
  };
  if (!(found instanceof Promise)) return { to, ...draw(found) };
  return { to, ...draw('pending'), addition: async () => draw(await found) };
}

const turningPoints = (bot: Bot, { table, hand }: Review) =>
  bot.store.hands.turningPoints(table.id, hand).catch((error) => {
    bot.log.error({ table: table.id, hand, err: error }, 'stored turning points cannot be read');
    return null;
  });

/** A screen of a review as a message. @param reader its only reader, and their seat if they have one; null: all may read it */
export function drawReview(
  bot: Bot,
  review: Review,
  screen: TableScreen,
  locale: Locale,
  { eyes, step }: Pick<ReviewPlace, 'eyes' | 'step'>,
  reader: { readonly seat: number | null; readonly userId: string } | null,
) {
  const { table, hand } = review;
  const { people } = castAtStep(review, step);
  // They may have held the seat before this step, or from a later one on.
  const { seat = null, userId } = reader ?? {};
  const own = seat !== null && people[seat]?.userId === userId ? seat : null;
  return render(screen, {
    seats: people,
    locale,
    emojis: bot.emojis(),
    id: { table: table.id, prompt: 0 },
    nonce: `${hand}.${eyes}.${step}`,
    // With the eyes of another seat, "you" would be that one; what all saw names all alike.
    ...(own !== null && eyes === own && { reader: own }),
    isPrivate: reader !== null,
  });
}
