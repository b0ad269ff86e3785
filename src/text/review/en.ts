/** English words of reviews. */
import { line } from '../../game/screen.ts';
import type { Expecting, ReviewWords } from './words.ts';

/** "points in Round 3" */
const unitIn = ({ hand, isInChips }: Expecting): string =>
  `${isInChips ? 'chips' : 'points'}${hand === null ? '' : ` in ${hand}`}`;

export const en: ReviewWords = {
  command: {
    name: 'replay',
    description: 'Looks again at a finished hand (deal, round or game), play by play',
  },
  options: {
    table: { name: 'table', description: 'Your tables and those of this channel, the newest first' },
    hand: { name: 'hand', description: 'The number of the hand (default: the latest that is over)' },
  },
  open: 'Review',
  openFromHistory: 'Review one …',
  plays: (who, action) => line`**${who}:** ${action}`,
  playsInSecret: (who) => line`**${who}** chooses, unseen by the others.`,
  allPlayInSecret: 'all choose at once, unseen by the others.',
  next: (play) => line`▶️ Next, ${play}`,
  seenBy: (who) => line`As ${who} saw it (“you” is ${who}):`,
  over: (hand) => `🏁 ${hand} is over.`,
  advice: (action, who, reason) =>
    line`💡 The computer’s choice for ${who}: **${action}.**${reason && ` ${reason}`}`,
  sameAdvice: (who, reason) => line`💡 The computer’s choice for ${who}, too.${reason && ` ${reason}`}`,
  ownReason: (who, reason) => line`💡 ${who}’s thinking: ${reason}`,
  expected: (of, before, after, hasRisen) =>
    line`🔀 With all hands known, this ${hasRisen ? 'raised' : 'lowered'} what ${of.who} could expect from about ${before} to about ${after} ${unitIn(of)}.`,
  unforeseen: (expected) => line`${expected} The computer, not knowing them, would have done the same.`,
  unforeseenGain: (expected) =>
    line`${expected} The computer, not knowing them, would have chosen otherwise.`,
  expectedAfter: (of, amount) =>
    line`🔀 With all hands known, ${of.who} could expect about ${amount} ${unitIn(of)} after this.`,
  expectedAsMuch: (of, amount) =>
    line`🔀 With all hands known, this was not clearly different from the computer’s play: ${of.who} could expect about ${amount} ${unitIn(of)}.`,
  equivalent: (expected) => line`${expected} The computer’s choice comes to the same here.`,
  expectedOnceAllChose: (expected, of, then) =>
    line`${expected} The others’ choices, made at the same time, then brought ${of.who} to about ${then}.`,
  isThinking: '⏳ The computer is thinking about it …',
  handsLeft: 'Left at the end',
  earlierLeftOut: (count) => `… ${count} earlier left out`,
  goTo: 'Go to …',
  goToNearest: (shown) => `Go to … (${shown} around this step)`,
  before: (moment) => `before ${moment}`,
  start: 'The beginning',
  end: 'The end',
  turningPoint: (moment, who, isLuck) => [
    isLuck ? '🔀 Luck turned: ' : '🔀 Turning point: ',
    who,
    `, ${moment}`,
  ],
  ownTurn: (moment, play) => `▶️ Your turn, ${moment}${play === null ? '' : `: ${play}`}`,
  otherHand: (name) => `↪️ ${name}`,
  allHands: '📜 All that was played here',
  chooseHand: 'Review one …',
  handsOver: (count) => `**${count} can be reviewed.** Newest first.`,
  moreTables: '… There are more: type a game, a name or a date.',
  olderTables: (searched) =>
    `… Only the newest ${searched} are searched, yours and this channel’s. Of others, type the message’s id.`,
  moreHands: '… There are more: type the number.',
  eyes: 'View of …',
  eyesOf: {
    table: '👥 What everybody saw',
    open: '🔓 Everything open',
    seat: (who) => ['👤 Seen by ', who],
  },
  share: 'Post here',
  sharedBy: (who) => `📤 Shared by ${who}`,
  sharedTooOften: (seconds) => `Something was shared a moment ago. Try again in ${seconds} s.`,
  mayNotPost: (permissions) => `Madoi cannot post here. It needs: ${permissions}.`,
  download: 'Download files',
  files: 'All plays as text, and as a file that the rules of Madoi can play again.',
  notOver: 'This hand is not over, so it cannot be reviewed yet.',
  corrupt: 'What is stored of this hand cannot be read, so it cannot be reviewed.',
  earlierRules: (version, own) =>
    `This hand was played by an earlier version of the rules (version ${version}). This Madoi has version ${own}, so it cannot be reviewed anymore.`,
  notYet: 'Not all of this hand was shown. All of it can be seen once the table is over.',
};
