/** What every listed game has besides its rules: a place on the pages, an emblem, a length, scenarios. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../src/game/words.ts';
import { games } from '../src/games/index.ts';
import { unknownFaces } from './game/screens.ts';
import { ROOT } from './sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sectionOf = (page: string, start: string, end: string): string =>
  page.slice(page.indexOf(start) + start.length).split(end)[0]!;

/** The line of README.md that lists all games, in every language. */
const LISTS: Readonly<Record<Locale, readonly [start: string, end: string]>> = {
  en: ['\n**Games:**', '\n\n'],
  ja: ['\n遊べるのは', '\n'],
  zh: ['\n可以玩的有', '\n'],
};

describe.each(games)('$id', (game) => {
  it.each(LOCALES)('is in the list at the top of README.md in %s', (locale) => {
    expect(sectionOf(read('README.md'), ...LISTS[locale])).toContain(game.words[locale].name);
  });

  it('is in the list of games of .github/ISSUE_TEMPLATE/rules.yml, by its Japanese and English names', () => {
    const list = sectionOf(
      read('.github/ISSUE_TEMPLATE/rules.yml'),
      '\n      options:\n',
      '\n    validations:',
    );
    expect(list).toContain(`- ${game.words.ja.name} ${game.words.en.name}`);
  });

  it('has an emblem of three pieces that have pictures', () => {
    expect(game.emblem).toHaveLength(3);
    expect(unknownFaces(game.emblem)).toEqual([]);
  });

  it('takes at least a minute, and as long with most players as with fewest', () => {
    const { min, max } = game.minutes;
    expect([min, max].every((minutes) => Number.isInteger(minutes) && minutes > 0)).toBe(true);
    expect(min).toBeLessThanOrEqual(max);
  });

  it('has seats', () => {
    const { min, max } = game.seats;
    expect(min).toBeGreaterThan(0);
    expect(min).toBeLessThanOrEqual(max);
  });

  it('has scenarios', () => {
    const folder = `test/scenarios/${game.id}`;
    const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [];
    if (files.length === 0) expect.fail(`there is no scenario in ${folder}/`);
  });
});
