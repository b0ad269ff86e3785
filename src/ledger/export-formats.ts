/**
 * File formats of an exported book: CSV by RFC 4180, which spreadsheets open directly, and JSON. The same entries always
 * give the same bytes.
 */
import type { ExportedEntry } from '../store/ledger/export-pages.ts';
import { isPerson } from './postings.ts';

/** The byte order mark by which spreadsheets recognize UTF-8. */
const BOM = '\uFEFF';

const COLUMNS = [
  'entry',
  'at',
  'kind',
  'table',
  'hand',
  'actor',
  'reason',
  'reverses',
  'account',
  'name',
  'amount',
] as const;

/** A file is its head, its rows with a separator between two of them, and its tail. */
export interface ExportFormat {
  readonly extension: 'csv' | 'json';
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
  readonly format: (entry: ExportedEntry) => string;
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula; Japanese ones also accept wide signs. */
const escapeFormula = (text: string): string => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text);

type Cell = string | number | null;

/** Cells of a line of CSV. Texts are escaped, and quoted where necessary; numbers stay numbers. */
const csvCells = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => {
      if (typeof cell === 'number') return String(cell);
      const text = escapeFormula(cell ?? '');
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');

/** One line of CSV with its line end. */
export const csvRow = (cells: readonly Cell[]): string => `${csvCells(cells)}\r\n`;

/** Makes an id a text: a spreadsheet would round one of twenty digits. */
const withPrefix = (prefix: string, id: string | null): string | null =>
  id === null ? null : `${prefix}:${id}`;

export const exportedAccount = (account: string): string => (isPerson(account) ? `user:${account}` : account);

export const CSV_FORMAT: ExportFormat = {
  extension: 'csv',
  head: BOM + csvRow(COLUMNS),
  separator: '',
  tail: '',
  format(entry) {
    const common = csvCells([
      entry.id,
      new Date(entry.at).toISOString(),
      entry.kind,
      withPrefix('table', entry.tableId),
      entry.hand,
      entry.actor === null ? null : exportedAccount(entry.actor),
      entry.reason,
      entry.reverses,
    ]);
    const lines = [...entry.postings, ...entry.players.map((player) => ({ ...player, amount: null }))];
    if (lines.length === 0) return `${common},${csvRow([null, null, null])}`;
    return lines
      .map(({ account, name, amount }) => `${common},${csvRow([exportedAccount(account), name, amount])}`)
      .join('');
  },
};

/** @param header what the file says about itself, before its entries */
export const jsonFormat = (header: Readonly<Record<string, string | number>>): ExportFormat => ({
  extension: 'json',
  head: `${JSON.stringify(header).slice(0, -1)},"entries":[\n`,
  separator: ',\n',
  tail: '\n]}\n',
  format: ({ at, tableId, ...entry }) =>
    JSON.stringify({
      id: entry.id,
      at: new Date(at).toISOString(),
      kind: entry.kind,
      table: tableId,
      hand: entry.hand,
      actor: entry.actor,
      reason: entry.reason,
      reverses: entry.reverses,
      postings: entry.postings,
      ...(entry.players.length > 0 && { players: entry.players }),
    }),
});
