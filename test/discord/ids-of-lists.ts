/** Custom ids of the settings and of the list of tables as messages have them, and what they are read as. */
import type { ParsedId } from '../../src/discord/ids.ts';

export const SETTINGS_AND_LISTS: [id: string, values: string[], parsed: ParsedId][] = [
  ['f:wish:x1', ['bluff', 'daifugo'], { kind: 'changeWishes', games: ['bluff', 'daifugo'] }],
  ['f:wish:x1', [], { kind: 'changeWishes', games: [] }],
  ['m:k3v9x0q2ab:0:v.another', [], { kind: 'another', table: 'k3v9x0q2ab', prompt: 0 }],
  ['f:else:k3v9x0q2ab:x1', ['bluff'], { kind: 'playElse', table: 'k3v9x0q2ab', game: 'bluff' }],
  ['f:off:bluff', [], { kind: 'endWish', game: 'bluff' }],
  ['f:alloff', [], { kind: 'endWishes' }],
  ['f:tables:3', [], { kind: 'showTables', page: 3 }],
  ['f:join:k3v9x0q2ab:0', [], { kind: 'joinFromList', table: 'k3v9x0q2ab', page: 0 }],
  ['c:page:x1', ['tables'], { kind: 'showSettings', page: 'tables' }],
  ['c:set:locale:x1', ['ja'], { kind: 'changeSetting', setting: 'locale', values: ['ja'] }],
  ['c:set:pings:x1:off', [], { kind: 'changeSetting', setting: 'pings', values: ['off'] }],
  ['c:set:channels:x1r', [], { kind: 'changeSetting', setting: 'channels', values: [] }],
  ['u:set:locale:x1', ['ja'], { kind: 'changePreference', preference: 'locale', value: 'ja' }],
  ['u:set:pings:x1:off', [], { kind: 'changePreference', preference: 'pings', value: 'off' }],
  ['c:ask:limits', [], { kind: 'openSettingsForm', form: 'limits' }],
];
