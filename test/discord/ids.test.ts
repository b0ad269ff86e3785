import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerId,
  buttonId,
  type ComponentAction,
  choiceId,
  encodeAction,
  historyId,
  isTableId,
  pageId,
  parseCustomId,
  selectId,
  VERBS,
} from '../../src/discord/ids.ts';
import { newTableId } from '../../src/tables/new-table.ts';

const table = fc.stringMatching(/^[0-9a-z]{10}$/);
const at = fc.record({ table, prompt: fc.nat({ max: 999_999_999 }) });
/** As the contract of a game has them: `[A-Za-z0-9.-]`, at most 60. */
const name = fc.stringMatching(/^[A-Za-z0-9.-]{1,60}$/);
const press: fc.Arbitrary<ComponentAction> = fc.oneof(
  name.map((choose) => ({ choose })),
  name.map((show) => ({ show })),
  fc.constantFrom(...VERBS).map((verb) => ({ verb })),
  fc.record({ verb: fc.constantFrom(...VERBS), arg: fc.stringMatching(/^[0-9a-z-]{1,25}$/) }),
);

describe('the id of a control', () => {
  test('of a button says again what pressing it does', () => {
    fc.assert(
      fc.property(at, press, (of, pressed) => {
        const id = buttonId(of, pressed);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id)).toEqual({ ...of, press: pressed });
      }),
    );
  });

  test('of a select leaves that to its values', () => {
    fc.assert(
      fc.property(at, press, fc.stringMatching(/^[0-9a-z]{1,5}$/), (of, pressed, mark) => {
        const [id, value] = [selectId(of, mark), encodeAction(pressed)];
        expect(value.length).toBeLessThanOrEqual(100);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id, [value])).toEqual({ ...of, press: pressed });
        expect(parseCustomId(id)).toBeNull();
      }),
    );
  });

  test('of a page says which', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('rules' as const, 'ledger' as const),
        fc.stringMatching(/^[a-z]{1,20}$/),
        fc.nat({ max: 9999 }),
        (page, of, number) => {
          expect(parseCustomId(pageId({ page, of, number }))).toEqual({ page, of, number });
        },
      ),
    );
  });

  test('of a choice of tables leaves the table to its values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('leave' as const, 'end' as const),
        table,
        fc.stringMatching(/^\d{1,6}$/),
        (choose, id, mark) => {
          expect(parseCustomId(choiceId(choose, mark), [id])).toEqual({ choose, table: id });
          expect(parseCustomId(choiceId(choose, mark))).toBeNull();
          expect(parseCustomId(choiceId(choose, mark), [id, id])).toBeNull();
          expect(parseCustomId(choiceId(choose, mark), [`${id}x`])).toBeNull();
        },
      ),
    );
  });

  test('has room for every table there will be', () => {
    for (let times = 0; times < 100; times++) expect(isTableId(newTableId().id)).toBe(true);
  });
});

describe('what belongs to no table', () => {
  const book = fc.constantFrom('chips', 'points', 'score-babasuki');
  const user = fc.option(fc.bigInt({ min: 10n ** 16n, max: 2n ** 64n - 1n }).map(String));
  const entry = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const from = fc.option(fc.record({ way: fc.constantFrom('before' as const, 'after' as const), entry }));
  const seconds = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });

  test('is read back as it was written: pages of a history', () => {
    fc.assert(
      fc.property(fc.record({ history: book, user, from }), (press) => {
        const id = historyId(press);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id)).toEqual(press);
      }),
    );
  });

  test('is read back as it was written: answers to questions', () => {
    const press = fc.oneof(
      fc.record({ settle: entry }),
      fc.record({ erase: fc.constantFrom('here' as const, 'everywhere' as const), expires: seconds }),
      fc.record({ keep: fc.constantFrom('settle' as const, 'erase' as const) }),
    );
    fc.assert(
      fc.property(press, (of) => {
        expect(answerId(of).length).toBeLessThanOrEqual(100);
        expect(parseCustomId(answerId(of))).toEqual(of);
      }),
    );
  });

  test.each([
    'h:chips:me:-',
    'h:chips:-:c5',
    'h:chips:-:b',
    'h:chips:-:b2147483648',
    'h:CHIPS:-:-',
    'h:chips:12345:-',
    'q:settle:-1',
    'q:settle:2147483648',
    'q:settle:chips',
    'q:erase:there:5',
    'q:keep:all',
    'q:drop:5',
  ])('%s is nothing', (id) => {
    expect(parseCustomId(id)).toBeNull();
  });
});

describe('what is none of ours', () => {
  const anything = fc.oneof(fc.string({ maxLength: 100 }), fc.string({ unit: 'binary', maxLength: 100 }));

  test('is nothing, or a press that a table can judge; it never throws', () => {
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 3 }), (id, values) => {
        const read = parseCustomId(id, values);
        if (read && 'table' in read) expect(isTableId(read.table)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('as a value of a select of ours neither', () => {
    fc.assert(
      fc.property(at, anything, (of, value) => {
        const read = parseCustomId(selectId(of, '0'), [value]);
        if (read) expect(read).toMatchObject(of);
      }),
      { numRuns: 1000 },
    );
  });

  test('cut short before its press is nothing', () => {
    const id = buttonId({ table: 'aaaaaaaaaa', prompt: 12 }, { verb: 'hand' });
    for (let length = 0; length < id.indexOf('v.hand') + 6; length++)
      expect(parseCustomId(id.slice(0, length)), id.slice(0, length)).toBeNull();
  });

  test.each([
    'm:AAAAAAAAAA:1:a.x',
    'm:aaaaaaaaa:1:a.x',
    'm:aaaaaaaaaaa:1:a.x',
    'm:aaaaaaaaaa:-1:a.x',
    'm:aaaaaaaaaa:1e3:a.x',
    'm:aaaaaaaaaa:1234567890:a.x',
    'm:aaaaaaaaaa:1:a.x:more',
    'm:aaaaaaaaaa:1:',
    'm:aaaaaaaaaa:1:x.y',
    'm:aaaaaaaaaa:1:v.constructor',
    'm:aaaaaaaaaa:1:v.__proto__',
    't:end',
    't:explode:1',
    't:end:x',
    'p:rules:../..:0',
    'p:table:doudizhu:0',
    'p:rules:doudizhu:10000',
    'p:rules:doudizhu:-1',
  ])('%s is nothing', (id) => {
    expect(parseCustomId(id)).toBeNull();
  });
});
