/** What every game keeps to, whatever its rules: the contract of `src/game/game.ts`, held against random play. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, refusalText, type Seat } from '../../src/game/game.ts';
import type { Screen } from '../../src/game/screen.ts';
import { LOCALES } from '../../src/game/words.ts';
import { frozen } from './frozen.ts';
import { actsOf, faultsOf, MOST_PRESSES, reachable, showsOf } from './screens.ts';
import { anyDealt, type Dealt, type Moment, walk } from './walk.ts';

/** Hands of random play that each claim is held against. */
const RUNS = 3;
/** Where it does not matter what chance brings. */
const ANY_CHANCE: Chance = seededChance(seedFromText('any'));

export function conformance(game: AnyGame, seats: number): void {
  const everySeat: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const mayAct = (state: unknown) => everySeat.filter((seat) => game.choices(state, seat).length > 0);
  const namesOf = (state: unknown, seat: Seat) =>
    game.choices(state, seat).map((choice) => game.nameOf(choice));

  /** A claim about every moment of hands played at random. */
  const always = (claim: string, holds: (moment: Moment, dealt: Dealt) => void, runs = RUNS) =>
    it(claim, () => {
      const play = fc.property(anyDealt(game, seats), (dealt) => {
        for (const moment of walk(game, dealt)) holds(moment, dealt);
      });
      fc.assert(play, { numRuns: runs, endOnFailure: true });
    });

  describe(`${game.id} with ${seats} seats: the course of a hand`, () => {
    always('random play ends, with a result then and not before', ({ state }, dealt) => {
      const result = game.result(state);
      expect(result === null).toBe(game.toAct(state).length > 0);
      if (!result) return;
      expect(result.scores).toHaveLength(seats);
      for (const score of result.scores) expect(Number.isInteger(score)).toBe(true);
      if (game.bookKind(dealt.options) !== 'score')
        expect(result.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    });

    it('keeps its pieces: each there once at every step', () => {
      fc.assert(
        fc.property(anyDealt(game, seats), (dealt) => {
          let first: string | null = null;
          for (const { state, log } of walk(game, dealt)) {
            const pieces = game.audit.pieces(state).toSorted((a, b) => (a < b ? -1 : 1));
            expect(new Set(pieces).size).toBe(pieces.length);
            if (log.length === 0) first = pieces.join();
            expect(pieces.join()).toBe(first);
          }
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    });

    always('who is waited for is told ascending, each once, and has choices', ({ state }) => {
      const awaited = game.toAct(state);
      expect(awaited).toEqual(everySeat.filter((seat) => awaited.includes(seat)));
      for (const seat of awaited) expect(game.choices(state, seat)).not.toEqual([]);
    });

    always('who is not waited for has no choices, but for what they picked while others pick', (moment) => {
      const { state } = moment;
      const awaited = game.toAct(state);
      for (const seat of mayAct(state)) {
        if (awaited.includes(seat)) continue;
        expect(awaited, 'the hand waits for others').not.toEqual([]);
        expect(namesOf(state, seat).length, 'there is another pick').toBeGreaterThan(0);
        // Whatever they change it to, the hand waits for the same.
        const [choice] = game.choices(state, seat);
        const next = game.apply(state, seat, game.actionFor(state, seat, choice), moment.chance);
        if (isRefusal(next)) expect.fail(next.refused);
        expect(game.toAct(next)).toEqual(awaited);
      }
    });

    always('every seat is on one side', ({ state }) => {
      expect(game.sides(state).flat().sort()).toEqual(everySeat);
    });
  });

  describe(`${game.id} with ${seats} seats: choices`, () => {
    always('have short names, each its own, the same when asked again', ({ state }) => {
      for (const seat of mayAct(state)) {
        const names = namesOf(state, seat);
        for (const name of names) expect(name).toMatch(/^[A-Za-z0-9.-]{1,60}$/);
        expect(new Set(names).size).toBe(names.length);
        expect(namesOf(structuredClone(state), seat)).toEqual(names);
      }
    });

    always('are all accepted, and leave the state they were made in as it was', ({ state, chance }) => {
      for (const seat of mayAct(state)) {
        for (const choice of game.choices(state, seat)) {
          const next = game.apply(state, seat, frozen(game.actionFor(state, seat, choice)), chance);
          if (isRefusal(next)) expect.fail(`${game.nameOf(choice)}: ${next.refused}`);
        }
      }
    });

    always('are all there is: other moments, other seats and cards that are none are refused', (moment) => {
      const { state, chance, log } = moment;
      const open = mayAct(state);
      const offered = open.flatMap((seat) =>
        game.choices(state, seat).map((choice) => ({ seat, action: game.actionFor(state, seat, choice) })),
      );
      const known = new Set(offered.map((move) => JSON.stringify(move)));
      const some = sample(offered, chance, log.length);
      const others = everySeat.filter((seat) => !open.includes(seat));
      const tried = [
        ...log.slice(-6).filter(({ aside }) => !aside),
        ...some.flatMap(({ action }) => others.map((seat) => ({ seat, action }))),
        ...some.flatMap(({ seat, action }) => forged(action, moment).map((of) => ({ seat, action: of }))),
      ].filter((move) => !known.has(JSON.stringify(move)));
      for (const { seat, action } of tried) {
        const parsed = game.schema.action.safeParse(action);
        const next = parsed.success
          ? game.apply(state, seat, frozen(parsed.data), chance)
          : { refused: 'malformed' };
        if (!isRefusal(next)) expect.fail(`seat ${seat} may ${JSON.stringify(action)}`);
        if (!parsed.success) continue;
        for (const locale of LOCALES) {
          expect(refusalText(game.words[locale], next)).not.toBe('');
          expect(refusalText(game.words[locale], next), 'a sentence, not an id').not.toBe(next.refused);
        }
      }
    });

    it('are what the computer picks from, from what its seat sees', () => {
      fc.assert(
        fc.property(anyDealt(game, seats), (dealt) => {
          const chance = seededChance(seedFromText(dealt.seed));
          const house = (state: unknown, seat: Seat, choices: readonly unknown[], step: number) => {
            const view = frozen(structuredClone(game.seatView(state, seat)));
            const name = game.nameOf(game.computer(view, chance.scope(`${step}`)));
            return (
              choices.find((choice) => game.nameOf(choice) === name) ?? expect.fail(`not offered: ${name}`)
            );
          };
          // One hand: the computers think.
          for (const { state } of walk(game, dealt, house)) if (game.result(state)) return;
        }),
        { numRuns: 2, endOnFailure: true },
      );
    });
  });

  describe(`${game.id} with ${seats} seats: what each may see`, () => {
    it('nothing all or others see changes with what only one may see', () => {
      let changed = 0;
      const play = fc.property(anyDealt(game, seats), (dealt) => {
        for (const { state, chance, log } of walk(game, dealt)) {
          // In turn while the hand goes on; everybody's at its end.
          const hiding = game.result(state) ? everySeat : [everySeat[log.length % seats]!];
          for (const hidden of hiding) {
            const other = game.audit.resampleHidden(state, hidden, chance.scope(`${log.length}`));
            for (const viewer of ['table', ...everySeat.filter((seat) => seat !== hidden)] as const) {
              expect(seenBy(viewer, other), `seat ${hidden}'s own, seen by ${viewer}`).toBe(
                seenBy(viewer, state),
              );
            }
            if (seenBy(hidden, other) !== seenBy(hidden, state)) changed++;
          }
        }
      });
      fc.assert(play, { numRuns: 2 * RUNS, endOnFailure: true });
      expect(changed, 'something was exchanged').toBeGreaterThan(0);
    });

    /** All that a viewer is given, as data and as drawn in each language. */
    function seenBy(viewer: Seat | 'table', state: unknown): string {
      const view = viewer === 'table' ? game.tableView(state) : game.seatView(state, viewer);
      const drawn = LOCALES.map((locale) =>
        viewer === 'table' ? game.drawTable(view, locale) : game.drawPanel(view, '', locale),
      );
      return JSON.stringify([view, drawn]);
    }
  });

  describe(`${game.id} with ${seats} seats: screens`, () => {
    const fits = (screen: Screen, state: unknown, viewer: Seat | 'table') => {
      // A panel may also offer what a seat may do besides its choices, if it is accepted.
      const asides = actsOf(screen).filter((act) => {
        const action = viewer === 'table' ? null : (game.outOfTurnAction?.(act) ?? null);
        return action !== null && !isRefusal(game.apply(state, viewer as Seat, action, ANY_CHANCE));
      });
      const names = viewer === 'table' ? [] : namesOf(state, viewer);
      expect(faultsOf(screen, [...names, ...asides])).toEqual([]);
    };

    always('the table fits Discord in every language', ({ state }) => {
      for (const locale of LOCALES) fits(game.drawTable(game.tableView(state), locale), state, 'table');
    });

    always('a panel fits Discord, and offers what the seat may do, and nothing else', ({ state }) => {
      for (const seat of everySeat) {
        const view = game.seatView(state, seat);
        for (const locale of LOCALES) fits(game.drawPanel(view, '', locale), state, seat);
      }
    });

    always(`every choice takes at most ${MOST_PRESSES} presses`, ({ state, log }) => {
      const locale = LOCALES[log.length % LOCALES.length]!;
      for (const seat of game.toAct(state)) {
        const view = game.seatView(state, seat);
        const panels = reachable((picked) => game.drawPanel(view, picked, locale));
        for (const screen of panels) fits(screen, state, seat);
        const reached = new Set(panels.flatMap(actsOf));
        for (const name of namesOf(state, seat)) expect(reached, name).toContain(name);
      }
    });

    it('whatever a press says has been picked, the panel shows legal things', () => {
      const forgery = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...MISCHIEF));
      fc.assert(
        fc.property(
          anyDealt(game, seats),
          fc.array(forgery, { minLength: 60, maxLength: 60 }),
          (dealt, junk) => {
            for (const { state, log } of walk(game, dealt)) {
              if (log.length % 4 > 0) continue;
              const seat = game.toAct(state)[0] ?? 0;
              const view = game.seatView(state, seat);
              const locale = LOCALES[log.length % LOCALES.length]!;
              const honest = showsOf(game.drawPanel(view, '', locale));
              const bits = junk.slice(log.length % 50, (log.length % 50) + 6);
              const picked = [
                ...bits,
                ...honest.flatMap((show) => [`${show}.`, `${show}.${bits[0]}`, show.slice(1)]),
              ];
              for (const of of picked) fits(game.drawPanel(view, of, locale), state, seat);
            }
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      );
    });

    it('every deal has a title', () => {
      for (const locale of LOCALES) {
        const titles = [1, 2].map((hand) => game.handTitle(game.options.parse({}), hand, locale));
        expect(new Set(titles).size).toBe(2);
      }
    });
  });

  describe(`${game.id} with ${seats} seats: storage`, () => {
    always('a state comes back from storage as it was', ({ state }) => {
      expect(stored(game.schema.state, state)).toStrictEqual(state);
      expect(game.schema.state.safeParse({ ...(state as object), more: 1 }).success).toBe(false);
      const next = game.result(state)?.carry ?? null;
      if (next !== null) expect(stored(game.schema.carry, next)).toStrictEqual(next);
    });

    always('so does an action', ({ log }) => {
      const last = log.at(-1);
      if (!last) return;
      expect(stored(game.schema.action, last.action)).toStrictEqual(last.action);
      expect(game.schema.action.safeParse({ ...(last.action as object), more: 1 }).success).toBe(false);
    });

    it('seed and log, stored, play again to the same state', () => {
      fc.assert(
        fc.property(anyDealt(game, seats), (dealt) => {
          let before: unknown = null;
          let hand = 0;
          for (const { state, log } of walk(game, dealt)) {
            const result = game.result(state);
            if (!result) continue;
            const chance: Chance = seededChance(seedFromText(`${dealt.seed}/${hand++}`));
            const options = stored(game.options, dealt.options);
            let again = game.start({ options, seats, carry: before }, chance);
            for (const { seat, action } of log) {
              const restored = stored(game.schema.state, again);
              const next = game.apply(restored, seat, stored(game.schema.action, action), chance);
              if (isRefusal(next)) expect.fail(next.refused);
              again = next;
            }
            expect(again).toStrictEqual(state);
            before = result.carry;
          }
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    });

    it('an option that is none is refused', () => {
      expect(game.options.safeParse({ noSuchOption: 1 }).success).toBe(false);
    });
  });
}

/** There and back again through the database. */
const stored = <T>(schema: { parse(value: unknown): T }, value: unknown): T =>
  schema.parse(JSON.parse(JSON.stringify(value)));

/** A few of many, each time others. */
const sample = <T>(items: readonly T[], chance: Chance, step: number): T[] =>
  items.length < 4 ? [...items] : chance.many(`sample/${step}`, items.length, 4).map((at) => items[at]!);

/** Actions like this one that nobody may make: with a card twice, one already laid, or one that is none. */
function forged(action: unknown, { log }: Moment): unknown[] {
  if (typeof action !== 'object' || action === null) return [];
  const others = [{ ...action, more: true }, { ...action, do: 'cheat' }, [], null, 'play'];
  if (!('cards' in action) || !Array.isArray(action.cards)) return others;
  const { cards } = action;
  const laid = log.flatMap((move) =>
    typeof move.action === 'object' && move.action !== null && 'cards' in move.action
      ? [move.action.cards]
      : [],
  );
  const more: unknown[] = [cards[0], -1, 1.5, 9999, 'As', null, ...laid.slice(-1).flat().slice(0, 1)];
  return [
    ...others,
    { ...action, cards: [] },
    { ...action, cards: `${cards}` },
    ...more.map((card) => ({ ...action, cards: [...cards, card] })),
  ];
}

/** What a forger may write for what has been picked. */
const MISCHIEF = [
  '.',
  '..',
  '-1',
  'constructor',
  '__proto__.0',
  'toString',
  'pair.NaN',
  'pair.1e1',
  '0',
  'null',
  '\0',
];
