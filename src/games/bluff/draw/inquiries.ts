/** "Why can't I …?": any call, any dice to reveal for a reroll, and the challenge. */
import type { Inquiries, Inquiry } from '../../../game/inquiries.ts';
import type { Locale } from '../../../game/words.ts';
import { FACES, sortDice } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import type { Action } from '../state.ts';
import type { SeatView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { callsAmong } from './picks.ts';
import { diceOnTable } from './shared.ts';

export function inquiries(view: SeatView, locale: Locale): Inquiries<Action> {
  const words = catalogue[locale];
  const { hidden, choices } = view;
  const mayReroll = choices.some((choice) => choice.do === 'reveal');
  return {
    picks: [callInquiry(view, words), ...(mayReroll ? [revealInquiry(view, words)] : [])],
    moves: [
      { label: words.challenge, action: { do: 'challenge' } },
      // Any die stands for all: where a reroll is possible at all, the dice are picked.
      ...(mayReroll
        ? []
        : [{ label: words.ask.reroll, action: { do: 'reveal', dice: hidden.slice(0, 1) } } as const]),
    ],
  };
}

function callInquiry({ table, choices }: SeatView, words: Words): Inquiry<Action> {
  const calls = callsAmong(choices);
  const counts = Array.from({ length: diceOnTable(table) }, (_, index) => index + 1);
  return {
    menus: [
      {
        label: words.ask.face,
        options: FACES.map((face) => ({
          label: words.faceLabel(face),
          card: pictureOf(face),
          isOffered: calls.some((call) => call.face === face),
        })),
        max: 1,
      },
      {
        label: words.ask.count,
        options: counts.map((count) => ({
          label: `${count}`,
          isOffered: calls.some((call) => call.count === count),
        })),
        max: 1,
      },
    ],
    actionsFor(picked) {
      const [faceIndex, countIndex] = picked.map(([first]) => first);
      if (faceIndex === undefined || countIndex === undefined) return [];
      return [{ do: 'call', face: FACES[faceIndex]!, count: counts[countIndex]! }];
    },
  };
}

const revealInquiry = ({ hidden }: SeatView, words: Words): Inquiry<Action> => ({
  menus: [
    {
      label: words.ask.reveal,
      options: hidden.map((face) => ({ label: signOf(face), card: pictureOf(face), isOffered: true })),
      max: hidden.length,
    },
  ],
  actionsFor: ([indices = []]) =>
    indices.length > 0 ? [{ do: 'reveal', dice: sortDice(indices.map((index) => hidden[index]!)) }] : [],
});
