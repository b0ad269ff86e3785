/** ブクブク, Bukubuku (Land Unter), for three to five; どっちの味方？ for two. */
import { defineGame } from '../../game/define.ts';
import { pieces, resampleHidden } from './audit.ts';
import { actions, setups } from './brute-force.ts';
import { HAND_SIZE, lighthouseFace, weatherFace } from './cards.ts';
import { advise, computer } from './computer.ts';
import { deliberation } from './deliberation.ts';
import { drawAction, drawCovered, drawOutcome } from './draw/action.ts';
import { drawHand, drawOpen } from './draw/hand.ts';
import { inquiries } from './draw/inquiries.ts';
import { drawOpenTable } from './draw/open-table.ts';
import { drawPanel } from './draw/panel.ts';
import { pickOf } from './draw/pick-stack.ts';
import { summarize } from './draw/summary.ts';
import { drawTable } from './draw/table.ts';
import { isEquivalent } from './equal-cards.ts';
import { moments } from './moments.ts';
import { pictures } from './pictures.ts';
import { playout, reshuffle } from './playout.ts';
import {
  apply,
  type Choice,
  choices,
  nameOf,
  result,
  roundsOf,
  sides,
  start,
  toAct,
  verifiedCarry,
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
  SEATS_WITH_DUMMY,
  type State,
  state,
} from './state.ts';
import { tutorial } from './tutorial.ts';
import { type SeatView, seatView, type TableView, tableView } from './views.ts';
import { whyNot } from './why-not.ts';
import { catalogue } from './words/catalogue.ts';

/** Whether a round has shown every card. */
const isPlayedOut = (state: State | undefined): boolean =>
  state?.phase === 'over' &&
  [...state.hands, ...(state.dummy?.piles ?? [])].every(({ length }) => length === 0);

export const bukubuku = defineGame<State, Choice, Action, Options, Carry, TableView, SeatView>({
  id: 'bukubuku',
  version: 1,
  computerVersion: 5,
  seats: SEATS,
  minutes: { min: 10, max: 20 },
  emblem: [weatherFace(31), lighthouseFace(1), lighthouseFace(12)],
  options,
  whyUnplayable,
  bookKinds: ['score'],
  bookKind: () => 'score',
  schema: { state, action, carry },
  verifiedPart,
  verifiedCarry,
  start,
  toAct,
  choices,
  nameOf,
  whyNot,
  apply,
  sides,
  choosesTogether: ({ phase }) => phase === 'play',
  // bukubuku 6: no belt was left to lose.
  isOut: (state, seat) => state.phase === 'play' && state.standings[seat] === null,
  result,
  tableView,
  seatView,
  computer,
  advise,
  deliberation,
  safe: (view, chance) => computer(view, chance).choice,
  playout,
  reshuffle,
  words: catalogue,
  pictures,
  // bukubuku 10: two play the variant.
  nameWith: (seatCount, locale) =>
    seatCount === SEATS_WITH_DUMMY ? catalogue[locale].nameForTwo : undefined,
  noteWith: (seatCount, locale) => {
    const { noteForTwo, length } = catalogue[locale];
    if (seatCount === SEATS_WITH_DUMMY) return noteForTwo;
    return length(seatCount < SEATS_WITH_DUMMY ? null : roundsOf(seatCount), HAND_SIZE);
  },
  handTitle: (_options, hand, locale) => catalogue[locale].round(hand),
  moments,
  drawAction,
  drawCovered,
  drawOutcome,
  drawHand,
  drawOpen,
  drawOpenTable,
  // bukubuku 9, 10: what a round did not play goes on to the next one, unseen.
  showsAll: (states) => isPlayedOut(states.at(-1)),
  isEquivalent,
  carriesHidden: (state) => !isPlayedOut(state),
  isSecret: () => true,
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
