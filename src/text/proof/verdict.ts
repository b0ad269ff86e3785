/** A verdict in words, a sentence or two a line. */
import { plain } from '../../game/numbers.ts';
import type { Locale } from '../../game/words.ts';
import {
  type Counts,
  type Difference,
  type DifferenceKind,
  isPartial,
  type Verdict,
} from '../../proof/verdict.ts';
import { proofWords } from './catalogue.ts';

export interface VerdictText {
  readonly agrees: boolean;
  /** What came of it, in a sentence. */
  readonly headline: string;
  /** What was found, and how much was checked. */
  readonly lines: readonly string[];
}

export function verdictText(verdict: Verdict, locale: Locale): VerdictText {
  const words = proofWords(locale);
  if (verdict.outcome === 'unknown-game') {
    return { agrees: false, headline: otherRules(verdict, locale), lines: [] };
  }
  const counts = countLines(verdict.counts, locale);
  if (verdict.outcome === 'agrees') {
    const headline = isPartial(verdict.counts) ? words.agreesInPart : words.agrees;
    return { agrees: true, headline, lines: counts };
  }
  return {
    agrees: false,
    headline: words.differs,
    lines: [...differenceLines(verdict.difference, locale), ...counts],
  };
}

/** Which rules a table was played by, where they are not those of this version. @param game its name; default: its id */
export function otherRules(
  { game: id, gameVersion, ownVersion }: Omit<Extract<Verdict, { outcome: 'unknown-game' }>, 'outcome'>,
  locale: Locale,
  game = id,
): string {
  const { unknownGame, earlierRules, laterRules } = proofWords(locale);
  const version = plain(gameVersion);
  if (ownVersion === null) return unknownGame(game, version);
  return (gameVersion < ownVersion ? earlierRules : laterRules)(game, version, plain(ownVersion));
}

type Source = 'expected' | 'found' | 'inLedger' | 'stored';
/** Where the two values are from, unless one follows from the file and the other is in it. */
const SOURCES: Partial<Readonly<Record<DifferenceKind, readonly [Source, Source]>>> = {
  stored: ['stored', 'found'],
  ledger: ['inLedger', 'found'],
  'missing-entry': ['expected', 'inLedger'],
};

function differenceLines(
  { what, hand, step, seat, at, expected, found }: Difference,
  locale: Locale,
): string[] {
  const words = proofWords(locale);
  const place = [
    ...(hand === null ? [] : [words.hand(plain(hand))]),
    ...(step === null ? [] : [step === 0 ? words.deal : words.action(plain(step))]),
    ...(seat === null ? [] : [words.seat(plain(seat + 1))]),
    at,
  ];
  const [said, seen] = SOURCES[what] ?? (['expected', 'found'] as const);
  return [words.kinds[what], place.join(' · '), words[said](expected), words[seen](found)];
}

/** What is told only where there is some of it. */
const SPECIAL_COUNTS = [
  'uncheckedChoices',
  'unknownHolders',
  'uncheckedEntries',
  'unpostedHands',
  'changedHands',
] as const satisfies readonly (keyof Counts)[];

function countLines(counts: Readonly<Counts>, locale: Locale): string[] {
  const words = proofWords(locale);
  const written = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, plain(count)]),
  ) as Record<keyof Counts, string>;
  return [
    words.counts(written),
    ...SPECIAL_COUNTS.flatMap((name) => (counts[name] > 0 ? [words[name](written[name])] : [])),
  ];
}
