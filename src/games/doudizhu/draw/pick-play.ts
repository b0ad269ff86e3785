/**
 * The controls to pick a combination, with at most three presses for any of them. Up to `MAX_BUTTONS` plays are
 * buttons, and up to `MAX_OPTIONS` are one select. More plays are shown by kind, and a kind with too many plays asks for
 * a rank first: a plane's triple, a straight's lowest card, a bomb's rank.
 */
import { BIG_JOKER, type Face, faceOf, isJoker, rankOf, SMALL_JOKER } from '../../../game/cards.ts';
import {
  type Button,
  type Option,
  type Panel,
  type Part,
  type ScreenAction,
  text,
} from '../../../game/screen.ts';
import { MAX_BUTTONS, MAX_OPTIONS, select, tabs } from '../../../game/screen-parts.ts';
import { countRanks, KINDS, type Kind, type Play, rankAt, rankCountsOf, sizeOf } from '../combinations.ts';
import { nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Words } from '../words/words.ts';

const MIN_BOMB = 4;

export function drawPlayPicker(
  view: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const { choices } = view;
  if (choices.length === 0) return { controls: [], last: [] };
  const plays = choices.flatMap((choice) => (choice.do === 'play' ? [choice.play] : []));
  const last: Button[] = choices.some((choice) => choice.do === 'pass')
    ? [{ label: words.pass, action: { choose: 'pass' }, style: plays.length ? 'secondary' : 'primary' }]
    : [];
  if (plays.length === 0) return { controls: [text(words.nothingBeats)], last };
  return { controls: pickPlay(plays, view, picked, words), last };
}

function pickPlay(plays: readonly Play[], view: SeatView, picked: string, words: Words): Part[] {
  const sorted = plays.toSorted(byJokerUse);
  if (plays.length <= MAX_BUTTONS)
    return [{ part: 'buttons', buttons: sorted.map((play) => toButton(play, view, words)) }];
  const optionFor = (play: Play) => toOption(play, view, words);
  if (plays.length <= MAX_OPTIONS) return [select(words.choosePlay, sorted.map(optionFor))];

  const { kind, key } = parsePick(picked, plays);
  const kinds = KINDS.filter((each) => plays.some((play) => play.kind === each));
  const picker: Picker = { plays: plays.filter((play) => play.kind === kind), key, optionFor, words };
  return [tabs(kinds, kind, words.kinds), ...pickOfKind(picker, kind)];
}

/** Pairs without a joker come first, because a joker is worth more than its place in a pair. */
const byJokerUse = (a: Play, b: Play): number => Number(spendsJoker(a)) - Number(spendsJoker(b));

const spendsJoker = ({ kind, height, other }: Play): boolean =>
  kind === 'pair' && isJoker(other) && !isJoker(height);

/** The plays of one kind to pick from, with what is picked so far. */
interface Picker {
  readonly plays: readonly Play[];
  /** The key that has been picked. */
  readonly key: number | null;
  readonly optionFor: (play: Play) => Option;
  readonly words: Words;
}

function pickOfKind(picker: Picker, kind: Kind): Part[] {
  if (kind === 'pair') return pickPair(picker);
  if (isStraightKind(kind)) return pickStraight(picker, kind);
  const { plays, optionFor, words } = picker;
  if (plays.length <= MAX_OPTIONS) return [select(words.chooseOf(words.kinds[kind]), plays.map(optionFor))];
  return pickByKey(picker, kind === 'plane' ? 'plane' : 'bomb');
}

/** One select for the pairs without a joker, and one for each joker. */
function pickPair({ plays, optionFor, words }: Picker): Part[] {
  const natural = plays.filter((play) => !spendsJoker(play));
  const withJokers = [SMALL_JOKER, BIG_JOKER].flatMap((joker) => {
    const pairs = plays.filter((play) => spendsJoker(play) && play.other === joker);
    return pairs.length ? [select(words.pairsWith(words.rank(joker)), pairs.map(optionFor))] : [];
  });
  return [
    ...(natural.length ? [select(words.chooseOf(words.kinds.pair), natural.map(optionFor))] : []),
    ...withJokers,
  ];
}

