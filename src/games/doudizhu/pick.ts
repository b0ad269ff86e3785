/**
 * Picking a combination, at most three presses for any of them: its kind, its rank, and where that leaves several
 * (a plane's pair, a straight's length, a bomb's size, which joker) which. Where 25 options hold them all, one press.
 */
import { type Face, faceOf, rankOf } from '../../game/cards.ts';
import { type Option, type Part, type Press, text } from '../../game/screen.ts';
import { KINDS, type Kind, type Play, rankAt } from './combinations.ts';
import { nameOf } from './rules.ts';
import type { SeatView } from './views.ts';
import type { Words } from './words/words.ts';

/** As many as one select holds. */
const MOST = 25;

export function drawPick(view: SeatView, picked: string, say: Words): Part[] {
  const { choices } = view;
  if (choices.length === 0) return [];
  const plays = choices.flatMap((choice) => (choice.do === 'play' ? [choice.play] : []));
  const pass: Part[] = choices.some((choice) => choice.do === 'pass')
    ? [
        {
          part: 'buttons',
          buttons: [{ label: say.pass, press: { act: 'pass' }, look: plays.length ? 'plain' : 'primary' }],
        },
      ]
    : [];
  if (plays.length === 0) return [text(say.nothingBeats), ...pass];
  const shown = (play: Play) => option(play, view, say);
  if (plays.length <= MOST) return [select(say.choosePlay, plays.map(shown)), ...pass];

  const [kind, key] = parse(picked, plays);
  const ofKind = plays.filter((play) => play.kind === kind);
  return [...tabs(plays, kind, say), ...pickOfKind(ofKind, kind, key, shown, say), ...pass];
}

/** The kinds there are, the open one marked. */
function tabs(plays: readonly Play[], open: Kind, say: Words): Part[] {
  const kinds = KINDS.filter((kind) => plays.some((play) => play.kind === kind));
  const buttons = kinds.map((kind) => ({
    label: say.kinds[kind],
    press: { show: kind },
    look: kind === open ? ('primary' as const) : ('plain' as const),
  }));
  // Two rows of about the same length read better than five and one.
  const row = kinds.length > 5 ? Math.ceil(kinds.length / 2) : kinds.length;
  return [
    { part: 'buttons', buttons: buttons.slice(0, row) },
    ...(kinds.length > row ? [{ part: 'buttons' as const, buttons: buttons.slice(row) }] : []),
  ];
}

function pickOfKind(
  plays: readonly Play[],
  kind: Kind,
  key: number | null,
  shown: (play: Play) => Option,
  say: Words,
): Part[] {
  if (plays.length <= MOST) return [select(say.chooseOf(say.kinds[kind]), plays.map(shown))];
  const keys = [...new Set(plays.map(keyOf))].sort((a, b) => a - b);
  const step = stepOf(kind);
  const options = keys.map((of): Option => {
    const under = plays.filter((play) => keyOf(play) === of);
    const first = shown(under[0]!);
    if (under.length === 1) return first;
    const rank = say.play({
      kind: 'single',
      height: kind in ladders ? rankAt(of) : of,
      length: 1,
      other: -1,
    });
    return {
      label: step === 'ladder' ? say.from(rank) : rank,
      press: { show: `${kind}.${of}` },
      ...(first.card && { card: first.card }),
      ...(of === key && { chosen: true }),
    };
  });
  const open = key === null ? [] : plays.filter((play) => keyOf(play) === key);
  return [
    select(say.chooseFrom[step], options),
    ...(open.length > 1 ? [select(say.chooseThen[step], open.map(shown))] : []),
  ];
}

const ladders = { straight: true, pairs: true, triples: true };

const stepOf = (kind: Kind): keyof Words['chooseFrom'] =>
  kind in ladders ? 'ladder' : kind === 'plane' || kind === 'bomb' ? kind : 'pair';

/** The first thing to pick of a combination: a straight's lowest place, otherwise the rank. */
const keyOf = ({ kind, height, length }: Play): number => (kind in ladders ? height - length + 1 : height);

/** How far the pick has come. Anything may be in there: what is not on offer falls back to the start. */
function parse(picked: string, plays: readonly Play[]): [Kind, number | null] {
  const [kind, key] = picked.split('.');
  const found = plays.find((play) => play.kind === kind) ?? plays[0]!;
  const number = Number(key);
  return [
    found.kind,
    key && plays.some((play) => play.kind === kind && keyOf(play) === number) ? number : null,
  ];
}

const select = (label: string, options: readonly Option[]): Part => ({ part: 'select', label, options });

function option(play: Play, { hand }: SeatView, say: Words): Option {
  const press: Press = { act: nameOf({ do: 'play', play }) };
  const card = faceIn(hand, play.kind in ladders ? rankAt(keyOf(play)) : play.height);
  return { label: say.play(play), press, ...(card && { card }) };
}

function faceIn(hand: readonly number[], rank: number): Face | undefined {
  const card = hand.find((of) => rankOf(of) === rank);
  return card === undefined ? undefined : faceOf(card);
}
