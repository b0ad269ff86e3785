/** What is said of how strongly computers play. */
import type { Level } from '../game/levels.ts';
import type { Catalogue } from '../game/words.ts';
import type { CommandWords } from './words.ts';

/** `mixed`: the computers of a table differ. */
export const levelNames: Catalogue<Readonly<Record<Level | 'mixed', string>>> = {
  en: { friendly: 'friendly', house: 'standard', master: 'master', mixed: 'each its own' },
  ja: { friendly: 'やさしい', house: 'ふつう', master: '強い', mixed: 'それぞれ' },
  zh: { friendly: '温和', house: '普通', master: '高手', mixed: '各不相同' },
};

/** The option of `/play`, and of the lobby. */
export const levelOption: Catalogue<CommandWords> = {
  en: {
    name: 'computer-level',
    description: 'How strongly computers play, also those that join later (default: standard)',
  },
  ja: {
    name: 'コンピューターの強さ',
    description: 'コンピューターの強さ。あとから入るコンピューターにも当てはまります（既定はふつう）',
  },
  zh: { name: '电脑水平', description: '电脑打得有多强，之后入座的电脑也一样（默认普通）' },
};

interface LevelWords {
  /** What a level means, where it can be chosen. */
  readonly about: Readonly<Record<Level, string>>;
  /** The button that opens the page with a choice for each computer. */
  readonly each: string;
  /** Above these choices. */
  readonly chooseEach: string;
  /** The button that goes back to all options. */
  readonly allOptions: string;
}

export const levelWords: Catalogue<LevelWords> = {
  en: {
    about: {
      friendly: 'Easier to beat',
      house: 'As strong as usual',
      master: 'Thinks longer, and is harder to beat',
    },
    each: 'Choose for each computer',
    chooseEach: 'Choose how strongly each computer plays, until the game starts.',
    allOptions: 'All options',
  },
  ja: {
    about: {
      friendly: '勝ちやすい相手です',
      house: 'いつもの強さです',
      master: 'よく考える、手ごわい相手です',
    },
    each: 'コンピューターごとに選ぶ',
    chooseEach: 'ゲームが始まるまで、コンピューターごとに強さを選べます。',
    allOptions: 'オプションの一覧へ',
  },
  zh: {
    about: { friendly: '比较容易赢', house: '平常的水平', master: '想得更久，更难对付' },
    each: '逐个选择电脑水平',
    chooseEach: '游戏开始前，可以分别选择每个电脑的水平。',
    allOptions: '返回全部选项',
  },
};
