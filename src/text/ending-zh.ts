/** Chinese words for ending a table: the host's request, the answers to it, and the notice that it closes. */
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
  if (by === null) return '频道已不存在，这一桌提前结束了。';
  if (how === 'agreed') return `${by}提议结束，在座的人都同意，这一桌提前结束了。`;
  if (how === 'alone') return `没有其他人在玩，${by}提前结束了这一桌。`;
  if (how === 'manager') return `服务器管理员${by}提前结束了这一桌。`;
  return `${by}提前结束了这一桌。`;
};

export const ending: BotWords['ending'] = {
  asks: (host, hand, expires) =>
    `⏹️ ${host}提议现在就结束这一桌，“${hand}”将不计输赢。所有没有托管的人都同意，就会结束；<t:${expires}:R>还没有定下来的话，就照常继续。`,
  answers: (agreed, open) =>
    line`同意：${listOf(agreed)}${open.length > 0 ? line` · 还没回答：${listOf(open)}` : ''}`,
  agree: '同意结束',
  playOn: '继续玩',
  takeBack: '撤回提议',
  ping: (mentions, host, game, expires) =>
    `${mentions} **${game}**：${host}提议现在就结束这一桌，没打完的不计输赢。你同意吗？ <t:${expires}:R>还没有定下来的话，就照常继续。`,
  inPanel: (host, hand, expires) =>
    `⏹️ ${host}提议现在就结束这一桌，“${hand}”将不计输赢。你同意吗？ 接着操作就等于回答“继续玩”；<t:${expires}:R>还没有定下来的话，就照常继续。`,
  isLastHand: (host) => `⏹️ ${host}让电脑替自己打完，打完整桌就结束。`,
  declined: '⏹️ 没有得到所有人的同意，这一桌照常继续。',
  closes: (at) => `🕰️ 好几天没有人操作了。<t:${at}:R>将由电脑接手打完，然后关闭这一桌。`,
  closePing: (mentions, game, at) =>
    `${mentions} **${game}**：好几天没有人操作了。如果没有人操作或者按“保持开着”，<t:${at}:R>电脑会接手打完，然后关闭这一桌。`,
  keepOpen: '保持开着',
  skip: '直接看结果',
  asked: (expires) =>
    `正在问大家。所有没有托管的人都同意，这一桌就结束；<t:${expires}:R>还没有定下来的话，就照常继续。你接着操作就等于撤回提议。`,
  agreed: '你同意了。所有没有托管的人都同意，这一桌就结束；你接着操作就等于收回同意。',
  allAgreed: '大家都同意，这一桌结束了。',
  playsOn: '这一桌照常继续。',
  takenBack: '已撤回，这一桌照常继续。',
  lastHandSet: '电脑会替你打完，然后整桌结束。自己操作一步或者按“我回来了”，就可以取消。',
  keptOpen: '这一桌会一直开着。',
};
