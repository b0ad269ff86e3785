/**
 * Custom ids: short, parsed by a schema, and all a press carries. A press on a table names the table, the version that
 * asked (its *prompt*), and what is pressed; who presses is never in it. Selects carry the press in their values.
 */
import { z } from 'zod';
import type { ScreenAction } from '../game/screen.ts';

export const VERBS = [
  'join',
  'leave',
  'computer',
  'remove',
  'kick',
  'start',
  'cancel',
  'rules',
  'hand',
  'back',
  'next',
  'refresh',
  'rematch',
  'end',
  'keep',
] as const;
export type Verb = (typeof VERBS)[number];

/** What a control on a table's screens does: a game's own presses, or one of the table's verbs. */
export type ComponentAction = ScreenAction | { readonly verb: Verb; readonly arg?: string };

/** A control that belongs to no table: turning a page. */
export type PagePress = { readonly page: 'rules' | 'ledger'; readonly of: string; readonly number: number };

/** Turning a page of a book's history: entries before one, or after; of everybody, or of one user. */
export interface HistoryPress {
  readonly history: string;
  readonly user: string | null;
  readonly from: { readonly way: 'before' | 'after'; readonly entry: number } | null;
}

/** The answer to a question: to a settlement that was shown, by its number; what else expires does so in seconds since the epoch. */
export type AnswerPress =
  | { readonly settle: number }
  | { readonly erase: 'here' | 'everywhere'; readonly expires: number }
  | { readonly keep: 'settle' | 'erase' };

/** Choosing the table that a command means, one of several. */
export interface TableChoice {
  readonly choose: 'leave' | 'end';
  readonly table: string;
}

export interface TableId {
  readonly table: string;
  readonly prompt: number;
}

const TABLE = /^[0-9a-z]{10}$/;

export const isTableId = (text: string): boolean => TABLE.test(text);

export function encodeAction(press: ComponentAction): string {
  if ('choose' in press) return `a.${press.choose}`;
  if ('show' in press) return `s.${press.show}`;
  return press.arg === undefined ? `v.${press.verb}` : `v.${press.verb}.${press.arg}`;
}

export const buttonId = ({ table, prompt }: TableId, press: ComponentAction): string =>
  `m:${table}:${prompt}:${encodeAction(press)}`;

/** @param mark tells the selects of a message apart, and one showing from the next: the same choice twice must be sent twice */
export const selectId = ({ table, prompt }: TableId, mark: string): string => `m:${table}:${prompt}:?${mark}`;

/** The id of a control that chooses several: its values are put behind the press. */
export const picksId = ({ table, prompt }: TableId, press: ComponentAction, mark: string): string =>
  `m:${table}:${prompt}:+${mark}.${encodeAction(press)}`;

export const pageId = ({ page, of, number }: PagePress): string => `p:${page}:${of}:${number}`;

export const historyId = ({ history, user, from }: HistoryPress): string =>
  `h:${history}:${user ?? '-'}:${from === null ? '-' : `${from.way[0]}${from.entry}`}`;

export function answerId(press: AnswerPress): string {
  if ('settle' in press) return `q:settle:${press.settle}`;
  return 'erase' in press ? `q:erase:${press.erase}:${press.expires}` : `q:keep:${press.keep}`;
}

/** The choice's values are tables' ids. @param mark differs from one showing to the next */
export const choiceId = (what: TableChoice['choose'], mark: string): string => `t:${what}:${mark}`;

const verb = z.enum(VERBS);

function readPress(text: string): ComponentAction | null {
  const [kind, rest] = [text.slice(0, 2), text.slice(2)];
  if (kind === 'a.') return { choose: rest };
  if (kind === 's.') return { show: rest };
  if (kind !== 'v.') return null;
  const [name, arg] = rest.split('.', 2);
  const known = verb.safeParse(name);
  return known.success ? { verb: known.data, ...(arg !== undefined && { arg }) } : null;
}

export type ParsedId =
  | (TableId & { readonly press: ComponentAction })
  | PagePress
  | TableChoice
  | HistoryPress
  | AnswerPress;

const onTable = z.tuple([
  z.literal('m'),
  z.string().regex(TABLE),
  z.string().regex(/^\d{1,9}$/),
  z.string().min(1),
]);
const onPage = z.tuple([
  z.literal('p'),
  z.enum(['rules', 'ledger']),
  z.string().regex(/^[a-z-]{1,30}$/),
  z.string().regex(/^\d{1,4}$/),
]);

const number = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
const name = z.string().regex(/^[a-z-]{1,30}$/);
/** Rows are numbered in 32 bits. */
const MOST_NUMBER = 2 ** 31 - 1;
const onHistory = z
  .tuple([
    z.literal('h'),
    name,
    z.string().regex(/^(?:-|\d{17,20})$/),
    z
      .string()
      .regex(/^(?:-|[ba]\d{1,10})$/)
      .refine((from) => from === '-' || Number(from.slice(1)) <= MOST_NUMBER),
  ])
  .transform(
    ([, history, user, from]): HistoryPress => ({
      history,
      user: user === '-' ? null : user,
      from:
        from === '-'
          ? null
          : { way: from.startsWith('b') ? 'before' : 'after', entry: Number(from.slice(1)) },
    }),
  );
const onAnswer = z.union([
  z
    .tuple([z.literal('q'), z.literal('settle'), number.refine((of) => of <= MOST_NUMBER)])
    .transform(([, , settle]): AnswerPress => ({ settle })),
  z
    .tuple([z.literal('q'), z.literal('erase'), z.enum(['here', 'everywhere']), number])
    .transform(([, , erase, expires]): AnswerPress => ({ erase, expires })),
  z
    .tuple([z.literal('q'), z.literal('keep'), z.enum(['settle', 'erase'])])
    .transform(([, , keep]): AnswerPress => ({ keep })),
]);

/** A button's id says what it presses, a select's values do, and of several the id and the values together. */
function written(what: string, values: readonly string[]): string {
  if (what.startsWith('?')) return values[0] ?? '';
  if (!what.startsWith('+')) return what;
  return `${what.slice(what.indexOf('.') + 1)}.${values.join('-')}`;
}
const onChoice = z.tuple([z.literal('t'), z.enum(['leave', 'end']), z.string().regex(/^\d{1,6}$/)]);
const chosen = z.tuple([z.string().regex(TABLE)]);

/** What was pressed; null for an id that is none of ours, or cut short. */
export function parseCustomId(customId: string, values: readonly string[] = []): ParsedId | null {
  const parts = customId.split(':');
  const table = onTable.safeParse(parts);
  if (table.success) {
    const [, id, prompt, what] = table.data;
    const press = readPress(written(what, values));
    return press && { table: id, prompt: Number(prompt), press };
  }
  const choice = onChoice.safeParse(parts);
  const which = chosen.safeParse(values);
  if (choice.success) return which.success ? { choose: choice.data[1], table: which.data[0] } : null;
  const page = onPage.safeParse(parts);
  if (page.success) return { page: page.data[1], of: page.data[2], number: Number(page.data[3]) };
  return onHistory.safeParse(parts).data ?? onAnswer.safeParse(parts).data ?? null;
}
