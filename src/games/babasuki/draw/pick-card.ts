/** The controls of the draft (babasuki 2, 8): a card is marked, then kept. */
import type { Panel } from '../../../game/screen.ts';
import { type Card, cardOf, faceOf, sorted } from '../cards.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { cardName } from '../words/names.ts';
import type { Words } from '../words/words.ts';

/** The `picked` text once a card is marked. */
export const markCard = (card: Card): string => `k.${card}`;

/**
 * A row for each card, so that all of them stay where they are.
 * @param picked as `markCard` writes it
 */
export function drawCardPicker(
  { hand, pick, choices }: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const marked = hand.find((card) => picked === markCard(card)) ?? null;
  const controls = sorted(hand).map((card) => {
    const isKept = card === pick;
    const style = isKept ? 'success' : card === marked ? 'primary' : 'secondary';
    const mark = isKept ? '✅ ' : card === marked ? '✓ ' : '';
    const label = `${mark}${cardName(card, words)} · ${words.pointsEach(cardOf(card))}`;
    const action = { show: markCard(card) };
    return { part: 'buttons', buttons: [{ label, action, style, card: faceOf(card) }] } as const;
  });
  const choice = choices.find((candidate) => candidate.do !== 'raid' && candidate.card === marked);
  if (marked === null || !choice)
    return {
      controls,
      last: [
        {
          label: pick === null ? words.keepButton(null) : words.keepsOther,
          style: 'secondary',
          disabled: true,
        },
      ],
    };
  const label = words.keepButton(cardName(marked, words));
  return { controls, last: [{ label, action: { choose: nameOf(choice) }, style: 'success' }] };
}
