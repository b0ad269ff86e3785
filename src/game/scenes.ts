/** Plays a tutorial's script: the state at each of its lessons. */
import { type Chance, seededChance, seedFromText } from './chance.ts';
import { type AnyGame, type AnySeatView, isRefusal, type Seat } from './game.ts';
import type { Line } from './screen.ts';
import { LEARNER, type SmallPrint, type TutorialMove } from './tutorial.ts';
import type { Locale } from './words.ts';

/** Where the learner is asked something, or, at the end, nothing any more. */
export interface Scene {
  readonly state: unknown;
  /** What the learner sees in this lesson. */
  readonly view: AnySeatView;
  /** The state after the learner's press before, from which the others went on. */
  readonly before: unknown;
  readonly smallPrint: SmallPrint;
  /** The lesson; null at the end. */
  readonly lesson: string | null;
  /** The name of the choice that the lesson asks for; null at the end. */
  readonly choice: string | null;
}

const known = new WeakMap<AnyGame, readonly Scene[]>();

/**
 * The scenes of a game's tutorial, one for each lesson, and the end.
 * @throws {Error} if its script does not follow the rules
 */
export function scenesOf(game: AnyGame): readonly Scene[] {
  const scenes = known.get(game) ?? playScript(game);
  known.set(game, scenes);
  return scenes;
}

function playScript(game: AnyGame): Scene[] {
  const {
    setup,
    options,
    opening = [],
    steps,
    smallPrint: usual = 'headline',
    smallPrintAtEnd = 'none',
  } = game.tutorial;
  const start = game.scenario.setup(setup, options, seededChance(seedFromText(game.id)));
  const play = (state: unknown, moves: readonly TutorialMove<unknown>[]): unknown =>
    moves.reduce((current, move) => afterMove(game, current, move, start.chance), state);

  const scenes: Scene[] = [];
  let before = start.state;
  let state = play(before, opening);
  for (const step of steps) {
    const { lesson, action, others = [], smallPrint = usual, offered = (view: AnySeatView) => view } = step;
    const view = offered(game.seatView(state, LEARNER));
    scenes.push({ state, view, before, smallPrint, lesson, choice: choiceOf(game, state, action) });
    before = play(state, [[LEARNER, action]]);
    state = play(before, others);
  }
  const end = {
    view: game.seatView(state, LEARNER),
    smallPrint: smallPrintAtEnd,
    lesson: null,
    choice: null,
  };
  return [...scenes, { state, before, ...end }];
}

function afterMove(
  game: AnyGame,
  state: unknown,
  [seat, written]: TutorialMove<unknown>,
  chance: Chance,
): unknown {
  const next = game.apply(state, seat, parse(game, state, seat, written), chance);
  if (isRefusal(next)) throw new Error(`${game.id}: ${JSON.stringify(written)} is refused: ${next.refused}`);
  return next;
}

function parse(game: AnyGame, state: unknown, seat: Seat, written: unknown): unknown {
  const action = game.scenario.parseAction(state, seat, game.scenario.actionSchema.parse(written));
  if (isRefusal(action)) throw new Error(`${game.id}: ${JSON.stringify(written)}: ${action.refused}`);
  return action;
}

function choiceOf(game: AnyGame, state: unknown, written: unknown): string {
  // The schema writes the keys of equal actions in one order.
  const keyOf = (action: unknown): string => JSON.stringify(game.schema.action.parse(action));
  const key = keyOf(parse(game, state, LEARNER, written));
  const choice = game
    .choices(state, LEARNER)
    .find((each) => keyOf(game.actionFor(state, LEARNER, each)) === key);
  if (choice === undefined) throw new Error(`${game.id}: ${JSON.stringify(written)} is not offered`);
  return game.nameOf(choice);
}

/** What has happened since the learner's last press, a line each. */
export function eventsBefore(game: AnyGame, { state, before }: Scene, locale: Locale): readonly Line[] {
  const eventsAt = (at: unknown) => game.tutorial.events(game.seatView(at, LEARNER), locale);
  const [earlier, lines] = [eventsAt(before), eventsAt(state)];
  return lines.slice(lines.length - newLines(earlier, lines));
}

/** How many lines at the end are new, where old ones drop out at the front. */
function newLines(earlier: readonly Line[], lines: readonly Line[]): number {
  const keyOf = (part: readonly Line[]): string => JSON.stringify(part);
  for (let count = 0; count < lines.length; count++) {
    const kept = lines.length - count;
    if (kept <= earlier.length && keyOf(lines.slice(0, kept)) === keyOf(earlier.slice(-kept))) return count;
  }
  return lines.length;
}
