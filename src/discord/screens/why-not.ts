/**
 * "Why can't I …?": a page of the panel on which a player picks what is not on offer, and reads why the rules do not
 * allow it now. What is allowed stands there on the panel's own button.
 */
import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type Refusal, refusalText, type Seat } from '../../game/game.ts';
import type { Inquiries } from '../../game/inquiries.ts';
import { type Block, type Button, type Line, line, type Part, panelParts, text } from '../../game/screen.ts';
import { MAX_OPTIONS, splitIntoSelects } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import type { PlayingTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { whyNotWords } from '../../text/why-not/catalogue.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';

/** One select of a menu, which has several if its options are too many for one. */
interface Control {
  readonly inquiry: number;
  readonly menu: number;
  /** Indices of the menu's options. */
  readonly options: readonly number[];
}

/** What is picked: by menu of one inquiry, indices of options. */
interface Pick {
  readonly inquiry: number;
  readonly picked: readonly (readonly number[])[];
}

/** @param asked as `writePick` writes it; it may be forged */
export function whyNotParts(
  game: AnyGame,
  table: PlayingTable,
  seat: Seat,
  asked: string,
  locale: Locale,
): TableScreen {
  const words = whyNotWords(locale);
  const { state } = table;
  const view = game.seatView(state, seat);
  const inquiries = game.inquiries?.(view, locale) ?? NO_INQUIRIES;
  const controls = controlsOf(inquiries);
  const { table: situation, hand } = game.drawPanel(view, '', locale);
  // Two selects of one hand are as much as a phone has room for.
  const isTall = inquiries.picks.some(({ menus }) =>
    menus.some(({ options }) => options.length > MAX_OPTIONS),
  );
  const shown = isTall ? situation : [...situation, ...hand];
  const opening = [text(`**${words.ask}**`), ...shown.filter(isNoSmallPrint), { part: 'rule' } as const];
  if (game.choices(state, seat).length === 0) {
    const players = seatsToAct(game, table).map((acting) => ({ seat: acting }));
    return [...opening, text(wordsFor(locale).table.turn(players, null))];
  }
  const pick = readPick(asked, inquiries, controls);
  const actions = pick ? inquiries.picks[pick.inquiry]!.actionsFor(pick.picked) : [];
  const missing = pick && missingMenu(inquiries, pick);
  const next = pick && inquiries.picks[pick.inquiry]!.next?.(pick.picked);
  const { answer, button } =
    typeof next === 'string'
      ? { answer: [`✅ ${next}`], button: null }
      : answerTo(game, state, seat, actions, missing, locale);
  return [
    ...opening,
    ...(actions.length > 0 ? [] : refusedMoves(game, inquiries, state, seat, locale)),
    text(answer),
    ...controls.map((control, index) => {
      const isRefused = refusedBy(game, state, seat, inquiries, control, pick);
      return drawControl(control, index, inquiries, controls, pick, isRefused, locale);
    }),
    ...(button ? [{ part: 'buttons', buttons: [button] } as const] : []),
  ];
}

/** Whether there is anything to ask about: not where one of the cards is picked and all of them may be. */
export function mayBeRefused(game: AnyGame, { state }: PlayingTable, seat: Seat, locale: Locale): boolean {
  const { picks, moves } = game.inquiries?.(game.seatView(state, seat), locale) ?? NO_INQUIRIES;
  const isFree = ({ menus }: Inquiries<unknown>['picks'][number]): boolean =>
    menus.length === 1 &&
    menus.every(({ max, options }) => max === 1 && options.every((each) => each.isOffered));
  return moves.length > 0 || !picks.every(isFree);
}

const isNoSmallPrint = (part: Block): boolean => part.part !== 'text' || part.size !== 'small';

/** What needs no pick and is not legal, until something is picked. */
function refusedMoves(
  game: AnyGame,
  { moves }: Inquiries<unknown>,
  state: unknown,
  seat: Seat,
  locale: Locale,
): Block[] {
  const { colon } = wordsFor(locale);
  return moves.flatMap(({ label, action }) => {
    const refusal = game.whyNot(state, seat, action);
    return refusal ? [text(`🚫 **${label}**${colon}${sentence(game, refusal, locale)}`)] : [];
  });
}

/** The label of the first menu that is still to be chosen from, once another has been; null: none. */
function missingMenu({ picks }: Inquiries<unknown>, { inquiry, picked }: Pick): string | null {
  if (picked.every(({ length }) => length === 0)) return null;
  const { menus } = picks[inquiry]!;
  return menus[picked.findIndex(({ length }) => length === 0)]?.label ?? null;
}

const NO_INQUIRIES: Inquiries<unknown> = { picks: [], moves: [] };

const sentence = (game: AnyGame, refusal: Refusal, locale: Locale): string =>
  refusalText(game.words[locale], refusal);

interface Answer {
  readonly answer: Line;
  /** Makes the choice; null if there is none. */
  readonly button: Button<ComponentAction> | null;
}

function answerTo(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly unknown[],
  missing: string | null,
  locale: Locale,
): Answer {
  const words = whyNotWords(locale);
  const [first] = actions;
  if (first === undefined)
    return { answer: [missing ? words.chooseMore(missing) : words.choose], button: null };
  const legal = actions.find((action) => game.whyNot(state, seat, action) === null);
  const choice = game
    .choices(state, seat)
    .find((each) => isDeepStrictEqual(game.actionFor(state, seat, each), legal));
  const button = choice === undefined ? undefined : buttonFor(game, state, seat, choice, locale);
  if (button) return { answer: [`✅ ${words.youMay}`], button };
  const refusal = game.whyNot(state, seat, first);
  return { answer: refusal ? line`🚫 ${sentence(game, refusal, locale)}` : [words.choose], button: null };
}

/** The panel's own button for a choice: its label says what follows. */
function buttonFor(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  choice: unknown,
  locale: Locale,
): Button | undefined {
  const view = game.seatView(state, seat);
  const name = game.nameOf(choice);
  const parts = panelParts(game.drawPanel(view, game.pickOf(view, choice), locale));
  const buttons = parts.flatMap((part) => (part.part === 'buttons' ? part.buttons : []));
  return buttons.find(({ action }) => action && 'choose' in action && action.choose === name);
}

const controlsOf = ({ picks }: Inquiries<unknown>): Control[] =>
  picks.flatMap(({ menus }, inquiry) =>
    menus.flatMap((menu, index) =>
      splitIntoSelects([...menu.options.keys()]).map((options) => ({ inquiry, menu: index, options })),
    ),
  );

/** Whether no choice has an option, with what is picked in the other menus. Of several cards none says that by itself. */
function refusedBy(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { picks }: Inquiries<unknown>,
  { inquiry, menu }: Control,
  pick: Pick | null,
): (option: number) => boolean {
  const { menus, actionsFor } = picks[inquiry]!;
  if (menus[menu]!.max > 1) return () => false;
  const picked = pick?.inquiry === inquiry ? pick.picked : menus.map(() => []);
  const isComplete = picked.every((indices, other) => other === menu || indices.length > 0);
  return (option) => {
    const actions = isComplete ? actionsFor(picked.with(menu, [option])) : [];
    if (actions.length > 0) return actions.every((action) => game.whyNot(state, seat, action) !== null);
    return menus[menu]!.options[option]!.isOffered === false;
  };
}

function drawControl(
  { inquiry, menu: menuIndex, options: indices }: Control,
  index: number,
  { picks }: Inquiries<unknown>,
  controls: readonly Control[],
  pick: Pick | null,
  isRefused: (option: number) => boolean,
  locale: Locale,
): Part<ComponentAction> {
  const words = whyNotWords(locale);
  const { menus } = picks[inquiry]!;
  const menu = menus[menuIndex]!;
  const isMultiple = menu.max > 1;
  const picked = pick?.inquiry === inquiry ? pick.picked : menus.map(() => []);
  // What this control itself replaces is not carried on.
  const carried = picked.map((each, ofMenu) =>
    ofMenu === menuIndex ? each.filter((option) => isMultiple && !indices.includes(option)) : each,
  );
  const selects = controls.filter((other) => other.inquiry === inquiry && other.menu === menuIndex);
  const nameAt = (position: number) => menu.options[indices.at(position)!]!.label;
  const label = selects.length > 1 ? words.range(menu.label, nameAt(0), nameAt(-1)) : menu.label;
  const options = indices.map((option) => {
    const { isOffered: _, ...drawn } = menu.options[option]!;
    return {
      ...drawn,
      ...(isRefused(option) && { description: words.notOffered }),
      ...(picked[menuIndex]!.includes(option) && { selected: true }),
      value: SIGNS[option]!,
    };
  });
  if (!isMultiple)
    return {
      part: 'select',
      label,
      options: options.map(({ value, ...option }) => ({
        ...option,
        action: { kind: 'ask', picked: writePick(index, carried, value) },
      })),
    };
  return {
    part: 'multi-select',
    label,
    options,
    // With a pick in another select, this one may be emptied.
    min: selects.length > 1 ? 0 : 1,
    max: Math.min(menu.max, options.length),
    action: { kind: 'ask', picked: writePick(index, carried) },
  };
}

/** A sign for each option of a menu; `MAX_MENU_OPTIONS` is their number. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * `<control>.<what is picked in other controls>.<values>`: by menu the signs of its options, with dashes between menus.
 * The values of a multi-select are appended as they are picked.
 */
const writePick = (control: number, carried: readonly (readonly number[])[], value?: string): string =>
  [
    control,
    carried.map((each) => each.map((option) => SIGNS[option]).join('')).join('-'),
    ...(value === undefined ? [] : [value]),
  ].join('.');

/** The text may be forged: what makes no sense is not picked. */
function readPick(asked: string, { picks }: Inquiries<unknown>, controls: readonly Control[]): Pick | null {
  const [number = '', carried = '', values = ''] = asked.split('.');
  const control = /^\d{1,2}$/.test(number) ? controls[Number(number)] : undefined;
  if (!control) return null;
  const { inquiry, menu: pressed } = control;
  const carriedByMenu = carried.split('-');
  const picked = picks[inquiry]!.menus.map(({ options, max }, menu) => {
    const signs = `${carriedByMenu[menu] ?? ''}${menu === pressed ? values.replaceAll('-', '') : ''}`;
    const indices = [...new Set(signs)].map((sign) => SIGNS.indexOf(sign));
    return indices
      .filter((index) => index >= 0 && index < options.length)
      .sort((a, b) => a - b)
      .slice(0, max);
  });
  return { inquiry, picked };
}
