/** Tables whose seats changed hands: their files agree, and what is forged in them, or left out of them, is told. */
import { describe, expect, it, test } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { readTableFile, type TableFile, writeTableFile } from '../../src/proof/table-file.ts';
import { verifyTable } from '../../src/proof/verify.ts';
import type { LedgerPart } from '../../src/proof/verify-parts.ts';
import { verdictText } from '../../src/text/proof/verdict.ts';
import { verifyByCommand } from './by-command.ts';
import { randomPlay, randomTable, shortCompanyTable } from './random-tables.ts';
import { rememberedChoices } from './remembered-choices.ts';
import { forgeriesOf, isFoundAs } from './tamperings.ts';

const parts = { games, choose: rememberedChoices(), pause: () => {} };

const tables = new Map<AnyGame, Promise<TableFile>>();
const companyTable = (game: AnyGame): Promise<TableFile> => {
  const found = tables.get(game) ?? shortCompanyTable(game);
  tables.set(game, found);
  return found;
};

/** The file as somebody reads it who was sent its text. */
function read(text: string): TableFile {
  const file = readTableFile(text);
  if ('malformed' in file) expect.fail(file.malformed);
  return file;
}

const accountsIn = ({ hands }: TableFile) =>
  hands.flatMap(({ holders }) => (holders ?? []).flat().map(({ account }) => String(account)));

describe.each(games)('a table of $id whose seats changed hands', (game) => {
  it('agrees with its file, which names nobody who has left', async () => {
    const file = await companyTable(game);
    expect(read(writeTableFile(file))).toEqual(file);
    const verdict = await verifyTable(file, parts);
    expect(verdict).toMatchObject({ outcome: 'agrees', counts: { unknownHolders: 0 } });
    if (verdict.outcome === 'agrees') {
      expect(verdict.counts.changedHands).toBeGreaterThan(0);
      expect(verdict.counts.choices).toBeGreaterThan(0);
    }
    expect(accountsIn(file).some((account) => account.startsWith('past-'))).toBe(true);
    const present = file.seats.map(({ name }) => name);
    const names = [...JSON.stringify(file).matchAll(/"([PN]\d)"/g)].map(([, name]) => name);
    expect(names.filter((name) => !present.includes(name!))).toEqual([]);
    expect(JSON.stringify(file)).not.toContain('id-');
  });

  it('does not once it is forged', async () => {
    const forgeries = forgeriesOf(await companyTable(game));
    expect(forgeries.length).toBeGreaterThan(15);
    for (const { name, file, expected } of forgeries) {
      const verdict = await verifyTable(file, parts);
      if (verdict.outcome !== 'differs') expect.fail(`${name}: ${verdict.outcome}`);
      const { difference } = verdict;
      expect(isFoundAs(difference, expected), JSON.stringify({ name, expected, difference })).toBe(true);
    }
  });
});

describe.each(games)('a computer of $id that chooses something else the rules allow', (game) => {
  const throwing = (): never => {
    throw new Error('no choice');
  };

  it.each(['computer', 'clock'] as const)('is found by its choice alone (%s)', async (by) => {
    const { file, cheated } = await cheatedTable(game, by);
    expect(await verifyTable(file, parts)).toMatchObject({
      outcome: 'differs',
      difference: { what: 'choice', ...cheated },
    });
    // All the rest of the file follows from that choice.
    const unchosen = await verifyTable(file, { ...parts, choose: throwing });
    expect(unchosen).toMatchObject({ outcome: 'agrees', counts: { choices: 0 } });
  });

  async function cheatedTable(of: AnyGame, by: 'computer' | 'clock') {
    for (let number = 0; ; number++) {
      const { file, cheated } = await randomPlay(of, number, { cheat: { by, after: 3 } });
      if (cheated) return { file, cheated };
    }
  }
});

const daifugo = games.find(({ id }) => id === 'daifugo')!;
/** Everybody’s result is another one. */
const table = await companyTable(daifugo);

/** What is told of a file that agrees, in every language: each needs a line more than one that is checked whole. */
async function toldOf(
  file: TableFile,
  ledger?: LedgerPart,
): Promise<{ headlines: string[]; lines: string[] }> {
  const verdict = await verifyTable(file, { ...parts, ...(ledger && { ledger }) });
  expect(verdict.outcome).toBe('agrees');
  const told = LOCALES.map((locale) => verdictText(verdict, locale));
  return { headlines: told.map(({ headline }) => headline), lines: told.flatMap(({ lines }) => lines) };
}

const IN_PART = [
  '確かめられた範囲では、すべて一致しました。',
  'All that could be checked agrees.',
  '能验证的部分全部一致。',
];
const WHOLE = ['すべて一致しました。', 'Everything agrees.', '全部一致。'];

/** The accounts of the first entry, exchanged. */
const exchanged = (file: TableFile): TableFile => {
  const draft = structuredClone(file);
  const [first, second] = draft.hands[0]!.entry!.postings as { account: unknown }[];
  [first!.account, second!.account] = [second!.account, first!.account];
  return draft;
};

