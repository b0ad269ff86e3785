/** A showdown: who challenged whom, what was counted, who loses how many dice, and the dice of all. */
import type { Seat } from '../../../game/game.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { type Block, type Inline, type Line, line, text } from '../../../game/screen.ts';
import { JOINER, joinLines, NO_BREAK_SPACE, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { countsAs, type DieFace } from '../dice.ts';
import { signOf } from '../pictures.ts';
import type { Action, Showdown, State } from '../state.ts';
import type { TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { diceLine, nameOf } from './shared.ts';

/** A dot between two items, which never begins a line. */
const DOT = `${NO_BREAK_SPACE}· `;

/** Who starts the round after a showdown, where that is to be told. */
export interface Starter {
  readonly seat: Seat;
  /** The challenger, whom they are next after (bluff 12); null where that goes without saying. */
  readonly after: Seat | null;
}

/** A challenge, the count, and who loses how many dice (bluff 10): one part, so that a review leaves out all of it or nothing. */
export const showdownLines = (
  showdown: Showdown,
  words: Words,
  starter?: Starter,
  reader: Seat | null = null,
): Block =>
  text(
    joinLines(
      [
        challengeOf(showdown, words, reader),
        countOf(showdown, words),
        outcomeOf(showdown, words, starter, reader),
      ],
      '\n',
    ),
  );

/** What a challenge came to: the count, and who loses how many dice; of another action nothing. */
export function drawResult(after: State, { do: kind }: Action, locale: Locale): Line {
  const showdown = kind === 'challenge' ? after.last : null;
  if (!showdown) return [];
  const words = catalogue[locale];
  return joinLines([countOf(showdown, words), lossOf(showdown, words)], DOT);
}

/** The same in less room. */
export const showdownInBrief = (
  showdown: Showdown,
  words: Words,
  starter?: Starter,
  reader: Seat | null = null,
): Block[] => [
  text(challengeOf(showdown, words, reader)),
  smallText(countOf(showdown, words)),
  smallText(outcomeOf(showdown, words, starter, reader)),
];

const outcomeOf = (
  showdown: Showdown,
  words: Words,
  starter: Starter | undefined,
  reader: Seat | null,
): Line => joinLines([lossOf(showdown, words, reader), ...(starter ? [startOf(starter, words)] : [])], DOT);

const startOf = ({ seat, after }: Starter, words: Words): Line =>
  words.starts({ seat }, after === null ? null : { seat: after });

export const challengeOf = (
  { challenger, caller }: Showdown,
  words: Words,
  reader: Seat | null = null,
): Line => words.challenged(inSentence(challenger, reader, words), inSentence(caller, reader, words));

/** A player in a sentence; the reader of a panel is "you" there. */
export const inSentence = (seat: Seat, reader: Seat | null, words: Words): Inline =>
  seat === reader ? words.you : { seat };

export const countOf = ({ call, actual }: Showdown, words: Words): Line =>
  words.counted(words.call(call), actual, actual - call.count);

const losersOf = ({ lost }: Showdown): Seat[] => lost.flatMap((count, seat) => (count > 0 ? [seat] : []));

export function lossOf(showdown: Showdown, words: Words, reader: Seat | null = null): Line {
  const { challenger, caller, call, actual, lost, dice } = showdown;
  const losers = losersOf(showdown);
  // After an exact call everybody else loses a die; where that is one player, they are named.
  if (actual === call.count && losers.length > 1) {
    const out = losers.filter((seat) => dice[seat]!.length === lost[seat]);
    const named = out.map((seat) => inSentence(seat, reader, words));
    return words.allButLose(inSentence(caller, reader, words), words.names(named));
  }
  const loser = losers[0] ?? (actual > call.count ? challenger : caller);
  const isOut = lost[loser] === dice[loser]!.length;
  return loser === reader
    ? words.youLose(lost[loser]!, isOut)
    : words.loses({ seat: loser }, lost[loser]!, isOut);
}

interface SeatDice {
  readonly seat: Seat;
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

/** What a seat's dice came to. Those that do not count are signs, so that a row of five dice breaks behind a dot alone. */
const rowOf = ({ seat, counted, others }: SeatDice, words: Words, reader: Seat | null): Line =>
  words.diceOf(
    nameOf(seat, reader),
    counted.length,
    diceLine(counted),
    others.length > 0 ? [others.map(signOf).join(JOINER)] : [],
  );

/** A row for each seat: how many of its dice count for the call, these dice, and the others. */
export const showdownRows = (showdown: Showdown, words: Words, reader: Seat | null = null): Block[] =>
  diceBySeat(showdown).map((dice) => text(rowOf(dice, words, reader)));

/** The same in small print. */
export const smallShowdownRows = (showdown: Showdown, words: Words, reader: Seat | null = null): Block[] =>
  diceBySeat(showdown).map((dice) => smallText(rowOf(dice, words, reader)));

/** Only how many count of each seat, in one line. */
export const showdownCounts = (showdown: Showdown, words: Words, reader: Seat | null = null): Block[] => {
  const counts = diceBySeat(showdown).map(({ seat, counted }) =>
    words.seatHas(nameOf(seat, reader), counted.length),
  );
  return [smallText(words.countsOf(joinLines(counts, words.listSeparator)))];
};

/** How many seats had dice in a showdown. */
export const seatsShown = ({ dice }: Showdown): number => dice.filter(({ length }) => length > 0).length;

/**
 * Earlier showdowns, a line each, at most the latest `count` of them: who challenged whom, the call, the count, the loss.
 * @param hasCounts below one that cost the reader dice, how many counted of each seat
 */
export function earlierShowdowns(
  showdowns: readonly Showdown[],
  count: number,
  words: Words,
  reader: Seat | null = null,
  hasCounts = false,
): Block[] {
  const told = showdowns.slice(showdowns.length - Math.min(count, showdowns.length));
  return told.flatMap((showdown, index) => {
    const inBrief = inOneLine(showdown, words, reader);
    const isOwnLoss = reader !== null && showdown.lost[reader]! > 0;
    return [
      smallText(index === 0 && told.length < showdowns.length ? line`… ${inBrief}` : inBrief),
      ...(hasCounts && isOwnLoss ? showdownCounts(showdown, words, reader) : []),
    ];
  });
}

function inOneLine(showdown: Showdown, words: Words, reader: Seat | null): Line {
  const { round, challenger, caller, call, actual, lost, dice } = showdown;
  const losers = losersOf(showdown);
  const [loser = caller] = losers;
  const loss =
    losers.length > 1
      ? words.allButLoseInShort(inSentence(caller, reader, words))
      : words.losesInShort(nameOf(loser, reader), lost[loser]!, lost[loser] === dice[loser]!.length);
  return words.showdownInShort(
    { round, challenger: nameOf(challenger, reader), caller: nameOf(caller, reader) },
    words.rung(call),
    actual,
    loss,
  );
}

/** Earlier showdowns that a seat has not read: of the rounds since its last decision, and the one in which it was made. */
export const unreadShowdowns = ({ earlierShowdowns, acted }: TableView, seat: Seat): readonly Showdown[] =>
  earlierShowdowns.filter(({ round }) => round >= acted[seat]!);

/** The only seat that has dice left, where a match is played to the last. */
export const winnerOf = (diceLeft: readonly number[]): number => diceLeft.findIndex((dice) => dice > 0);

/** bluff 13: who pays whom, or the dice that are left as points. */
export function payments(
  { options, diceLeft, scores }: TableView,
  words: Words,
  reader: Seat | null = null,
): Block {
  const format = options.end === 'last' ? signed : plain;
  const bySeat = (scores ?? []).map(
    (score, seat): Line => line`${nameOf(seat, reader)}${NO_BREAK_SPACE}**${format(score)}**`,
  );
  const listed = joinLines(bySeat, DOT);
  if (options.end === 'first') return smallText(words.points(listed));
  const winner = inSentence(winnerOf(diceLeft), reader, words);
  return smallText(words.paid(winner, options.stake, diceLeft.length - 1, listed));
}
