import { JOINER } from '../../game/screen-parts.ts';
import type { GuideWords } from './words.ts';

const range = (min: number, max: number): string =>
  min === max ? `${min}` : `${min}${JOINER}–${JOINER}${max}`;

export const zh: GuideWords = {
  commands: {
    games: { name: '游戏', description: '看看有什么游戏，开一桌（只有你能看到）' },
    tables: { name: '牌桌列表', description: '看看能加入、能观看的牌桌（只有你能看到）' },
    tutorial: { name: '教程', description: '教程：十来步学会一个游戏（只有你能看到）' },
    help: { name: '帮助', description: '这里能玩什么、怎么玩（只有你能看到）' },
  },
  subcommands: {
    tutorial: (game) => `${game}教程：十来步就会（只有你能看到）`,
    rules: (game) => `看${game}的规则（只有你能看到）`,
  },
  players: (min, max) => `${range(min, max)}人`,
  minutes: (min, max) => `约${range(min, max)}分钟`,
  listed: (name, players, minutes) => `**${name}**（${players}，${minutes}）`,
  sandbox: '用浏览器打开，按频道里的“/游戏”。按 Ctrl+C 停止。',
  games: {
    title: '玩什么？',
    intro: '按“开桌”开一桌，空位可以让电脑来坐。',
    open: '开桌',
    alreadyPlaying: (table) => `你正在另一桌玩：${table}\n要再开一桌吗？`,
    justOpened: (table) => `已经开好一桌：${table}\n要再开一桌吗？`,
    openAnyway: '再开一桌',
    goToTable: '回到那一桌',
    another: '换个游戏',
    chooseAnother: '和同一桌的人换个游戏玩',
    noOther: '没有别的游戏适合这么多人。',
    together: (mentions, table) => `👥 ${mentions} 接着一起玩吗？${table}`,
  },
  tables: {
    title: '能加入、能观看的牌桌',
    none: '你看得到的地方没有别的牌桌。',
    join: '加入',
    joined: (table) => `✅ 你已经入座：${table}`,
    open: (count) => `📋 开着的牌桌（${count}）`,
    wish: '🔔 有人开桌时告诉我',
    wished: (games) =>
      games.length === 0 ? '🔕 有人开桌也不会告诉你。' : `🔔 有人开桌时会提及你：${games.join('、')}`,
    told: (mentions, table) => `🔔 ${mentions} 开了一桌：${table}`,
    stop: '不用再告诉我',
    stopped: (game, others) =>
      `🔕 有人开${game}也不会再告诉你。${others.length > 0 ? `还会告诉你的：${others.join('、')}` : ''}`,
    stopAll: '全部不用告诉我',
    begun: (table) => `▶️ 这一桌已经开始：${table}`,
    closed: (table) => `▫️ 这一桌已经关闭：${table}`,
  },
  help: {
    title: '怎么玩',
    intro: '和人玩、和电脑玩都可以的桌面游戏。按钮里只有现在能做的事，规则在每一桌都能看。这些命令可以开桌：',
    questions: [
      {
        question: '怎样开始？',
        answer: () =>
          '用上面的一个命令，在频道里开一桌。其他人按“加入”，桌主按“开始”。一个人玩的话，按“加…个电脑并开始”。',
      },
      {
        question: '我的手牌在哪里？',
        answer: ({ tableShow }) =>
          `在只有你看得到的消息里。按“开始”的人，手牌会自动打开；其他人按牌桌上的按钮打开。找不到的话，用 ${tableShow} 重新打开。`,
      },
      {
        question: '中途有事怎么办？',
        answer: ({ tableLeave }) => `用 ${tableLeave}，电脑会替你打，直到你回来。接连两次超时也是一样。`,
      },
    ],
    more: ({ tables, standings, stats, replay, verify, me, settings }) =>
      `牌桌：${tables} · 排名：${standings} · 自己的战绩：${stats} · 复盘打完的一局：${replay} · 验证牌桌：${verify} · 自己的语言和每日提醒：${me} · 服务器设置：${settings}`,
    seeGames: '看看游戏',
  },
  tutorial: {
    choose: '🎓 学一个游戏',
    learn: '学一学',
    offer: (game, steps) => `第一次玩${game}？等人的时候，${steps}步就能学会。`,
    step: (number, total) => `教程 ${number} / ${total}`,
    back: '上一步',
    skip: '跳到最后',
    done: '可以上桌了！',
    play: (computers) => `马上和${computers}个电脑玩`,
    rules: '规则',
  },
  welcome: {
    title: '这个服务器可以围桌玩游戏了',
    intro: '大家好，这里是 Madoi。从现在起，可以和大家一起玩，也可以和电脑玩：',
    next: ({ games, help }) => `用 ${games} 开一桌；第一次玩的人请看 ${help}。`,
  },
};
