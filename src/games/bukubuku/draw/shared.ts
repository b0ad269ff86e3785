/** Parts that the table and the panels share: the phase of the round, the seats' standings, and the turns. */
import type { Face } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Inline, type Line, line, text } from '../../../game/screen.ts';
import { joinLines, largeCards, smallText } from '../../../game/screen-parts.ts';
import { BACK, type Lighthouse, lighthouseFace, weatherFace } from '../cards.ts';
import type { SeatOrDummy, Turn } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const nameInline = (who: SeatOrDummy, words: Words): Inline =>
  who === 'dummy' ? words.dummy : { seat: who };

export const cardInline = (face: Face): { readonly cards: readonly Face[] } => ({ cards: [face] });
const lighthouseInline = (number: Lighthouse) => cardInline(lighthouseFace(number));
export const faceDownInline = cardInline(BACK);

export const nameList = (names: readonly SeatOrDummy[], words: Words): Line =>
  joinLines(
    names.map((who) => [nameInline(who, words)]),
    words.listSeparator,
  );

/** The phase of the round and what it waits for, or how the round ended. */
export function heading(
  { round, rounds, turns, turnCount, current, dummy }: TableView,
  words: Words,
): Block[] {
  const roundTitle = words.roundOf(round, rounds);
  switch (current.phase) {
    case 'build':
      return [
        text(`**${roundTitle} · ${words.step(current.step, current.steps)}**`),
        text(words.building({ seat: current.seat }, current.drawn)),
      ];
    case 'play': {
      const [low, high] = current.lighthouses;
      return [
        text(`**${roundTitle} · ${words.turn(turns.length + 1, turnCount)}**`),
        largeCards([lighthouseFace(low), lighthouseFace(high)]),
        smallText(words.takes(lighthouseInline(low), lighthouseInline(high))),
      ];
    }
    case 'over':
      return [
        text(words.roundOver(round), 'title'),
        // bukubuku 7: a round ends before its last turn for one reason only.
        ...(turns.length < turnCount ? [text(words.endsEarly(dummy !== null))] : []),
      ];
  }
}

/** A seat's belts, its lighthouse, and a warning if that is the highest; or that the seat is out. */
export function standingNotes(
  { standings, highest }: TableView,
  seat: Seat,
  words: Words,
): (Line | string)[] {
  const standing = standings[seat];
  if (!standing) return [words.isOut];
  const { belts, lighthouse } = standing;
  return [
    `**${words.belts(belts)}**`,
    lighthouse === null ? [words.noLighthouse] : [lighthouseInline(lighthouse)],
    ...(highest.includes(seat) ? [words.danger] : []),
  ];
}

/** The dummy's lighthouse, a warning if that is the highest, and whose pile its next card comes from. */
export function dummyNotes({ dummy, standings, current }: TableView, words: Words): (Line | string)[] {
  if (!dummy || current.phase === 'build') return [];
  const { lighthouse } = dummy;
  const seatsHighest = Math.max(...standings.map((standing) => standing?.lighthouse ?? 0));
  const isHighest = lighthouse !== null && lighthouse >= seatsHighest;
  return [
    lighthouse === null ? words.noLighthouse : [lighthouseInline(lighthouse)],
    ...(current.phase === 'play' && isHighest ? [words.dummyHighestNow] : []),
    ...(current.phase === 'play' && current.dummyFrom !== null
      ? [line`${faceDownInline} ${words.dummyFrom({ seat: current.dummyFrom })}`]
      : []),
  ];
}

/** What the round pays a seat, and for what; nothing before its end. */
export function scoreNotes({ current, standings }: TableView, seat: Seat, words: Words): (Line | string)[] {
  if (current.phase !== 'over') return [];
  const payout = current.payouts[seat]!;
  const points = words.points(current.scores[seat]!);
  if (payout.out) return [words.isOut, points];
  const lighthouse = standings[seat]?.lighthouse ?? null;
  const note = lighthouse === null ? line`${words.noLighthouse}` : [lighthouseInline(lighthouse)];
  return [words.belts(payout.belts), payout.lowest ? line`${note} ${words.lowest}` : note, points];
}

/** A turn: its cards from high to low with the lighthouses they took, then the losses. */
export function turnLines(turn: Turn, words: Words): Line[] {
  const cards = turn.shown.map(({ who, card }, rank): Line => {
    const lighthouse = turn.lighthouses[rank];
    const shown = line`${cardInline(weatherFace(card))} ${nameInline(who, words)}`;
    return lighthouse === undefined ? shown : line`${shown} → ${lighthouseInline(lighthouse)}`;
  });
  return [...cards, ...lossLines(turn, words)];
}

function lossLines({ lost, out }: Turn, words: Words): Line[] {
  return [
    ...(lost.length ? [words.lost(nameList(lost, words))] : []),
    ...(out.length ? [words.wentOut(nameList(out, words))] : []),
    // Somebody always has the highest lighthouse: when no player pays for it, it is the dummy's.
    ...(lost.length + out.length === 0 ? [[words.dummyHighest]] : []),
  ];
}

export const lastTurnTitle = ({ turns, current }: TableView, words: Words): string =>
  `**${current.phase === 'over' ? words.finalTurn(turns.length) : words.lastTurn(turns.length)}**`;
