/** What is said while a computer's move waits for a player who may prepare for it. */
import { type Inline, type Line, line } from '../game/screen.ts';
import type { Catalogue } from '../game/words.ts';

interface PreparationWords {
  /** On that player's panel. @param at when the computer moves, in seconds */
  readonly yours: (at: number, mayTakeLonger: boolean) => string;
  /** On the table's message. */
  readonly theirs: (player: Inline, at: number) => Line;
  /** The button by which the computer moves at once. */
  readonly goOn: string;
}

export const preparationWords: Catalogue<PreparationWords> = {
  en: {
    yours: (at, mayTakeLonger) =>
      `⏳ The computer goes on <t:${at}:R>.${mayTakeLonger ? ' Once you have chosen a card to move, it waits longer.' : ''}`,
    theirs: (player, at) => line`⏳ ${player} may rearrange until the computer goes on, <t:${String(at)}:R>`,
    goOn: 'Go on now',
  },
  ja: {
    yours: (at, mayTakeLonger) =>
      `⏳ <t:${at}:R>に進みます。${mayTakeLonger ? '動かすカードを選ぶと、少し長く待ちます。' : ''}`,
    theirs: (player, at) => line`⏳ ${player}の並べ替えを待っています（<t:${String(at)}:R>に進みます）`,
    goOn: 'このまま進める',
  },
  zh: {
    yours: (at, mayTakeLonger) =>
      `⏳ <t:${at}:R>电脑继续。${mayTakeLonger ? '选了要移动的牌，就会多等一会儿。' : ''}`,
    theirs: (player, at) => line`⏳ 等${player}整理手牌，<t:${String(at)}:R>继续`,
    goOn: '不用等，继续',
  },
};
