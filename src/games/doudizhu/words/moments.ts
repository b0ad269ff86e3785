/** Where in a deal a choice was made. */
import type { Catalogue } from '../../../game/words.ts';

interface MomentWords {
  readonly auction: string;
  readonly trick: (number: number) => string;
}

export const moments: Catalogue<MomentWords> = {
  en: { auction: 'bidding', trick: (number) => `trick ${number}` },
  ja: { auction: '地主決め', trick: (number) => `${number}番目の場` },
  zh: { auction: '叫地主', trick: (number) => `第${number}轮出牌` },
};
