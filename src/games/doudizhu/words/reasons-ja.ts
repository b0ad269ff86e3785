/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'nothing-beats': () => 'これに勝てる札がありません。',
  'strong-hand': ({ percent }) => `このくらいの手札なら、地主になって勝てる見込みは約${percent}%です。`,
  'weak-hand': ({ percent }) =>
    `このくらいの手札で地主になって勝てる見込みは約${percent}%です。勝てば3人からもらい、負ければ3人に払うので、見送るほうが得です。`,
  'partner-holds': () => '場の役は味方のものです。パスしても損はありません。',
  'partner-nearly-out': ({ cards }) =>
    `場の役は味方のもので、その手札は残り${cards}枚。次の場は味方から始めてもらいましょう。`,
  'keep-bomb': () => '勝てるのは爆弾だけで、爆弾はあとで使うほうが役に立ちます。',
  'answers-break': () => 'どれを出しても、必要な役がくずれます。',
  'passing-wins-more': () => 'この先を何度も試してみると、何か出すよりパスのほうが多く勝てました。',
  'answers-cost': () => '何を出しても、得るものより手札の損のほうが大きくなります。',
  'keep-high-cards': () => '強い札は、今よりあとで使うほうが得です。',
  'last-cards': () => '手札を出しきって、あなたの側の勝ちです。',
  'stop-opponent': ({ cards }) =>
    `残り${cards}枚の相手に、次の場を始めさせてはいけません。これなら簡単には勝たれません。`,
  'too-many-for': ({ cards }) => `残り${cards}枚の相手がいますが、この枚数の役には勝てません。`,
  'least-risk': ({ cards }) =>
    `残り${cards}枚の相手がいます。出せるもののうち、いちばん危なくない出し方です。`,
  'bomb-takes-lead': ({ left }) => `爆弾で、次の場を自分から始められます。上がりまであと${left}手です。`,
  'over-partner-runs': ({ left }) =>
    `場の役は味方のものですが、次の場を自分から始められれば、あと${left}手で上がれます。`,
  'over-partner-stops': ({ cards }) =>
    `味方の役に重ねますが、地主は残り${cards}枚。味方の役のままでは勝たれやすいからです。`,
  'over-partner-sheds': ({ left }) =>
    `味方の役に重ねますが、弱い札を手放せます。上がりまであと${left}手です。`,
  'over-partner-holds': () =>
    '味方の役に重ねますが、地主に勝たれにくくなり、勝たれなければ、次の場はあなたから始められます。',
  'takes-trick-surely': () => 'まず勝たれることがなく、次の場をあなたから始められます。',
  'keeps-lead-surely': () => 'まず勝たれることがなく、次の場もあなたから始められます。',
  'many-cards': ({ cards, left }) => `一度に${cards}枚出せます。上がりまであと${left}手です。`,
  'lowest-whole': () => 'ほかの役をくずさずに勝てる、いちばん弱い役です。',
  'weak-first': () => 'いちばん弱い札なので、自分から出せるうちに出しておきます。',
  'wins-more': () => 'この先を何度も試してみると、ほかの手より多く勝てました。',
  'fewest-left': ({ left }) => `手札がまとまります。上がりまであと${left}手です。`,
};
