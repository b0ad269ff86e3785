import { plain, signed } from '../../game/numbers.ts';
import type { CommunityWords } from './words.ts';

export const ja: CommunityWords = {
  commands: {
    leaderboard: { name: 'ランキング', description: 'ゲームごとの強さの順位を見る' },
    seasons: { name: 'シーズン', description: '帳簿のシーズンと、その順位を見る' },
    renameSeason: { name: 'シーズン名', description: '管理者：シーズンに名前を付ける' },
    evening: { name: '今夜', description: 'サーバーの管理者：このチャンネルの今夜を始める、終える' },
    eveningStart: { name: '始める', description: 'このチャンネルで今夜を始める' },
    eveningEnd: { name: '終える', description: 'このチャンネルの今夜を終えて、まとめを出す' },
  },
  options: {
    game: { name: 'ゲーム', description: 'どのゲームか（なしなら、最後に遊んだもの）' },
    season: { name: 'シーズン', description: '/帳簿 シーズン にある番号（なしなら、全期間）' },
    whichSeason: { name: 'シーズン', description: '/帳簿 シーズン にある番号' },
    seasonName: { name: 'シーズン名', description: 'この精算で終わるシーズンの名前' },
    newName: { name: '名前', description: 'シーズンの名前（32文字まで）' },
  },

  leaderboard: {
    title: (game) => `${game}のランキング`,
    allTime: '全期間',
    row: (rank, player, estimate, hands) => `${rank}. ${player} **${estimate}** · ${plain(hands)}回`,
    uncertainty: { new: '始めたばかり', uncertain: 'まだ不確か' },
    you: (rank, estimate) => `あなたは${rank}位で、**${estimate}**です。`,
    meaning:
      '数字は「少なくともこれくらいは強い」とほぼ言い切れる値です。0.0から始まり、勝つと（強い人に勝つほど大きく）上がり、負けると下がります。',
    counted:
      '数えるのは人だけで遊んだ分です。コンピューターが代わりにプレイした回と、帳簿で取り消された回は数えません。',
    empty: 'このゲームを人だけで遊んだ記録は、まだありません。',
    emptySeason: 'このシーズンには、このゲームを人だけで遊んだ記録がありません。',
    chooseGame: 'ほかのゲーム',
    chooseSeason: 'ほかのシーズン',
    unknownGame: 'そのゲームはありません。ゲームは `/ゲーム` にあります。',
  },

  seasons: {
    title: (book) => `${book}のシーズン`,
    number: (number) => `シーズン${number}`,
    named: (name, number) => `${name}（シーズン${number}）`,
    running: '開催中',
    dates: (from, to) => `${from === null ? '…' : `<t:${from}:D>`} 〜 ${to === null ? '今' : `<t:${to}:D>`}`,
    hands: (count) => `${plain(count)}回`,
    nobody: '順位はありません',
    choose: 'シーズンの順位をすべて見る…',
    row: (rank, player, amount) => `${rank}. ${player} **${amount}**`,
    withoutZeros: '±0で終わった人は、精算がなかったので出ません。',
    all: 'シーズン一覧',
    note: '精算するとシーズンが終わります。順位は精算したときのままで、あとから取り消された回は回数に入れません。',
    empty: 'この帳簿では、まだ何も遊ばれていません。',
    gone: 'このシーズンはもうありません。始まりになった精算が取り消されました。',
    unknown: (book, number, count) =>
      `${book}にシーズン${number}はありません。今は${count}まであります。\`/帳簿 シーズン\` で見られます。`,
    renamed: (book, number, name) => `${book}のシーズン${number}の名前は「${name}」になりました。`,
    willBeNamed: (name) => `終わるシーズンの名前は「${name}」になります。`,
    badName: 'シーズンの名前は、1行で1〜32文字にしてください。メンションは入れられません。',
  },

  evening: {
    started: (by) =>
      `🌙 ${by}が今夜を始めました。\`/今夜 終える\` か、最後の回から4時間たつと、まとめが出ます。ゆっくりした卓（1手 8時間か1日）の回は、今夜に入りません。`,
    running: (since, hands) =>
      `ここの今夜は <t:${since}:t> に始まっていて、これまでに${plain(hands)}回遊びました。\`/今夜 終える\` で終えられます。`,
    notRunning:
      'このチャンネルでは、今夜は始まっていません。ゆっくりした卓（1手 8時間か1日）の回では始まりません。',
    endedEmpty:
      '今夜を終えました。今夜に入る回がなかったので、まとめはありません。ゆっくりした卓（1手 8時間か1日）の回と、コンピューターだけの回は入りません。',
    ended: '今夜を終えました。まとめは、このチャンネルに出ます。',
    title: '今夜のまとめ',
    span: (from, to) => `<t:${from}:f> 〜 <t:${to}:t>`,
    counts: (hands, tables, people) =>
      [`${plain(hands)}回`, `${plain(tables)}卓`, `${plain(people)}人`].join(' · '),
    game: (game, hands) => `${game} · ${plain(hands)}回`,
    row: (rank, player, total, hands) => `${rank}. ${player} **${total}** · ${plain(hands)}回`,
    more: (count) => `ほか${plain(count)}人`,
    best: ({ player, hand, amount, times }) =>
      `🏆 会心の回：${player} ${signed(amount)} · ${hand}（いつもの${times}倍）`,
    bitterest: ({ player, hand, amount, times }) =>
      `🥀 無念の回：${player} ${signed(amount)} · ${hand}（いつもの${times}倍）`,
    spread: '「いつもの」は、ここで最近遊んだ同じゲームの得点が、その回の平均からどれだけ離れるかです。',
    notPosted: (hands) => `数えていない分：${plain(hands)}回（帳簿が閉じていたか、取り消し済みです）`,
    goToBest: '🏆 この回を見る',
    goToBitterest: '🥀 この回を見る',
    hands: '心に残る回',
    standings: '順位',
  },
};
