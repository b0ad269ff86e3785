/** Who is named where a table tells of hands that were played before a seat became another's. */
import { describe, expect, it } from 'vitest';
import { drawReview } from '../../src/discord/actions/review.ts';
import type { Bot } from '../../src/discord/bot.ts';
import { castAtStep, castOf, createCasts, withStandings } from '../../src/discord/cast.ts';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { readAloud } from '../../src/discord/screens/read-aloud.ts';
import { reviewText } from '../../src/discord/screens/review-text.ts';
import { ownStanding, scoreParts } from '../../src/discord/screens/scores.ts';
import { tableScreen } from '../../src/discord/screens/table.ts';
import { spokenNames, spokenText } from '../../src/discord/spoken-text.ts';
import { resultsPicture } from '../../src/discord/table-pictures/results.ts';
import { findGame } from '../../src/game/game.ts';
import type { Screen } from '../../src/game/screen.ts';
import { games } from '../../src/games/index.ts';
import type { Eyes } from '../../src/tables/review.ts';
import { computerName } from '../../src/text/computer-names.ts';
import { readerWords } from '../../src/text/reader.ts';
import { ann, as, dan, playing } from '../tables/fixtures.ts';
import { finishedTables, reviewOf } from '../tables/reviewed-hands.ts';
import { toy } from '../tables/toy-game.ts';

const ben = { seat: 1, userId: 'id-ben', name: 'ben', hand: 1, seq: 2 };
const former = { ...ben, userId: 'former-1', name: '' };
const computer = { seat: 1, userId: null, name: '1', hand: 2, seq: 4 };
const past = [
  { number: 2, scores: [-3, 3] },
  { number: 1, scores: [8, -8] },
];
/** The third hand, of which Ben began the first, a computer the second, and Dan this one. */
const third = { ...playing([ann, dan]), hand: 3, totals: [5, -5] };

const told = (table: Parameters<typeof tableScreen>[1], held = [ben, computer]) => {
  const cast = withStandings(castOf({ seats: table.seats, held }), table, past);
  return { cast, facts: { totals: null, past, endedBy: null, turningPoints: [], cast } };
};

const linesOf = (screen: Screen<unknown>, people: Parameters<typeof spokenNames>[0]): string[] => {
  const say = spokenText({}, 'en', spokenNames(people, 'en', 'label'));
  return screen.flatMap((part) => (part.part === 'text' ? [say.line(part.line)] : []));
};

describe('a table at which a seat has changed hands', () => {
  it('tells of each hand with those who began it, and of totals with all of them', () => {
    const { cast, facts } = told(third);
    const lines = linesOf(tableScreen(toy, third, facts) as Screen<unknown>, cast.people);
    expect(lines).toContainEqual(expect.stringMatching(/1.*ann \+8, ben −8/));
    expect(lines).toContainEqual(expect.stringMatching(/2.*ann −3, .*3/));
    expect(lines).toContainEqual(expect.stringMatching(/ann \+5, dan ±0, .*3, ben −8/));
    expect(lines.filter((line) => /dan [+−]/.test(line))).toEqual([]);
  });

  it('reads its scores once in a hand, and again once that is over or another has begun', async () => {
    let reads = 0;
    let held = [ben, computer];
    const casts = createCasts({
      before: async () => {
        reads += 1;
        return past;
      },
      holdersOf: async ({ seats }) => ({ seats, held }),
    });
    for (const table of [third, third, as.over(third), as.over(third), { ...third, hand: 4 }])
      expect((await casts(table))!.standings).toContainEqual(expect.objectContaining({ total: 5 }));
    expect(reads).toBe(3);
    // Whoever gives up a seat meanwhile is among them at once.
    held = [ben, computer, { seat: 0, userId: ann.id, name: 'ann', hand: 4, seq: 5 }];
    const { people } = (await casts({ ...third, hand: 4, seats: [third.seats[1]!, third.seats[1]!] }))!;
    expect(people.map(({ userId }) => userId)).toContain(ann.id);
    expect(reads).toBe(3);
  });

  it('reads its scores again where they could not be read', async () => {
    let isBroken = true;
    const casts = createCasts({
      before: async () => {
        if (isBroken) throw new Error('disk full');
        return past;
      },
      holdersOf: async ({ seats }) => ({ seats, held: [ben] }),
    });
    await expect(casts(third)).rejects.toThrow('disk full');
    isBroken = false;
    expect(await casts(third)).not.toBeNull();
  });

  it('calls somebody a former member who has had their name taken out', () => {
    const { cast, facts } = told(third, [former]);
    const lines = linesOf(tableScreen(toy, third, facts) as Screen<unknown>, cast.people);
    expect(lines).toContainEqual(expect.stringMatching(/ann \+8, 👤 former member 1 −8/));
  });

  it('gives everybody a row of their own at the end, on the card and in the words', () => {
    const over = as.over(third);
    const { cast } = told(over);
    const parts = scoreParts(
      toy,
      { ...over, state: { ...(over.state as object), said: ['take', 'take'] } },
      {
        cast,
        isInOneLine: false,
      },
    );
    expect(linesOf(parts as Screen<unknown>, cast.people)).toHaveLength(5);
    const { request, alt } = resultsPicture(toy, over, { past, cast });
    const rows = request.kind === 'results' ? request.rows : [];
    expect(rows.map(({ seat, total }) => [request.kind === 'results' && request.names[seat], total])).toEqual(
      [
        ['ann', 5],
        [expect.any(String), 3],
        ['dan', 0],
        ['ben', -8],
      ],
    );
    expect(rows.map(({ hands }) => hands)).toEqual([
      [8, -3],
      [0, 3],
      [0, 0],
      [-8, 0],
    ]);
    expect(alt).toContain('ben total −8');
    expect(readAloud(toy, over, null, 'en', { cast })).toContain('ben');
    expect(ownStanding(toy, over, { seat: 1, cast }, 'en')).not.toContain('−5');
  });

  it('says whose result a hand is that another began: in the row, in the ledger’s line, and to its player', () => {
    const first = { ...playing([ann, dan]), hand: 1 };
    const over = as.over({ ...first, state: { ...(first.state as object), said: ['take', 'take'] } });
    const { cast, facts } = told(over, [ben]);
    const accounts = new Map([
      [ann.id, 5],
      [ben.userId, -5],
    ]);
    const totals = { posted: true, totals: accounts, chip: null };
    const row = { seat: 1, isActing: false, note: ['2 coins'] };
    const withRows: typeof toy = { ...toy, drawTable: () => [{ part: 'seats', rows: [row] }] };
    const screen = tableScreen(withRows, over, { ...facts, totals }) as Screen<unknown>;
    expect(linesOf(screen, cast.people)).toContainEqual(
      expect.stringMatching(/all tables: ann \+5, ben −5$/),
    );
    expect(JSON.stringify(screen)).toContain('took over from');
    const panelOf = (seat: number) =>
      linesOf(
        panelScreen(toy, over, seat, 'en', { picked: '', cast }) as Screen<unknown>,
        cast.people,
      ).join();
    expect(panelOf(1)).toContain('This result is ben’s');
    expect(panelOf(0)).not.toContain('This result');
  });

  it('lists no more than four who sit there no more, and counts the others', () => {
    const held = Array.from({ length: 9 }, (_, index) => ({
      ...ben,
      userId: `id-${index}`,
      name: `n${index}`,
      hand: index + 1,
    }));
    const table = { ...third, hand: 10 };
    const hands = held.map(({ hand }) => ({ number: hand, scores: [1, -1] }));
    const cast = withStandings(castOf({ seats: table.seats, held }), table, hands);
    expect(cast.standings.map(({ person }) => cast.people[person]!.name)).toEqual([
      'ann',
      'dan',
      'n8',
      'n7',
      'n6',
      'n5',
    ]);
    expect(cast.unlisted).toBe(5);
  });

  it('has one name for who has come back, to whichever seat', () => {
    const held = [
      { ...ben, userId: ann.id, name: 'ann' },
      { ...ben, hand: 2, seq: 4 },
    ];
    const cast = castOf({ seats: third.seats, held });
    expect(cast.people.map(({ name }) => name)).toEqual(['ann', 'dan', 'ben']);
    expect([1, 2, 3].map(cast.inHand)).toEqual([
      [0, 0],
      [0, 2],
      [0, 1],
    ]);
    expect([2, 3, 5].map(cast.atMove)).toEqual([
      [0, 0],
      [0, 2],
      [0, 1],
    ]);
  });
});

