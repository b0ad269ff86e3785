/** Why the computer makes a choice. No sentence says あなた: a review shows the reasons of every seat. */
import type { Reasons } from './words.ts';

export const reasonsJa: Reasons = {
  'only-choice': () => 'ほかにできることがありません。',
  'goes-out': () => '役の入らない札で上がれます。',
  'nothing-to-play': () => '引いても勝てる札が来る見込みは小さく、手札が増えるだけです。',
  'draw-may-help': () => '引けば、出せる札が来るかもしれません。',
  'all-fouls': () => 'どれを出しても反則負けです。',
  cuts: () => '場が流れて、続けて自分から出せます。',
  revolution: () => '革命すると、残りの手札が出しやすくなります。',
  'surely-leads': ({ percent }) =>
    percent === 100
      ? 'これより強い札はもう出ないので、次も自分から出せます。'
      : `${percent}%の確率でこれより強い札を出されず、次も自分から出せます。`,
  'end-is-near': ({ cards }) => `残り${cards}枚の人がいます。先に場を取って、手札の点を小さくします。`,
  'sheds-cards': ({ cards }) => `一度に${cards}枚を手放せます。`,
  'keeps-finish': () => '上がりに使える、役でない札を残します。',
  'lowest-first': () => '同じ枚数の中でいちばん弱い出し方。強い札はあとで場を取れます。',
  'keeps-groups': () => '同じ数字の札をばらさずに、あとへ残せます。',
  'fewest-turns': () => '出せるもののうち、いちばん早く上がれそうな出し方です。',
  'likely-leads': ({ percent }) =>
    `場を取れる見込み（${percent}%）と、残りの出しやすさの釣り合いがよい手です。`,
  'draw-first': () => '引かないとパスできず、今の手札には出す価値のある札がありません。',
  'draw-improves': () => '見えていない札を試しに引いてみると、今出すよりよくなります。',
  'keep-hand': () => '出せる札は、今は取っておくほうが、あとで上がりやすくなります。',
  'keep-joker': () => 'ジョーカーは、今は取っておくほうが、あとで上がりやすくなります。',
  'give-least': () => '残りが出しやすくなり、渡しても相手の得が小さい札です。',
  'discard-least': () => '残りの手札が、いちばん出しやすくなります。',
  'reverse-holds': ({ percent, other }) =>
    `このJが最後まで残る確率は、逆にすると${percent}%、逆にしないと${other}%です。`,
  'keep-holds': ({ percent, other }) =>
    `このJが最後まで残る確率は、逆にしないと${percent}%、逆にすると${other}%です。`,
  'reverse-answers': () => '逆にすると、手札のうちこのJより強い札が増えて、あとの番で出しやすくなります。',
  'keep-answers': () => '逆にしないほうが、手札のうちこのJより強い札が多く、あとの番で出しやすくなります。',
  'orders-alike': () => '11バックしてもしなくても、大きな差はありません。',
  'good-enough': () => 'ほかの手とくらべても、悪くない選び方です。',
  'trial-pays': () => 'ここから先をためしに何度も進めてみると、いつもの選び方より得になりました。',
};
