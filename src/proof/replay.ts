/** Plays one hand of a table file again, action by action. */
import { type ChanceData, chanceFrom } from '../game/chance.ts';
import { type Draw, loggedChance } from '../game/chance-log.ts';
import { type AnyGame, isRefusal } from '../game/game.ts';
import { DEFAULT_LEVEL } from '../game/levels.ts';
import { compare, differs, type Place } from './difference.ts';
import { holderAt } from './holders.ts';
import { stateDigest } from './state-digest.ts';
import type { FileAction, FileHand, HolderAccount, TableFile } from './table-file.ts';
import type { Counts, Difference } from './verdict.ts';
import type { VerifyParts } from './verify-parts.ts';

interface HandStart {
  readonly hand: FileHand;
  readonly carry: unknown;
  /** Actions of all hands before. */
  readonly seq: number;
}

/** @returns the state at the hand's end, or the first difference */
export async function replayHand(
  game: AnyGame,
  file: TableFile,
  { hand, carry, seq }: HandStart,
  parts: VerifyParts,
  counts: Counts,
): Promise<{ readonly state: unknown } | Difference> {
  const scope = `hand/${hand.number}`;
  const data = { seed: file.seed, salts: file.seats.map(({ salt }) => salt) };
  const { chance, take } = loggedChance(chanceFrom({ ...data, scopes: [scope] }), `${scope}/`);
  const options = game.options.parse(file.options);
  let state = game.start({ options, seats: file.seats.length, carry }, chance);
  const dealt = differenceOfDraws(take(), hand.draws, { hand: hand.number, step: 0, seat: null }, counts);
  if (dealt) return dealt;
  const begun = differenceOfState(game, state, hand.state, { hand: hand.number, step: 0, seat: null });
  if (begun) return begun;
  for (const [index, entry] of hand.actions.entries()) {
    await parts.pause();
    const place = { hand: hand.number, step: index + 1, seat: entry.seat };
    const scopes = [scope, `computer/${seq + index}`];
    const holder = holderAt(hand, entry.seat, index);
    const chosen =
      differenceOfChooser(file, entry, holder, place) ??
      (await differenceOfChoice({ game, state, entry, place }, { ...data, scopes }, parts, counts));
    if (chosen) return chosen;
    const next = play(game, state, entry, chance);
    if ('why' in next) return differs('illegal', next.why, entry.action, place, 'action');
    state = next.state;
    const drawn = differenceOfDraws(take(), entry.draws, place, counts);
    if (drawn) return drawn;
    const after = differenceOfState(game, state, entry.state, place);
    if (after) return after;
    counts.actions += 1;
  }
  return { state };
}

/** The state after an action, or why it is not legal. */
function play(
  game: AnyGame,
  state: unknown,
  { seat, action }: FileAction,
  chance: Parameters<AnyGame['apply']>[3],
): { readonly state: unknown } | { readonly why: string } {
  const parsed = game.schema.action.safeParse(action);
  if (!parsed.success) return { why: 'an action of the game' };
  try {
    const next = game.apply(state, seat, parsed.data, chance);
    return isRefusal(next) ? { why: `a legal action (${next.refused})` } : { state: next };
  } catch {
    return { why: 'a legal action' };
  }
}

function differenceOfDraws(
  expected: readonly Draw[],
  found: readonly Draw[],
  place: Place,
  counts: Counts,
): Difference | null {
  for (let index = 0; index < Math.max(expected.length, found.length); index++) {
    const [drawn, written] = [expected[index], found[index]];
    const different = compare('draw', drawn, written, place, (drawn ?? written)!.purpose);
    if (different) return different;
    counts.draws += 1;
  }
  return null;
}

const differenceOfState = (
  game: AnyGame,
  state: unknown,
  found: string | null,
  place: Place,
): Difference | null => compare('state', stateDigest(game, state), found, place);

/** Compares who chose an action with who held its seat. @param holder null: it is not known */
function differenceOfChooser(
  { seats }: TableFile,
  { seat, by, level }: FileAction,
  holder: HolderAccount | null,
  place: Place,
): Difference | null {
  if (seat >= seats.length) return differs('chosen-by', `one of ${seats.length} seats`, seat, place, 'seat');
  const isComputer = holder === 'computers';
  const isByPlayer = by === 'person' || by === 'clock';
  if (isComputer && isByPlayer) return differs('chosen-by', 'computer', by, place, 'by');
  const own = by === 'computer' ? seats[seat]!.level : undefined;
  // Where a stronger computer has failed, the usual one has played in its place.
  return level === own || (own && level === DEFAULT_LEVEL)
    ? null
    : differs('chosen-by', own ?? null, level ?? null, place, 'level');
}

interface Chosen {
  readonly game: AnyGame;
  /** Before the action. */
  readonly state: unknown;
  readonly entry: FileAction;
  readonly place: Place;
}

/** Compares a computer's choice with what it would choose again. */
async function differenceOfChoice(
  { game, state, entry, place }: Chosen,
  chance: ChanceData,
  { choose }: VerifyParts,
  counts: Counts,
): Promise<Difference | null> {
  const { seat, action, by, computerVersion, level } = entry;
  if (by === 'person') return null;
  if (!game.toAct(state).includes(seat)) return differs('illegal', game.toAct(state), seat, place, 'seat');
  const choices = game.choices(state, seat);
  const actionOf = (name: string): unknown => {
    const choice = choices.find((each) => game.nameOf(each) === name);
    return choice === undefined ? null : game.actionFor(state, seat, choice);
  };
  const first = game.nameOf(choices[0]);
  let name: string | null = by === 'fallback' || choices.length === 1 ? first : null;
  if (name === null && by !== 'fallback' && computerVersion === game.computerVersion) {
    const question = { game, view: game.seatView(state, seat), chance, by, ...(level && { level }) };
    name = await Promise.resolve(question)
      .then(choose)
      .catch(() => null);
    if (name !== null) counts.choices += 1;
  }
  if (name === null || by === 'fallback') counts.uncheckedChoices += 1;
  if (name === null) return null;
  return compare('choice', actionOf(name), action, place, 'action');
}
