/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

const counted = (count: string | number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const cardsEn = (count: string | number | undefined) => counted(count ?? 0, 'card');
/** "2 more plays" */
const playsEn = (count: string | number | undefined) => counted(count ?? 0, 'more play');

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'nothing-beats': () => 'Nothing in your hand beats it.',
  'strong-hand': ({ percent }) => `A landlord with a hand like yours wins about ${percent}% of deals.`,
  'weak-hand': ({ percent }) =>
    `A landlord with a hand like yours wins about ${percent}% of deals. Winning, they are paid by all three; losing, they pay all three. Better to decline.`,
  'partner-holds': () => 'Your partner holds the trick: passing costs nothing.',
  'partner-nearly-out': ({ cards }) =>
    `Your partner holds the trick with only ${cardsEn(cards)} left: leave them the lead.`,
  'keep-bomb': ({ bombs }) =>
    Number(bombs) > 1
      ? 'Only a bomb beats it, and your bombs are worth more on a later trick.'
      : 'Only a bomb beats it, and it is worth more on a later trick.',
  'answers-break': () => 'Everything that beats it would break up cards you need together.',
  'passing-wins-more': () => 'In practice deals, passing wins more often than any card play.',
  'answers-cost': () => 'Anything that beats it would cost your hand more than it gains.',
  'keep-high-cards': () => 'Your high cards are worth more than this trick.',
  'last-cards': () => 'These are your last cards: you win.',
  'stop-opponent': ({ cards }) =>
    `An opponent has only ${cardsEn(cards)} left and must not get the lead. This will be hard to beat.`,
  'too-many-for': ({ cards }) => `An opponent has only ${cardsEn(cards)} left: too few to beat this.`,
  'least-risk': ({ cards }) =>
    `An opponent has only ${cardsEn(cards)} left. Of all you can lead, this gives the least away.`,
  'bomb-takes-lead': ({ left }) =>
    `The bomb wins you the lead. You would then need ${playsEn(left)} to get out.`,
  'over-partner-runs': ({ left }) =>
    `Your partner holds the trick, but with the lead you need only ${playsEn(left)} to get out.`,
  'over-partner-stops': ({ cards }) =>
    `The landlord has only ${cardsEn(cards)} left, and your partner’s play is easier to beat.`,
  'over-partner-sheds': ({ left }) =>
    `It beats your partner’s play, but rids you of low cards: you would still need ${playsEn(left)} to get out.`,
  'over-partner-holds': () =>
    'It beats your partner’s play, but is harder for the landlord to beat, and you would lead next.',
  'takes-trick-surely': () => 'Almost nothing can beat it: you take the trick, and lead next.',
  'keeps-lead-surely': () => 'Almost nothing can beat it, so you keep the lead.',
  'many-cards': ({ cards, left }) =>
    `It gets rid of ${cards} cards at once. You would still need ${playsEn(left)} to get out.`,
  'lowest-whole': () => 'The lowest play that beats it without breaking up other cards you need together.',
  'weak-first': () => 'These are your weakest cards: you can only get rid of them when you lead.',
  'wins-more': () => 'In practice deals, this wins more often than the other plays worth trying.',
  'fewest-left': ({ left }) =>
    `It keeps your hand in good order: you would still need ${playsEn(left)} to get out.`,
};
