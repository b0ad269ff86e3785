/** Why the computer makes a choice, from the cards that its seat has not seen. */
import { type Explain, type Reason, reason } from '../../../game/reasons.ts';
import type { Params } from '../../../game/words.ts';
import { type Card, cardOf, isVillain, kindOf, securedPoints, shareMark } from '../cards.ts';
import { outcomeOf } from '../raid.ts';
import type { Choice } from '../rules.ts';
import type { PickingView, RaidingView, SeatView } from '../views.ts';
import type { ReasonId } from '../words/words.ts';
import { meritOver } from './merit.ts';
import { certainCard, type DrawOdds } from './odds.ts';
import type { FoundRaid, Trials } from './raid.ts';
import type { Comparison } from './search.ts';
import { unseenCards } from './worlds.ts';

const explain: Explain<ReasonId> = reason;

export const onlyChoice = (): Reason => explain('only-choice');

/** What a card will do, and what the one would do that was left last beside it. */
export function whyPicked(
  table: PickingView,
  { secured }: SeatView,
  { best, next, mayBeLuck }: Comparison<Choice>,
): Reason {
  if (best.do === 'raid') return onlyChoice();
  const factsOf = (card: Card) => factsAbout(card, unseenCards([[card], secured, table.discards]));
  const { because, params } = factsOf(best.card);
  if (next === undefined || next.do === 'raid') return explain(because, params);
  const other = factsOf(next.card);
  return explain(because, {
    ...params,
    over: next.card,
    alike: mayBeLuck ? 1 : 0,
    // Who picks in the draft passes the rest to whom they raid (babasuki 2, 5).
    ...(table.phase === 'draft' &&
      !isVillain(best.card) && { 'over-mine': villainsTaking(next.card, secured) }),
    ...Object.fromEntries(Object.entries(other.params).map(([name, value]) => [`over-${name}`, value])),
  });
}

/** How many of some cards are villains that take a card. */
const villainsTaking = (card: Card, cards: readonly Card[]): number =>
  cards.filter((villain) => isVillain(villain) && !isVillain(card) && outcomeOf(villain, card) === 'treasure')
    .length;

/** @param others the cards that others may get: those of the hand that are not kept go to them, too */
function factsAbout(card: Card, others: readonly Card[]): { because: ReasonId; params: Params } {
  const villains = others.filter(isVillain);
  const matching = villains.filter((villain) => shareMark(villain, card)).length;
  const { inHand } = cardOf(card);
  switch (kindOf(card)) {
    case 'villain':
      return { because: 'villain-hunts', params: preyOf(card, others) };
    case 'hero':
      return { because: 'hero-guards', params: { villains: matching, others: villains.length } };
    case 'treasure':
      return { because: 'treasure-stays', params: { points: inHand, villains: matching } };
    case 'cat':
      return { because: 'cat-is-sure', params: { points: inHand } };
  }
}

/** How many treasures a villain would take among some cards, and how many heroes would catch it. */
const preyOf = (villain: Card, cards: readonly Card[]): { treasures: number; heroes: number } => ({
  treasures: cards.filter((card) => !isVillain(card) && outcomeOf(villain, card) === 'treasure').length,
  heroes: cards.filter((card) => !isVillain(card) && outcomeOf(villain, card) === 'caught').length,
});

/** Of the other villains the one that is likeliest to take a treasure, as a choice is compared with, and why the choice is better. */
function overLikeliest(odds: readonly DrawOdds[], chosen: Card, trials: Trials): Params {
  const [other] = odds.filter(({ villain }) => villain !== chosen).sort((a, b) => b.treasures - a.treasures);
  if (other === undefined) return {};
  const { villain, treasures, heroes } = other;
  return {
    over: villain,
    'over-treasures': treasures,
    'over-heroes': heroes,
    'over-points': securedPoints([villain]),
    points: securedPoints([chosen]),
    merit: meritOver(trials.get(chosen) ?? [], trials.get(villain) ?? []),
  };
}

/** @param odds of a draw that nobody knows, for each of the seat's villains */
export function whyRaided(
  table: RaidingView,
  view: SeatView,
  { choice, trials }: FoundRaid,
  odds: readonly DrawOdds[],
): Reason {
  const { target, sizes, seen, villains } = table;
  if (choice.do !== 'raid' || target === null || choice.position === null) return explain('nothing-to-draw');
  const { villain, position } = choice;
  const known = seen[target]!;
  const card = known.find(({ at }) => at === position)?.card;
  if (card !== undefined && outcomeOf(villain, card) === 'treasure')
    return explain('known-treasure', { points: securedPoints([villain, card]) });
  const placed = known.flatMap((each) => (each.at === null ? [] : [each.card]));
  const alike = placed.length === 0 && sizes[target]! > 1 ? 1 : 0;
  const [own, points] = [villains[view.seat]!, securedPoints([villain])];
  const isCheapest = own.every((other) => securedPoints([other]) >= points);
  const isHeroKnown = placed.some((each) => outcomeOf(villain, each) === 'caught');
  if (card === undefined) {
    const { treasures, heroes } = odds.find((each) => each.villain === villain)!;
    const isNoneTaken = placed.length > 0 && placed.every((each) => outcomeOf(villain, each) !== 'treasure');
    const params = {
      treasures,
      heroes,
      certain: certainCard(table, view, target, villain) ?? 0,
      alike,
      ...(isNoneTaken && { useless: 1 }),
    };
    // Places where nobody knows the card are all alike.
    const options = own.length * (placed.length + 1);
    if (treasures > 0 || !(isCheapest || isHeroKnown))
      return explain('treasure-odds', { ...params, options, ...overLikeliest(odds, villain, trials) });
  }
  if (card === undefined && isHeroKnown) return explain('avoids-hero');
  const others = unseenCards([view.hand, ...villains, ...table.secured, table.discards]);
  return explain('weakest-villain', {
    points,
    villains: own.length,
    alike,
    ...(isCheapest && { cheapest: 1 }),
    ...(preyOf(villain, others).treasures === 0 && { none: 1 }),
  });
}
