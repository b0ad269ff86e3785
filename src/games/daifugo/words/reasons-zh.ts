/** Why the computer makes a choice. No sentence says 你: a review shows the reasons of every seat. */
import type { Reasons } from './words.ts';

export const reasonsZh: Reasons = {
  'only-choice': () => '没有别的选择。',
  'goes-out': () => '可以出完，而且不带特殊牌。',
  'nothing-to-play': () => '就算抽牌也很难抽到压得过的牌，只会多一张手牌。',
  'draw-may-help': () => '抽一张，说不定有牌可出。',
  'all-fouls': () => '不管出什么都算犯规。',
  cuts: () => '这一轮马上结束，接着还由自己出。',
  revolution: () => '革命以后，剩下的手牌更容易出完。',
  'surely-leads': ({ percent }) =>
    percent === 100 ? '再没有牌压得过，接着由自己出。' : `有${percent}%的把握没人压得过，接着由自己出。`,
  'end-is-near': ({ cards }) => `有人只剩${cards}张，要抢先出牌，减小分值。`,
  'sheds-cards': ({ cards }) => `一次出掉${cards}张。`,
  'keeps-finish': () => '留下一张不是特殊牌的牌，可以用它出完。',
  'lowest-first': () => '同样张数里最小的出法，大牌留着以后抢先出牌。',
  'keeps-groups': () => '不拆同点数的牌，留着以后一起出。',
  'fewest-turns': () => '能出的牌里，这样应该出完得最快。',
  'likely-leads': ({ percent }) => `这样出最能兼顾没人压得过的可能（${percent}%）和剩下的手牌。`,
  'draw-first': () => '不抽牌就不能不出，而手里没有值得出的牌。',
  'draw-improves': () => '用没见过的牌试着抽，抽了以后比现在出更好。',
  'keep-hand': () => '能出的牌现在先留着，以后更容易出完。',
  'keep-joker': () => '鬼牌现在先留着，以后更容易出完。',
  'give-least': () => '剩下的更容易出完，传出去对别人的帮助也小。',
  'discard-least': () => '剩下的手牌最容易出完。',
  'reverse-holds': ({ percent, other }) => `反转的话，有${percent}%的把握没人压得过；不反转的话是${other}%。`,
  'keep-holds': ({ percent, other }) => `不反转的话，有${percent}%的把握没人压得过；反转的话是${other}%。`,
  'reverse-answers': () => '反转的话，手里压得过这张J的牌更多，以后更好出。',
  'keep-answers': () => '不反转的话，手里压得过这张J的牌更多，以后更好出。',
  'orders-alike': () => '反不反转都差不多。',
  'good-enough': () => '和别的选择比，也不差。',
  'trial-pays': () => '从这里往后试打了很多局，这样比平时的打法划算。',
};
