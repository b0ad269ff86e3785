/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'nothing-beats': () => '手里没有能压过它的牌。',
  'strong-hand': ({ percent }) => `这样的手牌当地主，大约有${percent}%能赢。`,
  'weak-hand': ({ percent }) => `这样的手牌当地主，大约只有${percent}%能赢。`,
  'partner-holds': () => '这手牌是同伴出的，不出也不吃亏。',
  'partner-nearly-out': ({ cards }) => `这手牌是同伴出的，同伴只剩${cards}张，让同伴接着出。`,
  'keep-bomb': () => '只有炸弹能压，而炸弹留到后面更有用。',
  'answers-break': () => '不管出哪一手，都会拆掉有用的牌型。',
  'passing-wins-more': ({ percent, next }) => `试着打下去，不出能赢${percent}%，最好的出法只有${next}%。`,
  'keep-high-cards': () => '大牌留到后面，比压这一手更值。',
  'last-cards': () => '这是最后的手牌，出完就赢了。',
  'stop-opponent': ({ cards }) => `有对手只剩${cards}张，不能让对手先出。`,
  'bomb-takes-lead': ({ left }) => `炸弹压住以后由你先出，还剩${left}组牌。`,
  'discard-on-partner': ({ left }) => `顺便把小牌出掉，还剩${left}组牌。`,
  'takes-trick-surely': ({ percent }) => `有${percent}%的把握没人压得过，下一手由你出。`,
  'keeps-lead-surely': ({ percent }) => `有${percent}%的把握没人压得过，接着还由你出。`,
  'many-cards': ({ cards, left }) => `一次出掉${cards}张，还剩${left}组牌。`,
  'lowest-whole': () => '不拆别的牌型，又能压过的最小的牌。',
  'weak-first': () => '这是你最小的一手，趁先出的时候出掉。',
  'wins-more': ({ percent, next }) => `试着打下去能赢${percent}%，次好的出法是${next}%。`,
  'fewest-left': ({ left }) => `出完以后手牌很整齐，还剩${left}组牌。`,
};
