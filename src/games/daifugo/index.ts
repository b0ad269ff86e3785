/** 変則大富豪, Irregular Daifugo: two to four players, five cards each and a stock. */
import type { Game } from '../../game/game.ts';
import { disturb, pieces } from './audit.ts';
import { computer, safe } from './computer.ts';
import { drawPanel } from './draw/panel.ts';
import { drawTable } from './draw/table.ts';
import { nameOf } from './names.ts';
import { apply, type Choice, choices, result, sides, start, toAct } from './rules.ts';
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

export const daifugo: Game<State, Choice, Action, Options, Next, TableView, SeatView> = {
  id: 'daifugo',
  version: 1,
  seats: SEATS,
  options,
  books: ['points'],
  book: () => 'points',
  schema: { state, action, next },
  start,
  toAct,
  choices,
  nameOf,
  enact: (_state, _seat, choice) => choice,
  apply,
  sides,
  result,
  tableView,
  seatView,
  computer,
  safe,
  words,
  handTitle: ({ games }, hand, locale) => words[locale].game(hand, games),
  drawTable,
  drawPanel,
  script: { begin, written, read },
  audit: { pieces, disturb },
};
