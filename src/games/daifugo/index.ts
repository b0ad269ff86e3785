/** 変則大富豪, Irregular Daifugo: two to four players, five cards each and a stock. */
import { defineGame } from '../../game/define.ts';
import { pieces, resampleHidden } from './audit.ts';
import { actions, setups } from './brute-force.ts';
import { computer, safe } from './computer.ts';
import { deliberation } from './deliberation.ts';
import { drawAction } from './draw/action.ts';
import { drawHand } from './draw/hand.ts';
import { inquiries } from './draw/inquiries.ts';
import { drawPanel } from './draw/panel.ts';
import { pickOf } from './draw/pick-of.ts';
import { summarize } from './draw/summary.ts';
import { drawTable } from './draw/table.ts';
import { moments } from './moments.ts';
import { nameOf } from './names.ts';
import { LEAST_STAKE, playout, reshuffle } from './playout.ts';
import { apply, type Choice, choices, result, sides, start, toAct } from './rules.ts';
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

export const daifugo = defineGame<State, Choice, Action, Options, Carry, TableView, SeatView>({
  id: 'daifugo',
  version: 1,
  computerVersion: 3,
  seats: SEATS,
  minutes: { min: 5, max: 15 },
  emblem: ['8h', 'Jc', 'BJ'],
  options,
  bookKinds: ['points'],
  bookKind: () => 'points',
  schema: { state, action, carry },
  start,
  toAct,
  choices,
  nameOf,
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
  reshuffle,
  leastStake: LEAST_STAKE,
  words: catalogue,
  handTitle: ({ games }, hand, locale) => catalogue[locale].game(hand, games === 1 ? null : games),
  handName: (hand, locale) => catalogue[locale].game(hand, null),
  moments,
  drawAction,
  drawHand,
  // daifugo 18: after a foul the hands stay hidden.
  showsAll: (states) => {
    const state = states.at(-1);
    return state?.phase === 'over' && state.end.kind === 'win';
  },
  isSecret: ({ do: kind }) => kind === 'give',
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
