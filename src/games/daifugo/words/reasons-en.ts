/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

/** "about 2 turns" */
const about = (turns: string | number | undefined) => `about ${turns} ${turns === 1 ? 'turn' : 'turns'}`;

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'goes-out': () => 'You go out, and no card of the play has a role.',
  'nothing-to-play': () => 'You have nothing to play.',
  'all-fouls': () => 'Every play would be a foul.',
  cuts: () => 'It cuts the trick: you lead again at once.',
  revolution: ({ turns }) => `The revolution suits what is left: ${about(turns)} to lay it down.`,
  'surely-leads': ({ percent }) => `Nobody can beat it in ${percent}% of cases, so you lead next.`,
  'end-is-near': ({ cards }) =>
    `Another player has only ${cards} ${cards === 1 ? 'card' : 'cards'} left: cheap cards first, the lead now.`,
  'sheds-cards': ({ cards }) => `It rids you of ${cards} cards at once.`,
  'keeps-finish': () => 'It keeps a card without a role, on which you may go out.',
  'lowest-first': () => 'The weakest of its kind: strong cards win the lead later.',
  'fewest-turns': ({ turns }) => `The hand it leaves takes the fewest turns to lay down, ${about(turns)}.`,
  'likely-leads': ({ percent, turns }) =>
    `It holds the trick in ${percent}% of cases, and leaves ${about(turns)}.`,
  'draw-first': () => 'You cannot pass without a draw, and nothing you hold is worth playing yet.',
  'draw-improves': () => 'After a draw you may play better than now, by a sample of the unseen cards.',
  'keep-hand': ({ turns }) => `Every answer would leave a worse hand than yours, of ${about(turns)}.`,
  'give-least': ({ turns }) => `The rest is laid down soonest, in ${about(turns)}, and the gift helps least.`,
  'discard-least': ({ turns }) => `The rest is laid down soonest, in ${about(turns)}.`,
  'reverse-holds': ({ percent, other }) =>
    `Reversed, nobody beats the J in ${percent}% of cases; else in ${other}%.`,
  'keep-holds': ({ percent, other }) =>
    `As it is, nobody beats the J in ${percent}% of cases; reversed, in ${other}%.`,
};
