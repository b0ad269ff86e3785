/** How the cards are read out: `villain sun moon`. */
import { BACK, CARDS, cardOf, faceOf, type Kind, MARKS, type Mark } from '../cards.ts';

interface SpokenNames {
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A card without marks. */
  readonly numbered: (kind: string, number: number) => string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly back: string;
  /** Between the marks of a card. */
  readonly and: string;
  readonly marked: (kind: string, marks: string) => string;
}

export const spokenWords = ({
  kinds,
  numbered,
  marks,
  back,
  and,
  marked,
}: SpokenNames): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    CARDS.map((number) => {
      const { kind, marks: own } = cardOf(number);
      const name = kinds[kind];
      const spokenMarks = own.map((mark) => marks[mark]).join(and);
      return [faceOf(number), spokenMarks ? marked(name, spokenMarks) : numbered(name, number)];
    }),
  ),
  ...Object.fromEntries(MARKS.map((mark) => [mark, marks[mark]])),
  [BACK]: back,
});
