/** What a panel calls its own reader, where it names players. */
import type { Catalogue } from '../game/words.ts';

interface ReaderWords {
  readonly listed: string;
  /** Null where the verb beside it would not agree: the reader's name stays. */
  readonly inSentence: string | null;
}

export const readerWords: Catalogue<ReaderWords> = {
  en: { listed: 'You', inSentence: null },
  ja: { listed: 'あなた', inSentence: 'あなた' },
  zh: { listed: '你', inSentence: '你' },
};
