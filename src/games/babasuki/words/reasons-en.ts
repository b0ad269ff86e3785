/** Why the computer makes a choice. No sentence says "you": a review shows the reasons of every seat. */
import type { Params } from '../../../game/words.ts';
import { ifAlike, ifDoubtful } from './outlook.ts';
import type { Reasons } from './words.ts';

const EVEN_SO = ' Even so, it promises the most points.';
const ANY_PLACE = ' Any place will do.';

/** How many cards of a kind. */
const counted = (count: unknown, kind: string): string => `${count} ${kind}${Number(count) === 1 ? '' : 's'}`;
const heroCount = (count: unknown): string => `${count} hero${Number(count) === 1 ? '' : 'es'}`;

/** What may lie in a place where nobody knows the card. */
const oneOf = (count: unknown): string =>
  Number(count) === 1 ? 'Only one card can be there' : `Any of ${count} cards may be there`;

/** The cards that the villain neither takes nor is caught by. */
const others = ({ unknown, treasures, heroes }: Params): string => {
  const left = Number(unknown) - Number(treasures) - Number(heroes);
  return left > 0 ? `, ${counted(left, 'other')}` : '';
};

export const reasonsEn: Reasons = {
  'only-choice': () => 'There is nothing else to do.',
  'villain-hunts': (params) =>
    `It will draw one card. Others may hold ${counted(params.treasures, 'treasure')} for it to take, and ${heroCount(params.heroes)} that would catch it.${ifDoubtful(params, EVEN_SO)}`,
  'hero-guards': ({ villains, others }) => {
    if (others === 0) return 'Others can have no villain.';
    const isAll = villains === others;
    if (others === 1)
      return `It ${isAll ? 'catches' : 'does not catch'} the only villain that others may have.`;
    return `It catches ${isAll ? 'all' : `${villains} of the`} ${others} villains that others may have.`;
  },
  'treasure-stays': ({ points, villains }) =>
    `It is worth ${points} points in hand, ${villains === 0 ? 'and no villain that others may have' : `but ${counted(villains, 'villain')} that others may have`} could take it.`,
  'cat-is-sure': ({ points }) => `A sure ${points} points in hand: no villain takes a cat.`,
  'known-treasure': ({ points }) =>
    `Everybody knows that card: a treasure, worth ${points} points with the villain.`,
  'treasure-odds': (params) =>
    `${oneOf(params.unknown)}: ${counted(params.treasures, 'treasure')} to take, ${heroCount(params.heroes)} that would catch it${others(params)}.${ifDoubtful(params, EVEN_SO)}${ifAlike(params, ANY_PLACE)}`,
  'avoids-hero': () => 'It keeps clear of the hero that everybody has seen there.',
  'nothing-to-draw': () => 'Nobody has a card to draw: any villain is discarded.',
  'weakest-villain': (params) =>
    `Little can be won there now, and ${params.villains === 1 ? 'it is the only villain left' : `this villain risks ${params.points} points`}.${ifAlike(params, ANY_PLACE)}`,
};
