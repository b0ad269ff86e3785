/** The languages say the same: one key for each, the same values in each sentence, names that Discord takes. */
import { describe, expect, it } from 'vitest';
import { type Catalogue, LOCALES, type Locale } from '../src/game/words.ts';
import { games } from '../src/games/index.ts';
import { aloudWords } from '../src/text/aloud/catalogue.ts';
import { callingWords } from '../src/text/calling.ts';
import { wordsFor } from '../src/text/catalogue.ts';
import { communityWords } from '../src/text/community/catalogue.ts';
import { companyWords } from '../src/text/company.ts';
import { companyRefusals } from '../src/text/company-refusals.ts';
import { guideWords } from '../src/text/guide/catalogue.ts';
import { invitingWords } from '../src/text/inviting.ts';
import { leavingWords } from '../src/text/leaving.ts';
import { ledgerWords } from '../src/text/ledger/catalogue.ts';
import { levelNames, levelOption, levelWords } from '../src/text/levels.ts';
import { lobbyOptionsWords } from '../src/text/lobby-options.ts';
import { meWords } from '../src/text/me/catalogue.ts';
import { ownTableWords } from '../src/text/own-tables.ts';
import { pictureWords } from '../src/text/pictures.ts';
import { preparationWords } from '../src/text/preparation.ts';
import { privateOption, privateWords } from '../src/text/private.ts';
import { proofWords } from '../src/text/proof/catalogue.ts';
import { reviewWords } from '../src/text/review/catalogue.ts';
import { settingsWords } from '../src/text/settings/catalogue.ts';
import { slowWords } from '../src/text/slow.ts';
import { standing } from '../src/text/standing.ts';
import { whenTimeRunsOut } from '../src/text/turn-clock.ts';
import { watchingWords } from '../src/text/watching.ts';
import { whyNotWords } from '../src/text/why-not/catalogue.ts';
import { catalogueTexts } from './catalogues.ts';

const inAllLanguages = (words: (locale: Locale) => unknown): Catalogue<unknown> => ({
  en: words('en'),
  ja: words('ja'),
  zh: words('zh'),
});

const catalogues: readonly { readonly name: string; readonly in: (locale: Locale) => unknown }[] = [
  { name: 'src/text', in: wordsFor },
  { name: 'src/text/aloud', in: aloudWords },
  { name: 'src/text/community', in: communityWords },
  { name: 'src/text/guide', in: guideWords },
  { name: 'src/text/ledger', in: ledgerWords },
  { name: 'src/text/proof', in: proofWords },
  { name: 'src/text/settings', in: settingsWords },
  { name: 'src/text/why-not', in: whyNotWords },
  { name: 'src/text/me', in: meWords },
  { name: 'src/text/review', in: reviewWords },
  ...Object.entries({
    calling: callingWords,
    'company-refusals': companyRefusals,
    company: companyWords,
    inviting: invitingWords,
    leaving: leavingWords,
    'lobby-options': lobbyOptionsWords,
    'own-tables': ownTableWords,
    pictures: pictureWords,
    preparation: preparationWords,
    private: privateWords,
    slow: slowWords,
    standing,
    'turn-clock': whenTimeRunsOut,
    watching: watchingWords,
    levels: inAllLanguages((locale) => ({
      names: levelNames[locale],
      words: levelWords[locale],
      options: { level: levelOption[locale], private: privateOption[locale] },
    })),
  }).map(([name, words]) => ({ name: `src/text/${name}.ts`, in: (locale: Locale) => words[locale] })),
  ...games.map(({ id, words }) => ({ name: id, in: (locale: Locale) => words[locale] })),
];

/** Catalogues that name a command or an option. */
const WITH_COMMANDS: readonly string[] = ['src/text', 'src/text/levels.ts', 'src/text/me', 'src/text/review']
  .concat(['community', 'guide', 'ledger', 'proof'].map((name) => `src/text/${name}`))
  .concat(games.map(({ id }) => id));

type Leaf = string | ((...values: unknown[]) => unknown);

