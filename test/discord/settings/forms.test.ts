/** What is typed into the forms of the settings. */
import { describe, expect, it } from 'vitest';
import { readForm } from '../../../src/discord/settings/forms.ts';

const typed = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? '';

describe('a number', () => {
  it.each(['30', '３０', ' 30 ', '0030'])('may be written as %j', (days) => {
    expect(readForm('keepDays', typed({ days }), 'en')).toEqual({ keepDays: 30 });
  });

  it('may have separators', () => {
    expect(readForm('keepDays', typed({ days: '3,650' }), 'en')).toEqual({ keepDays: 3_650 });
  });

  it.each(['6', '3651', '-30', '1e2', '30 days', '٣٠', '9999999999'])('is not %j', (days) => {
    expect(readForm('keepDays', typed({ days }), 'en')).toContain('from 7 to 3,650');
  });

  it('of days is left out for ever', () => {
    expect(readForm('keepDays', typed({}), 'en')).toEqual({ keepDays: 0 });
  });
});

it('limits are refused by the first field that is wrong, in the reader’s language', () => {
  expect(readForm('limits', typed({ member: '5', channel: '26', server: '0' }), 'ja')).toContain(
    'ひとつのチャンネルやスレッドの卓の数',
  );
  expect(readForm('limits', typed({ member: '5', channel: '25', server: '300' }), 'ja')).toEqual({
    limits: { member: 5, channel: 25, server: 300 },
  });
});

it('names that are left empty are taken back', () => {
  expect(readForm('units', typed({ chip: '豆' }), 'zh')).toEqual({
    units: { chip: '豆', worth: null, money: null },
  });
  expect(readForm('units', typed({ chip: '日元' }), 'zh')).toContain('真实货币');
});
