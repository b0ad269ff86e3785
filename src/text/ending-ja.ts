/** Japanese words for ending a table: the host's request, the answers to it, and the notice that it closes. */
import { type Inline, type Line, line } from '../game/screen.ts';
import { joinLines } from '../game/screen-parts.ts';
import type { EndedHow } from '../tables/table.ts';
import type { BotWords } from './words.ts';

const listOf = (players: readonly Inline[]): Line =>
  joinLines(
    players.map((player) => [player]),
    '、',
  );

/** Who ended a table early, and by what right. */
export const endedBy = (by: string | null, how: EndedHow | null): string => {
  if (by === null) return 'チャンネルがなくなったため、この卓は途中で終わりました。';
  if (how === 'agreed') return `${by}の提案に全員が賛成し、この卓は途中で終わりました。`;
  if (how === 'alone') return `ほかに遊んでいる人がいなかったので、${by}がこの卓を途中で終えました。`;
  if (how === 'manager') return `サーバーの管理者の${by}が、この卓を途中で終えました。`;
  return `${by}がこの卓を途中で終えました。`;
};

export const ending: BotWords['ending'] = {
  asks: (host, hand, expires) =>
    `⏹️ ${host}が、ここで卓を終えたいそうです。「${hand}」は支払いなしになります。離席中でない全員が賛成すると終わります。<t:${expires}:R>までに決まらなければ、そのまま続きます。`,
  answers: (agreed, open) =>
    line`賛成：${listOf(agreed)}${open.length > 0 ? line` · 返事待ち：${listOf(open)}` : ''}`,
  agree: '終えてよい',
  playOn: '続けたい',
  takeBack: '取り下げる',
  ping: (mentions, host, game, expires) =>
    `${mentions} **${game}**：${host}が、ここで卓を終えたいそうです。今回の分は支払いなしになります。終えてよいですか？ <t:${expires}:R>までに決まらなければ、そのまま続きます。`,
  inPanel: (host, hand, expires) =>
    `⏹️ ${host}が、ここで卓を終えたいそうです。「${hand}」は支払いなしになります。終えてよいですか？ 続きをプレイすると「続けたい」と答えたことになります。<t:${expires}:R>までに決まらなければ、そのまま続きます。`,
  isLastHand: (host) => `⏹️ ${host}は今回の続きをコンピューターに任せました。今回が終わると、卓も終わります。`,
  declined: '⏹️ 全員の賛成にはならなかったので、卓はこのまま続きます。',
  closes: (at) =>
    `🕰️ 何日も、だれもこの卓に触っていません。<t:${at}:R>に、コンピューターが席を代わり、今回の分を最後までプレイして、卓を閉じます。`,
  closePing: (mentions, game, at) =>
    `${mentions} **${game}**：何日も、だれもこの卓に触っていません。だれかがプレイするか「開けておく」を押さなければ、<t:${at}:R>に、コンピューターが今回の分を最後までプレイして、卓を閉じます。`,
  keepOpen: '開けておく',
  skip: '結果まで飛ばす',
  asked: (expires) =>
    `みんなに聞いています。離席中でない全員が賛成すると、卓は終わります。<t:${expires}:R>までに決まらなければ、そのまま続きます。あなたが続きをプレイすると、取り下げになります。`,
  agreed:
    '賛成しました。離席中でない全員が賛成すると、卓は終わります。続きをプレイすると、賛成は取り消しになります。',
  allAgreed: '全員が賛成したので、卓は終わりました。',
  playsOn: '卓はこのまま続きます。',
  takenBack: '取り下げました。卓はこのまま続きます。',
  lastHandSet:
    '今回の続きはコンピューターがプレイし、終わったら卓も終わります。自分でプレイするか「席に戻る」を押すと、取り消せます。',
  keptOpen: '卓は開いたままです。',
};
