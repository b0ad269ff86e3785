/** The rules of a match of ブラフ. Comments cite the numbered rules (bluff 1–13). */
import type { Chance } from '../../game/chance.ts';
import {
  type HandSetup,
  type Refusal,
  type Refuse,
  type Result,
  refusal,
  type Seat,
} from '../../game/game.ts';
import { appendRecent, memoizeLast, nextSeat, soloSides, withChanges } from '../../game/turns.ts';
import { type Call, callsAbove, type DieFace, revealsFrom, sortDice, withoutDice } from './dice.ts';
import { settleChallenge } from './showdown.ts';
import {
  type Action,
  type Carry,
  DEFAULT_STAKE,
  DICE_PER_SEAT,
  type Knockout,
  type LogEntry,
  MAX_EARLIER,
  type Options,
  type Playing,
  type Showdown,
  type State,
} from './state.ts';
import type { RefusalId } from './words/words.ts';

/** A choice is its own action. */
export type Choice = Action;

const CHALLENGE: Choice = { do: 'challenge' };

/** Refusals that players can meet: of options, and of what they may ask about. */
export const refuse: Refuse<RefusalId> = refusal;

/** bluff 13: where the dice left are the score, nobody pays a stake. */
export const whyUnplayable = ({ end, stake }: Options): Refusal | null =>
  end === 'first' && stake !== DEFAULT_STAKE ? refuse('stake-for-last') : null;

/** bluff 1, 3, 4. */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): Playing {
  const each = <T>(value: T) => Array.from({ length: seats }, () => value);
  return {
    phase: 'play',
    options,
    match: (carry?.match ?? 0) + 1,
    round: 1,
    lost: each(0),
    hidden: rollForAll(each(DICE_PER_SEAT), 1, chance),
    shown: each([]),
    // The rules leave open who starts a later match: it goes on as rounds do (bluff 12).
    turn: carry ? carry.starter : chance.below('starter', seats),
    rerolled: false,
    log: [],
    last: null,
  };
}

/** bluff 4: every seat rolls all its dice. */
const rollForAll = (diceBySeat: readonly number[], round: number, chance: Chance): DieFace[][] =>
  diceBySeat.map((dice, seat) => (dice > 0 ? roll(`roll/${round}/${seat}`, dice, chance) : []));

const roll = (purpose: string, dice: number, chance: Chance): DieFace[] =>
  sortDice(chance.many(purpose, 6, dice).map((side) => side + 1));

export const toAct = (state: State): readonly Seat[] => (state.phase === 'over' ? [] : [state.turn]);

/** The call to beat or challenge; null if the round has none yet. */
export function standingCall(log: readonly LogEntry[]): Extract<LogEntry, { kind: 'call' }> | null {
  const call = log.findLast((entry) => entry.kind === 'call');
  return call?.kind === 'call' ? call : null;
}

/** By seat: how many dice it has, hidden and shown. */
export const diceLeft = (state: State): number[] =>
  state.phase === 'over'
    ? state.left
    : state.hidden.map((dice, seat) => dice.length + state.shown[seat]!.length);

/** How many dice are on the table, hidden or shown. */
export const diceInPlay = (state: State): number => diceLeft(state).reduce((sum, dice) => sum + dice, 0);

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over' || seat !== state.turn) return [];
  return choicesToAct(state);
}

/** bluff 4–8: challenge, reroll, or call. */
const choicesToAct = memoizeLast((state: Playing): readonly Choice[] => {
  const call = standingCall(state.log);
  const calls = callsAbove(call, diceInPlay(state));
  if (state.rerolled) return calls;
  const beforeCalls: Choice[] = call ? [CHALLENGE] : []; // bluff 5
  if (calls.length > 0) {
    for (const dice of revealsFrom(state.hidden[state.turn]!)) beforeCalls.push({ do: 'reveal', dice });
  }
  return beforeCalls.concat(calls);
});

export function nameOf(choice: Choice): string {
  switch (choice.do) {
    case 'challenge':
      return choice.do;
    case 'reveal':
      return `reveal.${choice.dice.join('')}`;
    case 'call':
      return `call.${choice.count}.${choice.face}`;
  }
}

export function apply(state: State, seat: Seat, action: Action, chance: Chance): State {
  if (state.phase === 'over') return state; // No action is legal.
  switch (action.do) {
    case 'challenge':
      return challenge(state, seat, chance);
    case 'reveal':
      return reroll(state, seat, action.dice, chance);
    case 'call':
      return makeCall(state, seat, action);
  }
}

