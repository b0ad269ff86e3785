/**
 * What a player presses. A challenge is one press; so is the least call of each face; any other call is a face, then a
 * count; a reroll is the dice to reveal, all at once, then its button.
 */

import { type Button, type Option, type Part, type ScreenAction, text } from '../../../game/screen.ts';
import { select, smallText, splitIntoSelects } from '../../../game/screen-parts.ts';
import { type Calling, FACES, type Face } from '../dice.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { type Choice, nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { dice } from './look.ts';

export function drawPick(view: SeatView, picked: string, say: Words): Part[] {
  const { choices, table } = view;
  if (choices.length === 0) return [];
  const calls = choices.flatMap((choice) => (choice.do === 'call' ? [choice] : []));
  return [
    ...(choices.some((choice) => choice.do === 'challenge') ? challenge(view, say) : []),
    ...(choices.some((choice) => choice.do === 'reveal') ? reroll(view, picked, say) : []),
    // The least of all calls is nobody's: who opens a round chooses freely.
    ...(table.call && calls.length > 0 ? leastOfEach(calls, say) : []),
    ...(calls.length > 0 ? faceThenCount(calls, picked, say) : []),
  ];
}

const act = (choice: Choice): ScreenAction => ({ choose: nameOf(choice) });

const challenge = ({ table: { call } }: SeatView, say: Words): Part[] => [
  ...(call ? [smallText(say.atStake({ seat: call.seat }))] : []),
  { part: 'buttons', buttons: [{ label: say.challenge, action: act({ do: 'challenge' }), style: 'danger' }] },
];

function leastOfEach(calls: readonly Calling[], say: Words): Part[] {
  const least = FACES.flatMap((face) => calls.find((call) => call.face === face) ?? []);
  const inOrder = calls.filter((call) => least.includes(call));
  const buttons = inOrder.map(
    (call): Button => ({
      label: say.callLabel(call),
      action: act(call),
      style: 'secondary',
      card: pictureOf(call.face),
    }),
  );
  return [smallText(say.leastCalls), { part: 'buttons', buttons }];
}

function faceThenCount(calls: readonly Calling[], picked: string, say: Words): Part[] {
  const of = (face: Face) => calls.filter((call) => call.face === face);
  const faces = FACES.filter((face) => of(face).length > 0);
  const open = faces.find((face) => picked === `c.${face}`);
  const options = faces.map(
    (face): Option => ({
      label: say.faceLabel(face),
      description: say.counts(of(face)[0]!.count, of(face).at(-1)!.count),
      action: { show: `c.${face}` },
      card: pictureOf(face),
      ...(face === open && { selected: true }),
    }),
  );
  return [select(say.chooseFace, options), ...(open === undefined ? [] : counts(of(open), open, say))];
}

/** One select, or two where so many dice are on the table. */
function counts(calls: readonly Calling[], face: Face, say: Words): Part[] {
  return splitIntoSelects(calls).map((some) => {
    const options = some.map(
      (call): Option => ({ label: say.callLabel(call), action: act(call), card: pictureOf(face) }),
    );
    return select(say.chooseCount(face, some[0]!.count, some.at(-1)!.count), options);
  });
}

function reroll({ hidden }: SeatView, picked: string, say: Words): Part[] {
  const chosen = pickedDice(picked, hidden.length);
  const shown = hidden.filter((_, at) => chosen.includes(at));
  const select: Part = {
    part: 'picks',
    label: say.chooseReveal,
    options: hidden.map((face, at) => ({
      value: `${at}`,
      label: signOf(face),
      card: pictureOf(face),
      ...(chosen.includes(at) && { selected: true }),
    })),
    min: 1,
    max: hidden.length - 1,
    action: { show: 'r' },
  };
  if (shown.length === 0) return [select];
  const button: Button = {
    label: say.reroll(hidden.length - shown.length),
    action: act({ do: 'reveal', dice: shown }),
    style: 'primary',
  };
  return [select, text(say.willReveal(dice(shown))), { part: 'buttons', buttons: [button] }];
}

/** Places in the row of hidden dice. Anything may be in there: what cannot be revealed is nothing. */
function pickedDice(picked: string, hidden: number): number[] {
  const [, places] = /^r\.(\d{1,2}(?:-\d{1,2})*)$/.exec(picked) ?? [];
  const chosen = [...new Set((places ?? '').split('-').filter(Boolean).map(Number))];
  return chosen.length < hidden && chosen.every((at) => at < hidden) ? chosen : [];
}
