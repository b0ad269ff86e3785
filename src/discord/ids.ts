/**
 * Custom ids, the protocol with the messages that exist: an id that was once written is read for ever. Fields are
 * separated by colons, at most 100 characters in all:
 *
 *     m:<table>:<prompt>:<action>     a control on a table's screen; a select has the action in its values
 *     p:rules:<game>:<page>           p:ledger:<book>:<page>
 *     h:<book>:<user>:<from>          q:settle:…  q:erase:…  q:keep:…          t:<purpose>:<mark>  t:<purpose>:page:<page>
 *     b:<game>:<season>:<page>  p:seasons:<book>:<page>  see `community-ids.ts`
 *     g:<verb>:<game>  g:games                 games on offer
 *     f:<verb>:…                               a server's tables; see `finding-ids.ts`
 *     c:<verb>:…                               a server's settings; see `settings-ids.ts`
 *     u:<verb>:…                               a person's own preferences; see `me-ids.ts`
 *     l:<game>:<lesson>[r]:<action>            a control in a tutorial; see `guide-ids.ts`
 *     r:hand:<mark>                            a choice of hands to review; see `review-ids.ts`
 *
 * Who pressed is never part of an id: Discord says that. Each kind's schema stands next to the function that writes it.
 */
import { z } from 'zod';
import type { ScreenAction } from '../game/screen.ts';
import { communitySchemas } from './community-ids.ts';
import { companySchemas, encodeCompanyAction, isCompanyAction } from './company-ids.ts';
import { findingSchemas } from './finding-ids.ts';
import { guideSchemas, type LessonPlace, lessonPrefix } from './guide-ids.ts';
import { meSchemas } from './me-ids.ts';
import { encodeOption, setOption } from './option-ids.ts';
import { encodeReviewAction, reviewAction, reviewSchemas } from './review-ids.ts';
import { settingsSchemas } from './settings-ids.ts';

const TABLE_ID = /^[0-9a-z]{10}$/;
/** Proposals, and a table's versions, are numbered in 32 bits. */
const MAX_ROW = 2 ** 31 - 1;

const tableId = z.string().regex(TABLE_ID);
const numberOf = (pattern: RegExp, max: number) =>
  z
    .string()
    .regex(pattern)
    .transform(Number)
    .refine((number) => number <= max);
const version = numberOf(/^\d{1,9}$/, MAX_ROW);
const page = numberOf(/^\d{1,4}$/, 9999);
const row = numberOf(/^\d{1,10}$/, MAX_ROW);
const epochSeconds = numberOf(/^\d{1,10}$/, 9_999_999_999);
/** The id of a game, or the name of a book, which may be a prefix and a game's id. */
const name = z.string().regex(/^[a-z-]{1,30}$/);

export const isTableId = (text: string): boolean => TABLE_ID.test(text);

// Controls on a table's screens

/** The table that a control belongs to, and the version at which its reader was asked. */
export interface TableId {
  readonly table: string;
  readonly prompt: number;
}

const onTable = <P extends object>(action: z.ZodType<P, string>) =>
  z
    .tuple([z.literal('m'), tableId, version, action])
    .transform(([, table, prompt, payload]) => ({ table, prompt, ...payload }));

/** A control of the table's own that carries nothing else. */
const verb = <K extends string>(kind: K) => onTable(z.literal(`v.${kind}`).transform(() => ({ kind })));

const verbs = <K extends string>(...kinds: readonly K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, verb(kind)])) as {
    readonly [P in K]: ReturnType<typeof verb<P>>;
  };

/** A game's screen actions: `a.<name>` makes the choice of that name, `s.<picked>` shows the panel with that much picked. */
const screenAction = {
  choose: onTable(
    z
      .string()
      .startsWith('a.')
      .transform((text) => ({ kind: 'choose' as const, name: text.slice(2) })),
  ),
  show: onTable(
    z
      .string()
      .startsWith('s.')
      .transform((text) => ({ kind: 'show' as const, picked: text.slice(2) })),
  ),
};

/** `v.kick.<seat>-<user>`: takes a seat from whoever the host saw there; user 0 is a computer. */
const kick = onTable(
  z
    .string()
    .regex(/^v\.kick\.\d{1,2}-\d{1,20}$/)
    .transform((text) => {
      const [seat = '', userId = ''] = text.slice('v.kick.'.length).split('-');
      return { kind: 'kick' as const, seat: Number(seat), userId: userId === '0' ? null : userId };
    }),
);

