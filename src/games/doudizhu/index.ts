/** 闘地主, Dou Dizhu: four players, two packs. */
import { defineGame } from '../../game/define.ts';
import { pieces, resampleHidden } from './audit.ts';
import { actions, setups } from './brute-force.ts';
import { playout } from './computer/open-hands.ts';
import { computer, safe } from './computer.ts';
import { deliberation } from './deliberation.ts';
import { drawAction } from './draw/action.ts';
import { drawHand, drawOpen } from './draw/hand.ts';
import { inquiries } from './draw/inquiries.ts';
import { drawOpenTable } from './draw/open-table.ts';
import { drawPanel } from './draw/panel.ts';
import { pickOf } from './draw/pick-play.ts';
import { summarize } from './draw/summary.ts';
import { drawTable } from './draw/table.ts';
import { moments } from './moments.ts';
import { actionFor, apply, type Choice, choices, nameOf, result, sides, start, toAct } from './rules.ts';
import { actionSchema, parseAction, setup } from './scenario.ts';
import {
  type Action,
  action,
  type Carry,
  carry,
  type Options,
  options,
  SEATS,
  type State,
  state,
} from './state.ts';
import { tutorial } from './tutorial.ts';
import { type SeatView, seatView, type TableView, tableView } from './views.ts';
import { whyNot } from './why-not.ts';
import { catalogue } from './words/catalogue.ts';

export const doudizhu = defineGame<State, Choice, Action, Options, Carry, TableView, SeatView>({
  id: 'doudizhu',
  version: 1,
  computerVersion: 5,
  seats: { min: SEATS, max: SEATS },
  minutes: { min: 20, max: 30 },
  emblem: ['BJ', '2s', '2h'],
  options,
  bookKinds: ['chips'],
  bookKind: () => 'chips',
  schema: { state, action, carry },
  start,
  toAct,
  choices,
  nameOf,
  actionFor,
  whyNot,
  apply,
  sides,
  result,
  tableView,
  seatView,
  computer,
  deliberation,
  safe,
  playout,
  words: catalogue,
  handTitle: ({ deals }, hand, locale) => catalogue[locale].deal(hand, deals === 1 ? null : deals),
  handName: (hand, locale) => catalogue[locale].deal(hand, null),
  moments,
  drawAction,
  drawHand,
  drawOpen,
  drawOpenTable,
  drawTable,
  summarize,
  drawPanel,
  pickOf,
  inquiries,
  scenario: { setup, actionSchema, parseAction },
  tutorial,
  audit: { pieces, resampleHidden },
  bruteForce: { setups, actions },
});
