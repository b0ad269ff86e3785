import type { AloudWords } from './words.ts';

export const en: AloudWords = {
  open: 'In words',
  again: 'Refresh',
  yourTurn: 'It is your turn.',
  you: 'you',
  acts: 'to act',
  timeLeft: (at) => `Time runs out <t:${at}:R>.`,
  onTable: 'On the table',
  hand: 'Your hand',
  seats: 'Seats',
  details: 'Details',
  controls: 'Your panel has these controls, in this order',
  noControls: 'There is nothing to press now.',
  noted: (text, notes) => `${text} (${notes.join(', ')})`,
  chosen: 'chosen',
  notNow: 'not now',
  chooseUpTo: (min, max) => (min === max ? `choose ${max}` : `choose ${min} to ${max}`),
  moreOptions: (count) => `and ${count} more`,
  separator: '; ',
  smallJoker: 'small joker',
  bigJoker: 'big joker',
};
