/**
 * The controls of a turn. A challenge takes one press, and so does the lowest call of each face. Any other call takes
 * two: its face, then its count. A reroll is a selection of the dice to reveal, then a button.
 */
import {
  type Button,
  type Option,
  type Panel,
  type Part,
  type ScreenAction,
  text,
} from '../../../game/screen.ts';
import { select, smallText, splitIntoSelects } from '../../../game/screen-parts.ts';
import { type Calling, FACES, type Face } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { type Choice, nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { diceLine } from './shared.ts';

/** @param picked `c.<face>` while a count is chosen, `r.<index>-<index>` with hidden dice selected for a reroll */
export function drawMovePicker(
  view: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const { choices, table } = view;
  const calls = choices.flatMap((choice) => (choice.do === 'call' ? [choice] : []));
  return {
    controls: [
      ...(choices.some((choice) => choice.do === 'reveal') ? rerollPicker(view, picked, words) : []),
      // The first call of a round is free, so that its lowest calls deserve no shortcut.
      ...(table.call && calls.length > 0 ? lowestCalls(calls, words) : []),
      ...(calls.length > 0 ? callPicker(calls, picked, words) : []),
      ...(table.call && choices.length > 0 ? [smallText(words.atStake({ seat: table.call.seat }))] : []),
    ],
    last: choices.some((choice) => choice.do === 'challenge')
      ? [{ label: words.challenge, action: choose({ do: 'challenge' }), style: 'danger' }]
      : [],
  };
}

const choose = (choice: Choice): ScreenAction => ({ choose: nameOf(choice) });

/** The lowest call of each face, in the order of calls. */
function lowestCalls(calls: readonly Calling[], words: Words): Part[] {
  const lowest = calls.filter((call) => calls.find(({ face }) => face === call.face) === call);
  const buttons = lowest.map(
    (call): Button => ({
      label: words.callLabel(call),
      action: choose(call),
      style: 'secondary',
      card: pictureOf(call.face),
    }),
  );
  return [smallText(words.leastCalls), { part: 'buttons', buttons }];
}

function callPicker(calls: readonly Calling[], picked: string, words: Words): Part[] {
  const callsOf = (face: Face) => calls.filter((call) => call.face === face);
  const faces = FACES.filter((face) => callsOf(face).length > 0);
  const pickedFace = faces.find((face) => picked === `c.${face}`);
  const options = faces.map(
    (face): Option => ({
      label: words.faceLabel(face),
      description: words.counts(callsOf(face)[0]!.count, callsOf(face).at(-1)!.count),
      action: { show: `c.${face}` },
      card: pictureOf(face),
      ...(face === pickedFace && { selected: true }),
    }),
  );
  return [
    select(words.chooseFace, options),
    ...(pickedFace === undefined ? [] : countSelects(callsOf(pickedFace), pickedFace, words)),
  ];
}

/** One select, or two when there are more counts than one select holds. */
function countSelects(calls: readonly Calling[], face: Face, words: Words): Part[] {
  return splitIntoSelects(calls).map((group) => {
    const options = group.map(
      (call): Option => ({ label: words.callLabel(call), action: choose(call), card: pictureOf(face) }),
    );
    return select(words.chooseCount(face, group[0]!.count, group.at(-1)!.count), options);
  });
}

function rerollPicker({ hidden }: SeatView, picked: string, words: Words): Part[] {
  const selected = pickedIndices(picked, hidden.length);
  const revealed = hidden.filter((_, index) => selected.includes(index));
  const picker: Part = {
    part: 'multi-select',
    label: words.chooseReveal,
    options: hidden.map((face, index) => ({
      value: `${index}`,
      label: signOf(face),
      card: pictureOf(face),
      ...(selected.includes(index) && { selected: true }),
    })),
    min: 1,
    max: hidden.length - 1,
    action: { show: 'r' },
  };
  if (revealed.length === 0) return [picker];
  const button: Button = {
    label: words.reroll(hidden.length - revealed.length),
    action: choose({ do: 'reveal', dice: revealed }),
    style: 'primary',
  };
  return [picker, text(words.willReveal(diceLine(revealed))), { part: 'buttons', buttons: [button] }];
}

/** Indices of hidden dice. The text comes from a custom id and may be anything; what cannot be revealed reads as none. */
function pickedIndices(picked: string, hiddenDice: number): number[] {
  const [, indices = ''] = /^r\.(\d{1,2}(?:-\d{1,2})*)$/.exec(picked) ?? [];
  const selected = [...new Set(indices.split('-').filter(Boolean).map(Number))];
  return selected.length < hiddenDice && selected.every((index) => index < hiddenDice) ? selected : [];
}
