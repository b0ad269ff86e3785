/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'call-is-doubtful': ({ percent }) => `从你的骰子来看，这个叫数成立的概率只有${percent}%。`,
  'raises-are-worse': ({ percent, best }) =>
    `这个叫数很可能成立（${percent}%），但更大的叫数最多也只有${best}%。`,
  'reroll-supports': ({ shown, rolled }) =>
    `亮出${shown}个骰子，下一次叫数更可信；其余${rolled}个还有机会摇得更好。`,
  'call-is-certain': () => '只看得见的骰子就已经成立了。',
  'call-is-likely': ({ percent }) => `从你的骰子来看，成立的概率是${percent}%。`,
  'call-is-believed': ({ percent, theirs }) =>
    `成立的概率是${percent}%，但在下家看来有${theirs}%，不容易被开。`,
  'call-is-a-bluff': ({ percent }) => `成立的概率只有${percent}%，是在吹牛：从不吹牛的人会被看穿。`,
};
