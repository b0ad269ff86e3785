/** A table that was played agrees with its file, and every forgery of the file is found where it is. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { chooseAgain } from '../../src/proof/choose.ts';
import { readTableFile, type TableFile, writeTableFile } from '../../src/proof/table-file.ts';
import { verifyTable } from '../../src/proof/verify.ts';
import { runs } from '../runs.ts';
import { leveled } from '../tables/leveled-toy.ts';
import { randomTable } from './random-tables.ts';
import { rememberedChoices } from './remembered-choices.ts';
import { forgeriesOf, isFoundAs } from './tamperings.ts';

const TABLES = runs(3);
/** `npm run -s self-check` forges many more. */
const FORGED = 1;
const parts = { games, choose: rememberedChoices(), pause: () => {} };

/** The file as somebody reads it who was sent its text. */
function sent(file: TableFile): TableFile {
  const read = readTableFile(writeTableFile(file));
  if ('malformed' in read) expect.fail(read.malformed);
  return read;
}

it('a computer’s choice is made again at the level at which it was made', async () => {
  for (let number = 0; number < 10; number++) {
    const file = await randomTable(leveled, number, { levels: true });
    const verdict = await verifyTable(sent(file), { ...parts, games: [leveled], choose: chooseAgain });
    expect(verdict).toMatchObject({ outcome: 'agrees' });
    const forged = structuredClone(file);
    const friendly = forged.seats.findIndex(({ level }) => level === 'friendly');
    const move = forged.hands[0]!.actions.find(
      ({ seat, level }) => seat === friendly && level === 'friendly',
    );
    if (move) Object.assign(move, { action: { do: 'take' } });
    const found = await verifyTable(forged, { ...parts, games: [leveled], choose: chooseAgain });
    if (move)
      expect(found).toMatchObject({ outcome: 'differs', difference: { what: 'choice', seat: friendly } });
  }
});

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
        counts: {
          hands: file.hands.length,
          actions,
          draws: draws.length,
          unpostedHands: 0,
          uncheckedEntries: 0,
          unknownHolders: 0,
          changedHands: 0,
        },
      });
      expect(draws.length).toBeGreaterThan(0);
    },
  );

  it('agree where computers play at levels of their own, and say how strongly they did', async () => {
    const file = await randomTable(game, 0, { levels: true });
    const verdict = await verifyTable(sent(file), parts);
    expect(verdict).toMatchObject({ outcome: 'agrees', counts: { hands: file.hands.length } });
    const levels = file.seats.map(({ level }) => level).filter((level) => level !== undefined);
    expect(levels.slice(0, 2)).toEqual(['friendly', 'master'].slice(0, levels.length));
    const played = file.hands.flatMap(({ actions }) => actions).filter(({ by }) => by === 'computer');
    for (const { seat, level } of played)
      expect([file.seats[seat]!.level, file.seats[seat]!.level && 'house']).toContain(level);
  });

  it.each(
    Array.from({ length: FORGED }, (_, number) => [number, false] as const).flatMap(
      ([number]) =>
        [
          [number, false],
          [number, true],
        ] as const,
    ),
  )('do not once they are forged (%i, with levels of their own: %s)', async (number, levels) => {
    const file = await randomTable(game, number, { levels });
    const forgeries = forgeriesOf(file);
    expect(forgeries.length).toBeGreaterThan(10);
    for (const { name, file: forged, expected } of forgeries) {
      const verdict = await verifyTable(sent(forged), parts);
      if (verdict.outcome !== 'differs') expect.fail(`${name}: ${verdict.outcome}`);
      const { difference } = verdict;
      expect(isFoundAs(difference, expected), JSON.stringify({ name, expected, difference })).toBe(true);
      expect(difference.expected).not.toBe(difference.found);
    }
  });
});

describe.each(games.filter((game) => game.verifiedCarry))('a file of an earlier version of $id', (game) => {
  const earlier = async (): Promise<TableFile> => {
    const file = await randomTable(game, 0);
    const hands = file.hands.map((hand) => ({
      ...hand,
      carry: hand.carry && game.verifiedCarry!(hand.carry),
      // Another version of the computer made its choices, from what that knew.
      actions: hand.actions.map((action) => ({
        ...action,
        computerVersion: action.computerVersion && game.computerVersion + 1,
      })),
    }));
    return { ...file, hands };
  };

  it('agrees, whose carries lack what later ones have', async () => {
    const file = await earlier();
    expect(file.hands.some(({ carry }) => carry)).toBe(true);
    expect(await verifyTable(sent(file), parts)).toMatchObject({ outcome: 'agrees' });
  });

  it('does not, once what it has of a carry is another', async () => {
    const file = await earlier();
    const [first, second, ...rest] = file.hands;
    const forged = { ...second!, carry: { ...(second!.carry as object), round: 5 } };
    const verdict = await verifyTable(sent({ ...file, hands: [first!, forged, ...rest] }), parts);
    expect(verdict).toMatchObject({ outcome: 'differs', difference: { what: 'carry' } });
  });
});
