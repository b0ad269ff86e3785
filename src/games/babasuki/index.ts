/** ドラフト・ババスキ!, Draft Babasuki: two to six players, a pack of 25 cards of its own. */
import type { Game } from '../../game/game.ts';
import { disturb, pieces } from './audit.ts';
import { computer, safe } from './computer.ts';
import { drawPanel } from './draw/panel.ts';
import { drawTable } from './draw/table.ts';
import { pictures } from './pictures.ts';
import {
  apply,
  aside,
  type Choice,
  choices,
  enact,
  nameOf,
  result,
  sides,
  start,
  toAct,
  unfit,
} from './rules.ts';
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

export const babasuki: Game<State, Choice, Action, Options, Next, TableView, SeatView> = {
  id: 'babasuki',
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
  enact: (_state, _seat, choice) => enact(choice),
  apply,
  aside,
  sides,
  result,
  tableView,
  seatView,
  computer,
  safe,
  words,
  pictures,
  handTitle: ({ oneShot }, hand, locale) =>
    oneShot ? words[locale].oneShotTitle(hand) : words[locale].round(hand),
  drawTable,
  drawPanel,
  script: { begin, written, read },
  audit: { pieces, disturb },
};
