/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
import type { Reasons } from './words.ts';

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'goes-out': () => 'The hand is empty after it, and no card of the play is special.',
  'nothing-to-play': () => 'A draw would most likely bring nothing to beat this, only one card more.',
  'no-card-left': () => 'No card left beats this: a draw would only add one more.',
  'draw-may-help': () => 'A draw may bring a card to play.',
  'draw-to-pass': () => 'No card left beats this, but even a pass takes a draw first.',
  'all-fouls': () => 'Every play would be a foul.',
  cuts: () => 'The trick is cut, and the lead stays here.',
  revolution: () => 'The revolution suits what is left of the hand.',
  'surely-leads': ({ percent }) =>
    percent === 100
      ? 'Nothing is left that beats it, so it wins the next lead.'
      : `About ${percent}% of the time nobody beats it, and it wins the next lead.`,
  'end-is-near': ({ cards }) =>
    `Another player has only ${cards} ${cards === 1 ? 'card' : 'cards'} left: take the lead now, and keep the hand cheap.`,
  'sheds-cards': ({ cards }) => `It gets rid of ${cards} cards at once.`,
  'keeps-finish': () => 'It keeps a card that is not special, to go out on.',
  'lowest-first': () => 'The weakest of its kind: strong cards win the lead later.',
  'keeps-groups': () => 'It splits nothing: cards of one rank stay together for later.',
  'fewest-turns': () => 'Of all possible plays, it should lead to going out soonest.',
  'likely-leads': ({ percent }) =>
    `The best balance between going unbeaten (about ${percent}%) and what is left in hand.`,
  'draw-first': () => 'Even a pass takes a draw first, and deciding after it seems better than any play now.',
  'draw-to-finish': () =>
    'Every card in hand is special, so there is none to go out on. A draw may bring one.',
  'draw-improves': () =>
    'Over a sample of the unseen cards, drawing first comes out better than any play now.',
  'keep-hand': () => 'What could be played now helps more to go out later.',
  'keep-joker': () => 'The joker helps more to go out later.',
  'give-soonest': () => 'With this gone, the hand should go out soonest.',
  'give-weakest': () => 'Of the gifts after which the hand should go out about as soon, this is the weakest.',
  'give-balance': () =>
    'It weighs up how soon the hand goes out, what it would cost, and how weak the gift is.',
  'discard-least': () => 'With this gone, the hand should go out soonest.',
  'discard-cheapest': () =>
    'Of the hands that should go out about as soon after a discard, this is the cheapest.',
  'discard-balance': () => 'It weighs up how soon the hand goes out, and what it would cost.',
  'reverse-holds': ({ percent, other }) =>
    `With the order reversed, the J goes unbeaten about ${percent}% of the time; otherwise, ${other}%.`,
  'keep-holds': ({ percent, other }) =>
    `As it is, the J goes unbeaten about ${percent}% of the time; with the order reversed, ${other}%.`,
  'reverse-answers': () =>
    'With the order reversed, the hand has more plays that beat the J, for a later turn.',
  'keep-answers': () => 'As the order is, the hand has more plays that beat the J, for a later turn.',
  'orders-alike': () => 'Either order is about as good.',
  'good-enough': () => 'It seems about as good as the others.',
  'trial-pays': () =>
    'In trial games that the computer played on from here, this paid more than its usual choice.',
};
