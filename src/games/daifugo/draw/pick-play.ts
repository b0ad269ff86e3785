/**
 * The controls to pick a play, with at most three presses for any of them. Up to `MAX_BUTTONS` plays are buttons, and
 * up to `MAX_OPTIONS` are one select. More plays are shown by kind, and a kind with too many plays asks first for a
 * rank, or for a sequence's suit and length.
 */
import { type Face, faceOf } from '../../../game/cards.ts';
import { type Button, type Option, type Panel, type Part, text } from '../../../game/screen.ts';
import {
  MAX_BUTTONS,
  MAX_OPTIONS,
  select,
  smallText,
  splitIntoSelects,
  tabs,
} from '../../../game/screen-parts.ts';
import { FOUL_PAYMENT } from '../ending.ts';
import { nameOf } from '../names.ts';
import { answers, isJokerCard, isRevolution, JOKER, leads, lockOf, type Play, suitOf } from '../plays.ts';
import { emptiesHand, hasRole, isUnbeatable, owedBy } from '../roles.ts';
import type { Choice } from '../rules.ts';
import type { SeatView, TableView } from '../views.ts';
import { cardsLabel, rankLabel, suitsLabel } from '../words/faces.ts';
import { KINDS, type Kind, type Words } from '../words/words.ts';

export function drawPlayPicker(
  view: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const plays = view.choices.flatMap((choice) => (choice.do === 'play' ? [choice] : []));
  const withoutJokersFirst = plays.toSorted(
    (a, b) => Number(a.cards.some(isJokerCard)) - Number(b.cards.some(isJokerCard)),
  );
  return {
    controls: [
      ...hints(view, plays, words),
      ...(plays.length === 0 ? [] : pickPlay(view, withoutJokersFirst, picked, words)),
    ],
    last: drawAndPassButtons(view, plays.length === 0, words),
  };
}

const isOffered = (choices: readonly Choice[], kind: Choice['do']): boolean =>
  choices.some((choice) => choice.do === kind);

/** Why passing is not possible or costs no draw, and which plays are barred or would be a foul. */
function hints(view: SeatView, plays: readonly Play[], words: Words): Part[] {
  const { table, choices, drew, hand } = view;
  const { trick, reversed } = table;
  const mayPass = isOffered(choices, 'pass');
  const playable = trick ? answers(hand, trick.play, reversed, trick.lock) : leads(hand);
  return [
    ...(playable.length > plays.length ? [text(words.noOneTurnKill)] : []),
    ...(playable.length === 0 ? [text(words.nothingBeats)] : []),
    ...(trick && !mayPass ? [smallText(words.drawFirst)] : []),
    ...(trick && mayPass && drew === null ? [smallText(whyPassIsFree(table, trick.play, words))] : []),
    ...(plays.some((play) => isFoul(play, view)) ? [smallText(words.foulNote)] : []),
  ];
}

/** Why passing costs no draw (daifugo 13, 15). */
function whyPassIsFree({ stock, reversed, options: { jokers } }: TableView, top: Play, words: Words): string {
  if (stock === 0 || !isUnbeatable(top, reversed)) return words.stockEmpty;
  if (top.rank === JOKER) return top.cards.length === 1 ? words.freePass.spade3 : words.freePass.nothing;
  // Only a play of nothing but jokers beats the strongest rank, and the pack must have enough of them.
  return top.shape === 'sequence' || top.cards.length > jokers
    ? words.freePass.nothing
    : words.freePass.joker;
}

function drawAndPassButtons({ choices, table }: SeatView, isOnlyWay: boolean, words: Words): Button[] {
  const style = isOnlyWay ? 'primary' : 'secondary';
  const buttons: Button[] = [];
  if (isOffered(choices, 'draw'))
    buttons.push({ label: words.draw(table.stock), action: { choose: 'draw' }, style });
  if (isOffered(choices, 'pass')) buttons.push({ label: words.pass, action: { choose: 'pass' }, style });
  return buttons;
}

function pickPlay(view: SeatView, plays: readonly Play[], picked: string, words: Words): Part[] {
  if (plays.length <= MAX_BUTTONS)
    return [{ part: 'buttons', buttons: plays.map((play) => toButton(play, view, words)) }];
  const optionFor = (play: Play) => toOption(play, view, words);
  if (plays.length <= MAX_OPTIONS) return [select(words.choosePlay, plays.map(optionFor))];
  const { kind, key } = parsePick(picked, plays);
  const ofKind = plays.filter((play) => kindOf(play) === kind);
  return [...kindButtons(plays, kind, words), ...pickOfKind({ plays: ofKind, key, optionFor, words }, kind)];
}

const GROUP_KINDS: readonly Kind[] = ['single', 'pair', 'three', 'four'];

const kindOf = ({ shape, cards }: Play): Kind =>
  shape === 'sequence' ? 'sequence' : GROUP_KINDS[cards.length - 1]!;

/** A button for each kind the plays have; none if they are all of one kind. */
function kindButtons(plays: readonly Play[], openKind: Kind, words: Words): Part[] {
  const kinds = KINDS.filter((kind) => plays.some((play) => kindOf(play) === kind));
  return kinds.length === 1 ? [] : [tabs(kinds, openKind, words.kinds)];
}

/** The plays of one kind to pick from, with what is picked so far. */
interface Picker {
  readonly plays: readonly Play[];
  /** The key that has been picked. */
  readonly key: string | null;
  readonly optionFor: (play: Play) => Option;
  readonly words: Words;
}

