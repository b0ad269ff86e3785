/** What a review leaves out last: what the next play answers, and whose turn it is, however much else there is to say. */
import { describe, expect, it } from 'vitest';
import { type ReviewState, stepScreen } from '../../src/discord/screens/review.ts';
import { tableAsSeen } from '../../src/discord/screens/review-table.ts';
import { type AnyGame, findGame } from '../../src/game/game.ts';
import { isTogether, picksAt } from '../../src/game/picks.ts';
import type { Line, Screen } from '../../src/game/screen.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import type { TableView as BabasukiTable } from '../../src/games/babasuki/views.ts';
import { catalogue as babasukiWords } from '../../src/games/babasuki/words/catalogue.ts';
import type { TableView as BluffTable } from '../../src/games/bluff/views.ts';
import { catalogue as bluffWords } from '../../src/games/bluff/words/catalogue.ts';
import { prizes } from '../../src/games/bukubuku/draw/shared.ts';
import type { TableView as BukubukuTable } from '../../src/games/bukubuku/views.ts';
import { catalogue as bukubukuWords } from '../../src/games/bukubuku/words/catalogue.ts';
import type { TableView as DaifugoTable } from '../../src/games/daifugo/views.ts';
import { catalogue as daifugoWords } from '../../src/games/daifugo/words/catalogue.ts';
import type { TableView as DoudizhuTable } from '../../src/games/doudizhu/views.ts';
import { catalogue as doudizhuWords } from '../../src/games/doudizhu/words/catalogue.ts';
import { games } from '../../src/games/index.ts';
import { type Eyes, isDecision, type Review } from '../../src/tables/review.ts';
import { reviewWords } from '../../src/text/review/catalogue.ts';
import { longestReason } from '../layout/longest-reason.ts';
import { finishedTables, playTable, reviewOf } from '../tables/reviewed-hands.ts';

const SEED = 11;
const TABLES = 3;
/** Of a hand, one step in so many is looked at. */
const STEPS = 4;

/** What the next play answers, and whose it is, in the words of the game; nothing where it answers nothing. */
const answered: Readonly<Record<string, (view: never, locale: Locale) => readonly Line[]>> = {
  bluff: ({ call }: BluffTable, locale) =>
    call ? [bluffWords[locale].callOf({ seat: call.seat }, call)] : [],
  doudizhu: ({ top }: DoudizhuTable, locale) => {
    const words = doudizhuWords[locale];
    return top ? [words.onTable([{ seat: top.seat }], words.play(top.play))] : [];
  },
  daifugo: ({ trick }: DaifugoTable, locale) => {
    const words = daifugoWords[locale];
    return trick ? [words.onTable({ seat: trick.seat }, words.play(trick.play))] : [];
  },
  babasuki: (view: BabasukiTable, locale) => {
    if (view.phase !== 'raid') return [];
    const { raids, raidsNobody } = babasukiWords[locale];
    const actor = { seat: view.turn };
    return [view.target === null ? raidsNobody(actor) : raids(actor, { seat: view.target })];
  },
  bukubuku: ({ current }: BukubukuTable, locale) =>
    current.phase === 'play' ? [prizes(current.lighthouses, bukubukuWords[locale])] : [],
};

const inner = (value: unknown): string => JSON.stringify(value).slice(1, -1);

/** With the most that the computer can say of a step. */
function analysisOf(
  { game, table, states, moves }: Review,
  step: number,
  locale: Locale,
): ReviewState['analysis'] {
  const { seat } = moves[step]!;
  const name = game.nameOf(game.choices(states[step], seat).at(-1));
  const value = { step, before: -1234.5, after: 1234.5, change: 2469, error: 0 };
  return { advice: { name, reason: longestReason(game, locale, table.seats.length) }, value };
}

const actingIn = (screen: Screen<unknown>): number[] =>
  screen.flatMap((part) =>
    part.part === 'seats' ? part.rows.flatMap(({ seat, isActing }) => (isActing ? [seat] : [])) : [],
  );

/** The steps of a review at which the next play answers something that is shown. */
function checkSteps(review: Review, locale: Locale, every: number): number {
  const { game, states, moves } = review;
  let count = 0;
  for (let step = 0; step < moves.length; step += every) {
    const lines = answered[game.id]!(game.tableView(states[step]) as never, locale);
    if (lines.length > 0) count += 1;
    for (const eyes of ['table', 'open'] satisfies Eyes[]) {
      const analysis = isDecision(review, step) ? analysisOf(review, step, locale) : null;
      const screen = stepScreen(review, { eyes, step, analysis }, locale);
      const shown = JSON.stringify(screen);
      // With all hands open, what came of a play says what it answered.
      const result = game.drawResult?.(states[step + 1], moves[step]!.action, locale) ?? [];
      const isTold = eyes === 'open' && result.length > 0 && shown.includes(inner(result));
      if (!isTold) for (const line of lines) expect(shown).toContain(inner(line));
      const picks = picksAt(review, step);
      expect(actingIn(screen)).toEqual(game.toAct(states[picks.first]));
      // Whoever chooses at the same time as others is not named to those who do not see it.
      const told = JSON.stringify(screen.slice(0, 2));
      if (isTogether(picks) && eyes === 'table') expect(told).toContain(reviewWords(locale).allPlayInSecret);
      else expect(told).toContain(inner({ seat: moves[step]!.seat }));
    }
  }
  return count;
}

it('shows the call to beat, and whose it is, at every step of a match of six with thirty dice', async () => {
  const bluff = findGame(games, 'bluff')!;
  const match = playTable(bluff, bluff.options.parse({}), 6, 'thirty dice');
  const review = await reviewOf(bluff, match, 1);
  for (const locale of LOCALES) expect(checkSteps(review, locale, 1)).toBeGreaterThan(20);
});

describe.each(games)('a review of $id', (game: AnyGame) => {
  it('shows what the next play answers, and whose turn it is, whatever it leaves out', async () => {
    let count = 0;
    for (const finished of finishedTables(game, TABLES, SEED))
      for (const { number } of finished.hands) {
        const review = await reviewOf(game, finished, number);
        for (const locale of LOCALES) count += checkSteps(review, locale, STEPS);
      }
    expect(count).toBeGreaterThan(0);
  });
});

it('small print about each hand at the end is there for all of them, or for none', async () => {
  const daifugo = findGame(games, 'daifugo')!;
  const noted = new Set<string>();
  for (const finished of finishedTables(daifugo, 12, 7)) {
    const review = await reviewOf(daifugo, finished, 1);
    const state = review.states.at(-1);
    for (const eyes of ['open', 0] as const)
      for (const room of [180, 220, 260, 300, 352, 600]) {
        const shown = tableAsSeen(daifugo, state, eyes, 'en', room);
        const notes = shown.filter((block) => block.part === 'text' && block.isNote).length;
        const hands = finished.table.seats.length - 1;
        expect([0, hands]).toContain(notes);
        if (hands > 1) noted.add(notes === 0 ? 'none' : 'all');
      }
  }
  expect(noted).toEqual(new Set(['all', 'none']));
});
