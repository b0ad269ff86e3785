/** How a round begins: hands, lighthouses, and at a table of two the dummy's cards (bukubuku 3, 9, 11). */
import type { Chance } from '../../game/chance.ts';
import type { HandSetup, Seat } from '../../game/game.ts';
import { bySeat } from '../../game/turns.ts';
import {
  allLighthouses,
  allWeather,
  beltsOf,
  HAND_SIZE,
  type Lighthouse,
  pairOf,
  sortHand,
  type Weather,
} from './cards.ts';
import { addSeen, drawDummyCards } from './piles.ts';
import { buildState, type Carry, type Options, playState, SEATS_WITH_DUMMY, type State } from './state.ts';

const WEATHER = allWeather();
const LIGHTHOUSES = allLighthouses();

/**
 * bukubuku 3, 9: the first round deals hands, later ones take those passed on. Lighthouses are shuffled every round.
 */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): State {
  const twoPlay = seats === SEATS_WITH_DUMMY;
  return dealtState(
    {
      options,
      round: carry?.round ?? 1,
      totals: carry?.totals ?? bySeat(seats, () => 0),
      hands: carry?.hands ?? deal(twoPlay ? seats + 1 : seats, chance),
      // bukubuku 15: in the first round the builder is drawn by lot.
      builder: twoPlay ? (carry?.builder ?? chance.below('builder', seats)) : null,
      ahead: drawLighthouses(HAND_SIZE, LIGHTHOUSES, chance),
      shownBefore: carry?.shown,
    },
    chance,
  );
}

/** bukubuku 3: twelve cards each; the rest stays out for the whole table. */
function deal(hands: number, chance: Chance): Weather[][] {
  const pack = chance.shuffle('weather', WEATHER);
  return bySeat(hands, (hand) => sortHand(pack.slice(hand * HAND_SIZE, (hand + 1) * HAND_SIZE)));
}

/** The lighthouses of a number of turns, from a shuffled pack. */
export function drawLighthouses(
  turns: number,
  pack: readonly Lighthouse[],
  chance: Chance,
): [Lighthouse, Lighthouse][] {
  const shuffled = chance.shuffle('lighthouses', pack);
  const pairs: [Lighthouse, Lighthouse][] = [];
  for (let turn = 0; turn < turns; turn++) pairs.push(pairOf(shuffled[2 * turn]!, shuffled[2 * turn + 1]!));
  return pairs;
}

/** The cards that a round starts with. With a builder, the third hand is the dummy's. */
export interface Deal {
  readonly options: Options;
  readonly round: number;
  readonly totals: number[];
  readonly hands: readonly (readonly Weather[])[];
  readonly builder: Seat | null;
  readonly ahead: [Lighthouse, Lighthouse][];
  /** By hand: the cards that earlier rounds have shown. */
  readonly shownBefore?: Weather[][] | undefined;
}

export function dealtState(deal: Deal, chance: Chance): State {
  const { options, round, totals, hands, builder, ahead, shownBefore } = deal;
  const seats = totals.length;
  const common = {
    options,
    round,
    totals,
    hands: bySeat(seats, (seat) => sortHand(hands[seat]!)),
    standings: bySeat(seats, (seat) => ({ belts: beltsOf(hands[seat]!), lighthouse: null })),
    turns: [],
    ahead,
    ...(shownBefore && { shownBefore }),
  };
  if (builder === null)
    return playState(
      common,
      bySeat(seats, () => null),
      null,
    );
  const { pool, drawn } = drawDummyCards(0, hands[SEATS_WITH_DUMMY]!, chance);
  const seen = addSeen([[], []], builder, drawn);
  return buildState(common, { builder, piles: [[], []], seen, pool, drawn });
}
