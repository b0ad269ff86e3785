/**
 * How likely a card is to take a lighthouse, for the computer's reasons: from trial turns in which all others lay as players
 * who think ahead would (`opponents.ts`). `npm run -s calibration` measures how often what is told came true.
 */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import type { Seat } from '../../../game/game.ts';
import type { Pair, Weather } from '../cards.ts';
import { OUTCOMES, outcomeOf, type Ways, waysOf } from './danger.ts';
import { modelOpponents } from './opponents.ts';
import { copyPosition, type Position, playTurn } from './position.ts';
import { type Knowledge, sampleWorld } from './worlds.ts';

/** The number of playouts from which the others' cards are estimated; with fewer, less that is told comes true. */
const MODEL_WORLDS = 400;
/** The number of turns that are tried to see what becomes of each card. */
const TRIAL_TURNS = 120;
/** The share of turns in which the others do not lay as the model has it, as far as `npm run -s calibration` tells. */
const DOUBT = 0.12;
/** The share of an outcome that is possible, but that no trial turn has met, not even with random cards. */
const RARE = 0.001;

/** Probabilities of what comes of a card. */
export interface Forecast extends Shares {
  /** That it takes each of these, or none, and its seat pays: it loses a life belt, or drops out. */
  readonly paid: Shares;
  /** That its seat pays neither. */
  readonly safe: number;
  readonly out: number;
  /** That the round ends before its last turn, as others drop out. */
  readonly ends: number;
}

/** That a card takes the lower lighthouse, the higher one (either, where they are the same), or none. */
export interface Shares {
  readonly low: number;
  readonly high: number;
  readonly none: number;
}

/** What comes of a card of the hand in this turn. */
export type Forecaster = (card: Weather) => Forecast;

/** Asks what comes of the cards of the hand in this turn, once it is asked for; null: none is to be laid. */
export function lookAhead(knowledge: Knowledge, chance: Chance): (() => Forecaster) | null {
  const { current } = knowledge.view.table;
  if (current.phase !== 'play') return null;
  let forecast: Forecaster | null = null;
  return () => {
    forecast ??= forecaster(knowledge, current.lighthouses, chance);
    return forecast;
  };
}

/** A random world, and the cards that all participants lay there: as the model has it, and at random. */
interface TrialTurn {
  readonly world: Position;
  readonly laid: readonly Weather[];
  readonly anything: readonly Weather[];
}

/** The trial turns with one outcome. */
interface Trials {
  count: number;
  /** Those in which the seat paid. */
  paid: number;
  /** Those that ended the round. */
  ends: number;
}

/** The forecasts of all cards are of the same trial turns, so that they differ by their cards alone. */
export function forecaster(knowledge: Knowledge, pair: Pair, chance: Chance): Forecaster {
  const random = playoutRandom(chance, 'explain');
  const { lay } = modelOpponents(knowledge, MODEL_WORLDS, random);
  const turns = Array.from({ length: TRIAL_TURNS }, (): TrialTurn => {
    const world = sampleWorld(knowledge, random);
    return { world, laid: lay(copyPosition(world), random), anything: layAnything(world, random) };
  });
  return (card) => forecastOf(knowledge, card, pair, turns);
}

function forecastOf(knowledge: Knowledge, card: Weather, pair: Pair, turns: readonly TrialTurn[]): Forecast {
  const { seat } = knowledge.view;
  const trials = OUTCOMES.map((): Trials => ({ count: 0, paid: 0, ends: 0 }));
  const met = new Set<number>();
  for (const turn of turns) {
    tryCard(turn, card, seat, trials);
    met.add(outcomeIn(turn.laid, card, seat)).add(outcomeIn(turn.anything, card, seat));
  }
  const ways = waysOf(knowledge, card, pair);
  const shares = withDoubt(
    trials.map(({ count }) => count / TRIAL_TURNS),
    ways,
    met,
  );
  const paid = shares.map((share, outcome) => share * rateOfPaying(trials[outcome]!, ways[outcome]!));
  const risk = paid.reduce((sum, share) => sum + share, 0);
  const { belts = 0 } = knowledge.view.table.standings[seat] ?? {};
  return {
    ...sharesOf(shares, pair),
    paid: sharesOf(paid, pair),
    safe: 1 - risk,
    out: belts === 0 ? risk : 0,
    ends: trials.reduce((sum, { ends }) => sum + ends, 0) / TRIAL_TURNS,
  };
}

/** What the card becomes beside those that the others lay. */
const outcomeIn = (laid: readonly Weather[], card: Weather, seat: Seat): number =>
  outcomeOf(laid.filter((other, index) => index !== seat && other > card).length);

/** Lays the card in the turn of a world, in the place of what the seat has laid there. */
function tryCard({ world, laid }: TrialTurn, card: Weather, seat: Seat, trials: readonly Trials[]): void {
  const position = copyPosition(world);
  const own = position.participants[seat]!;
  const { belts } = own;
  const isOver = playTurn(position, 0, laid.with(seat, card));
  const trial = trials[outcomeIn(laid, card, seat)]!;
  trial.count++;
  if (own.isOut || own.belts < belts) trial.paid++;
  if (isOver && !own.isOut && position.ahead.length > 1) trial.ends++;
}

/** Two lighthouses of one number are as good as each other. */
function sharesOf([low = 0, high = 0, none = 0]: readonly number[], pair: Pair): Shares {
  return { low, high: pair[0] === pair[1] ? low + high : high, none };
}

/** In some turns, any outcome that trial turns have met is as likely as any other of those. */
function withDoubt(
  shares: readonly number[],
  ways: readonly Ways[],
  met: ReadonlySet<number>,
): readonly number[] {
  const isRare = (outcome: number): boolean => !met.has(outcome) && ways[outcome]!.count > 0;
  const left = 1 - DOUBT - RARE * OUTCOMES.filter(isRare).length;
  return shares.map((share, outcome) => {
    if (met.has(outcome)) return share * left + DOUBT / met.size;
    return isRare(outcome) ? RARE : 0;
  });
}

/** A random card of every hand; of the dummy's, whose order is set, the next; 0 for participants that are out. */
const layAnything = ({ participants }: Position, random: () => number): Weather[] =>
  participants.map(({ hand, isOut, isDummy }) =>
    isOut ? 0 : ((isDummy ? hand[0] : hand[Math.floor(random() * hand.length)]) ?? 0),
  );

/** How often the seat pays if this comes of its card: certain only where no way leads to anything else. */
function rateOfPaying({ count: tried, paid }: Trials, { count, costly }: Ways): number {
  if (costly === 0) return 0;
  const usual = costly / count;
  return usual === 1 ? 1 : (paid + usual) / (tried + 1);
}
