/** Finds what a screen offers, and its faults. */
import { allFaces, type Face } from '../../src/game/cards.ts';
import { MAX_SCREEN_ACTIONS } from '../../src/game/game.ts';
import {
  detailsOf,
  type Inline,
  type MultiSelect,
  type Panel,
  type Part,
  panelParts,
  type Screen,
  type ScreenAction,
} from '../../src/game/screen.ts';
import { games } from '../../src/games/index.ts';

/** Discord's limits: options of a select, and characters of labels. */
const MAX_OPTIONS = 25;
const MAX_LABEL = 80;
const MAX_OPTION_LABEL = 100;
/** Discord takes 40 in a message; the container, texts and buttons beside them take up to eight of them around a screen. */
const MAX_COMPONENTS = 32;
const BUTTONS_PER_ROW = 5;

/** A disabled control keeps its place and offers nothing. */
const actionsOn = (screen: Screen): ScreenAction[] =>
  screen.flatMap((part) => {
    if (part.part === 'buttons')
      return part.buttons.flatMap(({ action, disabled }) => (disabled ? [] : [action]));
    if (part.part === 'multi-select') return multiSelectActions(part);
    return part.part === 'select' && !part.disabled ? part.options.map(({ action }) => action) : [];
  });

/** The actions of multi-selects by their values, as pick after pick shows the same. */
const knownActions = new Map<string, readonly ScreenAction[]>();

/** The action of every selection that a multi-select allows. */
function multiSelectActions({ options, min, max, action }: MultiSelect): readonly ScreenAction[] {
  const values = options.map(({ value }) => value);
  const key = JSON.stringify([values, min, max, action]);
  const known = knownActions.get(key);
  if (known) return known;
  let sets: string[][] = [[]];
  for (const value of values) {
    sets = [...sets, ...sets.filter(({ length }) => length < max).map((set) => [...set, value])];
  }
  const selections = sets.filter(({ length }) => length >= min).map((set) => set.join('-'));
  const actions = selections.map((selection) =>
    'choose' in action
      ? { choose: `${action.choose}.${selection}` }
      : { show: `${action.show}.${selection}` },
  );
  knownActions.set(key, actions);
  return actions;
}

/** Names of the choices that a screen's actions make. */
export const choicesOn = (screen: Screen): string[] =>
  actionsOn(screen).flatMap((action) => ('choose' in action ? [action.choose] : []));

/** Names of the choices that a screen's buttons make. */
export const buttonNamesOn = (screen: Screen): string[] =>
  choicesOn(screen.filter(({ part }) => part === 'buttons'));

/** The texts of a screen's `{ show }` actions. */
export const showsOn = (screen: Screen): string[] =>
  actionsOn(screen).flatMap((action) => ('show' in action ? [action.show] : []));

/** The panels on the way to a choice, each once, as far as `MAX_SCREEN_ACTIONS` leaves one more action. */
export function reachableScreens(draw: (picked: string) => Screen): Screen[] {
  const seen = new Set(['']);
  let latest = [draw('')];
  const screens = [...latest];
  for (let actions = 1; actions < MAX_SCREEN_ACTIONS; actions++) {
    const shows = [...new Set(latest.flatMap(showsOn))].filter((show) => !seen.has(show));
    for (const show of shows) seen.add(show);
    latest = shows.map(draw);
    screens.push(...latest);
  }
  return screens;
}

/** Components that a screen takes in a message. A row counts besides what is in it, texts next to each other are one. */
const componentCount = (screen: Screen): number =>
  screen.reduce((count, part, index) => {
    if (part.part === 'buttons')
      return count + part.buttons.length + Math.ceil(part.buttons.length / BUTTONS_PER_ROW);
    if (part.part === 'select' || part.part === 'multi-select') return count + 2;
    return count + (isText(part) && index > 0 && isText(screen[index - 1]!) ? 0 : 1);
  }, 0);

const isText = ({ part }: Screen[number]): boolean => part === 'text' || part === 'cards' || part === 'seats';

/** Faces that have a picture: playing cards, and every game's own pieces. */
const KNOWN_FACES: ReadonlySet<Face> = new Set([
  ...allFaces(),
  ...games.flatMap(({ pictures = [] }) => pictures.map(({ face }) => face)),
]);

/** Those of these faces that have no picture: neither playing cards nor pieces in some game's `pictures`. */
export const unknownFaces = (faces: readonly Face[]): readonly Face[] =>
  faces.filter((face) => !KNOWN_FACES.has(face));

