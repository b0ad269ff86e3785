/** Custom ids about who sits at a table: the last field, which says what is done to whom. */
import { z } from 'zod';

/** `v.<kind>.<seat>-<user>` */
const ofSeat = <K extends 'replace' | 'replaceVote'>(kind: K) =>
  z
    .string()
    .regex(new RegExp(`^v\\.${kind}\\.\\d{1,2}-\\d{1,20}$`))
    .transform((text) => {
      const [seat = '', userId = ''] = text.slice(`v.${kind}.`.length).split('-');
      return { kind, seat: Number(seat), userId };
    });

export const companySchemas = {
  /** Puts a computer in the place of whoever was seen there. */
  replace: ofSeat('replace'),
  /** `v.replaceBy.<seat>-<user>-<member>`: puts a member who waits in the place of whoever was seen there. */
  replaceBy: z
    .string()
    .regex(/^v\.replaceBy\.\d{1,2}-\d{1,20}-\d{1,20}$/)
    .transform((text) => {
      const [seat = '', userId = '', by = ''] = text.slice('v.replaceBy.'.length).split('-');
      return { kind: 'replaceBy' as const, seat: Number(seat), userId, by };
    }),
  /** Asks all who are present to agree to that. */
  replaceVote: ofSeat('replaceVote'),
  /** `v.hostVote.<user>`: asks all who are present to agree that a player becomes host. */
  hostVote: z
    .string()
    .regex(/^v\.hostVote\.\d{1,20}$/)
    .transform((text) => ({ kind: 'hostVote' as const, userId: text.slice('v.hostVote.'.length) })),
  /** `v.invited.<users>`: mentions the users whom a select named, with dashes between them. */
  invited: z
    .string()
    .regex(/^v\.invited\.\d{1,20}(?:-\d{1,20}){0,4}$/)
    .transform((text) => ({ kind: 'invited' as const, userIds: text.slice('v.invited.'.length).split('-') })),
  /** `v.uninvite.<user>`: takes back an invitation to a private table. */
  uninvite: z
    .string()
    .regex(/^v\.uninvite\.\d{1,20}$/)
    .transform((text) => ({ kind: 'uninvite' as const, userId: text.slice('v.uninvite.'.length) })),
  /** `v.agreeVote.<expires>`: agrees in the vote that ends at that second. */
  agreeVote: z
    .string()
    .regex(/^v\.agreeVote\.\d{1,10}$/)
    .transform((text) => ({
      kind: 'agreeVote' as const,
      expires: Number(text.slice('v.agreeVote.'.length)),
    })),
};

type CompanyAction = {
  [K in keyof typeof companySchemas]: z.output<(typeof companySchemas)[K]>;
}[keyof typeof companySchemas];

export const isCompanyAction = <A extends { readonly kind: string }>(
  action: A | CompanyAction,
): action is CompanyAction => Object.hasOwn(companySchemas, action.kind);

export function encodeCompanyAction(action: CompanyAction): string {
  if (action.kind === 'hostVote' || action.kind === 'uninvite') return `v.${action.kind}.${action.userId}`;
  // A select appends the users itself.
  if (action.kind === 'invited')
    return action.userIds.length === 0 ? 'v.invited' : `v.invited.${action.userIds.join('-')}`;
  if (action.kind === 'agreeVote') return `v.agreeVote.${action.expires}`;
  const seen = `${action.seat}-${action.userId}`;
  return `v.${action.kind}.${seen}${action.kind === 'replaceBy' ? `-${action.by}` : ''}`;
}
