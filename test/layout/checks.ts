/**
 * Every panel that random play meets fits one screen of a phone, with the hand and all controls on it, and its rows stay
 * where they are while its player picks.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { type Deals, type Panel, type Question, questions, screenIn } from './panels.ts';
import { type Layout, type Outline, Ruler } from './ruler.ts';
import { partShape } from './shapes.ts';
import { componentsOf } from './tables.ts';

/** The height of a phone's screen, 844 CSS pixels, without Discord's own bars. */
export const MAX_HEIGHT = 640;
/** Faults that are listed. */
const MAX_FAULTS = 20;
const HANDS = Number(process.env.LAYOUT_HANDS ?? 600);

/** Questions that are drawn before their parts are measured. */
const MAX_WAITING = 20_000;

/** Numbers are taken for each other, so that a sum may be wrong by a line of text where one of them makes it wrap. */
const LINE_HEIGHT = 24;
/** Panels that are drawn whole at once. */
const BATCH = 100;

interface High {
  readonly panel: Panel;
  readonly locale: Locale;
  readonly height: number;
}

/** Declares the tests of games. Two files share all games, as files are what runs at the same time. */
export function checkPanelsOf(games: readonly AnyGame[]): void {
  let ruler: Ruler;
  beforeAll(async () => {
    ruler = await Ruler.open();
  });
  afterAll(() => ruler.close());

  it.each(games)(
    `$id shows hand and controls on one screen, and keeps rows in their places, in ${HANDS} hands`,
    (game) => checkPanels(game, ruler, { hands: HANDS, seed: 'layout' }),
  );
}

/** Asserts that panels of these hands fit, and keep their rows. */
export async function checkPanels(game: AnyGame, ruler: Ruler, deals: Deals): Promise<void> {
  const faults: string[] = [];
  /** Panels that are not clearly low enough, one of each that look alike. */
  const high = new Map<string, High>();
  const highest = new Map<Locale, High>();
  let waiting: { readonly question: Question; readonly outlines: readonly Outline[] }[] = [];

  const check = async (): Promise<void> => {
    await ruler.measure();
    for (const { question, outlines } of waiting)
      for (const [language, locale] of LOCALES.entries()) {
        const layouts = outlines.map((outline) => ruler.layoutOf(outline, language));
        for (const [index, { height }] of layouts.entries()) {
          const panel = question[index]!;
          if (height > MAX_HEIGHT - LINE_HEIGHT)
            high.set(`${locale} ${panel.screen.map(partShape).join()}`, { panel, locale, height });
          if (height > (highest.get(locale)?.height ?? 0)) highest.set(locale, { panel, locale, height });
        }
        faults.push(...moved(question, layouts, locale));
      }
    waiting = [];
  };

  for (const question of questions(game, deals)) {
    waiting.push({ question, outlines: question.map((panel) => ruler.outline(panel)) });
    if (ruler.isMeasureDue || waiting.length > MAX_WAITING) await check();
    if (faults.length > MAX_FAULTS) break;
  }
  await check();
  for (const { panel, locale, height, drawn } of await drawWhole(ruler, [
    ...high.values(),
    ...highest.values(),
  ])) {
    if (drawn > MAX_HEIGHT) faults.push(`${drawn} px: ${described(panel, locale)}`);
    if (Math.abs(drawn - height) > LINE_HEIGHT)
      faults.push(`adds up to ${height} px, and is ${drawn} px: ${described(panel, locale)}`);
  }
  expect(faults.slice(0, MAX_FAULTS)).toEqual([]);
}

async function drawWhole(
  ruler: Ruler,
  panels: readonly High[],
): Promise<(High & { readonly drawn: number })[]> {
  const all: (High & { readonly drawn: number })[] = [];
  for (let start = 0; start < panels.length; start += BATCH) {
    const batch = panels.slice(start, start + BATCH);
    const messages = batch.map(({ panel, locale }) => ({
      locale,
      components: componentsOf(screenIn(locale, panel), panel, locale),
    }));
    const heights = await ruler.heightsOf(messages);
    all.push(...batch.map((high, index) => ({ ...high, drawn: heights[index]! })));
  }
  return all;
}

const described = ({ game, place, picked }: Panel, locale: Locale): string =>
  `${game.id}, ${locale}, ${place}, picked '${picked}'`;

/** Rows that are elsewhere, counted from the lower edge, in a later panel of a question than in its first. */
function moved(question: Question, layouts: readonly Layout[], locale: Locale): string[] {
  const [first, ...later] = layouts;
  return later.flatMap(({ rows }, index) =>
    JSON.stringify(rows) === JSON.stringify(first!.rows)
      ? []
      : [`rows at ${rows} instead of ${first!.rows}: ${described(question[index + 1]!, locale)}`],
  );
}
