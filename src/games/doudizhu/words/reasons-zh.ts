/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Reasons } from './words.ts';

/** How many plays are enough to go out. */
const plays = (count: string | number | undefined) => `再出${count}手就能出完`;
const leaves = (count: string | number | undefined) => `这一手之后，${plays(count)}。`;
const unlessBombed = (bombs: string | number | undefined) => (Number(bombs) > 0 ? '除了炸弹，' : '');

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'nothing-beats': () => '手里没有能压过它的牌。',
  'strong-hand': ({ percent }) => `这样的手牌当地主，大约有${percent}%能赢。`,
  'weak-hand': ({ percent }) => `这样的手牌当地主，大约有${percent}%能赢。赢了收三家，输了赔三家，不如不叫。`,
  'partner-holds': () => '这手牌是同伴出的，不出也不吃亏。',
  'partner-nearly-out': ({ cards }) => `这手牌是同伴出的，同伴只剩${cards}张，让同伴接着出。`,
  'keep-bomb': () => '手里只有炸弹能压，而炸弹留到后面更有用。',
  'answers-break': ({ bombs }) =>
    `不管出哪一手，都会拆掉有用的牌型${Number(bombs) > 0 ? '，要不就得用掉炸弹' : ''}。`,
  'passing-wins-more': ({ percent, next }) => `电脑往后模拟了很多局：不出赢${percent}%，出牌最多赢${next}%。`,
  'answers-cost': () => '不管出什么，手牌的损失都比得到的大。',
  'keep-high-cards': ({ bombs }) => `要压就得出大牌${Number(bombs) > 0 ? '或炸弹' : ''}，而留到后面更值。`,
  'last-cards': () => '这是最后的手牌，出完就赢了。',
  'stop-opponent': ({ cards }) => `有对手只剩${cards}张，不能让对手先出。这一手不容易被压。`,
  'too-many-for': ({ cards }) => `有对手只剩${cards}张，张数不够，压不了这一手。`,
  'least-risk': ({ cards }) => `有对手只剩${cards}张。能出的牌里，这一手最不容易被压。`,
  'last-to-stop': ({ cards }) => `这里不出，就轮到只剩${cards}张的对手先出：哪怕用大牌也该拦住。`,
  'bomb-takes-lead': ({ left }) => `只要没有更大的炸弹，接着就由自己先出。${leaves(left)}`,
  'over-partner-runs': ({ left }) => `这手牌是同伴出的，但由自己先出的话，${plays(left)}。`,
  'over-partner-stops': ({ cards }) => `虽然压了同伴，但地主只剩${cards}张，同伴那手牌更容易被压。`,
  'over-partner-sheds': ({ left }) => `虽然压了同伴，但能把小牌出掉。${leaves(left)}`,
  'over-partner-holds': () => '虽然压了同伴，但地主更难压；没人压的话，接着由自己先出。',
  'takes-trick-surely': ({ bombs }) => `${unlessBombed(bombs)}几乎没人压得过，接着由自己先出。`,
  'keeps-lead-surely': ({ bombs }) => `${unlessBombed(bombs)}几乎没人压得过，接着还由自己先出。`,
  'many-cards': ({ cards, left }) => `一次出掉${cards}张。${leaves(left)}`,
  'lowest-whole': () => '不拆别的牌型，又能压过的最小的牌。',
  'lowest-shortens': () => '压得过、又能让剩下的手数变少的牌里，这一手最小。',
  'weak-first': () => '手里没有更小的牌了，趁先出的时候出掉。',
  'low-needs-lead': () => '这手牌反正要单独出，以后又很难压过别人，趁先出的时候出掉。',
  'wins-more': ({ percent, next, left }) =>
    `电脑往后模拟了很多局：这样出赢${percent}%，次好的出法赢${next}%。${leaves(left)}`,
  'likely-leads': ({ left }) => `对手多半压不过，那样接着由自己先出。${leaves(left)}`,
  'fewest-left': ({ left }) => `剩下的牌仍能配成牌型，${plays(left)}。`,
  'best-in-all': () => '把没人压的可能和剩下的手牌合起来看，这样出最好。',
};
