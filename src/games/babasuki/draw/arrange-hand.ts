/** The controls for the order of one's own hand (babasuki 2): a card and its new place, or a shuffle. */
import type { Option, Part } from '../../../game/screen.ts';
import { select } from '../../../game/screen-parts.ts';
import { type Card, faceOf } from '../cards.ts';
import type { Words } from '../words/words.ts';
import { cardName } from './shared.ts';

/** @param picked `m.<card>` once the card to move is chosen */
export function drawHandArranger(hand: readonly Card[], picked: string, words: Words): Part[] {
  const moving = hand.find((card) => picked === `m.${card}`);
  const cards = hand.map(
    (card, position): Option => ({
      label: `${position + 1}. ${cardName(card, words)}`,
      action: { show: `m.${card}` },
      card: faceOf(card),
      ...(card === moving && { selected: true }),
    }),
  );
  const shuffleButton: Part = {
    part: 'buttons',
    buttons: [{ label: `🔀 ${words.shuffle}`, action: { choose: 'shuffle' }, style: 'secondary' }],
  };
  if (moving === undefined) return [select(words.moveWhich, cards), shuffleButton];
  const places = hand.flatMap((card, position): Option[] => {
    if (card === moving) return [];
    const action = { choose: `move.${moving}.${position}` };
    return [{ label: words.place(position + 1), action, card: faceOf(card) }];
  });
  return [
    select(words.moveWhich, cards),
    select(words.moveWhere(cardName(moving, words)), places),
    shuffleButton,
  ];
}
