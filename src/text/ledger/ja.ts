import { plain, signed } from '../../game/numbers.ts';
import type { DisplayAmount, LedgerWords } from './words.ts';

const inMoney = ({ money }: DisplayAmount): string =>
  money ? `（${plain(money.amount)} ${money.money}）` : '';

export const ja: LedgerWords = {
  commands: {
    history: { name: '履歴', description: '帳簿の履歴を見る' },
    adjust: { name: '調整', description: '管理者：チップなどを足す、引く（銀行が相手）' },
    transfer: { name: '移動', description: '管理者：人から人へ移す' },
    reverse: { name: '取消', description: '管理者：記録をひとつ打ち消す（消さずに、逆の記録を足します）' },
    settle: { name: '精算', description: '管理者：全員を0に戻す支払いを出し、新しいシーズンを始める' },
    export: { name: '書き出し', description: '管理者：帳簿をまるごと CSV と JSON で受け取る' },
    close: { name: '閉じる', description: '管理者：帳簿を閉じる（調整も、遊んだ分の記録も止まります）' },
    reopen: { name: '開く', description: '管理者：閉じた帳簿を開く' },
    help: { name: '使い方', description: '帳簿のしくみと使い方' },
    stats: { name: '成績', description: '遊んだ数、勝ち、いちばん良かった夜と悪かった夜' },
    privacy: { name: 'プライバシー', description: '自分の記録を受け取る、名前を消す' },
    privacyExport: { name: '受け取る', description: 'あなたについて保存されているものを受け取る' },
    privacyErase: { name: '消す', description: 'あなたの名前を記録から消す（合計は残ります）' },
  },
  options: {
    player: { name: '人', description: 'だれに（マイナスなら、だれから）' },
    whose: { name: '人', description: 'だれの（なしなら、履歴は全員、成績は自分）' },
    from: { name: 'から', description: '払う人' },
    to: { name: 'へ', description: '受け取る人' },
    amount: { name: '数', description: '足す数。引くときはマイナス' },
    payment: { name: '数', description: '移す数' },
    reason: { name: '理由', description: '履歴に残る理由' },
    note: { name: '理由', description: '履歴に残る理由（なくてもよい）' },
    entry: { name: '番号', description: '履歴に # で書いてある番号' },
    through: { name: '番号まで', description: '前に書き出したときの番号（なしなら最新まで）' },
    everywhere: {
      name: '全サーバー',
      description: 'このサーバーだけでなく、このボットがいるすべてのサーバーで',
    },
  },

  bank: '銀行',
  former: (number) => `もとメンバー${number}`,
  kinds: {
    hand: '🎴',
    unfinished: '⏹️ 途中で終了',
    adjust: '✏️ 調整',
    transfer: '🔁 移動',
    reverse: '↩️ 取消',
    settle: '🏁 精算',
    close: '🔒 帳簿を閉じた',
    reopen: '🔓 帳簿を開いた',
    export: '📤 書き出し',
  },

  show: {
    since: (at) => `<t:${at}:D>から`,
    closed: '🔒 この帳簿は閉じています。遊んだ分も記録されません。',
    row: (rank, player, total, hands, last) =>
      `${rank}. ${player} **${signed(total.amount)}**${inMoney(total)} · ${plain(hands)}回 · 直近の記録 ${signed(last)}`,
    worth: (chip, worth, money) => `1 ${chip} = ${plain(worth)} ${money}（遊びのお金です）`,
    history: '履歴',
    chart: (leading) =>
      `上位${leading.length}人の合計の移り変わり。今は ${leading.map(({ player, total }) => `${player} ${signed(total)}`).join('、')}`,
    chartTitle: (book) => `${book}の移り変わり`,
    chartAxis: '記録',
  },

  history: {
    title: (book, player) => (player === null ? `${book}の履歴` : `${book}の履歴 · ${player}`),
    empty: 'まだ何も記録されていません。',
    hand: (game, hand) => `${game} ${hand}回目`,
    unfinished: (by, how) => {
      const who = by ?? '？';
      const ended = {
        agreed: `${who}の提案に全員が賛成`,
        alone: `ほかに遊んでいる人がなく、${who}が終了`,
        manager: `サーバーの管理者の${who}が終了`,
        'no-place': 'チャンネルがなくなった',
        unknown: `${who}が終了`,
      }[how ?? 'unknown'];
      return `${ended}、支払いなし`;
    },
    upTo: (entry) => `${entry} まで`,
    by: (actor) => `${actor}が操作`,
    reverses: (entry) => `#${entry} を打ち消し`,
    reversedBy: (entry) => `↩️ #${entry} で打ち消し済み`,
    more: (count) => `ほか${count}件`,
    newer: '◀ 新しい記録',
    older: '古い記録 ▶',
  },

  stats: {
    title: (player) => `${player}の成績`,
    empty: 'まだ終わりまで遊んだことがありません。',
    hands: (hands, tables) => `${plain(hands)}回（${plain(tables)}卓）`,
    wins: (wins, percent) => `勝ち ${plain(wins)}回（${percent}%）`,
    total: (amount) => `合計 **${signed(amount)}**`,
    unfinished: (hands, endedByPlayer) =>
      `⏹️ 途中で終わった分 ${plain(hands)}回（この人が終えたのは、そのうち ${plain(endedByPlayer)}回）。支払いはありません`,
    evenings: (best, worst) => `いちばん良かった夜 ${signed(best)} · 悪かった夜 ${signed(worst)}`,
    note: '4時間以上あけずに続けて遊んだ分を、ひと晩と数えます。',
  },

  admin: {
    done: '記録しました。',
    notAnnounced: (channel) =>
      `記録はしましたが、${channel} に知らせを書けませんでした。Madoi に「チャンネルを見る」と「メッセージを送信」の権限があるか確かめてください。`,
    needsAdmin: (role) =>
      role === null
        ? 'これができるのは「サーバー管理」の権限がある人だけです。'
        : `これができるのは「サーバー管理」の権限がある人と、${role} の人だけです。`,
  },
  inputErrors: {
    zero: '0では何も変わりません。1以上（引くなら−1以下）にしてください。',
    'not-integer': '数は整数にしてください。',
    'too-large': '一度に動かせるのは1,000,000,000までです。',
    'not-positive': '移す数は1以上にしてください。逆向きなら「から」と「へ」を入れかえてください。',
    bot: 'ボットは帳簿に入れません。',
    'no-reason': '理由を書いてください。履歴に残ります。',
    'long-reason': '理由は200文字までにしてください。',
    'same-player': '同じ人の間では移せません。',
  },
  refusals: {
    closed: 'この帳簿は閉じています。`/帳簿 開く` で開けます。',
    'not-closed': 'この帳簿は開いています。',
    'no-entry': 'その番号の記録は、このサーバーの帳簿にありません。番号は `/帳簿 履歴` で見られます。',
    'posts-nothing': 'その記録では何も動いていないので、打ち消すものがありません。',
    reversed: (by) =>
      `その記録は #${by} で打ち消し済みです。やり直すなら、#${by} のほうを打ち消してください。`,
    empty: '全員が±0なので、精算するものがありません。',
    stale:
      '確認している間に帳簿が動きました（ほかの人の精算か、終わった卓です）。何も変えていません。もう一度 `/帳簿 精算` をどうぞ。',
    expired: '時間がたったので、この確認は使えません。もう一度 `/帳簿 精算` をどうぞ。',
  },

  settle: {
    title: (book) => `${book}の精算`,
    period: (from, hands) =>
      `期間：${from === null ? 'はじめ' : `<t:${from}:f>`} から今まで · ${plain(hands)}回`,
    payments: (count) => `**支払い ${plain(count)}件**で、全員が±0になります`,
    noPayments: '支払いはありません（成績を0に戻します）。',
    payment: (from, to, amount) => `${from} → ${to} **${plain(amount.amount)}**${inMoney(amount)}`,
    more: (count, link) =>
      `ほか${plain(count)}件は、${link === null ? '添付の' : `[こちらのメッセージ](${link})の`}ファイルにあります`,
    ask: (expires) =>
      `「精算する」を押すと記録し、新しいシーズンを始めます。この確認は<t:${expires}:R>に使えなくなります。`,
    confirm: '精算する',
    decline: 'やめる',
    declined: '精算をやめました。何も変わっていません。',
    done: '精算しました。新しいシーズンが始まります。',
    closing: (book, entry) => `${book}を精算しました（#${entry}）`,
  },

  export: {
    done: (book, through, entries, postings) =>
      `**${book}** の書き出し · #${through} まで · 記録 ${plain(entries)}件、増減 ${plain(postings)}件`,
    how: '同じ番号まで書き出せば、いつでも同じ内容になります（名前を消した人がいれば、そこだけ変わります）。',
    chunk: (number, count) => `${number} / ${count}`,
    noEntry: 'その番号までの記録は、この帳簿にありません。',
    busy: '別の書き出しの途中です。終わってから、もう一度どうぞ。',
  },

  privacy: {
    exported: 'あなたについて保存されているものです。あなたにだけ見えます。',
    nothing: 'あなたについて保存されているものは、設定のほかにはありません。',
    ask: (everywhere) =>
      `**${everywhere ? 'このボットがいるすべてのサーバーで' : 'このサーバーで'}、あなたの名前とユーザー ID を記録から消します。** 合計や遊んだ記録は「もとメンバー」として残り、成績は消えます。取り消しはできません。`,
    confirm: '消す',
    decline: 'やめる',
    declined: 'やめました。何も変わっていません。',
    expired: '時間がたったので、この確認は使えません。もう一度 `/プライバシー 消す` をどうぞ。',
    seated: '続いている卓に席があるか、あなたが立てた卓が続いています。卓が終わってから、もう一度どうぞ。',
    erased: (names) =>
      names.length === 0
        ? '消しました。'
        : `消しました。帳簿には「${names.join('、')}」として合計だけが残ります。`,
  },

  settings: {
    logHere: '📒 これから、帳簿への操作と設定の変更をこのチャンネルに知らせます。',
    logFails: (channel) =>
      `${channel} に書けませんでした。Madoi に「チャンネルを見る」と「メッセージを送信」の権限があるか確かめてください。設定は変えていません。`,
    changed: (actor, change) => `⚙️ ${actor}：${change}`,
  },
  unitErrors: {
    'bad-name': '呼び名は 16 文字まで、文字と数字と絵文字だけにしてください。',
    'real-money': 'チップは遊びの記録です。本物のお金の名前や記号は使えません。',
    'half-worth': '価値とお金の呼び名は、両方そろえて決めてください。',
    'bad-worth': '価値は 1 から 1,000,000 までの整数にしてください。',
  },

  table: { notPosted: '帳簿が閉じているので、今回の分は記録されません' },

  help: {
    title: '帳簿の使い方',
    body: [
      '遊んだ分は、1回ごとにすべて帳簿に記録されます。チップとポイントでは勝ちと負けが必ず釣り合い、記録はあとから書きかえられません。まちがいは、打ち消す記録を足して直します。',
      '**みんな** `/帳簿 見る` 順位 · `/帳簿 履歴` 記録のすべて · `/帳簿 シーズン` これまでのシーズン · `/成績` 遊んだ数と勝ち負け · `/ランキング` 強さの順位 · `/プライバシー` 自分の記録',
      '**管理者** `/帳簿 調整`・`移動`・`取消`・`精算`・`書き出し`・`閉じる`・`開く`・`シーズン名`。したことは、すべて名前と理由つきで履歴に残ります。',
      '**設定** `/設定` 帳簿を管理できるロール · 知らせるチャンネル · チップの呼び名',
      '**抜ける人** `/プライバシー 消す` で名前を消せます。合計は「もとメンバー」として残り、帳簿は釣り合ったままです。前に書き出したファイルと比べても、変わるのはその名前だけです。',
      '**チップは本物のお金ではありません。** 売ることも、買うことも、価値のあるものと交換することもできません。「遊びのお金」での価値は、見て楽しむためだけのものです。',
    ].join('\n\n'),
  },
};
