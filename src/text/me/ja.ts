import type { MeWords } from './words.ts';

export const ja: MeWords = {
  command: {
    name: 'マイ設定',
    description: '自分の言語・毎日のお知らせ・ヒント・呼び出しを決める（あなただけに見えます）',
  },
  title: 'あなたの設定（全サーバー共通）',
  labels: {
    locale: 'あなたの言語',
    reminderHour: '毎日のお知らせ',
    timeZone: 'タイムゾーン',
    hints: 'ヒント',
    pings: '呼び出し',
  },
  notes: {
    reminderHour:
      'ゆっくりした卓（1手 8時間か1日）があなたの番を待っていたら、1日1回、メンションでまとめて知らせます。',
    noPings: '⚠️ 呼び出しがオフの間は、毎日のお知らせも届きません。',
    locale: 'あなただけに見える文の言語です。',
    timeZone: '毎日のお知らせの時刻に使います。',
    pings:
      '自分の番、待っていた席、卓からの問いかけのメンションです。ほかの人が送るメンションは変わりません。',
  },
  values: {
    ownLanguage: 'Discord と同じ',
    noReminder: 'なし',
    daily: (time) => time,
    zone: (name, time) => `${name}（今 ${time}）`,
    assumed: (zone) => `${zone}・未選択`,
    hintsOfTable: '卓のオプションどおり',
    noHints: '出さない',
    on: 'オン',
    off: 'オフ',
  },
  otherZone: 'ほかの地域…',
  form: {
    title: 'タイムゾーン',
    label: '名前か都市（英語）',
    hint: '例：Europe/Vienna、Lagos',
  },
  noZone: (typed) =>
    `「${typed}」というタイムゾーンはありません。Europe/Vienna のように書いてください。何も変えていません。`,
  reminder: {
    title: (mention, count) => `⏰ ${mention} ${count}卓があなたの番です。`,
    table: (link, channel, at) => `▫️ ${link} ${channel}${at === null ? '' : ` · ⏳ <t:${at}:R>`}`,
    more: (count, command) => `ほか${count}卓：${command}`,
  },
  waiting: {
    title: (count) => `▶️ **${count}卓があなたの番です**`,
    elsewhere: (count, links) => `▶️ ほかに${count}卓があなたの番です：${links}`,
  },
};
