import { plain, signed } from '../../game/numbers.ts';
import type { DisplayAmount, LedgerWords } from './words.ts';

const inMoney = ({ money }: DisplayAmount): string =>
  money ? `（${plain(money.amount)} ${money.money}）` : '';

export const zh: LedgerWords = {
  commands: {
    history: { name: '明细', description: '看账本的明细' },
    adjust: { name: '调整', description: '管理者：给某人加或减（对方是银行）' },
    transfer: { name: '转移', description: '管理者：从一个人移到另一个人' },
    reverse: { name: '冲销', description: '管理者：用一笔相反的记录抵消某笔记录（不会删除）' },
    settle: { name: '结算', description: '管理者：算出让所有人归零的付款，开始新的赛季' },
    export: { name: '导出', description: '管理者：把整本账导出为 CSV 和 JSON' },
    close: { name: '封账', description: '管理者：封上账本（调整和输赢都不再记录）' },
    reopen: { name: '解封', description: '管理者：重新打开封上的账本' },
    help: { name: '说明', description: '账本是怎么回事' },
    stats: { name: '战绩', description: '玩了多少局、赢了多少、手气最好和最差的一晚' },
    privacy: { name: '隐私', description: '领取关于你的记录，或者把你的名字删掉' },
    privacyExport: { name: '领取', description: '领取保存的关于你的内容' },
    privacyErase: { name: '删除', description: '把你的名字从记录里删掉（总数保留）' },
  },
  options: {
    player: { name: '成员', description: '给谁（负数就是从谁那里扣）' },
    whose: { name: '成员', description: '看谁的（不填：明细是所有人，战绩是自己）' },
    from: { name: '从', description: '付出的人' },
    to: { name: '到', description: '收到的人' },
    amount: { name: '数量', description: '加多少；减的话填负数' },
    payment: { name: '数量', description: '移多少' },
    reason: { name: '理由', description: '会留在明细里' },
    note: { name: '理由', description: '会留在明细里（可以不填）' },
    entry: { name: '编号', description: '明细里 # 后面的数字' },
    through: { name: '截至编号', description: '以前导出时的编号（不填就到最新）' },
    everywhere: { name: '所有服务器', description: '不只是这个服务器，而是这个机器人所在的所有服务器' },
  },

  bank: '银行',
  former: (number) => `前成员${number}`,
  kinds: {
    hand: '🎴',
    unfinished: '⏹️ 中途结束',
    adjust: '✏️ 调整',
    transfer: '🔁 转移',
    reverse: '↩️ 冲销',
    settle: '🏁 结算',
    close: '🔒 封账',
    reopen: '🔓 解封',
    export: '📤 导出',
  },

  show: {
    since: (at) => `自 <t:${at}:D> 起`,
    closed: '🔒 账本已封上，现在打完的局不会记录。',
    row: (rank, player, total, hands, last) =>
      `${rank}. ${player} **${signed(total.amount)}**${inMoney(total)} · ${plain(hands)}局 · 最近一笔 ${signed(last)}`,
    worth: (chip, worth, money) => `1 ${chip} = ${plain(worth)} ${money}（游戏币）`,
    history: '明细',
    chart: (leading) =>
      `前${leading.length}名的总数走势。现在是 ${leading.map(({ player, total }) => `${player} ${signed(total)}`).join('、')}`,
    chartTitle: (book) => `${book}走势`,
    chartAxis: '记录',
  },

  history: {
    title: (book, player) => (player === null ? `${book}明细` : `${book}明细 · ${player}`),
    empty: '还没有记录。',
    hand: (game, hand) => `${game} 第${hand}局`,
    unfinished: (by, how) => {
      const who = by ?? '？';
      const ended = {
        agreed: `${who}提议，大家都同意`,
        alone: `没有其他人在玩，${who}结束`,
        manager: `服务器管理员${who}结束`,
        'no-place': '频道已不存在',
        unknown: `${who}结束`,
      }[how ?? 'unknown'];
      return `${ended}，不计输赢`;
    },
    upTo: (entry) => `截至 ${entry}`,
    by: (actor) => `${actor}操作`,
    reverses: (entry) => `冲销 #${entry}`,
    reversedBy: (entry) => `↩️ 已由 #${entry} 冲销`,
    more: (count) => `还有${count}笔`,
    newer: '◀ 较新的记录',
    older: '较早的记录 ▶',
  },

  stats: {
    title: (player) => `${player}的战绩`,
    empty: '还没有打完过一局。',
    hands: (hands, tables) => `${plain(hands)}局（${plain(tables)}桌）`,
    wins: (wins, percent) => `赢 ${plain(wins)}局（${percent}%）`,
    total: (amount) => `合计 **${signed(amount)}**`,
    unfinished: (hands, endedByPlayer) =>
      `⏹️ 中途结束 ${plain(hands)}局，不计输赢（其中由此人结束 ${plain(endedByPlayer)}局）`,
    evenings: (best, worst) => `手气最好的一晚 ${signed(best)} · 最差的一晚 ${signed(worst)}`,
    note: '间隔不到4小时接着玩的，算作同一晚。',
  },

  admin: {
    done: '已记录。',
    notAnnounced: (channel) =>
      `已经记录，但没能在 ${channel} 发出通知。请确认 Madoi 在那里有“查看频道”和“发送消息”权限。`,
    needsAdmin: (role) =>
      role === null ? '需要“管理服务器”权限。' : `需要“管理服务器”权限，或者 ${role} 身份组。`,
  },
  inputErrors: {
    zero: '0 什么也改变不了。请填 1 以上，减的话填 −1 以下。',
    'not-integer': '数量必须是整数。',
    'too-large': '一次最多移动 1,000,000,000。',
    'not-positive': '数量必须在 1 以上。方向反了的话，请把“从”和“到”对调。',
    bot: '机器人不能记进账本。',
    'no-reason': '请写理由，它会留在明细里。',
    'long-reason': '理由最多 200 个字。',
    'same-player': '不能移给同一个人。',
  },
  refusals: {
    closed: '这本账已封上。用 `/账本 解封` 打开。',
    'not-closed': '这本账是开着的。',
    'no-entry': '这个服务器的账本里没有这个编号。编号可以在 `/账本 明细` 里看到。',
    'posts-nothing': '这笔记录没有任何增减，没有可以冲销的。',
    reversed: (by) => `这笔记录已由 #${by} 冲销。要恢复的话，请冲销 #${by}。`,
    empty: '所有人都是 ±0，没有需要结算的。',
    stale: '确认期间账本有了变化（别人结算了，或者有一局打完了）。什么都没有改变，请重新使用 `/账本 结算`。',
    expired: '时间太久，这次确认已经失效。请重新使用 `/账本 结算`。',
  },

  settle: {
    title: (book) => `${book}结算`,
    period: (from, hands) => `期间：${from === null ? '最初' : `<t:${from}:f>`} 至今 · ${plain(hands)}局`,
    payments: (count) => `**${plain(count)}笔付款**，所有人就都回到 ±0`,
    noPayments: '没有付款（成绩归零）。',
    payment: (from, to, amount) => `${from} → ${to} **${plain(amount.amount)}**${inMoney(amount)}`,
    more: (count, link) =>
      `其余${plain(count)}笔在${link === null ? '附带的' : `[这条消息](${link})的`}文件里`,
    ask: (expires) => `按“结算”就会记录下来，开始新的赛季。这次确认 <t:${expires}:R>失效。`,
    confirm: '结算',
    decline: '算了',
    declined: '没有结算，什么都没有改变。',
    done: '已结算，新的赛季开始了。',
    closing: (book, entry) => `${book}已结算（#${entry}）`,
  },

  export: {
    done: (book, through, entries, postings) =>
      `**${book}** 导出 · 截至 #${through} · 记录 ${plain(entries)}笔，增减 ${plain(postings)}笔`,
    how: '截至同一编号的导出，不管什么时候做，内容都相同（只有删掉的名字会不同）。',
    chunk: (number, count) => `${number} / ${count}`,
    noEntry: '这本账里没有截至这个编号的记录。',
    busy: '正在做另一次导出。请等它完成再试。',
  },

  privacy: {
    exported: '这是保存的关于你的内容，只有你能看到。',
    nothing: '除了设置，没有保存关于你的内容。',
    ask: (everywhere) =>
      `**将把你的名字和用户 ID 从${everywhere ? '这个机器人所在的所有服务器' : '这个服务器'}的记录里删掉。** 总数和玩过的局以“前成员”的名义保留，战绩会被删除。删除之后不能撤销。`,
    confirm: '删除',
    decline: '算了',
    declined: '没有删除，什么都没有改变。',
    expired: '时间太久，这次确认已经失效。请重新使用 `/隐私 删除`。',
    seated: '你还坐在进行中的牌桌上，或者你开的牌桌还在进行。请等它结束再试。',
    erased: (names) =>
      names.length === 0 ? '已删除。' : `已删除。账本里只以“${names.join('、')}”的名义保留总数。`,
  },

  settings: {
    logHere: '📒 从现在起，对账本的操作和设置的改动会通知到这个频道。',
    logFails: (channel) =>
      `没能在 ${channel} 发消息。请确认 Madoi 在那里有“查看频道”和“发送消息”权限。设置没有改变。`,
    changed: (actor, change) => `⚙️ ${actor}：${change}`,
  },
  unitErrors: {
    'bad-name': '名称最多 16 个字，只能用文字、数字和表情符号。',
    'real-money': '筹码只是游戏记录，不能用真实货币的名称或符号。',
    'half-worth': '价值和游戏币的名称要一起填。',
    'bad-worth': '价值必须是 1 到 1,000,000 的整数。',
  },

  table: { notPosted: '账本已封上，这一局不会记录' },

  help: {
    title: '账本说明',
    body: [
      '每打完一局都会记进账本。筹码和积分的输赢总是相抵为零，记录事后不能改动；记错了，就再加一笔来冲销。',
      '**所有人** `/账本 查看` 排名 · `/账本 明细` 全部记录 · `/账本 赛季` 历来的赛季 · `/战绩` 局数和输赢 · `/排行榜` 谁更强 · `/隐私` 关于自己的记录',
      '**管理者** `/账本 调整`、`转移`、`冲销`、`结算`、`导出`、`封账`、`解封`、`赛季名`。所有操作都连同名字和理由留在明细里。',
      '**设置** `/设置` 可以管理账本的身份组 · 通知的频道 · 筹码的名称',
      '**要离开的人** 用 `/隐私 删除` 可以删掉名字。总数以“前成员”的名义保留，账本仍然平衡；截至以前编号的导出，除了那个名字都相同。',
      '**筹码不是真钱。** 不能买，不能卖，也不能换取任何有价值的东西。游戏币的价值只是看着好玩。',
    ].join('\n\n'),
  },
};
