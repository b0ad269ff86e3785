/** How the cards are read out: `villain sun moon`. */
import { BACK, CARDS, cardOf, faceOf, type Kind, MARKS, type Mark } from '../cards.ts';

interface SpokenNames {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly back: string;
  /** Between the marks of a card. */
  readonly and: string;
  /** @param marks empty for a card without marks */
  readonly card: (kind: string, number: number, marks: string) => string;
}

export const spokenWords = ({
  kinds,
  marks,
  back,
  and,
  card,
}: SpokenNames): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    CARDS.map((number) => {
      const { kind, marks: own } = cardOf(number);
      return [faceOf(number), card(kinds[kind], number, own.map((mark) => marks[mark]).join(and))];
    }),
  ),
  ...Object.fromEntries(MARKS.map((mark) => [mark, marks[mark]])),
  [BACK]: back,
});
