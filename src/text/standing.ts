/** How a player stands at a table that is over. */
import { ordinal, plain, signed } from '../game/numbers.ts';
import type { Catalogue } from '../game/words.ts';

/** What is counted: points, or chips. */
type Unit = 'points' | 'chips';

/**
 * @param total what they have in all; null: the table had one hand, and its end says it
 * @param place null: nobody has won
 */
type Standing = (total: number | null, place: number | null, unit: Unit) => string;

const trophyAt = (place: number | null): string => (place === 1 ? '🏆 ' : '');

/** Those of the parts that there are. */
const partsOf = (
  total: number | null,
  place: number | null,
  unit: Unit,
  inAll: (total: string) => string,
  at: (place: number) => string,
): string[] => [
  ...(total === null ? [] : [inAll(`**${unit === 'chips' ? signed(total) : plain(total)}**`)]),
  ...(place === null ? [] : [`**${at(place)}**`]),
];

export const standing: Catalogue<Standing> = {
  en: (total, place, unit) =>
    `${trophyAt(place)}The table is over. You: ${partsOf(
      total,
      place,
      unit,
      (sum) => `${sum} ${unit} in all`,
      (at) => `${ordinal(at)} place`,
    ).join(', ')}.`,
  ja: (total, place, unit) =>
    `${trophyAt(place)}この卓は終わりました。あなたは${partsOf(
      total,
      place,
      unit,
      (sum) => `合計${sum}${unit === 'chips' ? 'チップ' : '点'}`,
      (at) => `${at}位`,
    ).join('、')}です。`,
  zh: (total, place, unit) =>
    `${trophyAt(place)}这一桌结束了。你${partsOf(
      total,
      place,
      unit,
      (sum) => `合计${sum}${unit === 'chips' ? '筹码' : '分'}`,
      (at) => `第${at}名`,
    ).join('，')}。`,
};
