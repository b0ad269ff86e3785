/** What a reason adds to its numbers. */
import type { Params } from '../../../game/words.ts';
import { type Card, kindOf } from '../cards.ts';

/** Why the computer has chosen so, in words that each language has its own of. */
export interface Merits {
  /** It is caught less often, or takes a treasure more often. */
  readonly safer: string;
  readonly bolder: string;
  /** It gives fewer points where it is caught, or gets more where it is not. @param points of this villain and of the other one */
  readonly cheaper: (points: number, other: number) => string;
  readonly richer: (points: number, other: number) => string;
  /** The points of all that may be drawn, taken together. */
  readonly inPoints: string;
  /** The other villain is worth more later. */
  readonly later: (other: Card) => string;
  /** The table may be won by it. */
  readonly win: string;
  /** Both did about as well. */
  readonly alike: string;
  /** None of the cards that lie in known places can be taken. */
  readonly useless: string;
}

/** Why the choice is better, where its chances alone do not say so. */
export function meritOf(params: Params, merits: Merits): string {
  const [taken, caught] = [Number(params.treasures), Number(params.heroes)];
  const other = runnerUp(params);
  if (!other) return params.options !== 1 && caught >= taken && params.useless === 1 ? merits.useless : '';
  const [otherTaken, otherCaught] = [other.of('treasures'), other.of('heroes')];
  if (taken >= otherTaken && caught <= otherCaught && taken - caught > otherTaken - otherCaught) return '';
  switch (params.merit) {
    case 'later':
      return merits.later(other.card);
    case 'win':
      return merits.win;
    case 'now':
      return inTheDraw();
    default:
      return merits.alike;
  }

  function inTheDraw(): string {
    if (caught < otherCaught) return merits.safer;
    if (taken > otherTaken) return merits.bolder;
    const [points, otherPoints] = [Number(params.points), other!.of('points')];
    if (points === otherPoints) return merits.inPoints;
    return points < otherPoints ? merits.cheaper(points, otherPoints) : merits.richer(points, otherPoints);
  }
}

/** Nobody knows the card of any place. */
export const ifAlike = ({ alike }: Params, anyPlace: string): string => (alike === 1 ? anyPlace : '');

/** The chances of a draw, in percent. */
export const chancesOf = ({ treasures, heroes }: Params) => ({
  taken: Number(treasures),
  caught: Number(heroes),
  neither: 100 - Number(treasures) - Number(heroes),
});

/** The card that a pick was compared with last. */
export interface RunnerUp {
  readonly card: Card;
  /** It did about as well. */
  readonly isAlike: boolean;
  /** What it would do: a value of its own reason. */
  readonly of: (name: string) => number;
}

/** A treasure that is passed on may be taken back by villains that the seat has kept. */
export const isPassedOn = ({ card, of }: RunnerUp): boolean => kindOf(card) === 'treasure' && of('mine') > 0;

/** Null: there was nothing to compare with. */
export function runnerUp(params: Params): RunnerUp | null {
  if (params.over === undefined) return null;
  return {
    card: Number(params.over),
    isAlike: params.alike === 1,
    of: (name) => Number(params[`over-${name}`]),
  };
}
