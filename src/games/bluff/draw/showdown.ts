/** A showdown: who challenged whom, what was counted, who loses how many dice, and the dice of all. */
import type { Seat } from '../../../game/game.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { joinLines, NO_BREAK_SPACE, smallText } from '../../../game/screen-parts.ts';
import { countsAs, type DieFace } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Showdown } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { diceLine } from './shared.ts';

/** A dot between two items, which never begins a line. */
const DOT = `${NO_BREAK_SPACE}· `;

/** Who starts the round after a showdown, where that is to be told. */
export interface Starter {
  readonly seat: Seat;
  /** The challenger, whom they are next after (bluff 12); null where that goes without saying. */
  readonly after: Seat | null;
}

/** A challenge, the count, and who loses how many dice (bluff 10). */
export const showdownLines = (showdown: Showdown, words: Words, starter?: Starter): Block[] =>
  [challengeOf(showdown, words), countOf(showdown, words), outcomeOf(showdown, words, starter)].map(
    (content) => text(content),
  );

/** The same in less room. */
export const showdownInBrief = (showdown: Showdown, words: Words, starter?: Starter): Block[] => [
  text(challengeOf(showdown, words)),
  smallText(countOf(showdown, words)),
  smallText(outcomeOf(showdown, words, starter)),
];

const outcomeOf = (showdown: Showdown, words: Words, starter: Starter | undefined): Line =>
  joinLines([lossOf(showdown, words), ...(starter ? [startOf(starter, words)] : [])], DOT);

const startOf = ({ seat, after }: Starter, words: Words): Line =>
  words.starts({ seat }, after === null ? null : { seat: after });

export const challengeOf = ({ challenger, caller }: Showdown, words: Words): Line =>
  words.challenged({ seat: challenger }, { seat: caller });

export const countOf = ({ call, actual }: Showdown, words: Words): Line =>
  words.counted(words.call(call), actual, actual - call.count);

export function lossOf({ challenger, caller, call, actual, lost, dice }: Showdown, words: Words): Line {
  const losers = lost.flatMap((count, seat) => (count > 0 ? [seat] : []));
  // After an exact call everybody else loses a die; where that is one player, they are named.
  if (actual === call.count && losers.length > 1) {
    const out = losers.filter((seat) => dice[seat]!.length === lost[seat]).map((seat): Line => [{ seat }]);
    return words.allButLose({ seat: caller }, joinLines(out, words.listSeparator));
  }
  const loser = losers[0] ?? (actual > call.count ? challenger : caller);
  return words.loses({ seat: loser }, lost[loser]!, lost[loser] === dice[loser]!.length);
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

/** A row for each seat: how many of its dice count for the call, these dice, and the others. */
export const showdownRows = (showdown: Showdown, words: Words): Block[] =>
  diceBySeat(showdown).map(({ seat, counted, others }) =>
    text(words.diceOf({ seat }, counted.length, diceLine(counted), diceLine(others))),
  );

/** The same in small print, with signs for the dice that do not count. */
export const smallShowdownRows = (showdown: Showdown, words: Words): Block[] =>
  diceBySeat(showdown).map(({ seat, counted, others }) =>
    smallText(words.diceOf({ seat }, counted.length, diceLine(counted), others.map(signOf))),
  );

/** The only seat that has dice left, where a match is played to the last. */
export const winnerOf = (diceLeft: readonly number[]): number => diceLeft.findIndex((dice) => dice > 0);

/** bluff 13: who pays whom, or the dice that are left as points. */
export function payments({ options, diceLeft, scores }: TableView, words: Words): Block {
  const format = options.end === 'last' ? signed : plain;
  const bySeat = (scores ?? []).map((score, seat): Line => line`${{ seat }} **${format(score)}**`);
  const listed = joinLines(bySeat, DOT);
  if (options.end === 'first') return smallText(words.points(listed));
  return smallText(words.paid({ seat: winnerOf(diceLeft) }, options.stake, listed));
}
