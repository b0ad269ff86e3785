/** What the results card of a table shows, and the same in words. */
import type { AnyGame } from '../../game/game.ts';
import { signed } from '../../game/numbers.ts';
import { type Line, line } from '../../game/screen.ts';
import { type HandSummary, summaryOf } from '../../game/summary.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { ResultRow, ResultsCard } from '../../pictures/request.ts';
import type { HandScores } from '../../store/hands.ts';
import type { BegunTable, Holder } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { pictureWords } from '../../text/pictures.ts';
import type { ChangedCast } from '../cast.ts';
import { gameName } from '../game-name.ts';
import { rankedSeats } from '../screens/medals.ts';
import { turningPointLines } from '../screens/turning-points.ts';
import { altText, drawnNames, facesIn, fitsAlt, piecesOf, spokenBy } from './mentioned.ts';
import type { MessagePicture } from './picture.ts';

const NOTHING: HandSummary = { outcome: [], seats: [], keyPlays: [] };

/** Whether a table has ended, and there is something to show of it. */
export function hasResults(game: AnyGame, table: BegunTable): boolean {
  if (table.phase !== 'over' && table.phase !== 'cancelled') return false;
  return table.hand > 1 || game.result(table.state) !== null;
}

/** The hand that was played last. What is hidden in an unfinished one stays so: it has no summary. */
function summaryOfLastHand(game: AnyGame, { state, seats, locale }: BegunTable): HandSummary {
  if (!game.result(state)) return NOTHING;
  return (
    game.summarize?.(state, locale) ?? summaryOf(game.drawTable(game.tableView(state), locale), seats.length)
  );
}

function rowsOf(
  game: AnyGame,
  { totals, state, hand }: BegunTable,
  { seats }: HandSummary,
  { past, cast }: Pick<Told, 'past' | 'cast'>,
): ResultRow[] {
  const latest = game.result(state)?.scores;
  const hands = [...past.toReversed(), ...(latest ? [{ number: hand, scores: latest }] : [])];
  const standings = cast?.standings ?? totals.map((total, person) => ({ person, total }));
  const paidIn = (
    { number, scores }: { readonly number: number; readonly scores: readonly number[] },
    person: number,
  ): number => {
    const people = cast?.inHand(number) ?? [...scores.keys()];
    return scores.reduce((sum, score, seat) => sum + (people[seat] === person ? score : 0), 0);
  };
  return rankedSeats(standings.map(({ total }) => total)).map(({ seat: index, total, medal }) => {
    const { person } = standings[index]!;
    return {
      seat: person,
      medal,
      total,
      hands: hands.map((each) => paidIn(each, person)),
      pieces: seats[person]?.pieces ?? [],
      note: seats[person]?.note ?? [],
    };
  });
}

/** What is known of a table besides itself. */
interface Told {
  /** Earlier hands, the latest first. */
  readonly past: readonly HandScores[];
  /** Those of the last hand, as far as they have been found. */
  readonly turningPoints?: readonly TurningPoint[];
  /** Who sat there before, and what each has won; null: nobody has given up a seat of the table in play. */
  readonly cast?: ChangedCast | null;
}

export function resultsPicture(
  game: AnyGame,
  table: BegunTable,
  { past, turningPoints = [], cast = null }: Told,
): MessagePicture {
  const { locale, id } = table;
  const people = cast?.people ?? table.seats;
  const words = wordsFor(locale);
  const title = gameName(game, table, locale);
  const summary = summaryOfLastHand(game, table);
  const rows = rowsOf(game, table, summary, { past, cast });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    table.touchedAt,
  );
  const hand = game.handTitle(table.options, table.hand, locale);
  const keyPlays = [...turningPointLines(game, table, turningPoints, locale), ...summary.keyPlays];
  const faces = [
    ...game.emblem,
    ...rows.flatMap(({ pieces }) => pieces),
    ...facesIn([...summary.outcome, ...keyPlays, ...rows.map(({ note }) => note)]),
  ];
  const card: ResultsCard = {
    kind: 'results',
    locale,
    ...drawnNames(people, locale),
    pieces: piecesOf(game, faces),
    title,
    subtitle: [pictureWords[locale].results, hand, date].join(' · '),
    emblem: game.emblem,
    outcome: summary.outcome,
    rows,
    totalLabel: pictureWords[locale].total,
    keyPlaysTitle: pictureWords[locale].keyPlays,
    keyPlays,
    footer: `${words.table.named(title, id)} · Madoi`,
  };
  return { kind: 'results', request: card, alt: altOf(card, game, people) };
}

/** Everything that the card shows; where that is too long for Discord, as many of the key plays as there is room for. */
function altOf(card: ResultsCard, game: AnyGame, people: readonly Holder[]): string {
  const { locale } = card;
  const spoken = spokenBy(game, people, locale);
  const { colon } = wordsFor(locale);
  const standings = card.rows.map(({ seat, total, hands, note, pieces }) => {
    const place = 1 + card.rows.filter((row) => row.total > total).length;
    const left = [note, pieces.length > 0 ? [{ cards: pieces }] : []]
      .map(spoken)
      .filter((part) => part !== '');
    const rest = left.length > 0 ? `${colon}${left.join(' · ')}` : '';
    const sum = hands.length > 1 ? `${card.totalLabel} ${signed(total)}` : signed(total);
    return `${place}. ${spoken(line`${{ seat, isListed: true }} ${sum}`)}${rest}`;
  });
  const linesWith = (keyPlays: readonly Line[]): string[] => [
    `${card.title} · ${card.subtitle}`,
    ...card.outcome.map(spoken),
    ...standings,
    ...(keyPlays.length > 0 ? [`${card.keyPlaysTitle}${colon}${keyPlays.map(spoken).join(' / ')}`] : []),
    card.footer,
  ];
  const texts = Array.from({ length: card.keyPlays.length + 1 }, (_, dropped) =>
    linesWith(card.keyPlays.slice(dropped)),
  );
  return altText(texts.find(fitsAlt) ?? linesWith([]));
}
