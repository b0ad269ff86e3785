/** Custom ids of the panel of a server's settings. See `ids.ts` for the grammar. */
import { z } from 'zod';
import {
  CHOSEN_SETTINGS,
  type ChosenSetting,
  SETTINGS_FORMS,
  SETTINGS_PAGES,
  type SettingsForm,
} from '../text/settings/words.ts';

/** Differs from one rendering to the next: Discord sends the same choice of a select again only if its id has changed. */
const mark = z.string().regex(/^[0-9a-z]{1,12}$/);
/** Discord's limit of a select. */
export const MAX_CHOSEN = 25;

const showSettings = z
  .tuple([z.literal('c'), z.literal('page'), mark, z.enum(SETTINGS_PAGES)])
  .transform(([, , , page]) => ({ kind: 'showSettings' as const, page }));

/** The select's values are pages. */
export const settingsPageId = (nonce: string): string => `c:page:${nonce}`;

const changeSetting = z
  .tuple([z.literal('c'), z.literal('set'), z.enum(CHOSEN_SETTINGS), mark], z.string().max(100))
  .transform(([, , setting, , ...values]) => ({ kind: 'changeSetting' as const, setting, values }))
  .refine(({ values }) => values.length <= MAX_CHOSEN);

/** The select's values are those of the setting; a button has one in its id, or none, which takes the setting back. */
export const settingId = (setting: ChosenSetting, nonce: string, value?: string): string =>
  `c:set:${setting}:${nonce}${value === undefined ? '' : `:${value}`}`;

const openSettingsForm = z
  .tuple([z.literal('c'), z.literal('ask'), z.enum(SETTINGS_FORMS)])
  .transform(([, , form]) => ({ kind: 'openSettingsForm' as const, form }));

export const settingsFormButtonId = (form: SettingsForm): string => `c:ask:${form}`;

/** The custom id of a form itself. */
const settingsForm = z
  .tuple([z.literal('c'), z.literal('form'), z.enum(SETTINGS_FORMS)])
  .transform(([, , form]) => form);

export const settingsFormId = (form: SettingsForm): string => `c:form:${form}`;

/** @returns null for the id of anything else */
export const parseFormId = (customId: string): SettingsForm | null =>
  settingsForm.safeParse(customId.split(':')).data ?? null;

export const settingsSchemas = { showSettings, changeSetting, openSettingsForm };
