/** What kinds and single cards are called. */
import { unbroken } from '../../../game/screen-parts.ts';
import type { Catalogue } from '../../../game/words.ts';
import { type Card, cardOf, type Kind } from '../cards.ts';

export interface CardNames {
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A card without marks: several are of its kind. */
  readonly numbered: (kind: string, number: number) => string;
}

export const cardNames: Catalogue<CardNames> = {
  en: {
    kinds: { villain: 'Villain', hero: 'Hero', treasure: 'Treasure', cat: 'Cat' },
    numbered: (kind, number) => `${kind} #${number}`,
  },
  ja: {
    kinds: { villain: 'ヴィラン', hero: 'ヒーロー', treasure: 'おたから', cat: 'ねこ' },
    numbered: (kind, number) => `${kind}${number}番`,
  },
  zh: {
    kinds: { villain: '反派', hero: '英雄', treasure: '宝物', cat: '猫' },
    numbered: (kind, number) => `${number}号${kind}`,
  },
};

/** A card in plain text: its kind, and its marks or its number. */
export function cardName(card: Card, { kinds, numbered }: CardNames): string {
  const { kind, marks } = cardOf(card);
  const name = kinds[kind];
  return marks.length > 0 ? `${name} ${marks.join('')}` : numbered(name, card);
}

/** The same in a sentence, where no line ends within it. */
export const nameInSentence = (card: Card, names: CardNames): string => unbroken(cardName(card, names));
