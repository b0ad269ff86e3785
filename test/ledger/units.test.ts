import { describe, expect, test } from 'vitest';
import { parseUnits, toMoney } from '../../src/ledger/units.ts';
import { NO_UNITS } from '../../src/store/guilds.ts';

const parse = (fields: { chip?: string; worth?: number; money?: string }) =>
  parseUnits({ ...NO_UNITS, ...fields });

describe('parseUnits and toMoney', () => {
  test('accept a name, and a worth together with the name of the money', () => {
    expect(parse({ chip: ' どんぐり🌰 ' })).toEqual({ units: { ...NO_UNITS, chip: 'どんぐり🌰' } });
    const complete = { chip: "Ann's chips", worth: 100, money: 'ポイント' };
    expect(parse(complete)).toEqual({ units: complete });
    expect(parse({})).toEqual({ units: NO_UNITS });
  });

  test.each([
    [{ worth: 100 }, 'half-worth'],
    [{ money: 'ポイント' }, 'half-worth'],
    [{ worth: 0, money: 'ポイント' }, 'bad-worth'],
    [{ worth: 1.5, money: 'ポイント' }, 'bad-worth'],
    [{ worth: 1_000_001, money: 'ポイント' }, 'bad-worth'],
    [{ chip: '' }, 'bad-name'],
    [{ chip: '   ' }, 'bad-name'],
    [{ chip: '123' }, 'bad-name'],
    [{ chip: 'x'.repeat(17) }, 'bad-name'],
    [{ chip: '**bold**' }, 'bad-name'],
    [{ chip: '<@123>' }, 'bad-name'],
    [{ chip: '@everyone' }, 'bad-name'],
    [{ chip: 'two\nlines' }, 'bad-name'],
    [{ chip: '[x](y)' }, 'bad-name'],
  ])('refuse %j as %s', (fields, error) => {
    expect(parse(fields)).toBe(error);
  });

  test.each([
    ...['円', '百円玉', 'ドル', 'US dollars', 'Yen', 'bitcoin', 'EUR', '元'],
    ...['ＵＳＤ', 'USDC', 'えん', 'U\u200DSD', '人民币', 'ルピー', 'CHF', 'ｂｔｃ', 'ﾄﾞﾙ', 'nitro 2'],
    // Spelled apart, with digits, with letters that look alike, with accents, in another script.
    ...[
      'U.S.D',
      "U'SD",
      'ド・ル',
      'bit coin',
      'd0llar',
      'b\u0456tcoin',
      '\u0395uro',
      'ᴜsᴅ',
      'Dóllar',
      '🇺\u200D🇸\u200D🇩',
    ],
    ...[
      '现金',
      '百元',
      '韩元',
      '港币',
      '美金',
      '英镑',
      '比特币',
      '以太坊',
      '支付宝',
      'Ｑ币',
      '红包',
      '十块',
      '加密货币',
    ],
    ...['エン', 'どる', 'ぽんど', 'usds', 'TRX', 'VND', 'lira', 'krona', '米弗', '現金', 'cash', 'ギフト券'],
  ])('refuse %s as real money, both as a chip and as the money', (name) => {
    expect(parse({ chip: name })).toBe('real-money');
    expect(parse({ worth: 1, money: name })).toBe('real-money');
  });

  test.each([
    ...['游戏币', '金币', '元宝', '积木块', '豆子'],
    ...['元気玉', 'Wonders', 'まどか', 'Euroa', 'えんどう豆', 'Solid', 'Center', 'Country'],
    ...['円盤', 'ドルフィン', 'ハンド・ルール', 'プレゼント', 'Cashew', 'Top 5', 'Pens', '3 stars', 'Мир'],
  ])('accept %s, which only resembles real money', (name) => {
    expect(parse({ chip: name })).toEqual({ units: { ...NO_UNITS, chip: name } });
  });

  test.each(['$', '€5', '¥'])('refuse the currency sign in %s as part of a name', (name) => {
    expect(parse({ chip: name })).toBe('bad-name');
  });

  test('convert chips to play money, but no other book', () => {
    const units = { chip: null, worth: 100, money: 'points' };
    expect(toMoney('chips', -12, units)).toEqual({ amount: -1200, money: 'points' });
    expect(toMoney('points', 12, units)).toBeNull();
    expect(toMoney('chips', 12, NO_UNITS)).toBeNull();
  });
});
