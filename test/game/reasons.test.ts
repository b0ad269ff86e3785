/** Computers' reasons speak of every seat: the player reads them as a hint, everybody in a review. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale, type Params } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';

/** Everything that a sentence may depend on: what is there and what is not, one and several. */
const NUMBERS = ['percent', 'next', 'best', 'theirs', 'other', 'points', 'unknown', 'cards', 'left', 'turns']
  .concat(['shown', 'rolled', 'low', 'high', 'villains', 'others', 'treasures', 'heroes', 'safe', 'options'])
  .concat(['called', 'face', 'bombs', 'bestCount', 'bestFace', 'alike', 'often']);
const OPTIONAL = ['own', 'out', 'saved', 'sureCount', 'sureFace'];

const paramsOf = (names: readonly string[], value: number): Params =>
  Object.fromEntries(names.map((name) => [name, value]));

const SAMPLES: readonly Params[] = [0, 1, 2, 6].flatMap((value) => [
  paramsOf(NUMBERS, value),
  paramsOf([...NUMBERS, ...OPTIONAL], value),
  ...OPTIONAL.map((name) => paramsOf([...NUMBERS, name], value)),
]);

const SECOND_PERSON: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:you|your|yours|yourself)\b/i,
  ja: /あなた|君|きみ|ましょう|ください/,
  zh: /你|您|咱/,
};

const sentencesOf = (words: (typeof games)[number]['words'][Locale]): string[] =>
  Object.entries(words.reasons).flatMap(([code, sentence]) =>
    SAMPLES.map((params) => `${code}: ${sentence(params)}`),
  );

test.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'no reason of $game.id in $locale speaks to anybody',
  ({ game, locale }) => {
    const sentences = sentencesOf(game.words[locale]);
    expect(sentences.length).toBeGreaterThan(SAMPLES.length);
    expect(sentences.filter((sentence) => SECOND_PERSON[locale].test(sentence))).toEqual([]);
  },
);
