/** Raids in words: who drew what from whom, and what came of it. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type Text, text } from '../../../game/screen.ts';
import { event, joinLines, joinWithDots, smallText } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { type Card, securedPoints } from '../cards.ts';
import type { Action, Raid, State } from '../state.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { cardsLine } from './shared.ts';

/** The most raids that a panel's headline tells of. */
export const MAX_NEWS = 3;

/** The latest raid and what came of it, or that the raid begins. */
export function latestRaid(raids: readonly Raid[], words: Words): Block[] {
  const latest = raids.at(-1);
  if (!latest) return [text(`**${words.raidBegins}**`)];
  // One part, so that a review with little room leaves out both or none.
  return [text(line`${fullRaidLine(latest, words)}\n${outcomeLine(latest, null, words)}`)];
}

/** What a raid drew from whom, and what came of it; of another action nothing. */
export function drawResult(after: State, action: Action, locale: Locale): Line {
  const latest = action.do === 'raid' && 'raids' in after ? after.raids.at(-1) : undefined;
  if (!latest) return [];
  const words = catalogue[locale];
  const { drawn, outcome } = inShort(latest, null, words);
  const isCapture = latest.outcome === 'treasure';
  return joinLines(
    [drawn, isCapture ? words.capturedBy({ seat: latest.seat }, pointsOf(latest)) : outcome],
    ' ',
  );
}

/** Once the raid is over: that it is, and how it ended. One part again: the heading never stands alone. */
export function finalRaid(raids: readonly Raid[], words: Words): Block {
  const heading = `**${words.roundOver}**`;
  const latest = raids.at(-1);
  if (!latest) return text(heading);
  return text(line`${heading}\n${fullRaidLine(latest, words)}\n${outcomeLine(latest, null, words)}`);
}

/**
 * The unread raids: the seat's own and the latest in full.
 * @param isCrowded whether the panel has room for each in short only
 * @param limit the most lines in short, unless more raids concern the seat
 */
export function raidNews(
  raids: readonly Raid[],
  seat: Seat,
  { isCrowded, limit }: { readonly isCrowded: boolean; readonly limit: number },
  words: Words,
): Block[] {
  const most = Math.min(limit, MAX_NEWS);
  const unread = unreadBy(raids, seat);
  const news = newsOf(unread, seat, most);
  if (news.length === 0) return latestRaid(raids, words);
  const latest = raids.at(-1);
  if (isTooMuch(news, seat, most)) {
    // Raids among others give way first.
    const isComplete = most === MAX_NEWS;
    if (isCrowded || !latest) return inSummary(unread, seat, { isComplete }, words);
    const before = unreadBy(raids.slice(0, -1), seat);
    return [...inSummary(before, seat, { isComplete }, words), ...raidInFull(latest, seat, words)];
  }
  if (isCrowded && news.length > 1) return newsLines(news, seat, words);
  return news.flatMap((item) =>
    typeof item !== 'number' && (item === latest || item.seat === seat)
      ? raidInFull(item, seat, words)
      : newsLines([item], seat, words),
  );
}

/** The unread raids of a round that is over, in short; where they are many, without those among others, which the details have. */
export function lastRaids(
  raids: readonly Raid[],
  seat: Seat,
  { isCrowded }: { readonly isCrowded: boolean },
  words: Words,
): Block[] {
  const limit = isCrowded ? MAX_NEWS - 1 : MAX_NEWS;
  const unread = unreadBy(raids, seat);
  const news = newsOf(unread, seat, limit);
  return isTooMuch(news, seat, limit)
    ? inSummary(unread, seat, { isComplete: false }, words)
    : newsLines(news, seat, words);
}

/** Whether there are too many lines, and some of them tell of draws from the seat, which one line can tell of. */
const isTooMuch = (news: readonly News[], seat: Seat, limit: number): boolean =>
  news.length > limit && news.some((item) => typeof item !== 'number' && drewFrom(seat)(item));

/**
 * The seat's own raid, and on one line all that was drawn from it since.
 * @param isComplete whether it says how many raids were none of both
 */
function inSummary(
  raids: readonly Raid[],
  seat: Seat,
  { isComplete }: { readonly isComplete: boolean },
  words: Words,
): Block[] {
  const own = raids.filter((raid) => raid.seat === seat);
  const drawn = raids.filter(drewFrom(seat));
  const others = isComplete ? raids.length - own.length - drawn.length : 0;
  const leftOut = others > 0 ? [[words.raidsAmongOthers(others)]] : [];
  if (drawn.length === 0) return newsLines([...own, ...(others > 0 ? [others] : [])], seat, words);
  return [
    ...newsLines(own, seat, words),
    smallText(
      line`${words.drawnFromYou(own.length > 0)}${words.colon}${joinWithDots([...inOrder(drawn, words), ...leftOut])}`,
    ),
  ];
}

