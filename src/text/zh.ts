import { namesIn } from '../game/names.ts';
import { signed } from '../game/numbers.ts';
import { line } from '../game/screen.ts';
import { companyRefusals } from './company-refusals.ts';
import { endedBy, ending } from './ending-zh.ts';
import { fairShuffle } from './fair-shuffle-zh.ts';
import { hints, hintsOption } from './hints-zh.ts';
import { levelNames, levelOption } from './levels.ts';
import { privateOption } from './private.ts';
import { slowWords } from './slow.ts';
import { duration, pauses, times } from './times-zh.ts';
import { inSeconds } from './timestamps.ts';
import type { BotWords } from './words.ts';

const listed = namesIn('zh');

export const zh: BotWords = {
  language: '简体中文',
  colon: '：',
  commands: {
    play: { name: '玩', description: '开一桌，大家一起玩' },
    rules: { name: '规则', description: '看游戏怎么玩（只有你能看到）' },
    ledger: { name: '账本', description: '筹码和积分的账本' },
    ledgerShow: { name: '查看', description: '看现在的排名和总数' },
    table: { name: '牌桌', description: '查看、离开或结束一桌' },
    tableShow: { name: '查看', description: '打开你的手牌，或者看现有的牌桌' },
    tableLeave: { name: '离开', description: '离开牌桌（游戏进行中由电脑接手）' },
    tableEnd: { name: '结束', description: '结束一桌（桌主征得大家同意，或者由服务器管理员结束）' },
    tableSeats: { name: '座位', description: '看谁在座，换下托管的人，让出座位' },
    settings: { name: '设置', description: '这个服务器的设置（需要“管理服务器”权限）' },
  },
  options: {
    time: { name: '限时', description: '每一步的时限，超时由电脑代走一步（默认3分钟，或按服务器设置）' },
    computers: { name: '电脑', description: '一开始有几个电脑入座（默认没有）' },
    level: levelOption.zh,
    autoStart: { name: '自动开始', description: '坐满时是否自动开始（默认关）' },
    pause: {
      name: '看结果',
      description: '看结果的时间，大家都按“继续”就马上接着打（默认1分钟，独自对电脑时10分钟）',
    },
    hints: hintsOption,
    picture: {
      name: '牌桌图片',
      description: '进行中的牌桌是否附上图片；结果的图片不受影响（默认按服务器设置）',
    },
    openHands: {
      name: '对观战者公开',
      description:
        '下一局（轮）开始后，上一局（轮）大家手里的是否也给观战者看；结束时亮出的谁都能看到（默认关）',
    },
    thread: { name: '子区', description: '是否为这一桌单独开一个子区（默认按服务器设置）' },
    private: privateOption.zh,
    book: { name: '账本', description: '看哪一本账' },
  },
  times,
  pauses,
  hints,
  levels: levelNames.zh,

  computers: '电脑',

  lobby: {
    seats: (taken, min, max) =>
      `座位 ${taken} / ${max}${taken < min ? `（${min === max ? `满${min}人开始` : `${min}人即可开始`}）` : ''}`,
    free: (first, count) => `${first}. 空位${count === 1 ? '' : `（还有${count}个）`}`,
    host: '（桌主）',
    options: '选项',
    time: (seconds) => (seconds === 0 ? '不限时' : `每步 ${duration(seconds)}`),
    startsAutomatically: '坐满自动开始',
    withPicture: '进行中显示牌桌图片',
    withOpenHands: '下一局开始后，上一局的手牌对观战者公开',
    expires: (at) => `没有人操作的话，<t:${at}:R>关闭`,
    join: '加入',
    joinForComputer: '换下电脑',
    leave: '离开',
    addComputer: '添加电脑',
    remove: '移出',
    rules: '规则',
    start: '开始',
    fill: (computers) => `加${computers}个电脑并开始`,
    fillUp: (computers) => `坐满并开始（再加${computers}个电脑）`,
    fewer: '想自己定几个电脑：每加一个按一次“添加电脑”，然后按“开始”。',
    cancel: '解散牌桌',
    chooseSeatToRemove: '选择要移出的人',
    removed: '已移出。',
    cancelled: (by) => (by === null ? '这一桌解散了。' : `${by}解散了这一桌。`),
    expired: '一直没有人操作，这一桌关闭了。',
  },

  fairShuffle,

  table: {
    timeLeft: (deadline) => `⏳ <t:${deadline}:R>超时`,
    turn: (players, deadline, areTogether = false) =>
      line`▶️ ${areTogether ? '正在等' : '轮到'}${listed(players)}${areTogether ? '选择' : ''}${deadline === null ? '' : `\n${zh.table.timeLeft(deadline)}`}`,
    next: '继续',
    back: '我回来了',
    timeRanOut: '⏰ 超时',
    away: '💤 托管中',
    between: (hand, at, players) =>
      players.length > 0
        ? line`⏭️ ${hand} <t:${at}:R>开始，${listed(players)}按“继续”就马上开始。`
        : [`⏭️ ${hand} <t:${at}:R>开始。`],
    score: '得分',
    finalScore: '最终得分',
    scoreSoFar: '到目前为止的得分',
    totals: '最终得分',
    scoreRow: (player, won, total) =>
      line`${player} **${signed(total)}**${won === null ? '' : `（这一局 ${signed(won)}）`}`,
    pastHand: (title, scores) => line`${title} · ${scores}`,
    pastHandsMore: (count) => `… 更早的还有${count}局`,
    ledgerNow: (book) => `${book}（所有牌桌累计）`,
    over: '这一桌结束了，大家辛苦了！',
    lastHand: (host) => `⏹️ ${host}决定，打完这一局，整桌就结束。`,
    ended: (by, how, unfinished) =>
      [
        `⏹️ ${endedBy(by, how)}`,
        unfinished === null ? '打完的局都已记在账本里。' : `${unfinished}还没有分出胜负，不计输赢。`,
      ].join(''),
    quarantined:
      '这一桌出了问题，无法继续，已经停止。没打完的不计输赢。其他牌桌不受影响，详情在机器人的日志里。',
    rematch: '再来一桌',
    started: (mentions, game) => `${mentions} **${game}**开始了！`,
    ping: (mentions, game, deadline) =>
      `${mentions} **${game}**：轮到你了。${deadline === null ? '' : `<t:${deadline}:R>将由电脑代打。`}`,
    named: (game, id) => `${game} · 牌桌 ${id}`,
    on: '开',
    off: '关',
  },

  ending,

  panel: {
    stale: '刚才局面已经变了，现在是这样。',
    movedByClock: (moves) => line`⏰ 时间到，电脑替你${moves ? line`选择了：${moves}` : '做了选择。'}`,
    playedMeanwhile: (moves) => line`↩️ 你不在的时候，电脑替你打了：${moves}`,
    youAreAway: '💤 **托管中**：电脑在替你打。',
    nextAt: (hand, at, isAlone) => `${hand} <t:${at}:R>开始，${isAlone ? '' : '大家都'}按“继续”就马上开始。`,
    waitsForNext: (hand, at, players) =>
      line`你已准备好。正在等${listed(players)}，${hand}最晚 <t:${at}:R>开始。`,
    over: '这一桌已经结束。',
    toTable: '前往牌桌',
    more: '更多',
    less: '返回',
    updatesStopped: '你有一阵子没有操作了，这个界面不再自动更新。按“刷新”看现在的局面。',
    refresh: '刷新',
    deletedTooOften:
      '牌桌的消息在五分钟内被删除了三次，所以不再发布。可能是别的机器人在删：请让服务器管理员把 Madoi 或这个频道排除在外。',
    postedAgain:
      '牌桌的消息在五分钟内被删除了三次，所以停止了发布，现在重新发布。可能是别的机器人在删：请让服务器管理员把 Madoi 或这个频道排除在外。',
    showAgain: '重新显示牌桌',
    forbidden: (missing) =>
      `Madoi 在频道里权限不足，无法显示牌桌${missing && `（${missing}）`}。服务器管理员授权之后就会重新显示。`,
    playOnHere: '你可以在这里接着玩。',
    playOnElsewhere: '锁定的子区里按不了按钮。在别的频道用 `/牌桌 查看`，就可以接着玩。',
  },

  books: { chips: '筹码', points: '积分', score: (game) => `${game}的成绩` },
  ledger: {
    title: (book) => `${book}排名`,
    empty: '还没有记录。每打完一局就会记上一笔。',
    note: '筹码不能买卖，也不能换取任何有价值的东西。',
  },

  answers: {
    joined: '你加入了下一桌。',
    rematchOpened: (table) => `下一桌已经开了：${table}`,
    guildOnly: '请在服务器里使用。',
    notInServer: (invitation) =>
      `这个服务器只添加了命令，所以无法在这里开桌。请让服务器管理员[把 Madoi 也添加进来](${invitation})。`,
    channelHidden: (bot) =>
      `Madoi 看不到这个频道。如果是私密子区，在这里提及 ${bot} 就能让它进来，或者请服务器管理员给它“管理子区”权限；如果是其他频道，它需要“查看频道”权限。`,
    noThreadsHere: '这种频道不能开子区，所以牌桌开在了频道里。',
    threadFailed: '子区没有开成，所以牌桌开在了频道里。',
    noPermission: (missing) => `在这里开桌，Madoi 还需要这些权限：${missing}。请联系服务器管理员。`,
    needsManager: '需要“管理服务器”权限。',
    thread: (game, host) => `${game} — ${host}的牌桌`,
    threadMade: (game, host, channel) => `${host}在 ${channel} 开了一桌**${game}**，去那边加入吧。`,
    page: (page, pages) => `${page} / ${pages}`,
    unknownControl: '这个按钮已经失效。请看牌桌最新的消息，或者使用 `/牌桌 查看`。',
    wrongOption: ({ name, description }) => `“${name}”不能填这个：${description}`,
    failed: '没有成功，什么都没有改变。请稍等一下再按一次。',
    erasing: 'Madoi 离开这个服务器已满一个月，正在清除这个服务器的记录。请过几分钟再试。',
    tooFast: '操作太快，刚才这一下没有执行。请等5秒左右再继续。',
  },

  tables: {
    title: '这个服务器的牌桌',
    listSeparator: '、',
    none: '这个服务器没有开着的牌桌。用 `/玩` 开一桌吧。',
    noneToLeave: '你没有坐在这个服务器的任何一桌。',
    noneToEnd: '没有你可以结束的牌桌。只有桌主和有“管理服务器”权限的人可以结束一桌。',
    more: (count) => `还有${count}桌`,
    named: (link, channel, host) => `${link}（${channel} · 桌主 ${host}）`,
    plain: (game, channel) => `${game} · ${channel}`,
    gathering: (taken, max) =>
      taken < max ? `等人加入 ${taken} / ${max}` : `已坐满 ${max} / ${max} · 等待开始`,
    playing: (hand, players) => `${hand} · 轮到${listed(players).join('')}`,
    between: '即将继续',
    chooseTableToLeave: '要离开哪一桌？',
    chooseTableToEnd: '要结束哪一桌？',
    left: (table) => `你离开了牌桌：${table}`,
    handedOver: (table) => `你离开了座位：${table}\n电脑会替你打。随时可以按“我回来了”。`,
    ended: (table) => `你结束了牌桌：${table}`,
    confirm: (table) => `要结束这一桌吗？ ${table}`,
    lost: (hand) =>
      hand === null
        ? '之后不会再开新的一局。打完的局仍然记在账本里。'
        : `${hand}还没有分出胜负，将不计输赢，账本里会写明是你中途结束的。打完的局仍然记在账本里。`,
    needsAll: '还有其他人在玩。现在就结束，需要所有没有托管的人同意，所以会先问大家。',
    orLastHand: '或者，让电脑替你打完：输赢照常计算，打完整桌就结束。',
    ask: '问问大家',
    lastHand: '让电脑打完',
    end: '结束这一桌',
    decline: '继续玩',
    declined: '这一桌照常继续。',
  },

  limits: {
    yours: '你开着的牌桌：',
  },

  manageThreads: '“管理子区”（这个子区已锁定）',
  permissions: {
    ViewChannel: '查看频道',
    SendMessages: '发送消息',
    SendMessagesInThreads: '在子区内发送消息',
    AttachFiles: '附加文件',
    CreatePublicThreads: '创建公共子区',
    CreatePrivateThreads: '创建私密子区',
  },

  refusals: {
    'no-table': () => '这一桌已经不在了。',
    finished: () => '这一桌已经结束。',
    cleared: () => '这一桌早就结束了，出牌记录已不再保留。输赢仍然记在账本里。',
    quarantined: () => '这一桌无法继续，已经停止。',
    begun: () => '已经开始了。',
    'not-begun': () => '还没有开始。',
    full: ({ seats }) => `已经坐满（${seats}人）。`,
    'already-seated': () => '你已经在这一桌了。',
    'not-seated': () => '你不在这一桌。',
    'not-host': () => '只有桌主可以这样做。',
    'too-few': ({ missing, seats }) => `${seats}人才能开始，还差${missing}人。空位可以让电脑来坐。`,
    'no-such-seat': () => '这个座位已经空了，或者不能移出。',
    stale: () => '刚才局面已经变了。',
    'not-away': () => '你已经回来了。',
    'not-finished': () => '这一桌还没有结束。',
    'no-hand': () => '现在没有进行中的一局。',
    'not-agreed': () =>
      '还有其他人在玩，你不能一个人说结束就结束。请用 `/牌桌 结束` 问问大家，或者让电脑替你打完。',
    'not-asked': () => '结束这一桌的提议已经失效。',
    'asked-already': ({ at }) =>
      `已经在问大家了。<t:${inSeconds(Number(at))}:R>还没有定下来的话，就照常继续。`,
    'asked-lately': ({ at }) => `刚刚才问过。<t:${inSeconds(Number(at))}:R>可以再问。`,
    'last-hand-already': () => '这一桌本来就是打完这一局就结束。',
    'agreed-already': () => '你已经同意了。',
    'not-closing': () => '这一桌会一直开着。',
    ...companyRefusals.zh,
    'member-limit': ({ max, kind }) =>
      `在这个服务器，一个人最多同时开${slowWords.zh.counted(max, kind)}。请用 \`/牌桌 结束\` 结束一桌，或者加入别人的牌桌。`,
    'channel-limit': ({ max, kind }) =>
      `这个频道最多同时开${slowWords.zh.counted(max, kind)}。请换一个频道，或者使用选项“子区”，或者等其中一桌结束。`,
    'server-limit': ({ max, kind }) =>
      `这个服务器最多同时开${slowWords.zh.counted(max, kind)}。请加入开着的牌桌（\`/牌桌 查看\`），或者等其中一桌结束。`,
  },
};
