import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_FORMAT, csvRow, jsonFormat } from '../../src/ledger/export-formats.ts';
import type { ExportedEntry } from '../../src/store/ledger/export-pages.ts';

/** A parser for RFC 4180: fields, quoted or not, and lines that end in CR LF. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const entry = (fields: Partial<ExportedEntry> = {}): ExportedEntry => ({
  id: 7,
  kind: 'adjust',
  at: Date.UTC(2026, 0, 1, 12),
  tableId: null,
  hand: null,
  actor: '12345678901234567890',
  reason: '日本語, "引用"\nと改行',
  reverses: null,
  postings: [
    { account: '12345678901234567890', name: 'あおい', amount: 100 },
    { account: 'bank', name: '', amount: -100 },
  ],
  players: [],
  ...fields,
});

/** A hand that was ended before its end. */
const unfinished = entry({
  kind: 'unfinished',
  tableId: 'aaaaaaaaaa',
  hand: 2,
  reason: 'agreed',
  postings: [],
  players: [
    { account: '12345678901234567890', name: 'あおい' },
    { account: 'former-1', name: '' },
  ],
});

describe('CSV', () => {
  test('has a header, a line per posting, and the byte order mark by which spreadsheets recognize UTF-8', () => {
    expect(CSV_FORMAT.head.startsWith('\uFEFF')).toBe(true);
    const text = CSV_FORMAT.head.slice(1) + CSV_FORMAT.format(entry());
    expect(parse(text)).toEqual([
      ['entry', 'at', 'kind', 'table', 'hand', 'actor', 'reason', 'reverses', 'account', 'name', 'amount'],
      [
        ...['7', '2026-01-01T12:00:00.000Z', 'adjust', '', '', 'user:12345678901234567890'],
        ...['日本語, "引用"\nと改行', '', 'user:12345678901234567890', 'あおい', '100'],
      ],
      [
        ...['7', '2026-01-01T12:00:00.000Z', 'adjust', '', '', 'user:12345678901234567890'],
        ...['日本語, "引用"\nと改行', '', 'bank', '', '-100'],
      ],
    ]);
  });

  test('prefixes table ids, so that no spreadsheet reads them as numbers; an entry without postings has a line too', () => {
    expect(CSV_FORMAT.format(entry({ kind: 'hand', tableId: '12e4567890', hand: 3 }))).toContain(
      ',table:12e4567890,3,',
    );
    expect(CSV_FORMAT.format(entry({ kind: 'close', reason: null, postings: [] }))).toBe(
      '7,2026-01-01T12:00:00.000Z,close,,,user:12345678901234567890,,,,,\r\n',
    );
  });

  test('has a line without an amount for each person who played an unfinished hand', () => {
    const common =
      '7,2026-01-01T12:00:00.000Z,unfinished,table:aaaaaaaaaa,2,user:12345678901234567890,agreed,,';
    expect(CSV_FORMAT.format(unfinished)).toBe(
      `${common}user:12345678901234567890,あおい,\r\n${common}former-1,,\r\n`,
    );
    expect(JSON.parse(jsonFormat({}).format(unfinished))).toMatchObject({ players: unfinished.players });
    expect(JSON.parse(jsonFormat({}).format(entry()))).not.toHaveProperty('players');
  });

  test('escapes texts that a spreadsheet would run as formulas', () => {
    for (const text of [
      '=1+1',
      '+1',
      '-1',
      '@x',
      '\tx',
      '\nx',
      '＝1+1',
      '＋1',
      '－1',
      '＠x',
      '=HYPERLINK("x")',
    ])
      expect(parse(csvRow([text]))).toEqual([[`'${text}`]]);
    expect(csvRow([-5])).toBe('-5\r\n');
  });

  test('is parsed back to the same texts', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((cell) => !/^[=+\-@＝＋－＠\t\r\n]/.test(cell));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        expect(parse(csvRow(cells))).toEqual([cells]);
      }),
    );
  });
});

describe('JSON', () => {
  const format = jsonFormat({ guild: '1', book: 'chips', through: 9 });
  const file = (entries: readonly ExportedEntry[]) =>
    JSON.parse(format.head + entries.map(format.format).join(format.separator) + format.tail) as unknown;

  test('names the server, the book and the last entry, and has every entry unchanged', () => {
    expect(file([entry(), entry({ id: 8, tableId: 'abc', hand: 2 })])).toMatchObject({
      guild: '1',
      book: 'chips',
      through: 9,
      entries: [
        { id: 7, at: '2026-01-01T12:00:00.000Z', table: null, postings: entry().postings },
        { id: 8, table: 'abc', hand: 2 },
      ],
    });
    expect(file([])).toMatchObject({ entries: [] });
  });
});
