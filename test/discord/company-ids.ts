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
  ['t:seats:1', [table], { kind: 'chooseTable', purpose: 'seats', table }],
];
