/** Panels that random play meets, in the order in which a player presses through them. */
import type { TableScreen } from '../../src/discord/render.ts';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { overflowOf } from '../../src/discord/screens/room.ts';
import { mentionedName, seatNames } from '../../src/discord/seat-names.ts';
import { playoutRandom, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/game/game.ts';
import { stakeOf } from '../../src/game/payout.ts';
import { statesOf } from '../../src/game/step-values.ts';
import { type TurningPoint, withMoments } from '../../src/game/turning-points.ts';
import type { Locale } from '../../src/game/words.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { tableOf } from './tables.ts';

/** A panel as somebody reads it at one moment. */
export interface Panel {
  readonly game: AnyGame;
  readonly table: BegunTable;
  readonly seat: Seat;
  /** What has been picked. */
  readonly picked: string;
  /** Where it was met: deal, step and seat. */
  readonly place: string;
  readonly isActing: boolean;
  /** Of a hand that is over. */
  readonly turningPoints: readonly TurningPoint[];
  /** In English. */
  readonly screen: TableScreen;
}

/** A question of a seat: its panel as it opens, then what each press shows, until the choice is made. */
export type Question = readonly Panel[];

export const screenIn = (
  locale: Locale,
  { game, table, seat, picked, turningPoints }: Omit<Panel, 'screen'>,
): TableScreen => panelScreen(game, table, seat, locale, { picked, turningPoints });

/** By so much a panel may be higher in another language than in English, as estimated. */
const LANGUAGES_DIFFER = 120;

/** Whether a panel may leave out lines in another language than those that it leaves out in English. */
export function isNearlyFull({ screen, table, seat }: Panel): boolean {
  const names = seatNames(table.seats, 'en', seat);
  return overflowOf(screen, (name) => mentionedName(names, name, 'text')) > -LANGUAGES_DIFFER;
}

/** What a press on a control of a panel does: of a game's own controls those that are not disabled. */
export type Press = { readonly row: number } & ({ readonly choose: string } | { readonly show: string });

export type PickOf = <T>(items: readonly T[]) => T;

/** The presses that a screen offers, by row from the top; of a multi-select a random one. */
export function pressesOn(screen: TableScreen, pickOf: PickOf): Press[] {
  return screen.flatMap((part, row): Press[] => {
    if (part.part === 'buttons')
      return part.buttons.flatMap(({ action, disabled }) =>
        disabled || 'kind' in action ? [] : [{ row, ...action }],
      );
    if (part.part === 'select' && !part.disabled)
      return part.options.flatMap(({ action }) => ('kind' in action ? [] : [{ row, ...action }]));
    if (part.part !== 'multi-select' || 'kind' in part.action) return [];
    const { options, min, max, action } = part;
    const count = min + Math.floor(pickOf([0, 0.3, 0.6, 0.99]) * (max - min + 1));
    const values = new Set<string>();
    while (values.size < count) values.add(pickOf(options).value);
    const selection = [...values].join('-');
    return 'choose' in action
      ? [{ row, choose: `${action.choose}.${selection}` }]
      : [{ row, show: `${action.show}.${selection}` }];
  });
}

/** What a turning point changed, in as many digits as are usual. */
const EXPECTED = { before: 23.4, after: -123.4 };

export interface Deals {
  readonly hands: number;
  readonly seed: string;
  /** Options other than the defaults. */
  readonly options?: object;
}

/** A question, and how random play answers it: its panels, and the name of the choice that is made. */
export type Answer = (
  panelOf: (picked: string) => Panel,
  choices: readonly string[],
  pickOf: PickOf,
) => { readonly question: Question; readonly choice: string };

/**
 * Plays hands at random, with all numbers of seats in turn and hints in every other hand, and yields each question that a seat is asked, now and then what
 * others read meanwhile, and every panel at the end of a hand.
 */
export function* questions(game: AnyGame, deals: Deals, answer: Answer = pressAround): Generator<Question> {
  const { min, max } = game.seats;
  const options = game.options.parse(deals.options ?? {});
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (seats) => !game.whyUnplayable?.(options, seats),
  );
  if (counts.length === 0) throw new Error(`${game.id}: nobody can play with ${JSON.stringify(options)}`);
  for (const [index, seats] of counts.entries()) {
    const share = Math.ceil((deals.hands - index) / counts.length);
    yield* atTable(game, { ...deals, hands: share, seats }, answer);
  }
}

