/** The control for the order of one's own hand (babasuki 2): a shuffle, or a card and then its new place, in one select. */
import type { Seat } from '../../../game/game.ts';
import type { Option, Part } from '../../../game/screen.ts';
import { select } from '../../../game/screen-parts.ts';
import { type Card, faceOf } from '../cards.ts';
import type { RaidingView, SeatView } from '../views.ts';
import { nameInSentence } from '../words/names.ts';
import type { Words } from '../words/words.ts';

/** Once nobody else has a villain, nobody will draw from a seat's hand again. */
export const isHandSafe = ({ villains }: RaidingView, seat: Seat): boolean =>
  villains.every((left, other) => other === seat || left.length === 0);

/** @param picked `m.<card>.<raids>` once the card to move is chosen: with the next raid the question is over */
export function drawHandArranger(
  table: RaidingView,
  { seat, hand, isShuffled, mayArrange }: SeatView,
  picked: string,
  words: Words,
): Part[] {
  if (hand.length < 2 || mayArrange === false || isHandSafe(table, seat)) return [];
  const pickOf = (card: Card): string => `m.${card}.${table.raids.length}`;
  const moving = hand.find((card) => picked === pickOf(card));
  if (moving !== undefined)
    return [select(words.moveWhere(nameInSentence(moving, words)), placesFor(moving, hand, words))];
  return [
    select(isShuffled ? words.handIsShuffled : words.handKeepsOrder, [
      { label: `🔀 ${words.shuffle}`, description: words.shuffleNote, action: { choose: 'shuffle' } },
      ...hand.map((card, position) => ({
        label: words.moveCard(position + 1, nameInSentence(card, words)),
        action: { show: pickOf(card) },
        card: faceOf(card),
      })),
    ]),
  ];
}

/** The places of the other cards, and the way back. */
const placesFor = (moving: Card, hand: readonly Card[], words: Words): Option[] => [
  { label: words.moveNowhere, action: { show: '' } },
  ...hand.flatMap((card, position): Option[] => {
    if (card === moving) return [];
    const action = { choose: `move.${moving}.${position}` };
    const isBefore = position < hand.indexOf(moving);
    const label = words.moveTo(position + 1, nameInSentence(card, words), isBefore);
    return [{ label, action, card: faceOf(card) }];
  }),
];
