/** Ways to forge a table file, each with the difference that must be named for it. */
import { commitment, seededChance, seedFromText, tableKey } from '../../src/game/chance.ts';
import { holderAt } from '../../src/proof/holders.ts';
import type { TableFile } from '../../src/proof/table-file.ts';
import type { Difference } from '../../src/proof/verdict.ts';
import type { Draft, Expected, Forgery } from './forgery.ts';
import { LEVEL_FORGERIES } from './level-forgeries.ts';

export interface Forged {
  readonly name: string;
  readonly file: TableFile;
  readonly expected: Expected;
}

/** Another JSON value of the same kind. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}x` : 1;
};

/** Changes one value somewhere in a JSON value. */
function changeLeaf(value: unknown, pick: (n: number) => number): unknown {
  if (typeof value !== 'object' || value === null) return other(value);
  const keys = Object.keys(value);
  const key = keys[pick(keys.length)];
  if (key === undefined) return { more: 1 };
  const changed = changeLeaf((value as Record<string, unknown>)[key], pick);
  if (Array.isArray(value)) return value.with(Number(key), changed);
  return { ...value, [key]: changed };
}

const drawsOf = (draft: Draft) =>
  draft.hands.flatMap((hand) => [
    ...hand.draws.map((draw) => ({ hand: hand.number, step: 0, draw })),
    ...hand.actions.flatMap(({ draws }, index) =>
      draws.map((draw) => ({ hand: hand.number, step: index + 1, draw })),
    ),
  ]);

type HeldSeat = NonNullable<Draft['hands'][number]['holders']>[number];

/** A seat that another held after its first action and gave back at the hand's end. */
const heldForAWhile = (actions: number, first: HeldSeat[number], account: `past-${number}`): HeldSeat => [
  { ...first },
  { from: Math.min(1, actions), account },
  { from: actions, account: first.account },
];