function* atTable(
  game: AnyGame,
  { hands, seats, seed, options: chosen = {} }: Deals & { readonly seats: number },
  answer: Answer,
): Generator<Question> {
  const options = game.options.parse(chosen);
  let carry: unknown = null;
  for (let hand = 1; hand <= hands; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${seats}/${hand}`));
    const random = playoutRandom(chance, 'layout');
    const pickOf: PickOf = (items) => items[Math.floor(random() * items.length)]!;
    const tableIn = tableOf(game, { seats, hand, options: chosen });
    const setup = { options, seats, carry };
    const moves: { seat: Seat; action: unknown }[] = [];
    let state = game.start(setup, chance);
    for (let step = 0; ; step++) {
      const table: BegunTable = { ...tableIn(state), hints: (hand + seats) % 2 === 0 ? 'on' : 'off' };
      const acting = game.toAct(state);
      const panelOf = (seat: Seat, picked = '', turningPoints: readonly TurningPoint[] = []): Panel => {
        const place = `${seed}, ${seats} seats, hand ${hand}, step ${step}, seat ${seat}`;
        const panel = { game, table, seat, picked, place, isActing: acting.includes(seat), turningPoints };
        return { ...panel, screen: screenIn('en', panel) };
      };
      if (acting.length === 0) {
        for (let seat = 0; seat < seats; seat++) {
          const own = moves.flatMap((move, index) => (move.seat === seat ? [{ ...move, step: index }] : []));
          const stake = stakeOf(game, state);
          const states = statesOf(game, { setup, moves }, chance);
          const points = (own.length > 0 ? [pickOf(own)] : []).map((move) => {
            const better = game.actionFor(
              states[move.step],
              seat,
              pickOf(game.choices(states[move.step], seat)),
            );
            return { ...move, ...EXPECTED, better, ...(stake !== null && { stake }) };
          });
          yield [panelOf(seat, '', withMoments(game, states, points))];
        }
        break;
      }
      const seat = pickOf(acting);
      const choices = game.choices(state, seat);
      const names = choices.map((choice) => game.nameOf(choice));
      const { question, choice: name } = answer((picked) => panelOf(seat, picked), names, pickOf);
      yield question;
      const waiting = Math.floor(random() * seats);
      if (waiting !== seat) yield [panelOf(waiting)];
      const choice = choices[names.indexOf(name)];
      const action = game.actionFor(state, seat, choice);
      moves.push({ seat, action });
      const next = game.apply(state, seat, action, chance);
      if (isRefusal(next)) throw new Error(`${game.id}: listed, then refused: ${next.refused}`);
      state = next;
    }
    carry = game.result(state)?.carry ?? null;
  }
}

/** Presses after which a random choice of controls gives up on a question. */
const MAX_PRESSES = 4;

/** Presses controls at random that show more, until there is none; what is played has nothing to do with it. */
const pressAround: Answer = (panelOf, choices, pickOf) => {
  const question = [panelOf('')];
  for (let press = 0; press < MAX_PRESSES; press++) {
    const panel = question.at(-1)!;
    const shows = pressesOn(panel.screen, pickOf).flatMap((action) =>
      'show' in action && action.show !== panel.picked ? [action.show] : [],
    );
    if (shows.length === 0) break;
    question.push(panelOf(pickOf(shows)));
  }
  return { question, choice: pickOf(choices) };
};
