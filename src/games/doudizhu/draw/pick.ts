/**
 * Picking a combination, at most three presses for any of them. Few are buttons, one press; what one select holds is a
 * select, one choice; more are shown kind by kind, and where a kind has too many, by rank first (a plane's triple, a
 * straight's lowest card, a bomb's rank).
 */
import { BIG_JOKER, type Face, faceOf, isJoker, rankOf, SMALL_JOKER } from '../../../game/cards.ts';
import { type Button, type Option, type Part, type ScreenAction, text } from '../../../game/screen.ts';
import { MAX_BUTTONS, MAX_OPTIONS, select } from '../../../game/screen-parts.ts';
import { countRanks, KINDS, type Kind, type Play, parts, rankAt, sizeOf } from '../combinations.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';

const BOMB = 4;

export function drawPick(view: SeatView, picked: string, say: Words): Part[] {
  const { choices } = view;
  if (choices.length === 0) return [];
  const plays = choices.flatMap((choice) => (choice.do === 'play' ? [choice.play] : []));
  const pass: Button[] = choices.some((choice) => choice.do === 'pass')
    ? [{ label: say.pass, action: { choose: 'pass' }, style: plays.length ? 'secondary' : 'primary' }]
    : [];
  const below: Part[] = pass.length ? [{ part: 'buttons', buttons: pass }] : [];
  if (plays.length === 0) return [text(say.nothingBeats), ...below];
  const sorted = plays.toSorted(naturalFirst);
  if (plays.length <= MAX_BUTTONS)
    return [{ part: 'buttons', buttons: [...sorted.map((play) => button(play, view, say)), ...pass] }];
  const shown = (play: Play) => option(play, view, say);
  if (plays.length <= MAX_OPTIONS) return [select(say.choosePlay, sorted.map(shown)), ...below];

  const [kind, key] = parse(picked, plays);
  const ofKind = plays.filter((play) => play.kind === kind);
  return [...tabs(plays, kind, say), ...pickOfKind(ofKind, kind, key, shown, say), ...below];
}

/** A joker is worth more than its place in a pair: the pairs without one come first. */
const naturalFirst = (a: Play, b: Play): number => Number(usesJoker(a)) - Number(usesJoker(b));

const usesJoker = ({ kind, height, other }: Play): boolean =>
  kind === 'pair' && isJoker(other) && !isJoker(height);

/** The kinds there are, the open one marked. */
function tabs(plays: readonly Play[], open: Kind, say: Words): Part[] {
  const kinds = KINDS.filter((kind) => plays.some((play) => play.kind === kind));
  const buttons = kinds.map((kind) => ({
    label: say.kinds[kind],
    action: { show: kind },
    style: kind === open ? ('primary' as const) : ('secondary' as const),
  }));
  return [{ part: 'buttons', buttons }];
}

type Shown = (play: Play) => Option;

function pickOfKind(
  plays: readonly Play[],
  kind: Kind,
  key: number | null,
  shown: Shown,
  say: Words,
): Part[] {
  if (kind === 'pair') return pickOfPairs(plays, shown, say);
  if (isLadder(kind)) return pickOfLadders(plays, kind, key, shown, say);
  if (plays.length <= MAX_OPTIONS) return [select(say.chooseOf(say.kinds[kind]), plays.map(shown))];
  return pickByKey(plays, kind === 'plane' ? 'plane' : 'bomb', key, shown, say);
}

/** The pairs without a joker, and those with each. */
function pickOfPairs(plays: readonly Play[], shown: Shown, say: Words): Part[] {
  const natural = plays.filter((play) => !usesJoker(play));
  const withJokers = [SMALL_JOKER, BIG_JOKER].flatMap((joker) => {
    const pairs = plays.filter((play) => usesJoker(play) && play.other === joker);
    return pairs.length ? [select(say.pairsWith(say.rank(joker)), pairs.map(shown))] : [];
  });
  return [
    ...(natural.length ? [select(say.chooseOf(say.kinds.pair), natural.map(shown))] : []),
    ...withJokers,
  ];
}

/** The longest first: they are what a hand is kept together for. */
function pickOfLadders(
  plays: readonly Play[],
  kind: Kind,
  key: number | null,
  shown: Shown,
  say: Words,
): Part[] {
  const longest = plays.toSorted((a, b) => b.length - a.length);
  if (plays.length <= MAX_OPTIONS) return [select(say.chooseOf(say.kinds[kind]), longest.map(shown))];
  return pickByKey(longest, 'ladder', key, shown, say);
}

/** By rank first; then which. */
function pickByKey(
  plays: readonly Play[],
  step: keyof Words['chooseFrom'],
  key: number | null,
  shown: Shown,
  say: Words,
): Part[] {
  const keys = [...new Set(plays.map(keyOf))].sort((a, b) => a - b);
  const options = keys.map((of): Option => {
    const under = plays.filter((play) => keyOf(play) === of);
    const [first] = under;
    if (first === undefined || under.length === 1) return shown(under[0]!);
    const { card } = shown(first);
    const rank = say.rank(isLadder(first.kind) ? rankAt(of) : of);
    return {
      label: step === 'ladder' ? say.from(rank) : rank,
      action: { show: `${first.kind}.${of}` },
      ...(card && { card }),
      ...(of === key && { selected: true }),
    };
  });
  const open = key === null ? [] : plays.filter((play) => keyOf(play) === key);
  return [
    select(say.chooseFrom[step], options),
    ...(open.length > 1 ? [select(say.chooseThen[step], open.map(shown))] : []),
  ];
}

const isLadder = (kind: Kind): boolean => kind === 'straight' || kind === 'pairs' || kind === 'triples';

/** The first thing to pick of a combination: a straight's lowest place, otherwise the rank. */
const keyOf = ({ kind, height, length }: Play): number => (isLadder(kind) ? height - length + 1 : height);

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

const pressOf = (play: Play): ScreenAction => ({ choose: nameOf({ do: 'play', play }) });

function button(play: Play, view: SeatView, say: Words): Button {
  const card = cardOf(play, view);
  const isBomb = play.kind === 'bomb';
  return {
    label: isBomb ? `💣 ${say.play(play)}` : say.play(play),
    action: pressOf(play),
    style: isBomb ? 'danger' : 'secondary',
    ...(card && !isBomb && { card }),
  };
}

function option(play: Play, view: SeatView, say: Words): Option {
  const card = cardOf(play, view);
  const about = aboutPlay(play, view, say);
  return {
    label: say.play(play),
    action: pressOf(play),
    ...(card && { card }),
    ...(about && { description: about }),
  };
}

/** How long it is, and whether it costs a bomb. */
function aboutPlay(play: Play, { hand }: SeatView, say: Words): string {
  const counts = countRanks(hand);
  const broken = play.kind === 'bomb' ? undefined : parts(play).find(([rank]) => counts[rank]! >= BOMB);
  return [
    ...(isLadder(play.kind) ? [say.cards(sizeOf(play))] : []),
    ...(broken ? [say.breaks(say.rank(broken[0]), counts[broken[0]]!)] : []),
  ].join(' ・ ');
}

/** The card that stands for it: the one that is picked first. */
function cardOf(play: Play, { hand }: SeatView): Face | undefined {
  const rank = isLadder(play.kind) ? rankAt(keyOf(play)) : play.height;
  const card = hand.find((of) => rankOf(of) === rank);
  return card === undefined ? undefined : faceOf(card);
}
