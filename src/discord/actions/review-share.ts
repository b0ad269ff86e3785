/** What leaves a review: a step that is posted for all, and the hand as files. */
import { FileBuilder } from '@discordjs/builders';
import { line, text } from '../../game/screen.ts';
import { firstEyes, mayLieOpen, type Review, seesComments, stepWithin } from '../../tables/review.ts';
import { scenarioOf } from '../../tables/review-file.ts';
import { seenStep } from '../../tables/review-steps.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { privateWords } from '../../text/private.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import { displayName } from '../display-name.ts';
import { memberOf } from '../member.ts';
import { serverLocale } from '../open.ts';
import { permissionsNamed } from '../permissions.ts';
import { type TableScreen, textComponents } from '../render.ts';
import type { ReviewPlace } from '../review-ids.ts';
import { heading, type ReviewState, stepScreen } from '../screens/review.ts';
import { reviewText } from '../screens/review-text.ts';
import type { ServerContext } from './in-server.ts';
import { drawReview, findReview, isReply, readerOf } from './review.ts';

/** Posts a step for all, in the server's language: with all open where it may be, and else as all saw it. */
export async function shareStep(
  context: ServerContext,
  { table: tableId, hand, eyes: own, step: wanted }: ReviewPlace & { readonly table: string },
): Promise<Reply> {
  const { bot, interaction, userId, locale } = context;
  const words = reviewWords(locale);
  const review = await findReview(bot, readerOf(context), tableId, hand);
  if (isReply(review)) return review;
  const { guildId, channelId } = interaction;
  const isElsewhere = review.table.invited !== undefined && review.table.channelId !== channelId;
  if (isElsewhere) return textReply(privateWords[locale].sharedThereOnly);
  const missing = bot.servers.missingPermissions({ guildId, channelId });
  if (missing.length > 0) return textReply(words.mayNotPost(permissionsNamed(missing, wordsFor(locale))));
  const seconds = bot.reviews.share(userId, channelId);
  if (seconds > 0) return textReply(words.sharedTooOften(seconds));
  const eyes = own === 'table' || !mayLieOpen(review) ? 'table' : firstEyes(review, null);
  const step = seenStep(review, stepWithin(review, wanted), eyes);
  const known = seesComments(review, step, eyes) ? bot.reviews.analysis(review, step) : null;
  const state: ReviewState = { eyes, step, analysis: known instanceof Promise ? await known : known };
  const language = await serverLocale(bot, interaction);
  const screen = sharedScreen(review, state, language, displayName(memberOf(interaction).name, 'text'));
  return { to: 'public', components: drawReview(bot, review, screen, language, state, null) };
}

const sharedScreen = (
  review: Review,
  state: ReviewState,
  locale: ServerContext['locale'],
  sharer: string,
): TableScreen => {
  const words = reviewWords(locale);
  const { eyes, step } = state;
  const by = text(line`${heading(review, step, locale).line}\n${words.sharedBy(sharer)}`);
  const action = { kind: 'reviewStep', how: 'open', hand: review.hand, eyes, step } as const;
  return [
    { part: 'section', texts: [by], button: { label: words.open, action, style: 'secondary' } },
    ...stepScreen(review, state, locale),
  ];
};

/** The hand as text, and as a scenario. */
export async function downloadHand(
  context: ServerContext,
  { table: tableId, hand }: Pick<ReviewPlace, 'hand'> & { readonly table: string },
): Promise<Reply> {
  const { bot, locale } = context;
  const words = reviewWords(locale);
  const review = await findReview(bot, readerOf(context), tableId, hand);
  if (isReply(review)) return review;
  if (!mayLieOpen(review)) return textReply(words.notYet);
  const name = `${review.game.id}-${tableId}-${hand}`;
  const files = [
    { name: `${name}.txt`, data: Buffer.from(reviewText(review, locale)) },
    { name: `${name}.json`, data: Buffer.from(`${JSON.stringify(scenarioOf(review))}\n`) },
  ];
  return {
    to: 'ephemeral',
    components: [
      ...textComponents(words.files),
      ...files.map((file) => new FileBuilder().setURL(`attachment://${file.name}`).toJSON()),
    ],
    files,
  };
}
