/**
 * A book as files: CSV as RFC 4180 has it, which spreadsheets open as it is, and JSON. The same entries make the same
 * bytes at any time.
 */
import type { ExportedEntry } from '../store/ledger/export.ts';
import { isPerson } from './postings.ts';

/** Tells a spreadsheet that the file is UTF-8. */
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

/** A file: what stands before its rows, between two of them, and after the last. */
export interface ExportFormat {
  readonly extension: 'csv' | 'json';
  readonly head: string;
  readonly separator: string;
  readonly tail: string;
  /** An entry's rows as text. */
  readonly format: (entry: ExportedEntry) => string;
}

/** A text that a spreadsheet would take for a formula, a Japanese one by its wide signs too, begins with an apostrophe. */
const escapeFormula = (text: string): string => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text);

/** A line of CSV with its end. Texts are made harmless and quoted where they need it; numbers stay numbers. */
export const csvRow = (cells: readonly (string | number | null)[]): string => {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const text = escapeFormula(cell ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(',')}\r\n`;
};

/** A spreadsheet would round an id of twenty figures: a word before it keeps it a text. */
const withPrefix = (what: string, id: string | null): string | null => (id === null ? null : `${what}:${id}`);

export const exportedAccount = (account: string): string => (isPerson(account) ? `user:${account}` : account);

export const CSV_FORMAT: ExportFormat = {
  extension: 'csv',
  head: BOM + csvRow(COLUMNS),
  separator: '',
  tail: '',
  format(entry) {
    const common = [
      entry.id,
      new Date(entry.at).toISOString(),
      entry.kind,
      withPrefix('table', entry.tableId),
      entry.hand,
      entry.actor === null ? null : exportedAccount(entry.actor),
      entry.reason,
      entry.reverses,
    ];
    if (entry.postings.length === 0) return csvRow([...common, null, null, null]);
    return entry.postings
      .map(({ account, name, amount }) => csvRow([...common, exportedAccount(account), name, amount]))
      .join('');
  },
};

/** @param about what the file says of itself, before its entries */
export const jsonFormat = (about: Readonly<Record<string, string | number>>): ExportFormat => ({
  extension: 'json',
  head: `${JSON.stringify(about).slice(0, -1)},"entries":[\n`,
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
    }),
});
