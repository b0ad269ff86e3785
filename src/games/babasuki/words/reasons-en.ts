/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { kindOf } from '../cards.ts';
import { cardNames, nameInSentence } from './names.ts';
import { chancesOf, ifAlike, isPassedOn, type Merits, meritOf, type RunnerUp, runnerUp } from './outlook.ts';
import type { Reasons } from './words.ts';

const MERITS: Merits = {
  safer: ' Being caught less often is worth more.',
  bolder: ' A likelier treasure is worth more.',
  cheaper: (points, other) => ` If caught, it costs ${points} points, not ${other}.`,
  richer: (points, other) => ` With a treasure, it scores ${points}, not ${other}.`,
  inPoints: ' That one may draw fewer points.',
  later: () => ' Better kept until more is known.',
  win: ' That one wins the table less often.',
  alike: ' Both go anyway, in either order.',
  useless: ' It can take none of the cards in known places.',
};
const ANY_PLACE = ' Any place will do.';

/** How many cards of a kind. */
const counted = (count: unknown, kind: string): string => `${count} ${kind}${Number(count) === 1 ? '' : 's'}`;
const heroCount = (count: unknown): string => `${count} hero${Number(count) === 1 ? '' : 'es'}`;

/** What a villain may come to with a card that nobody knows. */
function chances(params: Params): string {
  const { taken, caught, neither } = chancesOf(params);
  if (taken === 100) return 'It is sure to draw a treasure that it takes.';
  const others = [
    caught > 0 ? `a hero catches it: ${caught}%` : 'a hero hardly ever catches it',
    ...(neither > 0 && caught > 0 ? [`neither: ${neither}%`] : []),
  ];
  return `It takes a treasure: about ${taken}%; ${others.join('; ')}.`;
}

/** The chances of another villain, in the same order. */
function otherVillain(params: Params): string {
  const other = runnerUp(params);
  if (!other) return '';
  return ` ${nameInSentence(other.card, cardNames.en)}: ${other.of('treasures')}%, caught ${other.of('heroes')}%.`;
}

/** What the seat has passed on itself. */
const ifCertain = ({ certain }: Params): string =>
  certain ? ` ${nameInSentence(Number(certain), cardNames.en)}, passed on, is there.` : '';

/** What the other card would do. @param isVillains whether the chosen card is a villain, too, whose cards were named just before */
function does({ card, of }: RunnerUp, isVillains: boolean): string {
  switch (kindOf(card)) {
    case 'villain': {
      const [treasures, heroes] = [counted(of('treasures'), 'treasure'), heroCount(of('heroes'))];
      return isVillains
        ? `${treasures}, ${heroes}`
        : `takes ${treasures}, ${heroes} ${of('heroes') === 1 ? 'catches' : 'catch'} it`;
    }
    case 'hero':
      return `catches ${counted(of('villains'), 'villain')}`;
    case 'treasure':
      return `${counted(of('villains'), 'villain')} ${isVillains ? '' : 'of others '}could take it`;
    case 'cat':
      return `a sure ${of('points')}`;
  }
}

function compared(params: Params, isVillains = false): string {
  const other = runnerUp(params);
  if (!other) return '';
  const name = nameInSentence(other.card, cardNames.en);
  if (other.isAlike) return ` In simulations, ${name} scores about the same.`;
  const mine = other.of('mine');
  const what =
    // Of a villain there is more to say.
    !isVillains && isPassedOn(other)
      ? `passed on, ${mine} kept villain${mine === 1 ? '' : 's'} can win it back`
      : does(other, isVillains);
  return ` In simulations, it scores more than ${name} (${what}).`;
}

function guards({ villains, others }: Params): string {
  if (others === 0) return 'Others can have no villain.';
  const isAll = villains === others;
  if (others === 1)
    return `It ${isAll ? 'catches' : 'does not catch'} the only villain that others may have.`;
  return `It catches ${isAll ? 'all' : `${villains} of the`} ${others} villains that others may have.`;
}

/** Why this villain is sent where none can win much. */
function lastVillain({ villains, cheapest, points }: Params): string {
  if (villains === 1) return ', and it is the only villain left';
  return cheapest ? `: at ${points} points, this villain gives the least away if caught` : '';
}

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'villain-hunts': (params) =>
    `Others may hold ${counted(params.treasures, 'treasure')} for it to take, and ${heroCount(params.heroes)} that would catch it.${compared(params, true)}`,
  'hero-guards': (params) => guards(params) + compared(params),
  'treasure-stays': (params) =>
    `It is worth ${params.points} points in hand, ${params.villains === 0 ? 'and no villain of others' : `but ${counted(params.villains, 'villain')}`} could take it.${compared(params)}`,
  'cat-is-sure': (params) =>
    `A sure ${params.points} points in hand: no villain takes a cat.${compared(params)}`,
  'known-treasure': ({ points }) =>
    `Everybody knows that card: a treasure, worth ${points} points with the villain.`,
  'treasure-odds': (params) =>
    chances(params) +
    otherVillain(params) +
    (meritOf(params, MERITS) || ifCertain(params)) +
    ifAlike(params, ANY_PLACE),
  'avoids-hero': () => 'It keeps clear of the hero that everybody has seen there.',
  'nothing-to-draw': () => 'Nobody has a card to draw: any villain is discarded.',
  'weakest-villain': (params) =>
    `${params.none ? 'No treasure that it takes is left' : 'Hardly anything can be won there now'}${lastVillain(params)}.${ifAlike(params, ANY_PLACE)}`,
};
