/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
import type { Reasons } from './words.ts';

const counted = (count: string | number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const cardsEn = (count: string | number | undefined) => counted(count ?? 0, 'card');
/** The number of plays left at most; one cannot be fewer. */
const playsEn = (count: string | number | undefined) =>
  `${Number(count) > 1 ? 'at most ' : ''}${counted(count ?? 0, 'more play')}`;
const leaves = (count: string | number | undefined) => `What it leaves takes ${playsEn(count)}.`;
const exceptByBomb = (bombs: string | number | undefined) => (Number(bombs) > 0 ? ' except by a bomb' : '');

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'nothing-beats': () => 'Nothing in hand beats it.',
  'strong-hand': ({ percent }) => `A landlord with a hand like this wins about ${percent}% of deals.`,
  'weak-hand': ({ percent }) =>
    `A landlord with a hand like this wins about ${percent}% of deals. Winning, they are paid by all three; losing, they pay all three. Better to decline.`,
  'partner-holds': () => 'A partner holds the trick: passing costs nothing.',
  'partner-nearly-out': ({ cards }) =>
    `A partner holds the trick with only ${cardsEn(cards)} left: the lead is best left to them.`,
  'keep-bomb': ({ bombs }) =>
    Number(bombs) > 1
      ? 'Only a bomb of this hand beats it, and the bombs are worth more on a later trick.'
      : 'Only the bomb of this hand beats it, and that is worth more on a later trick.',
  'answers-break': ({ bombs }) =>
    `Everything that beats it would break up cards that belong together${Number(bombs) > 0 ? ', or spend a bomb' : ''}.`,
  'passing-wins-more': ({ percent, next }) =>
    `In trial games played on from here, passing won ${percent}%, and the best other play ${next}%.`,
  'answers-cost': () => 'Anything that beats it would cost the hand more than it gains.',
  'keep-high-cards': ({ bombs }) =>
    `It takes high cards${Number(bombs) > 0 ? ' or a bomb' : ''} to beat it, and they are worth more later.`,
  'last-cards': () => 'The hand is empty after it, and the deal is won.',
  'stop-opponent': ({ cards }) =>
    `An opponent has only ${cardsEn(cards)} left and must not get the lead. This will be hard to beat.`,
  'too-many-for': ({ cards }) => `An opponent has only ${cardsEn(cards)} left: too few to beat this.`,
  'least-risk': ({ cards }) =>
    `An opponent has only ${cardsEn(cards)} left. Of all possible leads, this is the hardest to beat.`,
  'last-to-stop': ({ cards }) =>
    `After a pass here, an opponent with only ${cardsEn(cards)} left would lead: that is worth spending a lot to stop.`,
  'bomb-takes-lead': ({ left }) => `Unless a bigger bomb comes, it wins the lead. ${leaves(left)}`,
  'over-partner-runs': ({ left }) =>
    `A partner holds the trick, but after this it takes ${playsEn(left)} to go out.`,
  'over-partner-stops': ({ cards }) =>
    `The landlord has only ${cardsEn(cards)} left, and the partner’s play is easier to beat.`,
  'over-partner-sheds': ({ left }) => `It beats a partner’s play, but gets rid of low cards. ${leaves(left)}`,
  'over-partner-holds': () =>
    'It beats a partner’s play, but is harder for the landlord to beat, and unbeaten it wins the lead.',
  'takes-trick-surely': ({ bombs }) =>
    `It is unlikely to be beaten${exceptByBomb(bombs)}, so it should win the trick and the next lead.`,
  'keeps-lead-surely': ({ bombs }) =>
    `It is unlikely to be beaten${exceptByBomb(bombs)}, so it should keep the lead.`,
  'many-cards': ({ cards, left }) => `It gets rid of ${cards} cards at once. ${leaves(left)}`,
  'lowest-whole': () => 'The lowest play that beats it without breaking up cards that belong together.',
  'lowest-shortens': () => 'The lowest play that beats it and leaves fewer plays to go out.',
  'weak-first': () => 'Nothing in hand is weaker, and weak cards are best got rid of with the lead.',
  'low-needs-lead': () =>
    'It would be played by itself anyway, and would hardly beat anything later: best got rid of with the lead.',
  'wins-more': ({ percent, next, left }) =>
    `In trial games played on from here, this won ${percent}%, and the next best play ${next}%. ${leaves(left)}`,
  'likely-leads': ({ left }) => `It will probably not be beaten, and so win the next lead. ${leaves(left)}`,
  'fewest-left': ({ left }) => `The rest of the hand goes together well: it takes ${playsEn(left)}.`,
  'best-in-all': () => 'The best balance between winning the trick and what is left in hand.',
};