/** bluff 5, 9–13. */
function challenge(state: Playing, challenger: Seat, chance: Chance): State {
  const call = standingCall(state.log)!;
  const dice = state.hidden.map((hidden, seat) => sortDice([...hidden, ...state.shown[seat]!]));
  const last = settleChallenge({ round: state.round, challenger, caller: call.seat, call, dice });
  const left = dice.map((seatDice, seat) => seatDice.length - last.lost[seat]!);
  const lost = state.lost.map((count, seat) => count + last.lost[seat]!);
  const { options, match, round } = state;
  const knockouts = [...(state.knockouts ?? []), ...knockoutsOf(last, left)];
  const common = {
    options,
    match,
    lost,
    ...(knockouts.length > 0 && { knockouts }),
    ...(state.last && { earlier: appendRecent(MAX_EARLIER, state.earlier ?? [], state.last) }),
    acted: left.map((_, seat) =>
      seat === challenger || state.log.some((entry) => entry.seat === seat) ? round : lastActed(state, seat),
    ),
  };
  if (isOver(left, options)) return { ...common, phase: 'over', round, left, last };
  return {
    ...common,
    phase: 'play',
    round: round + 1,
    hidden: rollForAll(left, round + 1, chance),
    shown: left.map(() => []),
    turn: nextWithDice(left, challenger), // bluff 12
    rerolled: false,
    log: [],
    last,
  };
}

/** The latest round that is over in which a seat acted; 0 for none. */
export const lastActed = ({ acted }: State, seat: Seat): number => acted?.[seat] ?? 0;

/**
 * A state without what is kept for readers alone, which states of earlier versions do not have: files of theirs still
 * agree.
 */
export const verifiedPart = ({ earlier: _earlier, acted: _acted, ...state }: State): unknown => state;

/** The players whom a challenge cost dice or who were in it: before the next round's first move they read what came of it. */
export const reading = (state: State): readonly Seat[] => {
  if (state.phase === 'over' || !state.last || state.log.length > 0) return [];
  const { challenger, caller, lost } = state.last;
  return lost.flatMap((dice, seat) => (dice > 0 || seat === challenger || seat === caller ? [seat] : []));
};

/** bluff 11: the seats whose last dice a challenge took. */
const knockoutsOf = (
  { challenger, caller, call, actual, lost }: Showdown,
  left: readonly number[],
): Knockout[] =>
  left.flatMap((dice, seat) =>
    dice === 0 && lost[seat]! > 0 ? [{ seat, challenger, caller, call, actual }] : [],
  );

/** bluff 11, 13. */
export const isOver = (left: readonly number[], { end }: Options): boolean =>
  end === 'first' ? left.includes(0) : left.filter((dice) => dice > 0).length === 1;

function nextWithDice(left: readonly number[], seat: Seat): Seat {
  let next = seat;
  do next = nextSeat(next, left.length);
  while (left[next] === 0 && next !== seat);
  return next;
}

/** bluff 6. */
function reroll(state: Playing, seat: Seat, dice: readonly DieFace[], chance: Chance): State {
  const rest = withoutDice(state.hidden[seat]!, dice) ?? [];
  const rerolled = roll(`reroll/${state.round}/${state.log.length}/${seat}`, rest.length, chance);
  const entry: LogEntry = { seat, kind: 'reveal', dice: sortDice(dice), rolled: rest.length };
  return withChanges(state, {
    hidden: state.hidden.with(seat, rerolled),
    shown: state.shown.with(seat, sortDice([...state.shown[seat]!, ...dice])),
    rerolled: true,
    log: [...state.log, entry],
  });
}

/** bluff 7, 8. */
function makeCall(state: Playing, seat: Seat, { count, face }: Call): State {
  return withChanges(state, {
    turn: nextWithDice(diceLeft(state), seat),
    rerolled: false,
    log: [...state.log, { seat, kind: 'call', count, face }],
  });
}

export const sides = ({ lost }: State): Seat[][] => soloSides(lost.length);

/** bluff 13. */
export function result(state: State): Result<Carry> | null {
  if (state.phase !== 'over') return null;
  const { options, match, left, last } = state;
  return {
    scores: options.end === 'first' ? left : payments(left, options.stake),
    carry: match < options.matches ? { match, starter: nextSeat(last.challenger, left.length) } : null,
  };
}

const payments = (left: readonly number[], stake: number): number[] =>
  left.map((dice) => (dice > 0 ? (left.length - 1) * stake : -stake));
