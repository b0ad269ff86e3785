import type { Params } from '../../../game/words.ts';
import { facesLabel, type JokerNames } from './faces.ts';
import type { Words } from './words.ts';

/** What may follow a play of this shape and size. */
function needed({ shape, size }: Params): string {
  if (shape === 'sequence') return `更大的${size}张同花顺`;
  return size === 1 ? '更大的单张' : `更大的${size}张同点牌`;
}

export function refusalsZh(jokers: JokerNames): Words['refusals'] {
  const label = (faces: string | number | undefined) => facesLabel(faces, jokers);
  return {
    'no-combination': ({ count }) =>
      count === 2
        ? '两张牌要点数相同才能一起出，或者其中一张是鬼牌。'
        : `这${count}张不能一起出：要么是点数相同的两到四张，要么是同花色连续三张以上的同花顺。缺的牌可以用鬼牌补。`,
    'other-shape': ({ cards, top, ...params }) =>
      `桌上是 ${label(top)}，不能出 ${label(cards)}：要出${needed(params)}。`,
    'must-beat': ({ cards, top, strongest }) =>
      `${label(cards)} 压不过桌上的 ${label(top)}：要更大才行，一样大不算。现在鬼牌最大，其次是${strongest}。`,
    locked: ({ suits }) => `锁了花色：到这一轮结束，只能出 ${suits}。`,
    'one-turn-kill': () => '这样你就出完了。有人抽牌之前，谁都不能出完。请先抽牌，或者出别的牌。',
    'must-lead': () => '桌上没有牌，由你先出，必须出牌：跟牌的人才可以不出。',
    'must-draw': () => '不出之前，要先从牌堆抽1张。',
    'drawn-already': () => '轮到自己时只能抽1张，你已经抽过了。',
    'stock-empty': () => '牌堆已空，没有牌可抽。',
    'give-first': ({ count }) => `请先选好6传牌要传出的${count}张牌。`,
    'discard-first': ({ count }) => `请先选好10弃牌要弃掉的${count}张牌。`,
    'reverse-first': () => '请先决定要不要反转大小。',
    'wrong-number': ({ count }) => `请正好选${count}张。`,
  };
}
