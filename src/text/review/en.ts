/** English words of reviews. */
import { line } from '../../game/screen.ts';
import type { ReviewWords } from './words.ts';

export const en: ReviewWords = {
  command: { name: 'replay', description: 'Looks again at a hand that is over, play by play' },
  options: {
    table: { name: 'table', description: 'Your tables and those of this channel, the newest first' },
    hand: { name: 'hand', description: 'The number of the hand (default: the latest that is over)' },
  },
  open: 'Review',
  openFromHistory: 'Review a hand …',
  plays: (who, action) => line`▶️ **${who}:** ${action}`,
  playsInSecret: (who) => line`▶️ **${who}** chooses, unseen by the others.`,
  over: '🏁 The hand is over.',
  advice: (action, reason) => line`💡 The computer’s choice: **${action}.** ${reason}`,
  sameAdvice: (reason) => line`💡 The computer’s choice, too. ${reason}`,
  expected: (after, before, isInChips) =>
    `🔀 Expected with nothing hidden: ${after} ${isInChips ? 'chips' : 'points'} (another play: ${before}).`,
  matteredLittle: '🔀 This choice mattered little.',
  isThinking: '⏳ The computer is thinking about it …',
  goTo: 'Go to …',
  start: 'The beginning',
  end: 'The end',
  turningPoint: (moment, who) => ['🔀 Turning point: ', who, `, ${moment}`],
  otherHand: (name) => `↪️ ${name}`,
  eyes: 'View of …',
  eyesOf: {
    table: '👥 What all saw',
    open: '🔓 Everything open',
    seat: (who) => ['👤 Seen by ', who],
  },
  share: 'Share',
  sharedBy: (who) => `📤 Shared by ${who}`,
  sharedTooOften: (seconds) => `Something was shared a moment ago. Try again in ${seconds} s.`,
  mayNotPost: (permissions) => `Madoi cannot post here. It needs: ${permissions}.`,
  download: 'Download',
  files: 'The hand as text, and as a file that the rules of Madoi can play again.',
  notOver: 'This hand is not over, so it cannot be reviewed yet.',
  corrupt: 'What is stored of this hand cannot be read, so it cannot be reviewed.',
  notYet: 'Not all of this hand was shown. All of it can be seen once the table is over.',
};
