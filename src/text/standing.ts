/** How a player stands at a table that is over, and who has won it. */
import { namesIn } from '../game/names.ts';
import { ordinal, plain, signed } from '../game/numbers.ts';
import { type Inline, type Line, line } from '../game/screen.ts';
import type { Catalogue } from '../game/words.ts';

interface Standing {
  /** What they have in all; null: the table had one hand, and its end says it. */
  readonly total: number | null;
  /** Null: they have won nothing. */
  readonly place: number | null;
  /** Others share their place. */
  readonly isTied: boolean;
  /** Those at the first place, if the reader is not among them. */
  readonly winners: readonly Inline[];
  readonly unit: 'points' | 'chips';
  /** What the players win of each other has a sign; the scores of a scoreboard have none. */
  readonly isSigned: boolean;
}

const trophyAt = ({ place }: Standing): string => (place === 1 ? '🏆 ' : '');

/** Those of the parts that there are. */
const partsOf = (
  { total, place, isTied, isSigned }: Standing,
  inAll: (total: string) => string,
  at: (place: number, isTied: boolean) => string,
): string[] => [
  ...(total === null ? [] : [inAll(`**${isSigned ? signed(total) : plain(total)}**`)]),
  ...(place === null ? [] : [`**${at(place, isTied)}**`]),
];

/** “You: 3 points in all, 2nd place.”, if there is anything to say. */
const own = (before: string, parts: readonly string[], separator: string, after: string): string =>
  parts.length === 0 ? '' : `${before}${parts.join(separator)}${after}`;

export const standing: Catalogue<(standing: Standing) => Line> = {
  en: (told) => {
    const { winners, unit } = told;
    const parts = partsOf(
      told,
      (sum) => `${sum} ${Math.abs(told.total ?? 0) === 1 ? unit.slice(0, -1) : unit} in all`,
      (at, isTied) => (isTied ? `tied for ${ordinal(at)} place` : `${ordinal(at)} place`),
    );
    const won =
      winners.length === 0
        ? ''
        : line`; ${namesIn('en')(winners)} ${winners.length > 1 ? 'tied for 1st place' : 'won'}`;
    return line`${trophyAt(told)}The table is over${won}.${own(' You: ', parts, ', ', '.')}`;
  },
  ja: (told) => {
    const { winners, unit } = told;
    const parts = partsOf(
      told,
      (sum) => `合計${sum}${unit === 'chips' ? 'チップ' : '点'}`,
      (at, isTied) => `${isTied ? '同点で' : ''}${at}位`,
    );
    const over =
      winners.length === 0
        ? 'この卓は終わりました。'
        : line`この卓は終わり、${namesIn('ja')(winners)}が${winners.length > 1 ? '同点で' : ''}1位でした。`;
    return line`${trophyAt(told)}${over}${own('あなたは', parts, '、', 'です。')}`;
  },
  zh: (told) => {
    const { winners, unit } = told;
    const parts = partsOf(
      told,
      (sum) => `合计${sum}${unit === 'chips' ? '个筹码' : '分'}`,
      (at, isTied) => `${isTied ? '并列' : ''}第${at}名`,
    );
    const won =
      winners.length === 0
        ? ''
        : line`，${namesIn('zh')(winners)}${winners.length > 1 ? '并列' : '得了'}第1名`;
    return line`${trophyAt(told)}这一桌结束了${won}。${own('你', parts, '，', '。')}`;
  },
};
