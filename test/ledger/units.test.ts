import { describe, expect, test } from 'vitest';
import { parseUnits, toMoney } from '../../src/ledger/units.ts';
import { NO_UNITS } from '../../src/store/guilds.ts';

const given = (fields: { chip?: string; worth?: number; money?: string }) =>
  parseUnits({ ...NO_UNITS, ...fields });

describe('units', () => {
  test('are a name, and a worth with a name for it', () => {
    expect(given({ chip: ' どんぐり🌰 ' })).toEqual({ units: { ...NO_UNITS, chip: 'どんぐり🌰' } });
    const all = { chip: "Ann's chips", worth: 100, money: 'ポイント' };
    expect(given(all)).toEqual({ units: all });
    expect(given({})).toEqual({ units: NO_UNITS });
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
  ])('%j are refused as %s', (fields, mistake) => {
    expect(given(fields)).toBe(mistake);
  });

  test.each(['円', '百円玉', 'ドル', 'US dollars', 'Yen', 'bitcoin', 'EUR', '元'])(
    '%s is real money, as a chip and as what it is worth',
    (name) => {
      expect(given({ chip: name })).toBe('real-money');
      expect(given({ worth: 1, money: name })).toBe('real-money');
    },
  );

  test.each(['元気玉', 'Wonders', 'まどか', 'Euroa'])('%s is no real money', (name) => {
    expect(given({ chip: name })).toEqual({ units: { ...NO_UNITS, chip: name } });
  });

  test.each(['$', '€5', '¥'])('the sign in %s is no part of a name', (name) => {
    expect(given({ chip: name })).toBe('bad-name');
  });

  test('turn chips into play money, and nothing else', () => {
    const units = { chip: null, worth: 100, money: 'points' };
    expect(toMoney('chips', -12, units)).toEqual({ amount: -1200, money: 'points' });
    expect(toMoney('points', 12, units)).toBeNull();
    expect(toMoney('chips', 12, NO_UNITS)).toBeNull();
  });
});
