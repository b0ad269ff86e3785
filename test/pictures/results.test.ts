/** The pictures of tables: everything fits and is there, from names to the last card, and the same stands in words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessagePicture } from '../../src/discord/table-pictures/picture.ts';
import { hasResults, resultsPicture } from '../../src/discord/table-pictures/results.ts';
import { tablePicture } from '../../src/discord/table-pictures/table.ts';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { findGame } from '../../src/game/game.ts';
import { line, type Part } from '../../src/game/screen.ts';
import { summaryOf } from '../../src/game/summary.ts';
import type { TurningPoint } from '../../src/game/turning-points.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { widthOf } from '../../src/pictures/letters.ts';
import { setLine } from '../../src/pictures/lines.ts';
import { pngOf } from '../../src/pictures/png.ts';
import { resultsSvg } from '../../src/pictures/results.ts';
import { tableSvg } from '../../src/pictures/table.ts';
import { NAMES, playedTable } from './tables.ts';

const svgOf = ({ request }: MessagePicture): string => {
  if (request.kind === 'chart' || request.kind === 'recap') throw new Error(`a ${request.kind} is no table`);
  return request.kind === 'results' ? resultsSvg(request) : tableSvg(request);
};

/** Discord's limit. */
const MAX_ALT_LENGTH = 1024;

describe.each(games)('$id', (game) => {
  it.each(LOCALES)('tells the results in words and as a picture (%s)', (locale) => {
    for (const seats of [game.seats.min, game.seats.max]) {
      const { table, past } = playedTable(game, { locale, names: NAMES.slice(0, seats), hands: 3 });
      expect(hasResults(game, table)).toBe(true);
      const picture = resultsPicture(game, table, { past });
      expect(picture.alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH);
      for (const name of ['あおい', 'Benjamin']) expect(picture.alt).toContain(name);
      expect(picture.alt).toContain('k7m2p9q4ab');
      expect(picture.alt).not.toMatch(/undefined|NaN|\[object|\*\*/);
      const { request } = picture;
      if (request.kind !== 'results') throw new Error('no results');
      expect(request.rows.map(({ total }) => total)).toEqual(table.totals.toSorted((a, b) => b - a));
      expect(request.outcome.length).toBeGreaterThan(0);
      // Points of the last hand stand beside the totals.
      const hasSeveral = request.rows.some(({ hands }) => hands.length > 1);
      expect(picture.alt.includes(`${request.totalLabel} `)).toBe(hasSeveral);
      const svg = svgOf(picture);
      expect(svg).not.toMatch(/undefined|NaN|Infinity/);
      for (const text of ['あおい', 'Benjamin', '2026'])
        expect(svg.replaceAll(/<[^>]*>/g, '')).toContain(text);
      // Every piece that is named in the picture is in it.
      const shown = svg.match(/<image /g)?.length ?? 0;
      expect(shown).toBeGreaterThanOrEqual(request.rows.flatMap(({ pieces }) => pieces).length);
    }
  });

  it('shows a table in play from its public view alone: what is hidden changes nothing', () => {
    const names = NAMES.slice(0, game.seats.max);
    for (const plays of [1, 6, 15]) {
      const { table } = playedTable(game, { locale: 'en', names, hands: 1, plays });
      if (game.result(table.state)) continue;
      const picture = tablePicture(game, table);
      for (const seat of names.keys()) {
        const chance = seededChance(seedFromText(`hidden/${plays}/${seat}`));
        const state = game.audit.resampleHidden(table.state, seat, chance);
        expect(tablePicture(game, { ...table, state })).toEqual(picture);
      }
      expect(picture.alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH);
      expect(svgOf(picture)).toContain('width="900" height="500"');
      expect(hasResults(game, table)).toBe(false);
    }
  });

  it('has a results card without words of its own, too', () => {
    const { table } = playedTable(game, { locale: 'en', names: NAMES.slice(0, game.seats.min), hands: 1 });
    const screen = game.drawTable(game.tableView(table.state), 'en');
    const summary = summaryOf(screen, game.seats.min);
    expect(summary.seats).toHaveLength(game.seats.min);
    expect(summary.outcome.length).toBeGreaterThan(0);
  });
});

describe('a line in a picture', () => {
  const mentioned = { locale: 'ja' as const, names: NAMES, listedNames: NAMES, pieces: {} };
  const style = { size: 24, color: '#fff', width: 300 };

  it('never is wider than its room, whatever a name is like', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 32 });
    fc.assert(
      fc.property(names, fc.integer({ min: 60, max: 400 }), (name, width) => {
        const set = setLine(
          line`${{ seat: 0 }} が **${12}** 枚！`,
          { ...style, width },
          { ...mentioned, names: [name] },
        );
        expect(set.width).toBeLessThanOrEqual(width + 1);
        expect(set.draw(0, 0)).not.toMatch(/NaN|undefined/);
      }),
      // A word longer than a row that goes on with punctuation.
      { numRuns: 50, examples: [['!!!!!%', 60]] },
    );
  });

  it('keeps punctuation with what it belongs to', () => {
    const text = 'あいうえおかきくけこ、さしすせそ。';
    const narrow = setLine(
      [text],
      { ...style, width: widthOf('あいうえおかきくけこ', 24, 'ja') + 1 },
      mentioned,
    );
    // The comma takes the last letter of the first row along.
    expect(narrow.width).toBeCloseTo(widthOf('あいうえおかきくけ', 24, 'ja'), 0);
  });

  it('keeps the spaces around bold letters', () => {
    const widthOfLine = (text: string) => setLine([text], { ...style, width: 2_000 }, mentioned).width;
    expect(widthOfLine('= **74** → **±0**')).toBeCloseTo(widthOfLine('= 74 → ±0'));
  });

  it('is cut after its last row, with an ellipsis', () => {
    const cut = setLine(['word '.repeat(200)], { ...style, maxRows: 2 }, mentioned);
    expect(cut.height).toBe(2 * Math.ceil(24 * 1.36));
  });

  it('draws names as letters, whatever they would mean in SVG', () => {
    const drawn = setLine([{ seat: 0 }], style, { ...mentioned, names: ['<script>&"'] }).draw(0, 0);
    expect(drawn).toContain('&lt;script&gt;&amp;"');
    expect(drawn).not.toContain('<script');
  });
});

