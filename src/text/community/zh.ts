import { plain, signed } from '../../game/numbers.ts';
import type { CommunityWords } from './words.ts';

export const zh: CommunityWords = {
  commands: {
    leaderboard: { name: '排行榜', description: '查看各游戏里谁更强' },
    seasons: { name: '赛季', description: '查看账本的各个赛季和排名' },
    renameSeason: { name: '赛季名', description: '管理者：给赛季起名' },
    evening: { name: '今晚', description: '服务器管理者：开始或结束本频道的今晚' },
    eveningStart: { name: '开始', description: '在本频道开始今晚' },
    eveningEnd: { name: '结束', description: '结束本频道的今晚，并发出战报' },
  },
  options: {
    game: { name: '游戏', description: '哪个游戏（默认是最近玩的）' },
    season: { name: '赛季', description: '“/账本 赛季”里的编号（默认是全部）' },
    whichSeason: { name: '赛季', description: '“/账本 赛季”里的编号' },
    seasonName: { name: '赛季名', description: '这次结算结束的赛季叫什么' },
    newName: { name: '名字', description: '赛季的名字（最多32个字）' },
  },

  leaderboard: {
    title: (game) => `${game}排行榜`,
    allTime: '全部',
    row: (rank, player, estimate, hands) => `${rank}. ${player} **${estimate}** · ${plain(hands)}局`,
    uncertainty: { new: '刚开始', uncertain: '还不确定' },
    you: (rank, estimate) => `你排在第${rank}位，**${estimate}**。`,
    meaning: '这个数字是几乎可以肯定的最低实力：从0.0开始，赢了就升，赢强者升得更多，输了就降。',
    counted: '只算全是真人的局；电脑代打过的局，和在账本里被冲销的局都不算。',
    empty: '这个游戏还没有全是真人的对局。',
    emptySeason: '这个赛季里，这个游戏没有全是真人的对局。',
    chooseGame: '其他游戏',
    chooseSeason: '其他赛季',
    unknownGame: '没有这个游戏。有哪些游戏，请看 `/游戏`。',
  },

  seasons: {
    title: (book) => `${book}的赛季`,
    number: (number) => `第${number}赛季`,
    named: (name, number) => `${name}（第${number}赛季）`,
    running: '进行中',
    dates: (from, to) => `${from === null ? '…' : `<t:${from}:D>`} – ${to === null ? '现在' : `<t:${to}:D>`}`,
    hands: (count) => `${plain(count)}局`,
    nobody: '没有排名',
    choose: '查看一个赛季的完整排名……',
    row: (rank, player, amount) => `${rank}. ${player} **${amount}**`,
    withoutZeros: '以0结束的人没有结算，所以不列出。',
    all: '全部赛季',
    note: '结算会结束一个赛季。排名保持结算时的样子；后来被冲销的局不计入局数。',
    empty: '这本账还没有记过对局。',
    gone: '这个赛季已经不存在：它开始时的那次结算被冲销了。',
    unknown: (book, number, count) =>
      `${book}没有第${number}赛季，现在一共有${count}个。请看 \`/账本 赛季\`。`,
    renamed: (book, number, name) => `${book}的第${number}赛季现在叫“${name}”。`,
    willBeNamed: (name) => `结束的赛季会叫“${name}”。`,
    badName: '赛季的名字要写在一行里，1到32个字，不能提及别人。',
  },

  evening: {
    started: (by) =>
      `🌙 ${by}开始了今晚。用 \`/今晚 结束\`，或者最后一局过去4小时以后，就会发出战报。慢慢玩的牌桌（每步8小时或1天）不算在今晚里。`,
    running: (since, hands) =>
      `这里的今晚从 <t:${since}:t> 开始，已经打了${plain(hands)}局。用 \`/今晚 结束\` 可以结束。`,
    notRunning: '这个频道的今晚还没有开始。慢慢玩的牌桌（每步8小时或1天）不算。',
    endedEmpty:
      '今晚结束了。没有算在今晚里的对局，所以没有战报。慢慢玩的牌桌（每步8小时或1天）和只有电脑的对局都不算。',
    ended: '今晚结束了，战报会发在这个频道。',
    title: '今晚战报',
    span: (from, to) => `<t:${from}:f> – <t:${to}:t>`,
    counts: (hands, tables, people) =>
      [`${plain(hands)}局`, `${plain(tables)}桌`, `${plain(people)}人`].join(' · '),
    game: (game, hands) => `${game} · ${plain(hands)}局`,
    row: (rank, player, total, hands) => `${rank}. ${player} **${total}** · ${plain(hands)}局`,
    more: (count) => `还有${plain(count)}人`,
    best: ({ player, hand, amount, times }) =>
      `🏆 最痛快的一局：${player} ${signed(amount)} · ${hand}（平常的${times}倍）`,
    bitterest: ({ player, hand, amount, times }) =>
      `🥀 最惨的一局：${player} ${signed(amount)} · ${hand}（平常的${times}倍）`,
    spread: '“平常”是指这里最近打的同一游戏里，得分和那一局平均分的差距。',
    notPosted: (hands) => `没有计入的有${plain(hands)}局（账本已封，或者被冲销）。`,
    goToBest: '🏆 看这一局',
    goToBitterest: '🥀 看这一局',
    hands: '难忘的一局',
    standings: '排名',
  },
};
