import { plain } from '../../game/numbers.ts';
import type { SettingsWords } from './words.ts';

const range = (min: number, max: number): string => `${plain(min)}〜${plain(max)}`;

export const ja: SettingsWords = {
  title: 'このサーバーの設定',
  pages: {
    places: '言語とチャンネル',
    tables: 'ゲームと新しい卓',
    people: 'お知らせとロール',
    amounts: 'チップ・卓の数・保存期間',
  },
  labels: {
    locale: 'みんなに見える文の言語',
    channels: '卓を立てられるチャンネル',
    games: '遊べるゲーム',
    turnSeconds: '制限時間',
    pings: '呼び出し',
    recaps: '今夜のまとめ',
    threads: 'スレッド',
    pictures: '画像',
    logChannel: 'お知らせ先',
    adminRole: '帳簿を管理できるロール',
    callRoleId: '人を集めるロール',
    units: 'チップ',
    limits: '同時に開ける卓',
    keepDays: '終わった卓のプレイの記録',
  },
  notes: {
    turnSeconds: '新しい卓で何も選ばなかったときの制限時間です。スレッドと画像も同じです。',
    pings: '「呼び出し」は、時間切れが近いときなどに人をメンションするメッセージです。',
    recaps: '「今夜のまとめ」は、今夜が終わると自動で出ます。`/今夜 終える` なら、オフでも出ます。',
    logChannel: '帳簿への操作と設定の変更を、このチャンネルに知らせます。',
    adminRole: 'このロールの人も、帳簿を管理できます。',
    callRoleId: '始まる前の卓から、サーバー全体で10分に1回まで呼べます。',
    limits: 'ゆっくりした卓（1手 8時間か1日）は別に数え、同じ数まで開けます。',
  },
  choose: {
    channels: 'チャンネルを選ぶ',
    games: 'ゲームを選ぶ',
    logChannel: 'チャンネルを選ぶ',
    adminRole: 'ロールを選ぶ',
    callRoleId: 'ロールを選ぶ',
  },
  reset: {
    channels: 'すべてのチャンネルにする',
    logChannel: '知らせない',
    adminRole: 'ロールなし',
    callRoleId: '集めない',
  },
  open: { units: 'チップ…', limits: '卓の数…', keepDays: '保存期間…' },

  values: {
    allChannels: 'すべて',
    allGames: 'すべて',
    ownLanguage: 'Discord でのサーバーの言語',
    ownLanguageOfHost: '卓を立てた人の言語',
    none: 'なし',
    on: 'オン',
    off: 'オフ',
    deletedChannel: '⚠️ 消えたチャンネル',
    deletedRole: '⚠️ 消えたロール',
    separator: '、',
    more: (count) => `ほか${count}件`,
    forEver: 'ずっと残す',
    days: (days) => `${plain(days)}日残す`,
    limits: ({ member, channel, server }) =>
      `一人${member}卓、ひとつのチャンネルやスレッドで${channel}卓、サーバー全体で${server}卓まで`,
  },

  fields: {
    chip: { label: 'チップの呼び名', hint: (_, max) => `${max}文字まで。空なら「チップ」` },
    worth: {
      label: '1チップの価値',
      hint: (min, max) => `遊びのお金でいくらか。${range(min, max)}。空でもよい`,
    },
    money: {
      label: '遊びのお金の呼び名',
      hint: (_, max) => `${max}文字まで。本物のお金は使えません。空でもよい`,
    },
    member: { label: '一人が開ける卓の数', hint: range },
    channel: { label: 'ひとつのチャンネルやスレッドの卓の数', hint: range },
    server: { label: 'サーバー全体の卓の数', hint: range },
    days: {
      label: 'プレイの記録を残す日数',
      hint: (min, max) => `${range(min, max)}。空なら、ずっと残します。結果と帳簿はいつでも残ります。`,
    },
  },

  saved: (label, value) => `✅ **${label}**：${value}`,
  unchanged: '前と同じなので、何も変えていません。',
  changed: (label, from, to) => `**${label}**：${from} → ${to}`,

  refusals: {
    everyone: '全員のロールは選べません。別のロールを選んでください。',
    wrongChannel: 'そこには卓を立てられません。別のチャンネルを選んでください。何も変えていません。',
    wrongRole: 'そのロールはもうありません。別のロールを選んでください。何も変えていません。',
    wrongGame: 'そのゲームはもうありません。何も変えていません。',
    wrongNumber: (label, min, max) =>
      `${label}は、${plain(min)}から${plain(max)}までの整数にしてください。何も変えていません。`,
  },

  play: {
    otherChannels: (channels, more) =>
      `このチャンネルには卓を立てられません。${channels}${more > 0 ? `など（ほか${more}件）` : ''}を使ってください。`,
    noChannel:
      'このチャンネルにも、あなたに見えるほかのチャンネルにも、卓を立てられません。サーバーの管理者が `/設定` で変えられます。',
    otherGames: (games) => `このサーバーでは、そのゲームは遊べません。遊べるのは、${games}です。`,
    noGame: 'このサーバーで遊べるゲームがありません。サーバーの管理者が `/設定` で変えられます。',
  },
};
