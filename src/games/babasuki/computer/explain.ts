/** Why the computer makes a choice, from the cards that its seat has not seen. */
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import { type Card, cardOf, isVillain, kindOf, securedPoints, shareMark } from '../cards.ts';
import { outcomeOf } from '../raid.ts';
import type { Choice } from '../rules.ts';
import type { PickingView, RaidingView, SeatView } from '../views.ts';
import type { ReasonId } from '../words/words.ts';
import { unseenCards } from './worlds.ts';

const explain: Explain<ReasonId> = reason;

export const onlyChoice = (): Reason => explain('only-choice');

export function whyPicked(table: PickingView, { secured }: SeatView, choice: Choice): Reason {
  if (choice.do === 'raid') return onlyChoice();
  const { card } = choice;
  // Cards of the hand that are not kept go to others, who may use them.
  const others = unseenCards([[card], secured, table.discards]);
  const villains = others.filter(isVillain);
  const matching = villains.filter((villain) => shareMark(villain, card)).length;
  const { inHand } = cardOf(card);
  switch (kindOf(card)) {
    case 'villain':
      return explain('villain-hunts', preyOf(card, others));
    case 'hero':
      return explain('hero-guards', { villains: matching, others: villains.length });
    case 'treasure':
      return explain('treasure-stays', { points: inHand, villains: matching });
    case 'cat':
      return explain('cat-is-sure', { points: inHand });
  }
}

/** How many treasures a villain would take among some cards, and how many heroes would catch it. */
const preyOf = (villain: Card, cards: readonly Card[]): { treasures: number; heroes: number } => ({
  treasures: cards.filter((card) => !isVillain(card) && outcomeOf(villain, card) === 'treasure').length,
  heroes: cards.filter((card) => !isVillain(card) && outcomeOf(villain, card) === 'caught').length,
});

export function whyRaided(table: RaidingView, view: SeatView, choice: Choice): Reason {
  const { target, sizes, seen, villains, secured, discards } = table;
  if (choice.do !== 'raid' || target === null || choice.position === null) return explain('nothing-to-draw');
  const { villain, position } = choice;
  const known = seen[target]!;
  const card = known.find(({ at }) => at === position)?.card;
  if (card !== undefined && outcomeOf(villain, card) === 'treasure')
    return explain('known-treasure', { points: securedPoints([villain, card]) });
  const elsewhere = seen.flatMap((cards, seat) => (seat === target ? [] : cards.map((each) => each.card)));
  const placed = known.flatMap((each) => (each.at === null ? [] : [each.card]));
  const possible = unseenCards([view.hand, discards, ...villains, ...secured, elsewhere, placed]);
  const prey = preyOf(villain, possible);
  const alike = placed.length === 0 && sizes[target]! > 1 ? 1 : 0;
  if (card === undefined && prey.treasures > 0) {
    // Places where nobody knows the card are all alike.
    const options = villains[view.seat]!.length * (placed.length + 1);
    return explain('treasure-odds', { ...prey, unknown: possible.length, options, alike });
  }
  const isHeroKnown = placed.some((each) => outcomeOf(villain, each) === 'caught');
  if (card === undefined && isHeroKnown) return explain('avoids-hero');
  return explain('weakest-villain', {
    points: securedPoints([villain]),
    villains: villains[view.seat]!.length,
    alike,
  });
}
