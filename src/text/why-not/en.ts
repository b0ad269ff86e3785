import type { WhyNotWords } from './words.ts';

export const en: WhyNotWords = {
  ask: 'Why can’t I …?',
  choose: 'Choose below what you have in mind: the answer appears here.',
  chooseMore: 'Choose from the other list, too.',
  notOffered: '🚫 not possible now',
  youMay: 'You may! The button is below.',
  range: (label, first, last) => `${first} to ${last}: ${label}`,
};
