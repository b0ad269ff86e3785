/** Every column of the schema that names a person is exported, erased, and kept in mind where orphans are looked for. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PERSON_COLUMNS, type PersonColumn } from '../../src/store/person-columns.ts';
import { NOON } from '../tables/fixtures.ts';
import { allOf, newStore, raw, rowsOf } from './files.ts';

const WHO = 'id-eve';
const GUILD = 'guild';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Whether a row needs a value for it. */
  readonly isRequired: boolean;
}

const SCHEMA = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');
const COLUMNS: readonly Column[] = [...SCHEMA.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].flatMap(
  ([, table, body]) =>
    [...body!.matchAll(/^ {2}(\w+) +(String|Int|BigInt|Boolean|DateTime)(\??)(.*)$/gm)].map(
      ([, column, type, optional, rest]) => ({
        table: table!,
        column: column!,
        type: type!,
        isRequired: optional === '' && !rest!.includes('@default'),
      }),
    ),
);

/** Columns that name a person and are found by others, or are gone with what they belong to. */
const FOUND_OTHERWISE: readonly string[] = [
  // What a person chose for themselves belongs to no server.
  'Person.userId',
  // An erasure that is under way.
  'Erasure.userId',
  // Moves are found by the seats of those who made them.
  'Move.by',
  // Who held a seat earlier in the hand in play: nobody who did so is erased before the hand has ended.
  'Seat.holders',
];

const NAMES_PERSON = /(user|host|holder|actor|member|player|owner|author|inviter)(Ids?|s)?$|^by$|By$/i;

test('columns that name a person are those of the list', () => {
  const found = COLUMNS.filter(({ type, column }) => type === 'String' && NAMES_PERSON.test(column));
  const listed = PERSON_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(found.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    [...listed, ...FOUND_OTHERWISE].toSorted(),
  );
});

const VALUES: Readonly<Record<string, unknown>> = {
  String: 'x',
  Int: 1,
  BigInt: 1,
  Boolean: 0,
  DateTime: '2026-01-01T00:00:00.000+00:00',
};

/** Inserts a row with what it needs, and these values. */
function insert(file: string, table: string, fields: Readonly<Record<string, unknown>>): void {
  const needed = COLUMNS.filter((each) => each.table === table && each.isRequired);
  const row = { ...Object.fromEntries(needed.map(({ column, type }) => [column, VALUES[type]])), ...fields };
  const names = Object.keys(row).map((name) => `"${name}"`);
  raw(file, (db) =>
    db
      .prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`)
      .run(...Object.values(row)),
  );
}

/** A store in which a person is named in one column of one row. */
async function namedIn({ table, column, ofTable }: PersonColumn) {
  const { store, file } = await newStore();
  const over = { guildId: GUILD, phase: 'over', options: '{}', prompts: '[]', totals: '[]' };
  insert(file, 'Table', { ...over, id: 'aaaaaaaaaa' });
  const own = table === 'Table' ? over : ofTable ? { tableId: 'aaaaaaaaaa' } : { guildId: GUILD };
  const kind = table === 'Entry' ? { kind: 'close' } : {};
  const id = table === 'Table' ? { id: 'bbbbbbbbbb' } : {};
  insert(file, table, { ...own, ...kind, ...id, [column]: WHO });
  return { store, file };
}

describe.each(PERSON_COLUMNS)('somebody in the $column of a $table', (place: PersonColumn) => {
  test('is told so by an export', async () => {
    const { store, file } = await namedIn(place);
    if (place.table === 'Account') {
      insert(file, 'Entry', { guildId: GUILD });
      insert(file, 'Posting', { accountId: 1, entryId: 1 });
    }
    expect((await allOf(store.people.personalData(WHO))).flat()).toHaveLength(1);
  });

  test('is not there any more once they are erased', async () => {
    const { store, file } = await namedIn(place);
    expect(await store.people.erase(WHO, null)).toEqual({ formers: new Map([[GUILD, 1]]) });
    const { table, column } = place;
    expect(rowsOf(file, `SELECT * FROM "${table}" WHERE "${column}" = '${WHO}'`)).toEqual([]);
  });

  test('keeps what they chose for themselves', async () => {
    const { store, file } = await namedIn(place);
    await store.preferences.change(WHO, { locale: 'ja' }, () => null, NOON);
    await allOf(store.preferences.deleteOrphaned(NOON + 1));
    expect(rowsOf(file, 'SELECT "userId" FROM "Person"')).toEqual([{ userId: WHO }]);
  });
});

/** What is stored there needs no name of a member: it has one of its own, shows none, or is soon gone. */
const WITHOUT_NAME = ['Member', 'Wish', 'Proposal', 'Table.hostId', 'PastHolder', 'Waiting', 'Panel'];

test.each(PERSON_COLUMNS)(
  'somebody in the $column of a $table has a name, unless none is shown',
  async (place) => {
    const { store, file } = await namedIn(place);
    raw(file, (db) => db.exec('DELETE FROM "Member"'));
    const isNamed = await store.members.rename({ guildId: GUILD, userId: WHO, name: 'Eve' });
    const needsNone = [place.table, `${place.table}.${place.column}`].some((name) =>
      WITHOUT_NAME.includes(name),
    );
    expect(isNamed).toBe(!needsNone);
  },
);

/** Columns of these tables that tell their person nothing: ids of the row, credentials, and how a message is edited. */
const NOT_EXPORTED = ['userId', 'token', 'isFollowUp', 'replaces'];

test.each([
  ['Person', { userId: WHO }],
  ['Panel', { userId: WHO, tableId: 'aaaaaaaaaa' }],
])('each column of a %s is exported', async (table, own) => {
  const { store, file } = await newStore();
  insert(file, 'Table', { id: 'aaaaaaaaaa', phase: 'over' });
  insert(file, table, own);
  const [row] = (await allOf(store.people.personalData(WHO))).flat();
  const columns = COLUMNS.filter((each) => each.table === table && !NOT_EXPORTED.includes(each.column));
  // Besides, the row says what it is.
  expect(Object.keys(row!)).toHaveLength(columns.length + 1);
});
