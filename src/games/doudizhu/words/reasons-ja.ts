/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import type { Reasons } from './words.ts';

/** The number of plays left at most; one cannot be fewer. */
const plays = (count: string | number | undefined) => `${Number(count) > 1 ? '多くても' : ''}${count}手`;
const leaves = (count: string | number | undefined) => `出したあとに残るのは${plays(count)}分です。`;
const unlessBombed = (bombs: string | number | undefined) => (Number(bombs) > 0 ? '爆弾が出なければ、' : '');

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'nothing-beats': () => 'これに勝てる札がありません。',
  'strong-hand': ({ percent }) => `このくらいの手札なら、地主になって勝てる見込みは約${percent}%です。`,
  'weak-hand': ({ percent }) =>
    `このくらいの手札で地主になって勝てる見込みは約${percent}%です。勝てば3人からもらい、負ければ3人に払うので、見送るほうが得です。`,
  'partner-holds': () => '場の役は味方のものです。パスしても損はありません。',
  'partner-nearly-out': ({ cards }) =>
    `場の役は味方のもので、その手札は残り${cards}枚。次の場は味方に任せます。`,
  'keep-bomb': () => '手札で勝てるのは爆弾だけで、爆弾はあとで使うほうが役に立ちます。',
  'answers-break': ({ bombs }) =>
    `どれを出しても、必要な役がくずれ${Number(bombs) > 0 ? 'るか、爆弾を使うことになり' : ''}ます。`,
  'passing-wins-more': ({ percent, next }) =>
    `この先を何度も試すと、パスの勝率は${percent}%、何か出すといちばんよくて${next}%です。`,
  'answers-cost': () => '何を出しても、得るものより手札の損のほうが大きくなります。',
  'keep-high-cards': ({ bombs }) =>
    `勝つには強い札${Number(bombs) > 0 ? 'か爆弾' : ''}が要り、それは今よりあとで使うほうが得です。`,
  'last-cards': () => '手札を出しきって勝ちです。',
  'stop-opponent': ({ cards }) =>
    `残り${cards}枚の相手に、次の場を始めさせてはいけません。これなら簡単には勝たれません。`,
  'too-many-for': ({ cards }) => `残り${cards}枚の相手がいますが、その枚数ではこの役に勝てません。`,
  'least-risk': ({ cards }) => `残り${cards}枚の相手がいます。出せるもののうち、いちばん勝たれにくい役です。`,
  'last-to-stop': ({ cards }) =>
    `ここでパスすると、残り${cards}枚の相手が次の場を始めます。強いカードを使ってでも止めるところです。`,
  'bomb-takes-lead': ({ left }) => `より強い爆弾が出なければ、次の場を自分から始められます。${leaves(left)}`,
  'over-partner-runs': ({ left }) =>
    `場の役は味方のものですが、次の場を自分から始められれば、あと${plays(left)}で上がれます。`,
  'over-partner-stops': ({ cards }) =>
    `味方の役に重ねますが、地主は残り${cards}枚。味方の役のままでは勝たれやすいからです。`,
  'over-partner-sheds': ({ left }) => `味方の役に重ねますが、弱い札を手放せます。${leaves(left)}`,
  'over-partner-holds': () =>
    '味方の役に重ねますが、地主に勝たれにくくなり、勝たれなければ、次の場は自分から始められます。',
  'takes-trick-surely': ({ bombs }) =>
    `${unlessBombed(bombs)}これに勝てる人はまずいないので、次の場を自分から始められます。`,
  'keeps-lead-surely': ({ bombs }) =>
    `${unlessBombed(bombs)}これに勝てる人はまずいないので、次の場も自分から始められます。`,
  'many-cards': ({ cards, left }) => `一度に${cards}枚出せます。${leaves(left)}`,
  'lowest-whole': () => 'ほかの役をくずさずに勝てる、いちばん弱い役です。',
  'lowest-shortens': () => '場の役に勝てるうち、出しきるまでの手数が減る、いちばん弱い役です。',
  'weak-first': () => '手札でいちばん弱い札なので、自分から出せるうちに出しておきます。',
  'low-needs-lead': () =>
    'ほかの札と組まずに出すことになり、あとではなかなか勝てないので、自分から出せるうちに出しておきます。',
  'wins-more': ({ percent, next, left }) =>
    `この先を何度も試すと、この手の勝率は${percent}%、次によい手は${next}%です。${leaves(left)}`,
  'likely-leads': ({ left }) =>
    `これに勝たれる見込みは小さく、次の場を自分から始められそうです。${leaves(left)}`,
  'fewest-left': ({ left }) => `残りの手札は役によくまとまり、${plays(left)}分です。`,
  'best-in-all': () => 'だれにも勝たれない見込みと残りの手札を合わせて考えると、いちばんよい手です。',
};
