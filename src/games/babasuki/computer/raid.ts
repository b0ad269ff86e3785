/** The computer's raid (babasuki 3, 4): the villain to send and the place to draw from. */
import type { Seat } from '../../../game/game.ts';
import { type Card, securedPoints } from '../cards.ts';
import { outcomeOf } from '../raid.ts';
import type { Choice } from '../rules.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { evaluateRound, leadOf } from './evaluation.ts';
import type { Strength } from './levels.ts';
import { type Passed, rememberDraft } from './memory.ts';
import { finishRaid, keepOne, type RaidWorld, type Random, raidOnce, scoresOf } from './playout.ts';
import { findBest } from './search.ts';
import { randomPosition, sampleHand, shuffled, unseenCards } from './worlds.ts';

interface RaidOption {
  readonly villain: Card;
  /** A place whose card everybody knows; null for any other place. */
  readonly knownPosition: number | null;
}

interface HandsWorld {
  readonly hands: readonly (readonly Card[])[];
  /** The place that options without a known one draw from in this world. */
  readonly unknownPosition: number;
}

/** What became of trials of a villain that drew a card that nobody knows, in the order of the worlds that all trials share. */
export type Trials = ReadonlyMap<Card, readonly Trial[]>;
/** The value of a trial in its parts. */
export interface Trial {
  /** The lead right after the draw; by how much it grew later; and what winning the table was worth. */
  readonly now: number;
  readonly later: number;
  readonly win: number;
}

export interface FoundRaid {
  readonly choice: Choice;
  readonly trials: Trials;
}

/** Whether a raid draws a card whose place nobody knows. */
export const drawsUnknown = ({ target, seen }: RaidingView, choice: Choice): boolean =>
  choice.do === 'raid' &&
  target !== null &&
  !seen[target]!.some(({ at }) => at !== null && at === choice.position);

export function searchBestRaid(
  table: RaidingView,
  view: SeatView,
  strength: Strength,
  random: Random,
): FoundRaid {
  const { seat, choices } = view;
  const { target, sizes, villains, secured, seen, round } = table;
  if (target === null) return { choice: choices[0]!, trials: new Map() };
  const knownPositions = seen[target]!.flatMap(({ at }) => (at === null ? [] : [at]));
  const hasUnknown = sizes[target]! > knownPositions.length;
  const options = villains[seat]!.flatMap((villain): RaidOption[] => [
    ...(hasUnknown ? [{ villain, knownPosition: null }] : []),
    ...knownPositions.map((knownPosition) => ({ villain, knownPosition })),
  ]);
  const sensible = options.filter(({ villain, knownPosition }) => {
    const known = seen[target]!.find(({ at }) => at !== null && at === knownPosition);
    return known === undefined || outcomeOf(villain, known.card) === 'treasure';
  });
  const points = secured.map(securedPoints);
  const drawUnknownPosition = () => randomPosition(sizes[target]!, knownPositions, random);
  const sampleHands = handsSampler(table, view, strength.remembers, random);
  const sampleWorld = (): HandsWorld => {
    const hands = sampleHands();
    return { hands, unknownPosition: hasUnknown ? drawUnknownPosition() : 0 };
  };
  const trials = new Map(villains[seat]!.map((villain): [Card, Trial[]] => [villain, []]));
  const effort = { budget: strength.raidPlayouts };
  const best = findBest(
    strength.avoidsKnown && hasUnknown ? sensible : options,
    effort,
    sampleWorld,
    ({ villain, knownPosition }, sampled) => {
      const world: RaidWorld = {
        round,
        hands: sampled.hands.map((cards) => [...cards]),
        villains: villains.map((cards) => [...cards]),
        points: [...points],
      };
      const villainIndex = villains[seat]!.indexOf(villain);
      raidOnce(world, seat, villainIndex, target, knownPosition ?? sampled.unknownPosition);
      const now = leadOf(scoresOf(world), seat);
      const scores = finishRaid(world, seat, random);
      const [value, lead] = [evaluateRound(scores, seat, table), leadOf(scores, seat)];
      if (knownPosition === null) trials.get(villain)!.push({ now, later: lead - now, win: value - lead });
      return value;
    },
  );
  const position = best.knownPosition ?? drawUnknownPosition();
  return { choice: { do: 'raid', villain: best.villain, position }, trials };
}

/**
 * Samples all hands as they may be.
 * @param remembers whether the seat knows who must have the cards that it passed on
 */
export function handsSampler(
  table: RaidingView,
  view: SeatView,
  remembers: boolean,
  random: Random,
): () => readonly (readonly Card[])[] {
  const { sizes, villains, secured, seen, discards } = table;
  const { seat, hand } = view;
  const seenInHands = seen.map((cards) => cards.map(({ card }) => card));
  const remembered = remembers ? unseenOfPassed(table, view) : [];
  const hidden = unseenCards([
    hand,
    discards,
    ...villains,
    ...secured,
    ...seenInHands,
    ...remembered.map(({ cards }) => cards),
  ]);
  return () => {
    const pool = shuffled(hidden, random);
    const kept: Card[][] = sizes.map(() => []);
    for (const { cards, keepers } of remembered) {
      const left = [...cards];
      for (const keeper of keepers) kept[keeper]!.push(keepOne(left, random));
    }
    return sizes.map((size, other) => {
      if (other === seat) return hand;
      const known = kept[other]!;
      const others = pool.splice(0, size - seen[other]!.length - known.length);
      return sampleHand(size, seen[other]!, [...known, ...others], random);
    });
  };
}

/** Of the cards that this seat passed on, those that nobody has shown since, and who has one each of them. */
export function unseenOfPassed(
  { sizes, villains, raids, round }: RaidingView,
  { seat, hand, passed }: SeatView,
): readonly Pick<Passed, 'cards' | 'keepers'>[] {
  const owners = new Map<Card, Seat>(hand.map((card) => [card, seat]));
  for (const [owner, cards] of villains.entries()) for (const card of cards) owners.set(card, owner);
  for (const raid of raids) {
    owners.set(raid.villain, raid.seat);
    if (raid.drawn) owners.set(raid.drawn.card, raid.drawn.from);
  }
  const own = [...owners].flatMap(([card, owner]) => (owner === seat ? [card] : []));
  const memory = { seat, seats: sizes.length, round, passed, own, isDrafting: false };
  return rememberDraft(memory).map(({ cards, keepers }) => {
    const shown = new Set(cards.map((card) => owners.get(card)));
    return {
      cards: cards.filter((card) => !owners.has(card)),
      keepers: keepers.filter((keeper) => !shown.has(keeper)),
    };
  });
}
