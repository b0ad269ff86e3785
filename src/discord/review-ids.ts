/**
 * Custom ids of reviews; see `ids.ts` for the grammar. A control of a review is one of its table's:
 *
 *     m:<table>:0:r.<how>.<hand>.<eyes>.<step>   eyes: t (the table's), o (all open) or a seat; of the list of hands,
 *                                                 the step is a page
 *     r:hand:<mark>                              a select whose values are <table>.<hand>
 */
import { z } from 'zod';
import type { Eyes } from '../tables/review.ts';

/** A step of a hand as its reader sees it. */
export interface ReviewPlace {
  /** The number of the hand. */
  readonly hand: number;
  readonly eyes: Eyes;
  readonly step: number;
}

/** What a control of a review does; those that only show a step differ, as no two ids of a message may be equal. */
const HOWS = ['first', 'back', 'next', 'last', 'to', 'as', 'open', 'share', 'file', 'hands', 'pick'] as const;
export type ReviewHow = (typeof HOWS)[number];

/** Ids have room for so many hands of a table. */
export const MAX_HAND = 99_999;

const ACTION = /^r\.([a-z]{1,5})\.([1-9]\d{0,4})\.(t|o|\d{1,2})\.(\d{1,5})$/;

export const reviewAction = z
  .string()
  .regex(ACTION)
  .transform((text) => {
    const [, how = '', hand = '', eyes = '', step = ''] = ACTION.exec(text)!;
    return { kind: 'reviewStep' as const, how, hand: Number(hand), eyes: eyesFrom(eyes), step: Number(step) };
  })
  .pipe(
    z.object({
      kind: z.literal('reviewStep'),
      how: z.enum(HOWS),
      hand: z.int(),
      eyes: z.custom<Eyes>(),
      step: z.int(),
    }),
  );

const eyesFrom = (text: string): Eyes => (text === 't' ? 'table' : text === 'o' ? 'open' : Number(text));

const eyesText = (eyes: Eyes): string => (eyes === 'table' ? 't' : eyes === 'open' ? 'o' : `${eyes}`);

export const encodeReviewAction = ({
  how,
  hand,
  eyes,
  step,
}: ReviewPlace & { readonly how: ReviewHow }): string => `r.${how}.${hand}.${eyesText(eyes)}.${step}`;

const VALUE = /^([0-9a-z]{10})\.([1-9]\d{0,4})$/;

const reviewHand = z
  .tuple([z.literal('r'), z.literal('hand'), z.string().max(20), z.string().regex(VALUE)])
  .transform(([, , , value]) => {
    const [, table = '', hand = ''] = VALUE.exec(value)!;
    return { kind: 'reviewHand' as const, table, hand: Number(hand) };
  });

/** The select's values are hands. @param mark differs from one rendering to the next */
export const reviewChoiceId = (mark: string): string => `r:hand:${mark}`;

export const reviewChoice = (table: string, hand: number): string => `${table}.${hand}`;

export const reviewSchemas = { reviewHand };