function pickOfKind(picker: Picker, kind: Kind): Part[] {
  const { plays, key, optionFor, words } = picker;
  const playLabel = words.chooseOf(words.kinds[kind]);
  if (plays.length <= MAX_OPTIONS) return [select(playLabel, plays.map(optionFor))];
  const matching = key === null ? [] : plays.filter((play) => keyOf(play) === key);
  const open = matching.length > 1 ? matching : [];
  const keySelects =
    kind === 'sequence'
      ? suitsOf(open.length > 0 ? open : plays).map((suit) =>
          select(
            words.chooseLength(suitsLabel([suit])),
            keyOptions(picker, (play) => suitOfSequence(play) === suit),
          ),
        )
      : [
          select(
            words.chooseRank(words.kinds[kind]),
            keyOptions(picker, () => true),
          ),
        ];
  const playSelects = splitIntoSelects(open).map((options, index) =>
    select(`${playLabel}${index > 0 ? ` (${index + 1})` : ''}`, options.map(optionFor)),
  );
  return [...keySelects, ...playSelects];
}

/** The suits that sequences have. Once a suit and length has been picked, only that suit's select is shown. */
const suitsOf = (plays: readonly Play[]): number[] =>
  [0, 1, 2, 3].filter((suit) => plays.some((play) => suitOfSequence(play) === suit));

/** A sequence has at least one natural card. */
const suitOfSequence = ({ cards }: Play): number => suitOf(cards.find((card) => !isJokerCard(card))!);

/** The key that is picked first: a sequence's suit and length, otherwise the rank. */
const keyOf = (play: Play): string =>
  play.shape === 'sequence' ? `${'shdc'[suitOfSequence(play)]}${play.cards.length}` : `${play.rank}`;

/** An option for every key among some of the plays; a key with one play only is that play's option. */
function keyOptions({ plays, key, optionFor, words }: Picker, isIncluded: (play: Play) => boolean): Option[] {
  const included = plays.filter(isIncluded);
  return [...new Set(included.map(keyOf))].map((optionKey): Option => {
    const matching = included.filter((play) => keyOf(play) === optionKey);
    const first = matching[0]!;
    if (matching.length === 1) return optionFor(first);
    const { card } = optionFor(first);
    return {
      label:
        first.shape === 'sequence' ? words.sequenceLength(first.cards.length) : rankLabel(first.rank, words),
      description: words.wayCount(matching.length),
      action: { show: `${kindOf(first)}.${optionKey}` },
      ...(card && { card }),
      ...(optionKey === key && { selected: true }),
    };
  });
}

/** Reads `kind.key`. The text may be forged: a kind that is not on offer becomes the first one, a key null. */
function parsePick(picked: string, plays: readonly Play[]): { kind: Kind; key: string | null } {
  const [kindName, key] = picked.split('.');
  const ofKind = plays.filter((play) => kindOf(play) === kindName);
  const kind = kindOf(ofKind[0] ?? plays[0]!);
  return { kind, key: key !== undefined && ofKind.some((play) => keyOf(play) === key) ? key : null };
}

/** Whether a play would end the game by a foul (daifugo 8, 16). */
function isFoul(play: Play, { hand, table }: SeatView): boolean {
  const cardsLeft = hand.length - play.cards.length;
  return cardsLeft === 0 ? hasRole(play, table.reversed) : emptiesHand(owedBy(play, table.trick), cardsLeft);
}

interface Outcome {
  /** How the play ends the game; null when the game goes on. */
  readonly finish: 'foul' | 'win' | null;
  /** The finish, or the effects of the play's roles. */
  readonly notes: readonly string[];
}

function outcomeOf(play: Play, view: SeatView, words: Words): Outcome {
  const { hand, table } = view;
  if (isFoul(play, view))
    return { finish: 'foul', notes: [words.foulWarning(FOUL_PAYMENT * (table.sizes.length - 1))] };
  if (play.cards.length === hand.length) return { finish: 'win', notes: [words.goesOut] };
  const owed = owedBy(play, table.trick);
  const lock = table.trick?.count === 1 && owed.cut === null && lockOf(table.trick.play, play) !== null;
  const notes = words.consequences({
    give: owed.give,
    discard: owed.discard,
    jack: owed.reverse,
    cut: owed.cut,
    revolution: isRevolution(play),
    lock,
  });
  return { finish: null, notes };
}

const FINISH_STYLES = { foul: 'danger', win: 'success' } as const;

function toButton(play: Play, view: SeatView, words: Words): Button {
  const { finish, notes } = outcomeOf(play, view, words);
  const card = pictureOf(play);
  return {
    label: [cardsLabel(play, words), ...notes].join(' '),
    action: { choose: nameOf({ do: 'play', ...play }) },
    style: finish ? FINISH_STYLES[finish] : 'secondary',
    ...(card && { card }),
  };
}

function toOption(play: Play, view: SeatView, words: Words): Option {
  const { notes } = outcomeOf(play, view, words);
  const card = pictureOf(play);
  return {
    label: cardsLabel(play, words),
    action: { choose: nameOf({ do: 'play', ...play }) },
    ...(card && { card }),
    ...(notes.length > 0 && { description: notes.join(' · ') }),
  };
}

/** The play's first card. */
const pictureOf = ({ cards }: Play): Face | undefined =>
  cards[0] === undefined ? undefined : faceOf(cards[0]);
