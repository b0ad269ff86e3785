/** ドラフト・ババスキ!: the course of a round. Numbers are the rules' own (babasuki 1–8). */
import type { Chance } from '../../game/chance.ts';
import { type Refusal, type Refuse, refusal, type Seat } from '../../game/game.ts';
import { soloSides } from '../../game/turns.ts';
import type { Card } from './cards.ts';
import { pickable, picking, secure, withPick } from './draft.ts';
import { arrange, move, raid, shuffle, targetOf } from './raid.ts';
import type { Action, Options, Raiding, State } from './state.ts';
import type { RefusalId } from './words/words.ts';

export { start } from './draft.ts';
export { result } from './score.ts';

/** What a seat may do when it is waited for; `position` null: there is nothing to draw (babasuki 4). */
export type Choice =
  | { readonly do: 'secure' | 'change'; readonly card: Card }
  | { readonly do: 'raid'; readonly villain: Card; readonly position: number | null };

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  return state.phase === 'raid' ? [state.turn] : picking(state);
}

export function choices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'raid') return seat === state.turn ? raids(state, seat) : [];
  const pick = state.picks[seat] ?? null;
  const cards = pickable(state, seat);
  if (pick === null) return cards.map((card) => ({ do: 'secure', card }));
  return cards.flatMap((card) => (card === pick ? [] : [{ do: 'change', card }]));
}

function raids(state: Raiding, seat: Seat): Choice[] {
  const from = targetOf(state, seat);
  const places = from === null ? NOWHERE : Array.from(state.hands[from]!.keys());
  return state.villains[seat]!.flatMap((villain) =>
    places.map((position): Choice => ({ do: 'raid', villain, position })),
  );
}

const NOWHERE: readonly null[] = [null];

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
  if (state.phase === 'over') return state;
  if (state.phase === 'raid') return applyInRaid(state, seat, action, chance);
  if (action.do === 'secure') return secure(state, seat, action.card, chance);
  return action.do === 'change' ? withPick(state, seat, action.card) : state;
}

function applyInRaid(state: Raiding, seat: Seat, action: Action, chance: Chance): State {
  switch (action.do) {
    case 'raid':
      return raid(state, seat, action.villain, action.position, chance);
    case 'arrange':
      return arrange(state, seat, action.order);
    case 'move':
      return move(state, seat, action.card, action.to);
    case 'shuffle':
      return shuffle(state, seat, chance);
    default:
      return state;
  }
}

/** Refusals that players can meet: of options, and of an order of one's hand asked for too late. */
export const refuse: Refuse<RefusalId> = refusal;

/** babasuki 6, 7: in a single round a tie is broken by the cards held, so there is none to play on. */
export const whyUnplayable = ({ oneShot, suddenDeath }: Options): Refusal | null =>
  oneShot && suddenDeath ? refuse('one-round-only') : null;

/** The order of one's own hand. */
export const outOfTurn = {
  includes: ({ do: kind }: Action): boolean => kind === 'arrange' || kind === 'move' || kind === 'shuffle',

  actionFor(name: string): Action | null {
    if (name === 'shuffle') return { do: 'shuffle' };
    const [, card, to] = /^move\.(\d{1,2})\.(\d{1,2})$/.exec(name) ?? [];
    return card === undefined ? null : { do: 'move', card: Number(card), to: Number(to) };
  },
};

export const sides = ({ hands }: State): Seat[][] => soloSides(hands.length);
