/** What happens when a turn runs out, and after so many times in a row. */
import type { Catalogue } from '../game/words.ts';

export const whenTimeRunsOut: Catalogue<(inARow: number) => string> = {
  en: (inARow) =>
    `⏳ When your time runs out, the computer chooses for you; after ${inARow} times in a row it plays until you are back.`,
  ja: (inARow) =>
    `⏳ 時間切れのときは、コンピューターが代わりに選びます。続けて${inARow}回だと、戻るまで代わりにプレイします。`,
  zh: (inARow) => `⏳ 超时由电脑代走一步。接连${inARow}次超时，就由电脑一直代打，直到你回来。`,
};
