/** The controls of the panel of a person's own preferences. */
import type { ComponentActionOf } from '../actions/component-action.ts';
import { updateOrPrivate } from '../actions/context.ts';
import { meSchemas } from '../me-ids.ts';
import { changePreference } from './change.ts';

export const meActions: { readonly [K in keyof typeof meSchemas]: ComponentActionOf<K> } = {
  changePreference: {
    schema: meSchemas.changePreference,
    deferAs: updateOrPrivate,
    run: changePreference,
  },
};
