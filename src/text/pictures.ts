/** The words on pictures of tables. */
import type { Catalogue } from '../game/words.ts';

interface PictureWords {
  readonly results: string;
  /** Before what somebody has in all, where a table had several hands. */
  readonly total: string;
  /** Above what has decided the last hand, and what there is to say of its payment. */
  readonly keyPlays: string;
}

export const pictureWords: Catalogue<PictureWords> = {
  en: { results: 'Results', total: 'total', keyPlays: 'How it went' },
  ja: { results: '結果', total: '合計', keyPlays: 'あらまし' },
  zh: { results: '战绩', total: '合计', keyPlays: '经过' },
};
