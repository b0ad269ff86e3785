import type { WhyNotWords } from './words.ts';

export const en: WhyNotWords = {
  ask: 'Why can’t I …?',
  choose: 'Choose below what you have in mind: the answer appears here.',
  chooseMore: (label) => `Now choose here, too: “${label}”`,
  notOffered: '🚫 not possible now',
  youMay: 'You may! The button is below.',
  range: (label, first, last) => `${label} (${first}–${last})`,
};
