/** Custom ids of the panel of a person's preferences. See `ids.ts` for the grammar. */
import { z } from 'zod';

/** What is chosen there, by the names that custom ids have for it. */
const PREFERENCES = ['locale', 'reminderHour', 'timeZone', 'hints', 'pings'] as const;
export type Preference = (typeof PREFERENCES)[number];

const mark = z.string().regex(/^[0-9a-z]{1,12}$/);

const changePreference = z
  .tuple([z.literal('u'), z.literal('set'), z.enum(PREFERENCES), mark, z.string().max(60)])
  .transform(([, , preference, , value]) => ({ kind: 'changePreference' as const, preference, value }));

/**
 * The value is that of the select, or stands in a button's id.
 * @param nonce differs from one rendering to the next: Discord sends the same choice of a select again only if its id has changed
 */
export const preferenceId = (preference: Preference, nonce: string, value?: string): string =>
  `u:set:${preference}:${nonce}${value === undefined ? '' : `:${value}`}`;

/** The custom id of the form in which a time zone is typed. */
export const TIME_ZONE_FORM_ID = 'u:form:timeZone';

export const meSchemas = { changePreference };
