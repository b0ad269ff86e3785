/**
 * `npm run -s calibration -- [deals] [game]`: how often what computers estimate comes true, in ten bins, in hands that computers play.
 * For 闘地主 the share of practice deals that the chosen play wins, beside the deals won; for ブラフ the probability of a
 * call, beside the calls that were true; for ブクブク every percentage in a hint, by the number of players and by round, beside
 * what came true. Each bin prints mean estimate → share come true (number of cases); a Brier score is the mean squared error.
 */
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { simulate } from '../../src/game/simulate.ts';
import { ownBeliefs, probabilityOfAtLeast } from '../../src/games/bluff/computer/beliefs.ts';
import { positionOf } from '../../src/games/bluff/computer/position.ts';
import { countOf } from '../../src/games/bluff/dice.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import type { State as BluffState } from '../../src/games/bluff/state.ts';
import { bukubuku } from '../../src/games/bukubuku/index.ts';
import { roundsOf } from '../../src/games/bukubuku/rules.ts';
import { evaluateChoices } from '../../src/games/doudizhu/computer/evaluation.ts';
import { searchBestChoice } from '../../src/games/doudizhu/computer/search.ts';
import { situationOf } from '../../src/games/doudizhu/computer/situation.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import type { State as DoudizhuState } from '../../src/games/doudizhu/state.ts';
import { checkPredictions } from './bukubuku-calibration.ts';

const BINS = 10;

interface Estimate {
  readonly estimate: number;
  readonly isTrue: boolean;
}

function print(title: string, estimates: readonly Estimate[]): void {
  const errors = estimates.map(({ estimate, isTrue }) => (estimate - Number(isTrue)) ** 2);
  const brier = errors.reduce((sum, error) => sum + error, 0) / estimates.length;
  console.log(`${title}: ${estimates.length} cases, Brier score ${brier.toFixed(3)}`);
  for (let bin = 0; bin < BINS; bin++) {
    const inBin = estimates.filter(({ estimate }) => Math.min(BINS - 1, Math.floor(estimate * BINS)) === bin);
    if (inBin.length === 0) continue;
    const percent = (sum: number) => ((100 * sum) / inBin.length).toFixed(0).padStart(3);
    const estimated = inBin.reduce((sum, { estimate }) => sum + estimate, 0);
    const came = inBin.filter(({ isTrue }) => isTrue).length;
    console.log(`  ${percent(estimated)} % → ${percent(came)} % (${inBin.length})`);
  }
}

/** The shares of practice deals won, of every choice that the search has made. */
function practiceDeals(deals: number): Estimate[] {
  const estimates: Estimate[] = [];
  let made: { readonly estimate: number; readonly seat: number }[] = [];
  let landlord = 0;
  const player = (_: AnyGame, state: unknown, seat: number, chance: Chance, step: number): unknown => {
    const deal = state as DoudizhuState;
    const view = doudizhu.seatView(deal, seat);
    const scope = chance.scope(`computer/${step}`);
    if (deal.phase !== 'play' || view.choices.length === 1) return doudizhu.computer(view, scope).choice;
    landlord = deal.landlord;
    const situation = situationOf(view);
    const { choice, rates } = searchBestChoice(situation, evaluateChoices(situation), scope);
    if (rates) made.push({ estimate: rates.best, seat });
    return choice;
  };
  simulate(
    doudizhu,
    { hands: deals, seats: 4, seed: 'calibration', player },
    {
      played() {},
      ended(scores) {
        const won = scores[landlord]! > 0;
        for (const { estimate, seat } of made)
          estimates.push({ estimate, isTrue: won === (seat === landlord) });
        made = [];
      },
    },
  );
  return estimates;
}

/** The probability of every standing call, to the seat that must answer it. */
function standingCalls(matches: number): Estimate[] {
  const estimates: Estimate[] = [];
  const chance = (match: number) => seededChance(seedFromText(`calibration/${match}`));
  for (let match = 0; match < matches; match++) {
    let state: BluffState = bluff.start(
      { options: bluff.options.parse({}), seats: 4, carry: null },
      chance(match),
    );
    for (let step = 0; state.phase === 'play'; step++) {
      const seat = state.turn;
      const view = bluff.seatView(state, seat);
      const position = positionOf(view);
      if (position.call) {
        const dice = [...state.hidden, ...state.shown].flat();
        estimates.push({
          estimate: probabilityOfAtLeast(position.call, ownBeliefs(position)),
          isTrue: countOf(dice, position.call.face) >= position.call.count,
        });
      }
      const { choice } = bluff.computer(view, chance(match).scope(`computer/${step}`));
      const next = bluff.apply(state, seat, bluff.actionFor(state, seat, choice), chance(match));
      if ('refused' in next) throw new Error(next.refused);
      state = next;
    }
  }
  return estimates;
}

/** The percentages in the hints of ブクブク: of all, and by the number of players and by round. */
function printHints(matches: number): void {
  const seatCounts = [2, 3, 5];
  const predictions = seatCounts.flatMap((seats) =>
    Array.from({ length: matches }, (_, match) => checkPredictions(seats, match)).flat(),
  );
  print('bukubuku, percentages in hints', predictions);
  for (const seats of seatCounts)
    for (let round = 1; round <= roundsOf(seats); round++)
      print(
        `bukubuku, ${seats} players, round ${round}`,
        predictions.filter((prediction) => prediction.seats === seats && prediction.round === round),
      );
}

const [deals = '100', only] = process.argv.slice(2);
const isAsked = (game: AnyGame): boolean => only === undefined || only === game.id;
if (isAsked(doudizhu)) print('doudizhu, practice deals won', practiceDeals(Number(deals)));
if (isAsked(bluff)) print('bluff, standing calls', standingCalls(Number(deals)));
if (isAsked(bukubuku)) printHints(Number(deals));