const FORGERIES: Readonly<Record<string, Forgery>> = {
  'one card': (draft, pick) => {
    const found = drawsOf(draft).filter(({ draw }) => draw.draw === 'shuffle' && draw.result.length > 1);
    const one = found[pick(found.length)];
    if (one?.draw.draw !== 'shuffle') return null;
    const { result } = one.draw;
    // Some packs have several of the same card.
    const others = [...result.keys()].filter((place) => result[place] !== result[0]);
    const [first, second] = [0, others[pick(others.length)]];
    if (second === undefined) return null;
    one.draw.result = result.with(first, result[second]).with(second, result[first]);
    return { what: ['draw'], hand: one.hand, step: one.step };
  },
  'one die or lot': (draft, pick) => {
    const found = drawsOf(draft).filter(({ draw }) => draw.draw !== 'shuffle');
    const one = found[pick(found.length)]?.draw;
    if (!one || one.draw === 'shuffle') return null;
    const { hand, step } = found.find(({ draw }) => draw === one)!;
    if (one.draw === 'below') one.result = (one.result + 1) % (one.n + 1);
    else if (one.result.length === 0) return null;
    else one.result = one.result.with(0, (one.result[0]! + 1) % one.n);
    return { what: ['draw'], hand, step };
  },
  'one action': (draft, pick) => {
    const hand = draft.hands[pick(draft.hands.length)]!;
    const written = hand.actions.map(({ action }) => JSON.stringify(action));
    const changeable = hand.actions.filter((_, index) => written.some((each) => each !== written[index]));
    const one = changeable[pick(changeable.length)];
    if (!one) return null;
    const others = hand.actions.filter(({ action }) => JSON.stringify(action) !== JSON.stringify(one.action));
    one.action = others[pick(others.length)]!.action;
    const step = hand.actions.indexOf(one) + 1;
    return { what: ['illegal', 'choice', 'draw', 'state'], hand: hand.number, step, seat: one.seat };
  },
  'an action that nobody could make': (draft, pick) => {
    const hand = draft.hands[pick(draft.hands.length)]!;
    const step = pick(hand.actions.length);
    const one = hand.actions[step];
    if (!one) return null;
    one.action = { forged: true };
    return { what: ['illegal', 'choice'], hand: hand.number, step: step + 1, seat: one.seat };
  },
  'an action left out': (draft, pick) => {
    const hand = draft.hands[pick(draft.hands.length)]!;
    if (hand.actions.length === 0) return null;
    const index = pick(hand.actions.length);
    hand.actions.splice(index, 1);
    const isLast = index === hand.actions.length;
    return {
      what: isLast ? ['scores', 'state'] : ['illegal', 'choice', 'chosen-by', 'draw', 'state'],
      ...(!isLast && { hand: hand.number, step: index + 1 }),
    };
  },
  'a computer’s choice': (draft, pick) => {
    const steps = draft.hands.flatMap(({ number, actions }) =>
      actions.flatMap(({ by }, index) => (by === 'computer' ? [{ number, index }] : [])),
    );
    const one = steps[pick(steps.length)];
    if (!one) return null;
    const { actions } = draft.hands[one.number - 1]!;
    const { seat } = actions[one.index]!;
    actions[one.index]!.action = { forged: true };
    return { what: ['choice', 'illegal'], hand: one.number, step: one.index + 1, seat };
  },
  'who chose': (draft, pick) => {
    const steps = draft.hands.flatMap(({ number, actions }) =>
      actions.flatMap(({ seat }, index) =>
        holderAt(draft.hands[number - 1]!, seat, index) === 'computers' ? [{ number, index }] : [],
      ),
    );
    const one = steps[pick(steps.length)];
    if (!one) return null;
    draft.hands[one.number - 1]!.actions[one.index]!.by = 'person';
    return { what: ['chosen-by'], hand: one.number, step: one.index + 1 };
  },
  ...LEVEL_FORGERIES,
  'one score': (draft, pick) => {
    const paid = draft.hands.filter(({ scores }) => scores !== null);
    const hand = paid[pick(paid.length)];
    if (!hand?.scores) return null;
    const seat = pick(hand.scores.length);
    hand.scores[seat]! += 1;
    return { what: ['scores'], hand: hand.number, seat };
  },
  'a posting': (draft, pick) => {
    const posted = draft.hands.filter(({ entry }) => entry && entry.postings.length > 0);
    const hand = posted[pick(posted.length)];
    if (!hand?.entry) return null;
    const one = hand.entry.postings[pick(hand.entry.postings.length)]!;
    one.amount += 1;
    return {
      what: ['posting'],
      hand: hand.number,
      seat: typeof one.account === 'number' ? one.account : null,
    };
  },
  'the account of a posting': (draft, pick) => {
    const posted = draft.hands.filter(({ entry }) => entry && entry.postings.length > 0);
    const hand = posted[pick(posted.length)];
    if (!hand?.entry) return null;
    hand.entry.postings[0]!.account = 'other';
    return { what: ['posting'], hand: hand.number };
  },
  'two accounts, exchanged': (draft, pick) => {
    const posted = draft.hands.filter(
      ({ entry }) => new Set(entry?.postings.map(({ amount }) => amount)).size > 1,
    );
    const hand = posted[pick(posted.length)];
    if (!hand?.entry) return null;
    const [first, ...others] = hand.entry.postings;
    const second = others.find(({ amount }) => amount !== first!.amount)!;
    [first!.amount, second.amount] = [second.amount, first!.amount];
    return { what: ['posting'], hand: hand.number };
  },
  'who held a seat': (draft, pick) => {
    const posted = draft.hands.filter(({ entry, scores, holders }) => entry && scores && holders);
    const hand = posted[pick(posted.length)];
    if (!hand?.holders) return null;
    hand.holders[pick(hand.holders.length)]![0]!.account = 'past-999';
    return { what: ['posting', 'chosen-by'], hand: hand.number };
  },
  'a seat that nobody has': (draft, pick) => {
    const hand = draft.hands[pick(draft.hands.length)]!;
    if (!hand.holders) return null;
    const seat = pick(hand.holders.length);
    hand.holders[seat]![0]!.account = 19;
    return { what: ['holders'], hand: hand.number, seat };
  },
  'when a seat changed hands': (draft, pick) => {
    const hand = draft.hands[pick(draft.hands.length)]!;
    if (!hand.holders) return null;
    const seat = pick(hand.holders.length);
    hand.holders[seat]!.at(-1)!.from = hand.actions.length + 1;
    return { what: ['holders'], hand: hand.number, seat };
  },
  'somebody in two seats for a while': (draft) => {
    const hand = draft.hands.find(
      ({ holders, actions }) => holders && holders.length > 1 && actions.length > 1,
    );
    if (!hand?.holders) return null;
    for (const seat of [0, 1])
      hand.holders[seat] = heldForAWhile(hand.actions.length, hand.holders[seat]![0]!, 'past-998');
    return { what: ['holders'], hand: hand.number, seat: null };
  },
  'a hand left out': (draft, pick) => {
    if (draft.hands.length < 2) return null;
    const index = pick(draft.hands.length);
    draft.hands.splice(index, 1);
    const isLast = index === draft.hands.length;
    return isLast ? { what: ['totals', 'state'], hand: null } : { what: ['hand'], hand: index + 2 };
  },
  'a carry': (draft) => {
    const hand = draft.hands[1];
    if (!hand) return null;
    hand.carry = changeLeaf(hand.carry, () => 0);
    return { what: ['carry'], hand: hand.number };
  },
  'one salt': (draft) => {
    draft.seats[0]!.salt = `${draft.seats[0]!.salt.slice(0, -1)}9`;
    return { what: ['key'], hand: null };
  },
  'another seed': (draft) => {
    draft.seed = draft.seed.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
    return { what: ['commitment'], hand: null };
  },
  'another seed with its commitment': (draft) => {
    draft.seed = draft.seed.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
    draft.commitment = commitment(draft.seed);
    return { what: ['key'], hand: null };
  },
  'another seed with all that is computed of it alone': (draft) => {
    draft.seed = draft.seed.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
    draft.commitment = commitment(draft.seed);
    draft.key = tableKey(
      draft.seed,
      draft.seats.map(({ salt }) => salt),
    );
    return { what: ['draw'], hand: 1, step: 0 };
  },
  'a total': (draft, pick) => {
    draft.totals[pick(draft.totals.length)]! += 1;
    return { what: ['totals'], hand: null };
  },
  'the state after an action': (draft, pick) => {
    const hand = draft.hands[pick(draft.hands.length)]!;
    const index = pick(hand.actions.length);
    const one = hand.actions[index];
    if (!one?.state) return null;
    one.state = one.state.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
    return { what: ['state'], hand: hand.number, step: index + 1 };
  },
  'the state at the end': (draft, pick) => {
    draft.state = changeLeaf(draft.state, pick);
    return { what: ['state'], hand: null };
  },
};

/** A file forged in every way, at places that follow from its seed. */
export function forgeriesOf(file: TableFile): Forged[] {
  return Object.entries(FORGERIES).flatMap(([name, forge]) => {
    const chance = seededChance(seedFromText(`${file.seed}/${name}`));
    let picks = 0;
    const draft = structuredClone(file) as Draft;
    const expected = forge(draft, (n) => (n === 0 ? 0 : chance.below(`${picks++}`, n)));
    return expected ? [{ name, file: draft as TableFile, expected }] : [];
  });
}

/** Whether a difference is what a forgery must be found as. */
export const isFoundAs = (difference: Difference, { what, ...place }: Expected): boolean =>
  what.includes(difference.what) &&
  (Object.keys(place) as (keyof typeof place)[]).every((key) => place[key] === difference[key]);
