import { JOINER } from '../../game/screen-parts.ts';
import type { GuideWords } from './words.ts';

const range = (min: number, max: number): string =>
  min === max ? `${min}` : `${min}${JOINER}〜${JOINER}${max}`;

export const ja: GuideWords = {
  commands: {
    games: { name: 'ゲーム', description: '遊べるゲームを見て、卓を立てる（あなただけに見えます）' },
    tables: { name: '卓一覧', description: '参加できる卓と見られる卓を見る（あなただけに見えます）' },
    tutorial: {
      name: 'チュートリアル',
      description: 'ゲームを10手ほどで覚える（あなただけに見えます）',
    },
    help: { name: 'ヘルプ', description: 'ここで遊べるものと遊び方（あなただけに見えます）' },
  },
  subcommands: {
    tutorial: (game) => `${game}のチュートリアル：10手ほどで覚える（あなただけに見えます）`,
    rules: (game) => `${game}のルールを読む（あなただけに見えます）`,
  },
  players: (min, max) => `${range(min, max)}人`,
  minutes: (min, max) => `約${range(min, max)}分`,
  listed: (name, players, minutes) => `**${name}**（${players}、${minutes}）`,
  sandbox: 'ブラウザーで開き、チャンネルの「/ゲーム」を押してください。Ctrl+C で止まります。',
  games: {
    title: '何で遊びますか？',
    intro: '「遊ぶ」で卓が立ちます。一人でも遊べます。',
    open: '遊ぶ',
    alreadyPlaying: (table) => `今、別の卓で遊んでいます：${table}\nもう一つ卓を立てますか？`,
    justOpened: (table) => `卓はもう立っています：${table}\nもう一つ立てますか？`,
    openAnyway: 'もう一つ立てる',
    goToTable: '今の卓に戻る',
    another: '別のゲームで遊ぶ',
    chooseAnother: '同じ人たちと、別のゲームで遊ぶ',
    noOther: 'この人数で遊べる、ほかのゲームがありません。',
    together: (mentions, table) => `👥 ${mentions} 続けて、いっしょに遊びませんか？ ${table}`,
  },
  tables: {
    title: '参加できる卓・見られる卓',
    none: 'あなたに見えるところに、ほかの卓は立っていません。',
    join: '参加',
    joined: (table) => `✅ 席に着きました：${table}`,
    open: (count) => `📋 卓一覧（${count}）`,
    wish: '🔔 卓が立ったら知らせる',
    wished: (games) =>
      games.length === 0
        ? '🔕 卓が立っても知らせません。'
        : `🔔 卓が立ったらメンションで知らせます：${games.join('、')}`,
    told: (mentions, table) => `🔔 ${mentions} 卓が立ちました：${table}`,
    stop: '知らせなくてよい',
    stopped: (game, others) =>
      `🔕 ${game}の卓が立っても、もう知らせません。${others.length > 0 ? `これからも知らせるもの：${others.join('、')}` : ''}`,
    stopAll: 'どれも知らせなくてよい',
    begun: (table) => `▶️ この卓は始まりました：${table}`,
    closed: (table) => `▫️ この卓は閉じました：${table}`,
  },
  help: {
    title: 'ここでの遊び方',
    intro:
      '人どうしでも、コンピューターとでも遊べるテーブルゲームです。できることだけがボタンに出て、ルールはどの卓からも読めます。卓を立てるコマンド：',
    questions: [
      {
        question: 'どうやって始めるの？',
        answer: () =>
          '上のどれかのコマンドで、このチャンネルに卓が立ちます。ほかの人は「参加」を押し、主催の人が「開始」を押します。一人なら「コンピューター○人と開始」を押してください。',
      },
      {
        question: '自分の手札はどこ？',
        answer: ({ tableShow }) =>
          `あなたにだけ見えるメッセージに出ます。始めた人には自動で開き、ほかの人は卓のボタンで開きます。見失ったら ${tableShow} で開き直せます。`,
      },
      {
        question: '途中で抜けたくなったら？',
        answer: ({ tableLeave }) =>
          `${tableLeave} を使うと、戻るまでコンピューターが代わりにプレイします。続けて2回時間切れになったときも同じです。`,
      },
    ],
    more: ({ tables, standings, stats, replay, verify, me, settings }) =>
      `卓の一覧：${tables} · 順位：${standings} · 自分の成績：${stats} · 終わった回の振り返り：${replay} · 卓の検証：${verify} · 自分の言語とお知らせ：${me} · サーバーの設定：${settings}`,
    seeGames: 'ゲームを見る',
  },
  tutorial: {
    choose: '🎓 遊び方を練習する',
    learn: '練習する',
    offer: (game, steps) => `${game}ははじめてですか？ 人が集まるまでの間に、${steps}手で覚えられます。`,
    step: (number, total) => `練習 ${number} / ${total}`,
    back: '戻る',
    skip: '最後まで飛ばす',
    done: 'これで遊べます！',
    play: (computers) => `コンピューター${computers}人とすぐに遊ぶ`,
    rules: 'ルール',
  },
  welcome: {
    title: 'このサーバーで卓を囲めます',
    intro:
      'はじめまして、Madoi（団居）です。これから、みんなで、またはコンピューターと、次のゲームを遊べます。',
    next: ({ games, help }) => `${games} で卓を立てられます。はじめての人は ${help} をどうぞ。`,
  },
};
