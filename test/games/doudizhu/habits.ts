/**
 * Habits of the computer of 闘地主 that people at a table notice, counted over deals that four computers play. A play that
 * ends the deal is never one of them.
 */
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, type Seat } from '../../../src/game/game.ts';
import type { Level } from '../../../src/game/levels.ts';
import { countRanks, type Play, rankCountsOf, sizeOf } from '../../../src/games/doudizhu/combinations.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Choice } from '../../../src/games/doudizhu/rules.ts';
import type { Playing, State } from '../../../src/games/doudizhu/state.ts';
import type { SeatView } from '../../../src/games/doudizhu/views.ts';
import { dealFromSeed } from './setup.ts';

const SMALL_JOKER = 13;
const TWO = 12;
const MIN_BOMB = 4;
/** Of 108 cards. */
const EARLY_CARDS = 20;
const MANY_CARDS = 15;
/** An opponent with so few cards may be stopped by whatever does it. */
const NEARLY_OUT = 2;

/** A play, and the state in which it was made. */
interface Made {
  readonly state: Playing;
  readonly seat: Seat;
  readonly play: Play;
}

const isFellows = ({ state: { top, landlord }, seat }: Made): boolean =>
  top !== null && seat !== landlord && top.seat !== landlord;

const isUrgent = ({ state: { hands, landlord }, seat }: Made): boolean =>
  hands.some((hand, other) => (other === landlord) !== (seat === landlord) && hand.length <= NEARLY_OUT);

const HABITS = {
  /** A bomb on a combination of the other farmers'. */
  'bombs a fellow': (made: Made) => made.play.kind === 'bomb' && isFellows(made),
  /** A joker by itself on a single card of theirs. */
  'joker on a fellow': (made: Made) =>
    made.play.kind === 'single' && made.play.height >= SMALL_JOKER && isFellows(made),
  /** A bomb before so many cards of the deal have been played. */
  'bombs early': ({ state, play }: Made) => play.kind === 'bomb' && state.played.length < EARLY_CARDS,
  /** A single 2 led from a hand of many cards. */
  'leads a lone 2': (made: Made) => leadsAlone(made) && made.play.height === TWO,
  /** A single joker led from a hand of many cards while no opponent is nearly out. */
  'leads a lone joker': (made: Made) => leadsAlone(made) && made.play.height > TWO && !isUrgent(made),
  /** A pair with a joker or of 2s from a hand of many cards, where a lower pair that belongs to nothing else would do. */
  'answers a pair too high': (made: Made) => answersPairTooHigh(made) && !isUrgent(made),
  /** Cards of a bomb that could be played, played in anything else while no opponent is nearly out. */
  'breaks a bomb': (made: Made) => breaksBomb(made) && !isUrgent(made),
} as const satisfies Record<string, (made: Made) => boolean>;

export type Habit = keyof typeof HABITS;

/** A single card led from a hand of many. */
const leadsAlone = ({ state, seat, play }: Made): boolean =>
  state.top === null && play.kind === 'single' && state.hands[seat]!.length > MANY_CARDS;

function answersPairTooHigh({ state: { top, hands }, seat, play }: Made): boolean {
  const counts = countRanks(hands[seat]!);
  const hasPlainPair = counts.some(
    (count, rank) => count === 2 && rank < TWO && top !== null && rank > top.play.height,
  );
  return (
    top?.play.kind === 'pair' &&
    play.kind === 'pair' &&
    rankCountsOf(play).some(([rank]) => rank >= TWO) &&
    hands[seat]!.length > MANY_CARDS &&
    hasPlainPair
  );
}

/** Whether fewer cards than a bomb are left of a rank that was one. */
function breaksBomb({ state: { hands, bombs }, seat, play }: Made): boolean {
  const counts = countRanks(hands[seat]!);
  return (
    play.kind !== 'bomb' &&
    bombs[seat] !== 'spent' &&
    rankCountsOf(play).some(([rank, count]) => counts[rank]! >= MIN_BOMB && counts[rank]! - count < MIN_BOMB)
  );
}

/** Whoever decides: a level of the game's computer, or anything else that is to be counted. */
export type Decide = (view: SeatView, chance: Chance) => Choice;

export const levelOf =
  (level: Level): Decide =>
  (view, chance) =>
    doudizhu.computer(view, chance, level).choice;

/** What was counted: deals, and by habit the share of them in which it was seen. */
export interface Counted {
  readonly deals: number;
  readonly shares: Readonly<Record<Habit, number>>;
}

/** Plays deals and counts in how many of them each habit is seen. */
export function countHabits(deals: number, seed: string, decide: Decide): Counted {
  const names = Object.keys(HABITS) as Habit[];
  const seen = new Map<Habit, number>();
  for (let deal = 0; deal < deals; deal++) {
    const made = playDeal(`${seed}/${deal}`, decide);
    for (const name of names) if (made.some(HABITS[name])) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const shares = Object.fromEntries(names.map((name) => [name, (seen.get(name) ?? 0) / deals]));
  return { deals, shares: shares as Record<Habit, number> };
}

/** All plays of a deal, without the one that ends it. */
function playDeal(seed: string, decide: Decide): Made[] {
  const chance = seededChance(seedFromText(seed));
  const made: Made[] = [];
  let state: State = dealFromSeed(seed);
  for (let step = 0; state.phase !== 'over'; step++) {
    const { turn: seat } = state;
    const view = doudizhu.seatView(state, seat);
    const choice = view.choices.length === 1 ? view.choices[0]! : decide(view, chance.scope(`${step}`));
    if (state.phase === 'play' && choice.do === 'play' && sizeOf(choice.play) < view.hand.length)
      made.push({ state, seat, play: choice.play });
    const next = doudizhu.apply(state, seat, doudizhu.actionFor(state, seat, choice), chance);
    if (isRefusal(next)) throw new Error(next.refused);
    state = next;
  }
  return made;
}
