/** Every game's tutorial: its script follows the rules, its lessons name what the panel shows, and it is short. */
import { describe, expect, it } from 'vitest';
import { eventsBefore, scenesOf } from '../../src/game/scenes.ts';
import type { Screen } from '../../src/game/screen.ts';
import { LEARNER } from '../../src/game/tutorial.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { anywhereBroken } from './anywhere-broken.ts';
import { pathThrough } from './lesson-path.ts';

/** A rule is two or three short sentences, and what to press is one. */
const MAX_TEACH: Readonly<Record<Locale, number>> = { en: 170, ja: 90, zh: 60 };
const MAX_PRESS: Readonly<Record<Locale, number>> = { en: 90, ja: 60, zh: 45 };
const MAX_LEARNT = 300;

/** What a text quotes from the panel, as each language quotes it. */
const QUOTES: Readonly<Record<Locale, RegExp>> = {
  en: /\*([^*]+)\*/g,
  ja: /「([^」]+)」/g,
  zh: /“([^”]+)”/g,
};

const quotedIn = (text: string, locale: Locale): string[] =>
  [...anywhereBroken(text).matchAll(QUOTES[locale])].map(([, quoted]) => quoted!);

const lengthOf = (text: string): number => anywhereBroken(text).length;

/** All texts and labels of a screen. */
const wordsOn = (screen: Screen): string =>
  JSON.stringify(screen, (key, value) => (key === 'action' || key === 'card' ? undefined : value));

describe.each(games)('the tutorial of $id', (game) => {
  const { tutorial } = game;
  const lessons = scenesOf(game).slice(0, -1);

  it('has 8 to 12 lessons, each of its own, and ends with the hand', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(8);
    expect(lessons.length).toBeLessThanOrEqual(12);
    const keys = tutorial.steps.map(({ lesson }) => lesson);
    expect(new Set(keys).size).toBe(keys.length);
    for (const locale of LOCALES)
      expect(Object.keys(game.words[locale].tutorial.lessons).toSorted()).toEqual(keys.toSorted());
    expect(game.result(scenesOf(game).at(-1)!.state)).not.toBeNull();
  });

  it('lets the learner decide in every lesson, and win', () => {
    for (const { state } of lessons) expect(game.toAct(state)).toContain(LEARNER);
    const { scores } = game.result(scenesOf(game).at(-1)!.state)!;
    expect(scores[LEARNER]).toBe(Math.max(...scores));
    expect(scores[LEARNER]).toBeGreaterThan(0);
  });

  describe.each(LOCALES)('in %s', (locale) => {
    const { lessons: words, learnt } = game.words[locale].tutorial;

    it('leads to every choice by the panel’s controls, and names them as they are', () => {
      for (const scene of lessons) {
        const path = pathThrough(game, scene, locale);
        if (!path) return expect.fail(`'${scene.lesson}' takes too many presses`);
        const shown = path.screens.map(wordsOn).join('\n');
        const { teach, press, instead } = words[scene.lesson!]!;
        const quotes = `quotes a control as ${QUOTES[locale]}: ${press}`;
        expect(quotedIn(press, locale).length, quotes).toBeGreaterThan(0);
        const unknown = quotedIn(teach + press + instead, locale).filter((quoted) => !shown.includes(quoted));
        expect([scene.lesson, unknown]).toEqual([scene.lesson, []]);
      }
    });

    it('says what to press in a few words', () => {
      for (const { teach, press, instead } of Object.values(words)) {
        expect(lengthOf(teach), teach).toBeLessThanOrEqual(MAX_TEACH[locale]);
        expect(lengthOf(press), press).toBeLessThanOrEqual(MAX_PRESS[locale]);
        expect(lengthOf(instead), instead).toBeLessThanOrEqual(MAX_PRESS[locale]);
      }
      for (const line of learnt) expect(line.length, line).toBeLessThanOrEqual(MAX_LEARNT);
    });

    it('tells what happened between two lessons once', () => {
      const told = lessons.map((scene) => eventsBefore(game, scene, locale));
      for (const [index, events] of told.entries()) {
        const moves = tutorial.steps[index - 1]?.others ?? tutorial.opening ?? [];
        // A move brings an event, the end of a trick, and what it causes.
        expect(events.length).toBeLessThanOrEqual(3 * moves.length);
      }
    });
  });
});
