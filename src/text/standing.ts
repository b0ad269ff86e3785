/** How a player stands at a table that is over. */
import { ordinal, signed } from '../game/numbers.ts';
import type { Catalogue } from '../game/words.ts';

/**
 * @param total what they have in all; null: the table had one hand, and its end says it
 * @param place null: nobody has won
 */
type Standing = (total: number | null, place: number | null) => string;

/** Those of the parts that there are. */
const partsOf = (
  total: number | null,
  place: number | null,
  inAll: (total: string) => string,
  at: (place: number) => string,
): string[] => [
  ...(total === null ? [] : [inAll(`**${signed(total)}**`)]),
  ...(place === null ? [] : [`**${at(place)}**`]),
];

export const standing: Catalogue<Standing> = {
  en: (total, place) =>
    `The table is over. You: ${partsOf(
      total,
      place,
      (sum) => `${sum} in all`,
      (at) => `${ordinal(at)} place`,
    ).join(', ')}.`,
  ja: (total, place) =>
    `この卓は終わりました。あなたは${partsOf(
      total,
      place,
      (sum) => `合計 ${sum}`,
      (at) => `${at}位`,
    ).join('、')}です。`,
  zh: (total, place) =>
    `这一桌结束了。你${partsOf(
      total,
      place,
      (sum) => `合计 ${sum}`,
      (at) => `第${at}名`,
    ).join('，')}。`,
};
