/** The contract of computers at every level, and of the time that they take. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decisionOf } from '../../../src/game/advice.ts';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import { LEVELS, type Level } from '../../../src/game/levels.ts';
import { reasonText } from '../../../src/game/reasons.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { longestReason } from '../../layout/longest-reason.ts';
import { frozen } from '../frozen.ts';
import { anyTable, walk } from '../walk.ts';
import { RUNS, type Subject } from './subject.ts';

/** Whoever chooses: a computer of a level, or what a hint advises. */
const CHOOSERS = [...LEVELS, 'advice'] as const;
/** Every so many steps of random play they are asked: a master thinks long. */
const ASKED_EVERY: Readonly<Record<Level | 'advice', number>> = {
  friendly: 5,
  house: 5,
  master: 20,
  advice: 10,
};
/** Random play of twenty games asks a master some hundred times, and on a busy machine each takes up to 0.3 s. */
const MAX_MASTER_MS = 90_000;

/** A reason has so many characters at most: panels have no room for more. */
const REASON = /^.{2,160}$/;

export function checkComputers({ game, seats, everySeat, always }: Subject): void {
  it.each(LOCALES)('the longest reason in %s fits', (locale) => {
    const text = reasonText(game.words[locale], longestReason(game, locale, seats));
    expect(text).toMatch(REASON);
  });

  it.each(game.advise ? CHOOSERS : LEVELS)(
    'a computer at level %s chooses the same, whatever others hold',
    (level) => {
      const property = fc.property(anyTable(game, seats), (table) => {
        const chance = seededChance(seedFromText(`${table.seed}/computer`));
        for (const { state, log } of walk(game, table)) {
          if (game.result(state)) return;
          const [seat] = game.toAct(state);
          const choices = game.choices(state, seat!);
          if (log.length % ASKED_EVERY[level] > 0 || choices.length === 1) continue;
          const others = everySeat.filter((other) => other !== seat);
          const exchanged = others.reduce(
            (before, other) =>
              game.audit.resampleHidden(before, other, chance.scope(`${log.length}/${other}`)),
            state,
          );
          const decisionIn = (seen: unknown) => {
            const view = frozen(structuredClone(game.seatView(seen, seat!)));
            const own = chance.scope(`${log.length}`);
            return decisionOf(game, view, own, level === 'advice' ? undefined : level);
          };
          const { choice, reason } = decisionIn(state);
          const name = game.nameOf(choice);
          expect(game.nameOf(decisionIn(exchanged).choice), `seat ${seat}`).toBe(name);
          expect(choices.map((each) => game.nameOf(each))).toContain(name);
          for (const locale of LOCALES) {
            const sentence = reasonText(game.words[locale], reason);
            expect(sentence).toMatch(REASON);
            expect(sentence).not.toMatch(/undefined|NaN|Infinity/);
          }
        }
      });
      fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    },
    MAX_MASTER_MS,
  );

  always('what all see to be a seat’s only choice is its only choice', ({ state }) => {
    const view = game.tableView(state);
    for (const seat of game.toAct(state))
      if (game.deliberation?.(view, seat) === 'forced') expect(game.choices(state, seat)).toHaveLength(1);
  });
}
