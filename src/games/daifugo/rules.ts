/** The rules of a game of 変則大富豪. Comments cite the numbered rules (daifugo 1–21). */
import { type Card, faceIndex, newPacks } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { HandSetup, Result, Seat } from '../../game/game.ts';
import { bySeat, memoizeLast, nextSeat, soloSides } from '../../game/turns.ts';
import { applyEffect, continueEffects } from './effects.ts';
import { endByFoul, endByWin, scoresOf } from './ending.ts';
import { answers, leads, type PlayChoice, subsets } from './enumeration.ts';
import { isReversed, isRevolting } from './order.ts';
import { isRevolution, lockOf, type Play } from './plays.ts';
import { emptiesHand, hasRole, isUnbeatable, owedBy } from './roles.ts';
import type { Action, Carry, Effect, LogEntry, Options, State, Trick, Turn } from './state.ts';
import { appendLog, effectState, sortHand, turnState, without } from './transitions.ts';

const HAND_SIZE = 5;

/** A choice is its own action. */
export type Choice = Action;

const DRAW: Choice = { do: 'draw' };
const PASS: Choice = { do: 'pass' };
const REVERSE_CHOICES: readonly Choice[] = [
  { do: 'reverse', yes: true },
  { do: 'reverse', yes: false },
];

/** daifugo 1: 52 cards and one joker, or two. */
const PACK = newPacks(1);
const PACK_WITH_ONE_JOKER = PACK.filter((card) => card !== faceIndex('SJ'));
export const packOf = ({ jokers }: Options): readonly Card[] => (jokers === 2 ? PACK : PACK_WITH_ONE_JOKER);

/** daifugo 1, 20. */
export function start({ options, seats, carry }: HandSetup<Options, Carry>, chance: Chance): Turn {
  const pack = chance.shuffle('shuffle', packOf(options));
  return dealtState({
    options,
    game: (carry?.game ?? 0) + 1,
    hands: bySeat(seats, (seat) => pack.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
    stock: pack.slice(seats * HAND_SIZE),
    starter: carry ? carry.starter : chance.below('starter', seats),
    drawn: false,
    revolutions: 0,
  });
}

/** The cards that a game starts with. */
interface Deal {
  readonly options: Options;
  readonly game: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: Card[];
  readonly starter: Seat;
  readonly drawn: boolean;
  readonly revolutions: number;
}

/** A game before its first lead. */
export const dealtState = ({ options, game, hands, stock, starter, drawn, revolutions }: Deal): Turn => ({
  phase: 'turn',
  options,
  game,
  hands: hands.map(sortHand),
  stock,
  drawn,
  revolutions,
  discards: [],
  played: [],
  gifts: [],
  recent: [],
  turn: starter,
  trick: null,
  drew: null,
});

export const toAct = (state: State): readonly Seat[] => (state.phase === 'over' ? [] : [state.turn]);

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over' || seat !== state.turn) return [];
  return choicesToAct(state);
}

const choicesToAct = memoizeLast((state: Turn | Effect) =>
  state.phase === 'turn' ? turnChoices(state) : effectChoices(state),
);

function turnChoices(state: Turn): Choice[] {
  const found: Choice[] = legalPlays(state);
  if (mayDraw(state)) found.push(DRAW);
  if (mayPass(state)) found.push(PASS);
  return found;
}

/** daifugo 5, 10, 17: every play that is legal now. */
function legalPlays(state: Turn): PlayChoice[] {
  const { trick, revolutions, turn } = state;
  const hand = state.hands[turn]!;
  const found = trick ? answers(hand, trick.play, isReversed(revolutions, trick), trick.lock) : leads(hand);
  return state.drawn ? found : found.filter((play) => !goesOut(state, play));
}

/** daifugo 17: whether a play ends the game, by itself or by what its roles take from the hand. */
export function goesOut({ hands, turn, trick }: Turn, play: Play): boolean {
  const left = hands[turn]!.length - play.cards.length;
  return left === 0 || emptiesHand(owedBy(play, trick), left);
}

