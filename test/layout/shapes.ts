/** What decides on a part's height: its text, with cards and digits all alike, without ids and the options of a closed select. */
import type { TableScreen } from '../../src/discord/render.ts';
import { type Face, faceIndex } from '../../src/game/cards.ts';
import type { Label, Line } from '../../src/game/screen.ts';

type Part = TableScreen[number];

export function partShape(part: Part): string {
  switch (part.part) {
    case 'text':
      return `${part.size ?? 'plain'} ${lineShape(part.line)}`;
    case 'cards':
      return `cards ${cardsShape(part.cards)}`;
    case 'seats':
      return `plain ${part.rows.map(({ seat, note }) => `@${seat} ${lineShape(note)}`).join('\n')}`;
    case 'section':
      return `section ${part.texts.map(partShape).join(' / ')} [${labelShape(part.button.label)}]`;
    case 'buttons':
      return `buttons ${part.buttons.map(({ label, card }) => `[${card ? '🂠' : ''}${labelShape(label)}]`).join('')}`;
    case 'multi-select':
      return `multi-select ${part.options.flatMap(({ label, selected }) => (selected ? [labelShape(label)] : [])).join(', ')}`;
    default:
      return part.part;
  }
}

/** Whether a part is text that stands in one component with the text before and after it. */
export const isText = ({ part }: Part): boolean => part === 'text' || part === 'cards' || part === 'seats';

const digitless = (text: string): string => text.replaceAll(/\d/g, '0').replaceAll(/\]\(http[^)]*\)/g, ']()');

const lineShape = (line: Line): string =>
  line
    .map((inline) => {
      if (typeof inline !== 'object') return digitless(String(inline));
      return 'cards' in inline ? cardsShape(inline.cards) : `@${inline.seat}`;
    })
    .join('');

const labelShape = (label: Label): string =>
  typeof label === 'string' ? digitless(label) : lineShape(label);

/** Cards of one rank stay on a line. */
const cardsShape = (cards: readonly Face[]): string =>
  cards.map((card, index) => (index > 0 && rankOf(card) === rankOf(cards[index - 1]!) ? '=' : '-')).join('');

const rankOf = (card: Face): string => (faceIndex(card) === undefined ? card : card[0]!);
