/** How everybody stands: belts, heights of lighthouses, and what the round paid them and why. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type SeatRow, text } from '../../../game/screen.ts';
import {
  joinLines,
  joinWithDots,
  NARROW_SPACE,
  NO_BREAK_SPACE,
  smallText,
} from '../../../game/screen-parts.ts';
import type { Lighthouse } from '../cards.ts';
import type { SeatOrDummy } from '../state.ts';
import { heightOf } from '../turn.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { asFirst, faceDownInline, lighthouseInline, type Namer, nameList, namerFor } from './shared.ts';

/** A player who is in the round, or the dummy, which has no belts. */
interface Participant {
  readonly who: SeatOrDummy;
  readonly belts: number | null;
  readonly lighthouse: Lighthouse | null;
}

/** Everybody who is in the round, from the highest lighthouse to the lowest. */
function byHeight({ standings, dummy }: TableView): Participant[] {
  const players = standings.flatMap((standing, who): Participant[] =>
    standing ? [{ who, ...standing }] : [],
  );
  const all = dummy
    ? [...players, { who: 'dummy' as const, belts: null, lighthouse: dummy.lighthouse }]
    : players;
  return all.toSorted((a, b) => heightOf(b.lighthouse) - heightOf(a.lighthouse));
}

type Extreme = 'highest' | 'lowest';

/** Whether a lighthouse is the highest or the lowest that counts. Neither exists while nobody has a lighthouse. */
function extremeOf(view: TableView, lighthouse: Lighthouse | null): Extreme | null {
  const heights = byHeight(view).map((participant) => heightOf(participant.lighthouse));
  const height = heightOf(lighthouse);
  if (height === 0 && heights[0] === 0) return null;
  if (height === heights[0]) return 'highest';
  return height === heights.at(-1) ? 'lowest' : null;
}

/** The same in a word. */
function extremeName(view: TableView, lighthouse: Lighthouse | null, words: Words): string[] {
  const extreme = extremeOf(view, lighthouse);
  return extreme ? [words.extreme[extreme]] : [];
}

/**
 * The same in words, with what comes of it while the round goes on.
 * @param belts null: the dummy's, which loses none and gets no bonus (bukubuku 13, 14)
 * @param isSorted in a list in which the lowest are the last
 */
function extremeNotes(
  view: TableView,
  { lighthouse, belts }: Pick<Participant, 'lighthouse' | 'belts'>,
  words: Words,
  isSorted = false,
): string[] {
  const extreme = extremeOf(view, lighthouse);
  if (!extreme) return [];
  if (belts === null || view.current.phase === 'over') return [words.extreme[extreme]];
  if (isSorted && extreme === 'lowest') return [words.lowestInShort];
  // Somebody takes the higher of two lighthouses: whoever keeps a lower one is not highest after that.
  if (extreme === 'highest' && isBelowOffered(view, lighthouse)) return [words.extreme.highest];
  // bukubuku 6: who has no belt to lose drops out.
  if (extreme === 'highest' && belts === 0) return [words.ifItLasts.dropsOut];
  return [!isSorted && extreme === 'highest' ? words.highestInShort : words.ifItLasts[extreme]];
}

const isBelowOffered = ({ current }: TableView, lighthouse: Lighthouse | null): boolean =>
  current.phase === 'play' && heightOf(lighthouse) < Math.max(...current.lighthouses);

const lighthouseNote = (lighthouse: Lighthouse | null, words: Words): Line =>
  lighthouse === null ? [words.noLighthouse] : [lighthouseInline(lighthouse)];

/**
 * Everybody, each on a line: from the highest lighthouse to the lowest, with what that brings.
 * @param isPast a review, which has what came of it in what follows: `[9] Ann 🛟 2 highest`
 */
export function heightLines(view: TableView, name: Namer, words: Words, isPast = false): Line[] {
  const participants = byHeight(view);
  const out = view.standings.flatMap((standing, seat) =>
    standing ? [] : [joinLines([asFirst(name(seat), words), words.isOut], NARROW_SPACE)],
  );
  if (participants[0]?.lighthouse === null) return [...beltsOfAll(view, name, words), ...out];
  const lines = participants.map((participant) => {
    const notes = isPast
      ? extremeName(view, participant.lighthouse, words)
      : extremeNotes(view, participant, words, true);
    return heightLine(participant, notes, name, words);
  });
  return [...lines, ...out];
}

