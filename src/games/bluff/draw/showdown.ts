/** A showdown: who challenged whom, what was counted, who loses how many dice, and the dice of all. */
import { plain, signed } from '../../../game/numbers.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { joinLines, joinWithDots, smallText } from '../../../game/screen-parts.ts';
import { countsAs, type DieFace } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Showdown } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { diceLine } from './shared.ts';

/** A challenge, the count, and who loses how many dice (bluff 10). */
export const showdownLines = (showdown: Showdown, words: Words): Block[] =>
  [challengeOf(showdown, words), countOf(showdown, words), lossOf(showdown, words)].map((content) =>
    text(content),
  );

/** The same in less room. */
export const showdownInBrief = (showdown: Showdown, words: Words): Block[] => [
  text(challengeOf(showdown, words)),
  smallText(joinWithDots([countOf(showdown, words), lossOf(showdown, words)])),
];

export const challengeOf = ({ challenger, caller }: Showdown, words: Words): Line =>
  words.challenged({ seat: challenger }, { seat: caller });

export const countOf = ({ call, actual }: Showdown, words: Words): Line =>
  words.counted(words.call(call), actual, actual - call.count);

export function lossOf({ challenger, caller, call, actual, lost }: Showdown, words: Words): Line {
  if (actual === call.count) return words.allButLose({ seat: caller });
  const loser = actual > call.count ? challenger : caller;
  return words.loses({ seat: loser }, lost[loser]!);
}

interface SeatDice {
  readonly seat: number;
  /** Those that count for the call. */
  readonly counted: readonly DieFace[];
  readonly others: readonly DieFace[];
}

/** The dice of every seat that had some. */
const diceBySeat = ({ dice, call }: Showdown): SeatDice[] =>
  dice.flatMap((seatDice, seat) =>
    seatDice.length === 0
      ? []
      : [
          {
            seat,
            counted: seatDice.filter((die) => countsAs(die, call.face)),
            others: seatDice.filter((die) => !countsAs(die, call.face)),
          },
        ],
  );

/** A row for each seat: first its dice that count for the call, then the others. */
export const showdownRows = (showdown: Showdown): Block[] =>
  diceBySeat(showdown).map(({ seat, counted, others }) => {
    const first = joinLines([`✅ **${counted.length}**`, diceLine(counted)], ' ');
    return text(line`${{ seat }} · ${joinLines([first, diceLine(others)], ' | ')}`);
  });

/** All dice in one paragraph of small print: those that count for the call in pictures, the others as signs. */
export const showdownSummary = (showdown: Showdown): Block =>
  smallText(
    joinWithDots(
      diceBySeat(showdown).map(
        ({ seat, counted, others }): Line =>
          line`${{ seat }} ${joinLines([diceLine(counted), others.map(signOf).join('')], ' | ')}`,
      ),
    ),
  );

/** bluff 13: who pays whom, or the dice that are left as points. */
export function payments({ options, diceLeft, scores }: TableView, words: Words): Block {
  const format = options.end === 'last' ? signed : plain;
  const bySeat = (scores ?? []).map((score, seat): Line => line`${{ seat }} **${format(score)}**`);
  if (options.end === 'first') return smallText(words.points(joinWithDots(bySeat)));
  const winner = { seat: diceLeft.findIndex((dice) => dice > 0) };
  return smallText(words.paid(winner, options.stake, joinWithDots(bySeat)));
}
