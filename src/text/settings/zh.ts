import { plain } from '../../game/numbers.ts';
import type { SettingsWords } from './words.ts';

const range = (min: number, max: number): string => `${plain(min)}–${plain(max)}`;

export const zh: SettingsWords = {
  title: '这个服务器的设置',
  pages: {
    places: '语言和频道',
    tables: '游戏和新牌桌',
    people: '通知和身份组',
    amounts: '筹码、桌数、保存时间',
  },
  labels: {
    locale: '公开消息的语言',
    channels: '可以开桌的频道',
    games: '可以玩的游戏',
    turnSeconds: '每一步的时限',
    pings: '提及',
    recaps: '今晚战报',
    threads: '子区',
    pictures: '图片',
    logChannel: '通知频道',
    adminRole: '可以管理账本的身份组',
    callRoleId: '召集玩家的身份组',
    units: '筹码',
    limits: '最多同时开',
    keepDays: '结束的牌桌的出牌记录',
  },
  notes: {
    turnSeconds: '开新桌时没有选别的，就用这个时限；子区和图片也一样。',
    pings: '牌桌在等玩家操作时（比如快超时）提及玩家。',
    recaps: '“今晚战报”在今晚结束时自动发出；用 `/今晚 结束` 的话，关了也会发。',
    logChannel: '对账本的操作和设置的改动会通知到这里。',
    adminRole: '除了有“管理服务器”权限的人，这些人也可以管理账本。',
    callRoleId: '等人的牌桌可以提及这个身份组，整个服务器10分钟一次。',
    limits: '慢慢玩的牌桌（每步8小时或1天）另外计算，可以再开同样多桌。',
  },
  choose: {
    channels: '选择频道',
    games: '选择游戏',
    logChannel: '选择频道',
    adminRole: '选择身份组',
    callRoleId: '选择身份组',
  },
  reset: {
    channels: '所有频道都可以',
    logChannel: '不通知',
    adminRole: '不设身份组',
    callRoleId: '不召集',
  },
  open: { units: '筹码…', limits: '桌数…', keepDays: '保存时间…' },

  values: {
    allChannels: '全部',
    allGames: '全部',
    ownLanguage: '服务器在 Discord 里的语言',
    ownLanguageOfHost: '开桌人的语言',
    none: '无',
    on: '开',
    off: '关',
    deletedChannel: '⚠️ 已删除的频道',
    deletedRole: '⚠️ 已删除的身份组',
    separator: '、',
    more: (count) => `另有${count}个`,
    forEver: '一直保留',
    days: (days) => `保留${plain(days)}天`,
    limits: ({ member, channel, server }) =>
      `每人${member}桌，一个频道或子区${channel}桌，整个服务器${server}桌`,
  },

  fields: {
    chip: { label: '筹码的名称', hint: (_, max) => `最多${max}个字。不填就叫“筹码”` },
    worth: { label: '一个筹码的价值', hint: (min, max) => `值多少游戏币，${range(min, max)}。可以不填` },
    money: { label: '游戏币的名称', hint: (_, max) => `最多${max}个字，不能用真实货币。可以不填` },
    member: { label: '一个人最多开几桌', hint: range },
    channel: { label: '一个频道或子区最多几桌', hint: range },
    server: { label: '整个服务器最多几桌', hint: range },
    days: {
      label: '出牌记录保留几天',
      hint: (min, max) => `${range(min, max)}。不填就一直保留。结果和账本总是保留。`,
    },
  },

  saved: (label, value) => `✅ **${label}**：${value}`,
  unchanged: '和原来一样，什么都没有改变。',
  changed: (label, from, to) => `**${label}**：${from} → ${to}`,

  refusals: {
    everyone: '不能选所有人都有的身份组。请选别的。',
    wrongChannel: '那里不能开桌。请选别的频道。什么都没有改变。',
    wrongRole: '那个身份组已经不在了。请选别的。什么都没有改变。',
    wrongGame: '那个游戏已经没有了。什么都没有改变。',
    wrongNumber: (label, min, max) => `${label}：请填${plain(min)}到${plain(max)}的整数。什么都没有改变。`,
  },

  play: {
    otherChannels: (channels, more) =>
      `这个频道不能开桌。请到${channels}${more > 0 ? `等频道（另有${more}个）` : ''}。`,
    noChannel: '这个频道不能开桌，你看得到的其他频道也不能。服务器管理员可以用 `/设置` 改变。',
    otherGames: (games) => `这个服务器不玩那个游戏。可以玩的有：${games}。`,
    noGame: '这个服务器没有可以玩的游戏。服务器管理员可以用 `/设置` 改变。',
  },
};
