import { namesIn } from '../game/names.ts';
import { signed } from '../game/numbers.ts';
import { line } from '../game/screen.ts';
import { companyRefusals } from './company-refusals.ts';
import { endedBy, ending } from './ending-ja.ts';
import { fairShuffle } from './fair-shuffle-ja.ts';
import { hints, hintsOption } from './hints-ja.ts';
import { levelNames, levelOption } from './levels.ts';
import { privateOption } from './private.ts';
import { slowWords } from './slow.ts';
import { duration, pauses, times } from './times-ja.ts';
import { inSeconds } from './timestamps.ts';
import type { BotWords } from './words.ts';

const listed = namesIn('ja');

export const ja: BotWords = {
  language: '日本語',
  colon: '：',
  commands: {
    play: { name: '遊ぶ', description: '卓を立てて、みんなで遊ぶ' },
    rules: { name: 'ルール', description: '遊び方を読む（あなただけに見えます）' },
    ledger: { name: '帳簿', description: 'チップとポイントの帳簿' },
    ledgerShow: { name: '見る', description: '今の順位と合計を見る' },
    table: { name: '卓', description: '今の卓を見る、抜ける、終える' },
    tableShow: { name: '見る', description: 'あなたの手札、または今の卓を開く' },
    tableLeave: { name: '抜ける', description: '卓を抜ける（ゲームの途中なら、コンピューターが代わります）' },
    tableEnd: {
      name: '終える',
      description: '卓を終える（主催の人がみんなの賛成を得て、またはサーバーの管理者が）',
    },
    tableSeats: { name: '席', description: '席を見る、離席中の人と交代させる、席をゆずる' },
    settings: { name: '設定', description: 'このサーバーの設定を変える（サーバーの管理者）' },
  },
  options: {
    time: {
      name: '制限時間',
      description:
        '1手の制限時間。過ぎると、コンピューターが代わりにプレイします（既定は3分かサーバーの設定）',
    },
    pause: {
      name: '結果の時間',
      description:
        '結果を読む時間。全員が「次へ進む」を押せば、すぐ次が始まります（既定は1分、1人のときは10分）',
    },
    computers: { name: 'コンピューター', description: '最初から参加するコンピューターの数（既定は0）' },
    level: levelOption.ja,
    autoStart: { name: '自動開始', description: '満席になったら自動で始めるか（既定はなし）' },
    hints: hintsOption,
    picture: {
      name: '卓の画像',
      description:
        '対局中の卓の様子を画像でも見せるか。結果の画像は、これとは別に出ます（既定はサーバーの設定）',
    },
    openHands: {
      name: '観戦者への公開',
      description:
        '次の回が始まったら、前の回の全員の手の内を観戦者にも見せるか。終わりに公開されるものは、いつも全員が見ます（既定はなし）',
    },
    thread: {
      name: 'スレッド',
      description: 'この卓のスレッドを作って、そこで遊ぶか（既定はサーバーの設定）',
    },
    private: privateOption.ja,
    book: { name: '帳簿', description: 'どの帳簿を見るか' },
  },
  times,
  pauses,
  hints,
  levels: levelNames.ja,

  computers: 'コンピューター',

  lobby: {
    seats: (taken, min, max) =>
      `席 ${taken} / ${max}${taken < min ? `（${min}人${min === max ? 'で' : 'から'}始められます）` : ''}`,
    free: (first, count) => `${first}. 空席${count === 1 ? '' : `（あと${count}席）`}`,
    host: '（主催）',
    options: 'オプション',
    time: (seconds) => (seconds === 0 ? '制限時間なし' : `1手 ${duration(seconds)}`),
    startsAutomatically: '満席で自動開始',
    withPicture: '対局中の卓の画像あり',
    withOpenHands: '次が始まると、前の全員の手の内を観戦者にも公開',
    expires: (at) => `だれも操作しなければ、この卓は<t:${at}:R>に閉じます`,
    join: '参加',
    joinForComputer: 'コンピューターと交代',
    leave: '抜ける',
    addComputer: 'コンピューターを追加',
    remove: '席から外す',
    rules: 'ルール',
    start: '開始',
    fill: (computers) => `コンピューター${computers}人と開始`,
    fillUp: (computers) => `満席にして開始（コンピューターあと${computers}人）`,
    fewer:
      '「コンピューターを追加」を1回押すごとに、コンピューターが1人増えます。人数が決まったら「開始」を押します。',
    cancel: '卓を閉じる',
    chooseSeatToRemove: '外す人を選ぶ',
    removed: '席から外しました。',
    cancelled: (by) => (by === null ? 'この卓は閉じられました。' : `${by}がこの卓を閉じました。`),
    expired: 'だれも操作しなかったので、この卓は閉じました。',
  },

  fairShuffle,

  table: {
    timeLeft: (deadline) => `⏳ <t:${deadline}:R>に時間切れ`,
    turn: (players, deadline, areTogether = false) =>
      line`▶️ ${listed(players)}${areTogether ? 'が選ぶのを待っています' : 'の番'}${deadline === null ? '' : `\n${ja.table.timeLeft(deadline)}`}`,
    next: '次へ進む',
    back: '席に戻る',
    timeRanOut: '⏰ 時間切れ',
    away: '💤 離席中',
    between: (hand, at, players) =>
      players.length > 0
        ? line`⏭️ ${hand}は<t:${at}:R>に始まります。${listed(players)}が「次へ進む」を押せば、すぐ始まります。`
        : [`⏭️ ${hand}は<t:${at}:R>に始まります。`],
    pastHand: (title, scores) => line`${title} · ${scores}`,
    pastHandsMore: (count) => `… その前に${count}回`,
    score: '得点',
    finalScore: '最終得点',
    scoreSoFar: 'ここまでの得点',
    totals: '最終得点',
    scoreRow: (player, won, total) =>
      line`${player} **${signed(total)}**${won === null ? '' : `（今回 ${signed(won)}）`}`,
    ledgerNow: (book) => `${book}（これまでの通算）`,
    over: '卓は終わりました。おつかれさまでした！',
    lastHand: (host) => `⏹️ ${host}が、今回かぎりでこの卓を終えました。`,
    ended: (by, how, unfinished) =>
      [
        `⏹️ ${endedBy(by, how)}`,
        unfinished === null
          ? '遊んだ分は、すべて帳簿に残っています。'
          : `${unfinished}は決着がつかなかったので、数えません。`,
      ].join(''),
    quarantined:
      'この卓は続けられなくなったため、停止しました。決着のついていない分は数えません。ほかの卓は続いています。くわしいことは、ボットのログにあります。',
    rematch: 'もう一度',
    started: (mentions, game) => `${mentions} **${game}**が始まりました！`,
    ping: (mentions, game, deadline) =>
      `${mentions} **${game}**：あなたの番です。${deadline === null ? '' : `<t:${deadline}:R>に、コンピューターが代わりにプレイします。`}`,
    named: (game, id) => `${game} · 卓 ${id}`,
    on: 'あり',
    off: 'なし',
  },

  ending,

  panel: {
    stale: 'その間に場が進んでいました。今はこうなっています。',
    movedByClock: (moves) => line`⏰ 時間切れのため、代わりに選びました${moves ? line`：${moves}` : '。'}`,
    playedMeanwhile: (moves) => line`↩️ 離席中に、コンピューターがプレイしました：${moves}`,
    youAreAway: '💤 **離席中**：コンピューターが、あなたの代わりにプレイしています。',
    nextAt: (hand, at, isAlone) =>
      `${hand}は<t:${at}:R>に開始。${isAlone ? '「次へ進む」を押せば' : '全員の「次へ進む」で'}すぐ始まります。`,
    waitsForNext: (hand, at, players) =>
      line`準備できました。${listed(players)}を待っています。${hand}は、遅くとも<t:${at}:R>に始まります。`,
    over: 'この卓は終わりました。',
    toTable: '卓へ移動',
    more: 'くわしく',
    less: '戻る',
    updatesStopped:
      'しばらく操作がなかったので、この画面はもう自動では変わりません。「更新」を押すと、今の様子になります。',
    refresh: '更新',
    deletedTooOften:
      '卓のメッセージが5分間に3回削除されたため、投稿を止めています。ほかのボットが消しているのかもしれません。Madoi かこのチャンネルを削除の対象から外すよう、サーバーの管理者に頼んでください。',
    postedAgain:
      '卓のメッセージが5分間に3回削除されたため、投稿を止めていました。もう一度投稿します。ほかのボットが消しているのかもしれません。Madoi かこのチャンネルを削除の対象から外すよう、サーバーの管理者に頼んでください。',
    showAgain: '卓をもう一度表示する',
    forbidden: (missing) =>
      `Madoi の権限が足りず、卓をチャンネルに表示できません${missing && `（${missing}）`}。サーバーの管理者が許可すれば、また表示されます。`,
    playOnHere: 'ゲームはこの画面で続けられます。',
    playOnElsewhere:
      'ロックされたスレッドのボタンは押せません。ほかのチャンネルで `/卓 見る` を使えば、続けられます。',
  },

  books: { chips: 'チップ', points: 'ポイント', score: (game) => `${game}の成績` },
  ledger: {
    title: (book) => `${book}の通算`,
    empty: 'まだ何も記録されていません。遊ぶと、1回ごとに記録されます。',
    note: 'チップは、売り買いすることも、価値のあるものと交換することもできません。',
  },

  answers: {
    joined: '次の卓に参加しました。',
    rematchOpened: (table) => `次の卓を立てました：${table}`,
    guildOnly: 'サーバーの中で使ってください。',
    notInServer: (invitation) =>
      `このサーバーに入っているのはコマンドだけなので、ここには卓を立てられません。[Madoi もサーバーに追加](${invitation})するよう、サーバーの管理者に頼んでください。`,
    channelHidden: (bot) =>
      `Madoi にはこのチャンネルが見えません。プライベートスレッドなら、ここで ${bot} にメンションすれば、Madoi も入れます。または、サーバーの管理者に「スレッドの管理」の権限を頼んでください。ほかのチャンネルなら「チャンネルを見る」の権限が必要です。`,
    noThreadsHere: 'この種類のチャンネルにはスレッドを作れないので、卓はチャンネルに立てました。',
    threadFailed: 'スレッドを作れなかったので、卓はチャンネルに立てました。',
    noPermission: (missing) =>
      `ここに卓を立てるには、Madoi に次の権限が必要です：${missing}。サーバーの管理者に頼んでください。`,
    needsManager: 'これができるのは「サーバー管理」の権限がある人だけです。',
    thread: (game, host) => `${game} — ${host}の卓`,
    threadMade: (game, host, channel) =>
      `${host}が ${channel} に**${game}**の卓を立てました。参加はそちらから。`,
    page: (page, pages) => `${page} / ${pages}`,
    unknownControl: 'このボタンはもう使えません。卓の新しいメッセージを見るか、`/卓 見る` を使ってください。',
    wrongOption: ({ name, description }) => `「${name}」をその値にはできません：${description}`,
    failed: 'うまくいきませんでした。何も変わっていません。少し待ってから、もう一度押してください。',
    erasing:
      'Madoi は1か月の間このサーバーにいなかったので、今、このサーバーの記録を消しています。数分たってから、もう一度どうぞ。',
    tooFast: '操作が速すぎるため、今の操作は受け付けませんでした。5秒ほど待ってから続けてください。',
  },

  tables: {
    title: 'このサーバーの卓',
    listSeparator: '、',
    none: 'このサーバーに、開いている卓はありません。`/遊ぶ` で立てられます。',
    noneToLeave: 'このサーバーで、あなたが参加している卓はありません。',
    noneToEnd:
      'あなたが終えられる卓はありません。終えられるのは、主催の人か「サーバー管理」の権限がある人です。',
    more: (count) => `ほか${count}卓`,
    named: (link, channel, host) => `${link}（${channel} · 主催 ${host}）`,
    plain: (game, channel) => `${game} · ${channel}`,
    gathering: (taken, max) =>
      taken < max ? `参加者を待っています ${taken} / ${max}` : `満席 ${max} / ${max} · 開始待ち`,
    playing: (hand, players) => `${hand} · ${listed(players).join('')}の番`,
    between: '続きを待っています',
    chooseTableToLeave: 'どの卓を抜けますか？',
    chooseTableToEnd: 'どの卓を終えますか？',
    left: (table) => `卓を抜けました：${table}`,
    handedOver: (table) =>
      `席を離れました：${table}\nコンピューターが代わりにプレイします。「席に戻る」でいつでも戻れます。`,
    ended: (table) => `卓を終えました：${table}`,
    confirm: (table) => `この卓を終えますか？ ${table}`,
    lost: (hand) =>
      hand === null
        ? '続きは始まりません。終わった分の記録は残ります。'
        : `${hand}はまだ決着がついていないので、数えません。あなたが途中で終えたことが、帳簿に残ります。終わった分の記録はそのままです。`,
    needsAll:
      'ほかの人が遊んでいます。ここで終えるには、離席中でない全員の賛成が必要なので、みんなに聞きます。',
    orLastHand:
      'または、今回の続きをコンピューターに任せることもできます。支払いはいつもどおりで、今回が終わると卓も終わります。',
    ask: 'みんなに聞く',
    lastHand: 'コンピューターに任せる',
    end: '卓を終える',
    decline: '続ける',
    declined: '卓はこのまま続きます。',
  },

  limits: {
    yours: 'あなたが立てた卓：',
  },

  manageThreads: 'ロックされたこのスレッドでの「スレッドの管理」',
  permissions: {
    ViewChannel: 'チャンネルを見る',
    SendMessages: 'メッセージを送信',
    SendMessagesInThreads: 'スレッドでメッセージを送信',
    AttachFiles: 'ファイルを添付',
    CreatePublicThreads: '公開スレッドの作成',
    CreatePrivateThreads: 'プライベートスレッドの作成',
  },

  refusals: {
    'no-table': () => 'その卓はもうありません。',
    finished: () => 'この卓は終わっています。',
    cleared: () => 'この卓はだいぶ前に終わり、プレイの記録はもう残っていません。増減は帳簿に残っています。',
    quarantined: () => 'この卓は続けられなくなったため、停止しています。',
    begun: () => 'もう始まっています。',
    'not-begun': () => 'まだ始まっていません。',
    full: ({ seats }) => `満席です（${seats}人）。`,
    'already-seated': () => 'もうこの卓に参加しています。',
    'not-seated': () => 'あなたはこの卓の参加者ではありません。',
    'not-host': () => 'それができるのは、主催の人だけです。',
    'too-few': ({ missing, seats }) =>
      `${seats}人そろうと始められます。あと${missing}人です。空いた席には、コンピューターを入れることもできます。`,
    'no-such-seat': () => 'その席はもう空いているか、外せない席です。',
    stale: () => 'その間に場が進んでいました。',
    'not-away': () => 'もう戻っています。',
    'not-finished': () => 'この卓はまだ終わっていません。',
    'no-hand': () => '今は、ゲームの途中ではありません。',
    'not-agreed': () =>
      'ほかの人が遊んでいるので、一人では終えられません。`/卓 終える` で、みんなに聞くか、続きをコンピューターに任せてください。',
    'not-asked': () => '卓を終えるかどうかの話は、もう終わっています。',
    'asked-already': ({ at }) =>
      `もう、みんなに聞いています。<t:${inSeconds(Number(at))}:R>までに決まらなければ、そのまま続きます。`,
    'asked-lately': ({ at }) => `さっき聞いたばかりです。次に聞けるのは<t:${inSeconds(Number(at))}:R>です。`,
    'last-hand-already': () => 'この卓は、今回で終わることになっています。',
    'agreed-already': () => 'もう賛成しています。',
    'not-closing': () => 'この卓は開いたままです。',
    ...companyRefusals.ja,
    'member-limit': ({ max, kind }) =>
      `このサーバーで一人が同時に立てておける${slowWords.ja.counted(max, kind)}です。\`/卓 終える\` でどれかを終えるか、ほかの人の卓に参加してください。`,
    'channel-limit': ({ max, kind }) =>
      `このチャンネルで同時に開ける${slowWords.ja.counted(max, kind)}です。ほかのチャンネルで立てるか、オプション「スレッド」を使うか、どれかの卓が終わるのを待ってください。`,
    'server-limit': ({ max, kind }) =>
      `このサーバーで同時に開ける${slowWords.ja.counted(max, kind)}です。開いている卓（\`/卓 見る\`）に参加するか、どれかが終わるのを待ってください。`,
  },
};
