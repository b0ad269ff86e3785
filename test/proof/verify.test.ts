/** A table that was played agrees with its file, and every forgery of the file is found where it is. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { chooseAgain } from '../../src/proof/choose.ts';
import { readTableFile, type TableFile, writeTableFile } from '../../src/proof/table-file.ts';
import { verifyTable } from '../../src/proof/verify.ts';
import { randomTable } from './random-tables.ts';
import { forgeriesOf, isFoundAs } from './tamperings.ts';

const TABLES = 3;
/** `npm run -s self-check` forges many more. */
const FORGED = 1;
const parts = { games, choose: chooseAgain, pause: () => {} };

/** The file as somebody reads it who was sent its text. */
function sent(file: TableFile): TableFile {
  const read = readTableFile(writeTableFile(file));
  if ('malformed' in read) expect.fail(read.malformed);
  return read;
}

describe.each(games)('tables of $id that were played at random', (game) => {
  it.each(Array.from({ length: TABLES }, (_, number) => number))(
    'agree with their files (%i)',
    async (number) => {
      const file = await randomTable(game, number);
      expect(sent(file)).toEqual(file);
      const verdict = await verifyTable(sent(file), parts);
      const actions = file.hands.reduce((sum, hand) => sum + hand.actions.length, 0);
      const draws = file.hands
        .flatMap((hand) => [hand.draws, ...hand.actions.map((each) => each.draws)])
        .flat();
      expect(verdict).toMatchObject({
        outcome: 'agrees',
        counts: { hands: file.hands.length, actions, draws: draws.length, unpostedHands: 0 },
      });
      expect(draws.length).toBeGreaterThan(0);
    },
  );

  it.each(Array.from({ length: FORGED }, (_, number) => number))(
    'do not once they are forged (%i)',
    async (number) => {
      const file = await randomTable(game, number);
      const forgeries = forgeriesOf(file);
      expect(forgeries.length).toBeGreaterThan(10);
      for (const { name, file: forged, expected } of forgeries) {
        const verdict = await verifyTable(sent(forged), parts);
        if (verdict.outcome !== 'differs') expect.fail(`${name}: ${verdict.outcome}`);
        const { difference } = verdict;
        expect(isFoundAs(difference, expected), JSON.stringify({ name, expected, difference })).toBe(true);
        expect(difference.expected).not.toBe(difference.found);
      }
    },
  );
});

describe('a table whose seats changed hands', () => {
  /** The account of a hand's largest posting belongs to somebody who has left since, and may have been paid more. */
  const withPastHolder = (file: TableFile, more = 0): TableFile => ({
    ...file,
    hasNewHolders: true,
    hands: file.hands.map((hand) => {
      const { entry } = hand;
      if (!entry || hand.scores === null) return hand;
      const most = Math.max(...entry.postings.map(({ amount }) => amount));
      const postings = entry.postings.map((posting) =>
        posting.amount === most ? { account: 'other' as const, amount: most + more } : posting,
      );
      return { ...hand, entry: { ...entry, postings } };
    }),
  });

  /** A table of random play at which a hand was finished and posted. */
  async function tableWithResult(game: AnyGame): Promise<TableFile> {
    for (let number = 0; ; number++) {
      const file = await randomTable(game, number);
      if (file.hands.some(({ entry, scores }) => entry !== null && scores !== null)) return file;
    }
  }

  it.each(games)(
    'of $id agrees where postings add up the scores, and differs where they do not',
    async (game) => {
      const file = await tableWithResult(game);
      expect(await verifyTable(sent(withPastHolder(file)), parts)).toMatchObject({ outcome: 'agrees' });
      const forged = await verifyTable(sent(withPastHolder(file, 1)), parts);
      expect(forged).toMatchObject({ outcome: 'differs', difference: { what: 'posting' } });
    },
  );
});
