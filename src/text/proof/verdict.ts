/** A verdict in words, a sentence or two a line. */
import { plain } from '../../game/numbers.ts';
import type { Locale } from '../../game/words.ts';
import type { Counts, Difference, Verdict } from '../../proof/verdict.ts';
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
    const { game, gameVersion } = verdict;
    return { agrees: false, headline: words.unknownGame(game, String(gameVersion)), lines: [] };
  }
  const counts = countLines(verdict.counts, locale);
  if (verdict.outcome === 'agrees') return { agrees: true, headline: words.agrees, lines: counts };
  return {
    agrees: false,
    headline: words.differs,
    lines: [...differenceLines(verdict.difference, locale), ...counts],
  };
}

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
  return [`${words.kinds[what]}`, place.join(' · '), words.expected(expected), words.found(found)];
}

function countLines(counts: Readonly<Counts>, locale: Locale): string[] {
  const words = proofWords(locale);
  const written = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, plain(count)]),
  ) as Record<keyof Counts, string>;
  const { uncheckedChoices, unpostedHands } = counts;
  return [
    words.counts(written),
    ...(uncheckedChoices > 0 ? [words.uncheckedChoices(plain(uncheckedChoices))] : []),
    ...(unpostedHands > 0 ? [words.unpostedHands(plain(unpostedHands))] : []),
  ];
}