describe('what a file hides is told', () => {
  test('who held the seats: only the sums of postings are checked then', async () => {
    const hidden = (file: TableFile): TableFile => ({
      ...file,
      hands: file.hands.map((hand) => ({ ...hand, holders: null })),
    });
    const { headlines, lines } = await toldOf(hidden(exchanged(table)));
    expect(headlines.toSorted()).toEqual(IN_PART.toSorted());
    const hands = table.hands.length;
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`Not checked: who held the seats in ${hands} hands`),
        expect.stringContaining(`確かめていないもの：${hands}回で`),
        expect.stringContaining(`未验证：${hands}局里座位`),
      ]),
    );
    const more = structuredClone(hidden(table));
    more.hands[0]!.entry!.postings[0]!.amount += 1;
    expect(await verifyTable(more, parts)).toMatchObject({
      outcome: 'differs',
      difference: { what: 'posting' },
    });
  });

  test('an entry: without a ledger it may be missing', async () => {
    const { headlines, lines } = await toldOf(withoutEntry(table));
    expect(headlines.toSorted()).toEqual(IN_PART.toSorted());
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Not checked: the ledger’s entries of 1 hand,'),
        expect.stringContaining('確かめていないもの：1回分の記帳'),
        expect.stringContaining('未验证：1局的账本记录'),
      ]),
    );
  });

  test('the version of a computer: its choices are not made again', async () => {
    const draft = structuredClone(table);
    for (const { actions } of draft.hands)
      for (const action of actions) if (action.computerVersion !== null) action.computerVersion = 99;
    const { headlines, lines } = await toldOf(draft);
    expect(headlines.toSorted()).toEqual(IN_PART.toSorted());
    expect(lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+ choices of computers were only/)]),
    );
  });
});

const withoutEntry = (file: TableFile): TableFile => ({
  ...file,
  hands: file.hands.map((hand, index) => (index === 0 ? { ...hand, entry: null } : hand)),
});
const ledgerWith = (file: TableFile, closed: readonly number[] = []): LedgerPart => ({
  stored: {
    options: file.options,
    seed: file.seed,
    salts: file.seats.map(({ salt }) => salt),
    levels: file.seats.map(({ level = null }) => level),
  },
  entries: new Map(file.hands.map(({ number, entry }) => [number, entry])),
  closed: new Set(closed),
});

describe('where there is a ledger', () => {
  const differenceBy = async (file: TableFile, ledger: LedgerPart) => verifyTable(file, { ...parts, ledger });

  test('an entry that it lacks is missing, unless its book was closed', async () => {
    const file = withoutEntry(table);
    expect(await differenceBy(file, ledgerWith(file))).toMatchObject({
      outcome: 'differs',
      difference: { what: 'missing-entry', hand: 1 },
    });
    const { headlines, lines } = await toldOf(file, ledgerWith(file, [1]));
    expect(headlines.toSorted()).toEqual(WHOLE.toSorted());
    expect(lines).toEqual(expect.arrayContaining(['The ledger has nothing of 1 hand: its book was closed.']));
  });

  test('its entries are those of the file', async () => {
    expect(await differenceBy(table, ledgerWith(table))).toMatchObject({ outcome: 'agrees' });
    const found = { outcome: 'differs', difference: { what: 'ledger', hand: 1 } };
    expect(await differenceBy(withoutEntry(table), ledgerWith(table))).toMatchObject(found);
    expect(await differenceBy(table, ledgerWith(withoutEntry(table)))).toMatchObject(found);
    expect(await differenceBy(table, ledgerWith(exchanged(table)))).toMatchObject(found);
  });
});

describe('a file of version 1', () => {
  /** As version 1 was written. */
  const firstVersion = (file: TableFile, hasNewHolders: boolean): string => {
    const hands = file.hands.map(({ holders: _, ...hand }) => hand);
    const text = JSON.stringify({ ...file, version: 1, hands, hasNewHolders });
    return text.replaceAll(/"past-\d+"/g, '"other"');
  };

  test('is checked as it was', async () => {
    const file = await randomTable(daifugo, 1);
    expect(read(firstVersion(file, false))).toEqual(file);
  });

  test('tells nothing of who held a seat, and that is said', async () => {
    const verdict = await verifyTable(read(firstVersion(table, true)), parts);
    const { length } = table.hands;
    expect(verdict).toMatchObject({ outcome: 'agrees', counts: { unknownHolders: length, changedHands: 0 } });
    // Without the word that seats changed hands, others played than those who sit there.
    expect(await verifyTable(read(firstVersion(table, false)), parts)).toMatchObject({ outcome: 'differs' });
  });
});

test('the command says of each file whether it agrees, and where it differs', async () => {
  const files = { honest: table, swapped: exchanged(table), lacking: withoutEntry(table) };
  const { status, stdout } = await verifyByCommand(files, null);
  expect(stdout).toMatch(/honest\.json: Everything agrees\.\n(?: .*\n)+.*swapped\.json: Something differs\./);
  expect(stdout).toMatch(/swapped[\s\S]*does not follow from the scores[\s\S]*hand 1 · posting/);
  expect(stdout).toMatch(/lacking\.json: All that could be checked agrees\./);
  expect(status).toBe(1);
});
