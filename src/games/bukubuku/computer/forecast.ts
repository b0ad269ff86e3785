/**
 * How likely a card is to take a lighthouse, for the computer's reasons: from trial turns in which all others lay as players
 * who think ahead would (`opponents.ts`). `npm run -s calibration` measures how often what is told came true.
 */
import { type Chance, playoutRandom } from '../../../game/chance.ts';
import type { Pair, Weather } from '../cards.ts';
import { OUTCOMES, outcomeOf, type Ways, waysOf } from './danger.ts';
import { modelOpponents } from './opponents.ts';
import { copyPosition, type Position, playTurn } from './position.ts';
import { type Knowledge, sampleWorld } from './worlds.ts';

/** The number of playouts from which the others' cards are estimated; with fewer, less that is told comes true. */
const MODEL_WORLDS = 400;
/** The number of turns that are tried to see what becomes of each card. */
const TRIAL_TURNS = 120;
/** The share of turns in which the others do not lay as the model has it; what comes of these turns is taken to be even. */
export interface Doubt {
  readonly share: number;
  /** Over all outcomes that are possible, or over those that trial turns have met. */
  readonly over: 'possible' | 'met';
}

/** What is told comes true most often with this one (`npm run -s calibration`). */
const TOLD: Doubt = { share: 0.12, over: 'met' };
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
export function lookAhead(
  knowledge: Knowledge,
  chance: Chance,
  doubt: Doubt = TOLD,
): (() => Forecaster) | null {
  const { current } = knowledge.view.table;
  if (current.phase !== 'play') return null;
  let forecast: Forecaster | null = null;
  return () => {
    forecast ??= forecaster(knowledge, current.lighthouses, chance, doubt);
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
export function forecaster(
  knowledge: Knowledge,
  pair: Pair,
  chance: Chance,
  doubt: Doubt = TOLD,
): Forecaster {
  const random = playoutRandom(chance, 'explain');
  const any = playoutRandom(chance, 'anything');
  const { lay } = modelOpponents(knowledge, MODEL_WORLDS, random);
  const turns = Array.from({ length: TRIAL_TURNS }, (): TrialTurn => {
    const world = sampleWorld(knowledge, random);
    return { world, laid: lay(copyPosition(world), random), anything: layAnything(world, any) };
  });
  return (card) => forecastOf(knowledge, card, pair, turns, doubt);
}

const newTrials = (): Trials[] => OUTCOMES.map(() => ({ count: 0, paid: 0, ends: 0 }));

function forecastOf(
  knowledge: Knowledge,
  card: Weather,
  pair: Pair,
  turns: readonly TrialTurn[],
  doubt: Doubt,
): Forecast {
  const [trials, random] = [newTrials(), newTrials()];
  for (const { world, laid, anything } of turns) {
    tryCard(knowledge, card, world, laid, trials);
    tryCard(knowledge, card, world, anything, random);
  }
  const ways = waysOf(knowledge, card, pair);
  const shares = withDoubt(
    trials.map(({ count }) => count / TRIAL_TURNS),
    ways.map(({ count }, outcome) => {
      if (count === 0) return 'impossible';
      const isMet = doubt.over === 'possible' || trials[outcome]!.count + random[outcome]!.count > 0;
      return isMet ? 'met' : 'rare';
    }),
    doubt.share,
  );
  const paid = shares.map((share, outcome) => share * rateOfPaying(trials[outcome]!, ways[outcome]!));
  const risk = paid.reduce((sum, share) => sum + share, 0);
  const { belts = 0 } = knowledge.view.table.standings[knowledge.view.seat] ?? {};
  return {
    ...sharesOf(shares, pair),
    paid: sharesOf(paid, pair),
    safe: 1 - risk,
    out: belts === 0 ? risk : 0,
    ends: trials.reduce((sum, { ends }) => sum + ends, 0) / TRIAL_TURNS,
  };
}

/** Lays the card in the turn of a world, in the place of what the seat has laid there. */
function tryCard(
  { view: { seat } }: Knowledge,
  card: Weather,
  world: Position,
  laid: readonly Weather[],
  trials: readonly Trials[],
): void {
  const position = copyPosition(world);
  const own = position.participants[seat]!;
  const { belts } = own;
  const isOver = playTurn(position, 0, laid.with(seat, card));
  const higher = laid.filter((other, index) => index !== seat && other > card).length;
  const trial = trials[outcomeOf(higher)]!;
  trial.count++;
  if (own.isOut || own.belts < belts) trial.paid++;
  if (isOver && !own.isOut && position.ahead.length > 1) trial.ends++;
}

/** Two lighthouses of one number are as good as each other. */
function sharesOf([low = 0, high = 0, none = 0]: readonly number[], pair: Pair): Shares {
  return { low, high: pair[0] === pair[1] ? low + high : high, none };
}

/** In a share of turns, any outcome that is met is as likely as any other of those. */
function withDoubt(
  shares: readonly number[],
  outcomes: readonly ('impossible' | 'rare' | 'met')[],
  doubt: number,
): readonly number[] {
  const countOf = (kind: 'rare' | 'met'): number => outcomes.filter((outcome) => outcome === kind).length;
  const left = 1 - doubt - RARE * countOf('rare');
  const shareOf = {
    impossible: () => 0,
    rare: () => RARE,
    met: (share: number) => share * left + doubt / countOf('met'),
  };
  return outcomes.map((outcome, index) => shareOf[outcome](shares[index]!));
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
