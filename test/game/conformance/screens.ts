/** The contract of screens: they fit Discord, offer legal things only, and reach every choice in few screen actions. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Chance, seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal, MAX_SCREEN_ACTIONS, type Seat } from '../../../src/game/game.ts';
import { detailsOf, panelParts, type Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { inTurn } from '../../runs.ts';
import { buttonNamesOn, choicesOn, faultsOf, reachableScreens, showsOn } from '../screens.ts';
import { anyTable, walk } from '../walk.ts';
import { RUNS, type Subject } from './subject.ts';

/** A chance for checks whose outcome does not depend on it. */
const ANY_CHANCE: Chance = seededChance(seedFromText('any'));

/** Of a state's choices, as many are checked for their picks. */
const MAX_CHECKED_PICKS = 8;

/** Texts that a forger may write for the part of a pick already done. */
const FORGED_PICKS = [
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

const anyUtf16 = fc.uint16Array({ maxLength: 12 }).map((units) => String.fromCharCode(...units));

const forgeries = fc.array(fc.oneof(fc.string(), anyUtf16, fc.constantFrom(...FORGED_PICKS)), {
  minLength: 60,
  maxLength: 60,
});

/** Nothing depends on color: the panels of a question that look different say something different. */
function checkColors(panels: readonly Screen[]): void {
  const looksByWords = new Map<string, string>();
  for (const screen of panels) {
    const words = textWithout(screen, ['action', 'style']);
    const looks = textWithout(screen, ['action']);
    if ((looksByWords.get(words) ?? looks) !== looks) expect.fail(`differs by color alone: ${words}`);
    looksByWords.set(words, looks);
  }
}

const textWithout = (screen: Screen, keys: readonly string[]): string =>
  JSON.stringify(screen, (key, value) => (keys.includes(key) ? undefined : value));

export function checkScreens({ game, seats, everySeat, namesOf, always }: Subject): void {
  const checkPanel = (screen: Screen, state: unknown, seat: Seat, names: readonly string[]): void => {
    const outOfTurn = choicesOn(screen).filter((name) => {
      const action = game.outOfTurnAction?.(name) ?? null;
      return action !== null && !isRefusal(game.apply(state, seat, action, ANY_CHANCE));
    });
    const faults = faultsOf(screen, [...names, ...outOfTurn]);
    if (faults.length > 0) expect.fail(faults.join('\n'));
  };

  always('the table fits Discord in every language, and offers nothing', ({ state, log }) => {
    for (const locale of inTurn(LOCALES, log.length))
      expect(faultsOf(game.drawTable(game.tableView(state), locale), [])).toEqual([]);
  });

  always('a panel fits Discord in every language, and offers legal things only', ({ state, log }) => {
    for (const seat of everySeat) {
      const view = game.seatView(state, seat);
      const names = namesOf(state, seat);
      for (const locale of inTurn(LOCALES, log.length + seat)) {
        const panel = game.drawPanel(view, '', locale);
        checkPanel(panelParts(panel), state, seat, names);
        checkPanel(detailsOf(panel), state, seat, []);
      }
    }
  });

  always(`every choice takes at most ${MAX_SCREEN_ACTIONS} screen actions`, ({ state, log }) => {
    const locale = LOCALES[log.length % LOCALES.length]!;
    for (const seat of game.toAct(state)) {
      const view = game.seatView(state, seat);
      const names = namesOf(state, seat);
      const panels = reachableScreens((picked) => panelParts(game.drawPanel(view, picked, locale)));
      for (const screen of panels) checkPanel(screen, state, seat, names);
      if (log.length % 4 === 0) checkColors(panels);
      const reached = new Set(panels.flatMap(choicesOn));
      const missing = names.filter((name) => !reached.has(name));
      if (missing.length > 0) expect.fail(`seat ${seat} does not reach ${missing.join(', ')}`);
    }
  });

  always('every choice has a pick that puts it on a button', ({ state, log }) => {
    const locale = LOCALES[log.length % LOCALES.length]!;
    for (const seat of everySeat) {
      const view = game.seatView(state, seat);
      const choices = game.choices(state, seat);
      const every = Math.ceil(choices.length / MAX_CHECKED_PICKS);
      for (const choice of choices.filter((_, index) => (index + log.length) % every === 0)) {
        const picked = game.pickOf(view, choice);
        expect(picked).toMatch(/^[A-Za-z0-9.-]{0,60}$/);
        const screen = panelParts(game.drawPanel(view, picked, locale));
        if (!buttonNamesOn(screen).includes(game.nameOf(choice)))
          expect.fail(`picked '${picked}': no button for ${game.nameOf(choice)}`);
      }
    }
  });

  it('a forged pick shows a panel that offers legal things only', () => {
    const property = fc.property(anyTable(game, seats), forgeries, (table, junk) => {
      for (const { state, log } of walk(game, table)) {
        if (log.length % 4 > 0) continue;
        const seat = game.toAct(state)[0] ?? 0;
        const view = game.seatView(state, seat);
        const locale = LOCALES[log.length % LOCALES.length]!;
        const names = namesOf(state, seat);
        const real = showsOn(panelParts(game.drawPanel(view, '', locale)));
        const forged = junk.slice(log.length % 50, (log.length % 50) + 6);
        const nearlyReal = real.flatMap((show) => [`${show}.`, `${show}.${forged[0]}`, show.slice(1)]);
        for (const picked of [...forged, ...nearlyReal])
          checkPanel(panelParts(game.drawPanel(view, picked, locale)), state, seat, names);
      }
    });
    fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  });

  it('every hand has a title of its own', () => {
    for (const locale of LOCALES) {
      const titles = [1, 2].map((hand) => game.handTitle(game.options.parse({}), hand, locale));
      expect(new Set(titles).size).toBe(2);
    }
  });
}
