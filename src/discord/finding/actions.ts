/** The controls of the list of a server's tables. */
import type { ComponentActionOf } from '../actions/component-action.ts';
import { updateOrPrivate } from '../actions/context.ts';
import { inServer } from '../actions/in-server.ts';
import { findingSchemas } from '../finding-ids.ts';
import { playElse } from './another-game.ts';
import { joinFromList, showTables, watchFromList } from './list.ts';
import { changeWishes, endWish, endWishes } from './wishes.ts';

export const findingActions: { readonly [K in keyof typeof findingSchemas]: ComponentActionOf<K> } = {
  showTables: {
    schema: findingSchemas.showTables,
    deferAs: updateOrPrivate,
    run: inServer(({ bot, interaction }, { page }) =>
      showTables(bot, interaction, page, updateOrPrivate(interaction)),
    ),
  },
  joinFromList: {
    schema: findingSchemas.joinFromList,
    deferAs: updateOrPrivate,
    run: inServer(joinFromList),
  },
  watchFromList: {
    schema: findingSchemas.watchFromList,
    deferAs: () => 'ephemeral',
    run: inServer(watchFromList),
  },
  changeWishes: {
    schema: findingSchemas.changeWishes,
    deferAs: updateOrPrivate,
    run: inServer(changeWishes),
  },
  playElse: { schema: findingSchemas.playElse, deferAs: updateOrPrivate, run: inServer(playElse) },
  endWish: { schema: findingSchemas.endWish, deferAs: () => 'ephemeral', run: inServer(endWish) },
  endWishes: { schema: findingSchemas.endWishes, deferAs: updateOrPrivate, run: inServer(endWishes) },
};
