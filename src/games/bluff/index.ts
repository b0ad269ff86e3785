/** ブラフ, Bluff: liar's dice with rerolls, for two to six. */
import { defineGame } from '../../game/define.ts';
import { pieces, resampleHidden } from './audit.ts';
import { actions, setups } from './brute-force.ts';
import { computer, safe } from './computer.ts';
import { deliberation } from './deliberation.ts';
import { WILD } from './dice.ts';
import { drawAction } from './draw/action.ts';
import { drawHand } from './draw/hand.ts';
import { inquiries } from './draw/inquiries.ts';
import { drawPanel } from './draw/panel.ts';
import { pickOf } from './draw/picks.ts';
import { drawResult } from './draw/showdown.ts';
import { summarize } from './draw/summary.ts';
import { drawTable } from './draw/table.ts';
import { moments } from './moments.ts';
import { HIDDEN_DIE, pictureOf, pictures } from './pictures.ts';
import { playout } from './playout.ts';
import {
  apply,
  type Choice,
  choices,
  nameOf,
  reading,
  result,
  sides,
  start,
  toAct,
  verifiedPart,
  whyUnplayable,
} from './rules.ts';
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

export const bluff = defineGame<State, Choice, Action, Options, Carry, TableView, SeatView>({
  id: 'bluff',
  version: 1,
  computerVersion: 3,
  seats: SEATS,
  minutes: { min: 5, max: 15 },
  emblem: [pictureOf(3), pictureOf(WILD), HIDDEN_DIE],
  usesDice: true,
  options,
  whyUnplayable,
  isOut: (state, seat) =>
    state.phase === 'play' && state.hidden[seat]!.length + state.shown[seat]!.length === 0,
  // bluff 13: chips add up to nothing, dice that are left do not.
  bookKinds: ['chips', 'score'],
  bookKind: ({ end }) => (end === 'last' ? 'chips' : 'score'),
  schema: { state, action, carry },
  verifiedPart,
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
  reading,
  playout,
  words: catalogue,
  pictures,
  handTitle: ({ matches }, hand, locale) => catalogue[locale].match(hand, matches === 1 ? null : matches),
  handName: (hand, locale) => catalogue[locale].match(hand, null),
  moments,
  drawAction,
  drawHand,
  drawResult,
  // A challenge shows all dice that lie there; what dice showed before they were rolled again, only their owner saw (bluff 6).
  showsAll: (states) =>
    states.every(
      (state) =>
        state.phase === 'over' || !state.log.some((entry) => entry.kind === 'reveal' && entry.rolled > 0),
    ),
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
