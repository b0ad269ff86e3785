/** The rules of a deal of 闘地主, for four with two packs. Comments cite the numbered rules (doudizhu 1–24). */
import { type Card, newPacks, rankOf } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { HandSetup, Result, Seat } from '../../game/game.ts';
import { appendRecent, memoizeLast, nextSeat, soloSides, withChanges } from '../../game/turns.ts';
import {
  answers,
  combinationOf,
  countRanks,
  leads,
  nameOfPlay,
  type Play,
  type PlayChoice,
  rankCountsOf,
} from './combinations.ts';
import {
  type Action,
  type Auction,
  type Carry,
  copyOf,
  type LogEntry,
  type Options,
  type Over,
  type Playing,
  SEATS,
  type State,
} from './state.ts';

const KITTY_SIZE = 8;
/** The recent log covers two rounds of the table. */
const MAX_LOG_ENTRIES = 8;

export type Choice = { readonly do: 'accept' | 'decline' | 'pass' } | PlayChoice;

const ACCEPT: Choice = { do: 'accept' };
const DECLINE: Choice = { do: 'decline' };
const PASS: Choice = { do: 'pass' };

/** doudizhu 2: all cards, high to low. Twins go by id, so that a hand has exactly one order. */
const HIGH_TO_LOW = newPacks(2).sort((a, b) => rankOf(b) - rankOf(a) || (a % 54) - (b % 54) || a - b);
const PLACES: readonly number[] = newPacks(2).map((card) => HIGH_TO_LOW.indexOf(card));

/** doudizhu 2: high to low. */
export function sortHand(cards: readonly Card[]): Card[] {
  const places = new Uint8Array(cards.length);
  for (let i = 0; i < cards.length; i++) places[i] = PLACES[cards[i]!]!;
  const sorted: Card[] = [];
  for (const place of places.sort()) sorted.push(HIGH_TO_LOW[place]!);
  return sorted;
}

/** doudizhu 3–5: the deal. */
export function start({ options, carry }: HandSetup<Options, Carry>, chance: Chance): State {
  const pack = chance.shuffle('shuffle', newPacks(2));
  const kitty = pack.slice(0, KITTY_SIZE);
  const drawn = pack.slice(KITTY_SIZE);
  // The pack is cut at a card that somebody will draw. The cards are shuffled, so only the place is drawn by chance.
  const cut = chance.below('cut', drawn.length);
  const dealer = carry ? carry.landlord : chance.below('dealer', SEATS);
  const hands: Card[][] = Array.from({ length: SEATS }, () => []);
  drawn.forEach((card, index) => {
    hands[(dealer + index) % SEATS]!.push(card);
  });
  const holder = (dealer + cut) % SEATS;
  return auctionState(options, (carry?.deal ?? 0) + 1, hands, kitty, { seat: holder, card: drawn[cut]! });
}

/** A deal at the start of its auction: the holder of the exposed card bids first (doudizhu 7). */
export function auctionState(
  options: Options,
  deal: number,
  hands: readonly (readonly Card[])[],
  kitty: readonly Card[],
  exposed: { seat: Seat; card: Card },
): Auction {
  return {
    phase: 'auction',
    options,
    deal,
    hands: hands.map(sortHand),
    kitty: sortHand(kitty),
    exposed,
    bombs: hands.map(() => 'free' as const),
    played: [],
    recent: [],
    turn: exposed.seat,
    first: exposed.seat,
  };
}

export const toAct = (state: State): readonly Seat[] => (state.phase === 'over' ? [] : [state.turn]);

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over' || seat !== state.turn) return [];
  if (state.phase === 'auction') return [ACCEPT, DECLINE];
  return choicesInPlay(state);
}

const choicesInPlay = memoizeLast((state: Playing): readonly Choice[] => {
  const found: Choice[] = legalPlays(state);
  if (state.top) found.push(PASS); // doudizhu 19: the leader may not pass.
  return found;
});

function legalPlays({ hands, turn, top, bombs }: Playing): PlayChoice[] {
  const counts = countRanks(hands[turn]!);
  const mayBomb = bombs[turn] !== 'spent'; // doudizhu 20
  return top ? answers(counts, top.play, mayBomb) : leads(counts, mayBomb);
}

export const nameOf = (choice: Choice): string =>
  choice.do === 'play' ? nameOfPlay(choice.play) : choice.do;

export const actionFor = (state: State, seat: Seat, choice: Choice): Action =>
  choice.do === 'play' ? { do: 'play', cards: cardsFor(state, seat, choice.play) } : { do: choice.do };

/**
 * The cards that a combination is played with. Suits never matter (doudizhu 2), so they are picked for the player: the
 * exposed card before its twins, because everybody knows it anyway.
 */
export const cardsFor = (
  { hands, exposed }: Pick<State, 'hands' | 'exposed'>,
  seat: Seat,
  play: Play,
): Card[] => cardsOf(hands[seat]!, exposed?.seat === seat ? exposed.card : null, play);

