/** How everybody stands: belts, heights of lighthouses, and what the round paid them and why. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type SeatRow, text } from '../../../game/screen.ts';
import { joinLines, joinWithDots, NARROW_SPACE, smallText } from '../../../game/screen-parts.ts';
import type { Lighthouse } from '../cards.ts';
import type { SeatOrDummy } from '../state.ts';
import { heightOf } from '../turn.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { faceDownInline, lighthouseInline, type Namer } from './shared.ts';

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

type Extreme = 'highest' | 'lowest' | null;

/** Whether a lighthouse is the highest or the lowest that counts. Neither exists while nobody has a lighthouse. */
function extremeOf(view: TableView, lighthouse: Lighthouse | null): Extreme {
  const heights = byHeight(view).map((participant) => heightOf(participant.lighthouse));
  const height = heightOf(lighthouse);
  if (height === 0 && heights[0] === 0) return null;
  if (height === heights[0]) return 'highest';
  return height === heights.at(-1) ? 'lowest' : null;
}

const extremeNotes = (view: TableView, lighthouse: Lighthouse | null, words: Words): string[] => {
  const extreme = extremeOf(view, lighthouse);
  return extreme ? [words[extreme]] : [];
};

const lighthouseNote = (lighthouse: Lighthouse | null, words: Words): Line =>
  lighthouse === null ? [words.noLighthouse] : [lighthouseInline(lighthouse)];

/** A player with belts, and from the second round on the points of earlier rounds; the dummy has neither. */
function brief(
  { totals, round }: TableView,
  who: SeatOrDummy,
  belts: number | null,
  name: Namer,
  words: Words,
): Line {
  if (who === 'dummy') return [name(who)];
  const points = round > 1 ? words.pointCount(totals[who]!) : '';
  return line`${joinLines([[name(who)], belts === null ? '' : words.beltCount(belts)], NARROW_SPACE)}${points}`;
}

/** Everybody's lighthouse and belts in a few lines: the highest with what it costs, the others and who is out, the lowest. */
export function heightLines(view: TableView, name: Namer, words: Words): Line[] {
  const participants = byHeight(view);
  const briefs = (extreme: Extreme): Line =>
    joinWithDots(
      participants
        .filter(({ lighthouse }) => extremeOf(view, lighthouse) === extreme)
        .map(({ who, belts, lighthouse }) => {
          const player = brief(view, who, belts, name, words);
          return lighthouse === null ? player : line`${lighthouseInline(lighthouse)} ${player}`;
        }),
    );
  const others = joinWithDots([briefs(null), ...outLines(view, name, words)]);
  const highest = participants[0]?.lighthouse ?? null;
  const lowest = participants.at(-1)?.lighthouse ?? null;
  if (highest === null) return [line`${words.noLighthouseYet}${words.colon}${others}`];
  // bukubuku 13, 14: the dummy loses no belt, and if it alone is lowest nobody gets the bonus.
  const isDummyAlone = view.highest.length === 0;
  const hasBonus = participants.some(({ who, lighthouse }) => who !== 'dummy' && lighthouse === lowest);
  return [
    line`${words.highestPays(isDummyAlone)}${briefs('highest')}`,
    ...(others.length > 0 ? [others] : []),
    line`${words.lowestGets(hasBonus, lowest === null)}${briefs('lowest')}`,
  ];
}

/** The players who are out, if there are any. */
function outLines(view: TableView, name: Namer, words: Words): Line[] {
  const out = view.standings.flatMap((standing, seat) =>
    standing ? [] : [brief(view, seat, null, name, words)],
  );
  return out.length > 0 ? [line`${words.isOut}${words.colon}${joinWithDots(out)}`] : [];
}

/** Everybody's belts, while nobody can have a lighthouse yet. */
export const beltsOfAll = (view: TableView, name: Namer, words: Words): Line =>
  joinWithDots(
    view.standings.flatMap((standing, seat) =>
      standing ? [brief(view, seat, standing.belts, name, words)] : [],
    ),
  );

/** A seat's belts, its lighthouse, and whether that is the highest or the lowest; or that the seat is out. */
function standingNotes(view: TableView, seat: Seat, words: Words): (Line | string)[] {
  const standing = view.standings[seat];
  if (!standing) return [words.isOut];
  const { belts, lighthouse } = standing;
  return [
    `**${words.belts(belts)}**`,
    lighthouseNote(lighthouse, words),
    ...extremeNotes(view, lighthouse, words),
  ];
}

/** The dummy's lighthouse, whether it is the highest or the lowest, and whose pile the dummy's next card comes from. */
function dummyNotes(view: TableView, words: Words): (Line | string)[] {
  const { dummy } = view;
  if (!dummy) return [];
  return [
    lighthouseNote(dummy.lighthouse, words),
    ...extremeNotes(view, dummy.lighthouse, words),
    ...dummyPile(view, words),
  ];
}

/** Whose pile the dummy's card of this turn comes from. */
export const dummyPile = ({ current }: TableView, words: Words): Line[] =>
  current.phase === 'play' && current.dummyFrom !== null
    ? [line`${faceDownInline} ${words.dummyFrom({ seat: current.dummyFrom })}`]
    : [];

/** Every seat with all that is public about it. */
export const seatRows = (view: TableView, words: Words): Block => ({
  part: 'seats',
  rows: view.standings.map((_, seat) => seatRow(view, seat, words)),
});

function seatRow(view: TableView, seat: Seat, words: Words): SeatRow {
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
        ...standingNotes(view, seat, words),
        ...total,
        ...(hasLaid ? [line`${faceDownInline} ${words.hasLaid}`] : []),
      ];
      return { seat, isActing: standings[seat] !== null && !hasLaid, note: joinWithDots(notes) };
    }
    case 'over':
      return { seat, isActing: false, note: joinWithDots(scoreNotes(view, seat, words)) };
  }
}

/** The dummy has no seat, but a row below the seats; while its piles are built, their sizes. */
export function dummyRow(view: TableView, words: Words): Block[] {
  const { dummy, current } = view;
  if (!dummy) return [];
  if (current.phase !== 'build')
    return [text(line`▫️ ${words.dummy} · ${joinWithDots(dummyNotes(view, words))}`)];
  const piles = dummy.pileSizes.map((count, seat) => words.pile({ seat }, count));
  return [smallText(line`${words.dummy}${words.colon}${joinWithDots(piles)}`)];
}

/** What the round paid every seat, each on one line of a phone: the turns that cost a belt stand in the details. */
export const scoreRows = (view: TableView, words: Words): Block => ({
  part: 'seats',
  rows: view.standings.map((_, seat) => ({
    seat,
    isActing: false,
    note: joinWithDots(briefScore(view, seat, words)),
  })),
});

function briefScore(view: TableView, seat: Seat, words: Words): (Line | string)[] {
  const { current, standings } = view;
  if (current.phase !== 'over') return [];
  const payout = current.payouts[seat]!;
  const points = words.points(current.scores[seat]!);
  if (payout.out) return [points, words.isOut];
  const lighthouse = lighthouseNote(standings[seat]?.lighthouse ?? null, words);
  return [
    points,
    words.beltCount(payout.belts),
    payout.lowest ? line`${lighthouse} ${words.lowest} +1` : lighthouse,
  ];
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
