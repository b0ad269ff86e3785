/**
 * The controls of a turn, in rows that keep their places: the dice to reveal for a reroll, the face and the count of a
 * call, one button that makes what is picked, and the challenge in the last row. A challenge cannot be taken back: its
 * button picks it, and the button above makes it.
 */
import {
  type Button,
  type Option,
  type Panel,
  type Part,
  type SeatName,
  type Text,
  text,
} from '../../../game/screen.ts';
import { MAX_OPTIONS, select } from '../../../game/screen-parts.ts';
import { type Calling, callsOf, type DieFace, FACES, WILD } from '../dice.ts';
import { oddsOf } from '../odds.ts';
import { pictureOf, signOf } from '../pictures.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { callsAmong, PICKS, type Picked } from './picks.ts';
import { diceOnTable, percent } from './shared.ts';
import { seatsShown, unreadShowdowns } from './showdown.ts';

export function drawMovePicker(
  view: SeatView,
  picked: Picked,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const { choices } = view;
  if (choices.length === 0) return { controls: [], last: [] };
  const calls = callsAmong(choices);
  return {
    controls: [
      ...question(view, picked, words),
      // A seat has one reroll a turn.
      ...(calls.length > 0 && !view.table.rerolled ? [dicePicker(view, picked, words)] : []),
      ...(calls.length > 0
        ? [facePicker(calls, picked, words), countPicker(view, calls, picked, words)]
        : []),
      { part: 'buttons', buttons: [playButton(view, picked, words)] },
    ],
    last: [challengeButton(view, picked, words)],
  };
}

/** With so many rows of showdowns there is no room to say why the reader starts. */
const MAX_ROWS = 5;
/** An unread showdown before the last one takes as much room as the dice of two players in it. */
const EARLIER_ROWS = 2;

/** The challenger after whom the reader starts (bluff 12), where there is room to say so. */
function challengerBefore({ table, seat }: SeatView): SeatName | null {
  const { lastShowdown } = table;
  if (!lastShowdown) return null;
  const earlier = unreadShowdowns(table, seat).length > 0 ? EARLIER_ROWS : 0;
  return seatsShown(lastShowdown) + earlier > MAX_ROWS ? null : { seat: lastShowdown.challenger };
}

/** What the seat is asked, or what follows from what is picked. The call to beat asks for itself. */
function question(view: SeatView, picked: Picked, words: Words): Text[] {
  const { table, hidden, choices } = view;
  if (picked.kind === 'challenge') return [text(words.atStake({ seat: table.call!.seat }), 'small')];
  if (picked.kind === 'reveal') return [text(words.afterReveal, 'small')];
  if (table.rerolled) return [text(words.yourCall(hidden.map(signOf).join('')))];
  if (!table.call) return [text(words.yourOpening(challengerBefore(view)))];
  if (!choices.some((choice) => choice.do === 'call')) return [text(words.yourChallenge)];
  return [];
}

function dicePicker({ hidden, choices }: SeatView, picked: Picked, words: Words): Part {
  if (!choices.some((choice) => choice.do === 'reveal')) return emptySelect(words.noReveal);
  const indices = picked.kind === 'reveal' ? picked.indices : [];
  return {
    part: 'multi-select',
    label: words.chooseReveal,
    options: hidden.map((face, index) => ({
      value: `${index}`,
      label: signOf(face),
      card: pictureOf(face),
      ...(indices.includes(index) && { selected: true }),
    })),
    min: 1,
    max: hidden.length - 1,
    action: { show: PICKS.reveal },
  };
}

function faceOf(picked: Picked): DieFace | null {
  if (picked.kind === 'call') return picked.call.face;
  return picked.kind === 'face' ? picked.face : null;
}

function facePicker(calls: readonly Calling[], picked: Picked, words: Words): Part {
  const options = FACES.flatMap((face): Option[] => {
    const ofFace = callsOf(calls, face);
    const [lowest, highest] = [ofFace[0], ofFace.at(-1)];
    if (!lowest || !highest) return [];
    const sameCount = sameCountOf(ofFace, picked);
    return [
      {
        label: words.faceLabel(face),
        description: words.counts(face, lowest.count, highest.count),
        action: { show: sameCount ? PICKS.call(sameCount) : PICKS.face(face) },
        card: pictureOf(face),
        ...(face === faceOf(picked) && { selected: true }),
      },
    ];
  });
  return select(words.chooseFace, options);
}

/** Another face keeps the count that was picked. For wilds it would mean another thing: they count double in calls. */
function sameCountOf(ofFace: readonly Calling[], picked: Picked): Calling | undefined {
  if (picked.kind !== 'call' || picked.isLowest || picked.call.face === WILD) return undefined;
  return ofFace.find(({ count, face }) => count === picked.call.count && face !== WILD);
}

