/** The words on pictures of tables. */
import type { Catalogue } from '../game/words.ts';

interface PictureWords {
  readonly results: string;
  /** Above what has decided the last hand. */
  readonly keyPlays: string;
}

export const pictureWords: Catalogue<PictureWords> = {
  en: { results: 'Results', keyPlays: 'Key plays' },
  ja: { results: '結果', keyPlays: '決め手' },
  zh: { results: '战绩', keyPlays: '关键时刻' },
};
