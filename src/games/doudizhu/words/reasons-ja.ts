/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'nothing-beats': () => 'これに勝てる札がありません。',
  'strong-hand': ({ percent }) => `このくらいの手札なら、地主になって勝てる見込みは約${percent}%です。`,
  'weak-hand': ({ percent }) =>
    `このくらいの手札では、地主になって勝てる見込みは約${percent}%しかありません。`,
  'partner-holds': () => '場の役は味方のものです。パスしても損はありません。',
  'partner-nearly-out': ({ cards }) =>
    `場の役は味方のもので、その手札は残り${cards}枚。味方を親にしましょう。`,
  'keep-bomb': () => '勝てるのは爆弾だけで、爆弾はあとのほうが役に立ちます。',
  'answers-break': () => 'どれを出しても、必要な役がくずれます。',
  'passing-wins-more': ({ percent, next }) =>
    `試しに続きを打つと、パスは${percent}%、いちばんよい札でも${next}%の勝ちでした。`,
  'keep-high-cards': () => '強い札は、今よりあとで使うほうが得です。',
  'last-cards': () => '手札を出しきって、あなたの側の勝ちです。',
  'stop-opponent': ({ cards }) => `残り${cards}枚の相手がいます。親にさせてはいけません。`,
  'bomb-takes-lead': ({ left }) => `爆弾で親になれば、残りの役は${left}つです。`,
  'discard-on-partner': ({ left }) => `弱い札を手放せて、残りの役は${left}つです。`,
  'takes-trick-surely': ({ percent }) => `${percent}%の確率でだれにも勝たれず、次の親になれます。`,
  'keeps-lead-surely': ({ percent }) => `${percent}%の確率でだれにも勝たれず、続けて親になれます。`,
  'many-cards': ({ cards, left }) => `一度に${cards}枚出せて、残りの役は${left}つになります。`,
  'lowest-whole': () => 'ほかの役をくずさずに勝てる、いちばん弱い役です。',
  'weak-first': () => 'いちばん弱い役なので、親のうちに出しておきます。',
  'wins-more': ({ percent, next }) => `試しに続きを打つと${percent}%の勝ちで、次によい手は${next}%でした。`,
  'fewest-left': ({ left }) => `残りの手札がまとまり、役は${left}つになります。`,
};
