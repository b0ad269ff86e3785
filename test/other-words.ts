/** What texts say in other words than the rest, each with the words to use. □ stands for a value. */
import type { Catalogue, Locale } from '../src/game/words.ts';

type OtherWord = readonly [pattern: RegExp, words: string];

/** Words that no text uses. */
const OF_ALL: Catalogue<readonly OtherWord[]> = {
  ja: [
    [/誰/, 'だれ'],
    [/スート|ストート/, 'マーク'],
    [/JOKER/, 'ジョーカー'],
    [/一番|最も|最高/, 'いちばん'],
    [/つぎ/, '次'],
    [/いま(?![すせし])/, '今'],
    [/なお[すしせ]/, '直す'],
    [/プレー?ヤー|プレイヤー/, '人'],
    [/パネル/, '画面'],
    [/文書/, '文章'],
    [/抽選|ジャンケン/, 'くじ'],
    [/最強は/, '□が最強'],
    [/手を打|まで打|脇に/, 'プレイする、停止する'],
    [/私/, 'Madoi'],
    [/サーバー管理者/, 'サーバーの管理者'],
    [/ ・ /, ' · '],
    [/(?:^|[^□])[−+]□/, 'signed() of src/game/numbers.ts'],
  ],
  en: [
    [/\bpays? nobody|paid nothing/, 'no payments are made'],
    [/(?:^|[.:;!—] |\n(?:- )?|\*\*)Who(?:ever|se)? (?![^.!]*\?)/, 'the player who …, a player who …'],
    [/\b(?:only|ask|besides|for|to|replace|of) who(?:ever)?\b/i, 'a member with …, a server manager'],
    [/Join for a computer/, 'Take a computer’s seat'],
    [/※/, '†'],
    [/by lot\b|\ba lot decides/, 'at random'],
    [/unless (?:said|chosen) otherwise/, 'by default'],
    [/\bI\b(?!’m| …)|(?<!Tell |^|\/)\bme\b/, 'Madoi'],
    [/quarantined/, 'stopped'],
    // As in the United States.
    [/\bany more(?! \w+s\b)/, 'anymore'],
    [/(?:cancel|travel|label|model)l(?:ed|ing)\b/i, 'canceled'],
    [/(?:colo|favo|neighbo|behavio|hono)ur/i, 'color'],
    [
      /\b(?:cent|met|lit)re|\bgrey|\b(?:de|of)fence|\bwhilst|\bjudgement|\bprogramme\b/i,
      'center, gray, defense',
    ],
    [
      /(?:organ|real|recogn|minim|maxim|final|random|analy|memor|normal|optim)i?s(?:e[ds]?|ing|ation)\b/i,
      'organize',
    ],
    [/(?:^|[^□])[−+]□/, 'signed() of src/game/numbers.ts'],
  ],
  zh: [
    [/您/, '你'],
    [/帐/, '账'],
    [/其它/, '其他'],
    [/线程|话题|讨论串|帖子/, '子区'],
    [/角色|权限组/, '身份组'],
    [/面板|窗口|画面/, '界面'],
    [/计算机|(?<![A-Za-z])AI(?![A-Za-z])/, '电脑'],
    [/房主|房间|主持/, '桌主、牌桌'],
    [/离席|暂离|挂机|掉线/, '托管'],
    [/点击|单击|点按/, '按'],
    [/缺省|预设/, '默认'],
    [/小丑|王牌|Joker|JOKER/, '大王、小王、鬼牌'],
    [/ ・ /, ' · '],
    [/(?:^|[^□])[−+]□/, 'signed() of src/game/numbers.ts'],
  ],
};

/** Words that the texts of some games do not use; other games may. A game's id is also the name of its folder. */
const OF_GAMES: readonly {
  readonly games: readonly string[];
  readonly words: Partial<Catalogue<readonly OtherWord[]>>;
}[] = [
  {
    games: ['doudizhu', 'daifugo'],
    words: {
      ja: [[/シーケンス/, '階段']],
      zh: [[/(?<!抽)过牌|要不起|Pass|PASS/, '不出']],
    },
  },
  {
    games: ['doudizhu'],
    words: {
      ja: [
        [/降り|拒否/, '見送る'],
        [/場札|翼|(?<!スト)レート/, 'the words of the game itself'],
      ],
      en: [
        [/set aside, so/, 'the 8 cards set aside'],
        [/no bomb left|All passed/, 'may not bomb anymore, The other three passed'],
        [/\bwings?\b/, 'plain words'],
      ],
      zh: [
        [/三带一对|葫芦|三顺/, '三带二、飞机'],
        [/抢地主|倍数/, '叫地主、不叫'],
      ],
    },
  },
  {
    games: ['daifugo'],
    words: {
      en: [[/\broles?\b(?!\.ts)/i, 'special card']],
      zh: [
        [/J-?back|11反转|11回|11后退/i, 'J反转'],
        [/8切|切掉/, '8清场、结束这一轮'],
        [/反则|上家/, '犯规'],
      ],
    },
  },
  {
    games: ['bluff'],
    words: {
      ja: [[/Call|Challenge|Reroll/, '宣言、チャレンジ、振り直し']],
      en: [[/starts from/, '□ needed']],
      zh: [
        [/赖子|癞子|百搭/, '万能'],
        [/质疑|挑战|宣言|喊/, '开、叫'],
        [/掷|重投/, '摇、重摇'],
      ],
    },
  },
  { games: ['bukubuku'], words: { ja: [[/水位/, '灯台の高さ']] } },
];

/** The other words that a text of this file may not have. */
const otherWordsFor = (file: string, locale: Locale): readonly OtherWord[] => [
  ...OF_ALL[locale],
  ...OF_GAMES.filter(({ games }) => games.some((id) => file.startsWith(`src/games/${id}/`))).flatMap(
    ({ words }) => words[locale] ?? [],
  ),
];

/** @returns the words to use instead of those that a text has */
export const betterWords = (file: string, text: string, locale: Locale): string[] =>
  otherWordsFor(file, locale).flatMap(([pattern, words]) => (pattern.test(text) ? [words] : []));
