/** 闘地主, Dou Dizhu: four players, two packs. */
import type { Game } from '../../game/game.ts';
import { disturb, pieces } from './audit.ts';
import { computer, safe } from './computer.ts';
import { drawPanel } from './draw/panel.ts';
import { drawTable } from './draw/table.ts';
import { apply, type Choice, choices, enact, nameOf, result, sides, start, toAct } from './rules.ts';
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

export const doudizhu: Game<State, Choice, Action, Options, Next, TableView, SeatView> = {
  id: 'doudizhu',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options,
  books: ['chips'],
  book: () => 'chips',
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
  handTitle: ({ deals }, hand, locale) => words[locale].deal(hand, deals),
  drawTable,
  drawPanel,
  script: { begin, written, read },
  audit: { pieces, disturb },
};
