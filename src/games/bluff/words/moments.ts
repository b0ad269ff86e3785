/** Where in a match a choice was made. */
import type { Catalogue } from '../../../game/words.ts';

export const moments: Catalogue<(round: number) => string> = {
  en: (round) => `round ${round}`,
  ja: (round) => `ラウンド${round}`,
  zh: (round) => `第${round}轮`,
};
