/**
 * `npm run -s strength-since -- REVISION GAME LEVEL DEALS [SEED]`: how much better a level of the computer plays than the house
 * computer of an earlier commit of this repository, in duplicate deals, each side by itself. The rules are those of the working
 * tree; what a seat sees, each computer has as its own source gives it. Prints a JSON line for each side, and what it has found so
 * far on the standard error.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Difference, duplicates } from '../../src/game/duplicates.ts';
import { type AnyGame, type AnySeatView, findGame } from '../../src/game/game.ts';
import { LEVELS } from '../../src/game/levels.ts';
import { games } from '../../src/games/index.ts';
import { sourceAt } from './source-at.ts';

const DEALS_PER_REPORT = 25;

const parsed = z
  .tuple([
    z.string(),
    z.enum(games.map(({ id }) => id)),
    z.enum(LEVELS),
    z.coerce.number().int().min(1),
    z.string(),
  ])
  .safeParse([...process.argv.slice(2), '1'].slice(0, 5));
if (!parsed.success) {
  console.error('usage: npm run -s strength-since -- REVISION GAME LEVEL DEALS [SEED]');
  process.exit(2);
}
const [revision, id, level, deals, seed] = parsed.data;

/** The game, where the seats of this level are played by the earlier computer. */
const EARLIER = level === 'friendly' ? 'house' : 'friendly';

/** What a seat sees, from the working tree and from the earlier source. */
type BothViews = AnySeatView & { readonly earlier: AnySeatView };

/** Choices of both sources are known by their names, as they are to buttons. */
const withEarlier = (game: AnyGame, earlier: AnyGame): AnyGame => ({
  ...game,
  seatView: (state, seat): BothViews => ({
    ...game.seatView(state, seat),
    earlier: earlier.seatView(state, seat),
  }),
  computer(view, chance, asked) {
    const { earlier: before, ...now } = view as BothViews;
    if (asked !== EARLIER) return game.computer(now, chance, asked);
    const decision = earlier.computer(before, chance);
    const name = earlier.nameOf(decision.choice);
    const choice = now.choices.find((each) => game.nameOf(each) === name);
    if (choice === undefined) throw new Error(`${game.id}: '${name}' of ${revision} is no choice now`);
    return { ...decision, choice };
  },
});

const source = sourceAt(revision, 'strength-since');
try {
  const { games: earlierGames } = (await import(pathToFileURL(join(source, 'src/games/index.ts')).href)) as {
    readonly games: readonly AnyGame[];
  };
  const [game, earlier] = [findGame(games, id)!, findGame(earlierGames, id)!];
  let latest: readonly Difference[] = [];
  const seats = Math.min(4, game.seats.max);
  for (latest of duplicates(withEarlier(game, earlier), {
    level,
    against: EARLIER,
    seats,
    deals,
    seed,
    by: 'side',
  }))
    if (latest[0]!.deals % DEALS_PER_REPORT === 0)
      console.error(
        `… ${latest[0]!.deals}`,
        ...latest.map(
          ({ wins, winsError }) => `${(100 * wins).toFixed(1)} ± ${(100 * winsError).toFixed(1)} %`,
        ),
      );
  for (const difference of latest)
    console.log(JSON.stringify({ game: id, level, against: revision, by: 'side', ...difference }));
} finally {
  rmSync(source, { recursive: true });
}