/** The words in a catalogue by their path. A page of rules is compared by its existence. */
function leavesOf(words: unknown, path = ''): (readonly [path: string, leaf: Leaf])[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, words as Leaf]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`));
}

/** Parameters that one language needs and another does not: a path and the parameter's place. */
const OWN_NEEDS: readonly string[] = [
  // “Everybody” or “all others” needs no number in every language.
  'daifugo.events.cleared 2',
  'daifugo.end.pays 3',
  'src/text/slow.ts.counted 0',
];

/** Finds numbers in strings again, with commas, or in seconds: they serve as names and as numbers. */
const valueAt = (place: number): string => `${7001 + place}000`;

/** The parameters of a refusal that its sentence reads. */
function paramsOf(leaf: Leaf): string[] {
  const read = new Set<string>();
  const params = new Proxy(
    {},
    {
      get(_, key) {
        read.add(String(key));
        // A refusal may also take one value itself.
        return typeof key === 'symbol' ? () => 7_001_000 : 7_001_000;
      },
    },
  );
  if (typeof leaf === 'function') leaf(params);
  return [...read];
}

/** The places of the parameters that a sentence shows; null where it takes more than names and numbers. */
function shownIn(path: string, leaf: Leaf, count: number): string[] | null {
  if (typeof leaf === 'string') return [];
  if (path.startsWith('.refusals.')) return paramsOf(leaf);
  const values = Array.from({ length: count }, (_, place) => valueAt(place));
  try {
    const text = JSON.stringify(leaf(...values)).replaceAll(',', '');
    if (/undefined|NaN|\[object/.test(text)) return null;
    return values.flatMap((value, place) =>
      [value, value.slice(0, -3)].some((shown) => text.includes(shown)) ? [`${place}`] : [],
    );
  } catch {
    return null;
  }
}

/** The parameters that two languages do not share, or that only one shows. */
function differences(path: string, leaf: Leaf, other: Leaf): string[] {
  const count = Math.max(...[leaf, other].map((each) => (typeof each === 'string' ? 0 : each.length)));
  const [shown, expected] = [shownIn(path, leaf, count), shownIn(path, other, count)];
  if (!shown || !expected) return [];
  return [...shown, ...expected].filter((place) => shown.includes(place) !== expected.includes(place));
}

describe.each(catalogues)('the words of $name', ({ name, in: wordsIn }) => {
  const others = LOCALES.slice(1);
  const reference = new Map(leavesOf(wordsIn(LOCALES[0]!)));

  it.each(others)('have the same keys in %s', (locale) => {
    const leaves = new Map(leavesOf(wordsIn(locale)));
    expect([...leaves.keys()].toSorted()).toEqual([...reference.keys()].toSorted());
    for (const [path, leaf] of leaves) {
      expect([path, typeof leaf]).toEqual([path, typeof reference.get(path)]);
      expect([path, leaf]).not.toEqual([path, '']);
    }
  });

  it.each(others)('show the same values in %s', (locale) => {
    const found = leavesOf(wordsIn(locale)).flatMap(([path, leaf]) =>
      differences(path, leaf, reference.get(path)!).map((place) => `${name}${path} ${place}`),
    );
    expect(found.filter((difference) => !OWN_NEEDS.includes(difference))).toEqual([]);
  });

  it.each(LOCALES)('name commands and options within Discord’s limits in %s', (locale) => {
    const words = new Map(leavesOf(wordsIn(locale)));
    const commands = [...words].filter(([path]) =>
      /\.(?:(?:commands|options)\.\w+|command)\.(?:name|description)$/.test(path),
    );
    expect(commands.length > 0).toBe(WITH_COMMANDS.includes(name));
    for (const [path, text] of commands) {
      expect(typeof text).toBe('string');
      if (path.endsWith('.name')) expect(text).toMatch(/^[-_\p{L}\p{N}]{1,32}$/u);
      else expect(String(text).length, path).toBeLessThanOrEqual(100);
    }
  });
});

/** The hanzi of GB 2312, the standard of Simplified Chinese: it has no form that is only traditional or Japanese. */
const SIMPLIFIED: ReadonlySet<string> = new Set(
  new TextDecoder('gb18030').decode(
    Uint8Array.from(
      Array.from({ length: 72 * 94 }, (_, index) => [
        0xb0 + Math.floor(index / 94),
        0xa1 + (index % 94),
      ]).flat(),
    ),
  ),
);

describe('Chinese is written in Simplified Chinese', () => {
  const texts = catalogueTexts('zh').map((text) => text.slice(text.indexOf(': ') + 2));

  it('without kana', () => {
    expect(texts.filter((text) => /[\p{sc=Hiragana}\p{sc=Katakana}ー・]/u.test(text))).toEqual([]);
  });

  it('without traditional or Japanese forms', () => {
    const letters = [...new Set(texts.join(''))].filter((letter) => /\p{sc=Han}/u.test(letter));
    expect(letters.length).toBeGreaterThan(500);
    expect(letters.filter((letter) => !SIMPLIFIED.has(letter))).toEqual([]);
  });

  it('with its own quotation marks, and no half-width full stop', () => {
    expect(texts.filter((text) => /[「」『』"]|[\p{sc=Han}）”]\.(?:\s|$)/u.test(text))).toEqual([]);
  });
});
