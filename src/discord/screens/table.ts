/** A table in play, and at its end, for all to see: the game's own picture in the frame that every table has. */
import type { AnyGame } from '../../game/game.ts';
import { signed } from '../../game/numbers.ts';
import { type Block, type Line, line, type Part, type Screen, text } from '../../game/screen.ts';
import { joinWithDots } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import { bookOf } from '../../ledger/books.ts';
import { accountOf } from '../../ledger/postings.ts';
import type { HandScores } from '../../store/hands.ts';
import type { AfterHand } from '../../store/ledger/standings.ts';
import { chooseTogether, seatsToAct, waitedForNext } from '../../tables/play.ts';
import { isAfterHand } from '../../tables/review.ts';
import { type BegunTable, isDeserted, isOpen, playedByComputer } from '../../tables/table.ts';
import { aloudWords } from '../../text/aloud/catalogue.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { BotWords } from '../../text/words.ts';
import { gameName, handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { bookName } from './book.ts';
import { vacantParts, voteParts } from './company.ts';
import { endingParts, howEnded, wasDeserted } from './ending.ts';
import { desertedText } from './leaving.ts';
import { rankedSeats } from './medals.ts';
import { turningPointParts } from './turning-points.ts';

/** The ledger's totals of the accounts at a table, once a hand is over. */
export interface Totals extends AfterHand {
  /** What the server calls its chips; null: chips. */
  readonly chip: string | null;
}

/** What is known of a table besides itself. */
export interface TableFacts {
  /** Null: the hand is in play. */
  readonly totals: Totals | null;
  /** Earlier hands, the latest first; not all of them where there are many. */
  readonly past: readonly HandScores[];
  /** The name of who ended it early; null: nobody did. */
  readonly endedBy: string | null;
  /** Those of the hand that is over, as far as they have been found. */
  readonly turningPoints: readonly TurningPoint[];
  /** The message has the picture of the results: what it shows is not told once more. Default: it has not. */
  readonly isPictured?: boolean;
}

export function tableScreen(game: AnyGame, table: BegunTable, facts: TableFacts): TableScreen {
  const words = wordsFor(table.locale);
  return [
    title(game, table),
    ...(isOpen(table) ? [] : [{ part: 'rule' } as const]),
    ...status(game, table, facts.endedBy, words),
    ...handAndScores(game, table, facts, words),
    ...vacantParts(table),
    ...voteParts(table),
    ...endingParts(game, table, words),
    buttons(game, table, words),
    name(game, table, words),
  ];
}

const title = (game: AnyGame, table: BegunTable): Part<ComponentAction> =>
  text(
    `${gameName(game, table, table.locale)} — ${game.handTitle(table.options, table.hand, table.locale)}`,
    'title',
  );

/** The table's name, and the way to its text for people who hear the screen. */
const name = (game: AnyGame, table: BegunTable, words: BotWords): Part<ComponentAction> => ({
  part: 'section',
  text: text(words.table.named(gameName(game, table, table.locale), table.id), 'small'),
  button: { label: aloudWords(table.locale).open, action: { kind: 'aloud' }, style: 'secondary' },
});

/** The players that the table waits for, or how it ended. */
function status(
  game: AnyGame,
  table: BegunTable,
  endedBy: string | null,
  words: BotWords,
): Part<ComponentAction>[] {
  if (table.phase === 'cancelled' || table.phase === 'over')
    return [text(howEnded(game, table, endedBy, table.locale) ?? words.table.over)];
  if (table.phase === 'between') {
    const players = waitedForNext(table).map((seat) => ({ seat }));
    const next = handName(game, table, table.locale, table.hand + 1);
    return [text(words.table.between(next, inSeconds(table.deadline), players))];
  }
  if (isDeserted(table)) return [text(desertedText(table, table.locale))];
  const seats = seatsToAct(game, table).map((seat) => ({ seat }));
  return [
    text(words.table.turn(seats, table.deadline && inSeconds(table.deadline), chooseTogether(game, table))),
  ];
}

function handAndScores(
  game: AnyGame,
  table: BegunTable,
  { totals, past, turningPoints, isPictured = false }: TableFacts,
  words: BotWords,
): Part<ComponentAction>[] {
  const hand = isPictured
    ? []
    : [
        { part: 'rule' } as const,
        ...picture(game, table, words),
        ...turningPointParts(game, table, turningPoints, table.locale),
        { part: 'rule' } as const,
      ];
  return [
    ...hand,
    ...(table.phase === 'playing' ? [] : scores(game, table, isPictured, words)),
    ...hands(game, table, past, words),
    ...(totals && game.result(table.state) ? [text(ledgerLine(game, table, totals, words), 'small')] : []),
  ];
}

/** What the game shows of the table, for pictures of it. */
export const tableBlocks = (game: AnyGame, table: BegunTable): Block[] =>
  picture(game, table, wordsFor(table.locale)).filter(isBlock);

const isBlock = (part: Screen[number]): part is Block =>
  part.part === 'text' || part.part === 'cards' || part.part === 'seats' || part.part === 'rule';

function picture(game: AnyGame, table: BegunTable, words: BotWords): Screen {
  // The picture of an unfinished hand asks players to act: at a cancelled table it would mislead.
  if (table.phase === 'cancelled' && !game.result(table.state)) return [];
  return game.drawTable(game.tableView(table.state), table.locale).map((part) =>
    part.part === 'seats'
      ? {
          ...part,
          rows: part.rows.map((row) => ({
            ...row,
            isActing: row.isActing && table.phase === 'playing' && !isDeserted(table),
            note: withAbsence(table, row.seat, row.note, words),
          })),
        }
      : part,
  );
}

function withAbsence(table: BegunTable, seat: number, note: Line, words: BotWords): Line {
  const { away = false, missed = 0, vacant = false } = table.seats[seat] ?? {};
  if (vacant && isOpen(table)) return line`${note} · ${companyWords[table.locale].vacant}`;
  if (away) return line`${note} · ${words.table.away}`;
  return missed > 0 ? line`${note} · ${words.table.timeRanOut}` : note;
}

/** A line for each hand, the first on top; while the table goes on, for each earlier one, and the totals of all of them. */
function hands(
  game: AnyGame,
  table: BegunTable,
  past: readonly HandScores[],
  words: BotWords,
): Part<ComponentAction>[] {
  if (table.hand === 1) return [];
  const { locale, totals } = table;
  const scoreLine = (scores: readonly number[]): Line =>
    joinWithDots(scores.map((score, seat) => line`${{ seat }} ${signed(score)}`));
  const latest = isOpen(table) ? null : game.result(table.state);
  const shown = [...past.toReversed(), ...(latest ? [{ number: table.hand, scores: latest.scores }] : [])];
  const unseen = table.hand - 1 - past.length;
  return [
    ...(unseen > 0 && past.length > 0 ? [text(words.table.pastHandsMore(unseen), 'small')] : []),
    ...shown.map(({ number, scores }) =>
      text(words.table.pastHand(handName(game, table, locale, number), scoreLine(scores)), 'small'),
    ),
    // After one hand the totals are its own.
    ...(table.phase === 'playing' && table.hand > 2
      ? [text(line`**${words.table.scoreSoFar}** ${scoreLine(totals)}`, 'small')]
      : []),
  ];
}

/** The table's own totals, and between hands what the latest one paid; in one line below a picture that has them. */
function scores(
  game: AnyGame,
  table: BegunTable,
  isPictured: boolean,
  words: BotWords,
): Part<ComponentAction>[] {
  const result = game.result(table.state);
  // In the first hand nothing has been won or lost yet.
  if (table.hand === 1 && !result) return [];
  const isFinal = table.phase === 'over' && !wasDeserted(game, table);
  const ranked = rankedSeats(table.totals);
  if (!isFinal) ranked.sort((a, b) => a.seat - b.seat);
  const rows = ranked.map(({ seat, total, medal }) => {
    const won = table.hand > 1 && isOpen(table) ? (result?.scores[seat] ?? null) : null;
    const row = words.table.scoreRow({ seat, isListed: true }, won, total);
    return isFinal ? line`${medal === null ? NO_MEDAL : MEDALS[medal]} ${row}` : row;
  });
  const heading = `**${scoreHeading(table, words)}**`;
  if (isPictured) return [text(line`${heading} ${joinWithDots(rows)}`)];
  return [text(heading), ...rows.map((row) => text(row))];
}

function scoreHeading({ phase }: BegunTable, { table: words }: BotWords): string {
  if (phase === 'over') return words.finalScore;
  return phase === 'between' ? words.score : words.scoreSoFar;
}

const MEDALS = { 1: '🥇', 2: '🥈', 3: '🥉' } as const;
const NO_MEDAL = '▫️';

/** The ledger's totals of the people at the table; the computers' interest nobody. */
function ledgerLine(
  game: AnyGame,
  table: BegunTable,
  { posted, totals, chip }: Totals,
  words: BotWords,
): Line {
  const { locale } = table;
  const units = { chip, worth: null, money: null };
  const book = bookName(bookOf(game, table), { games: [game], locale, units });
  if (!posted) return line`📒 ${book}${words.colon}${ledgerWords(locale).table.notPosted}`;
  const people = table.seats.flatMap((seat, index) =>
    seat.userId === null ? [] : [line`${{ seat: index }} ${signed(totals.get(accountOf(seat)) ?? 0)}`],
  );
  return line`📒 ${words.table.ledgerNow(book)}${words.colon}${joinWithDots(people)}`;
}

function buttons(game: AnyGame, table: BegunTable, words: BotWords): Part<ComponentAction> {
  const { openHandLabel } = game.words[table.locale];
  const isInProgress = isOpen(table);
  const isSomebodyAway = table.seats.some((seat) => seat.userId !== null && playedByComputer(seat));
  return {
    part: 'buttons',
    buttons: [
      ...(isInProgress
        ? [{ label: openHandLabel, action: { kind: 'hand' }, style: 'primary' } as const]
        : []),
      ...(table.phase === 'between'
        ? [{ label: words.table.next, action: { kind: 'next' }, style: 'secondary' } as const]
        : []),
      ...(isInProgress && isSomebodyAway
        ? [{ label: words.table.back, action: { kind: 'back' }, style: 'success' } as const]
        : []),
      ...(isInProgress
        ? []
        : ([
            { label: words.table.rematch, action: { kind: 'rematch' }, style: 'primary' },
            {
              label: guideWords(table.locale).games.another,
              action: { kind: 'another' },
              style: 'secondary',
            },
          ] as const)),
      ...(isAfterHand(game, table)
        ? [{ label: reviewWords(table.locale).open, action: { kind: 'review' }, style: 'secondary' } as const]
        : []),
      { label: words.lobby.rules, action: { kind: 'rules' }, style: 'secondary' },
      {
        label: words.fairShuffle.title[game.usesDice ? 'dice' : 'cards'],
        action: { kind: 'fair' },
        style: 'secondary',
      },
    ],
  };
}
