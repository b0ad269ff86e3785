/** Every ruling that the code cites is in its game's RULES.md, and every ruling is cited by a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CARDS, cardOf } from '../src/games/babasuki/cards.ts';
import { games } from '../src/games/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => ending.test(path) && !path.startsWith('src/store/client/'));

const page = (id: string): string => read(`src/games/${id}/RULES.md`);

/** The numbers of a page's rulings, in the order of the page. */
const rulings = (id: string): number[] =>
  [...page(id).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

/** '7, 8', '9–13' and '4 to 12 and 14' as numbers. */
const numbersOf = (list: string): number[] =>
  [...list.matchAll(/(\d+)(?:(?:–| to )(\d+))?/g)].flatMap(([, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );

const LIST = String.raw`\d+(?:(?:–| to )\d+)?(?:(?:, | and )\d+(?:(?:–| to )\d+)?)*`;

/** The rulings of a game that a text cites, such as 'daifugo 7, 8'. */
const cited = (text: string, id: string): number[] =>
  [...text.matchAll(new RegExp(String.raw`\b${id} (${LIST})(?![\d.])`, 'g'))].flatMap(([, list]) =>
    numbersOf(list!),
  );

/** An option as rulings name it, with some or all of its values, and mostly with its default. */
const OPTION = /\boption `(\w+)(?:: ([\w|]+))?`(?:, default `(\w+)`)?/gi;

const valueIn = (text: string): unknown => (/^(?:true|false|\d+)$/.test(text) ? JSON.parse(text) : text);

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The start of a scenario's description names the rulings that the scenario shows: 'Rules 7, 8: …'. */
const scenario = z.object({ about: z.string() });
const citedByScenario = (path: string): number[] =>
  numbersOf(
    scenario.parse(JSON.parse(read(path))).about.match(new RegExp(`^Rules? (${LIST})[:,] `))?.[1] ?? '',
  );

const scenariosOf = (id: string): string[] =>
  existsSync(join(ROOT, 'test/scenarios', id)) ? filesIn(`test/scenarios/${id}`, /\.json$/) : [];

const code = ['src', 'commands', 'test']
  .flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs)$/))
  .filter((path) => path !== 'test/rules.test.ts');

describe('citations are read', () => {
  it('one by one, as lists and as ranges', () => {
    expect(cited('bluff 7 and bluff 9–11, 13 (bluff 2, 3 and 5)', 'bluff')).toEqual([
      7, 9, 10, 11, 13, 2, 3, 5,
    ]);
    expect(numbersOf('4 to 6, 9')).toEqual([4, 5, 6, 9]);
    expect(withoutComments("/** bluff 1 */\n  // bluff 2\nit('bluff 3')")).not.toMatch(/bluff [12]/);
  });
});

describe.each(games.map(({ id }) => ({ id })))('the rulings of $id', ({ id }) => {
  const numbers = rulings(id);

  it('are numbered from 1 without a gap', () => {
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('name their source', () => {
    expect(page(id)).toMatch(/^# .+\n\nSource: \S/);
    expect(page(id)).toContain('**R** = ours');
  });

  it('include every one that the code cites', () => {
    const missing = code.flatMap((path) =>
      cited(read(path), id)
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: ${id} ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it('include every one that a scenario cites', () => {
    const missing = scenariosOf(id).flatMap((path) =>
      citedByScenario(path)
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: rule ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it('are named at the start of every scenario: `Rule 3: …` or `Rules 2, 3: …`', () => {
    expect(scenariosOf(id).filter((path) => citedByScenario(path).length === 0)).toEqual([]);
  });

  it('are each cited by the title of a test', () => {
    const folder = `test/games/${id}`;
    if (!existsSync(join(ROOT, folder))) expect.fail(`there is no test in ${folder}/`);
    const tested = filesIn(folder, /\.test\.ts$/).flatMap((path) => cited(withoutComments(read(path)), id));
    expect(numbers.filter((number) => !tested.includes(number))).toEqual([]);
  });

  it('name options in one form: (option `rounds`, default `2`), or (option `end: last|first`, default `last`)', () => {
    expect(page(id).match(/\boptions?\b(?! `\w+(?:: [\w|]+)?`).{0,30}/gi) ?? []).toEqual([]);
  });

  it('name every option of the game with its default, and only values that there are', () => {
    const { options } = games.find((game) => game.id === id)!;
    const defaults = z.record(z.string(), z.unknown()).parse(options.parse({}));
    const mentions = [...page(id).matchAll(OPTION)];
    const described = mentions.map(([, name, , standard]) => `${name}, default ${standard}`);
    for (const [name, value] of Object.entries(defaults))
      expect(described).toContain(`${name}, default ${value}`);
    for (const [, name, values = ''] of mentions)
      for (const value of values.split('|').filter(Boolean))
        expect(options.shape[name!]?.safeParse(valueIn(value)).success, `${name}: ${value}`).toBe(true);
  });
});

it('the table of babasuki’s cards is the data the game is played with', () => {
  const rows = [
    ...page('babasuki').matchAll(/^\| (\d+)(?:–(\d+))? \| (\w+) \| (.+?) \| (\d+) \| (\d+) \|$/gm),
  ];
  const listed = rows.flatMap(([, first, last, kind, suits, secured, inHand]) =>
    numbersOf(`${first}–${last ?? first}`).map((card, index) => {
      const set = suits === '–' ? '' : (suits!.split(' / ')[index] ?? '');
      return {
        card,
        kind,
        suits: [...set].sort().join(''),
        secured: Number(secured),
        inHand: Number(inHand),
      };
    }),
  );
  const played = CARDS.map((card) => {
    const { kind, marks, secured, inHand } = cardOf(card);
    return { card, kind, suits: [...marks].sort().join(''), secured, inHand };
  });
  expect(listed).toEqual(played);
});