/** What became of the cards that were drawn from the reader's hand; what a player did several times in a row is told once. */
function inOrder(raids: readonly Raid[], words: Words): Line[] {
  const runs: Raid[][] = [];
  for (const raid of raids) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const goesOn = first?.outcome === raid.outcome && (raid.outcome === 'back' || first.seat === raid.seat);
    if (run && goesOn) run.push(raid);
    else runs.push([raid]);
  }
  return runs.flatMap((run) => {
    const { seat, outcome } = run[0]!;
    if (outcome === 'nothing') return [];
    const cards = countedCards(run.flatMap(({ drawn }) => (drawn ? [drawn.card] : [])));
    const points = run.reduce((total, raid) => total + pointsOf(raid), 0);
    return [words.becameOfDrawn({ seat }, cards, points, run.length)[outcome]];
  });
}

/** A card that was drawn and came back several times is there once. */
const countedCards = (cards: readonly Card[]): Line =>
  joinLines(
    [...new Set(cards)].map((card) => {
      const times = cards.filter((other) => other === card).length;
      return times > 1 ? line`${cardsLine([card])}×${String(times)}` : cardsLine([card]);
    }),
    ' ',
  );

/** Raids that are told of, or the number of those left out in their place. */
type News = Raid | number;

const drewFrom =
  (seat: Seat) =>
  (raid: Raid): boolean =>
    raid.drawn?.from === seat;

/**
 * What a seat is told of some raids: its own, each one that drew from it, and of the others the latest.
 * @param limit the most lines, unless more raids concern the seat
 */
function newsOf(raids: readonly Raid[], seat: Seat, limit: number): readonly News[] {
  const concerns = (raid: Raid): boolean => raid.seat === seat || drewFrom(seat)(raid);
  const others = raids.filter((raid) => !concerns(raid));
  for (let room = Math.min(limit, others.length); ; room--) {
    const told = others.slice(others.length - room);
    const news = withGapsCounted(raids, (raid) => concerns(raid) || told.includes(raid));
    if (news.length <= limit || room === 0) return news;
  }
}

/** What a seat has yet to read, until it raids again: its own last raid, and all since. */
const unreadBy = (raids: readonly Raid[], seat: Seat): readonly Raid[] =>
  raids.slice(
    Math.max(
      raids.findLastIndex((raid) => raid.seat === seat),
      0,
    ),
  );

function withGapsCounted(raids: readonly Raid[], isTold: (raid: Raid) => boolean): readonly News[] {
  const news: News[] = [];
  for (const raid of raids) {
    const last = news.at(-1);
    if (isTold(raid)) news.push(raid);
    else if (typeof last === 'number') news[news.length - 1] = last + 1;
    else news.push(1);
  }
  return news;
}

/** A line each. The reader's own draw stays large until they draw again: what others drew since stands below it. */
const newsLines = (news: readonly News[], reader: Seat, words: Words): Block[] =>
  news.flatMap((item): Block[] => {
    if (typeof item === 'number') return [smallText(words.raidsLeftOut(item))];
    return item.seat === reader
      ? [text(raidLine(item, reader, words, '**'))]
      : [event(raidLine(item, reader, words))];
  });

/**
 * Raids in order, a line each.
 * @param reader whose panel it is in; null: everybody's
 */
export const raidLog = (raids: readonly Raid[], reader: Seat | null, words: Words): Text[] =>
  raids.map((raid) => event(raidLine(raid, reader, words)));

/** What was drawn from whom, nothing where there was nothing to draw; and what came of it. */
function inShort(
  raid: Raid,
  reader: Seat | null,
  words: Words,
): { readonly drawn: Line; readonly outcome: Line } {
  const { drawn, outcome } = raid;
  return {
    drawn: drawn ? line`${{ seat: drawn.from }} ${cardsLine([drawn.card])}` : [],
    outcome: words.shortOutcome(...outcomeParams(raid, reader))[outcome],
  };
}

/** A raid in one line. */
function raidLine(raid: Raid, reader: Seat | null, words: Words, emphasis = ''): Line {
  const { drawn, outcome } = inShort(raid, reader, words);
  const move = joinLines([line`${{ seat: raid.seat }} ${cardsLine([raid.villain])}`, drawn], ' → ');
  return line`${move} ${emphasis}${outcome}${emphasis}`;
}

/** The raider, whose card was drawn, the points of both cards, and whether the reader held that card. */
const outcomeParams = (raid: Raid, reader: Seat | null) =>
  [
    { seat: raid.seat },
    { seat: raid.drawn?.from ?? raid.seat },
    pointsOf(raid),
    reader !== null && raid.drawn?.from === reader,
  ] as const;

/** What villain and drawn card are worth where they are secured. */
export const pointsOf = ({ villain, drawn }: Raid): number =>
  securedPoints(drawn ? [villain, drawn.card] : []);

const raidInFull = (raid: Raid, reader: Seat | null, words: Words): Block[] => [
  text(fullRaidLine(raid, words)),
  text(outcomeLine(raid, reader, words)),
];

const outcomeLine = (raid: Raid, reader: Seat | null, words: Words): Line =>
  words.outcome(...outcomeParams(raid, reader))[raid.outcome];

function fullRaidLine({ seat, villain, drawn }: Raid, words: Words): Line {
  const actor = line`${{ seat }} ${cardsLine([villain])}`;
  if (!drawn) return words.drewNothing(actor);
  return words.drew(actor, [{ seat: drawn.from }], drawn.position + 1, cardsLine([drawn.card]));
}
