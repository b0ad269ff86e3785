/**
 * Every panel that random play meets fits one screen of a phone, with the hand and all controls on it, and its rows stay
 * where they are while its player picks.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gamesReply } from '../../src/discord/screens/games.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { type Measures, openRuler, type Ruler } from './measure.ts';
import { emojis, type Panel, questions } from './panels.ts';

/** The height of a phone's screen, 844 CSS pixels, without Discord's own bars. */
const MAX_HEIGHT = 640;
const HANDS = Number(process.env.LAYOUT_HANDS ?? 600);
/** Panels drawn at once. */
const BATCH = 200;

let ruler: Ruler;
beforeAll(async () => {
  ruler = await openRuler();
});
afterAll(() => ruler.close());

/**
 * What decides on a panel's height: its text without ids, with cards and digits all alike. A table with other numbers on
 * it is as high.
 */
const shapeOf = ({ components }: Panel): string =>
  JSON.stringify(components)
    .replaceAll(/"(?:custom_id|value)":"[^"]*"|<t:\d+/g, '')
    .replaceAll(/<:m\w+:\d+>|\{"id":"\d+","name":"\w+"\}/g, '🂠')
    .replaceAll(/\d/g, '0');

const describePanel = ({ game, locale, place, picked }: Panel): string =>
  `${game}, ${locale}, ${place}, picked '${picked}'`;

/** Collects what is wrong; stops where it is clear that much is. */
const MAX_FAULTS = 20;

const cases = games.flatMap((game) =>
  LOCALES.flatMap((locale) =>
    [...new Set([game.seats.min, game.seats.max])].map((seats) => ({ game, locale, seats })),
  ),
);

describe.each(cases)('$game.id in $locale with $seats seats', ({ game, locale, seats }) => {
  it(`shows hand and controls on one screen, and keeps rows in their places, in ${HANDS} hands`, async () => {
    const shapes = new Set<string>();
    const faults: string[] = [];
    let batch: Panel[][] = [];

    const measure = async (): Promise<void> => {
      const panels = batch.flat();
      const measures = await ruler.measure(panels);
      for (const [index, { height }] of measures.entries())
        if (height > MAX_HEIGHT) faults.push(`${height} px: ${describePanel(panels[index]!)}`);
      let start = 0;
      for (const question of batch) {
        faults.push(...moved(question, measures.slice(start, start + question.length)));
        start += question.length;
      }
      batch = [];
    };

    for (const question of questions(game, { hands: HANDS, seats, locale, seed: `layout ${seats}` })) {
      const shape = question.map(shapeOf).join('\n');
      if (shapes.has(shape)) continue;
      shapes.add(shape);
      batch.push([...question]);
      if (batch.length * 2 >= BATCH) await measure();
      if (faults.length >= MAX_FAULTS) break;
    }
    await measure();
    expect(faults.slice(0, MAX_FAULTS)).toEqual([]);
  });
});

it.each(LOCALES)('shows all games with their buttons on one screen, in %s', async (locale) => {
  const { components } = gamesReply({ games, emojis: () => emojis, commandIds: new Map() }, locale);
  const place = 'games';
  const [measures] = await ruler.measure([
    { game: place, locale, place, picked: '', isActing: true, components },
  ]);
  expect(measures!.height).toBeLessThanOrEqual(MAX_HEIGHT);
});

/** Rows that are elsewhere, counted from the lower edge, in a later panel of a question than in its first. */
function moved(question: readonly Panel[], measures: readonly Measures[]): string[] {
  const [first, ...later] = measures;
  return later.flatMap(({ rows }, index) =>
    JSON.stringify(rows) === JSON.stringify(first!.rows)
      ? []
      : [`rows at ${rows} instead of ${first!.rows}: ${describePanel(question[index + 1]!)}`],
  );
}