/** The longest straights come first, because a hand is kept together for them. */
function pickStraight(picker: Picker, kind: Kind): Part[] {
  const { optionFor, words } = picker;
  const plays = picker.plays.toSorted((a, b) => b.length - a.length);
  if (plays.length <= MAX_OPTIONS) return [select(words.chooseOf(words.kinds[kind]), plays.map(optionFor))];
  return pickByKey({ ...picker, plays }, 'ladder');
}

/** A select for the key, and one for the plays of the key that has been picked. */
function pickByKey({ plays, key, optionFor, words }: Picker, step: keyof Words['chooseFrom']): Part[] {
  const keys = [...new Set(plays.map(keyOf))].sort((a, b) => a - b);
  const options = keys.map((optionKey): Option => {
    const matching = plays.filter((play) => keyOf(play) === optionKey);
    const first = matching[0]!;
    if (matching.length === 1) return optionFor(first);
    const { card } = optionFor(first);
    const rank = words.rank(isStraightKind(first.kind) ? rankAt(optionKey) : optionKey);
    return {
      label: step === 'ladder' ? words.from(rank) : rank,
      action: { show: `${first.kind}.${optionKey}` },
      ...(card && { card }),
      ...(optionKey === key && { selected: true }),
    };
  });
  const picked = key === null ? [] : plays.filter((play) => keyOf(play) === key);
  return [
    select(words.chooseFrom[step], options),
    ...(picked.length > 1 ? [select(words.chooseThen[step], picked.map(optionFor))] : []),
  ];
}

const isStraightKind = (kind: Kind): boolean => kind === 'straight' || kind === 'pairs' || kind === 'triples';

/** The key that is picked first: a straight's lowest place, otherwise the rank. */
const keyOf = ({ kind, height, length }: Play): number =>
  isStraightKind(kind) ? height - length + 1 : height;

/** Reads `kind.key`. The text may be forged: a kind that is not on offer becomes the first one, a key null. */
function parsePick(picked: string, plays: readonly Play[]): { kind: Kind; key: number | null } {
  const [kindName, keyText] = picked.split('.');
  const { kind } = plays.find((play) => play.kind === kindName) ?? plays[0]!;
  const key = Number(keyText);
  const isOffered = keyText && plays.some((play) => play.kind === kindName && keyOf(play) === key);
  return { kind, key: isOffered ? key : null };
}

const actionFor = (play: Play): ScreenAction => ({ choose: nameOf({ do: 'play', play }) });

function toButton(play: Play, view: SeatView, words: Words): Button {
  const card = pictureOf(play, view);
  const isBomb = play.kind === 'bomb';
  return {
    label: isBomb ? `💣 ${words.play(play)}` : words.play(play),
    action: actionFor(play),
    style: isBomb ? 'danger' : 'secondary',
    ...(card && !isBomb && { card }),
  };
}

function toOption(play: Play, view: SeatView, words: Words): Option {
  const card = pictureOf(play, view);
  const description = describe(play, view, words);
  return {
    label: words.play(play),
    action: actionFor(play),
    ...(card && { card }),
    ...(description && { description }),
  };
}

/** A straight's number of cards, and the bomb that the play would break up. */
function describe(play: Play, { hand }: SeatView, words: Words): string {
  const counts = countRanks(hand);
  const brokenBomb =
    play.kind === 'bomb' ? undefined : rankCountsOf(play).find(([rank]) => counts[rank]! >= MIN_BOMB);
  return [
    ...(isStraightKind(play.kind) ? [words.cards(sizeOf(play))] : []),
    ...(brokenBomb ? [words.breaks(words.rank(brokenBomb[0]), counts[brokenBomb[0]]!)] : []),
  ].join(' · ');
}

/** A card of the rank that is picked first. */
function pictureOf(play: Play, { hand }: SeatView): Face | undefined {
  const rank = isStraightKind(play.kind) ? rankAt(keyOf(play)) : play.height;
  const card = hand.find((held) => rankOf(held) === rank);
  return card === undefined ? undefined : faceOf(card);
}
