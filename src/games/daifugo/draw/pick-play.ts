/**
 * The controls to pick a play, and the button that plays it, with at most three presses for any of them. Few plays are
 * buttons, up to `MAX_OPTIONS` are one select. More plays are in two selects: one for a kind, or a part of it, and one
 * for the plays in that. The rows are the same from a question's first panel to its last.
 */
import { type Face, faceOf } from '../../../game/cards.ts';
import type { Option, Panel, Part } from '../../../game/screen.ts';
import { MAX_OPTIONS, select, smallText, splitIntoSelects } from '../../../game/screen-parts.ts';
import { answers, leads } from '../enumeration.ts';
import { nameOf } from '../names.ts';
import { isRevolution, type Play } from '../plays.ts';
import { isUnbeatable, onlyAnswer } from '../roles.ts';
import type { SeatView, TableView } from '../views.ts';
import { cardsLabel, rankLabel, spanLabel } from '../words/faces.ts';
import type { Words } from '../words/words.ts';
import { type KindPart, offerOf } from './kinds.ts';
import { finishOf, isFoul, isHarmless, notesOn, playButton } from './outcome.ts';
import { buttonRows, confirmation, drawAndPass, markPicked, type TextButton, unpicked } from './rows.ts';
import { isBarredSoon } from './shared.ts';

/** Plays are buttons where these many rows of a phone hold them. */
const MAX_BUTTON_ROWS = 2;

export function drawPlayPicker(
  view: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const { plays } = offerOf(view.choices);
  const pickedPlay = findPick(view, picked);
  const last = drawAndPass(view, plays.length === 0, words);
  if (plays.length === 0)
    return {
      controls: [...(view.table.trick ? [smallText(words.nothingBeats)] : []), ...hints(view, plays, words)],
      last,
    };
  return {
    controls: [
      ...hints(view, plays, words),
      ...pickRows({ view, plays, pickedPlay, picked, words }),
      pickedPlay ? confirmation(playButton(pickedPlay, view, words)) : unpicked(words.playPicked),
    ],
    last,
  };
}

/** The play that is picked, by its name. The only play is picked from the start, unless it ends the game or is a revolution. */
function findPick(view: SeatView, picked: string): Play | null {
  const { plays, byName } = offerOf(view.choices);
  return byName.get(picked) ?? (isPickedAtOnce(view, plays) ? plays[0]! : null);
}

const namePick = (play: Play): string => nameOf({ do: 'play', ...play });

const isPickedAtOnce = (view: SeatView, plays: readonly Play[]): boolean =>
  plays.length === 1 && isHarmless(plays[0]!, view);

/** Why passing is not possible or costs no draw, and which plays are barred or would be a foul. */
function hints(view: SeatView, plays: readonly Play[], words: Words): Part[] {
  const { table, choices, drew } = view;
  const { trick } = table;
  const mayPass = choices.some((choice) => choice.do === 'pass');
  return [
    ...(isAnyBarred(view, plays) ? [smallText(words.noOneTurnKill)] : []),
    ...(trick && !mayPass ? [smallText(words.drawFirst)] : []),
    ...(trick && mayPass && drew === null ? [smallText(whyPassIsFree(table, trick.play, words))] : []),
    ...(plays.some((play) => isFoul(play, view)) ? [smallText(words.foulNote)] : []),
  ];
}

/** daifugo 17: before anybody has drawn, plays that end the game are not legal. Beside a small hand that is said already. */
function isAnyBarred(view: SeatView, plays: readonly Play[]): boolean {
  const { table, hand } = view;
  if (table.drawn || isBarredSoon(view)) return false;
  const { trick, reversed } = table;
  const playable = trick ? answers(hand, trick.play, reversed, trick.lock) : leads(hand);
  return playable.length > plays.length;
}

/** Why passing costs no draw (daifugo 13, 15). */
function whyPassIsFree({ stock, reversed, options: { jokers } }: TableView, top: Play, words: Words): string {
  if (stock === 0 || !isUnbeatable(top, reversed)) return words.stockEmpty;
  return words.freePass[onlyAnswer(top, jokers)];
}

/** The plays to pick from, and what is picked so far. */
interface Picker {
  readonly view: SeatView;
  readonly plays: readonly Play[];
  readonly pickedPlay: Play | null;
  readonly picked: string;
  readonly words: Words;
}

