/** ブクブク, Bukubuku (Land Unter), for three to five; どっちの味方? for two. */
import type { Game } from '../../game/game.ts';
import { disturb, pieces } from './audit.ts';
import { computer, safe } from './computer.ts';
import { drawPanel } from './draw/panel.ts';
import { drawTable } from './draw/table.ts';
import { pictures } from './pictures.ts';
import { apply, type Choice, choices, nameOf, result, sides, start, toAct, unfit } from './rules.ts';
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

export const bukubuku: Game<State, Choice, Action, Options, Next, TableView, SeatView> = {
  id: 'bukubuku',
  version: 1,
  seats: SEATS,
  options,
  unfit,
  books: ['score'],
  book: () => 'score',
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
  pictures,
  handTitle: (_options, hand, locale) => words[locale].round(hand),
  drawTable,
  drawPanel,
  script: { begin, written, read },
  audit: { pieces, disturb },
};
