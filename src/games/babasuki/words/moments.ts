/** Where in a round a choice was made. */
import type { Catalogue } from '../../../game/words.ts';

interface MomentWords {
  readonly draft: (pick: number) => string;
  /** The cards that two take instead of a draft. */
  readonly pairs: (pick: number) => string;
  readonly raid: (number: number) => string;
}

export const moments: Catalogue<MomentWords> = {
  en: {
    draft: (pick) => `draft, pick ${pick}`,
    pairs: (pick) => `taking cards, pick ${pick}`,
    raid: (number) => `raid, turn ${number}`,
  },
  ja: {
    draft: (pick) => `ドラフト${pick}枚目`,
    pairs: (pick) => `カードの入手${pick}枚目`,
    raid: (number) => `襲撃${number}手目`,
  },
  zh: {
    draft: (pick) => `轮抽第${pick}张`,
    pairs: (pick) => `拿牌第${pick}张`,
    raid: (number) => `袭击第${number}手`,
  },
};