it.each(LOCALES)(
  'a turning point with all that is said of it, and the longest name, is in the picture whole (%s)',
  (locale) => {
    const game = findGame(games, 'bukubuku')!;
    const { table, past } = playedTable(game, { locale, names: NAMES.slice(0, 4), hands: 4 });
    const point: TurningPoint = {
      step: 40,
      seat: 3,
      action: { do: 'play', card: 59 },
      before: 3,
      after: -2,
      isAdvised: true,
      moment: { part: 'turn', number: 11 },
    };
    expect(svgOf(resultsPicture(game, table, { past, turningPoints: [point] }))).not.toContain('>…<');
  },
);

it('a picture of ブクブク leaves to the message what has to be read', () => {
  const game = findGame(games, 'bukubuku')!;
  const shown = (plays: number | undefined) => {
    const { table } = playedTable(game, {
      locale: 'en',
      names: NAMES.slice(0, 3),
      hands: 1,
      ...(plays !== undefined && { plays }),
    });
    return {
      picture: tablePicture(game, table).alt,
      message: linesIn(game.drawTable(game.tableView(table.state), 'en')),
    };
  };
  const first = shown(1);
  expect(first.message).toContain('Your newest lighthouse counts');
  expect(first.picture).not.toContain('Your newest lighthouse counts');
  const last = shown(undefined);
  expect(last.message).toContain('Turn by turn');
  expect(last.picture).not.toMatch(/Turn by turn|Turn 1: /);
});

const linesIn = (screen: readonly Part[]): string =>
  screen.flatMap((part) => (part.part === 'text' ? part.line : [])).join(' ');

it('a PNG has the size and the colors of its drawing', () => {
  const png = Buffer.from(
    pngOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="5"><rect width="9" height="5" fill="#123456"/></svg>',
    ),
  );
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([9, 5]);
});
