/** Where in a round a card was laid. */
import type { Catalogue } from '../../../game/words.ts';

interface MomentWords {
  readonly turn: (number: number) => string;
  readonly building: string;
}

export const moments: Catalogue<MomentWords> = {
  en: { turn: (number) => `turn ${number}`, building: 'building the piles' },
  ja: { turn: (number) => `ターン${number}`, building: '山札作り' },
  zh: { turn: (number) => `第${number}回合`, building: '堆牌' },
};
