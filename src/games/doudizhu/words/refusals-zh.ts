import type { Kind, Play } from '../combinations.ts';
import { playNamed } from './faces.ts';
import type { Words } from './words.ts';

const NEEDED: Readonly<Record<Kind, string>> = {
  single: '更大的单张',
  pair: '更大的对子',
  triple: '更大的三张',
  plane: '三张更大的三带二',
  straight: '张数相同、更大的顺子',
  pairs: '张数相同、更大的连对',
  triples: '张数相同、更大的飞机',
  bomb: '张数更多的炸弹，或者张数相同、点数更大的炸弹',
};

/** @param nameOf a combination's name */
export function refusalsZh(nameOf: (play: Play) => string): Words['refusals'] {
  const named = (faces: string | number | undefined): string => {
    const play = playNamed(faces);
    return play ? nameOf(play) : '';
  };
  const against = (cards: string | number | undefined, top: string | number | undefined) =>
    `${named(cards)}压不过桌上的${named(top)}`;

  return {
    'no-combination': ({ count }) => {
      if (count === 2) return '两张牌要点数相同才能成对，或者其中一张是王。';
      if (count === 3) return '三张牌要点数全都相同才能一起出。';
      if (count === 4) return '四张牌只有点数全都相同才能出，那就是炸弹。连对要三对以上，三张不能只带一张。';
      return `这${count}张不成牌型：要么是顺子、连对或飞机，要么是三带二，要么是炸弹。这些牌型里都不能有王。`;
    },
    'bomb-spent': () => '你没有叫地主，这一局只能出一次炸弹，而你已经出过了。',
    'other-kind': ({ cards, top, mayBomb }) => {
      const kind = playNamed(top)?.kind ?? 'single';
      if (mayBomb !== 0)
        return `${against(cards, top)}：要出${NEEDED[kind]}${kind === 'bomb' ? '' : '，或者炸弹'}。`;
      return kind === 'bomb'
        ? `${against(cards, top)}：只有更大的炸弹压得过，而你这一局的一次炸弹已经用掉，只能不出。`
        : `${against(cards, top)}：要出${NEEDED[kind]}（你不能再炸了）。`;
    },
    'other-length': ({ cards, top }) => `${against(cards, top)}：张数必须相同，而且要更大。`,
    'must-beat': ({ cards, top }) =>
      playNamed(top)?.kind === 'bomb'
        ? `${against(cards, top)}：炸弹要张数更多，或者张数相同、点数更大。`
        : `${against(cards, top)}：要更大才行，一样大不算。`,
    'must-lead': () => '这一轮由你先出，必须出牌：跟牌的人才可以不出。',
  };
}
