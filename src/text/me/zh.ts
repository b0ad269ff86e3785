import type { MeWords } from './words.ts';

export const zh: MeWords = {
  command: {
    name: '我的设置',
    description: '自己的语言、每日提醒、提示和提及（只有你看得到）',
  },
  title: '你的设置（所有服务器通用）',
  labels: {
    locale: '你的语言',
    reminderHour: '每日提醒',
    timeZone: '时区',
    hints: '提示',
    pings: '提及',
  },
  notes: {
    reminderHour: '慢慢玩的牌桌（每步8小时或1天）在等你时，每天用一条消息提及你一次。',
    noPings: '⚠️ 关闭提及期间，每日提醒也不会发。',
    locale: '只给你看的内容用这个语言。',
    timeZone: '只用于每日提醒的时间。',
    pings: '轮到你、排队等到座位、牌桌有事问你时的提及。别人发给你的提及不受影响。',
  },
  values: {
    ownLanguage: '和 Discord 一样',
    noReminder: '无',
    daily: (time) => time,
    zone: (name, time) => `${name}（现在 ${time}）`,
    assumed: (zone) => `${zone}，未选择`,
    hintsOfTable: '按牌桌的选项',
    noHints: '不显示',
    on: '开',
    off: '关',
  },
  otherZone: '其他时区…',
  form: {
    title: '时区',
    label: '名称或城市（英文）',
    hint: '例如 Europe/Vienna 或 Lagos',
  },
  noZone: (typed) => `没有叫“${typed}”的时区。请写成 Europe/Vienna 这样。什么都没有改动。`,
  reminder: {
    title: (mention, count) => `⏰ ${mention} 有${count}桌轮到你了：`,
    table: (link, channel, at) => `▫️ ${link} ${channel}${at === null ? '' : ` · ⏳ <t:${at}:R>`}`,
    more: (count, command) => `另有${count}桌：${command}`,
  },
  waiting: {
    title: (count) => `▶️ **有${count}桌轮到你了**`,
    elsewhere: (count, links) => `▶️ 另有${count}桌轮到你了：${links}`,
  },
};
