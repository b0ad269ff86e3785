/** The computer's pick in the draft (babasuki 2), or from a pair of cards with two seats (babasuki 8). */
import { areAlike, type Card } from '../cards.ts';
import type { Choice } from '../rules.ts';
import type { PickingView, SeatView } from '../views.ts';
import { evaluateRound } from './evaluation.ts';
import type { Strength } from './levels.ts';
import { type Passed, rememberDraft } from './memory.ts';
import { finishDraft, finishPairs, keepOne, type Random, scoresOfWholeRaid } from './playout.ts';
import { type Comparison, compare } from './search.ts';
import { shuffled, unseenCards } from './worlds.ts';

interface PickWorld {
  readonly secured: readonly (readonly Card[])[];
  readonly hands: readonly (readonly Card[])[];
  /** The rest of the pack; with two seats it is drawn from. */
  readonly pack: readonly Card[];
}

export function searchBestPick(
  table: PickingView,
  view: SeatView,
  strength: Strength,
  random: Random,
): Comparison<Choice> {
  const { seat, choices } = view;
  const sampleWorld = worldSampler(table, view, strength, random);
  const effort = { budget: strength.pickPlayouts, ...(strength.drawsPicks && { draw: random }) };
  return compare(distinct(choices, table), effort, sampleWorld, (choice, world) => {
    if (choice.do === 'raid') return 0;
    const secured = world.secured.map((cards) => [...cards]);
    const hands = world.hands.map((cards) => [...cards]);
    hands[seat]!.splice(hands[seat]!.indexOf(choice.card), 1);
    secured[seat]!.push(choice.card);
    if (table.pack) {
      const other = 1 - seat;
      finishPairs([secured[other]!], hands[other]!, random);
      finishPairs(secured, world.pack, random);
    } else finishDraft(secured, hands, seat, table.round, random);
    const scores = scoresOfWholeRaid(secured, table.round, table.dealer, random);
    return evaluateRound(scores, seat, table);
  });
}

/** Of cards that are alike one is a candidate: no comparison tells them apart. */
const distinct = (choices: readonly Choice[], { options }: PickingView): readonly Choice[] =>
  choices.filter(
    (choice, index) =>
      choice.do === 'raid' ||
      choices.findIndex((other) => other.do !== 'raid' && areAlike(other.card, choice.card, options)) ===
        index,
  );

function worldSampler(
  table: PickingView,
  view: SeatView,
  strength: Strength,
  random: Random,
): () => PickWorld {
  const { sizes, discards, pack: pairs, round } = table;
  const { seat, hand, secured: own, passed } = view;
  const seats = sizes.length;
  const remembered = strength.remembers
    ? rememberDraft({ seat, seats, round, passed, own: [...own, ...hand], isDrafting: true })
    : [];
  const hidden = unseenCards([
    hand,
    own,
    discards,
    ...(pairs?.laidOpen ?? []),
    ...remembered.map(({ cards }) => cards),
  ]);
  return () => {
    const pack = shuffled(hidden, random);
    const { kept, held } = dealPassed(remembered, seats, random);
    const fill = (cards: readonly Card[], size: number) => [...cards, ...pack.splice(0, size - cards.length)];
    const secured = sizes.map((_, other) =>
      other === seat ? own : fill(kept[other]!, table.secured[other]!),
    );
    const hands = sizes.map((size, other) => (other === seat ? hand : fill(held[other]!, size)));
    return { secured, hands, pack };
  };
}

/** A guess which seat kept which of the cards that were passed on, and which of them lie before whom. */
function dealPassed(
  remembered: readonly Passed[],
  seats: number,
  random: Random,
): { readonly kept: readonly (readonly Card[])[]; readonly held: readonly (readonly Card[])[] } {
  const kept: Card[][] = Array.from({ length: seats }, () => []);
  const held: Card[][] = Array.from({ length: seats }, () => []);
  for (const { cards, keepers, holder } of remembered) {
    const left = [...cards];
    for (const keeper of keepers) kept[keeper]!.push(keepOne(left, random));
    if (holder !== null) held[holder]!.push(...left);
  }
  return { kept, held };
}
