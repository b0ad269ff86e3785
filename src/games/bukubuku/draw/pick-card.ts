/** The controls for laying a card: one press for any card, and for another one until all have laid theirs. */
import { type Button, line, type Part, text } from '../../../game/screen.ts';
import { smallText } from '../../../game/screen-parts.ts';
import { sortHand, type Weather, weatherFace } from '../cards.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { cardInline, nameList, namerFor } from './shared.ts';
import { cardsShownBy, seatsToLay } from './turns.ts';

/** Buttons with a card's picture that fit side by side on a phone. */
const BUTTONS_PER_ROW = 3;

export function drawCardPicker(view: SeatView, words: Words): Part[] {
  const buttons = cardButtons(view, words);
  const rowCount = Math.ceil(buttons.length / BUTTONS_PER_ROW);
  return [
    ...instruction(view, words),
    ...Array.from({ length: rowCount }, (_, row): Part => {
      const start = row * BUTTONS_PER_ROW;
      return { part: 'buttons', buttons: buttons.slice(start, start + BUTTONS_PER_ROW) };
    }),
  ];
}

function instruction({ table, hand, laid }: SeatView, words: Words): Part[] {
  const [last] = hand;
  if (laid === null)
    return [text(hand.length === 1 && last !== undefined ? words.chooseLast(last) : words.choose)];
  const waitingFor = nameList(seatsToLay(table), namerFor(words), words);
  return [
    text(line`${words.youLaid}${words.colon}${cardInline(weatherFace(laid))} · ${words.youWait(waitingFor)}`),
    ...(hand.length > 0 ? [smallText(words.change)] : []),
  ];
}

/** Every card has its place for the whole round: those that were played, and the one face down, stand there disabled. */
function cardButtons({ table, seat, hand, laid, choices }: SeatView, words: Words): Button[] {
  const names = new Map<Weather, string>();
  for (const choice of choices) if (choice.do !== 'stack') names.set(choice.card, nameOf(choice));
  const dealt = sortHand([...hand, ...(laid === null ? [] : [laid]), ...cardsShownBy(table, seat)]);
  return dealt.map((card): Button => {
    const name = names.get(card);
    const style = hand.length === 1 ? 'primary' : 'secondary';
    const common = { label: `${card}`, style: 'secondary', card: weatherFace(card) } as const;
    if (name !== undefined) return { ...common, style, action: { choose: name } };
    const unusable = { ...common, disabled: true } as const;
    return card === laid
      ? { ...unusable, label: words.laidCard(card), style: 'success' }
      : { ...unusable, isUsed: true };
  });
}
