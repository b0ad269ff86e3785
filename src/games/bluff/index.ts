/** ブラフ, Bluff: liar's dice with rerolls, for two to six. */
import type { Game } from '../../game/game.ts';
import { disturb, pieces } from './audit.ts';
import { computer, safe } from './computer.ts';
import { drawPanel } from './draw/panel.ts';
import { drawTable } from './draw/table.ts';
import { pictures } from './pictures.ts';
import { apply, type Choice, choices, enact, nameOf, result, sides, start, toAct, unfit } from './rules.ts';
import { begin, read, written } from './script.ts';
import {
  type Action,
  action,
  type Next,
  next,
  type Options,
  options,
  SEATS,
  type State,
  state,
} from './state.ts';
import { type SeatView, seatView, type TableView, tableView } from './views.ts';
import { words } from './words/words.ts';

export const bluff: Game<State, Choice, Action, Options, Next, TableView, SeatView> = {
  id: 'bluff',
  version: 1,
  seats: SEATS,
  options,
  unfit,
  // bluff 13: chips add up to nothing, dice that are left do not.
  books: ['chips', 'score'],
  book: ({ end }) => (end === 'last' ? 'chips' : 'score'),
  schema: { state, action, next },
  start,
  toAct,
  choices,
  nameOf,
  enact,
  apply,
  sides,
  result,
  tableView,
  seatView,
  computer,
  safe,
  words,
  pictures,
  handTitle: ({ matches }, hand, locale) => words[locale].match(hand, matches),
  drawTable,
  drawPanel,
  script: { begin, written, read },
  audit: { pieces, disturb },
};