/** A select that only keeps its place, and says why. */
const emptySelect = (label: string): Part => ({
  part: 'select',
  label,
  options: [{ label, action: { show: PICKS.nothing } }],
  disabled: true,
});

/** The counts of the picked face. */
function countPicker(view: SeatView, calls: readonly Calling[], picked: Picked, words: Words): Part {
  const face = faceOf(picked);
  if (face === null) return emptySelect(words.chooseFaceFirst);
  const counts = callsOf(calls, face);
  return select(
    words.chooseCount(face, counts[0]!.count, counts.at(-1)!.count),
    countOptions(view, counts, picked, words),
  );
}

/** All counts of a face. Where one select has no room for them, its last option shows the higher ones. */
function countOptions(view: SeatView, counts: readonly Calling[], picked: Picked, words: Words): Option[] {
  const optionOf = (call: Calling): Option => ({
    label: words.callLabel(call),
    ...(view.table.options.odds && { description: words.trueIn(percent(chanceOf(call, view))) }),
    action: { show: PICKS.call(call) },
    card: pictureOf(call.face),
    ...(picked.kind === 'call' && picked.call.count === call.count && { selected: true }),
  });
  if (counts.length <= MAX_OPTIONS) return counts.map(optionOf);
  const [lower, higher] = [counts.slice(0, MAX_OPTIONS - 1), counts.slice(MAX_OPTIONS - 1)];
  const { face } = lower[0]!;
  const rangeOf = (range: readonly Calling[]) => words.otherCounts(range[0]!.count, range.at(-1)!.count);
  const isHigher =
    picked.kind === 'call' ? higher.includes(picked.call) : picked.kind === 'face' && picked.isHigher;
  return isHigher
    ? [{ label: rangeOf(lower), action: { show: PICKS.face(face) } }, ...higher.map(optionOf)]
    : [...lower.map(optionOf), { label: rangeOf(higher), action: { show: PICKS.higherCounts(face) } }];
}

/** A call that is true less often than this is marked on its button. */
const HOPELESS = 0.01;

/** How often a call is true, by the dice that the seat sees. */
function chanceOf(call: Calling, { hidden, table }: SeatView): number {
  const seen = [...hidden, ...table.revealed.flat()];
  return oddsOf(call, seen, diceOnTable(table) - seen.length).enough;
}

/** The label of a call's button. A call that is hardly ever true says so; with the option `odds` every call says how often it is. */
function callLabel(call: Calling, view: SeatView, words: Words): string {
  const enough = chanceOf(call, view);
  if (enough < HOPELESS) return words.makeHopelessCall(call, enough === 0);
  return view.table.options.odds ? words.makeRatedCall(call, percent(enough)) : words.makeCall(call);
}

/** Makes what is picked; its label says what that is. */
function playButton(view: SeatView, picked: Picked, words: Words): Button {
  const { choices, hidden, table } = view;
  if (picked.kind === 'challenge') {
    const label = words.challengeCall(table.call!);
    return { label, action: { choose: nameOf({ do: 'challenge' }) }, style: 'danger' };
  }
  if (picked.kind === 'reveal') {
    const dice = hidden.filter((_, index) => picked.indices.includes(index));
    const label = words.reroll(dice.map(signOf).join(''), hidden.length - dice.length);
    return { label, action: { choose: nameOf({ do: 'reveal', dice }) }, style: 'primary' };
  }
  if (picked.kind === 'call') {
    const { call } = picked;
    const label = callLabel(call, view, words);
    return { label, action: { choose: nameOf(call) }, style: 'primary', card: pictureOf(call.face) };
  }
  const hasCalls = choices.some((choice) => choice.do === 'call');
  const pickLabel = picked.kind === 'face' ? words.pickCount : words.pickCall;
  const label = hasCalls ? pickLabel : words.nothingAbove;
  return { label, style: 'secondary', disabled: true };
}

/** Picks the challenge, or takes it back; a seat that cannot challenge sees it all the same. */
function challengeButton({ choices }: SeatView, picked: Picked, words: Words): Button {
  if (picked.kind === 'challenge')
    return { label: words.dontChallenge, action: { show: PICKS.nothing }, style: 'secondary' };
  const canChallenge = choices.some((choice) => choice.do === 'challenge');
  const look = { label: words.challenge, style: 'danger' } as const;
  return canChallenge ? { ...look, action: { show: PICKS.challenge } } : { ...look, disabled: true };
}
