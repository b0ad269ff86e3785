/** What a table's message tells of its hands: a line for each that is over, and what everybody has won in all. */
import type { AnyGame } from '../../game/game.ts';
import { signed } from '../../game/numbers.ts';
import { type Line, line, type Part, text } from '../../game/screen.ts';
import { joinWithDots } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import type { HandScores } from '../../store/hands.ts';
import { type BegunTable, isOpen } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import { standing } from '../../text/standing.ts';
import type { BotWords } from '../../text/words.ts';
import type { ChangedCast, Standing } from '../cast.ts';
import { handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import { wasDeserted } from './ending.ts';
import { placeOf, rankedSeats } from './medals.ts';

/** A hand, and by seat what it paid. */
interface Scores {
  readonly number: number;
  readonly scores: readonly number[];
}

/** People with what each has won or lost, as many words as a name and a number. */
const totalsLine = (totals: readonly { readonly person: number; readonly total: number }[]): Line =>
  joinWithDots(totals.map(({ person, total }) => line`${{ seat: person }} ${signed(total)}`));

/** What everybody has won: by seat, unless seats have changed hands. */
const standingsOf = (game: AnyGame, table: BegunTable, cast: ChangedCast | null): readonly Standing[] => {
  const scores = game.result(table.state)?.scores;
  return (
    cast?.standings ?? table.totals.map((total, person) => ({ person, total, won: scores?.[person] ?? null }))
  );
};

/** Further people, of whom there is no row. */
const unlisted = ({ unlisted: count }: ChangedCast, { locale }: BegunTable): string[] =>
  count > 0 ? [communityWords(locale).evening.more(count)] : [];

/**
 * A line for each hand, the first on top, with the names of those who began it; while the table goes on, for each earlier one,
 * and the totals of all of them.
 */
export function handParts(
  game: AnyGame,
  table: BegunTable,
  past: readonly HandScores[],
  cast: ChangedCast | null,
): Part<ComponentAction>[] {
  if (table.hand === 1) return [];
  const { locale } = table;
  const words = wordsFor(locale);
  const scoresOf = ({ number, scores }: Scores): Line => {
    const people = cast?.inHand(number);
    // Where some have won from others, those who have not are left out.
    const isAmongSome =
      scores.some((score) => score !== 0) && scores.reduce((sum, score) => sum + score, 0) === 0;
    return totalsLine(
      scores.flatMap((total, seat) =>
        isAmongSome && total === 0 ? [] : [{ person: people?.[seat] ?? seat, total }],
      ),
    );
  };
  const latest = isOpen(table) ? null : game.result(table.state);
  const shown = [...past.toReversed(), ...(latest ? [{ number: table.hand, scores: latest.scores }] : [])];
  const unseen = table.hand - 1 - past.length;
  return [
    ...(unseen > 0 && past.length > 0 ? [text(words.table.pastHandsMore(unseen), 'small')] : []),
    ...shown.map((hand) =>
      text(words.table.pastHand(handName(game, table, locale, hand.number), scoresOf(hand)), 'small'),
    ),
    // After one hand the totals are its own.
    ...(table.phase === 'playing' && table.hand > 2 ? [totalsInOneLine(game, table, cast, locale)] : []),
  ];
}

function totalsInOneLine(
  game: AnyGame,
  table: BegunTable,
  cast: ChangedCast | null,
  locale: Locale,
): Part<ComponentAction> {
  const { totals, scoreSoFar } = wordsFor(locale).table;
  const heading = table.phase === 'over' ? totals : scoreSoFar;
  return text(line`**${heading}** ${totalsLine(standingsOf(game, table, cast))}`, 'small');
}

/**
 * What everybody has won, for a player's panel between two hands and at the end; after one hand the game itself says it, and so do
 * games that keep score by themselves.
 */
export function ownTotals(
  game: AnyGame,
  table: BegunTable,
  cast: ChangedCast | null,
  locale: Locale,
): Part<ComponentAction>[] {
  const isTold = table.phase !== 'playing' && table.hand > 1 && game.bookKind(table.options) !== 'score';
  return isTold ? [totalsInOneLine(game, table, cast, locale)] : [];
}

/**
 * The table's own totals, and between hands what the latest one paid; in one line below a picture that has them, or where room is
 * short. Where seats have changed hands, each of their people has a row.
 */
export function scoreParts(
  game: AnyGame,
  table: BegunTable,
  { cast, isInOneLine }: { readonly cast: ChangedCast | null; readonly isInOneLine: boolean },
): Part<ComponentAction>[] {
  // In the first hand nothing has been won or lost yet.
  if (table.hand === 1 && !game.result(table.state)) return [];
  const words = wordsFor(table.locale);
  const isFinal = table.phase === 'over' && !wasDeserted(game, table);
  const standings = standingsOf(game, table, cast);
  const ranked = rankedSeats(standings.map(({ total }) => total));
  if (!isFinal) ranked.sort((a, b) => a.seat - b.seat);
  const rows = ranked.map(({ seat: index, total, medal }) => {
    const { person, won } = standings[index]!;
    const isTold = table.hand > 1 && isOpen(table);
    const row = words.table.scoreRow({ seat: person, isListed: true }, isTold ? won : null, total);
    if (!isFinal || (medal === null && isInOneLine)) return row;
    return line`${medal === null ? NO_MEDAL : MEDALS[medal]} ${row}`;
  });
  const all = [...rows, ...(cast ? unlisted(cast, table) : [])];
  const heading = `**${scoreHeading(table, words)}**`;
  if (isInOneLine) return [text(line`${heading} ${joinWithDots(all)}`)];
  return [text(heading), ...all.map((row) => text(row))];
}

function scoreHeading({ phase }: BegunTable, { table: words }: BotWords): string {
  if (phase === 'over') return words.finalScore;
  return phase === 'between' ? words.score : words.scoreSoFar;
}

const MEDALS = { 1: '🥇', 2: '🥈', 3: '🥉' } as const;
/** In the column of medals. */
const NO_MEDAL = '▫️';

/** So many winners are named; where more tie, the table's message has them. */
const MAX_WINNERS = 3;

/**
 * What a player has in all, their place, and who has won; where seats have changed hands, only of hands that they began. Null: the
 * table had one hand, in which nobody won anything.
 */
export function ownStanding(
  game: AnyGame,
  table: BegunTable,
  { seat, cast }: { readonly seat: number; readonly cast: ChangedCast | null },
  locale: Locale,
): Line | null {
  const standings = standingsOf(game, table, cast);
  const totals = standings.map(({ total }) => total);
  const own = standings.find(({ person }) => person === seat)?.total ?? table.totals[seat]!;
  const place = placeOf(own, totals);
  const first = standings.filter(({ total }) => placeOf(total, totals) === 1);
  const winners = first.map(({ person }) => ({ seat: person }));
  // After one hand the game itself says what was won.
  const total = table.hand > 1 ? own : null;
  if (total === null && first.length === 0) return null;
  const kind = game.bookKind(table.options);
  return standing[locale]({
    total,
    place,
    isTied: totals.filter((other) => other === own).length > 1,
    winners: place === 1 || winners.length > MAX_WINNERS ? [] : winners,
    unit: kind === 'chips' ? 'chips' : 'points',
    isSigned: kind !== 'score',
  });
}
