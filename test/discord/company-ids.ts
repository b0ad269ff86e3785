/** Custom ids about who sits at a table, and what they are read as. */
import type { ParsedId } from '../../src/discord/ids.ts';

const table = 'k3v9x0q2ab';
const at = { table, prompt: 0 };

export const companyIds: [string, string[], ParsedId][] = [
  [`m:${table}:0:v.seats`, [], { kind: 'seats', ...at }],
  [`m:${table}:0:v.take`, [], { kind: 'take', ...at }],
  [`m:${table}:0:v.leaveForGood`, [], { kind: 'leaveForGood', ...at }],
  [`m:${table}:0:v.leaveForGoodNow`, [], { kind: 'leaveForGoodNow', ...at }],
  [`m:${table}:0:v.replace.2-7`, [], { kind: 'replace', ...at, seat: 2, userId: '7' }],
  [`m:${table}:0:?1`, ['v.replaceVote.2-7'], { kind: 'replaceVote', ...at, seat: 2, userId: '7' }],
  [`m:${table}:0:?1`, ['v.hostVote.7'], { kind: 'hostVote', ...at, userId: '7' }],
  [`m:${table}:0:v.agreeVote.17`, [], { kind: 'agreeVote', ...at, expires: 17 }],
  [`m:${table}:0:v.invite`, [], { kind: 'invite', ...at }],
  [`m:${table}:0:+1.v.invited`, ['7', '8'], { kind: 'invited', ...at, userIds: ['7', '8'] }],
  [`m:${table}:0:?u1`, ['v.uninvite.7'], { kind: 'uninvite', ...at, userId: '7' }],
  [`m:${table}:0:v.call`, [], { kind: 'call', ...at }],
  [`m:${table}:0:?1`, ['v.replaceBy.2-7-9'], { kind: 'replaceBy', ...at, seat: 2, userId: '7', by: '9' }],
  [`m:${table}:0:v.watch`, [], { kind: 'watch', ...at }],
  [`m:${table}:0:v.stopWatching`, [], { kind: 'stopWatching', ...at }],
  [`m:${table}:0:v.wait`, [], { kind: 'wait', ...at }],
  [`m:${table}:0:v.stopWaiting`, [], { kind: 'stopWaiting', ...at }],
  [`m:${table}:0:v.goOn`, [], { kind: 'goOn', ...at }],
  [`f:watch:${table}`, [], { kind: 'watchFromList', table }],
  ['t:seats:1', [table], { kind: 'chooseTable', purpose: 'seats', table }],
];
