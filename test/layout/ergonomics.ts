/**
 * `npm run -s ergonomics -- [HANDS] [SEED]`: plays hands of each game by its panels alone, as somebody does who knows what
 * they want, at the width of a phone (200 hands by default; another seed deals others). Prints presses per decision, scrolls,
 * and places of the last row; fails where a decision takes too many presses, the panel has to be scrolled, or the last row
 * stands elsewhere in any panel of somebody who is to decide.
 */
import { MAX_SCREEN_ACTIONS } from '../../src/game/game.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { type Answer, type Panel, type PickOf, type Press, pressesOn, questions } from './panels.ts';
import { type Outline, Ruler } from './ruler.ts';

/** The height of a phone's screen, 844 CSS pixels, without Discord's own bars. */
const MAX_HEIGHT = 640;
const HANDS = Number(process.argv[2] ?? 200);
const SEED = process.argv[3] ?? 'ergonomics';

interface Figures {
  readonly game: string;
  readonly decisions: number;
  readonly presses: number;
  readonly maxPresses: number;
  /** Panels, in any language, that do not fit the screen. */
  readonly scrolls: number;
  /** Places of the last row, where pass and what stands for it are, from the panel's lower edge over all hands, the most of any language. */
  readonly lastRowPlaces: number;
}

/** Makes a choice in the next press where it can, else picks more, and never anything that leads to no other press. */
const pressOn: Answer = (panelOf, names, pickOf) => {
  const question = [panelOf('')];
  const known = new Set<string>(['']);
  let offered = newPresses(question[0]!, names, known, pickOf);
  while (question.length <= MAX_SCREEN_ACTIONS) {
    const press = pickOf(offered);
    if ('choose' in press) return { question, choice: press.choose };
    const next = panelOf(press.show);
    const leadsTo = newPresses(next, names, known, pickOf);
    if (leadsTo.length > 0) {
      question.push(next);
      const choices = leadsTo.filter((other) => 'choose' in other);
      offered = choices.length > 0 ? choices : leadsTo;
    } else offered = offered.filter((other) => other !== press);
  }
  throw new Error(`${question[0]!.place}: no choice after ${MAX_SCREEN_ACTIONS} presses`);
};

/** The presses of a panel that no earlier panel has offered. Arranging one's hand is none: it answers no question. */
function newPresses(panel: Panel, names: readonly string[], known: Set<string>, pickOf: PickOf): Press[] {
  const presses = pressesOn(panel.screen, pickOf).filter((press) =>
    'choose' in press ? names.includes(press.choose) : !known.has(press.show),
  );
  for (const press of presses) if ('show' in press) known.add(press.show);
  return presses;
}

const ruler = await Ruler.open();
const table: Figures[] = [];
for (const game of games) {
  let [decisions, presses, maxPresses, scrolls] = [0, 0, 0, 0];
  const lastRows = LOCALES.map(() => new Set<number | undefined>());
  let outlined: { readonly outlines: Outline[]; readonly isActing: boolean }[] = [];
  const measure = async (): Promise<void> => {
    await ruler.measure();
    for (const { outlines, isActing } of outlined)
      for (const language of LOCALES.keys()) {
        const layouts = outlines.map((outline) => ruler.layoutOf(outline, language));
        scrolls += layouts.filter(({ height }) => height > MAX_HEIGHT).length;
        if (isActing) for (const { rows } of layouts) lastRows[language]!.add(rows.at(-1));
      }
    outlined = [];
  };
  for (const question of questions(game, { hands: HANDS, seed: SEED }, pressOn)) {
    const { isActing } = question[0]!;
    outlined.push({ outlines: question.map((panel) => ruler.outline(panel)), isActing });
    if (ruler.isMeasureDue || outlined.length > 20_000) await measure();
    if (!isActing) continue;
    decisions++;
    presses += question.length;
    maxPresses = Math.max(maxPresses, question.length);
  }
  await measure();
  table.push({
    game: game.id,
    decisions,
    presses: Number((presses / decisions).toFixed(2)),
    maxPresses,
    scrolls,
    lastRowPlaces: Math.max(...lastRows.map(({ size }) => size)),
  });
}
await ruler.close();
console.table(table);
const isFine = table.every(
  (row) => row.maxPresses <= MAX_SCREEN_ACTIONS && row.scrolls === 0 && row.lastRowPlaces === 1,
);
process.exitCode = isFine ? 0 : 1;
