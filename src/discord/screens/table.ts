/** A table in play, and at its end, for all to see: the game's own picture in the frame that every table has. */
import type { AnyGame } from '../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../game/screen.ts';
import { bookOf } from '../../ledger/books.ts';
import { accountOf } from '../../ledger/postings.ts';
import type { AfterHand } from '../../store/ledger/standings.ts';
import type { Table } from '../../store/records.ts';
import { playedByComputer, seatsToAct } from '../../tables/play.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { type BotWords, wordsFor } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { accountName, bookName } from './book.ts';
import { inSeconds } from './lobby.ts';

/** What a book says of the accounts at a table once a hand is over. */
export interface Totals extends AfterHand {
  /** What the server calls its chips; null: chips. */
  readonly chip: string | null;
}

export function tableScreen(game: AnyGame, table: Table, totals: Totals | null): TableScreen {
  const say = wordsFor(table.locale);
  return [
    text(
      `${game.words[table.locale].name} — ${game.handTitle(table.options, table.hand, table.locale)}`,
      'title',
    ),
    ...status(game, table, say),
    { part: 'rule' },
    ...picture(game, table, say),
    { part: 'rule' },
    ...(table.phase === 'playing' ? [] : scores(game, table, totals, say)),
    ...closing(table, say),
    buttons(table, game.words[table.locale].openHandLabel, say),
    text(say.table.named(game.words[table.locale].name, table.id), 'small'),
  ];
}

/** It could have gone on, and nobody was there any more. */
const isDeserted = (game: AnyGame, { phase, state }: Table): boolean =>
  phase === 'over' && state !== null && game.result(state)?.carry !== null;

/** Who must act comes first. */
function status(game: AnyGame, table: Table, say: BotWords): Part<ComponentAction>[] {
  if (table.phase === 'cancelled') {
    return [text(say.table.ended(table.endedBy === null ? null : accountName(table.endedBy, table.locale)))];
  }
  if (isDeserted(game, table)) return [text(say.table.deserted)];
  if (table.phase === 'over') return [text(say.table.over)];
  if (table.phase === 'between')
    return table.deadline === null ? [] : [text(say.table.between(inSeconds(table.deadline)))];
  const who = seatsToAct(game, table).map((seat) => ({ seat }));
  return [text(say.table.turn(who, table.deadline && inSeconds(table.deadline)))];
}

function picture(game: AnyGame, table: Table, say: BotWords): Screen {
  // A hand that was ended early is nothing to look at any more: it asks who is to act, and warns.
  if (table.state === null || (table.phase === 'cancelled' && !game.result(table.state))) return [];
  return game.drawTable(game.tableView(table.state), table.locale).map((part) =>
    part.part === 'seats'
      ? {
          ...part,
          rows: part.rows.map((row) => ({
            ...row,
            isActing: row.isActing && table.phase === 'playing',
            note: absence(table, row.seat, row.note, say),
          })),
        }
      : part,
  );
}

function absence(table: Table, seat: number, note: Line, say: BotWords): Line {
  const { away = false, missed = 0 } = table.seats[seat] ?? {};
  if (away) return line`${note} · ${say.table.away}`;
  return missed > 0 ? line`${note} · ${say.table.late}` : note;
}

/** What the hand paid, what the table has come to, and what the book now says. */
function scores(game: AnyGame, table: Table, totals: Totals | null, say: BotWords): Part<ComponentAction>[] {
  const result = table.state === null ? null : game.result(table.state);
  // Nothing was won or lost yet.
  if (table.totals.length === 0 || (table.hand === 1 && !result)) return [];
  const final = table.phase === 'over' && !isDeserted(game, table);
  const ranked = table.totals.map((total, seat) => ({ seat, total }));
  if (final) ranked.sort((a, b) => b.total - a.total);
  const rows = ranked.map(({ seat, total }) => {
    const won = table.hand > 1 ? (result?.scores[seat] ?? null) : null;
    const row = say.table.scoreRow({ seat }, won, total);
    return text(final ? line`${medal(total, table.totals)} ${row}` : row);
  });
  return [
    text(
      `**${final ? say.table.finalScore : table.phase === 'between' ? say.table.score : say.table.scoreSoFar}**`,
    ),
    ...rows,
    ...(totals && result ? [text(book(game, table, totals, say), 'small')] : []),
  ];
}

const MEDALS = ['🥇', '🥈', '🥉'];

/** Who ties shares a place. */
const medal = (total: number, totals: readonly number[]): string =>
  MEDALS[totals.filter((other) => other > total).length] ?? '▫️';

/** What the book now says of the people; what the computers have come to interests nobody. */
function book(game: AnyGame, table: Table, { posted, totals, chip }: Totals, say: BotWords): Line {
  const { locale } = table;
  const units = { chip, worth: null, money: null };
  const name = bookName(bookOf(game, table), { games: [game], locale, units });
  if (!posted) return line`📒 ${name}: ${ledgerWords(locale).table.notPosted}`;
  const people = table.seats.flatMap((seat, index) =>
    seat.userId === null ? [] : [say.table.ledgerNow({ seat: index }, totals.get(accountOf(seat)) ?? 0)],
  );
  return people.reduce<Line>((sum, one, at) => (at ? line`${sum} · ${one}` : line`📒 ${name}: ${one}`), []);
}

/** At the end the seed is shown, so that everybody can deal the table again. */
function closing(table: Table, say: BotWords): Part<ComponentAction>[] {
  const ended = table.phase === 'over' || (table.phase === 'cancelled' && table.hand > 0);
  return ended ? [text(say.table.seedShown(table.seed), 'small')] : [];
}

function buttons(table: Table, mine: string, say: BotWords): Part<ComponentAction> {
  const playing = table.phase === 'playing' || table.phase === 'between';
  const away = table.seats.some((seat) => seat.userId !== null && playedByComputer(seat));
  return {
    part: 'buttons',
    buttons: [
      ...(playing ? [{ label: mine, action: { kind: 'hand' }, style: 'primary' } as const] : []),
      ...(table.phase === 'between' && table.deadline !== null
        ? [{ label: say.table.next, action: { kind: 'next' }, style: 'secondary' } as const]
        : []),
      ...(playing && away
        ? [{ label: say.table.back, action: { kind: 'back' }, style: 'success' } as const]
        : []),
      ...(playing
        ? []
        : [{ label: say.table.rematch, action: { kind: 'rematch' }, style: 'primary' } as const]),
      { label: say.lobby.rules, action: { kind: 'rules' }, style: 'secondary' },
    ],
  };
}

/** The table's message once the table has gone on in another: what the hand came to, nothing to wait for or to press. */
export function handOverScreen(game: AnyGame, table: Table, totals: Totals | null): TableScreen {
  return tableScreen(game, { ...table, deadline: null }, totals).filter((part) => part.part !== 'buttons');
}