/** daifugo 11, 15. */
const mayDraw = ({ drew, stock }: Turn): boolean => drew === null && stock.length > 0;

/** daifugo 12–15: a seat may pass that has drawn, cannot draw, or need not draw. */
export const mayPass = ({ trick, drew, stock, revolutions }: Turn): boolean =>
  trick !== null &&
  (drew !== null || stock.length === 0 || isUnbeatable(trick.play, isReversed(revolutions, trick)));

function effectChoices({ owes, hands, turn }: Effect): readonly Choice[] {
  const hand = hands[turn]!;
  if (owes.give > 0) return subsets(hand, owes.give).map((cards) => ({ do: 'give', cards }));
  if (owes.discard > 0) return subsets(hand, owes.discard).map((cards) => ({ do: 'discard', cards }));
  return REVERSE_CHOICES;
}

export function apply(state: State, _seat: Seat, action: Action, chance: Chance): State {
  if (state.phase === 'over') return state; // No action is legal.
  if (state.phase === 'effect') return applyEffect(state, action);
  if (action.do === 'play') return playCards(state, action, chance);
  return action.do === 'draw' ? draw(state) : pass(state);
}

/** daifugo 11. */
function draw(state: Turn): State {
  const { turn, trick, stock, hands } = state;
  const drew = stock[0]!;
  const next = turnState(state, turn, trick, drew);
  next.hands = hands.with(turn, sortHand([...hands[turn]!, drew]));
  next.stock = stock.slice(1);
  next.drawn = true;
  next.recent = appendLog(state, { seat: turn, kind: 'draw' });
  return next;
}

/** daifugo 12–14. */
function pass(state: Turn): State {
  const { turn, hands } = state;
  const { seat, play, count, passes, lock, back } = state.trick!;
  const passed: LogEntry = { seat: turn, kind: 'pass' };
  if (passes + 1 < hands.length - 1) {
    const trick: Trick = { seat, play, count, passes: passes + 1, lock, back };
    const next = turnState(state, nextSeat(turn, hands.length), trick);
    next.recent = appendLog(state, passed);
    return next;
  }
  const next = turnState(state, seat, null);
  next.recent = appendLog(state, passed, { seat, kind: 'clear', by: 'passes' });
  return next;
}

function playCards(state: Turn, { shape, cards, rank }: Play, chance: Chance): State {
  const { turn, hands, trick: previous } = state;
  const play: Play = { shape, cards, rank };
  const left = without(hands[turn]!, cards) ?? [];
  const reversed = isReversed(state.revolutions, previous);
  const revolutions = state.revolutions + (isRevolution(play) ? 1 : 0);
  const lock = previous ? (previous.count === 1 ? lockOf(previous.play, play) : previous.lock) : null;
  const count = (previous?.count ?? 0) + 1;
  const trick: Trick = { seat: turn, play, count, passes: 0, lock, back: previous?.back ?? false };
  const entries: LogEntry[] = [{ seat: turn, kind: 'play', play }];
  if (revolutions > state.revolutions)
    entries.push({ seat: turn, kind: 'revolution', on: isRevolting(revolutions) });
  const owes = owedBy(play, previous);
  if (lock && count === 2 && !owes.cut) entries.push({ seat: turn, kind: 'lock', suits: lock });
  const next = effectState(state, turn, trick, owes);
  next.hands = hands.with(turn, left);
  next.played = [...state.played, ...cards];
  next.revolutions = revolutions;
  next.recent = appendLog(state, ...entries);
  if (left.length > 0) return continueEffects(next, reversed);
  // daifugo 16: the order in force when the play was made decides.
  return hasRole(play, reversed) ? endByFoul(next, reversed, 'play') : endByWin(next, reversed, chance);
}

export const sides = ({ hands }: State): Seat[][] => soloSides(hands.length);

/** daifugo 16, 19–21. */
export function result(state: State): Result<Carry> | null {
  if (state.phase !== 'over') return null;
  const { end, game, options } = state;
  const starter = end.kind === 'win' ? end.payer : end.seat;
  return { scores: scoresOf(state), carry: game < options.games ? { starter, game } : null };
}
