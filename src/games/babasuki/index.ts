/** ドラフト・ババスキ！, Draft Babasuki: two to six players, a pack of 25 cards of its own. */
import { defineGame } from '../../game/define.ts';
import { pieces, resampleHidden } from './audit.ts';
import { actions, setups } from './brute-force.ts';
import { CARDS, faceOf, kindOf } from './cards.ts';
import { computer, safe } from './computer.ts';
import { deliberation } from './deliberation.ts';
import { drawAction } from './draw/action.ts';
import { drawHand, drawOpen } from './draw/hand.ts';
import { inquiries } from './draw/inquiries.ts';
import { drawPanel } from './draw/panel.ts';
import { asPicked, pickOf } from './draw/pick-of.ts';
import { drawResult } from './draw/raids.ts';
import { summarize } from './draw/summary.ts';
import { drawTable } from './draw/table.ts';
import { isLuck } from './luck.ts';
import { moments } from './moments.ts';
import { pictures } from './pictures.ts';
import { playout, reshuffle } from './playout.ts';
import {
  actionFor,
  apply,
  type Choice,
  choices,
  nameOf,
  outOfTurn,
  preparing,
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

export const babasuki = defineGame<State, Choice, Action, Options, Carry, TableView, SeatView>({
  id: 'babasuki',
  version: 1,
  computerVersion: 5,
  seats: SEATS,
  minutes: { min: 15, max: 30 },
  emblem: (['villain', 'hero', 'treasure'] as const).map((kind) =>
    faceOf(CARDS.find((card) => kindOf(card) === kind)!),
  ),
  options,
  whyUnplayable,
  bookKinds: ['score'],
  bookKind: () => 'score',
  schema: { state, action, carry },
  verifiedPart,
  start,
  toAct,
  choices,
  nameOf,
  actionFor,
  whyNot,
  apply,
  outOfTurn,
  sides,
  result,
  tableView,
  seatView,
  computer,
  deliberation,
  preparing,
  safe,
  playout,
  reshuffle,
  words: catalogue,
  pictures,
  // babasuki 8: two have no draft.
  noteWith: (seatCount, locale) => (seatCount === 2 ? catalogue[locale].noteForTwo : undefined),
  handTitle: ({ oneShot }, hand, locale) =>
    oneShot ? catalogue[locale].oneShotTitle(hand) : catalogue[locale].round(hand),
  moments,
  drawAction,
  drawResult,
  drawHand,
  drawOpen,
  isLuck,
  isSecret: ({ do: kind }) => kind !== 'raid',
  drawTable,
  summarize,
  drawPanel,
  pickOf,
  asPicked,
  inquiries,
  scenario: { setup, actionSchema, parseAction },
  tutorial,
  audit: { pieces, resampleHidden },
  bruteForce: { setups, actions },
});
