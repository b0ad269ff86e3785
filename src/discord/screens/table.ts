/** A table in play, and at its end, for all to see: the game's own picture in the frame that every table has. */
import type { AnyGame } from '../../game/game.ts';
import { signed } from '../../game/numbers.ts';
import {
  type Block,
  type Line,
  line,
  type Part,
  type Screen,
  type SeatRow,
  type Text,
  text,
} from '../../game/screen.ts';
import { joinWithDots } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import { bookOf } from '../../ledger/books.ts';
import { accountOf } from '../../ledger/postings.ts';
import type { HandScores } from '../../store/hands.ts';
import type { AfterHand } from '../../store/ledger/standings.ts';
import { isAfterHand } from '../../tables/review.ts';
import { type BegunTable, isDeserted, isOpen, playedByComputer } from '../../tables/table.ts';
import { aloudWords } from '../../text/aloud/catalogue.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { privateWords } from '../../text/private.ts';
import { reviewWords } from '../../text/review/catalogue.ts';
import { watchingWords } from '../../text/watching.ts';
import type { BotWords } from '../../text/words.ts';
import { beginnerOf, beginnersOf, type ChangedCast } from '../cast.ts';
import { gameName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { bookName } from './book.ts';
import { vacantParts, voteParts, waitingParts } from './company.ts';
import { endingParts } from './ending.ts';
import { fairTitle } from './fair-shuffle.ts';
import { handParts, scoreParts } from './scores.ts';
import { levelBeside } from './seat-line.ts';
import { headParts } from './table-head.ts';
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
  /** Who sat there before, and what each has won. Default: null, as nobody has given up a seat of the table in play. */
  readonly cast?: ChangedCast | null;
  /** The message has the picture of the results: what it shows is not told once more. Default: it has not. */
  readonly isPictured?: boolean;
}

export function tableScreen(game: AnyGame, table: BegunTable, facts: TableFacts): TableScreen {
  const words = wordsFor(table.locale);
  return [
    ...tableParts(game, table, facts),
    ...vacantParts(table),
    ...waitingParts(table),
    ...voteParts(table),
    ...endingParts(game, table, words),
    buttons(game, table, words),
    name(game, table, words),
  ];
}

/** The table as it stands, without controls. */
function tableParts(game: AnyGame, table: BegunTable, facts: TableFacts): TableScreen {
  const { isPictured = false, turningPoints } = facts;
  const rule = { part: 'rule' } as const;
  const points = turningPointParts(game, table, turningPoints, table.locale);
  return [
    ...headParts(game, table, facts.endedBy),
    ...(isPictured ? [] : [rule, ...picture(game, table, facts.cast), ...points, rule]),
    // At the end each has a line of their own: where names stand beside each other, lines end within them.
    ...standingParts(game, table, facts, isPictured && table.phase !== 'over'),
  ];
}

/** The table's name, and the way to its text for people who hear the screen. */
const name = (game: AnyGame, table: BegunTable, words: BotWords): Part<ComponentAction> => ({
  part: 'section',
  texts: [
    text(
      [
        ...(table.invited ? [privateWords[table.locale].mark] : []),
        words.table.named(gameName(game, table, table.locale), table.id),
      ].join(' · '),
      'small',
    ),
  ],
  button: { label: aloudWords(table.locale).open, action: { kind: 'aloud' }, style: 'secondary' },
});

/** The totals and the ledger, and a line for each hand. @param isInOneLine the totals stand beside each other */
export function standingParts(
  game: AnyGame,
  table: BegunTable,
  { totals, past, cast = null }: Pick<TableFacts, 'totals' | 'past' | 'cast'>,
  isInOneLine: boolean,
): TableScreen {
  const words = wordsFor(table.locale);
  return [
    ...(table.phase === 'playing' ? [] : scoreParts(game, table, { cast, isInOneLine })),
    ...handParts(game, table, past, cast),
    ...(totals && game.result(table.state) ? ledgerLines(game, table, { totals, cast }, words) : []),
  ];
}

