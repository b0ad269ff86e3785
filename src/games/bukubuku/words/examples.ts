/** Cards in the rules, as pictures that are the same in every language. A test has them counted by the rules. */
import { pictured } from '../../../game/rules-text.ts';
import { type Lighthouse, lighthouseFace, type Weather, weatherFace } from '../cards.ts';

const weather = (...cards: readonly Weather[]): string => pictured(cards.map(weatherFace).join(' '));
const lighthouses = (...numbers: readonly Lighthouse[]): string =>
  pictured(numbers.map(lighthouseFace).join(' '));

export const EXAMPLES = {
  /** A turn (bukubuku 4): the lighthouses, the cards that are laid, and what the two highest take. */
  turnLighthouses: lighthouses(4, 9),
  turnCards: weather(12, 33, 57),
  highest: weather(57),
  second: weather(33),
  lower: lighthouses(4),
  higher: lighthouses(9),
  /** All heights of lighthouses, from the lowest to the highest, in two lines. */
  lowLighthouses: lighthouses(1, 2, 3, 4, 5, 6),
  highLighthouses: lighthouses(7, 8, 9, 10, 11, 12),
  /** The first and the last cards with the same symbol (bukubuku 2). */
  noBelt: weather(1, 12),
  halfBelt: weather(13, 24),
  oneBelt: weather(25, 36),
  halfBeltAgain: weather(37, 48),
  noBeltAgain: weather(49, 60),
  /** A hand’s symbols: a half and a half and a whole and a half are two belts (bukubuku 3). */
  twoBelts: weather(14, 20, 30, 41),
} as const;
