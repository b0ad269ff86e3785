/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'nothing-beats': () => 'これに勝てる札がありません。',
  'strong-hand': ({ percent }) => `このくらいの手札なら、地主になって勝てる見込みは約${percent}%です。`,
  'weak-hand': ({ percent }) =>
    `このくらいの手札では、地主になって勝てる見込みは約${percent}%しかありません。`,
  'partner-holds': () => '場札は味方のものです。パスしても損はありません。',
  'partner-nearly-out': ({ cards }) => `味方の場札で、味方の残りは${cards}枚。親を渡しましょう。`,
  'keep-bomb': () => '勝てるのは爆弾だけで、爆弾はあとのほうが役に立ちます。',
  'answers-break': () => 'どれを出しても、必要な組み合わせがくずれます。',
  'passing-wins-more': ({ percent, next }) =>
    `試しに続きを打つと、パスは${percent}%、いちばんよい札でも${next}%の勝ちでした。`,
  'keep-high-cards': () => '強い札は、この場よりあとで使うほうが得です。',
  'last-cards': () => '手札を出しきって、あなたの側の勝ちです。',
  'stop-opponent': ({ cards }) => `残り${cards}枚の相手がいます。親を取らせてはいけません。`,
  'bomb-takes-lead': ({ left }) => `爆弾で親を取れば、残りは${left}組です。`,
  'discard-on-partner': ({ left }) => `弱い札を安く手放せます（残り${left}組）。`,
  'takes-trick-surely': ({ percent }) => `${percent}%の確率でだれにも勝たれず、次の親になれます。`,
  'keeps-lead-surely': ({ percent }) => `${percent}%の確率でだれにも勝たれず、続けて親になれます。`,
  'many-cards': ({ cards, left }) => `一度に${cards}枚出せて、残りは${left}組になります。`,
  'lowest-whole': () => 'ほかの組み合わせをくずさずに勝てる、いちばん弱い札です。',
  'weak-first': () => 'いちばん弱い組み合わせです。親のときにしか出せません。',
  'wins-more': ({ percent, next }) => `試しに続きを打つと${percent}%の勝ちで、次によい手は${next}%でした。`,
  'fewest-left': ({ left }) => `残りの手札がまとまります（${left}組）。`,
};
