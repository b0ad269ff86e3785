/** What the table and the panels show alike: where everybody stands, and what a turn came to. */
import type { Face } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Inline, type Line, line } from '../../../game/screen.ts';
import { joinLines } from '../../../game/screen-parts.ts';
import { BACK, type Lighthouse, lighthouseFace, weatherFace } from '../cards.ts';
import type { Turn, Who } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

export const pieceOf = (who: Who, say: Words): Inline => (who === 'dummy' ? say.dummy : { seat: who });

export const oneCard = (face: Face): { readonly cards: readonly Face[] } => ({ cards: [face] });
export const lighthouseCard = (number: Lighthouse) => oneCard(lighthouseFace(number));

/** A card that somebody has laid face down. */
export const faceDown = oneCard(BACK);

export const listed = (who: readonly Who[], say: Words): Line =>
  joinLines(
    who.map((of) => [pieceOf(of, say)]),
    ', ',
  );

/** Belts, lighthouse, danger; or out. */
export function standingMarks({ standings, danger }: TableView, seat: Seat, say: Words): (Line | string)[] {
  const of = standings[seat];
  if (!of) return [say.isOut];
  const at: Line = of.lighthouse === null ? [say.noLighthouse] : [lighthouseCard(of.lighthouse)];
  return [`**${say.belts(of.belts)}**`, at, ...(danger.includes(seat) ? [say.danger] : [])];
}

/** Where the dummy stands, and whose pile its next card comes from. */
export function dummyMarks({ dummy, standings, now }: TableView, say: Words): (Line | string)[] {
  if (!dummy || now.phase === 'build') return [];
  const { lighthouse } = dummy;
  const others = Math.max(...standings.map((of) => of?.lighthouse ?? 0));
  return [
    lighthouse === null ? say.noLighthouse : [lighthouseCard(lighthouse)],
    ...(now.phase === 'play' && lighthouse !== null && lighthouse >= others ? [say.dummyHighestNow] : []),
    ...(now.phase === 'play' && now.dummyFrom !== null
      ? [line`${faceDown} ${say.dummyFrom({ seat: now.dummyFrom })}`]
      : []),
  ];
}

/** A turn: its cards from high to low, who took what, who lost a belt. */
export function turnLines(turn: Turn, say: Words): Line[] {
  const cards = turn.shown.map(({ who, card }, place): Line => {
    const taken = turn.lighthouses[place];
    const shown = line`${oneCard(weatherFace(card))} ${pieceOf(who, say)}`;
    return taken === undefined ? shown : line`${shown} → ${lighthouseCard(taken)}`;
  });
  return [...cards, ...losses(turn, say)];
}

export function losses({ lost, out }: Turn, say: Words): Line[] {
  return [
    ...(lost.length ? [say.lost(listed(lost, say))] : []),
    ...(out.length ? [say.wentOut(listed(out, say))] : []),
    // Somebody always has the highest: where no player suffered for it, the dummy has it.
    ...(lost.length + out.length === 0 ? [[say.dummyHighest]] : []),
  ];
}