function pickRows(picker: Picker): Part[] {
  const { view, plays, words } = picker;
  if (plays.length === 0 || isPickedAtOnce(view, plays)) return [];
  if (plays.length <= MAX_OPTIONS) {
    const rowsWith = (hasNotes: boolean): Part[] =>
      buttonRows(
        plays.map((play) => toButton(play, picker, hasNotes)),
        1,
      );
    const rows = [rowsWith(true), rowsWith(false)].find(({ length }) => length <= MAX_BUTTON_ROWS);
    return rows ?? [playSelect(words.choosePlay, plays, picker)];
  }
  return selectsByKind(picker);
}

const SIGNS = { foul: '⚠️', win: '🎉' } as const;

/** The cards of a play, with a sign where it ends the game or turns the order round. @param hasNotes with its effects */
function toButton(play: Play, { view, pickedPlay, words }: Picker, hasNotes: boolean): TextButton {
  const finish = finishOf(play, view);
  const notes = hasNotes && finish === null ? notesOn(play, view, words) : [];
  const sign = finish ? SIGNS[finish] : isRevolution(play) ? '🔁' : '';
  return {
    label: markPicked(
      [joinWithSpace(sign, cardsLabel(play, words)), ...notes].join(' · '),
      play === pickedPlay,
    ),
    action: { show: namePick(play) },
    style: play === pickedPlay ? 'primary' : 'secondary',
  };
}

const joinWithSpace = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const playSelect = (label: string, plays: readonly Play[], picker: Picker): Part =>
  select(
    label,
    plays.map((play) => toOption(play, picker)),
  );

function toOption(play: Play, { view, pickedPlay, words }: Picker): Option {
  const notes = notesOn(play, view, words);
  const card = pictureOf(play);
  return {
    label: cardsLabel(play, words),
    action: { show: namePick(play) },
    ...(card && { card }),
    ...(notes.length > 0 && { description: notes.join(' · ') }),
    ...(play === pickedPlay && { selected: true }),
  };
}

/** Of a single card: an option has room for one picture, and one card of several would look like all of the play. */
const pictureOf = ({ cards: [card, ...others] }: Play): Face | undefined =>
  card === undefined || others.length > 0 ? undefined : faceOf(card);

/** A select for the kinds, and one for the plays of the kind that is open: the first one until another is picked. */
function selectsByKind(picker: Picker): Part[] {
  const { view, pickedPlay, picked, words } = picker;
  const { parts, selectCount } = offerOf(view.choices);
  const open = openPart(parts, pickedPlay, picked);
  const label = words.chooseOf(words.kinds[open.kind]);
  const selects = splitIntoSelects(open.plays).map((group, index) =>
    playSelect(index > 0 ? `${label} ${index + 1}` : label, group, picker),
  );
  // A part that needs fewer selects than the largest one keeps their places.
  const unused = Array.from({ length: selectCount - selects.length }, (): Part => {
    const options = [toOption(open.plays[0]!, { ...picker, pickedPlay: null })];
    return { part: 'select', label, options, disabled: true };
  });
  return [
    select(
      words.chooseKind,
      parts.map((part) => kindOption(part, part === open, words)),
    ),
    ...selects,
    ...unused,
  ];
}

/** Reads `kind.index`, or finds the play that is picked. The text may be forged: one that makes no sense is the first part. */
function openPart(parts: readonly KindPart[], pickedPlay: Play | null, picked: string): KindPart {
  const [kind, index] = picked.split('.');
  const ofKind = parts.filter((part) => part.kind === kind);
  const withPick = parts.find(({ plays }) => pickedPlay !== null && plays.includes(pickedPlay));
  return withPick ?? ofKind.find((part) => `${part.index}` === index) ?? ofKind[0] ?? parts[0]!;
}

function kindOption({ kind, index, isWhole, plays }: KindPart, isOpen: boolean, words: Words): Option {
  const ends = [plays[0]!, plays.at(-1)!].map((play) =>
    kind === 'sequence' ? spanLabel(play, words) : rankLabel(play.rank, words),
  );
  const range = [...new Set(ends)].join(kind === 'sequence' ? ' … ' : '–');
  const name = isWhole ? words.kinds[kind] : `${words.kinds[kind]} ${range}`;
  // No card stands before a kind: it would look like a card that is picked.
  return {
    label: words.kindLabel(name, plays.length),
    action: { show: `${kind}.${index}` },
    ...(isOpen && { selected: true }),
  };
}
