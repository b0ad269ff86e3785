/** Where in a game a choice was made. */
import type { Catalogue } from '../../../game/words.ts';

export const moments: Catalogue<(trick: number) => string> = {
  en: (trick) => `trick ${trick}`,
  ja: (trick) => `${trick}番目の場`,
  zh: (trick) => `第${trick}轮出牌`,
};