function heightLine(
  { who, belts, lighthouse }: Participant,
  notes: string[],
  name: Namer,
  words: Words,
): Line {
  const shown = lighthouse === null ? [words.noLighthouseMark] : [lighthouseInline(lighthouse)];
  const count = belts === null ? '' : words.beltCount(belts);
  const standing = line`${shown} ${joinLines([asFirst(name(who), words), count], NARROW_SPACE)}`;
  return joinLines([standing, ...notes], ' ');
}

/** Everybody's belts, and from the second round on the points of earlier rounds, each on a line, while nobody has a lighthouse. */
export const beltsOfAll = ({ standings, totals, round }: TableView, name: Namer, words: Words): Line[] =>
  standings.flatMap((standing, seat) => {
    if (!standing) return [];
    const player = joinLines([asFirst(name(seat), words), words.beltCount(standing.belts)], NARROW_SPACE);
    return [joinWithDots([player, ...(round > 1 ? [words.total(totals[seat]!)] : [])])];
  });

/** What earlier rounds have paid a seat, and its place by that, once its line of the first turn is gone. */
export function totalSoFar({ totals, round, turns }: TableView, seat: Seat, words: Words): string[] {
  if (round === 1 || turns.length === 0) return [];
  return [words.totalSoFar(totals[seat]!, placeOf(totals, seat), isTied(totals, seat))];
}

const placeOf = (sums: readonly number[], seat: Seat): number =>
  sums.filter((sum) => sum > sums[seat]!).length + 1;

const isTied = (sums: readonly number[], seat: Seat): boolean =>
  sums.filter((sum) => sum === sums[seat]).length > 1;

/** What everybody has in all after this round, from the most to the least, and the place of a seat. */
export function totalsLine({ current, totals }: TableView, seat: Seat, name: Namer, words: Words): Line {
  const scores = current.phase === 'over' ? current.scores : [];
  const sums = totals.map((total, index) => total + (scores[index] ?? 0));
  const seats = [...sums.keys()].toSorted((a, b) => sums[b]! - sums[a]!);
  const list = seats.map((each) => joinLines([[name(each)], words.pointCount(sums[each]!)], NO_BREAK_SPACE));
  return words.totals(joinWithDots(list), placeOf(sums, seat), isTied(sums, seat));
}

/** A seat's belts, its lighthouse, and whether that is the highest or the lowest; or that the seat is out. */
function standingNotes(view: TableView, seat: Seat, words: Words, isBrief = false): (Line | string)[] {
  const standing = view.standings[seat];
  if (!standing) return [words.isOut];
  const { belts, lighthouse } = standing;
  return [
    isBrief ? words.beltCount(belts) : `**${words.belts(belts)}**`,
    lighthouseNote(lighthouse, words),
    ...extremeNotes(view, standing, words),
  ];
}

/** The same in brief, as reviews have it: `[9] 🛟 2 highest`. What would come of it is what follows there. */
export function standingInShort(view: TableView, seat: Seat, words: Words): Line {
  const standing = view.standings[seat];
  if (!standing) return [words.isOut];
  return inShort(view, standing.lighthouse, [words.beltCount(standing.belts)], words);
}

/** The dummy's, without belts. */
export const dummyInShort = (view: TableView, words: Words): Line =>
  inShort(view, view.dummy?.lighthouse ?? null, [], words);

function inShort(view: TableView, lighthouse: Lighthouse | null, belts: string[], words: Words): Line {
  const notes = [...belts, ...extremeName(view, lighthouse, words)];
  return joinLines([...(lighthouse === null ? [] : [lighthouseNote(lighthouse, words)]), ...notes], ' ');
}

/** The dummy's lighthouse, whether it is the highest or the lowest, and whose pile the dummy's next card comes from. */
function dummyNotes(view: TableView, name: Namer, words: Words): (Line | string)[] {
  const { dummy } = view;
  if (!dummy) return [];
  const { lighthouse } = dummy;
  return [
    lighthouseNote(lighthouse, words),
    ...(isUnpaid(view) ? [words.lowestUnpaid] : extremeNotes(view, { lighthouse, belts: null }, words)),
    ...dummyPile(view, name, words),
  ];
}

/** bukubuku 14: whether a round is over whose lowest lighthouse was the dummy's alone. */
const isUnpaid = ({ current }: TableView): boolean =>
  current.phase === 'over' &&
  current.payouts.some((payout) => !payout.out) &&
  current.payouts.every((payout) => payout.out || !payout.lowest);

