/** The computer's raid (babasuki 3, 4): the villain to send and the place to draw from. */
import { type Card, securedPoints } from '../cards.ts';
import type { Choice } from '../rules.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { evaluateRound } from './evaluation.ts';
import { finishRaid, type RaidWorld, type Random, raidOnce } from './playout.ts';
import { findBest } from './search.ts';
import { randomPosition, sampleHand, shuffled, unseenCards } from './worlds.ts';

/** The number of playouts for one raid. */
const RAID_PLAYOUTS = 800;

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

export function searchBestRaid(table: RaidingView, view: SeatView, random: Random): Choice {
  const { seat, choices } = view;
  const { target, sizes, villains, secured, seen, round } = table;
  if (target === null) return choices[0]!;
  const knownPositions = seen[target]!.flatMap(({ at }) => (at === null ? [] : [at]));
  const hasUnknown = sizes[target]! > knownPositions.length;
  const options = villains[seat]!.flatMap((villain): RaidOption[] => [
    ...(hasUnknown ? [{ villain, knownPosition: null }] : []),
    ...knownPositions.map((knownPosition) => ({ villain, knownPosition })),
  ]);
  const points = secured.map(securedPoints);
  const drawUnknownPosition = () => randomPosition(sizes[target]!, knownPositions, random);
  const sampleHands = handsSampler(table, view, random);
  const sampleWorld = (): HandsWorld => {
    const hands = sampleHands();
    return { hands, unknownPosition: hasUnknown ? drawUnknownPosition() : 0 };
  };
  const best = findBest(options, RAID_PLAYOUTS, sampleWorld, ({ villain, knownPosition }, sampled) => {
    const world: RaidWorld = {
      round,
      hands: sampled.hands.map((cards) => [...cards]),
      villains: villains.map((cards) => [...cards]),
      points: [...points],
    };
    const villainIndex = villains[seat]!.indexOf(villain);
    raidOnce(world, seat, villainIndex, target, knownPosition ?? sampled.unknownPosition);
    return evaluateRound(finishRaid(world, seat, random), seat, table);
  });
  return { do: 'raid', villain: best.villain, position: best.knownPosition ?? drawUnknownPosition() };
}

function handsSampler(
  { sizes, villains, secured, seen, discards }: RaidingView,
  { seat, hand }: SeatView,
  random: Random,
): () => readonly (readonly Card[])[] {
  const seenInHands = seen.map((cards) => cards.map(({ card }) => card));
  const hidden = unseenCards([hand, discards, ...villains, ...secured, ...seenInHands]);
  return () => {
    const pool = shuffled(hidden, random);
    return sizes.map((size, other) => (other === seat ? hand : sampleHand(size, seen[other]!, pool, random)));
  };
}