describe('a review of a hand in which a seat became another’s', () => {
  const game = findGame(games, 'daifugo')!;
  /** The player of a seat left in the middle of the hand; a computer played it on, and Dan sits there since the end. */
  async function reviewed() {
    const [finished] = finishedTables(game, 1, 3);
    const review = await reviewOf(game, finished!, 1);
    const at = Math.floor(review.moves.length / 2);
    const { seat } = review.moves[at]!;
    const seats = review.table.seats.with(seat, {
      ...review.table.seats[seat]!,
      userId: dan.id,
      name: 'dan',
    });
    const held = [
      { seat, userId: `id-${seat}`, name: 'ben', hand: 1, seq: review.moves[at]!.seq },
      { seat, userId: null, name: '1', hand: 1, seq: 10_000 },
    ];
    return { seat, at, review: { ...review, table: { ...review.table, seats }, holders: { seats, held } } };
  }

  it('names whoever played, in the review and in its text', async () => {
    const { seat, at, review } = await reviewed();
    const text = reviewText(review, 'en');
    expect(text).not.toContain('dan');
    expect(text).toMatch(/^ben [+−±]/m);
    for (const [step, move] of review.moves.entries())
      if (move.seat === seat)
        expect(text.split('\n')[step + 2]).toContain(step < at ? 'ben' : computerName(1, 'en'));
    expect(castAtStep(review, 0).people[seat]).toMatchObject({ name: 'ben' });
    expect(castAtStep(review, at).people[seat]).toMatchObject({ userId: null });
    expect(castAtStep(review, review.moves.length).people[seat]).toMatchObject({ userId: null });
  });

  it('is “you” only to whom it was, through their own eyes, at the steps at which they sat there', async () => {
    const { seat, at, review } = await reviewed();
    const drawn = (step: number, userId: string, eyes: Eyes = seat) =>
      JSON.stringify(
        drawReview(
          { emojis: () => new Map() } as unknown as Bot,
          review,
          [{ part: 'text', line: [{ seat, isListed: true }] }],
          'en',
          { eyes, step },
          { seat, userId },
        ),
      );
    const you = readerWords.en.listed ?? '';
    expect(drawn(0, `id-${seat}`)).toContain(you);
    expect(drawn(at, `id-${seat}`)).not.toContain(you);
    expect(drawn(0, dan.id)).not.toContain(you);
    // What all saw names all alike: sentences have the name, as “you” would not agree with their verbs.
    for (const eyes of ['table', 'open'] as const) expect(drawn(0, `id-${seat}`, eyes)).not.toContain(you);
  });
});
