/**
 * The house's player. It knows what its seat sees, and nothing else: it thinks of hands the others may have, makes each
 * of its choices in them, and has the round played on from there; it makes the choice that came out best.
 */
import { type Chance, playoutRandom } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { CARDS, type Card, securedPoints } from './cards.ts';
import { draftOn, pairsOn, type Random, raidFrom, raidOn, strike, type World } from './computer/playout.ts';
import { bestOf } from './computer/tryout.ts';
import { worthOf } from './computer/worth.ts';
import type { Choice } from './rules.ts';
import { GOAL } from './score.ts';
import type { PickingView, RaidingView, SeatView, TableView } from './views.ts';

/** How often choices are tried out, in all. */
const DRAFT_TRIES = 1600;
const RAID_TRIES = 800;
/** What winning the table counts for, in points of a round. */
const VICTORY = 25;

export function computer(view: SeatView, chance: Chance): Choice {
  const { table, choices } = view;
  const [only] = choices;
  if (choices.length === 1 || table.phase === 'over') return only!;
  const random = playoutRandom(chance, 'worlds');
  return table.phase === 'raid' ? bestRaid(table, view, random) : bestPick(table, view, random);
}

/** What keeps most of what one has: the card that is worth most; of raids the first there is. */
export const safe = ({ choices }: SeatView): Choice =>
  choices.reduce((best, choice) => (safety(choice) > safety(best) ? choice : best));

const safety = (choice: Choice): number => (choice.do === 'secure' ? worthOf(choice.card) : 0);

/** How well a seat has done: against the others in the round, and in the table if this ends it. */
function gain(scores: readonly number[], seat: Seat, { totals, options }: TableView): number {
  let others = 0;
  let highest = 0;
  let leaders = 0;
  for (let of = 0; of < scores.length; of++) {
    if (of !== seat) others += scores[of]!;
    const total = scores[of]! + totals[of]!;
    if (total > highest) leaders = 0;
    if (total >= highest) leaders++;
    highest = Math.max(highest, total);
  }
  const lead = scores[seat]! - others / (scores.length - 1);
  const wins = (options.oneShot || highest >= GOAL) && scores[seat]! + totals[seat]! === highest;
  return wins ? lead + VICTORY / leaders : lead;
}

interface Table {
  readonly kept: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  /** With two seats: the rest of the pack. */
  readonly pack: readonly Card[];
}

function bestPick(table: PickingView, { seat, hand, secured, choices }: SeatView, random: Random): Choice {
  const { sizes, round, dealer } = table;
  const hidden = unseen([hand, secured, table.discards, ...(table.pack?.shown ?? [])]);
  const imagine = (): Table => {
    const pack = shuffled(hidden, random);
    const kept = sizes.map((_, of) => (of === seat ? secured : pack.splice(0, table.secured[of]!)));
    const hands = sizes.map((size, of) => (of === seat ? hand : pack.splice(0, size)));
    return { kept, hands, pack };
  };
  return bestOf(choices, DRAFT_TRIES, imagine, (choice, world) => {
    if (choice.do !== 'secure') return 0;
    const kept = world.kept.map((cards) => [...cards]);
    const hands = world.hands.map((cards) => [...cards]);
    hands[seat]!.splice(hands[seat]!.indexOf(choice.card), 1);
    kept[seat]!.push(choice.card);
    if (table.pack) {
      const other = 1 - seat;
      pairsOn([kept[other]!], hands[other]!, random);
      pairsOn(kept, world.pack, random);
    } else draftOn(kept, hands, seat, round, random);
    return gain(raidFrom(kept, round, dealer, random), seat, table);
  });
}

interface Attempt {
  readonly villain: Card;
  /** A place where all know which card lies; null: any other. */
  readonly known: number | null;
}

function bestRaid(table: RaidingView, { seat, hand, choices }: SeatView, random: Random): Choice {
  const { target, sizes, villains, secured, seen, round } = table;
  if (target === null) return choices[0]!;
  const places = seen[target]!.flatMap(({ at }) => (at === null ? [] : [at]));
  const blind = sizes[target]! > places.length;
  const attempts = villains[seat]!.flatMap((villain): Attempt[] => [
    ...(blind ? [{ villain, known: null }] : []),
    ...places.map((known) => ({ villain, known })),
  ]);
  const open = seen.map((cards) => cards.map(({ card }) => card));
  const hidden = unseen([hand, table.discards, ...villains, ...secured, ...open]);
  const points = secured.map(securedPoints);
  const imagine = () => {
    const cards = shuffled(hidden, random);
    const hands = sizes.map((size, of) => (of === seat ? hand : lying(size, seen[of]!, cards, random)));
    return { hands, anywhere: blind ? free(sizes[target]!, places, random) : 0 };
  };
  const best = bestOf(attempts, RAID_TRIES, imagine, ({ villain, known }, world) => {
    const tried: World = {
      round,
      hands: world.hands.map((of) => [...of]),
      villains: villains.map((of) => [...of]),
      points: [...points],
    };
    strike(tried, seat, villains[seat]!.indexOf(villain), target, known ?? world.anywhere);
    return gain(raidOn(tried, seat, random), seat, table);
  });
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
