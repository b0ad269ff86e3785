/** A table in play, and at its end, for all to see: the game's own picture in the frame that every table has. */
import type { AnyGame } from '../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../game/screen.ts';
import { accountOf, COMPUTERS } from '../../ledger/postings.ts';
import type { Table } from '../../store/records.ts';
import { playedByComputer, seatsToAct } from '../../tables/play.ts';
import { type ShellWords, wordsFor } from '../../text/words.ts';
import type { TablePress } from '../ids.ts';
import type { TableScreen } from '../render.ts';
import { inSeconds } from './lobby.ts';

/** What a book says of the accounts at a table. */
export type Totals = ReadonlyMap<string, number>;

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
    buttons(table, say),
    text(say.table.named(game.words[table.locale].name, table.id), 'small'),
  ];
}

/** Who must act comes first. */
function status(game: AnyGame, table: Table, say: ShellWords): Part<TablePress>[] {
  if (table.phase === 'cancelled') return [text(say.table.ended)];
  if (table.phase === 'over') return [text(say.table.over)];
  if (table.phase === 'between')
    return table.deadline === null ? [] : [text(say.table.between(inSeconds(table.deadline)))];
  const who = seatsToAct(game, table).reduce<Line>(
    (all, seat) => (all.length ? line`${all}, ${{ seat }}` : [{ seat }]),
    [],
  );
  return [text(say.table.turn(who, table.deadline && inSeconds(table.deadline)))];
}

function picture(game: AnyGame, table: Table, say: ShellWords): Screen {
  if (table.state === null) return [];
  return game.drawTable(game.tableView(table.state), table.locale).map((part) =>
    part.part === 'seats'
      ? {
          ...part,
          rows: part.rows.map((row) => ({
            ...row,
            now: row.now && table.phase === 'playing',
            note: absence(table, row.seat, row.note, say),
          })),
        }
      : part,
  );
}

function absence(table: Table, seat: number, note: Line, say: ShellWords): Line {
  const { away = false, missed = 0 } = table.seats[seat] ?? {};
  if (away) return line`${note} · ${say.table.away}`;
  return missed > 0 ? line`${note} · ${say.table.late}` : note;
}

/** What the hand paid, what the table has come to, and what the book now says. */
function scores(game: AnyGame, table: Table, totals: Totals | null, say: ShellWords): Part<TablePress>[] {
  const result = table.state === null ? null : game.result(table.state);
  const rows = table.seats.map((_, seat) =>
    text(say.table.scoreRow({ seat }, result?.scores[seat] ?? null, table.totals[seat] ?? 0)),
  );
  if (table.totals.length === 0) return [];
  return [
    text(`**${table.phase === 'between' ? say.table.score : say.table.finalScore}**`),
    ...rows,
    ...(totals && game.book !== 'score' && result
      ? [text(book(table, totals, say.books[game.book], say), 'small')]
      : []),
  ];
}

function book(table: Table, totals: Totals, name: string, say: ShellWords): Line {
  const people = table.seats.flatMap((seat, index) =>
    seat.userId === null ? [] : [say.table.ledgerNow({ seat: index }, totals.get(accountOf(seat)) ?? 0)],
  );
  const computers = totals.get(COMPUTERS);
  const all = computers === undefined ? people : [...people, say.table.ledgerNow(say.computers, computers)];
  return all.reduce<Line>((sum, one, at) => (at ? line`${sum} · ${one}` : line`📒 ${name}: ${one}`), []);
}

/** At the end the seed is shown, so that everybody can deal the table again. */
function closing(table: Table, say: ShellWords): Part<TablePress>[] {
  const ended = table.phase === 'over' || (table.phase === 'cancelled' && table.hand > 0);
  return ended ? [text(say.table.seedShown(table.seed), 'small')] : [];
}

function buttons(table: Table, say: ShellWords): Part<TablePress> {
  const playing = table.phase === 'playing' || table.phase === 'between';
  const away = table.seats.some((seat) => seat.userId !== null && playedByComputer(seat));
  return {
    part: 'buttons',
    buttons: [
      ...(playing ? [{ label: say.table.myHand, press: { verb: 'hand' }, look: 'primary' } as const] : []),
      ...(playing && away ? [{ label: say.table.back, press: { verb: 'back' }, look: 'good' } as const] : []),
      ...(playing
        ? []
        : [{ label: say.table.rematch, press: { verb: 'rematch' }, look: 'primary' } as const]),
      { label: say.lobby.rules, press: { verb: 'rules' }, look: 'plain' },
    ],
  };
}

/** The table's message once the table has gone on in another: what the hand came to, nothing to wait for or to press. */
export function handOverScreen(game: AnyGame, table: Table, totals: Totals | null): TableScreen {
  return tableScreen(game, { ...table, deadline: null }, totals).filter((part) => part.part !== 'buttons');
}
