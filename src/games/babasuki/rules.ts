/** The rules of a round of ドラフト・ババスキ！. Comments cite the numbered rules (babasuki 1–8). */
import type { Chance } from '../../game/chance.ts';
import { type Refusal, type Refuse, refusal, type Seat } from '../../game/game.ts';
import { soloSides } from '../../game/turns.ts';
import { CARDS, type Card } from './cards.ts';
import { cardsToPick, seatsToPick, secure, withPick } from './draft.ts';
import { arrangeHand, drawFromNeighbor, moveCard, shuffleHand, targetOf } from './raid.ts';
import type { Action, Options, Raiding, State } from './state.ts';
import type { RefusalId } from './words/words.ts';

export { start } from './draft.ts';
export { result } from './score.ts';

/** `position` is null where there is nothing to draw (babasuki 4). */
export type Choice = PickChoice | RaidChoice;
interface PickChoice {
  readonly do: 'secure' | 'change';
  readonly card: Card;
}
interface RaidChoice {
  readonly do: 'raid';
  readonly villain: Card;
  readonly position: number | null;
}

/** Every choice, by card, and of raids by the place drawn from: made once, because they are listed all the time. */
const BY_CARD = [0, ...CARDS];
const SECURES = BY_CARD.map((card): PickChoice => ({ do: 'secure', card }));
const CHANGES = BY_CARD.map((card): PickChoice => ({ do: 'change', card }));
const RAIDS = BY_CARD.map((villain) =>
  CARDS.map((_, position): RaidChoice => ({ do: 'raid', villain, position })),
);
const RAIDS_WITHOUT_TARGET = BY_CARD.map((villain): RaidChoice => ({ do: 'raid', villain, position: null }));

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  return state.phase === 'raid' ? [state.turn] : seatsToPick(state);
}

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'raid') return seat === state.turn ? raidChoices(state, seat) : [];
  const pick = state.picks[seat] ?? null;
  const byCard = pick === null ? SECURES : CHANGES;
  const found: Choice[] = [];
  for (const card of cardsToPick(state, seat)) if (card !== pick) found.push(byCard[card]!);
  return found;
}

function raidChoices(state: Raiding, seat: Seat): Choice[] {
  const from = targetOf(state, seat);
  const found: Choice[] = [];
  for (const villain of state.villains[seat]!) {
    if (from === null) found.push(RAIDS_WITHOUT_TARGET[villain]!);
    else for (let place = 0; place < state.hands[from]!.length; place++) found.push(RAIDS[villain]![place]!);
  }
  return found;
}

export const nameOf = (choice: Choice): string => {
  if (choice.do !== 'raid') return `${choice.do}.${choice.card}`;
  return choice.position === null ? `raid.${choice.villain}` : `raid.${choice.villain}.${choice.position}`;
};

export function actionFor(_state: State, _seat: Seat, choice: Choice): Action {
  if (choice.do !== 'raid') return { do: choice.do, card: choice.card };
  const { villain, position } = choice;
  return position === null ? { do: 'raid', villain } : { do: 'raid', villain, position };
}

export function apply(state: State, seat: Seat, action: Action, chance: Chance): State {
  if (state.phase === 'over') return state; // No action is legal.
  if (state.phase === 'raid') return applyInRaid(state, seat, action, chance);
  if (action.do === 'secure') return secure(state, seat, action.card, chance);
  return action.do === 'change' ? withPick(state, seat, action.card) : state;
}

function applyInRaid(state: Raiding, seat: Seat, action: Action, chance: Chance): State {
  switch (action.do) {
    case 'raid':
      return drawFromNeighbor(state, seat, action.villain, action.position, chance);
    case 'arrange':
      return arrangeHand(state, seat, action.order);
    case 'move':
      return moveCard(state, seat, action.card, action.to);
    case 'shuffle':
      return shuffleHand(state, seat, chance);
    default:
      return state;
  }
}

/** Refusals that players can meet: of options, and of changing the order of one's hand too late. */
export const refuse: Refuse<RefusalId> = refusal;

/** babasuki 6, 7: a single round breaks ties by the cards held, so there is no sudden death. */
export const whyUnplayable = ({ oneShot, suddenDeath }: Options): Refusal | null =>
  oneShot && suddenDeath ? refuse('one-round-only') : null;

/** babasuki 2: a seat may change the order of its own hand at any time during the raid. */
export const outOfTurn = {
  includes: ({ do: kind }: Action): boolean => kind === 'arrange' || kind === 'move' || kind === 'shuffle',

  actionFor(name: string): Action | null {
    if (name === 'shuffle') return { do: 'shuffle' };
    const [, card, to] = /^move\.(\d{1,2})\.(\d{1,2})$/.exec(name) ?? [];
    return card === undefined ? null : { do: 'move', card: Number(card), to: Number(to) };
  },
};

/** Before a hand of several cards is drawn from, its owner may change the order (babasuki 2). */
export function preparing(state: State, seat: Seat): Seat | null {
  if (state.phase !== 'raid') return null;
  const target = targetOf(state, seat);
  return target !== null && state.hands[target]!.length > 1 ? target : null;
}

/** What a seat remembers of the draft follows from the picks: it is kept for the seat's own view. */
export function verifiedPart(state: State): unknown {
  if (!('passed' in state)) return state;
  const { passed: _, ...verified } = state;
  return verified;
}

export const sides = ({ hands }: State): Seat[][] => soloSides(hands.length);
