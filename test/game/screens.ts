/** What a screen offers, and what is wrong with it. */
import type { MultiSelect, Screen, ScreenAction } from '../../src/game/screen.ts';

/** Presses that any choice may take: a kind, a rank, and the choice. */
export const MOST_PRESSES = 3;
/** What Discord shows in one select, and as a label. */
const MOST_OPTIONS = 25;
const LABEL = 80;
const OPTION_LABEL = 100;

const pressesOf = (screen: Screen): ScreenAction[] =>
  screen.flatMap((part) => {
    if (part.part === 'buttons') return part.buttons.map(({ action }) => action);
    if (part.part === 'picks') return picked(part);
    return part.part === 'select' ? part.options.map(({ action }) => action) : [];
  });

/** What choosing any of them presses. */
function picked({ options, min, max, action }: MultiSelect): ScreenAction[] {
  let sets: string[][] = [[]];
  for (const { value } of options) {
    sets = [...sets, ...sets.filter(({ length }) => length < max).map((set) => [...set, value])];
  }
  const values = sets.filter(({ length }) => length >= min).map((set) => set.join('-'));
  return values.map((of) =>
    'choose' in action ? { choose: `${action.choose}.${of}` } : { show: `${action.show}.${of}` },
  );
}

/** The choices that a screen's presses make. */
export const actsOf = (screen: Screen): string[] =>
  pressesOf(screen).flatMap((press) => ('choose' in press ? [press.choose] : []));

/** What its other presses show. */
export const showsOf = (screen: Screen): string[] =>
  pressesOf(screen).flatMap((press) => ('show' in press ? [press.show] : []));

/** The panels that come up on the way to a choice, each once, as far as one is still made in time. */
export function reachable(draw: (picked: string) => Screen): Screen[] {
  const seen = new Set(['']);
  let latest = [draw('')];
  const all = [...latest];
  for (let presses = 1; presses < MOST_PRESSES; presses++) {
    const shows = [...new Set(latest.flatMap(showsOf))].filter((show) => !seen.has(show));
    for (const show of shows) seen.add(show);
    latest = shows.map(draw);
    all.push(...latest);
  }
  return all;
}

/** Why Discord, or the rules, would not have this screen. */
export function faultsOf(screen: Screen, offered: readonly string[]): string[] {
  const faults: string[] = [];
  const repeated = (presses: readonly ScreenAction[]) =>
    new Set(presses.map((press) => JSON.stringify(press))).size < presses.length;
  for (const part of screen) {
    if (part.part === 'select') {
      const { options, label } = part;
      if (options.length < 1 || options.length > MOST_OPTIONS) faults.push(`${options.length} options`);
      if (label.length < 1 || label.length > OPTION_LABEL) faults.push(`the label '${label}'`);
      if (repeated(options.map(({ action }) => action))) faults.push(`'${label}' has an option twice`);
      for (const option of options) {
        if (option.label.length < 1 || option.label.length > OPTION_LABEL) faults.push(`'${option.label}'`);
        if ((option.description?.length ?? 0) > OPTION_LABEL) faults.push(`'${option.description}'`);
      }
    }
    if (part.part === 'picks') {
      const { options, min, max, label } = part;
      if (options.length < 1 || options.length > MOST_OPTIONS) faults.push(`${options.length} options`);
      if (min < 1 || min > max || max > options.length) faults.push(`${min} to ${max} picks`);
      if (label.length < 1 || label.length > OPTION_LABEL) faults.push(`the label '${label}'`);
      if (new Set(options.map(({ value }) => value)).size < options.length)
        faults.push(`'${label}' has an option twice`);
      for (const { value } of options)
        if (!/^[A-Za-z0-9]{1,20}$/.test(value)) faults.push(`the value '${value}'`);
    }
    if (part.part === 'buttons') {
      if (part.buttons.length < 1) faults.push('a row of no buttons');
      for (const { label } of part.buttons)
        if (label.length < 1 || label.length > LABEL) faults.push(`'${label}'`);
    }
    if (part.part === 'text' && part.line.length === 0) faults.push('an empty text');
  }
  const buttons = screen.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
  if (repeated(buttons.map(({ action }) => action))) faults.push('a button twice');
  for (const act of actsOf(screen)) {
    if (!offered.includes(act)) faults.push(`'${act}' is not offered`);
  }
  return faults;
}