/** The same from a hand and its exposed card. */
export function cardsOf(hand: readonly Card[], exposed: Card | null, play: Play): Card[] {
  const cards: Card[] = [];
  for (const [rank, count] of rankCountsOf(play)) {
    const wanted = cards.length + count;
    if (exposed !== null && rankOf(exposed) === rank) cards.push(exposed);
    for (const card of hand) {
      if (cards.length === wanted) break;
      if (rankOf(card) === rank && card !== exposed) cards.push(card);
    }
  }
  return cards;
}

export function apply(state: State, seat: Seat, action: Action): State {
  if (state.phase === 'auction') return bid(state, seat, action.do === 'accept');
  if (state.phase === 'over') return state; // No action is legal.
  return action.do === 'play' ? playCards(state, seat, action.cards) : pass(state, seat);
}

/** doudizhu 7–10. */
function bid(state: Auction, seat: Seat, accepts: boolean): State {
  const { first } = state;
  if (accepts) {
    const stake = seat === first ? 2 : 1; // doudizhu 8
    return beginPlay(state, seat, stake, { seat, kind: 'accept', stake });
  }
  const bound = withChanges(state, {
    bombs: state.bombs.with(seat, 'one'), // doudizhu 9
    recent: appendLog(state, { seat, kind: 'decline' }),
    turn: nextSeat(seat, SEATS), // doudizhu 6
  });
  if (bound.turn !== first) return bound;
  // doudizhu 10: all have declined.
  const free = state.options.forcedLandlordBombs === 'free';
  const forced = free ? withChanges(bound, { bombs: bound.bombs.with(first, 'free') }) : bound;
  return beginPlay(forced, first, 1, { seat: first, kind: 'forced' });
}

/** doudizhu 11: the landlord takes the kitty and leads. */
function beginPlay(state: Auction, landlord: Seat, stake: 1 | 2, entry: LogEntry): Playing {
  const { options, deal, hands, kitty, exposed, bombs, played } = state;
  return {
    phase: 'play',
    options,
    deal,
    hands:
      options.kitty === 'landlord' ? hands.with(landlord, sortHand([...hands[landlord]!, ...kitty])) : hands,
    kitty,
    exposed,
    bombs,
    played,
    recent: appendLog(state, entry),
    landlord,
    stake,
    top: null,
    turn: landlord,
  };
}

/** doudizhu 17, 20, 21. */
function playCards(state: Playing, seat: Seat, cards: readonly Card[]): State {
  const left = state.hands[seat]!.filter((card) => !cards.includes(card));
  const play = combinationOf(cards)!;
  const spendsBomb = play.kind === 'bomb' && state.bombs[seat] === 'one';
  const next = copyOf(state);
  next.recent = appendLog(state, { seat, kind: 'play', cards: [...cards], play });
  next.hands = state.hands.with(seat, left);
  if (state.exposed && cards.includes(state.exposed.card)) next.exposed = null;
  if (spendsBomb) next.bombs = state.bombs.with(seat, 'spent');
  next.played = [...state.played, ...cards];
  next.top = { seat, cards: [...cards], play, passes: 0 };
  next.turn = nextSeat(seat, SEATS);
  return left.length > 0 ? next : endDeal(next, seat);
}

/** doudizhu 18, 19. */
function pass(state: Playing, seat: Seat): State {
  const { seat: holder, cards, play, passes } = state.top!;
  const passed: LogEntry = { seat, kind: 'pass' };
  const next = copyOf(state);
  if (passes + 1 < SEATS - 1) {
    next.recent = appendLog(state, passed);
    next.top = { seat: holder, cards, play, passes: passes + 1 };
    next.turn = nextSeat(seat, SEATS);
  } else {
    next.recent = appendLog(state, passed, { seat: holder, kind: 'clear' });
    next.top = null;
    next.turn = holder;
  }
  return next;
}

/** doudizhu 21. */
function endDeal(state: Playing, winner: Seat): Over {
  const { options, deal, hands, kitty, exposed, bombs, played, landlord, stake } = state;
  const recent = appendLog(state, { seat: winner, kind: 'out' });
  return {
    phase: 'over',
    options,
    deal,
    hands,
    kitty,
    exposed,
    bombs,
    played,
    recent,
    landlord,
    stake,
    winner,
    turn: winner,
  };
}

/** The landlord, then the farmers; every seat alone until the auction is over. */
export function sides(state: State): Seat[][] {
  const solo = soloSides(SEATS);
  if (state.phase === 'auction') return solo;
  return [[state.landlord], solo.flat().filter((seat) => seat !== state.landlord)];
}

/** doudizhu 22: each farmer settles the stake with the landlord. */
export function result(state: State): Result<Carry> | null {
  if (state.phase !== 'over') return null;
  const { landlord, stake, winner, deal, options } = state;
  const sign = winner === landlord ? 1 : -1;
  return {
    scores: state.hands.map((_, seat) => (seat === landlord ? sign * (SEATS - 1) * stake : -sign * stake)),
    carry: deal < options.deals ? { landlord, deal } : null, // doudizhu 23
  };
}

const appendLog = ({ recent }: Pick<State, 'recent'>, ...entries: LogEntry[]): LogEntry[] =>
  appendRecent(MAX_LOG_ENTRIES, recent, ...entries);