/** Whose pile the dummy's card of this turn comes from. */
export const dummyPile = ({ current }: TableView, name: Namer, words: Words): Line[] =>
  current.phase === 'play' && current.dummyFrom !== null
    ? [line`${faceDownInline} ${words.dummyFrom(name(current.dummyFrom))}`]
    : [];

/** Every seat with all that is public about it. @param isBrief belts and cards face down are told by a picture or a word alone */
export const seatRows = (view: TableView, words: Words, isBrief = false): Block => ({
  part: 'seats',
  rows: view.standings.map((_, seat) => seatRow(view, seat, words, isBrief)),
});

function seatRow(view: TableView, seat: Seat, words: Words, isBrief: boolean): SeatRow {
  const { current, totals, round, standings } = view;
  const total = round > 1 ? [words.total(totals[seat]!)] : [];
  switch (current.phase) {
    case 'build': {
      const [belts = ''] = standingNotes(view, seat, words);
      return { seat, isActing: current.seat === seat, note: joinWithDots([belts, ...total]) };
    }
    case 'play': {
      const hasLaid = current.laid[seat]!;
      const notes = [
        ...standingNotes(view, seat, words, isBrief),
        ...total,
        ...(hasLaid ? [isBrief ? words.hasLaid : line`${words.hasLaid} ${faceDownInline}`] : []),
      ];
      return { seat, isActing: standings[seat] !== null && !hasLaid, note: joinWithDots(notes) };
    }
    case 'over':
      return { seat, isActing: false, note: joinWithDots(scoreNotes(view, seat, words)) };
  }
}

/** The dummy has no seat, but a row below the seats; while its piles are built, their sizes. */
export function dummyRow(view: TableView, words: Words, name = namerFor(words)): Block[] {
  const { dummy, current } = view;
  if (!dummy) return [];
  if (current.phase !== 'build') {
    const told = text(line`▫️ ${words.dummy} · ${joinWithDots(dummyNotes(view, name, words))}`);
    return [{ ...told, isFaceDown: true }];
  }
  const piles = dummy.pileSizes.map((count, seat) => words.pile({ seat }, count));
  return [{ ...text(line`${words.dummy}${words.colon}${joinWithDots(piles)}`, 'small'), isFaceDown: true }];
}

/**
 * What the round paid every seat, from the most to the least, each on one line of a phone: the turns that cost a belt stand in
 * the details.
 */
export function scoreRows(view: TableView, words: Words): Block {
  const scores = view.current.phase === 'over' ? view.current.scores : [];
  const seats = [...view.standings.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const rowOf = (seat: Seat): SeatRow => ({
    seat,
    isActing: false,
    note: joinWithDots(briefScore(view, seat, words)),
  });
  return { part: 'seats', rows: seats.map(rowOf) };
}

function briefScore(view: TableView, seat: Seat, words: Words): (Line | string)[] {
  const { current, standings } = view;
  if (current.phase !== 'over') return [];
  const payout = current.payouts[seat]!;
  const points = words.briefPoints(current.scores[seat]!);
  if (payout.out) return [points, words.isOut];
  return [points, words.beltCount(payout.belts), lighthouseNote(standings[seat]?.lighthouse ?? null, words)];
}

/** Who got a point for the lowest lighthouse: on a line of its own, as it does not fit beside every name. */
export function lowestLine({ current }: TableView, name: Namer, words: Words): Block[] {
  if (current.phase !== 'over') return [];
  const seats = current.payouts.flatMap((payout, seat) => (!payout.out && payout.lowest ? [seat] : []));
  return seats.length === 0 ? [] : [smallText(words.lowestGot(nameList(seats, name, words)))];
}

/** What the round paid a seat, and why: the belts that are left, the turns that cost one, the lowest lighthouse. */
export function scoreNotes(view: TableView, seat: Seat, words: Words): (Line | string)[] {
  const { current, standings, turns } = view;
  if (current.phase !== 'over') return [];
  const payout = current.payouts[seat]!;
  const points = words.points(current.scores[seat]!);
  const lostOn = turns.flatMap(({ lost }, turn) => (lost.includes(seat) ? [turn + 1] : []));
  const losses = lostOn.length > 0 ? [words.lostOn(lostOn)] : [];
  if (payout.out) {
    const outOn = turns.findIndex(({ out }) => out.includes(seat)) + 1;
    return [points, words.outOn(outOn), ...losses];
  }
  const lighthouse = lighthouseNote(standings[seat]?.lighthouse ?? null, words);
  return [
    points,
    words.belts(payout.belts),
    ...losses,
    payout.lowest ? line`${lighthouse} ${words.lowestBonus}` : lighthouse,
  ];
}