const facesIn = (line: readonly Inline[]): readonly Face[] =>
  line.flatMap((inline) => (typeof inline === 'object' && 'cards' in inline ? inline.cards : []));
const facesOf = (items: readonly { readonly card?: Face }[]): readonly Face[] =>
  items.flatMap(({ card }) => (card === undefined ? [] : [card]));

/** Every face that a part shows: in its text, as large cards, on its controls. */
function facesOn(part: Part): readonly Face[] {
  switch (part.part) {
    case 'text':
      return facesIn(part.line);
    case 'cards':
      return part.cards;
    case 'seats':
      return part.rows.flatMap(({ note }) => facesIn(note));
    case 'section':
      return [...part.texts.flatMap(({ line }) => facesIn(line)), ...facesOf([part.button])];
    case 'buttons':
      return facesOf(part.buttons);
    case 'select':
    case 'multi-select':
      return facesOf(part.options);
    case 'rule':
      return [];
  }
}

/** A particle after a name, in Japanese and in Chinese, with a space before it that does not belong there. */
const SPACED_PARTICLE = /^\*{0,2} (?:[のがはをにともへ的]|から|より|以外)/u;

const hasSpacedName = (line: readonly Inline[]): boolean =>
  line.some((inline, index) => {
    const name = line[index - 1];
    return (
      typeof inline === 'string' && typeof name === 'object' && 'seat' in name && SPACED_PARTICLE.test(inline)
    );
  });

/** The reasons why Discord or the rules would not accept this screen. `offered`: names of what its seat may do. */
export function faultsOf(screen: Screen, offered: readonly string[]): string[] {
  const faults: string[] = [];
  const isRepeated = (actions: readonly ScreenAction[]) =>
    new Set(actions.map((action) => JSON.stringify(action))).size < actions.length;
  for (const part of screen) {
    if (part.part === 'select') {
      const { options, label } = part;
      if (options.length < 1 || options.length > MAX_OPTIONS) faults.push(`${options.length} options`);
      if (label.length < 1 || label.length > MAX_OPTION_LABEL) faults.push(`the label '${label}'`);
      if (isRepeated(options.map(({ action }) => action))) faults.push(`'${label}' has an option twice`);
      for (const option of options) {
        if (option.label.length < 1 || option.label.length > MAX_OPTION_LABEL)
          faults.push(`'${option.label}'`);
        if ((option.description?.length ?? 0) > MAX_OPTION_LABEL) faults.push(`'${option.description}'`);
      }
    }
    if (part.part === 'multi-select') {
      const { options, min, max, label } = part;
      if (options.length < 1 || options.length > MAX_OPTIONS) faults.push(`${options.length} options`);
      if (min < 1 || min > max || max > options.length) faults.push(`${min} to ${max} picks`);
      if (label.length < 1 || label.length > MAX_OPTION_LABEL) faults.push(`the label '${label}'`);
      if (new Set(options.map(({ value }) => value)).size < options.length)
        faults.push(`'${label}' has an option twice`);
      for (const { value } of options)
        if (!/^[A-Za-z0-9]{1,20}$/.test(value)) faults.push(`the value '${value}'`);
    }
    if (part.part === 'buttons') {
      if (part.buttons.length < 1) faults.push('a row of no buttons');
      for (const { label } of part.buttons)
        if (label.length < 1 || label.length > MAX_LABEL) faults.push(`'${label}'`);
    }
    if (part.part === 'text' && part.line.length === 0) faults.push('an empty text');
    if (part.part === 'text' && hasSpacedName(part.line))
      faults.push('a space between a name and a particle');
  }
  const buttons = screen.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
  if (isRepeated(buttons.flatMap(({ action }) => action ?? []))) faults.push('a button twice');
  for (const name of choicesOn(screen)) {
    if (!offered.includes(name)) faults.push(`'${name}' is not offered`);
  }
  for (const show of showsOn(screen)) {
    if (!/^[A-Za-z0-9.-]{0,60}$/.test(show)) faults.push(`'${show}' does not fit a custom id`);
  }
  for (const face of new Set(unknownFaces(screen.flatMap(facesOn))))
    faults.push(`no piece has the face '${face}'`);
  if (componentCount(screen) > MAX_COMPONENTS) faults.push(`${componentCount(screen)} components`);
  return faults;
}

/** All that a panel shows, its page of details among it. */
export const everythingOn = (panel: Panel): Screen => [...panelParts(panel), ...detailsOf(panel)];
