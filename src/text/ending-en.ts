/** English words for ending a table: the host's request, the answers to it, and the notice that it closes. */
import { type Inline, type Line, line } from '../game/screen.ts';
import { joinLines } from '../game/screen-parts.ts';
import type { EndedHow } from '../tables/table.ts';
import type { BotWords } from './words.ts';

const listOf = (players: readonly Inline[]): Line =>
  joinLines(
    players.map((player) => [player]),
    ', ',
  );

/** Who ended a table early, and by what right. */
export const endedBy = (by: string | null, how: EndedHow | null): string => {
  if (by === null) return 'This table was ended early: its channel is gone.';
  if (how === 'agreed') return `${by} asked to end this table, and all who were here agreed.`;
  if (how === 'alone') return `${by} ended this table early; nobody else was playing.`;
  if (how === 'manager') return `${by}, who manages this server, ended this table early.`;
  return `${by} ended this table early.`;
};

export const ending: BotWords['ending'] = {
  asks: (host, hand, expires) =>
    `⏹️ ${host} asks to end this table now. No payments would be made for ${hand}. The table ends if all players who are not away agree; the question lapses <t:${expires}:R>.`,
  answers: (agreed, open) =>
    line`Agreed: ${listOf(agreed)}${open.length > 0 ? line` · not yet: ${listOf(open)}` : ''}`,
  agree: 'Agree to end',
  playOn: 'Play on',
  takeBack: 'Take it back',
  ping: (mentions, host, game, expires) =>
    `${mentions} **${game}**: ${host} asks to end the table now, without payments for this hand. Do you agree? The question lapses <t:${expires}:R>.`,
  inPanel: (host, hand, expires) =>
    `⏹️ ${host} asks to end this table now. No payments would be made for ${hand}. Do you agree? Making a move means no; the question lapses <t:${expires}:R>.`,
  isLastHand: (host) => `⏹️ ${host} has left this hand to a computer, and the table ends after it.`,
  declined: '⏹️ Not everybody agreed to end the table, so it goes on.',
  closes: (at) =>
    `🕰️ Nobody has touched this table for days. The computers take the seats <t:${at}:R>, play this hand to its end, and the table closes.`,
  closePing: (mentions, game, at) =>
    `${mentions} **${game}**: nobody has touched this table for days. It closes <t:${at}:R>, after the computers have played the hand to its end, unless one of you makes a move or keeps it open.`,
  keepOpen: 'Keep it open',
  skip: 'Skip to the result',
  asked: (expires) =>
    `The others have been asked. If all players who are not away agree, the table ends; the question lapses <t:${expires}:R>. If you make a move, you take it back.`,
  agreed:
    'You agreed. The table ends as soon as all players who are not away have agreed; if you make a move, you take it back.',
  allAgreed: 'Everybody has agreed: the table has ended.',
  playsOn: 'You play on, and so does the table.',
  takenBack: 'You took it back. The table goes on.',
  lastHandSet:
    'A computer plays this hand for you, and the table ends after it. Make a move or press “I’m back” to take that back.',
  keptOpen: 'The table stays open.',
};
