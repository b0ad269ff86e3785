/**
 * The house's player. It knows what its seat sees, and nothing else: it thinks of hands the others may have, makes each
 * of its choices in them, and has the round played on from there; it makes the choice that came out best.
 */
import { type Chance, manyNumbers } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { CARDS, type Card, securedPoints } from './cards.ts';
import { draftOn, pairsOn, type Random, raidFrom, raidOn, strike, type World } from './computer/playout.ts';
import { worthOf } from './computer/worth.ts';
import type { Choice } from './rules.ts';
import { GOAL } from './score.ts';
import type { PickingView, RaidingView, SeatView, TableView } from './views.ts';

/** Worlds each choice is tried in. */
const DRAFT_WORLDS = 80;
const RAID_WORLDS = 100;
/** What winning the table counts for, in points of a round. */
const VICTORY = 25;

export function computer(view: SeatView, chance: Chance): Choice {
  const { table, choices } = view;
  const [only] = choices;
  if (choices.length === 1 || table.phase === 'over') return only!;
  const random = manyNumbers(chance, 'worlds');
  return table.phase === 'raid' ? bestRaid(table, view, random) : bestPick(table, view, random);
}

/** What keeps most of what one has: the card that is worth most; of raids the first there is. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.reduce((best, choice) => (safety(choice) > safety(best) ? choice : best));

const safety = (choice: Choice): number => (choice.do === 'secure' ? worthOf(choice.card) : 0);

/** How well a seat has done: against the others of the round, and in the table if this ends it. */
function valueOf(scores: readonly number[], seat: Seat, { totals, options }: TableView): number {
  const sum = scores.reduce((all, score) => all + score, 0);
  const lead = scores[seat]! - (sum - scores[seat]!) / (scores.length - 1);
  const after = scores.map((score, of) => score + totals[of]!);
  const highest = Math.max(...after);
  if (!options.oneShot && highest < GOAL) return lead;
  const leaders = after.filter((total) => total === highest).length;
  return lead + (after[seat] === highest ? VICTORY / leaders : 0);
}

function bestPick(table: PickingView, { seat, hand, secured, choices }: SeatView, random: Random): Choice {
  const shown = table.pack?.shown.flat() ?? [];
  const hidden = unseen([hand, secured, table.discards, shown]);
  const sums = choices.map(() => 0);
  for (let world = 0; world < DRAFT_WORLDS; world++) {
    const cards = shuffled(hidden, random);
    const others = table.sizes.map((size, of) => ({
      kept: of === seat ? [...secured] : cards.splice(0, table.secured[of]!),
      hand: of === seat ? [...hand] : cards.splice(0, size),
    }));
    choices.forEach((choice, at) => {
      if (choice.do !== 'secure') return;
      const kept = others.map((of) => [...of.kept]);
      const hands = others.map((of) => [...of.hand]);
      kept[seat]!.push(choice.card);
      hands[seat] = hands[seat]!.filter((card) => card !== choice.card);
      if (table.pack) {
        const other = 1 - seat;
        pairsOn([kept[other]!], hands[other]!, random);
        pairsOn(kept, cards, random);
      } else draftOn(kept, hands, seat, table.round, random);
      sums[at]! += valueOf(raidFrom(kept, table.round, table.dealer, random), seat, table);
    });
  }
  return choices[indexOfMost(sums)]!;
}

interface Attempt {
  readonly villain: Card;
  /** A place where all know which card lies; null: any other. */
  readonly known: number | null;
  sum: number;
}

function bestRaid(table: RaidingView, view: SeatView, random: Random): Choice {
  const { seat, hand, choices } = view;
  const { target, sizes, villains, secured, seen, round } = table;
  if (target === null) return choices[0]!;
  const places = seen[target]!.flatMap(({ at }) => (at === null ? [] : [at]));
  const blind = sizes[target]! > places.length;
  const attempts = villains[seat]!.flatMap((villain): Attempt[] => [
    ...(blind ? [{ villain, known: null, sum: 0 }] : []),
    ...places.map((known) => ({ villain, known, sum: 0 })),
  ]);
  const open = seen.map((cards) => cards.map(({ card }) => card));
  const hidden = unseen([hand, table.discards, ...villains, ...secured, ...open]);
  const points = secured.map(securedPoints);
  for (let world = 0; world < RAID_WORLDS; world++) {
    const cards = shuffled(hidden, random);
    const hands = sizes.map((size, of) => (of === seat ? hand : lying(size, seen[of]!, cards, random)));
    const anywhere = blind ? free(sizes[target]!, places, random) : 0;
    for (const attempt of attempts) {
      const tried: World = {
        round,
        hands: hands.map((of) => [...of]),
        villains: villains.map((of) => [...of]),
        points: [...points],
      };
      strike(tried, seat, villains[seat]!.indexOf(attempt.villain), target, attempt.known ?? anywhere);
      attempt.sum += valueOf(raidOn(tried, seat, random), seat, table);
    }
  }
  const best = attempts[indexOfMost(attempts.map(({ sum }) => sum))]!;
  const position = best.known ?? free(sizes[target]!, places, random);
  return { do: 'raid', villain: best.villain, position };
}

/** A hand as it may lie: what all know in its place, the rest anywhere. */
function lying(
  size: number,
  seen: RaidingView['seen'][number],
  cards: Card[],
  random: Random,
): readonly Card[] {
  const loose = seen.flatMap(({ card, at }) => (at === null ? [card] : []));
  const rest = shuffled([...loose, ...cards.splice(0, size - seen.length)], random);
  return Array.from({ length: size }, (_, place) => seen.find(({ at }) => at === place)?.card ?? rest.pop()!);
}

/** A place that is none of these. */
function free(size: number, places: readonly number[], random: Random): number {
  const others = Array.from({ length: size }, (_, at) => at).filter((at) => !places.includes(at));
  return others[Math.floor(random() * others.length)]!;
}

const unseen = (known: readonly (readonly Card[])[]): readonly Card[] => {
  const all = new Set(known.flat());
  return CARDS.filter((card) => !all.has(card));
};

function shuffled(cards: readonly Card[], random: Random): Card[] {
  const all = [...cards];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = all[i]!;
    all[i] = all[j]!;
    all[j] = card;
  }
  return all;
}

const indexOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));
