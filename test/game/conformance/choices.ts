/** The contract of choices: their names, and that `apply` accepts exactly what is listed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { type AnySeatView, isRefusal, refusalText, type Seat } from '../../../src/game/game.ts';
import { reasonText } from '../../../src/game/reasons.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { frozen } from '../frozen.ts';
import { anyTable, type Moment, type Move, walk } from '../walk.ts';
import { mutantsOf } from './mutants.ts';
import { RUNS, type Subject } from './subject.ts';

export function checkChoices(subject: Subject): void {
  const { game, everySeat, seatsWithChoices, namesOf, always } = subject;

  always('choices have short names, each its own, the same when asked again', ({ state }) => {
    for (const seat of seatsWithChoices(state)) {
      const names = namesOf(state, seat);
      const wrong = names.filter((name) => !/^[A-Za-z0-9.-]{1,60}$/.test(name));
      expect(wrong, 'names are of [A-Za-z0-9.-], 1 to 60 characters').toEqual([]);
      expect(names.length, 'each choice has a name of its own').toBe(new Set(names).size);
      if (namesOf(structuredClone(state), seat).join() !== names.join())
        expect.fail('other names when asked again');
    }
  });

  always('every choice is legal and accepted, and leaves the given state as it was', ({ state, chance }) => {
    for (const seat of seatsWithChoices(state)) {
      for (const choice of game.choices(state, seat)) {
        const action = frozen(game.actionFor(state, seat, choice));
        const refusal = game.whyNot(state, seat, action);
        if (refusal !== null) expect.fail(`${game.nameOf(choice)}: ${refusal.refused}`);
        const next = game.apply(state, seat, action, chance);
        if (isRefusal(next)) expect.fail(`${game.nameOf(choice)}: ${next.refused}`);
      }
    }
  });

  always('everything else is refused with a sentence: past actions, other seats, forgeries', (moment) => {
    const { state, chance, log } = moment;
    const listed = seatsWithChoices(state).flatMap((seat) =>
      game
        .choices(state, seat)
        .map((choice): Move => ({ seat, action: game.actionFor(state, seat, choice) })),
    );
    const listedKeys = new Set(listed.map((move) => JSON.stringify(move)));
    const attempts = [
      ...log.slice(-6).filter(({ isOutOfTurn }) => !isOutOfTurn),
      ...forgeries(moment, listed),
    ].filter(({ seat, action }) => !listedKeys.has(JSON.stringify({ seat, action })));
    for (const { seat, action } of attempts) {
      const parsed = game.schema.action.safeParse(action);
      if (!parsed.success) continue;
      const next = game.apply(state, seat, frozen(parsed.data), chance);
      if (!isRefusal(next)) expect.fail(`seat ${seat} may ${JSON.stringify(action)}`);
      const isCode = LOCALES.some((locale) => refusalText(game.words[locale], next) === next.refused);
      if (isCode) expect.fail(`a code, not a sentence: ${next.refused}`);
    }
  });

  /** Of one choice: its action made by the seats that must not act, and every mutant of it. */
  function forgeries({ chance, log, state }: Moment, listed: readonly Move[]): Move[] {
    if (listed.length === 0) return [];
    const { seat, action } = listed[chance.below(`conformance/forged/${log.length}`, listed.length)]!;
    const others = everySeat.filter((other) => !game.toAct(state).includes(other));
    return [
      ...others.map((other) => ({ seat: other, action })),
      ...mutantsOf(action).map((mutant) => ({ seat, action: mutant })),
    ];
  }

  it('the computer picks a listed choice and says why in every language, knowing only what its seat sees', () => {
    checkPicks(subject, (view, chance, actionOf) => {
      const { choice, reason } = game.computer(view, chance);
      for (const locale of LOCALES) {
        const sentence = reasonText(game.words[locale], reason);
        expect(sentence, reason.because).toMatch(/^.{2,160}$/);
        expect(sentence).not.toMatch(/undefined|NaN|Infinity/);
        expect(game.drawAction(actionOf(choice), locale)).not.toEqual([]);
      }
      return choice;
    });
  });

  it('the safe choice for a player whose time ran out is listed, and depends only on what its seat sees', () => {
    checkPicks(subject, (view, chance) => game.safe(view, chance));
  });
}

/** Computers take their time: they make every third choice, in states that random play leads to. */
const PICKS_EVERY = 3;

/** Plays hands where some choices are picked from views alone. */
function checkPicks(
  { game, seats }: Subject,
  pick: (view: AnySeatView, chance: Chance, actionOf: (choice: unknown) => unknown) => unknown,
): void {
  const property = fc.property(anyTable(game, seats), (table) => {
    const chance = seededChance(seedFromText(table.seed));
    const picked = (state: unknown, seat: Seat, choices: readonly unknown[], step: number) => {
      if (chance.below(`conformance/picks/${step}`, PICKS_EVERY) > 0)
        return choices[chance.below(`conformance/choice/${step}`, choices.length)];
      const view = frozen(structuredClone(game.seatView(state, seat)));
      const name = game.nameOf(
        pick(view, chance.scope(`${step}`), (choice) => game.actionFor(state, seat, choice)),
      );
      return choices.find((choice) => game.nameOf(choice) === name) ?? expect.fail(`not listed: ${name}`);
    };
    for (const { state } of walk(game, table, picked)) if (game.result(state)) return;
  });
  fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}
