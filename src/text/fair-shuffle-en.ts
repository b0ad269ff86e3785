/** English words for how anybody can check the shuffles. */
import type { BotWords } from './words.ts';

export const fairShuffle: BotWords['fairShuffle'] = {
  title: { cards: 'Fair shuffle', dice: 'Fair dice' },
  proves: {
    cards:
      'The order of the cards was fixed before the game began, and nobody, not even Madoi, can change it anymore. You need not trust that: when the table has ended, anybody can check it.',
    dice: 'What the dice show was fixed before the game began, and nobody, not even Madoi, can change it anymore. You need not trust that: when the table has ended, anybody can check it.',
  },
  check: 'Check it yourself',
  purpose: {
    cards:
      'Every shuffle at this table follows from a secret seed, drawn before anybody sat down, and from the number that Discord gave to each player’s press when they did. The commitment is the seed’s SHA-256: the seed itself is shown when the table ends, so that anybody can check that it was not replaced.',
    dice: 'Every roll at this table follows from a secret seed, drawn before anybody sat down, and from the number that Discord gave to each player’s press when they did. The commitment is the seed’s SHA-256: the seed itself is shown when the table ends, so that anybody can check that it was not replaced.',
  },
  commitment: 'Commitment (SHA-256 of the seed)',
  seed: 'Seed',
  salts: 'Salts (numbers from Discord, by seat)',
  noSalt: 'none',
  checkLater:
    'Keep the commitment now. When the table has ended, put its seed in the place of SEED and run this; it prints the same commitment.',
  checkNow: 'This prints the commitment that was shown before the game:',
  wholeTable: {
    cards:
      'Once the table has ended, `/verify` checks all of it: every shuffle, play, score and entry. It also gives you the table’s file, which anybody can check without Madoi.',
    dice: 'Once the table has ended, `/verify` checks all of it: every roll, play, score and entry. It also gives you the table’s file, which anybody can check without Madoi.',
  },
  recipe: {
    cards:
      'How the cards follow from seed and numbers is in Madoi’s README, under “Why you can trust a shuffle”.',
    dice: 'How the dice follow from seed and numbers is in Madoi’s README, under “Why you can trust a shuffle”.',
  },
};
