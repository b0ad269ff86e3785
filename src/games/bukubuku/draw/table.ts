/** How the table looks to all. */
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type Screen, text } from '../../../game/screen.ts';
import { joinWithDots, largeCards, separator, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { lighthouseFace } from '../cards.ts';
import type { TableView } from '../views.ts';
import { type Words, words } from '../words/words.ts';
import { dummyMarks, faceDown, lighthouseCard, standingMarks, turnLines } from './look.ts';

export function drawTable(view: TableView, locale: Locale): Screen {
  const say = words[locale];
  return [
    ...heading(view, say),
    separator,
    { part: 'seats', rows: view.standings.map((_, seat) => seatRow(view, seat, say)) },
    ...dummyRow(view, say),
    separator,
    ...latest(view, say),
  ];
}

/** What the table waits for, or how the round ended. */
export function heading({ round, rounds, turns, of, now, dummy }: TableView, say: Words): Part[] {
  const roundOf = say.roundOf(round, rounds);
  switch (now.phase) {
    case 'build':
      return [
        text(`**${roundOf} · ${say.step(now.step, now.steps)}**`),
        text(say.building({ seat: now.seat }, now.drawn)),
      ];
    case 'play': {
      const [low, high] = now.lighthouses;
      return [
        text(`**${roundOf} · ${say.turn(turns.length + 1, of)}**`),
        largeCards([lighthouseFace(low), lighthouseFace(high)]),
        smallText(say.takes(lighthouseCard(low), lighthouseCard(high))),
      ];
    }
    case 'over':
      // bukubuku 7: before its last turn a round ends for one reason.
      return [
        text(say.roundOver(round), 'title'),
        ...(turns.length < of ? [text(say.endsEarly(dummy !== null))] : []),
      ];
  }
}

function seatRow(view: TableView, seat: Seat, say: Words) {
  const { now, totals, round, standings } = view;
  const total = round > 1 ? [say.total(totals[seat]!)] : [];
  switch (now.phase) {
    case 'build':
      return {
        seat,
        isActing: now.seat === seat,
        note: joinWithDots([...standingMarks(view, seat, say).slice(0, 1), ...total]),
      };
    case 'play': {
      const laid = now.laid[seat]!;
      const marks = [...standingMarks(view, seat, say), ...total, ...(laid ? [[faceDown]] : [])];
      return { seat, isActing: standings[seat] !== null && !laid, note: joinWithDots(marks) };
    }
    case 'over':
      return { seat, isActing: false, note: joinWithDots(payMarks(view, seat, say)) };
  }
}

/** What the round pays, and for what. */
export function payMarks({ now, standings }: TableView, seat: Seat, say: Words): (Line | string)[] {
  if (now.phase !== 'over') return [];
  const of = now.paid[seat]!;
  const points = say.points(now.scores[seat]!);
  if (of.out) return [say.isOut, points];
  const lighthouse = standings[seat]?.lighthouse ?? null;
  const at = lighthouse === null ? line`${say.noLighthouse}` : [lighthouseCard(lighthouse)];
  return [say.belts(of.belts), of.lowest ? line`${at} ${say.lowest}` : at, points];
}

/** The dummy is no seat, but stands among them; while it is built, how far its piles have come. */
function dummyRow(view: TableView, say: Words): Part[] {
  const { dummy, now } = view;
  if (!dummy) return [];
  if (now.phase !== 'build') return [text(line`▫️ ${say.dummy} · ${joinWithDots(dummyMarks(view, say))}`)];
  const piles = dummy.left.map((count, seat) => say.pile({ seat }, count));
  return [smallText(line`${say.dummy}: ${joinWithDots(piles)}`)];
}

/** The last turn that was shown. */
function latest({ turns, now }: TableView, say: Words): Part[] {
  const last = turns.at(-1);
  if (!last) return [];
  const title = now.phase === 'over' ? say.finalTurn(turns.length) : say.lastTurn(turns.length);
  return [text(`**${title}**`), ...turnLines(last, say).map((of) => text(of))];
}
