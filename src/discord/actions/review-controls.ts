/** The controls of reviews. A review that is open is updated; from anywhere else it opens as a private message. */
import type { Reply, ReplyTarget } from '../answer.ts';
import { type ParsedId, schemas } from '../ids.ts';
import { type ActionContext, updateOrPrivate } from './context.ts';
import { inServer, type ServerContext } from './in-server.ts';
import { openHandOrList, openReview, readerOf, showHandList, showReview } from './review.ts';
import { downloadHand, shareStep } from './review-share.ts';

const privately = (): ReplyTarget => 'ephemeral';

export const reviewControls = {
  review: {
    schema: schemas.review,
    deferAs: privately,
    run: (context: ActionContext, { table }: ParsedId<'review'>) =>
      openHandOrList(context.bot, readerOf(context), table),
  },
  reviewHand: {
    schema: schemas.reviewHand,
    deferAs: privately,
    run: (context: ActionContext, { table, hand }: ParsedId<'reviewHand'>) =>
      openReview(context.bot, readerOf(context), table, hand),
  },
  reviewStep: { schema: schemas.reviewStep, deferAs: updateOrPrivate, run: inServer(pressInReview) },
};

function pressInReview(context: ServerContext, pressed: ParsedId<'reviewStep'>): Promise<Reply> {
  const { bot, interaction } = context;
  const { how, table, ...place } = pressed;
  if (how === 'share') return shareStep(context, pressed);
  if (how === 'file') return downloadHand(context, pressed);
  const reader = readerOf(context);
  if (how === 'open') return openReview(bot, reader, table, place.hand, place);
  const to = updateOrPrivate(interaction);
  if (how === 'hands') return showHandList(bot, reader, table, place.step, to);
  // Where a hand begins depends on its reader: of picks made together, theirs is shown.
  if (how === 'first') return showReview(bot, reader, table, { hand: place.hand, eyes: place.eyes }, to);
  if (how === 'pick') return showReview(bot, reader, table, { hand: place.hand }, to);
  return showReview(bot, reader, table, place, to);
}