/** `w.<picked>`: asks "Why can't I …?" about what is picked. */
const ask = onTable(
  z
    .string()
    .startsWith('w.')
    .transform((text) => ({ kind: 'ask' as const, picked: text.slice(2) })),
);

/** `r.<how>.<hand>.<eyes>.<step>`: a control of a review. */
const reviewStep = onTable(reviewAction);

/** The action of a control on a table's screen: a game's screen action, or one of the table's own kinds. */
export type ComponentAction = ScreenAction | TableAction;

type OnTable = Exclude<Extract<ParsedId, TableId>, { kind: keyof typeof screenAction }>;
type TableAction<A extends OnTable = OnTable> = A extends OnTable ? Omit<A, keyof TableId> : never;

export function encodeAction(action: ComponentAction): string {
  if ('choose' in action) return `a.${action.choose}`;
  if ('show' in action) return `s.${action.show}`;
  if (action.kind === 'ask') return `w.${action.picked}`;
  if (action.kind === 'reviewStep') return encodeReviewAction(action);
  if (action.kind === 'setOption') return encodeOption(action);
  if (isCompanyAction(action)) return encodeCompanyAction(action);
  return action.kind === 'kick' ? `v.kick.${action.seat}-${action.userId ?? 0}` : `v.${action.kind}`;
}

/** Where a control stands: on a screen of a table, or in a lesson of a tutorial. */
export type ControlPlace = TableId | LessonPlace;

const prefixOf = (place: ControlPlace): string =>
  'table' in place ? `m:${place.table}:${place.prompt}` : lessonPrefix(place);

export const buttonId = (place: ControlPlace, action: ComponentAction): string =>
  `${prefixOf(place)}:${encodeAction(action)}`;

/**
 * A select's values are encoded actions.
 * @param mark tells the selects of a message apart, and one rendering from the next: Discord sends the same choice again
 * only if the id has changed
 */
export const selectId = (place: ControlPlace, mark: string): string => `${prefixOf(place)}:?${mark}`;

/** A multi-select's values are appended to its action. */
export const multiSelectId = (place: ControlPlace, action: ComponentAction, mark: string): string =>
  `${prefixOf(place)}:+${mark}.${encodeAction(action)}`;

// A choice of tables

/** The command for which one of several tables is chosen. */
const TABLE_PURPOSES = ['leave', 'end', 'seats'] as const;
export type TablePurpose = (typeof TABLE_PURPOSES)[number];

const chooseTable = z
  .tuple([z.literal('t'), z.enum(TABLE_PURPOSES), z.string().regex(/^\d{1,6}$/), tableId])
  .transform(([, purpose, , table]) => ({ kind: 'chooseTable' as const, purpose, table }));

/** The select's values are table ids. @param mark differs from one rendering to the next */
export const tableChoiceId = (purpose: TablePurpose, mark: string): string => `t:${purpose}:${mark}`;

const tableChoicePage = z
  .tuple([z.literal('t'), z.enum(TABLE_PURPOSES), z.literal('page'), page])
  .transform(([, purpose, , number]) => ({ kind: 'tableChoicePage' as const, purpose, page: number }));

export const tableChoicePageId = (purpose: TablePurpose, number: number): string =>
  `t:${purpose}:page:${number}`;

// Pages

const rulesPage = z
  .tuple([z.literal('p'), z.literal('rules'), name, page])
  .transform(([, , game, number]) => ({ kind: 'rulesPage' as const, game, page: number }));

export const rulesPageId = (game: string, number: number): string => `p:rules:${game}:${number}`;

const bookPage = z
  .tuple([z.literal('p'), z.literal('ledger'), name, page])
  .transform(([, , book, number]) => ({ kind: 'bookPage' as const, book, page: number }));

export const bookPageId = (book: string, number: number): string => `p:ledger:${book}:${number}`;

/** A page of a book's history: entries before or after one of them; of everybody, or of one user. */
export interface HistoryRequest {
  readonly book: string;
  readonly user: string | null;
  readonly from: { readonly direction: 'before' | 'after'; readonly entry: number } | null;
}

const historyStart = z.union([
  z.literal('-').transform(() => null),
  z
    .string()
    .regex(/^[ba]\d{1,16}$/)
    .transform((text) => ({
      direction: text.startsWith('b') ? ('before' as const) : ('after' as const),
      entry: Number(text.slice(1)),
    }))
    .refine(({ entry }) => Number.isSafeInteger(entry)),
]);
const userOrAll = z
  .string()
  .regex(/^(?:-|\d{17,20})$/)
  .transform((text) => (text === '-' ? null : text));
const historyPage = z
  .tuple([z.literal('h'), name, userOrAll, historyStart])
  .transform(([, book, user, from]) => ({ kind: 'historyPage' as const, book, user, from }));

