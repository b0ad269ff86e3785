/** The part of a turn's pick that is done: the text of the last `{ show }`. */
import { type Calling, callsOf, type DieFace } from '../dice.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';

export type Picked =
  | { readonly kind: 'nothing' }
  /** A face without a count. `isHigher`: the counts that one select has no room for are shown. */
  | { readonly kind: 'face'; readonly face: DieFace; readonly isHigher: boolean }
  /** `isLowest`: no count was picked, so that it is the lowest of its face. */
  | { readonly kind: 'call'; readonly call: Calling; readonly isLowest: boolean }
  /** Indices of the hidden dice to reveal. */
  | { readonly kind: 'reveal'; readonly indices: readonly number[] }
  | { readonly kind: 'challenge' };

/** How picks are written; `readPick` reads them. */
export const PICKS = {
  nothing: '',
  face: (face: DieFace) => `c.${face}`,
  call: ({ face, count }: Calling) => `c.${face}.${count}`,
  higherCounts: (face: DieFace) => `n.${face}`,
  /** A multi-select adds the indices: `r.3-1`. */
  reveal: 'r',
  challenge: 'challenge',
} as const;

const NOTHING: Picked = { kind: 'nothing' };

export const callsAmong = (choices: readonly Choice[]): Calling[] =>
  choices.filter((choice): choice is Calling => choice.do === 'call');

/** The pick that has a choice on the button that makes it. */
export function pickOf({ hidden }: SeatView, choice: Choice): string {
  if (choice.do === 'challenge') return PICKS.challenge;
  if (choice.do === 'call') return PICKS.call(choice);
  return `${PICKS.reveal}.${indicesOf(choice.dice, hidden).join('-')}`;
}

/** Where the dice are among the hidden ones, each in a place of its own. */
function indicesOf(dice: readonly DieFace[], hidden: readonly DieFace[]): number[] {
  const indices: number[] = [];
  for (const die of dice)
    indices.push(hidden.findIndex((face, index) => face === die && !indices.includes(index)));
  return indices;
}

/** The text comes from a custom id and may be anything: what is not offered reads as nothing picked. */
export function readPick(view: SeatView, text: string): Picked {
  const { choices, hidden } = view;
  const isOffered = (kind: Choice['do']) => choices.some((choice) => choice.do === kind);
  if (text === PICKS.challenge && isOffered('challenge')) return { kind: 'challenge' };
  const indices = isOffered('reveal') ? readIndices(text, hidden.length) : [];
  if (indices.length > 0) return { kind: 'reveal', indices };
  return readCall(view, text);
}

/** Where a call stands, a face is picked with its lowest raise. */
function readCall({ choices, table }: SeatView, text: string): Picked {
  const calls = callsAmong(choices);
  const [, kind, face, count] = /^([cn])\.([1-6])(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const ofFace = callsOf(calls, Number(face));
  const call = ofFace.find((each) => each.count === Number(count));
  if (call) return { kind: 'call', call, isLowest: false };
  const [lowest] = ofFace;
  if (!lowest) return NOTHING;
  if (table.call && kind !== 'n') return { kind: 'call', call: lowest, isLowest: true };
  return { kind: 'face', face: lowest.face, isHigher: kind === 'n' };
}

/** What cannot be revealed reads as no indices: at least one die is rolled again (bluff 6). */
function readIndices(text: string, hiddenDice: number): number[] {
  const [, indices = ''] = /^r\.(\d{1,2}(?:-\d{1,2})*)$/.exec(text) ?? [];
  const selected = [...new Set(indices.split('-').filter(Boolean).map(Number))];
  return selected.length < hiddenDice && selected.every((index) => index < hiddenDice) ? selected : [];
}
