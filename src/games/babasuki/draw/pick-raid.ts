/** The controls of a raid (babasuki 3): first the villain, then the place to draw from. */
import type { Seat } from '../../../game/game.ts';
import { type Button, type Line, line, type Part, text } from '../../../game/screen.ts';
import { BACK, type Card, faceOf } from '../cards.ts';
import { type Choice, nameOf } from '../rules.ts';
import type { RaidingView, SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { cardName, cardsLine } from './shared.ts';

/** @param picked `v.<card>` once a villain is chosen */
export function drawRaidPicker(table: RaidingView, view: SeatView, picked: string, words: Words): Part[] {
  const { turn, target } = table;
  const { seat, choices } = view;
  if (choices.length === 0)
    return [text(target === seat ? words.drawsFromYou({ seat: turn }) : words.waiting({ seat: turn }))];
  if (target === null) return [text(words.nothingLeft), villainButtons(choices, null, words)];
  const villains = [...new Set(choices.flatMap((choice) => (choice.do === 'raid' ? [choice.villain] : [])))];
  const hasOneVillain = villains.length === 1;
  const villain = hasOneVillain ? villains[0] : villains.find((candidate) => picked === `v.${candidate}`);
  if (villain === undefined) return [text(words.chooseVillain), villainButtons(choices, null, words)];
  return [
    ...(hasOneVillain ? [] : [text(words.chooseVillain), villainButtons(choices, villain, words)]),
    text(
      line`${cardsLine([villain])} → ${words.drawFrom({ seat: target })}${cardsOfUnknownPlace(table, target, words)}`,
    ),
    placeButtons(table, target, villain, choices, words),
  ];
}

/** One's villains: with nothing to draw a button sends one at once, otherwise it shows the places to draw from. */
function villainButtons(choices: readonly Choice[], selected: Card | null, words: Words): Part {
  const buttons = new Map<Card, Button>();
  for (const choice of choices) {
    if (choice.do !== 'raid' || buttons.has(choice.villain)) continue;
    const { villain, position } = choice;
    buttons.set(villain, {
      label: cardName(villain, words),
      action: position === null ? { choose: nameOf(choice) } : { show: `v.${villain}` },
      style: villain === selected ? 'primary' : 'secondary',
      card: faceOf(villain),
    });
  }
  return { part: 'buttons', buttons: [...buttons.values()] };
}

/** The target's cards by number; a card is shown where everybody knows it. */
function placeButtons(
  { seen }: RaidingView,
  target: Seat,
  villain: Card,
  choices: readonly Choice[],
  words: Words,
): Part {
  const buttons = choices.flatMap((choice): Button[] => {
    if (choice.do !== 'raid' || choice.villain !== villain || choice.position === null) return [];
    const known = seen[target]!.find(({ at }) => at === choice.position);
    const label = `${choice.position + 1}${known ? ` ${cardName(known.card, words)}` : ''}`;
    const card = known ? faceOf(known.card) : BACK;
    return [{ label, action: { choose: nameOf(choice) }, style: 'secondary', card }];
  });
  return { part: 'buttons', buttons };
}

/** The cards that everybody knows to be in a hand, but not in which place. */
function cardsOfUnknownPlace({ seen }: RaidingView, seat: Seat, words: Words): Line {
  const cards = seen[seat]!.flatMap(({ card, at }) => (at === null ? [card] : []));
  return cards.length > 0 ? words.among(cardsLine(cards)) : [];
}