export const historyPageId = ({ book, user, from }: HistoryRequest): string =>
  `h:${book}:${user ?? '-'}:${from === null ? '-' : `${from.direction[0]}${from.entry}`}`;

// Answers to questions

/** Confirms the settlement that was proposed under this number. */
const settle = z
  .tuple([z.literal('q'), z.literal('settle'), row])
  .transform(([, , proposal]) => ({ kind: 'settle' as const, proposal }));

export const settleId = (proposal: number): string => `q:settle:${proposal}`;

/** Confirms the erasure of one's name. */
export interface Erasure {
  readonly scope: 'here' | 'everywhere';
  /** In seconds since the epoch. */
  readonly expires: number;
}

const erase = z
  .tuple([z.literal('q'), z.literal('erase'), z.enum(['here', 'everywhere']), epochSeconds])
  .transform(([, , scope, expires]) => ({ kind: 'erase' as const, scope, expires }));

export const eraseId = ({ scope, expires }: Erasure): string => `q:erase:${scope}:${expires}`;

/** An earlier version did not say which proposal. */
const declineSettlement = z
  .tuple([z.literal('q'), z.literal('keep'), z.literal('settle'), row.optional()])
  .transform(([, , , proposal = null]) => ({ kind: 'declineSettlement' as const, proposal }));

export const declineSettlementId = (proposal: number): string => `q:keep:settle:${proposal}`;

const declineErase = z
  .tuple([z.literal('q'), z.literal('keep'), z.literal('erase')])
  .transform(() => ({ kind: 'declineErase' as const }));

export const DECLINE_ERASE_ID = 'q:keep:erase';

/** By kind, the schema of an id's fields. */
export const schemas = {
  ...screenAction,
  join: verb('join'),
  leave: verb('leave'),
  computer: verb('computer'),
  remove: verb('remove'),
  kick,
  start: verb('start'),
  fill: verb('fill'),
  cancel: verb('cancel'),
  rules: verb('rules'),
  options: verb('options'),
  levels: verb('levels'),
  setOption: onTable(setOption),
  fair: verb('fair'),
  fairCheck: verb('fairCheck'),
  ...verbs('hand', 'back', 'away', 'leaveNow', 'skip', 'goOn', 'next', 'refresh', 'more', 'hint'),
  ask,
  review: verb('review'),
  reviewStep,
  aloud: verb('aloud'),
  aloudAgain: verb('aloudAgain'),
  repost: verb('repost'),
  ...verbs('watch', 'stopWatching', 'wait', 'stopWaiting'),
  ...verbs('rematch', 'another', 'end', 'keep', 'askEnd', 'agree', 'playOn', 'lastHand', 'keepOpen'),
  seats: verb('seats'),
  replace: onTable(companySchemas.replace),
  replaceBy: onTable(companySchemas.replaceBy),
  take: verb('take'),
  replaceVote: onTable(companySchemas.replaceVote),
  hostVote: onTable(companySchemas.hostVote),
  agreeVote: onTable(companySchemas.agreeVote),
  invite: verb('invite'),
  invited: onTable(companySchemas.invited),
  uninvite: onTable(companySchemas.uninvite),
  call: verb('call'),
  leaveForGood: verb('leaveForGood'),
  leaveForGoodNow: verb('leaveForGoodNow'),
  chooseTable,
  tableChoicePage,
  rulesPage,
  bookPage,
  historyPage,
  settle,
  erase,
  declineSettlement,
  declineErase,
  ...guideSchemas,
  ...communitySchemas,
  ...reviewSchemas,
  ...settingsSchemas,
  ...meSchemas,
  ...findingSchemas,
};

export type Kind = keyof typeof schemas;

/** A parsed custom id: its kind, and the fields that it carries. */
export type ParsedId<K extends Kind = Kind> = {
  [P in K]: { readonly kind: P } & z.output<(typeof schemas)[P]>;
}[K];

/** The fields of an id with a select's values written into them, so that a choice reads like a button. */
export function fieldsOf(customId: string, values: readonly string[]): readonly string[] {
  const fields = customId.split(':');
  if (fields[0] !== 'm' && fields[0] !== 'l') return [...fields, ...values];
  return fields.with(-1, selectedAction(fields.at(-1)!, values));
}

function selectedAction(field: string, values: readonly string[]): string {
  if (field.startsWith('?')) return values[0] ?? '';
  if (field.startsWith('+')) return `${field.slice(field.indexOf('.') + 1)}.${values.join('-')}`;
  return field;
}
