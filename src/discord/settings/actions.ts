/** The controls of the panel of a server's settings. */
import type { ComponentActionOf } from '../actions/component-action.ts';
import { updateOrPrivate } from '../actions/context.ts';
import { inServer } from '../actions/in-server.ts';
import { settingsSchemas } from '../settings-ids.ts';
import { changeSetting, showSettings } from './change.ts';
import { openForm } from './forms.ts';

export const settingsActions: {
  readonly [K in keyof typeof settingsSchemas]: ComponentActionOf<K>;
} = {
  showSettings: {
    schema: settingsSchemas.showSettings,
    deferAs: updateOrPrivate,
    run: inServer(({ bot, interaction }, { page }) =>
      showSettings(bot, interaction, page, updateOrPrivate(interaction)),
    ),
  },
  changeSetting: {
    schema: settingsSchemas.changeSetting,
    deferAs: updateOrPrivate,
    acknowledgesFirst: true,
    run: inServer(changeSetting),
  },
  openSettingsForm: {
    schema: settingsSchemas.openSettingsForm,
    deferAs: () => 'ephemeral',
    run: inServer(openForm),
  },
};
