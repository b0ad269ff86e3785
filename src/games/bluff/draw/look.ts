/** What the table and a panel both show: dice, calls, what was done, and a challenge laid open. */
import type { Seat } from '../../../game/game.ts';
import { type Line, line, type Part, type SeatRow, text } from '../../../game/screen.ts';
import { joinLines, smallText } from '../../../game/screen-parts.ts';
import { callsAbove, counts, type Face, WILD } from '../dice.ts';
import { HIDDEN, pictureOf } from '../pictures.ts';
import type { LogEntry, Showdown } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';

/** Dice in a row; nothing where there are none. */
export const dice = (faces: readonly Face[]): Line =>
  faces.length > 0 ? [{ cards: faces.map(pictureOf) }] : [];

export const diceOnTable = ({ left }: TableView): number => left.reduce((sum, of) => sum + of, 0);

/** The call to beat, large, and which come next. */
export function standingCall(view: TableView, say: Words): Part[] {
  const { call } = view;
  if (!call) return [];
  return [
    text(say.callOf({ seat: call.seat })),
    text(say.call(call), 'title'),
    smallText(ladderAbove(view, say)),
  ];
}

/** Rungs of the ladder that are always shown, and how far to each side of the next wild call. */
const NEXT = 3;
const AROUND = 1;

/** The next calls, and where wilds come in: `4×④ → 4×⑤ → 5×① … 5×⑤ → 3×★ → 6×①`. */
function ladderAbove(view: TableView, say: Words): Line {
  const calls = callsAbove(view.call, diceOnTable(view));
  if (calls.length === 0) return [say.nothingAbove];
  const wild = calls.findIndex(({ face }) => face === WILD);
  const shown = calls.flatMap((call, at) =>
    at < NEXT || (wild >= 0 && Math.abs(at - wild) <= AROUND) ? [{ call, at }] : [],
  );
  const rungs = shown.reduce<Line>((all, { call, at }, i) => {
    const rung = say.rung(call);
    if (i === 0) return rung;
    return line`${all}${shown[i - 1]!.at === at - 1 ? ' → ' : ' … '}${rung}`;
  }, []);
  const more = shown.at(-1)!.at < calls.length - 1;
  return say.ladder(more ? line`${rungs} …` : rungs);
}

/** A row a seat: its dice, hidden and revealed, and a mark for each it has lost. */
export function seatRow(view: TableView, seat: Seat, say: Words): SeatRow {
  const { left, shown, lost, turn } = view;
  const has = left[seat]!;
  if (has === 0) return { seat, isActing: false, note: [`💀 ${say.out}`] };
  const hidden = has - shown[seat]!.length;
  const cups: Line[] = [
    ...(hidden > 0 ? [line`${{ cards: [HIDDEN] }}×${hidden}`] : []),
    ...(shown[seat]!.length > 0 ? [dice(shown[seat]!)] : []),
  ];
  const marks: Line[] = [...cups, ...(lost[seat]! > 0 ? [[LOST.repeat(lost[seat]!)]] : [])];
  return { seat, isActing: turn === seat, note: joinLines(marks, ' ') };
}

const LOST = '✖';

/** What was done lately in this round, but for the call that stands: it is shown large. */
export function lately({ log, call }: TableView, most: number, say: Words): Part[] {
  const standing = call ? log.findLastIndex((deed) => deed.kind === 'call') : -1;
  const told = log.filter((_, at) => at !== standing).slice(-most);
  return told.map((deed) => smallText(tell(deed, say)));
}

function tell(deed: LogEntry, say: Words): Line {
  const who = { seat: deed.seat };
  return deed.kind === 'call'
    ? say.called(who, say.call(deed))
    : say.revealed(who, dice(deed.dice), deed.rolled);
}

/** Who challenged what, and what came of it. */
export function showdownTold({ challenger, caller, call, actual, lost }: Showdown, say: Words): Line[] {
  const over = actual - call.count;
  const loser = over > 0 ? challenger : caller;
  return [
    say.challenged({ seat: challenger }, { seat: caller }),
    say.counted(say.call(call), actual, over),
    over === 0 ? say.allButLose({ seat: caller }) : say.loses({ seat: loser }, lost[loser]!),
  ];
}

/** Everybody's dice: those that count first, ticked, then the others. */
export function showdownDice({ dice: all, call }: Showdown): Part[] {
  return all.flatMap((of, seat) => {
    if (of.length === 0) return [];
    const counted = of.filter((die) => counts(die, call.face));
    const others = of.filter((die) => !counts(die, call.face));
    const ticked = joinLines([`✅ **${counted.length}**`, dice(counted)], ' ');
    return [text(line`${{ seat }} · ${joinLines([ticked, dice(others)], ' | ')}`)];
  });
}