/** What the game shows of the table, for pictures of it. @param isBrief of absence it only marks who is away */
export const tableBlocks = (game: AnyGame, table: BegunTable, isBrief = false): Block[] =>
  picture(game, table, null, isBrief).filter(isBlock);

export const isBlock = (part: TableScreen[number]): part is Block =>
  part.part === 'text' || part.part === 'cards' || part.part === 'seats' || part.part === 'rule';

function picture(game: AnyGame, table: BegunTable, cast: ChangedCast | null = null, isBrief = false): Screen {
  const words = wordsFor(table.locale);
  // The picture of an unfinished hand asks players to act: at a cancelled table it would mislead.
  if (table.phase === 'cancelled' && !game.result(table.state)) return [];
  return game.drawTable(game.tableView(table.state), table.locale).map((part) =>
    part.part === 'seats'
      ? {
          ...part,
          rows: part.rows.map((row) => ({
            ...row,
            isActing: row.isActing && table.phase === 'playing' && !isDeserted(table),
            note: isBrief
              ? withMark(table, row.seat, row.note)
              : withLevel(
                  table,
                  row.seat,
                  withAbsence(table, row.seat, withBeginner(table, row, cast), words),
                ),
          })),
        }
      : part,
  );
}

/** Who held the seat when the hand began, where that was another. */
function withBeginner(table: BegunTable, { seat, note }: SeatRow, cast: ChangedCast | null): Line {
  const beginner = beginnerOf(table, cast, seat);
  return beginner === seat
    ? note
    : line`${note} · ${companyWords[table.locale].tookOver({ seat: beginner })}`;
}

/** How strongly a computer plays stands beside its name. */
function withLevel(table: BegunTable, seat: number, note: Line): Line {
  const level = levelBeside(table, seat, table.locale);
  return level === '' ? note : line`${level} · ${note}`;
}

const withMark = ({ seats }: BegunTable, seat: number, note: Line): Line =>
  seats[seat]?.away ? line`${note} · 💤` : note;

function withAbsence(table: BegunTable, seat: number, note: Line, words: BotWords): Line {
  const { away = false, missed = 0, vacant = false } = table.seats[seat] ?? {};
  if (vacant && isOpen(table)) return line`${note} · ${companyWords[table.locale].vacant}`;
  if (away) return line`${note} · ${words.table.away}`;
  return missed > 0 ? line`${note} · ${words.table.timeRanOut}` : note;
}

/** The ledger's totals of the people who began the hand, if there are any; the computers' interest nobody. */
function ledgerLines(
  game: AnyGame,
  table: BegunTable,
  { totals: afterHand, cast }: { readonly totals: Totals; readonly cast: ChangedCast | null },
  words: BotWords,
): Text[] {
  const { locale } = table;
  const { posted, totals, chip } = afterHand;
  const units = { chip, worth: null, money: null };
  const book = bookName(bookOf(game, table), { games: [game], locale, units });
  if (!posted) return [text(line`📒 ${book}${words.colon}${ledgerWords(locale).table.notPosted}`, 'small')];
  const people = [...beginnersOf(table, cast)].flatMap(([person, holder]) =>
    holder.userId === null ? [] : [line`${{ seat: person }} ${signed(totals.get(accountOf(holder)) ?? 0)}`],
  );
  if (people.length === 0) return [];
  return [text(line`📒 ${words.table.ledgerNow(book)}${words.colon}${joinWithDots(people)}`, 'small')];
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
      ...(isAfterHand(game, table) || table.hand > 1
        ? [{ label: reviewWords(table.locale).open, action: { kind: 'review' }, style: 'secondary' } as const]
        : []),
      ...(isInProgress
        ? ([
            { label: watchingWords[table.locale].watch, action: { kind: 'watch' }, style: 'secondary' },
          ] as const)
        : []),
      { label: words.lobby.rules, action: { kind: 'rules' }, style: 'secondary' },
      {
        label: fairTitle(game, words),
        action: { kind: 'fair' },
        style: 'secondary',
      },
    ],
  };
}
