/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'goes-out': () => 'You go out, and no card of the play has a role.',
  'nothing-to-play': () => 'A draw would most likely bring nothing to beat this, only one card more.',
  'draw-may-help': () => 'A draw may bring a card to play.',
  'all-fouls': () => 'Every play would be a foul.',
  cuts: () => 'It cuts the trick: you lead again at once.',
  revolution: () => 'The revolution suits what is left of your hand.',
  'surely-leads': ({ percent }) => `About ${percent}% likely to go unbeaten: you lead next.`,
  'end-is-near': ({ cards }) =>
    `Another player has only ${cards} ${cards === 1 ? 'card' : 'cards'} left: cheap cards first, the lead now.`,
  'sheds-cards': ({ cards }) => `It rids you of ${cards} cards at once.`,
  'keeps-finish': () => 'It keeps a card without a role, on which you may go out.',
  'lowest-first': () => 'The weakest of its kind: strong cards win the lead later.',
  'keeps-groups': () => 'It splits nothing: cards of one rank stay together for later.',
  'fewest-turns': () => 'Of all you can play, it should get you out soonest.',
  'likely-leads': ({ percent }) =>
    `The chance to go unbeaten (about ${percent}%) and what it leaves you are together the best.`,
  'draw-first': () => 'You cannot pass without a draw, and nothing you hold is worth playing yet.',
  'draw-improves': () => 'After a draw you may play better than now, by a sample of the unseen cards.',
  'keep-hand': () => 'What you could play now helps you more to get out later.',
  'keep-joker': () => 'The joker helps you more to get out later.',
  'give-least': () => 'Without it you get out sooner, and it helps the other player little.',
  'discard-least': () => 'Without it you should get out soonest.',
  'reverse-holds': ({ percent, other }) =>
    `With the order reversed, your J goes unbeaten about ${percent}% of the time; otherwise, ${other}%.`,
  'keep-holds': ({ percent, other }) =>
    `As it is, your J goes unbeaten about ${percent}% of the time; with the order reversed, ${other}%.`,
};
