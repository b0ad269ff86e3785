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
import { appendRecent, bySeat, memoizeLast, nextSeat, soloSides } from '../../game/turns.ts';
import { type Call, callsAbove, type DieFace, revealsFrom, sortDice } from './dice.ts';
import { settleChallenge } from './showdown.ts';
import {
  type Action,
  actedOf,
  type Carry,
  copyOf,
  DEFAULT_STAKE,
  DICE_PER_SEAT,
  earlierOf,
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
const NO_CHALLENGE: readonly Choice[] = [];

/** Refusals that players can meet: of options, and of what they may ask about. */
export const refuse: Refuse<RefusalId> = refusal;

/** bluff 13: where the dice left are the score, nobody pays a stake. */
export const whyUnplayable = ({ end, stake }: Options): Refusal | null =>
  end === 'first' && stake !== DEFAULT_STAKE ? refuse('stake-for-last') : null;

/** bluff 1, 3, 4. */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): Playing {
  return {
    phase: 'play',
    options,
    match: (carry?.match ?? 0) + 1,
    round: 1,
    lost: bySeat(seats, () => 0),
    earlier: [],
    acted: bySeat(seats, () => 0),
    hidden: bySeat(seats, (seat) => roll(1, seat, DICE_PER_SEAT, chance)),
    shown: bySeat(seats, () => []),
    // The rules leave open who starts a later match: it goes on as rounds do (bluff 12).
    turn: carry ? carry.starter : chance.below('starter', seats),
    rerolled: false,
    log: [],
    last: null,
  };
}

/** bluff 4: a seat rolls all its dice. */
const roll = (round: number, seat: Seat, dice: number, chance: Chance): DieFace[] =>
  dice > 0 ? rollDice(`roll/${round}/${seat}`, dice, chance) : [];

function rollDice(purpose: string, dice: number, chance: Chance): DieFace[] {
  const rolled: DieFace[] = [];
  for (const side of chance.many(purpose, 6, dice)) rolled.push(side + 1);
  return sortDice(rolled);
}

export const toAct = (state: State): readonly Seat[] => (state.phase === 'over' ? [] : [state.turn]);

/** The call to beat or challenge; null if the round has none yet. */
export function standingCall(log: readonly LogEntry[]): Extract<LogEntry, { kind: 'call' }> | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index]!;
    if (entry.kind === 'call') return entry;
  }
  return null;
}

/** By seat: how many dice it has, hidden and shown. */
export const diceLeft = (state: State): number[] =>
  state.phase === 'over' ? state.left : state.hidden.map((_, seat) => diceOf(state, seat));

/** How many dice a seat has, hidden and shown. */
const diceOf = ({ hidden, shown }: Playing, seat: Seat): number => hidden[seat]!.length + shown[seat]!.length;

/** How many dice are on the table, hidden or shown. */
export function diceInPlay(state: Playing): number {
  let dice = 0;
  for (let seat = 0; seat < state.hidden.length; seat++) dice += diceOf(state, seat);
  return dice;
}

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over' || seat !== state.turn) return [];
  return choicesToAct(state);
}

/** bluff 4–8: challenge, reroll, or call. */
const choicesToAct = memoizeLast((state: Playing): readonly Choice[] => {
  const call = standingCall(state.log);
  const calls = callsAbove(call, diceInPlay(state));
  if (state.rerolled) return calls;
  const challenge = call ? [CHALLENGE] : NO_CHALLENGE; // bluff 5
  return calls.length > 0 ? challenge.concat(revealsFrom(state.hidden[state.turn]!), calls) : challenge;
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
  const { options, match, round, hidden, shown, log } = state;
  const call = standingCall(log)!;
  const dice: DieFace[][] = [];
  for (let seat = 0; seat < hidden.length; seat++) {
    const revealed = shown[seat]!;
    dice.push(revealed.length > 0 ? sortDice(hidden[seat]!.concat(revealed)) : hidden[seat]!);
  }
  const last = settleChallenge({ round, challenger, caller: call.seat, call, dice });
  const left: number[] = [];
  const lost: number[] = [];
  for (let seat = 0; seat < dice.length; seat++) {
    left.push(dice[seat]!.length - last.lost[seat]!);
    lost.push(state.lost[seat]! + last.lost[seat]!);
  }
  const earlier = state.last ? appendRecent(MAX_EARLIER, earlierOf(state), state.last) : earlierOf(state);
  const acted = actedOf(state).with(challenger, round);
  for (const { seat } of log) acted[seat] = round;
  const next: State = isOver(left, options)
    ? { phase: 'over', options, match, round, lost, earlier, acted, left, last }
    : {
        phase: 'play',
        options,
        match,
        round: round + 1,
        lost,
        earlier,
        acted,
        hidden: left.map((count, seat) => roll(round + 1, seat, count, chance)),
        shown: left.map(() => []),
        turn: nextWithDice(left, challenger), // bluff 12
        rerolled: false,
        log: [],
        last,
      };
  const knockouts = knockoutsAfter(state, last, left);
  if (knockouts) next.knockouts = knockouts;
  return next;
}

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

/** bluff 11: the seats whose last dice challenges have taken, this one's included; undefined while there are none. */
function knockoutsAfter(
  { knockouts }: Playing,
  { challenger, caller, call, actual, lost }: Showdown,
  left: readonly number[],
): Knockout[] | undefined {
  const added: Knockout[] = [];
  for (let seat = 0; seat < left.length; seat++)
    if (left[seat] === 0 && lost[seat]! > 0) added.push({ seat, challenger, caller, call, actual });
  return added.length > 0 ? [...(knockouts ?? []), ...added] : knockouts;
}

/** bluff 11, 13. */
export function isOver(left: readonly number[], { end }: Options): boolean {
  if (end === 'first') return left.includes(0);
  let seatsWithDice = 0;
  for (const dice of left) if (dice > 0) seatsWithDice++;
  return seatsWithDice === 1;
}

function nextWithDice(left: readonly number[], seat: Seat): Seat {
  let next = seat;
  do next = nextSeat(next, left.length);
  while (left[next] === 0 && next !== seat);
  return next;
}

/** bluff 6. */
function reroll(state: Playing, seat: Seat, dice: DieFace[], chance: Chance): State {
  const rolled = state.hidden[seat]!.length - dice.length;
  const purpose = `reroll/${state.round}/${state.log.length}/${seat}`;
  const next = copyOf(state);
  next.hidden = state.hidden.with(seat, rollDice(purpose, rolled, chance));
  next.shown = state.shown.with(seat, sortDice(state.shown[seat]!.concat(dice)));
  next.rerolled = true;
  next.log = [...state.log, { seat, kind: 'reveal', dice, rolled }];
  return next;
}

/** bluff 7, 8. */
function makeCall(state: Playing, seat: Seat, { count, face }: Call): State {
  const next = copyOf(state);
  do next.turn = nextSeat(next.turn, state.hidden.length);
  while (diceOf(state, next.turn) === 0);
  next.rerolled = false;
  next.log = [...state.log, { seat, kind: 'call', count, face }];
  return next;
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
