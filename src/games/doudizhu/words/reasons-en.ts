/** Why the computer makes a choice. */
import type { Reasons } from './words.ts';

const counted = (count: string | number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const cardsEn = (count: string | number | undefined) => counted(count ?? 0, 'card');
const combinationsEn = (count: string | number | undefined) => counted(count ?? 0, 'combination');

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'nothing-beats': () => 'Nothing in your hand beats it.',
  'strong-hand': ({ percent }) => `With a hand like yours a landlord wins about ${percent}% of deals.`,
  'weak-hand': ({ percent }) => `With a hand like yours a landlord wins only about ${percent}% of deals.`,
  'partner-holds': () => 'Your partner holds the trick: passing costs nothing.',
  'partner-nearly-out': ({ cards }) =>
    `Your partner holds the trick with only ${cardsEn(cards)} left: leave them the lead.`,
  'keep-bomb': () => 'Only a bomb beats it, and the bomb will be worth more later.',
  'answers-break': () => 'Every answer would break up a combination that you need.',
  'passing-wins-more': ({ percent, next }) =>
    `Of trial deals, passing wins ${percent}%, the best answer ${next}%.`,
  'keep-high-cards': () => 'Your high cards are worth more than this trick.',
  'last-cards': () => 'These are your last cards: the deal is won.',
  'stop-opponent': ({ cards }) => `An opponent has only ${cardsEn(cards)} left and must not get the lead.`,
  'bomb-takes-lead': ({ left }) => `The bomb takes the lead, and leaves you ${combinationsEn(left)} to play.`,
  'discard-on-partner': ({ left }) => `A cheap way to be rid of weak cards: ${combinationsEn(left)} left.`,
  'takes-trick-surely': ({ percent }) => `It takes the trick in ${percent}% of cases, and with it the lead.`,
  'keeps-lead-surely': ({ percent }) => `Nobody beats it in ${percent}% of cases, so you keep the lead.`,
  'many-cards': ({ cards, left }) =>
    `It lays down ${cards} cards at once and leaves ${combinationsEn(left)}.`,
  'lowest-whole': () => 'The lowest answer that breaks no other combination.',
  'weak-first': () => 'Your weakest combination: it can only be laid down with the lead.',
  'wins-more': ({ percent, next }) => `Of trial deals it wins ${percent}%, the next best choice ${next}%.`,
  'fewest-left': ({ left }) => `It leaves your hand in good order: ${combinationsEn(left)}.`,
};
